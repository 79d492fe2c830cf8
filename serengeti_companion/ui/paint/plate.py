"""A card as a piece: a plate with its drawing and the two letters that stand for it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from serengeti_companion.ui.paint.glyphs import draw_animal, draw_icon
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, TextSize, Weight

_FOOT = 15
"""Height of the letters at its foot."""
_ROCK = 0.72
"""Of the picture a rock covers."""


def paint_plate(
    painter: QPainter, box: QRectF, drawing: str, letters: str, *, animal: bool = True
) -> None:
    """`drawing`: an animal by its name, or an icon."""
    style = current_style()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(style.color(Role.EDGE), style.line()))
    painter.setBrush(style.color(Role.PIECE))
    corner = style.px(RADIUS_SMALL)
    painter.drawRoundedRect(box, corner, corner)
    foot, edge = style.px(_FOOT), style.px(2)
    picture = box.adjusted(edge, edge, -edge, -foot)
    drawn = draw_animal if animal else draw_icon
    drawn(painter, picture, drawing, on=Role.PIECE, ink=Role.ON_PIECE)
    painter.setPen(style.color(Role.ON_PIECE))
    painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
    line = QRectF(box.left(), box.bottom() - foot - edge / 2, box.width(), foot)
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, letters)
    painter.restore()


def paint_rock(painter: QPainter, box: QRectF) -> None:
    """A rock upon a plate: before the animal, which looks out behind it."""
    high = box.height() - current_style().px(_FOOT)
    side = min(box.width(), high) * _ROCK
    rock = QRectF(box.right() - side, box.top() + high - side, side, side)
    draw_icon(painter, rock, "rock", on=Role.PIECE, ink=Role.ON_PIECE)
