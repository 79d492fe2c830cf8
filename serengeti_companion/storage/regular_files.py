"""Bytes of files that people choose: put there whole or not at all, read up to a limit.

Only the standard library's lightest parts: the command line reads with it what needs no storage.
"""

import errno
import os
from pathlib import Path

_OPEN_ALREADY = (Path("/dev/stdin"), Path("/dev/fd"), Path("/proc/self/fd"))


def bytes_up_to(path: Path, limit: int) -> bytes:
    """The file, cut one byte after `limit`; raises OSError."""
    if not _is_handed_over(path):
        _refuse_stream(path)
    with path.open("rb") as file:
        return file.read(limit + 1)


def put_whole(path: Path, content: bytes) -> None:
    """Write it; an older file is replaced only when the new one is complete. Raises OSError."""
    # What takes the place of a link would leave the file it leads to as it was.
    target = path.resolve() if path.is_symlink() else path
    if target.is_dir():  # also where the path is nothing but "."
        raise IsADirectoryError(errno.EISDIR, "It is a folder", str(path))
    _refuse_stream(target)
    part = target.with_name(f".{target.name}.part")
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def names_a_file(word: str) -> bool:
    """Whether the word is something that could be read, and not just a name."""
    try:
        return Path(word).exists() and not Path(word).is_dir()
    except OSError:  # too long for a path, or behind a folder that lets nobody in
        return False


def _refuse_stream(path: Path) -> None:
    # Nobody may ever write into a named pipe, a device may never end, and neither can be replaced.
    if path.exists() and not path.is_file() and not path.is_dir():
        raise OSError(errno.EINVAL, "It is a pipe or a device, not a file", str(path))


def _is_handed_over(path: Path) -> bool:
    """Whether a shell has it open already, as it does for `<(...)`."""
    return path in _OPEN_ALREADY or path.parent in _OPEN_ALREADY
