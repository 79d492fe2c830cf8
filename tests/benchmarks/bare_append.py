"""A row into SQLite as durably as ours, and nothing else."""

import sqlite3
from pathlib import Path


class BareAppend:
    """WAL and FULL, like the sessions' own file."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("CREATE TABLE records (number INTEGER PRIMARY KEY, line TEXT)")

    def append(self, line: str) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.execute("INSERT INTO records (line) VALUES (?)", (line,))
        self._connection.execute("COMMIT")

    def close(self) -> None:
        self._connection.close()
