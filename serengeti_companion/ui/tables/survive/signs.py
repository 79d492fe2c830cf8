"""The mark of a colour, and what it is called in the window."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from serengeti_companion.games.survive.model import Seat, Table
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.style.tokens import (
    SEAT_COLOURS,
    SEAT_SHAPES,
    PlayerColour,
    PlayerShape,
)


def sign_of(table: Table, seat: Seat) -> tuple[PlayerColour, PlayerShape, str]:
    """Colour, shape and letter that stand for a colour on the table."""
    tint = table.colour(seat).tint
    return SEAT_COLOURS[tint], SEAT_SHAPES[tint], initial(name_of(table, seat))


def name_of(table: Table, seat: Seat) -> str:
    """The player's name, or Neutral."""
    if seat == table.neutral:
        return QCoreApplication.translate("signs", "Neutral")
    return table.colour(seat).name


def mark(table: Table, seat: Seat, px: int, dpr: float) -> QPixmap:
    """The mark `px` logical pixels wide."""
    return mark_pixmap(*sign_of(table, seat), px, dpr)
