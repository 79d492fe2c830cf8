"""The pattern of a Scene Card in little room: animals, order, centre, ground."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from serengeti_companion.games.wild.terms import SceneCard, SceneType, Slot, Species, Terrain
from serengeti_companion.ui.paint import kept_pictures
from serengeti_companion.ui.paint.glyphs import device_ratio, draw_animal
from serengeti_companion.ui.paint.terrain import LETTERS, paint_cell, paint_letter
from serengeti_companion.ui.style.styling import Style, current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_SLOT = 64
_STRIP = 15  # below an animal: the ground it must stand on
_UNDER = 4  # of the strip, behind the animal
_GAP = 4
_STEP = 4


def paint_pattern(painter: QPainter, box: QRectF, card: SceneCard, *, with_ground: bool) -> None:
    """From the left edge of `box`; without the ground only its letter, over the animal.

    Animals that are small for want of width have their ground below all the same.
    """
    style = current_style()
    slots = card.slots or ()
    gap = style.px(_GAP)
    room = (box.width() - gap * (len(slots) - 1)) / max(len(slots), 1)
    strip = style.px(_STRIP)
    with_ground = with_ground or room + strip <= box.height()
    strip = strip if with_ground else 0
    # In steps, so that few sizes of an animal are in use.
    side = int(min(style.px(_SLOT), room, box.height() - strip)) // _STEP * _STEP
    top = box.center().y() - (side + strip) / 2
    if card.type is SceneType.LINE and len(slots) > 1:
        painter.setPen(QPen(style.color(Role.EDGE), style.px(3)))
        start = QPointF(box.left() + side / 2, top + side / 2)
        painter.drawLine(start, start + QPointF((side + gap) * (len(slots) - 1), 0))
    for at, slot in enumerate(slots):
        place = QRectF(round(box.left() + at * (side + gap)), round(top), side, side)
        if with_ground:
            _draw_ground(painter, place, slot, style)
        centre = card.type is SceneType.ADJACENCY and at == 0
        _draw_animal(painter, place, slot.species, centre=centre)
        if slot.terrain is not None and not with_ground:
            paint_letter(painter, place, slot.terrain.value)


def _draw_animal(painter: QPainter, box: QRectF, species: Species, *, centre: bool) -> None:
    """The same few animals stand on card after card."""
    ratio = round(device_ratio(painter), 3)
    paint = partial(_paint_animal, species.value, centre)
    facts = ("Animal", species, centre)
    shown = kept_pictures.picture(facts, box.size().toSize(), ratio, paint)
    painter.drawPixmap(box.topLeft(), shown)


def _draw_ground(painter: QPainter, box: QRectF, slot: Slot, style: Style) -> None:
    """Below an animal: the terrain it must stand on."""
    if slot.terrain is None:
        return
    strip, under = style.px(_STRIP), style.px(_UNDER)
    ground = QRectF(box.left(), box.bottom() - under, box.width(), strip + under)
    ratio = round(device_ratio(painter), 3)
    paint = partial(_paint_ground, slot.terrain)
    facts = ("Ground", slot.terrain)
    shown = kept_pictures.picture(facts, ground.size().toSize(), ratio, paint)
    painter.drawPixmap(ground.topLeft(), shown)


def _paint_ground(terrain: Terrain, painter: QPainter, ground: QRectF) -> None:
    style = current_style()
    if style.high_contrast:
        # Black on black marks: there the letter alone says it.
        painter.setPen(QPen(style.color(Role.INK), style.line()))
        painter.setBrush(style.color(Role.SURFACE))
        painter.drawRect(ground.adjusted(1, 0, -1, -1))
    else:
        paint_cell(painter, ground, terrain.value, letter=False)
    painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
    painter.setPen(style.color(Role.ON_TERRAIN))
    line = ground.adjusted(0, style.px(_UNDER), 0, 0)
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, LETTERS[terrain.value])


def _paint_animal(species: str, centre: bool, painter: QPainter, box: QRectF) -> None:
    """Of an adjacency scene the central one stands out."""
    style = current_style()
    width = style.px(3) if centre else style.line()
    painter.setPen(QPen(style.color(Role.HIGHLIGHT if centre else Role.ON_PIECE), width))
    painter.setBrush(style.color(Role.PIECE))
    inset = width / 2
    plate = box.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(plate, style.px(6), style.px(6))
    draw_animal(painter, plate.adjusted(1, 1, -1, -1), species)
