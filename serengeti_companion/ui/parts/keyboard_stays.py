"""Where the keyboard is when what had it is hidden or switched off: on the page, not next door."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QWidget


@contextmanager
def keyboard_stays(page: QWidget) -> Iterator[None]:
    """Qt hands it to the next widget: a Space meant for the game would press that one, say Undo."""
    held: object = QApplication.focusWidget()
    if not (isinstance(held, QWidget) and page.isAncestorOf(held)):
        yield
        return
    leaving = _Leaving(held)
    yield
    held.removeEventFilter(leaving)
    if _is_gone(held) and not leaving.meant:
        page.setFocus()


class _Leaving(QObject):
    """Watches who takes the keyboard away: the page itself may have given it to something else."""

    def __init__(self, held: QWidget) -> None:
        super().__init__()
        self.meant = False
        held.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.lostFocus():
            # Qt goes on as Tab does, or leaves nobody with it.
            other = event.reason() is Qt.FocusReason.OtherFocusReason
            self.meant = other and QApplication.focusWidget() is not None
        return False


def _is_gone(widget: QWidget) -> bool:
    return not (widget.isVisible() and widget.isEnabled())
