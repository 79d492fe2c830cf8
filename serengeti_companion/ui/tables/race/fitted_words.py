"""Words that have to stand in a box: as many lines as there is room for, the last one cut short."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter

_ELIDE = Qt.TextElideMode.ElideRight


def lines(words: str, metrics: QFontMetrics, width: int, most: int) -> list[str]:
    """At most so many lines of that width; what does not fit ends in an ellipsis."""
    found: list[str] = []
    waiting = words.split(" ")  # a space that does not break keeps its words together
    while waiting and len(found) < most - 1:
        line = waiting.pop(0)
        while waiting and _fits(longer := f"{line} {waiting[0]}", metrics, width):
            line = longer
            waiting.pop(0)
        found.append(metrics.elidedText(line, _ELIDE, width))
    if waiting:
        found.append(metrics.elidedText(" ".join(waiting), _ELIDE, width))
    return found


def all_fits(words: str, metrics: QFontMetrics, width: int, most: int) -> bool:
    """Whether so many lines of that width hold all of it."""
    return " ".join(lines(words, metrics, width, most)) == words


def _fits(words: str, metrics: QFontMetrics, width: int) -> bool:
    return metrics.elidedText(words, _ELIDE, width) == words


def paint_lines(painter: QPainter, box: QRectF, words: list[str]) -> float:
    """One under the other from the top of `box`, each in its middle; answers the height."""
    high = painter.fontMetrics().lineSpacing()
    for at, line in enumerate(words):
        place = QRectF(box.left(), box.top() + at * high, box.width(), high)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, line)
    return float(high * len(words))
