"""How wide words are in the app's font, and how large they may be."""

from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.style import fonts
from serengeti_companion.ui.style.tokens import TextSize, Weight

LEAST = int(TextSize.TABLE_SMALL)
"""Nothing on this window is smaller, in logical pixels."""
LEAST_SCORE = int(TextSize.TABLE_SCORE)
TALL = 1.25
"""Height of a line of words, in sizes of its font."""
FIGURE = 0.82
"""The same of figures, which have nothing above and below."""
CAPITAL = 0.668
"""Height of a capital or a figure."""
_REFERENCE = 200
_SPARE = 1.015  # small sizes are a little wider than large ones, for their size


@lru_cache(maxsize=256)
def font(size: int, weight: Weight) -> QFont:
    """The app's font, its figures all of one width."""
    return fonts.make(size, weight, tabular=True)


@lru_cache(maxsize=1024)
def _em(words: str, weight: Weight) -> float:
    metrics = QFontMetricsF(font(_REFERENCE, weight))
    return metrics.horizontalAdvance(words) / _REFERENCE * _SPARE


def width(words: str, size: float, weight: Weight = Weight.REGULAR) -> float:
    """Logical pixels."""
    return _em(words, weight) * size


def largest(words: str, room: float, most: float, weight: Weight = Weight.REGULAR) -> int:
    """The largest size, up to `most`, at which the words fit; never below LEAST."""
    em = _em(words, weight)
    fitting = room / em if em else most
    return max(int(min(fitting, most)), LEAST)


@lru_cache(maxsize=512)
def elided(words: str, size: int, weight: Weight, room: int) -> str:
    """The words, cut short where they are wider than the room."""
    if width(words, size, weight) <= room:
        return words
    return cut(words, QFontMetricsF(font(size, weight)), room)
