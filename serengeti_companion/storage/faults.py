"""What can go wrong with what is kept: the surroundings, what somebody brought, or us."""

import errno
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from serengeti_companion.engine.texts import Text, say

_NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
_FORBIDDEN = (errno.EROFS, errno.EACCES, errno.EPERM)
_ROOM_FOR_A_RECORD = 64 * 1024  # bytes; with less left, an input/output error means a full disk


class EnvironmentFault(Exception):  # noqa: N818 -- the family's name, beside StorageDefect
    """The disk or the folder says no; `text` tells what, where and what to do. Nothing is lost."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


class StorageDefect(Exception):  # noqa: N818 -- the family's name, beside EnvironmentFault
    """A mistake of this program: the crash report, not the user, is to know about it."""


class UnusableInput(Exception):  # noqa: N818 -- it is the input that is wrong
    """Something brought from outside cannot be used; `place` says where in it, "" = as a whole."""

    def __init__(self, text: Text, place: str = "") -> None:
        super().__init__(str(text))
        self.text = text
        self.place = place


def unknown_game(key: str) -> UnusableInput:
    return UnusableInput(
        say(
            "This Serengeti Companion does not know the game {game}. Install a newer one to open "
            "the session.",
            game=key,
        ),
        "game",
    )


def _at(sentence: Text) -> Callable[[Path], EnvironmentFault]:
    """The fault at a path, for which the sentence has a hole."""

    def fault(path: Path) -> EnvironmentFault:
        return EnvironmentFault(replace(sentence, values=(("path", str(path)),)))

    return fault


disk_full = _at(
    say(
        "The disk is full, so the last step was not saved: {path}. Everything before it is safe. "
        "Free some space and do the step again."
    )
)
read_only = _at(
    say(
        "Nothing can be written here: {path}. What was saved before is safe. Allow writing to this "
        "folder, or choose another one with the variable SERENGETI_COMPANION_DATA."
    )
)
no_folder = _at(
    say(
        "The folder for your sessions cannot be made: {path}. Something else is in its place, or "
        "the drive is missing. Choose another one with the variable SERENGETI_COMPANION_DATA."
    )
)
locked = _at(
    say(
        "Another program is writing to your sessions at this moment: {path}. Nothing was changed. "
        "Close the other program and do the step again."
    )
)
damaged = _at(
    say(
        "The file with your sessions is damaged: {path}. Nothing was written to it. Put it aside "
        "and start again, or put a copy from the folder “backups” beside it in its place."
    )
)
empty = _at(
    say(
        "The file with your sessions is empty: {path}. If you have played already, put a copy in "
        "its place, for instance from the folder “backups” beside it; else nothing is lost, and "
        "the next start makes it anew."
    )
)
foreign = _at(
    say(
        "This is not the file with your sessions, or it has lost parts: {path}. Nothing was "
        "written to it. Put it aside and start again, or put a copy from the folder “backups” "
        "beside it in its place."
    )
)
no_file = _at(
    say(
        "Something that is no file is in the place of your sessions: {path}. Move it away, or "
        "choose another folder with the variable SERENGETI_COMPANION_DATA."
    )
)
disk_error = _at(
    say(
        "The disk reported an error: {path}. Everything saved before is safe as far as the disk "
        "is. Check the drive and do the step again."
    )
)


def of_database(error: sqlite3.Error, path: Path) -> EnvironmentFault | StorageDefect:
    """The fault that an error of SQLite amounts to, for the database file at `path`."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # the primary code
    fault = _BY_CODE.get(code)
    return fault(path) if fault else StorageDefect(f"{type(error).__name__}: {error}")


def of_folder(error: OSError, path: Path) -> EnvironmentFault:
    """The fault that an error of the operating system amounts to, in the folder of our data."""
    if isinstance(error, FileExistsError | NotADirectoryError):
        return no_folder(path)
    if error.errno in _NO_ROOM:
        return disk_full(path)
    if error.errno in _FORBIDDEN:
        return read_only(path)
    return disk_error(path)


def unreadable(error: OSError, path: Path) -> EnvironmentFault:
    """A file of the user's choice cannot be read."""
    return EnvironmentFault(
        say(
            "This file cannot be read: {path} ({reason}). Choose another one.",
            path=str(path),
            reason=_reason(error),
        )
    )


def unwritable(error: OSError, path: Path) -> EnvironmentFault:
    """A file of the user's choice cannot be written."""
    return EnvironmentFault(
        say(
            "This file cannot be written: {path} ({reason}). What was there before is still "
            "there. Choose another place.",
            path=str(path),
            reason=_reason(error),
        )
    )


def _reason(error: OSError) -> str:
    return (error.strerror or type(error).__name__).rstrip(".")


def _unopened(path: Path) -> EnvironmentFault:
    if not path.parent.is_dir():
        return no_folder(path.parent)
    return disk_full(path) if _no_room(path.parent) else read_only(path.parent)


def _no_room(folder: Path) -> bool:
    return folder.is_dir() and shutil.disk_usage(folder).free < _ROOM_FOR_A_RECORD


def _failed(path: Path) -> EnvironmentFault:
    return disk_full(path) if _no_room(path.parent) else disk_error(path)


_BY_CODE: dict[int, Callable[[Path], EnvironmentFault]] = {
    sqlite3.SQLITE_FULL: disk_full,
    sqlite3.SQLITE_READONLY: read_only,
    sqlite3.SQLITE_PERM: read_only,
    sqlite3.SQLITE_AUTH: read_only,
    sqlite3.SQLITE_BUSY: locked,
    sqlite3.SQLITE_LOCKED: locked,
    sqlite3.SQLITE_PROTOCOL: locked,
    sqlite3.SQLITE_CORRUPT: damaged,
    sqlite3.SQLITE_NOTADB: damaged,
    sqlite3.SQLITE_CANTOPEN: _unopened,
    sqlite3.SQLITE_IOERR: _failed,
}
