"""Where things are: what ships with the program, and what belongs to the person who uses it."""

import os
from functools import cache
from pathlib import Path

import platformdirs

DATA_VARIABLE = "SERENGETI_COMPANION_DATA"
"""Environment variable that puts the user's data somewhere else."""

_PACKAGE = Path(__file__).resolve().parent


@cache
def resources() -> Path:
    """The folder of rules, practice sets, fonts and icons.

    Raises FileNotFoundError when the program was installed without it.
    """
    # A wheel and a frozen program carry the folder inside the package, a checkout beside it.
    for folder in (_PACKAGE / "resources", _PACKAGE.parent / "resources"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"Serengeti Companion came without its resources folder: {_PACKAGE}")


def user_data() -> Path:
    """The folder of sessions, copies and preferences; it may not exist yet."""
    chosen = os.environ.get(DATA_VARIABLE)
    if chosen:
        return Path(chosen).expanduser().absolute()
    return platformdirs.user_data_path("serengeti-companion", appauthor=False)
