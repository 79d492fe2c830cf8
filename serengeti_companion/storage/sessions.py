"""The sessions in the database, as rows of text: listed, found, added to, put in the trash."""

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, NewType

from serengeti_companion.engine.json_values import object_in
from serengeti_companion.engine.legible import legible
from serengeti_companion.engine.texts import say
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.database import Database, Row
from serengeti_companion.storage.faults import EnvironmentFault, StorageDefect, UnusableInput

TITLE_LIMIT = 200
"""Letters a title may have."""

SessionId = NewType("SessionId", int)


class StoredLine(NamedTuple):
    """A record of a journal: its number, from 1; the form it was written in; JSON."""

    number: int
    version: int
    line: bytes


@dataclass(frozen=True, kw_only=True)
class Opening:
    """What a session starts from; `options` and `components` are JSON of that `version`.

    `copy` is the number of the user's copy it was begun with; it uses what was known then.
    """

    game: str
    title: str
    started: str | None
    version: int
    options: str
    components: str
    copy: int | None = None


@dataclass(frozen=True, kw_only=True)
class StoredSession:
    """A line of the history; times are UTC, `summary` is what the game's screen put there."""

    id: SessionId
    game: str
    title: str
    started: str | None
    last_played: str
    finished: bool
    records: int
    summary: Mapping[str, Any]
    trashed: str | None


class SessionStore:
    """All sessions of this user; every change is on the disk when its method returns."""

    def __init__(self, database: Database, now: Callable[[], str] = utc_now) -> None:
        self._database = database
        self._now = now

    def create(self, opening: Opening, lines: Sequence[tuple[str | None, str]] = ()) -> SessionId:
        """A new session, with the records (time, JSON) it brings along; all of it or nothing."""
        with self._database.transaction() as connection:
            session = connection.execute(
                "INSERT INTO sessions (game, title, version, options, components, started, created,"
                " copy) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    opening.game,
                    clean_title(opening.title),
                    opening.version,
                    opening.options,
                    opening.components,
                    opening.started,
                    self._now(),
                    opening.copy,
                ),
            ).lastrowid
            connection.executemany(
                _INSERT_RECORD,
                [(session, n, opening.version, *line) for n, line in enumerate(lines, 1)],
            )
        if session is None:
            raise StorageDefect("a new session got no number")
        return SessionId(session)

    def append(
        self, session: SessionId, number: int, version: int, at: str | None, line: str
    ) -> None:
        """Add the record of that number; another window must not have added it already."""
        try:
            self._database.add(_INSERT_RECORD, (session, number, version, at, line))
        except sqlite3.IntegrityError as error:
            raise EnvironmentFault(
                say(
                    "This session has gone on in another window, so the last step was not "
                    "saved here. Close this window and open the session again."
                )
            ) from error

    def opening(self, session: SessionId) -> Opening:
        rows = self._database.read(
            "SELECT game, title, started, version, options, components, copy FROM sessions"
            " WHERE id = ?",
            (session,),
        )
        if not rows:
            raise _missing(session)
        names = ("game", "title", "started", "version", "options", "components", "copy")
        return Opening(**dict(zip(names, rows[0], strict=True)))

    def lines(self, session: SessionId) -> list[StoredLine]:
        """The journal, without what was found unreadable before."""
        rows = self._database.read(
            "SELECT number, version, CAST(line AS BLOB) FROM records WHERE session = ?1"
            " AND number NOT IN (SELECT number FROM unreadable WHERE session = ?1)"
            " ORDER BY number",
            (session,),
        )
        return [StoredLine(*row) for row in rows]

    def times(self, session: SessionId) -> tuple[str, ...]:
        """When each record was made, UTC, as far as that is known."""
        rows = self._database.read(
            "SELECT at FROM records WHERE session = ? AND at IS NOT NULL ORDER BY number",
            (session,),
        )
        return tuple(str(row[0]) for row in rows)

    def last_number(self, session: SessionId) -> int:
        """The number of the journal's last row, readable or not; 0 = none yet."""
        rows = self._database.read(
            "SELECT coalesce(max(number), 0) FROM records WHERE session = ?", (session,)
        )
        return int(rows[0][0])

    def leave_out(self, session: SessionId, numbers: Sequence[int]) -> None:
        """Those records cannot be read: they stay, but the journal goes on without them."""
        now = self._now()
        with self._database.transaction() as connection:
            connection.executemany(
                "INSERT INTO unreadable (session, number, noticed) VALUES (?, ?, ?)",
                [(session, number, now) for number in numbers],
            )

    def note(self, session: SessionId, *, finished: bool, summary: Mapping[str, Any]) -> None:
        """What the history shows of the session; `summary` holds JSON values."""
        self._change(
            session,
            "finished = ?, summary = ?",
            int(finished),
            json.dumps(summary, ensure_ascii=False),
        )

    def rename(self, session: SessionId, title: str) -> None:
        self._change(session, "title = ?", clean_title(title))

    def use_copy(self, session: SessionId, copy: int) -> None:
        """From now on it belongs to that copy of the user's; the facts it began with stay."""
        self._change(session, "copy = ?", copy)

    def delete(self, session: SessionId) -> None:
        """Into the trash, from where `restore` brings it back."""
        self._change(session, "trashed = ?", self._now())

    def restore(self, session: SessionId) -> None:
        self._change(session, "trashed = NULL")

    def sessions(self, *, game: str | None = None) -> tuple[StoredSession, ...]:
        """Last played first, without the trash."""
        found = self._listed("trashed IS NULL")
        return tuple(row for row in found if game in (None, row.game))

    def trash(self) -> tuple[StoredSession, ...]:
        """What was deleted, last played first."""
        return self._listed("trashed IS NOT NULL")

    def session(self, session: SessionId) -> StoredSession:
        """One session, in the trash or not."""
        rows = self._listed("id = ?", session)
        if not rows:
            raise _missing(session)
        return rows[0]

    def last(self) -> StoredSession | None:
        """The session to resume: last played and not finished."""
        return next((row for row in self.sessions() if not row.finished), None)

    def search(self, words: str) -> tuple[StoredSession, ...]:
        """Sessions that have every word in their title, game, day or summary."""
        wanted = words.casefold().split()
        return tuple(
            row for row in self.sessions() if all(word in _searchable(row) for word in wanted)
        )

    def _listed(self, condition: str, *values: object) -> tuple[StoredSession, ...]:
        rows = self._database.read(f"{_LIST} WHERE {condition} {_ORDER}", values)
        return tuple(_stored(row) for row in rows)

    def _change(self, session: SessionId, change: str, *values: object) -> None:
        with self._database.transaction() as connection:
            changed = connection.execute(
                f"UPDATE sessions SET {change} WHERE id = ?",  # noqa: S608 -- our own words
                (*values, session),
            )
            if not changed.rowcount:
                raise _missing(session)


