"""Set to... for widgets of which there are many: right click, F2 or a press held for a while.

Unlike `SetTo` it watches nothing: the widget hands its own events on. A filter in Python would be
called for every event of every number on the table.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.parts.set_to import HIGHEST, SetToPopover
from serengeti_companion.ui.translation import filled


class HoldToSet:
    """`title` says what the number is; `chosen(number, reason)` is called once it is settled."""

    def __init__(
        self,
        widget: QWidget,
        title: str,
        value: Callable[[], int],
        chosen: Callable[[int, str], None],
        highest: int = HIGHEST,
    ) -> None:
        self.title = title
        self._widget, self._value, self._chosen, self._highest = widget, value, chosen, highest
        self._timer: QTimer | None = None
        self._start = QPoint()
        self._held = False

    def open(self) -> SetToPopover:
        """Ask now."""
        words = filled(QCoreApplication.translate("SetTo", "Set “{title}” to…"), title=self.title)
        popover = SetToPopover(self._widget, words, self._value(), self._highest)
        popover.chosen.connect(self._chosen)
        popover.open_at(self._widget.mapToGlobal(QPoint(0, self._widget.height())))
        return popover

    def key(self, event: QKeyEvent) -> bool:
        """Whether the key asked for it."""
        if event.key() == Qt.Key.Key_F2:
            self.open()
            return True
        return False

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
        self.open()
