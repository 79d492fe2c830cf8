"""An animal as a piece on the table: a plate, the glyph, its two letters."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from serengeti_companion.ui.paint.glyphs import code, draw_animal
from serengeti_companion.ui.paint.terrain import paint_cell, paint_letter, paint_ring
from serengeti_companion.ui.style.styling import Style, current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_CORNER = 12
_MARGIN = 5  # between a space and the piece on it
_LETTERED = 44  # below this side at scale 1 the letters would be too small to read


def paint_piece(
    painter: QPainter,
    box: QRectF,
    species: str,
    *,
    lit: bool = False,
    leaving: bool = False,
) -> None:
    """A piece in `box`; `lit` belongs to a hovered scene, `leaving` is drawn with a broken line."""
    style = current_style()
    _plate(painter, box, style, lit=lit, leaving=leaving)
    inner = box.adjusted(*(style.px(3) * sign for sign in (1, 1, -1, -1)))
    if box.height() < style.px(_LETTERED):
        draw_animal(painter, inner, species)
        return
    foot = style.px(TextSize.SMALL) + style.px(1)
    draw_animal(painter, inner.adjusted(0, 0, 0, -foot), species)
    painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
    painter.setPen(style.color(Role.ON_PIECE))
    line = QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot + style.px(2))
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, code(species))


def paint_space(
    painter: QPainter,
    box: QRectF,
    terrain: str | None,
    species: str | None = None,
    *,
    lit: bool = False,
    leaving: bool = False,
) -> None:
    """A space of the Map with the animal on it; the terrain's letter stays in sight."""
    paint_cell(painter, box, terrain, letter=species is None)
    if species is not None:
        paint_piece(painter, piece_box(box), species, leaving=leaving)
        paint_letter(painter, box, terrain)
    if lit:
        paint_ring(painter, box)


def piece_box(box: QRectF) -> QRectF:
    """Where a piece stands on a space."""
    margin = current_style().px(_MARGIN)
    return box.adjusted(margin, margin, -margin, -margin)


def _plate(painter: QPainter, box: QRectF, style: Style, *, lit: bool, leaving: bool) -> None:
    width = style.px(4) if lit else max(style.px(2), style.line())
    pen = QPen(style.color(Role.HIGHLIGHT if lit else Role.ON_PIECE), width)
    if leaving:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(style.color(Role.PIECE))
    inset = width / 2
    corner = style.px(_CORNER)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner)
    painter.restore()
