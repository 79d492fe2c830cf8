"""`doctor`: versions, folders, and whether everything that is kept can be used."""

import argparse
import os
import platform
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from serengeti_companion import __version__
from serengeti_companion.games import catalogue
from serengeti_companion.paths import resources, user_data
from serengeti_companion.storage.checking import checked
from serengeti_companion.storage.database import BACKUPS, FILE_NAME, Database, examine, is_there
from serengeti_companion.storage.faults import (
    EnvironmentFault,
    StorageDefect,
    UnusableInput,
    foreign,
)
from serengeti_companion.storage.play import load_session
from serengeti_companion.storage.sessions import SessionStore, StoredSession

NAME = "doctor"
HELP = "Versions, folders and a check of the stored sessions; exit code 1 = something is wrong."

_PACKAGES = ("pyside6-essentials", "pydantic", "platformdirs")


@dataclass(frozen=True, slots=True)
class _Finding:
    """A line of the report."""

    what: str
    told: str
    wrong: bool = False

    def __str__(self) -> str:
        return f"{'WRONG' if self.wrong else 'ok':5}  {self.what}: {self.told}"


def arguments(_parser: argparse.ArgumentParser) -> None:
    """No arguments."""


def run(_options: argparse.Namespace) -> int:
    code = 0
    for finding in (*_versions(), *_folders(), *_database()):
        print(finding)
        code |= finding.wrong
    return code


def _versions() -> Iterator[_Finding]:
    yield _Finding("Serengeti Companion", __version__)
    yield _Finding("Python", f"{platform.python_version()} on {platform.platform()}")
    yield _Finding("SQLite", sqlite3.sqlite_version)
    for package in _PACKAGES:
        try:
            yield _Finding(package, version(package))
        except PackageNotFoundError:
            yield _Finding(package, "not installed as a package")  # so in a frozen program


def _folders() -> Iterator[_Finding]:
    try:
        yield _Finding("resources", str(resources()))
    except FileNotFoundError as error:
        yield _Finding("resources", str(error), wrong=True)
    data = user_data()
    if not is_there(data) and _can_be_made(data):
        yield _Finding("data", f"{data} (not there yet)")
    elif os.access(data, os.W_OK | os.X_OK) and data.is_dir():
        yield _Finding("data", str(data))
    else:
        yield _Finding("data", f"{data} is not a folder that can be written to", wrong=True)


def _can_be_made(folder: Path) -> bool:
    above = next(path for path in folder.parents if is_there(path))
    return above.is_dir() and os.access(above, os.W_OK)


def _database() -> Iterator[_Finding]:
    path = user_data() / FILE_NAME
    if not is_there(path):
        yield _Finding("sessions", f"{path} (none yet)")
        return
    problems = examine(path)
    for problem in problems:
        yield _Finding("sessions", str(problem), wrong=True)
    backups = path.parent / BACKUPS
    if os.access(backups, os.R_OK | os.X_OK) and backups.is_dir():
        yield _Finding("backups", f"{len(list(backups.iterdir()))} in {backups}")
    if not problems:
        yield from _stored(path)


def _stored(path: Path) -> Iterator[_Finding]:
    try:
        with Database(path) as database:
            store = SessionStore(database)
            rows = (*store.sessions(), *store.trash())
            yield _Finding("sessions", f"{path} (version {database.version}, {len(rows)} sessions)")
            for row in rows:
                yield from _session(store, row)
    except EnvironmentFault as error:
        yield _Finding("sessions", str(error), wrong=True)
    except StorageDefect:  # what SQLite says to tables that somebody changed
        yield _Finding("sessions", str(foreign(path)), wrong=True)


def _session(store: SessionStore, row: StoredSession) -> Iterator[_Finding]:
    what = f"session {row.id}, {row.title}"
    game = catalogue.find(row.game)
    if game is None:
        yield _Finding(what, f"the game {row.game} is not known", wrong=True)
        return
    try:
        loaded = load_session(store, game, row.id)
        checked(loaded.whole)
    except UnusableInput as error:
        yield _Finding(what, str(error), wrong=True)
        return
    if loaded.notice:
        yield _Finding(what, str(loaded.notice), wrong=True)
