"""What owners told of their own copies of a game: kept step by step, so that any can be undone."""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NewType

from serengeti_companion.engine.texts import say
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.database import Database, Row
from serengeti_companion.storage.faults import StorageDefect, UnusableInput
from serengeti_companion.storage.sessions import clean_title

CopyId = NewType("CopyId", int)

STEPS_KEPT = 200
"""So many changes of a copy can be undone; older ones are forgotten."""


@dataclass(frozen=True, kw_only=True)
class StoredCopy:
    """A line of the list of copies; `changed` and `trashed` are UTC."""

    id: CopyId
    game: str
    name: str
    changed: str
    trashed: str | None


@dataclass(frozen=True, kw_only=True)
class Content:
    """What is known of a copy, JSON of that version; `said` tells which change led to it.

    `undo` and `redo` tell what could be taken back or done again, None = nothing.
    """

    version: int
    text: str
    said: str
    undo: str | None
    redo: str | None


class CopyStore:
    """All copies of this user; every change is on the disk when its method returns."""

    def __init__(self, database: Database, now: Callable[[], str] = utc_now) -> None:
        self._database = database
        self._now = now

    def create(self, game: str, name: str, version: int, text: str, said: str = "") -> CopyId:
        """A copy more, of which that much is known; with `said`, `undo` takes it away again."""
        with self._database.transaction() as connection:
            number = connection.execute(
                "INSERT INTO copies (game, name) VALUES (?, ?)", (game, clean_title(name))
            ).lastrowid
            connection.execute(_INSERT_STEP, (number, 1, version, self._now(), said, text))
        if number is None:
            raise StorageDefect("a new copy got no number")
        return CopyId(number)

    def write(self, copy: CopyId, version: int, text: str, said: str) -> None:
        """What is known from now on; what was undone before cannot be done again."""
        with self._database.transaction() as connection:
            step = 1 + _step(connection, copy)
            connection.execute(
                "DELETE FROM copy_steps WHERE copy = ? AND (number >= ? OR number <= ?)",
                (copy, step, step - 1 - STEPS_KEPT),
            )
            connection.execute(_INSERT_STEP, (copy, step, version, self._now(), said, text))
            connection.execute("UPDATE copies SET step = ? WHERE id = ?", (step, copy))

    def undo(self, copy: CopyId) -> None:
        """Take the last change back; nothing happens if there is none.

        A copy that began with a change goes into the trash, from where `restore` brings it back.
        """
        with self._database.transaction() as connection:
            connection.execute(_TAKE_AWAY, (self._now(), copy))
            _go(connection, copy, -1)

    def redo(self, copy: CopyId) -> None:
        """Do again what was taken back last; nothing happens if there is none."""
        with self._database.transaction() as connection:
            _go(connection, copy, 1)

    def content(self, copy: CopyId) -> Content:
        """What is known of it now."""
        rows = self._database.read(_CONTENT, (copy,))
        if not rows:
            raise _missing(copy)
        number, version, said, text = rows[0]
        around: dict[int, str] = dict(
            self._database.read(
                "SELECT number, said FROM copy_steps WHERE copy = ? AND number IN (?, ?)",
                (copy, number - 1, number + 1),
            )
        )
        undo = said if number - 1 in around or (number == 1 and said) else None
        return Content(
            version=version, text=text, said=said, undo=undo, redo=around.get(number + 1)
        )

    def rename(self, copy: CopyId, name: str) -> None:
        self._set(copy, "name = ?", clean_title(name))

    def delete(self, copy: CopyId) -> None:
        """Into the trash, from where `restore` brings it back; sessions keep what they use."""
        self._set(copy, "trashed = ?", self._now())

    def restore(self, copy: CopyId) -> None:
        self._set(copy, "trashed = NULL")

    def copies(self, game: str) -> tuple[StoredCopy, ...]:
        """Of one game, the oldest first, without the trash."""
        return self._listed("game = ? AND trashed IS NULL", game)

    def trash(self, game: str) -> tuple[StoredCopy, ...]:
        """What was deleted."""
        return self._listed("game = ? AND trashed IS NOT NULL", game)

    def copy(self, copy: CopyId) -> StoredCopy:
        """One copy, in the trash or not."""
        found = self._listed("copies.id = ?", copy)
        if not found:
            raise _missing(copy)
        return found[0]

    def _listed(self, condition: str, *values: object) -> tuple[StoredCopy, ...]:
        rows = self._database.read(f"{_LIST} WHERE {condition} ORDER BY copies.id", values)
        return tuple(_stored(row) for row in rows)

    def _set(self, copy: CopyId, change: str, *values: object) -> None:
        with self._database.transaction() as connection:
            changed = connection.execute(
                f"UPDATE copies SET {change} WHERE id = ?",  # noqa: S608 -- our own words
                (*values, copy),
            )
            if not changed.rowcount:
                raise _missing(copy)


_INSERT_STEP = (
    "INSERT INTO copy_steps (copy, number, version, at, said, content) VALUES (?, ?, ?, ?, ?, ?)"
)
_TAKE_AWAY = """
UPDATE copies SET trashed = ?1 WHERE id = ?2 AND trashed IS NULL AND step = 1 AND EXISTS
(SELECT 1 FROM copy_steps WHERE copy = ?2 AND number = 1 AND said <> '')"""
_CONTENT = """
SELECT number, version, said, content FROM copies
JOIN copy_steps ON copy_steps.copy = copies.id AND number = step WHERE copies.id = ?"""
_LIST = """
SELECT copies.id, game, name, at, trashed FROM copies
JOIN copy_steps ON copy_steps.copy = copies.id AND number = step"""


def _go(connection: sqlite3.Connection, copy: CopyId, by: int) -> None:
    """To the step before or after, if there is one."""
    connection.execute(
        "UPDATE copies SET step = ?1 WHERE id = ?2 AND EXISTS"
        " (SELECT 1 FROM copy_steps WHERE copy = ?2 AND number = ?1)",
        (_step(connection, copy) + by, copy),
    )


def _step(connection: sqlite3.Connection, copy: CopyId) -> int:
    rows: Sequence[Row] = connection.execute(
        "SELECT step FROM copies WHERE id = ?", (copy,)
    ).fetchall()
    if not rows:
        raise _missing(copy)
    return int(rows[0][0])


def _stored(row: Row) -> StoredCopy:
    number, game, name, changed, trashed = row
    return StoredCopy(id=CopyId(number), game=game, name=name, changed=changed, trashed=trashed)


def _missing(copy: CopyId) -> UnusableInput:
    return UnusableInput(say("There is no copy number {number}.", number=copy), "copy")
