"""Tab goes as the eye does, whatever was made first."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def in_tab_order(*boxes: QWidget) -> None:
    """Box after box; within each in the order in which its parts were made."""
    stops = [stop for box in boxes for stop in _stops(box)]
    for one, other in pairwise(stops):
        QWidget.setTabOrder(one, other)


def _stops(box: QWidget) -> list[QWidget]:
    """Where Tab can stop in it, in order; what pops up is a window of its own.

    Found among its children and not along the window's focus chain: where that was walked from
    Python, Qt crashed later, when a page with the keyboard in it was hidden.
    """
    inside = [box, *box.findChildren(QWidget)]
    here = [part for part in inside if part.window() is box.window()]
    return [part for part in here if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
