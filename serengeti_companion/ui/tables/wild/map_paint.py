"""What stands on a space of the Map, and the rings round it."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from serengeti_companion.games.wild.terms import Cell, Species, Terrain
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.paint.piece import paint_piece, piece_box
from serengeti_companion.ui.paint.terrain import paint_cell, paint_letter, paint_ring
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role


@dataclass(frozen=True, slots=True, kw_only=True)
class CellSigns:
    """`lit`: cells of a scene; `wrong`: what a refusal is about; `held`: the animal in the hand.

    `target`: where it would go, `fits` whether it may.
    """

    lit: frozenset[Cell] = frozenset()
    wrong: frozenset[Cell] = frozenset()
    held: Cell | None = None
    target: Cell | None = None
    fits: bool = True

    @property
    def cells(self) -> frozenset[Cell]:
        """All that have a sign."""
        return self.lit | self.wrong | {cell for cell in (self.held, self.target) if cell}


def paint_space(
    painter: QPainter,
    box: QRectF,
    *,
    animals: tuple[Species, ...],
    terrain: Terrain | None,
    faint: bool,
    photo: bool = False,
) -> None:
    """The ground of a space and what stands on it; with a `photo` under it, its signs only."""
    paint_cell(painter, box, terrain, photo=photo)
    if animals:
        _paint_animals(painter, box, animals, terrain, faint=faint)


def _paint_animals(
    painter: QPainter,
    box: QRectF,
    animals: tuple[Species, ...],
    terrain: Terrain | None,
    *,
    faint: bool,
) -> None:
    """The animal; two that overlap as a stack with a warning. `faint`: it is in the hand."""
    painter.setOpacity(0.45 if faint else 1.0)
    place = piece_box(box)
    shift = current_style().px(9) if len(animals) > 1 else 0
    for number, species in enumerate(animals[-2:]):
        there, rest = shift * number, shift * (1 - number)
        paint_piece(painter, place.adjusted(there, there, -rest, -rest), species.value)
    painter.setOpacity(1.0)
    paint_letter(painter, box, terrain)
    if len(animals) > 1:
        _paint_warning(painter, box)


def _paint_warning(painter: QPainter, box: QRectF) -> None:
    style = current_style()
    side = style.px(24)
    place = QRectF(box.left(), box.bottom() - side, side, side)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.color(Role.WARNING_SOFT))
    painter.drawRoundedRect(place, style.px(6), style.px(6))
    painter.restore()
    draw_icon(painter, place, "warning", on=Role.WARNING_SOFT, ink=Role.WARNING)


def paint_signs(
    painter: QPainter, box: QRectF, signs: CellSigns, cell: Cell, *, at_cursor: bool
) -> None:
    """Rings, from the quietest to the loudest."""
    if cell in signs.lit:
        paint_ring(painter, box)
    if cell in signs.wrong:
        _paint_outline(painter, box, Role.REFUSAL, Qt.PenStyle.SolidLine)
    if cell == signs.target:
        role = Role.ACCENT if signs.fits else Role.REFUSAL
        style = Qt.PenStyle.SolidLine if signs.fits else Qt.PenStyle.DashLine
        _paint_outline(painter, box, role, style)
    if cell == signs.held:
        _paint_outline(painter, box, Role.ACCENT, Qt.PenStyle.DotLine)
    if at_cursor:
        paint_focus(painter, box)


def _paint_outline(painter: QPainter, box: QRectF, role: Role, line: Qt.PenStyle) -> None:
    style = current_style()
    width = style.px(4)
    inset = width / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(style.color(role), width, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = style.px(RADIUS_SMALL)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner)
    painter.restore()
