"""What the window shows, and the rules beside or over it."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from shiboken6 import isValid

from serengeti_companion.ui.style.styling import current_style, follow

_PANEL = 480
_BESIDE = 1280  # what is left for a table that the panel does not cover


class Stage(QWidget):
    """A panel is laid over the right edge, beside the pages where there is room for both."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages = QStackedWidget(self)
        self._panel: QWidget | None = None
        self._before: QWidget | None = None
        self._whole = False
        follow(self._place)

    @property
    def panel_shown(self) -> bool:
        """Whether the panel is open."""
        return self._panel is not None and self._panel.isVisibleTo(self)

    def set_panel(self, panel: QWidget) -> None:
        """The one panel there is now; hidden until asked for."""
        if self._panel is not None:
            self._panel.hide()
        self._panel = panel
        panel.setParent(self)
        panel.hide()

    def show_panel(self, *, whole: bool) -> None:
        """Open the panel; `whole` gives it all the room."""
        if self._panel is not None:
            if not self.panel_shown:
                self._before = _focused(self.pages)
            self._whole = whole
            self._panel.show()
            self._panel.raise_()
            self._place()

    def close_panel(self) -> None:
        """Close it; the keyboard goes back to the page."""
        if self._panel is not None and self.panel_shown:
            held = _focused(self._panel) is not None
            self._panel.hide()
            self._place()
            if held:
                self._give_back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _give_back(self) -> None:
        """To where the keyboard was when the panel came, if that is still in sight."""
        before = self._before
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        elif (page := self.pages.currentWidget()) is not None:
            page.setFocus()

    def _place(self) -> None:
        room = self.rect()
        self.pages.setVisible(not (self.panel_shown and self._whole))
        if not self.panel_shown or self._panel is None:
            self.pages.setGeometry(room)
            return
        wanted = current_style().px(_PANEL)
        width = room.width() if self._whole else min(wanted, room.width())
        self._panel.setGeometry(QRect(room.width() - width, 0, width, room.height()))
        beside = room.width() - width >= current_style().px(_BESIDE)
        self.pages.setGeometry(room.adjusted(0, 0, -width if beside else 0, 0))


def _focused(inside: QWidget) -> QWidget | None:
    """What has the keyboard there."""
    now: object = QApplication.focusWidget()
    return now if isinstance(now, QWidget) and inside.isAncestorOf(now) else None
