"""The mark of a player, and a species as a disc with its two letters."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from serengeti_companion.games.race.model import Seat, Table
from serengeti_companion.games.race.names import CARD_NAMES
from serengeti_companion.games.race.terms import Card, Special, Species
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import (
    SEAT_COLOURS,
    SEAT_SHAPES,
    Role,
    TextSize,
    Weight,
)
from serengeti_companion.ui.translation import told

CODES: dict[Card, str] = {card: card.value[:2].capitalize() for card in CARD_NAMES}
CODES[Species.LIZARD] = "Lz"  # not the Lion's
CODES[Special.SCORPION], CODES[Special.CARCASS] = "Sc", "Ca"
"""Two letters for each kind of card."""


def mark(table: Table, seat: Seat, px: int, dpr: float) -> QPixmap:
    """The player's mark `px` logical pixels wide."""
    player = table.player(seat)
    letter = initial(player.name)
    return mark_pixmap(SEAT_COLOURS[player.tint], SEAT_SHAPES[player.tint], letter, px, dpr)


def card_name(card: Card) -> str:
    """What a kind of card is called in the window."""
    return told(CARD_NAMES[card])


def paint_disc(painter: QPainter, box: QRectF, card: Card) -> None:
    """The species on a disc: two letters, no artwork of the game."""
    style = current_style()
    painter.setPen(QPen(style.color(Role.EDGE), style.line()))
    painter.setBrush(style.color(Role.PIECE))
    painter.drawEllipse(box)
    painter.setPen(style.color(Role.ON_PIECE))
    painter.setFont(style.font(TextSize.LARGE, Weight.BOLD))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, CODES[card])
