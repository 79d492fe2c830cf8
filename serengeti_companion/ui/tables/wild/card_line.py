"""A line for one Scene Card: read while it is typed, completed, its wrong part marked."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QTextCharFormat
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild.notation import card_line
from serengeti_companion.games.wild.notation.reading import LONGEST
from serengeti_companion.games.wild.shorthand import (
    CardReading,
    Completion,
    Problem,
    completions,
    read_card,
)
from serengeti_companion.games.wild.terms import BLANK, SceneCard
from serengeti_companion.ui.parts.ghost_line import GhostLine
from serengeti_companion.ui.parts.undo_keys import is_redo, is_undo
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role


class CardLine(GhostLine):
    """`read` after a hand changed the line; `number` is the card's where the line says none."""

    read = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number: int | None = None
        self.marked: tuple[int, int] | None = None
        self._offered = ""
        self._completion: Completion | None = None
        self._reading = read_card("")
        self.setMaxLength(LONGEST)
        self.setAccessibleName(self.tr("The card as one line"))
        self.textEdited.connect(self._edited)
        self.cursorPositionChanged.connect(self._complete)

    @property
    def reading(self) -> CardReading:
        """What the line says."""
        return self._reading

    @property
    def untouched(self) -> bool:
        """Nothing stands there but what was offered."""
        return self.text().strip() == self._offered.strip()

    @property
    def completion(self) -> str:
        """The word that Tab takes, "" where nothing can follow the letters before the cursor."""
        return self._completion.word if self._completion else ""

    @property
    def can_go_on(self) -> bool:
        return self._completion is not None

    def offer(self, number: int | None) -> None:
        """Begin a card with this number; figures typed next take its place."""
        self.number = number
        self._offered = "" if number is None else f"{number} "
        self.setText(self._offered)
        self._refresh()

    def show_card(self, card: SceneCard) -> None:
        """Say this card instead; the field's own undo brings the text before it back."""
        self._offered = ""
        self.blockSignals(True)  # insert() is told like typing
        self.selectAll()
        self.insert("" if card == BLANK else card_line(card))
        self.blockSignals(False)
        self._refresh()

    def reveal(self) -> Problem | None:
        """Enter was pressed: what is wrong is marked, and the cursor stands behind it."""
        problem = self._reading.problem
        if problem is not None:
            self.setCursorPosition(problem.end)
            self._mark(problem)
        return problem

    def take_ghost(self) -> None:
        found = self._completion
        if found is not None:
            self.selectAll()
            self.insert(found.text)
            self.setCursorPosition(found.cursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # With nothing typed yet the way back is that of the whole copy.
        if self.untouched and (is_undo(event) or is_redo(event)):
            event.ignore()
        elif is_redo(event):
            self.redo()
        else:
            super().keyPressEvent(event)

    def _edited(self, text: str) -> None:
        rest = text.removeprefix(self._offered)
        if self._offered and rest != text and rest[:1].isdecimal():
            self.setText(rest)
        self._offered = ""
        self._refresh()
        self.read.emit()

    def _refresh(self) -> None:
        self._reading = read_card(self.text(), self.number)
        problem = self._reading.problem
        self._mark(None if problem is None or problem.unfinished else problem)
        self._complete()

    def _complete(self) -> None:
        """What the word before the cursor may become; nothing is offered before a first letter."""
        text, cursor = self.text(), self.cursorPosition()
        self._completion = None
        if text[:cursor][-1:].isalpha() and not self.hasSelectedText():
            self._completion = next(iter(completions(text, cursor)), None)
        found = self._completion
        self.ghost = found.word[cursor - found.start :] if found else ""
        self.update()

    def _mark(self, problem: Problem | None) -> None:
        """A wave under the part that is wrong."""
        self.marked = None if problem is None else (problem.start, problem.end)
        looks = []
        if problem is not None and problem.end > problem.start:
            start = problem.start - self.cursorPosition()
            kind = QInputMethodEvent.AttributeType.TextFormat
            looks = [QInputMethodEvent.Attribute(kind, start, problem.end - problem.start, _wave())]
        # The one way to a format inside a QLineEdit: what an input method would say of the text.
        QCoreApplication.sendEvent(self, QInputMethodEvent("", looks))


def _wave() -> QTextCharFormat:
    colour = current_style().color(Role.REFUSAL)
    look = QTextCharFormat()
    look.setForeground(colour)
    look.setUnderlineColor(colour)
    look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
    return look