_INSERT_RECORD = "INSERT INTO records (session, number, version, at, line) VALUES (?, ?, ?, ?, ?)"

_LIST = """
SELECT id, game, title, started,
    coalesce(
        (SELECT at FROM records WHERE session = id ORDER BY number DESC LIMIT 1), started, created
    ) AS played,
    finished,
    (SELECT count(*) FROM records WHERE session = id)
        - (SELECT count(*) FROM unreadable WHERE session = id),
    summary, trashed
FROM sessions"""

_ORDER = "ORDER BY played DESC, id DESC"


def clean_title(title: str) -> str:
    """The title on one line, of letters that can be seen; raises UnusableInput when too long."""
    cleaned = legible(title)
    if len(cleaned) > TITLE_LIMIT:
        raise UnusableInput(
            say(
                "The title has {length} letters; {limit} are the most.",
                length=len(cleaned),
                limit=TITLE_LIMIT,
            ),
            "title",
        )
    return cleaned


def _stored(row: Row) -> StoredSession:
    number, game, title, started, played, finished, records, summary, trashed = row
    return StoredSession(
        id=SessionId(number),
        game=game,
        title=title,
        started=started,
        last_played=played,
        finished=bool(finished),
        records=records,
        # It is noted anew at the next move: a damaged one must not hide all sessions.
        summary=object_in(summary) or {},
        trashed=trashed,
    )


def _searchable(row: StoredSession) -> str:
    # The result is figures and their names, which nobody looks for.
    told = {key: value for key, value in row.summary.items() if key != "result"}
    said = json.dumps(told, ensure_ascii=False)
    return f"{row.title} {row.game} {row.last_played} {said}".casefold()


def _missing(session: SessionId) -> UnusableInput:
    return UnusableInput(say("There is no session number {number}.", number=session), "session")
