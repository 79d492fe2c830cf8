"""Folders that refuse."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_NOBODY = 65534


@contextmanager
def lockable_folder() -> Iterator[Path]:
    """A folder for `forbid_writing`, which ends with the block."""
    # Not below tmp_path: the user that root becomes may not enter that.
    above = Path(tempfile.mkdtemp())
    folder = above / "sessions"
    folder.mkdir()
    above.chmod(0o755)
    root = os.geteuid() == 0
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)
        shutil.rmtree(above)


def forbid_writing(folder: Path) -> None:
    """From now on nothing can be written to the folder, not even by root."""
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o555)
    if os.geteuid() == 0:
        os.seteuid(_NOBODY)  # permission bits do not bind root
