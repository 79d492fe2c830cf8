"""A stored session at play: begun, loaded, and opened with its journal wired to the disk."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.session import Session
from serengeti_companion.engine.texts import Text, count
from serengeti_companion.storage.checking import checked
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.faults import StorageDefect, UnusableInput
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.sessions import Opening, SessionId, SessionStore, StoredLine
from serengeti_companion.storage.upcasts import VERSION
from serengeti_companion.storage.whole import AnyRecord, WholeSession


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """A stored session; `unread` are the numbers of its rows that could not be read."""

    whole: WholeSession
    unread: tuple[int, ...]

    @property
    def notice(self) -> Text | None:
        """What could not be read, in a sentence; None = all is there."""
        return _notice(len(self.unread))


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A session to play on: every record it accepts is on the disk before it counts.

    `whole` is what it was when opened; `notice` tells what could not be read, None = all is there.
    """

    id: SessionId
    session: Session[Any, Any, Any]
    whole: WholeSession
    notice: Text | None


def begin_session(store: SessionStore, whole: WholeSession) -> SessionId:
    """Store a new session, with the records it brings along, all of it or nothing."""
    codec = Codec(whole.game)
    opening = Opening(
        game=whole.game.key,
        title=whole.title,
        started=whole.started,
        version=VERSION,
        options=codec.write_options(whole.options),
        components=codec.write_components(whole.components),
        copy=whole.copy,
    )
    lines = [(record.at, codec.write_record(record)) for record in whole.records]
    return store.create(opening, lines)


def load_session(store: SessionStore, game: Game, session: SessionId) -> Loaded:
    """All of a stored session; nothing is written, not even about what cannot be read."""
    opening = store.opening(session)
    codec = Codec(game)
    lines = store.lines(session)
    records = _readable(codec, lines)
    whole = WholeSession(
        game=game,
        title=opening.title,
        started=opening.started,
        options=codec.read_options(opening.options, opening.version),
        components=codec.read_components(opening.components, opening.version),
        records=records,
        copy=opening.copy,
    )
    return Loaded(whole=whole, unread=tuple(line.number for line in lines[len(records) :]))


def open_session(
    store: SessionStore, game: Game, session: SessionId, clock: Callable[[], str | None] = utc_now
) -> Opened:
    """The session as it was left; records that cannot be read are left out from now on."""
    loaded = load_session(store, game, session)
    if loaded.unread:
        store.leave_out(session, loaded.unread)
    append = _appender(store, Codec(game), session)
    return Opened(
        id=session,
        session=_replayed(loaded.whole, append, clock),
        whole=loaded.whole,
        notice=loaded.notice,
    )


def _appender(store: SessionStore, codec: Codec, session: SessionId) -> Callable[[AnyRecord], None]:
    number = store.last_number(session)

    def append(record: AnyRecord) -> None:
        nonlocal number
        store.append(session, number + 1, VERSION, record.at, codec.write_record(record))
        number += 1

    return append


def _replayed(
    whole: WholeSession,
    append: Callable[[AnyRecord], None],
    clock: Callable[[], str | None],
) -> Session[Any, Any, Any]:
    try:
        opening = whole.game.open(whole.options, whole.components)
        return Session(whole.game.rules, opening, whole.records, append=append, clock=clock)
    except Exception as error:
        # What this program stored must fold: find the record that does not, for the report.
        checked(whole)
        raise StorageDefect("a stored session does not open") from error


def _readable(codec: Codec, lines: list[StoredLine]) -> tuple[AnyRecord, ...]:
    """The records up to the first that cannot be read: what follows a gap stands on nothing."""
    records: list[AnyRecord] = []
    for line in lines:
        try:
            records.append(codec.read_record(line.line, line.version))
        except UnusableInput:
            break
    return tuple(records)


def _notice(missing: int) -> Text | None:
    if not missing:
        return None
    return count(
        missing,
        "The last record of this session is damaged and was left out. Everything before it is "
        "here; look at the table and play the last move again.",
        "The last {n} records of this session come after a damaged one and were left out. "
        "Everything before them is here; look at the table and play on from there.",
    )
