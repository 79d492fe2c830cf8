"""One SQLite file: opened, brought up to date, written to in whole transactions."""

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.storage.faults import (
    EnvironmentFault,
    damaged,
    empty,
    foreign,
    no_file,
    of_database,
    of_folder,
)
from serengeti_companion.storage.migrations import MIGRATIONS

FILE_NAME = "companion.sqlite3"
BACKUPS = "backups"
PATIENCE = 2.0  # seconds that another program may hold the file before the user is told

Row = tuple[Any, ...]

_OURS = ("sessions", "records", "preferences")
# One question, so that the answers belong together while another start makes the tables.
_LOOK = f"""
SELECT user_version, (SELECT count(*) FROM sqlite_schema),
    (SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN {_OURS})
FROM pragma_user_version"""  # noqa: S608 -- our own words


class Database:
    """The file at `path`, made when it is missing.

    Raises EnvironmentFault when the surroundings, StorageDefect when this program is at fault; so
    does every method. A transaction is on the disk when its block is left.
    """

    def __init__(
        self, path: Path, *, migrations: Sequence[str] = MIGRATIONS, patience: float = PATIENCE
    ) -> None:
        self.path = path
        self._patience = patience
        _make_folder(path.parent)
        _refuse_no_file(path)
        with self._faults():
            self._connection = sqlite3.connect(path, isolation_level=None, timeout=patience)
        try:
            with self._faults():
                self._look(len(migrations))
                self._prepare()
                self._migrate(migrations)
        except BaseException:
            self._connection.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        with self._faults():
            self._connection.close()

    def read(self, question: str, values: Sequence[object] = ()) -> list[Row]:
        """All rows that answer a SELECT."""
        with self._faults():
            return self._connection.execute(question, values).fetchall()

    def add(self, statement: str, values: Sequence[object]) -> None:
        """One INSERT, on the disk when this returns: SQLite makes it a transaction of its own.

        What the table does not allow is raised as it is, an sqlite3.IntegrityError.
        """
        try:
            self._connection.execute(statement, values)
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as error:
            raise of_database(error, self.path) from error

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing; on the disk when the block is left without an exception."""
        with self._faults():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                # A full disk may have rolled it back already.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    @property
    def version(self) -> int:
        """The number of the last migration this file went through."""
        return int(self.read("PRAGMA user_version")[0][0])

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise of_database(error, self.path) from error

    def _look(self, newest: int) -> None:
        """Refuse what this program could not go on with, before anything is written to it."""
        version, tables, ours = self._connection.execute(_LOOK).fetchone()
        if version > newest:
            raise EnvironmentFault(newer(self.path))
        if (version or tables) and ours < len(_OURS):
            raise foreign(self.path)

    def _prepare(self) -> None:
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._connection.execute("PRAGMA synchronous = FULL")
        # Without it REPLACE would remove rows unseen by the triggers.
        self._connection.execute("PRAGMA recursive_triggers = ON")
        # Rows are written one at a time and read once: what SQLite would keep is never asked for.
        self._connection.execute("PRAGMA cache_size = -256")  # KiB
        # macOS answers fsync before the drive has written; elsewhere this changes nothing.
        self._connection.execute("PRAGMA fullfsync = ON")
        self._write_ahead()

    def _write_ahead(self) -> None:
        # The change to WAL does not wait for a lock by itself: two first starts at once.
        deadline = time.monotonic() + self._patience
        while True:
            try:
                self._connection.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                    raise
                time.sleep(0.01)
            else:
                return

    def _migrate(self, migrations: Sequence[str]) -> None:
        found = self.version
        for number in range(found + 1, len(migrations) + 1):
            if found:  # a file that was just made holds nothing to be kept
                self._back_up(number - 1)
            self._step(number, migrations[number - 1])

    def _step(self, number: int, migration: str) -> None:
        with self.transaction() as connection:
            # Another start may have taken the step while this one waited for the lock.
            if self.version >= number:
                return
            for statement in _statements(migration):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")

    def _back_up(self, version: int) -> None:
        folder = self.path.parent / BACKUPS
        _make_folder(folder)
        day = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
        target = folder / f"{self.path.stem}-{day}-version-{version}{self.path.suffix}"
        with closing(sqlite3.connect(target)) as copy:
            self._connection.backup(copy)


def is_there(path: Path) -> bool:
    """Whether anything is in that place, or nobody may look there, which `Database` tells."""
    try:
        return path.exists()
    except OSError:
        return True


def newer(path: Path) -> Text:
    return say(
        "Your sessions were written by a newer version of Serengeti Companion: {path}. Nothing was "
        "changed. Install the newer version to open them.",
        path=str(path),
    )


def examine(path: Path) -> tuple[Text, ...]:
    """What is wrong with a database file, without writing to it; () = nothing."""
    try:
        _refuse_no_file(path)
        if path.exists() and not path.stat().st_size:
            return (empty(path).text,)
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            if connection.execute("PRAGMA user_version").fetchone()[0] > len(MIGRATIONS):
                return (newer(path),)
            found = [row[0] for row in connection.execute("PRAGMA integrity_check")]
            strays = connection.execute("PRAGMA foreign_key_check").fetchall()
    except EnvironmentFault as refused:
        return (refused.text,)
    except sqlite3.Error as error:
        fault = of_database(error, path)
        return (fault.text if isinstance(fault, EnvironmentFault) else foreign(path).text,)
    return (damaged(path).text,) if found != ["ok"] or strays else ()


def _refuse_no_file(path: Path) -> None:
    try:
        if path.exists() and not path.is_file():
            raise no_file(path)
    except OSError as error:
        raise of_folder(error, path.parent) from error


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise of_folder(error, folder) from error


def _statements(script: str) -> Iterator[str]:
    # `executescript` would commit on its own; a migration is one transaction.
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
