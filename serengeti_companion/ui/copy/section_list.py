"""The parts of a copy, one under the other, and how much of each is told."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild.known import Share
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight

_WIDTH = 232


class SectionList(QWidget):
    """`chosen(key)` when a hand chooses a part."""

    chosen = Signal(str)

    def __init__(self, sections: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Parts of the copy"))
        self._titles = dict(sections)
        self.buttons = {key: QPushButton(self) for key in self._titles}
        self._notes = {key: TextLabel("", self, size=TextSize.SMALL) for key in self._titles}
        self._group = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        for key, button in self.buttons.items():
            self._add(key, button)
        self._column.addStretch()
        follow(self.restyle)

    @property
    def value(self) -> str:
        """The part that is open."""
        return next(key for key, button in self.buttons.items() if button.isChecked())

    def choose(self, key: str) -> None:
        """Mark the part that is open; nothing is emitted."""
        self.buttons[key].setChecked(True)
        self.restyle()

    def tell(self, key: str, words: str, share: Share | None) -> None:
        """How much of a part is told; complete parts carry a tick."""
        done = share is not None and share.complete
        self._notes[key].setText(f"✓ {words}" if done else words)
        self._notes[key].set_role(Role.ACCENT if done else Role.MUTED)
        self.buttons[key].setAccessibleName(f"{self._titles[key]}, {words}")

    def restyle(self) -> None:
        style = current_style()
        self.setFixedWidth(style.px(_WIDTH))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(style.px(2))
        for button in self.buttons.values():
            weight = Weight.BOLD if button.isChecked() else Weight.REGULAR
            button.setFont(style.font(TextSize.BODY, weight))
            button.setMinimumHeight(style.px(Target.TOUCH))

    def _add(self, key: str, button: QPushButton) -> None:
        button.setText(self._titles[key])
        button.setCheckable(True)
        button.clicked.connect(partial(self._choose, key))
        self._group.addButton(button)
        self._column.addWidget(button)
        self._column.addWidget(self._notes[key])

    def _choose(self, key: str) -> None:
        self.restyle()
        self.chosen.emit(key)
