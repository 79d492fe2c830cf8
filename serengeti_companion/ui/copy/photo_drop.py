"""A photo comes in: dropped onto a widget, or chosen in a file dialog."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from serengeti_companion.ui.copy.photo_file import file_filter

_DRAGGED = frozenset({QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop})


class PhotoDrop(QObject):
    """`dropped(path)` when a file is let go over the widget, of whatever kind it is."""

    dropped = Signal(object)

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        watched.setAcceptDrops(True)
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _DRAGGED or not isinstance(event, QDropEvent):
            return False
        urls = event.mimeData().urls()
        if len(urls) != 1 or not urls[0].isLocalFile():
            return False
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self.dropped.emit(Path(urls[0].toLocalFile()))
        return True


def ask_photo(parent: QWidget) -> Path | None:
    """A photo to take in; None = nothing chosen."""
    words = QCoreApplication.translate
    kinds = words("Files", "Photos ({endings})").format(endings=file_filter())
    everything = words("Files", "All files (*)")
    title = words("Files", "Choose a photo")
    path, _ = QFileDialog.getOpenFileName(parent, title, "", f"{kinds};;{everything}")
    return Path(path) if path else None
