"""Stacks beside a track: the picture on the card of A Race For Life."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from serengeti_companion.ui.home.drawn_picture import DrawnPicture
from serengeti_companion.ui.paint import plate
from serengeti_companion.ui.style.styling import Style
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, TextSize, Weight

_STACKS = (
    ("eagle", "Ea"),
    ("lion", "Li"),
    ("antelope", "An"),
    ("monkey", "Mo"),
    ("elephant", "El"),
    ("lizard", "Lz"),
    ("hyena", "Hy"),
    ("giraffe", "Gi"),
)
_ROCKS = frozenset({1, 6})
_DRY = 3
_TRACK = (5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5)
_MARKER = 3
_SPOT = 30
_STACK = 60, 74
_LARGEST = 2.0
"""How much larger than that a stack may be drawn."""
_EDGE = 4  # of each card under the top one


class Landscape(DrawnPicture):
    """As many stacks as there is room for."""

    def draw(self, painter: QPainter, style: Style) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.color(Role.GRASSLANDS))
        corner = style.px(RADIUS_SMALL)
        painter.drawRoundedRect(QRectF(self.rect()), corner, corner)
        self._paint_track(painter, style)
        self._paint_stacks(painter, style)

    def _paint_track(self, painter: QPainter, style: Style) -> None:
        """From end to end where it fits, else the part round the marker."""
        spot, margin = style.px(_SPOT), style.px(6)
        number = min(len(_TRACK), max(3, (self.height() - 2 * margin) // spot))
        first = max(0, min(_MARKER - number // 2, len(_TRACK) - number))
        tall = (self.height() - 2 * margin) / number
        painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
        for row, at in enumerate(range(first, first + number)):
            side = min(spot, tall) - style.px(4)
            box = QRectF(0, 0, side, side)
            box.moveCenter(QPointF(margin + spot / 2, margin + (row + 0.5) * tall))
            here = at == _MARKER
            painter.setPen(QPen(style.color(Role.EDGE), style.px(2 if here else 1)))
            painter.setBrush(style.color(Role.ACCENT if here else Role.SURFACE))
            painter.drawEllipse(box)
            painter.setPen(style.color(Role.ON_ACCENT if here else Role.INK))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(_TRACK[at]))

    def _paint_stacks(self, painter: QPainter, style: Style) -> None:
        left, top = style.px(_SPOT + 14), style.px(6)
        room = QRectF(left, top, self.width() - left - top, self.height() - 2 * top)
        columns, rows = _shared(room, *map(style.px, _STACK))
        cell = QRectF(0, 0, room.width() / columns, room.height() / rows)
        for at in range(min(len(_STACKS), rows * columns)):
            cell.moveTo(left + at % columns * cell.width(), top + at // columns * cell.height())
            self._paint_stack(painter, style, cell, at)

    def _paint_stack(self, painter: QPainter, style: Style, cell: QRectF, at: int) -> None:
        edge = style.px(_EDGE)
        wide, high = map(style.px, _STACK)
        gap = 3 * edge
        size = min((cell.width() - gap) / wide, (cell.height() - gap) / high, _LARGEST)
        card = QRectF(0, 0, wide * size, high * size)
        card.moveCenter(cell.center())
        card.translate(-edge, -edge)
        painter.setPen(QPen(style.color(Role.EDGE), style.line()))
        corner = style.px(RADIUS_SMALL)
        for under in (2, 1):
            painter.setBrush(style.color(Role.SUNKEN))
            painter.drawRoundedRect(card.translated(under * edge, under * edge), corner, corner)
        plate.paint_plate(painter, card, *_STACKS[at])
        if at in _ROCKS:
            plate.paint_rock(painter, card)
        if at == _DRY:
            self._paint_sun(painter, style, card)

    def _paint_sun(self, painter: QPainter, style: Style, card: QRectF) -> None:
        """The large marker: drought."""
        side = style.px(20)
        sun = QRectF(card.right() - side * 0.6, card.top() - side * 0.4, side, side)
        painter.setPen(QPen(style.color(Role.WARNING), style.px(2)))
        painter.setBrush(style.color(Role.WARNING))
        painter.drawEllipse(sun)


def _shared(room: QRectF, wide: float, high: float) -> tuple[int, int]:
    """Columns and rows of stacks: all of them as large as they can be, or as many as fit."""
    whole = [(columns, -(-len(_STACKS) // columns)) for columns in (1, 2, 3, 4, 8)]

    def size(shape: tuple[int, int]) -> float:
        columns, rows = shape
        return min(room.width() / columns / wide, room.height() / rows / high)

    best = max(whole, key=size)
    if size(best) >= 1:
        return best
    return max(1, round(room.width() / wide)), max(1, round(room.height() / high))
