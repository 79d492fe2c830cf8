"""Predators above, herds crossing below: the picture on the card of Survive The Serengeti."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from serengeti_companion.ui.home.drawn_picture import DrawnPicture
from serengeti_companion.ui.paint.glyphs import draw_animal
from serengeti_companion.ui.paint.player_mark import paint_mark
from serengeti_companion.ui.style.styling import Style
from serengeti_companion.ui.style.tokens import (
    RADIUS_SMALL,
    SEAT_COLOURS,
    SEAT_SHAPES,
    Role,
    TextSize,
    Weight,
)

_PREDATORS = ("lion", "crocodile", "leopard", "hyena", "vulture")
_PREDATOR = 58
_HERDS = ((1, 2, 3, 4), (2, 3, 6), (4, 5, 6), (1, 5), (3, 4))
"""The numbers that each colour has brought this far."""
_CARD = 38, 52
_LARGEST = 2.0
"""How much larger than that a card may be drawn."""
_MOST = max(number for herd in _HERDS for number in herd)
_SMALL = 40  # a card lower than that has its number in the mark


class Landscape(DrawnPicture):
    """As many herds as there is room for."""

    def draw(self, painter: QPainter, style: Style) -> None:
        bank = self._paint_grounds(painter, style)
        self._paint_predators(painter, style, bank)
        self._paint_herds(painter, style, bank)

    def _paint_grounds(self, painter: QPainter, style: Style) -> float:
        """The bank where predators wait, and the water; answers where it begins."""
        corner = style.px(RADIUS_SMALL)
        bank = float(min(style.px(_PREDATOR + 12), self.height() / 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.color(Role.WATER))
        painter.drawRoundedRect(QRectF(self.rect()), corner, corner)
        painter.setBrush(style.color(Role.GRASSLANDS))
        painter.drawRoundedRect(QRectF(0, 0, self.width(), bank), corner, corner)
        painter.setPen(QPen(style.color(Role.WATER_MARK), style.px(2)))
        step = style.px(14)
        for row, y in enumerate(range(round(bank) + step, self.height() - step // 2, step)):
            for x in range(step * (1 + row % 2), self.width() - step, 3 * step):
                painter.drawArc(QRectF(x, y, step, step / 2), 0, 180 * 16)
        return bank

    def _paint_predators(self, painter: QPainter, style: Style, bank: float) -> None:
        side = min(style.px(_PREDATOR), bank - style.px(8))
        number = max(1, min(len(_PREDATORS), int(self.width() // (side * 1.1))))
        unit = self.width() / number
        for at, name in enumerate(_PREDATORS[:number]):
            box = QRectF(0, 0, side, side)
            box.moveCenter(QRectF(at * unit, 0, unit, bank).center())
            draw_animal(painter, box, name, on=Role.GRASSLANDS, ink=Role.ON_TERRAIN)

    def _paint_herds(self, painter: QPainter, style: Style, bank: float) -> None:
        """A row a colour, each card in the column of its number."""
        wide, high = (style.px(length) for length in _CARD)
        room = QRectF(0, bank, self.width(), self.height() - bank)
        room.adjust(style.px(6), style.px(4), -style.px(6), -style.px(4))
        rows = max(1, min(len(_HERDS), round(room.height() / (high + style.px(6)))))
        columns = min(_MOST, max(3, round(room.width() / (wide + style.px(4)))))
        cell = QRectF(0, 0, room.width() / columns, room.height() / rows)
        for row, herd in enumerate(_HERDS[:rows]):
            for number in (number for number in herd if number <= columns):
                cell.moveTo(
                    room.left() + (number - 1) * cell.width(), room.top() + row * cell.height()
                )
                size = min((cell.width() - 3) / wide, (cell.height() - 3) / high, _LARGEST)
                card = QRectF(0, 0, wide * size, high * size)
                card.moveCenter(cell.center())
                self._paint_card(painter, style, card, number, row)

    def _paint_card(
        self, painter: QPainter, style: Style, card: QRectF, number: int, colour: int
    ) -> None:
        painter.setPen(QPen(style.color(Role.EDGE), style.line()))
        painter.setBrush(style.color(Role.PIECE))
        corner = style.px(RADIUS_SMALL) / 2
        painter.drawRoundedRect(card, corner, corner)
        if card.height() < style.px(_SMALL):
            side = min(card.width(), card.height())
            sign = QRectF(0, 0, side, side)
            sign.moveCenter(card.center())
            paint_mark(painter, sign, SEAT_COLOURS[colour], SEAT_SHAPES[colour], str(number))
            return
        half = card.height() / 2
        side = min(half, card.width())
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(QRectF(card.left(), card.top() + half, card.width(), half).center())
        paint_mark(painter, sign, SEAT_COLOURS[colour], SEAT_SHAPES[colour])
        painter.setPen(style.color(Role.ON_PIECE))
        painter.setFont(style.font(TextSize.BODY, Weight.BOLD))
        upper = QRectF(card.left(), card.top(), card.width(), half)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(number))
