"""A press held for a while, by mouse, pen or finger."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QWidget


class LongPress(QObject):
    """Watches one widget; the release after a long press is swallowed, so nothing is clicked."""

    held = Signal(QPoint)

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self._start = QPoint()
        self._fired = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(QGuiApplication.styleHints().mousePressAndHoldInterval())
        self._timer.timeout.connect(self._fire)
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._begin(event)
            case QEvent.Type.MouseMove:
                self._follow(event)
            case QEvent.Type.MouseButtonRelease:
                return self._end()
            case QEvent.Type.Hide | QEvent.Type.FocusOut:
                self._timer.stop()
        return False

    def _begin(self, event: QEvent) -> None:
        self._fired = False
        if isinstance(event, QMouseEvent) and event.button() is Qt.MouseButton.LeftButton:
            self._start = event.position().toPoint()
            self._timer.start()

    def _follow(self, event: QEvent) -> None:
        if not isinstance(event, QMouseEvent):
            return
        way = (event.position().toPoint() - self._start).manhattanLength()
        if way >= QGuiApplication.styleHints().startDragDistance():
            self._timer.stop()

    def _end(self) -> bool:
        self._timer.stop()
        fired, self._fired = self._fired, False
        return fired

    def _fire(self) -> None:
        self._fired = True
        self.held.emit(self._start)
