"""A press held for a while, for widgets of which there are many.

Unlike `LongPress` it watches nothing: the widget hands its own events on. A filter in Python would
be called for every event of every number on the table.
"""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QWidget


class HeldPress:
    """`held(point of the widget)` is called while the press still lasts."""

    def __init__(self, widget: QWidget, held: Callable[[QPoint], object]) -> None:
        self._widget, self._tell = widget, held
        self._timer: QTimer | None = None
        self._start = QPoint()
        self._held = False

    def press(self, event: QMouseEvent) -> None:
        self._held = False
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._start = event.position().toPoint()
        if self._timer is None:
            self._timer = QTimer(self._widget)
            self._timer.setSingleShot(True)
            self._timer.timeout.connect(self._fire)
        self._timer.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def move(self, event: QMouseEvent) -> None:
        way = (event.position().toPoint() - self._start).manhattanLength()
        if self._timer is not None and way >= QGuiApplication.styleHints().startDragDistance():
            self._timer.stop()

    def release(self) -> bool:
        """Whether the press was held, so that its end clicks nothing."""
        if self._timer is not None:
            self._timer.stop()
        held, self._held = self._held, False
        return held

    def _fire(self) -> None:
        self._held = True
        self._tell(self._start)
