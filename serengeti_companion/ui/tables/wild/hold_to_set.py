"""Set to... for widgets of which there are many: right click, F2 or a press held for a while."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.parts.held_press import HeldPress
from serengeti_companion.ui.parts.set_to import HIGHEST, SetToPopover
from serengeti_companion.ui.translation import filled


class HoldToSet(HeldPress):
    """`title` says what the number is; `chosen(number, reason)` is called once it is settled."""

    def __init__(
        self,
        widget: QWidget,
        title: str,
        value: Callable[[], int],
        chosen: Callable[[int, str], None],
        highest: int = HIGHEST,
    ) -> None:
        super().__init__(widget, lambda _: self.open())
        self.title = title
        self._value, self._chosen, self._highest = value, chosen, highest

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
