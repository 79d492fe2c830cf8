"""Numbers to tap, as on a keypad: one of them is chosen."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QWidget

from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight


class NumberGrid(QWidget):
    """`picked(number)` at a tap; the arrow keys walk."""

    picked = Signal(int)

    def __init__(
        self, label: str, numbers: Iterable[int], parent: QWidget | None = None, *, columns: int = 4
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(label)
        self._label = label
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.buttons: dict[int, QPushButton] = {}
        for at, number in enumerate(numbers):
            self.buttons[number] = self._button(number)
            self._grid.addWidget(self.buttons[number], at // columns, at % columns)
        follow(self.restyle)

    def choose(self, number: int | None) -> None:
        """Show which is chosen; nothing is emitted."""
        for each, button in self.buttons.items():
            button.setChecked(each == number)

    def restyle(self) -> None:
        style = current_style()
        self._grid.setSpacing(style.px(6))
        for button in self.buttons.values():
            button.setFont(style.font(TextSize.LARGE, Weight.BOLD, tabular=True))

    def _button(self, number: int) -> QPushButton:
        button = QPushButton(str(number), self)
        button.setCheckable(True)
        button.setAccessibleName(f"{self._label} {number}")
        button.clicked.connect(lambda: self.picked.emit(number))
        self._group.addButton(button)
        return button
