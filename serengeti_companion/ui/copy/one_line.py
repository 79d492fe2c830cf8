"""A piece typed as one line: what it says stands below while it is typed, Enter takes it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from serengeti_companion.games.wild.shorthand import Problem, Reading
from serengeti_companion.ui.copy.told_field import ToldField
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.translation import told

Read = Callable[[str], Reading[Any]]

_LONGEST = 2000
"""More than is read: what is too long is told, not cut."""


class OneLine(QWidget):
    """`entered(piece)`; what cannot be read is marked where it stands, with a sentence below."""

    entered = Signal(object)

    def __init__(self, label: str, hint: str, read: Read, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint, self._read = hint, read
        self.field = ToldField(self)
        self.field.setMaxLength(_LONGEST)
        self.field.setAccessibleName(label)
        self.field.setPlaceholderText(label)
        self.field.textEdited.connect(self._typed)
        self.field.returnPressed.connect(self._enter)
        self.field.given_up.connect(lambda: self._say(self._hint, Role.MUTED))
        self.note = TextLabel(hint, self, size=TextSize.SMALL, role=Role.MUTED)
        self.note.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.field)
        self._column.addWidget(self.note)
        follow(self._resize)

    def set_line(self, line: str) -> None:
        """Show a line as if nobody had touched it."""
        self.field.settle(line)
        self._say(self._hint, Role.MUTED)

    def _typed(self, text: str) -> None:
        reading = self._read(text)
        if not text.strip():
            self._say(self._hint, Role.MUTED)
        elif reading.line is not None:
            self._say(reading.line, Role.MUTED)
        elif reading.problem is not None and not reading.problem.unfinished:
            self._say(told(reading.problem.sentence), Role.REFUSAL)
        else:
            self._say(" · ".join(reading.next_words[:8]) or self._hint, Role.MUTED)

    def _enter(self) -> None:
        text = self.field.text()
        if not text.strip():
            return
        reading = self._read(text)
        if reading.problem is None:
            self.set_line("")
            self.entered.emit(reading.piece)
        else:
            self._point_at(reading.problem)

    def _point_at(self, problem: Problem) -> None:
        sentence = told(problem.sentence)
        self._say(sentence, Role.REFUSAL)
        announce(self.field, sentence, urgent=True)
        self.field.setSelection(problem.start, problem.end - problem.start)
        if problem.start == problem.end:
            self.field.setCursorPosition(problem.start)

    def _say(self, words: str, role: Role) -> None:
        self.note.setText(words)
        self.note.set_role(role)
        self.field.setAccessibleDescription(words)

    def _resize(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current_style().px(2))
