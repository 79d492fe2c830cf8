"""One window a data folder: the first start holds a lock, a later one asks it to show itself.

The lock dies with its process, whatever kills it. A request is a file that appears in the claim's
folder, so the window needs no socket and no thread: it watches the folder (QFileSystemWatcher) and
calls `Claim.request` when something changes there.
"""

import os
import sys
import time
from pathlib import Path
from typing import IO

from serengeti_companion.storage.faults import of_folder

FOLDER = "window"
_LOCK = "lock"
_REQUEST = "show"
_PATIENCE = 3.0  # seconds until a window that does not answer is given up
_PAUSE = 0.02  # seconds between two looks

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Claim:
    """This process has the window of the data folder until `release`, or until it ends."""

    def __init__(self, folder: Path, lock: IO[str]) -> None:
        self.folder = folder
        """To be watched."""
        self._lock = lock

    def request(self) -> str | None:
        """What a later start asks for: a file to open, "" = just show yourself; None = nothing.

        Taking it is the answer that the later start waits for.
        """
        path = self.folder / _REQUEST
        try:
            wish = path.read_text(encoding="utf-8", errors="replace")
        except FileNotFoundError:
            return None
        path.unlink(missing_ok=True)
        return wish

    def release(self) -> None:
        # The file stays: removing it would let two processes hold two locks of one name.
        self._lock.close()


def claim(data: Path) -> Claim | None:
    """The window of this data folder; None when another process has it.

    Raises EnvironmentFault when the folder cannot be written to.
    """
    folder = data / FOLDER
    lock = _opened(folder)
    try:
        _lock(lock)
    except (BlockingIOError, PermissionError):
        lock.close()
        return None
    except OSError as error:
        lock.close()
        raise of_folder(error, folder) from error
    (folder / _REQUEST).unlink(missing_ok=True)
    return Claim(folder, lock)


def ask_to_show(data: Path, wish: str = "", patience: float = _PATIENCE) -> bool:
    """Ask the window that holds the claim to come forward; whether it answered in time."""
    folder = data / FOLDER
    part, request = folder / f"{_REQUEST}.{os.getpid()}", folder / _REQUEST
    try:
        part.write_text(wish, encoding="utf-8")
        part.replace(request)
    except OSError as error:
        raise of_folder(error, folder) from error
    deadline = time.monotonic() + patience
    while request.exists():
        if time.monotonic() > deadline:
            request.unlink(missing_ok=True)
            return False
        time.sleep(_PAUSE)
    return True


def _opened(folder: Path) -> IO[str]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return (folder / _LOCK).open("a", encoding="utf-8")
    except OSError as error:
        raise of_folder(error, folder) from error
