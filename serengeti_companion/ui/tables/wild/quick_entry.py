"""The quick entry line: typed, completed, told beforehand, played with Enter."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import CardTracking, Tracking
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.command_line import CommandLine
from serengeti_companion.ui.parts.wrapped_words import WrappedWords
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.phrases import clause_of, summary, why_not
from serengeti_companion.ui.tables.wild.quick_complete import completion
from serengeti_companion.ui.tables.wild.quick_parse import Entry, read
from serengeti_companion.ui.translation import told


class QuickLine(CommandLine):
    """It lies on the box of the entry and needs no frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setStyleSheet("border: none; background: transparent")


class QuickEntry(CardFrame):
    """The line and, beside it, what Enter would do or what is wrong."""

    session_asked = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._entry = Entry()
        self._tracking: Tracking | None = None
        self._waiting: type | None = None
        self._plays = 0
        self.line = QuickLine(self)
        self.line.setAccessibleName(self.tr("Quick entry"))
        self.line.setToolTip(self.tr("lion c4, move c4 c6, swap c4 e5, take 31, film 108, pass…"))
        self.line.textEdited.connect(self._edited)
        self.line.textChanged.connect(self._show_ghost)
        self.line.returnPressed.connect(self.commit)
        self.words = WrappedWords(self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.line, 4)
        self._row.addWidget(self.words, 6)
        self._show_example()
        follow(self._resize)

    def begin(self, text: str) -> None:
        """Typing began somewhere else on the table."""
        self.line.setFocus()
        # A line that was refused is done with.
        kept = self.line.text() if self._waiting is None else ""
        self._waiting = None
        self.line.setText(kept + text)
        self._read()

    def commit(self) -> None:
        """Play what the line says; it stays until it was accepted, or another is typed."""
        self._read()
        entry = self._entry
        if entry.session is not None:
            self.clear()
            self.session_asked.emit(entry.session)
        elif entry.command is not None:
            self._waiting = type(entry.command)
            self._plays = self._desk.model.session.plays
            if self._desk.play(entry.command):
                self.clear()
            else:
                self.line.selectAll()

    def clear(self) -> None:
        self._waiting = None
        self.line.clear()
        self._read()

    def refresh(self) -> None:
        """The table changed: the same line may mean something else now."""
        self._show_example()
        if self._came_through():
            self.clear()
        elif self.line.text():
            self._read()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.line.text():
            self.clear()
        # What was refused goes with the line it was about: the page hears Escape too.
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """All of the box is the line."""
        self.line.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)

    def _show_example(self) -> None:
        """A line that makes sense with what is tracked."""
        tracking = self._desk.table.tracking
        if tracking is self._tracking:
            return
        self._tracking = tracking
        words = self.tr("Type: pass")
        if tracking.map:
            words = self.tr("Type: lion c4")
        elif tracking.cards is CardTracking.NAMED:
            words = self.tr("Type: film 108")
        elif tracking.cards is CardTracking.COUNTED:
            words = self.tr("Type: take ?")
        self.line.setPlaceholderText(words)

    def _edited(self) -> None:
        """Another line: whatever the one before waits for, this one stays."""
        self._waiting = None
        self._read()

    def _came_through(self) -> bool:
        """Whether the line that was committed has been played since, by an answer or a word."""
        session, waiting = self._desk.model.session, self._waiting
        if waiting is None or session.plays <= self._plays:
            return False
        # The page may have been away: a pass can end the round.
        return any(isinstance(play.command, waiting) for play in session.done[self._plays :])

    def _read(self) -> None:
        text = self.line.text()
        if not text.strip():
            self._entry = Entry()
            self._say("", Role.MUTED, Tone.PLAIN)
            return
        self._entry = read(text, self._desk.table)
        if self._entry.problem is not None:
            self._say(told(self._entry.problem), Role.MUTED, Tone.PLAIN)
        elif self._entry.session is not None:
            self._say(self._way_back(self._entry.session), Role.INK, Tone.ACTIVE)
        elif self._entry.command is not None:
            self._tell(self._entry.command)

    def _tell(self, command: c.Command) -> None:
        preview = self._desk.meets(command)
        reason = why_not(preview)
        if reason:
            words = self.tr("{reason} ({clause})")
            words = words.format(reason=reason, clause=clause_of(preview))
            self._say(words, Role.REFUSAL, Tone.PLAIN)
        elif isinstance(command, c.TurnCommand):
            self._say(summary(self._desk.table, command, preview), Role.INK, Tone.ACTIVE)
        else:
            deed = self._desk.model.game.tell_command(self._desk.table, command)
            self._say(told(deed), Role.INK, Tone.ACTIVE)

    def _way_back(self, word: str) -> str:
        model = self._desk.model
        if word == "undo":
            return self.tr("Undo: {deed}").format(deed=model.undo_name)
        return self.tr("Redo: {deed}").format(deed=model.redo_name)

    def _say(self, words: str, role: Role, tone: Tone) -> None:
        self.words.tell(words, role)
        self.line.setAccessibleDescription(words)
        self.set_tone(tone)

    def _show_ghost(self, text: str) -> None:
        self.line.ghost = completion(text, self._desk.table)
        self.line.update()

    def _resize(self) -> None:
        style = current_style()
        self._row.setContentsMargins(style.px(4), style.px(2), style.px(8), style.px(2))
        self._row.setSpacing(style.px(6))
        self.line.setFont(style.font(TextSize.LARGE, Weight.SEMIBOLD))
        self.setFixedHeight(style.px(Target.PRIMARY))
