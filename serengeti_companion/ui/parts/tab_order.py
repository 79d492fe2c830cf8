"""Tab goes as the eye does, whatever was made first."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def in_tab_order(*boxes: QWidget) -> None:
    """Box after box; within each as before."""
    chain = list(_stops(boxes[0].window()))
    stops = [stop for box in boxes for stop in chain if stop is box or box.isAncestorOf(stop)]
    for one, other in pairwise(stops):
        QWidget.setTabOrder(one, other)


def _stops(window: QWidget) -> Iterator[QWidget]:
    """Where Tab can stop in the window, in order."""
    step = window.nextInFocusChain()
    while step is not window:
        if step.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield step
        step = step.nextInFocusChain()
