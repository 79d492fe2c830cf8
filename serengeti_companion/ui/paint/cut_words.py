"""Words that end in dots where there is no room for all of them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF

from serengeti_companion.engine.texts import isolated

_FROM_THE_RIGHT = "\u0590"  # no letter before these is written from right to left


def cut(words: str, metrics: QFontMetrics | QFontMetricsF, room: float) -> str:
    """As much as `room` pixels hold, kept to itself.

    Else the dots of a name from right to left would stand before its first letter.
    """
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, round(room))
    return isolated(shown) if max(words, default="") >= _FROM_THE_RIGHT else shown
