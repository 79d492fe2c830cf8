"""Words that are typed; what is wrong with them is told below, and changes nothing."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize

_LONGEST = 2000
"""More than any of them may have: what is too long is told, not cut."""


class ToldText(QWidget):
    """`settled(text)` at Enter or when the field is left, if it is another text by then."""

    settled = Signal(str)

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.field = QLineEdit(self)
        self.field.setMaxLength(_LONGEST)
        self.field.setAccessibleName(label)
        self.field.editingFinished.connect(self._settle)
        self.problem = TextLabel("", self, size=TextSize.SMALL, role=Role.REFUSAL)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.field)
        self._column.addWidget(self.problem)
        follow(self._resize)

    def set_text(self, text: str) -> None:
        """Show it; nothing is emitted. The caret stays where the text is the same."""
        self._text = text
        if self.field.text() != text:
            self.field.setText(text)
        self._say("")

    def complain(self, words: str) -> None:
        """Why what stands there cannot be."""
        self._say(words)
        announce(self.field, words, urgent=True)

    def _settle(self) -> None:
        text = self.field.text().strip()
        if text == self._text:
            self.set_text(text)
        else:
            self.settled.emit(text)

    def _say(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.setVisible(bool(words))
        self.field.setAccessibleDescription(words)

    def _resize(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current_style().px(2))
