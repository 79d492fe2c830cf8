"""Where the keyboard is when what had it is hidden or switched off: on the page, not next door."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication, QWidget


@contextmanager
def keyboard_stays(page: QWidget) -> Iterator[None]:
    """Qt hands it to the next widget: a Space meant for the game would press that one, say Undo."""
    held: object = QApplication.focusWidget()
    yield
    if isinstance(held, QWidget) and page.isAncestorOf(held) and _is_gone(held):
        page.setFocus()


def _is_gone(widget: QWidget) -> bool:
    return not (widget.isVisible() and widget.isEnabled())
