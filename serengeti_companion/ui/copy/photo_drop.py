"""A photo comes in: dropped onto a widget, or chosen in a file dialog."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from serengeti_companion.ui.copy.photo_file import file_filter
from serengeti_companion.ui.parts.file_drop import FileDrop


class PhotoDrop(FileDrop):
    """Any file: of what is no photo, whoever reads it tells why."""


def ask_photo(parent: QWidget) -> Path | None:
    """A photo to take in; None = nothing chosen."""
    words = QCoreApplication.translate
    kinds = words("Files", "Photos ({endings})").format(endings=file_filter())
    everything = words("Files", "All files (*)")
    title = words("Files", "Choose a photo")
    path, _ = QFileDialog.getOpenFileName(parent, title, "", f"{kinds};;{everything}")
    return Path(path) if path else None
