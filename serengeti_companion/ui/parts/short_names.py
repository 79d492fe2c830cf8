"""A sentence about people where there is little room: their names give way before the deed."""

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache

from PySide6.QtGui import QFontMetrics

from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import TextSize, Weight

_LETTERS = (24, 18, 14, 10, 7, 4, 2)


def with_short_names(words: str, names: Iterable[str], fits: Callable[[str], bool]) -> str:
    """The words as they are if they fit, else with names cut as little as it takes."""
    shown, longest_first = words, sorted(names, key=len, reverse=True)
    for letters in _LETTERS:
        if fits(shown):
            break
        shown = words
        for name in longest_first:
            if len(name) > letters + 1:
                shown = shown.replace(name, f"{name[:letters].rstrip()}…")
    return shown


def cut_name(name: str, room: int, size: TextSize, weight: Weight = Weight.REGULAR) -> str:
    """The name with dots at its end where it is wider than `room` pixels in that type."""
    return _cut(name, room, size, weight, current_style().key)


@lru_cache(maxsize=100)
def _cut(name: str, room: int, size: TextSize, weight: Weight, _look: Hashable) -> str:
    """The same few names are shown at every turn: each is measured once a look."""
    return cut(name, QFontMetrics(current_style().font(size, weight)), room)
