"""Files for people: what the disk refuses is a sentence."""

from pathlib import Path

from serengeti_companion.storage.faults import unreadable, unwritable
from serengeti_companion.storage.regular_files import bytes_up_to, put_whole


def write_whole(path: Path, text: str) -> None:
    """Write the text as UTF-8; an older file is replaced only when the new one is complete.

    Raises EnvironmentFault.
    """
    try:
        put_whole(path, text.encode())
    except OSError as error:
        raise unwritable(error, path) from error


def is_no_file(path: Path) -> bool:
    """Whether nothing that can be read is there; where nobody may look, `read_up_to` tells it."""
    try:
        return not path.is_file()
    except OSError:
        return False


def read_up_to(path: Path, limit: int) -> bytes:
    """The file, cut one byte after `limit`; raises EnvironmentFault."""
    try:
        return bytes_up_to(path, limit)
    except OSError as error:
        raise unreadable(error, path) from error
