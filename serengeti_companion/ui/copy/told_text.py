"""Words that are typed; what is wrong with them is told below, and changes nothing."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from serengeti_companion.ui.copy.told_field import ToldField
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
        self.field = ToldField(self)
        self.field.setMaxLength(_LONGEST)
        self.field.setAccessibleName(label)
        self.field.editingFinished.connect(self._settle)
        self.field.given_up.connect(self.forget)
        self.problem = TextLabel("", self, size=TextSize.SMALL, role=Role.REFUSAL)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.field)
        self._column.addWidget(self.problem)
        follow(self._resize)

    def set_text(self, text: str) -> None:
        """Show it; nothing is emitted. What is wrong stays there until it is put right."""
        if text != self._text or not self.problem.text():
            self._set(text)

    def forget(self) -> None:
        """What was typed and could not be is gone."""
        self._set(self._text)

    def complain(self, words: str) -> None:
        """Why what stands there cannot be."""
        self._say(words)
        announce(self.field, words, urgent=True)

    def _settle(self) -> None:
        text = self.field.text().strip()
        if text == self._text:
            self._set(text)
        else:
            self._say("")
            self.settled.emit(text)

    def _set(self, text: str) -> None:
        self._text = text
        self.field.settle(text)
        self._say("")

    def _say(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.setVisible(bool(words))
        self.field.setAccessibleDescription(words)

    def _resize(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current_style().px(2))
