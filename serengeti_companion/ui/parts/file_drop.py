"""A file of the desktop that is let go over a widget."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

_DRAGGED = frozenset({QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop})


class FileDrop(QObject):
    """`dropped(path)` when one file is let go over the widget; `takes` says of which files."""

    dropped = Signal(object)

    def __init__(self, watched: QWidget, takes: Callable[[Path], bool] = lambda _: True) -> None:
        super().__init__(watched)
        self._takes = takes
        watched.setAcceptDrops(True)
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _DRAGGED or not isinstance(event, QDropEvent):
            return False
        urls = event.mimeData().urls()
        if len(urls) != 1 or not urls[0].isLocalFile():
            return False
        path = Path(urls[0].toLocalFile())
        if not self._takes(path):
            return False
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self.dropped.emit(path)
        return True
