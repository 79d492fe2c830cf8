"""Files for people: written whole or not at all, read up to a limit."""

import os
from pathlib import Path

from serengeti_companion.storage.faults import unreadable, unwritable


def write_whole(path: Path, text: str) -> None:
    """Write the text as UTF-8; an older file is replaced only when the new one is complete.

    Raises EnvironmentFault.
    """
    part = path.with_name(f".{path.name}.part")
    try:
        try:
            with part.open("wb") as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(error, path) from error


def read_up_to(path: Path, limit: int) -> bytes:
    """The file, cut one byte after `limit`; raises EnvironmentFault."""
    try:
        with path.open("rb") as file:
            return file.read(limit + 1)
    except OSError as error:
        raise unreadable(error, path) from error
