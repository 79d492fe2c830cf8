"""What is on the disk while the program runs: read as another program would."""

from pathlib import Path
from types import TracebackType
from typing import Any, Self

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Table
from serengeti_companion.storage.database import FILE_NAME, Database
from serengeti_companion.storage.play import load_session
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.sessions import SessionId, SessionStore
from serengeti_companion.storage.whole import AnyRecord

FIRST = SessionId(1)

AnySession = Session[Any, Any, Any]


class Journal:
    """A session of a data folder; only what is new is read again."""

    def __init__(self, data: Path, session: SessionId = FIRST) -> None:
        self._database = Database(data / FILE_NAME)
        self._store = SessionStore(self._database)
        self._id = session
        whole = load_session(self._store, GAME, session).whole
        self._records: list[AnyRecord] = list(whole.records)
        self._opening: Table = GAME.open(whole.options, whole.components)
        self._codec = Codec(GAME)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._database.close()

    def __len__(self) -> int:
        """How many records there are by now."""
        return self._store.last_number(self._id)

    @property
    def session(self) -> AnySession:
        """The session as it stands on the disk."""
        if len(self) > len(self._records):
            fresh = self._store.lines(self._id)[len(self._records) :]
            self._records += [self._codec.read_record(line.line, line.version) for line in fresh]
        return Session(GAME.rules, self._opening, self._records)

    @property
    def table(self) -> Table:
        table: Table = self.session.state
        return table

    @property
    def undo_name(self) -> str:
        """What the program offers to take back."""
        session = self.session
        if session.last is None:
            return ""
        return str(GAME.tell_command(session.state_at(-2), session.last.command))

    def since(self, length: int) -> tuple[Any, ...]:
        """The commands played after that many records."""
        assert self.session is not None
        fresh = self._records[length:]
        return tuple(record.command for record in fresh if isinstance(record, Played))
