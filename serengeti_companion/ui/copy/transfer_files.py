"""Which file a copy comes from or goes into: asked in the way of the desktop."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from serengeti_companion.exports.copy_files import COPY_FORMATS, CopyFormat
from serengeti_companion.exports.file_names import safe_file_name
from serengeti_companion.ui.parts.suffixed import suffixed
from serengeti_companion.ui.translation import told


def ask_copy_file(parent: QWidget) -> Path | None:
    """A file to import; None = nothing chosen."""
    words = QCoreApplication.translate
    endings = " ".join(f"*{form.suffix}" for form in COPY_FORMATS)
    kinds = words("Files", "Copies ({endings})").format(endings=endings)
    everything = words("Files", "All files (*)")
    title = words("Files", "Import a copy")
    path, _ = QFileDialog.getOpenFileName(parent, title, "", f"{kinds};;{everything}")
    return Path(path) if path else None


def ask_copy_place(parent: QWidget, name: str, form: CopyFormat) -> Path | None:
    """Where to export a copy of that name; None = nowhere."""
    title = QCoreApplication.translate("Files", "Export the copy")
    suggested = f"{safe_file_name(name)}{form.suffix}"
    kinds = f"{told(form.line)} (*{form.suffix})"
    chosen, _ = QFileDialog.getSaveFileName(parent, title, suggested, kinds)
    return suffixed(parent, chosen, form.suffix, title)
