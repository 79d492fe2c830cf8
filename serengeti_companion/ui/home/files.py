"""Which file to read, and where to write one: asked in the way of the desktop."""

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from serengeti_companion.ui.parts.suffixed import suffixed

SESSION_SUFFIX = ".serengeti"

_UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_UNSEEN = re.compile("[\u2068\u2069]")  # what keeps a name from right to left to itself
_LONGEST = 80  # letters of a suggested file name


def ask_session_file(parent: QWidget) -> Path | None:
    """A session file to open; None = nothing chosen."""
    words = QCoreApplication.translate
    kinds = words("Files", "Sessions (*{suffix})").format(suffix=SESSION_SUFFIX)
    everything = words("Files", "All files (*)")
    title = words("Files", "Open a session file")
    path, _ = QFileDialog.getOpenFileName(parent, title, "", f"{kinds};;{everything}")
    return Path(path) if path else None


def ask_where(parent: QWidget, name: str, suffix: str) -> Path | None:
    """Where to write; `name` becomes the suggested file name."""
    words = QCoreApplication.translate
    title = words("Files", "Export to a file")
    path, _ = QFileDialog.getSaveFileName(parent, title, f"{fit_name(name)}{suffix}")
    return suffixed(parent, path, suffix, title)


def fit_name(name: str) -> str:
    """A file name that every system takes."""
    return _UNFIT.sub(" ", _UNSEEN.sub("", name)).strip(" .")[:_LONGEST].strip() or "session"
