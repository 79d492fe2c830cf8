"""What is on the disk while the program runs: read as another program would."""

from pathlib import Path
from types import TracebackType
from typing import Any, Self

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild.game import GAME as WILD
from serengeti_companion.storage.database import FILE_NAME, Database
from serengeti_companion.storage.play import load_session
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.sessions import SessionId, SessionStore

FIRST = SessionId(1)


class Followed(Session[Any, Any, Any]):
    """A session that goes on as its journal grows."""

    def follow(self, record: Any) -> None:  # noqa: ANN401 -- of any game
        self._follow(record)


class Journal:
    """A session of a data folder; only what is new is read again."""

    def __init__(self, data: Path, game: Game = WILD, session: SessionId = FIRST) -> None:
        self._database = Database(data / FILE_NAME)
        self._store = SessionStore(self._database)
        self._game, self._id = game, session
        whole = load_session(self._store, game, session).whole
        self._records = list(whole.records)
        opening = game.open(whole.options, whole.components)
        self._session = Followed(game.rules, opening, self._records)
        self._codec = Codec(game)

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
    def session(self) -> Session[Any, Any, Any]:
        """The session as it stands on the disk."""
        if len(self) > len(self._records):
            for line in self._store.lines(self._id)[len(self._records) :]:
                record = self._codec.read_record(line.line, line.version)
                self._records.append(record)
                self._session.follow(record)
        return self._session

    @property
    def table(self) -> Any:  # noqa: ANN401 -- of any game
        return self.session.state

    @property
    def undo_name(self) -> str:
        """What the program offers to take back."""
        session = self.session
        if session.last is None:
            return ""
        return str(self._game.tell_command(session.state_at(-2), session.last.command))

    def since(self, length: int) -> tuple[Any, ...]:
        """The commands played after that many records."""
        assert self.session is not None
        fresh = self._records[length:]
        return tuple(record.command for record in fresh if isinstance(record, Played))
