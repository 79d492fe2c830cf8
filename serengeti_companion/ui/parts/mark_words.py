"""A player's mark in words: its colour, as the owner of the pieces calls it, and its shape."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from serengeti_companion.ui.style.tokens import (
    SEAT_COLOURS,
    SEAT_SHAPES,
    PlayerColour,
    PlayerShape,
)
from serengeti_companion.ui.translation import filled

MARKS = 4  # as many colours as a box has at most (WS-COMP-29), but for Survive with its five
_translate = QCoreApplication.translate


def mark_words(mark: int, names: Sequence[str] = ()) -> str:
    """As in "vermillion circle"; `names` are the owner's, of the first so many colours."""
    words = _translate("MarkWords", "{colour} {shape}")
    return filled(words, colour=colour_word(mark, names), shape=shape_word(mark))


def colour_word(mark: int, names: Sequence[str] = ()) -> str:
    """The owner's name of the colour, or ours."""
    if mark < len(names):
        return names[mark]
    return {
        PlayerColour.VERMILLION: _translate("MarkWords", "vermillion"),
        PlayerColour.BLUE: _translate("MarkWords", "blue"),
        PlayerColour.GREEN: _translate("MarkWords", "green"),
        PlayerColour.ORANGE: _translate("MarkWords", "orange"),
    }[SEAT_COLOURS[mark]]


def shape_word(mark: int) -> str:
    """The shape that stands for it on the screen."""
    return {
        PlayerShape.CIRCLE: _translate("MarkWords", "circle"),
        PlayerShape.SQUARE: _translate("MarkWords", "square"),
        PlayerShape.TRIANGLE: _translate("MarkWords", "triangle"),
        PlayerShape.DIAMOND: _translate("MarkWords", "diamond"),
    }[SEAT_SHAPES[mark]]
