"""The mark of a player; a kind of card as its drawing with two letters, no artwork of the game."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from serengeti_companion.games.race.model import Seat, Table
from serengeti_companion.games.race.names import CARD_NAMES
from serengeti_companion.games.race.terms import Card, Special, Species
from serengeti_companion.ui.paint.glyphs import animal_pixmap, draw_animal, draw_icon, icon_pixmap
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import (
    RADIUS_SMALL,
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
_FOOT = 15
"""Height of the letters at the foot of a plate."""


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
    style = current_style()
    painter.save()
    painter.setPen(QPen(style.color(Role.EDGE), style.line()))
    painter.setBrush(style.color(Role.PIECE))
    corner = style.px(RADIUS_SMALL)
    painter.drawRoundedRect(box, corner, corner)
    foot, edge = style.px(_FOOT), style.px(2)
    picture = box.adjusted(edge, edge, -edge, -foot)
    draw_card(painter, picture, card, on=Role.PIECE, ink=Role.ON_PIECE)
    painter.setPen(style.color(Role.ON_PIECE))
    painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
    line = QRectF(box.left(), box.bottom() - foot - edge / 2, box.width(), foot)
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, CODES[card])
    painter.restore()
