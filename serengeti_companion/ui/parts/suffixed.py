"""A file to write, called as the hand chose, with its suffix."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from serengeti_companion.ui.translation import filled


def suffixed(parent: QWidget, chosen: str, suffix: str, title: str) -> Path | None:
    """The path that a dialog answered, its suffix added where it lacks; None = nowhere."""
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() == suffix:
        return path
    # About this name the dialog has not asked.
    path = path.with_name(f"{path.name}{suffix}")
    return path if not path.exists() or _may_replace(parent, path, title) else None


def _may_replace(parent: QWidget, path: Path, title: str) -> bool:
    question = QCoreApplication.translate("Files", "{file} is there already. Replace it?")
    answer = QMessageBox.question(parent, title, filled(question, file=path.name))
    return answer is QMessageBox.StandardButton.Yes
