"""The mark of a player; a kind of card as its drawing with two letters, no artwork of the game."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from serengeti_companion.games.race.model import Seat, Table
from serengeti_companion.games.race.names import CARD_NAMES
from serengeti_companion.games.race.terms import Card, Special, Species
from serengeti_companion.ui.paint import plate
from serengeti_companion.ui.paint.glyphs import animal_pixmap, draw_animal, draw_icon, icon_pixmap
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.style.tokens import SEAT_COLOURS, SEAT_SHAPES, Role
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


def card_pixmap(card: Card, px: int, dpr: float) -> QPixmap:
    """The drawing of a kind of card on a surface, `px` logical pixels wide."""
    drawn = icon_pixmap if card is Special.TRAIL else animal_pixmap
    return drawn(card.value, px, dpr, on=Role.SURFACE, ink=Role.INK)


def draw_card(
    painter: QPainter,
    box: QRectF,
    card: Card,
    *,
    on: Role = Role.SURFACE,
    ink: Role = Role.INK,
) -> None:
    """The drawing as large as fits into `box`, upon the ground `on`."""
    drawn = draw_icon if card is Special.TRAIL else draw_animal
    drawn(painter, box, card.value, on=on, ink=ink)


def paint_plate(painter: QPainter, box: QRectF, card: Card) -> None:
    """A piece with the drawing and its two letters."""
    plate.paint_plate(painter, box, card.value, CODES[card], animal=card is not Special.TRAIL)
