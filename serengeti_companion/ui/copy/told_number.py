"""A whole number that is typed; what is none is told below it, and changes nothing."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.whole_number import read_whole
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize

_WIDTH = 96
_LONGEST = 40


class ToldNumber(QWidget):
    """`settled(number)` once another one is typed; None = left empty, where it may be."""

    settled = Signal(object)

    def __init__(
        self,
        label: str,
        parent: QWidget | None = None,
        *,
        lowest: int = 0,
        highest: int = 999,
        optional: bool = False,
    ) -> None:
        super().__init__(parent)
        self._lowest, self._highest, self._optional = lowest, highest, optional
        self._value: int | None = None
        self.field = QLineEdit(self)
        self.field.setMaxLength(_LONGEST)
        self.field.setAccessibleName(label)
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.editingFinished.connect(self._settle)
        self.problem = TextLabel("", self, size=TextSize.SMALL, role=Role.REFUSAL)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.field)
        self._column.addWidget(self.problem)
        follow(self._resize)

    @property
    def value(self) -> int | None:
        """The settled number."""
        return self._value

    def set_value(self, value: int | None) -> None:
        """Show a number; nothing is emitted."""
        self._value = value
        self.field.setText("" if value is None else str(value))
        self._say("")

    def complain(self, words: str) -> None:
        """Why the number that stands there cannot be."""
        self._say(words)
        announce(self.field, words, urgent=True)

    def _settle(self) -> None:
        text = self.field.text().strip()
        number = read_whole(text, self._lowest, self._highest)
        if number is None and not (self._optional and not text):
            words = self.tr("A whole number from {lowest} to {highest}, please.")
            self.complain(words.format(lowest=self._lowest, highest=self._highest))
        elif number == self._value:
            self.set_value(number)
        else:
            self._say("")
            self.settled.emit(number)

    def _say(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.setVisible(bool(words))
        self.field.setAccessibleDescription(words)

    def _resize(self) -> None:
        style = current_style()
        self.field.setMinimumWidth(style.px(_WIDTH))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(style.px(2))
