"""Sessions begun, opened, brought in and given away; loaded when the first of it is asked for."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from serengeti_companion.exports.formats import FORMATS
from serengeti_companion.games import catalogue
from serengeti_companion.storage import session_file
from serengeti_companion.storage.files import write_whole
from serengeti_companion.storage.play import begin_session, load_session, open_session
from serengeti_companion.storage.sessions import SessionId
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui import tables
from serengeti_companion.ui.home import told_session
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.translation import told

if TYPE_CHECKING:
    from serengeti_companion.ui.table_view.facts import FarFacts


class Sitting(QObject):
    """A session that is open: its model, its table, and what the history says of it.

    Raises EnvironmentFault and UnusableInput. `notice` tells what could not be read, "" = all is
    there.
    """

    failed = Signal(str)

    def __init__(self, kept: Kept, session: SessionId, parent: QWidget) -> None:
        super().__init__(parent)
        self._kept = kept
        self._screen = tables.load(kept.sessions.opening(session).game)
        self._opened = open_session(kept.sessions, self._screen.GAME, session)
        self.notice = told(self._opened.notice) if self._opened.notice else ""
        self.model = SessionModel(self._screen.GAME, self._opened.session, self)
        self.model.failed.connect(self.failed)
        self.model.copy_begun.connect(self._use_copy)
        self._copy = self._opened.whole.copy
        self.table = self._screen.table(self.model, self._opened.whole, parent, kept)
        stored = kept.sessions.session(session)
        self._noted = stored.finished, dict(stored.summary)
        self._note()
        self.model.changed.connect(self._note)

    @property
    def id(self) -> SessionId:
        return self._opened.id

    @property
    def title(self) -> str:
        return told_session.title(self._kept.sessions.session(self.id))

    def again(self) -> WholeSession:
        """The same table, from the start."""
        return self._screen.again(replace(self._opened.whole, copy=self._copy), self._kept)

    def far_view(self) -> "FarFacts":
        """What the table view shows of it."""
        return self._screen.far_view(self.model.state)

    def _use_copy(self, copy: int) -> None:
        with self._kept.guarded():
            self._kept.sessions.use_copy(self.id, copy)
            self._copy = copy

    def _note(self) -> None:
        # Only when it says something new: a move alone is written once.
        finished = self._screen.GAME.outcome(self.model.state) is not None
        summary = dict(self._screen.summary(self.model.state, self._opened.whole))
        if finished:
            # For the statistics, which then need not play it again.
            summary["result"] = self._screen.GAME.result(self.model.state)
        if (finished, summary) == self._noted:
            return
        with self._kept.guarded():
            self._kept.sessions.note(self.id, finished=finished, summary=summary)
            self._noted = finished, summary


def begin(kept: Kept, whole: WholeSession) -> SessionId:
    """Keep a new session; raises EnvironmentFault."""
    return begin_session(kept.sessions, whole)


def bring_in(kept: Kept, path: Path) -> SessionId:
    """A session file becomes a session here; raises UnusableInput and EnvironmentFault."""
    return begin(kept, session_file.read(path, catalogue.find))


def formats() -> tuple[tuple[str, str, str], ...]:
    """Name, suffix and words of each format that a session can be given away in."""
    return tuple((known.name, known.suffix, told(known.line)) for known in FORMATS)


def give_away(kept: Kept, session: SessionId, name: str, path: Path) -> None:
    """Write a session to a file; raises EnvironmentFault and UnusableInput."""
    game = tables.load(kept.sessions.opening(session).game).GAME
    whole = load_session(kept.sessions, game, session).whole
    known = next(known for known in FORMATS if known.name == name)
    write_whole(path, known.make(whole))
