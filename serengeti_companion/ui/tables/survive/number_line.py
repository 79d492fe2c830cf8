"""The cards in play on a line from 1 to 12: herds bracketed, how far away the others are."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.engine.texts import isolated
from serengeti_companion.games.survive.model import Card, Table
from serengeti_companion.games.survive.rules.herds import Herd, distance, herds, lone
from serengeti_companion.games.survive.terms import NUMBERS, SETS
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.player_mark import paint_mark
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, TextSize, Weight
from serengeti_companion.ui.tables.survive.last_turn import Fates
from serengeti_companion.ui.tables.survive.signs import name_of, sign_of

_AXIS = 30
_HEAD = 26
_CARD, _LARGEST = 30, 60


class NumberLine(QWidget):
    """Painted; what it shows is told by its accessible name too."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._caught: tuple[Card, ...] = ()
        self._fates = Fates()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self.update)

    def show_table(self, table: Table, caught: tuple[Card, ...], fates: Fates) -> None:
        """`caught` are about to be eaten; `fates` of the cards that have left play."""
        if (table, caught, fates) == (self._table, self._caught, self._fates):
            return
        self._table, self._caught, self._fates = table, caught, fates
        self.setAccessibleName(self.tr("Number line: {cards}").format(cards=self.words()))
        self.update()

    @property
    def herds(self) -> tuple[Herd, ...]:
        """The herds among the cards in play."""
        return herds(self._table.in_play, own_pair=self._table.house.own_pair_is_herd)

    def words(self) -> str:
        """Everything in sight, in a sentence or two."""
        parts = [self._herd_words(herd) for herd in self.herds]
        parts += [self._lone_words(card) for card in self._alone()]
        parts += [self.tr("{card} eaten").format(card=self._card_words(c)) for c in self._gone()]
        parts += [self.tr("{card} safe").format(card=self._card_words(c)) for c in self._fates.safe]
        return "; ".join(parts) or self.tr("no cards in play")

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(800), style.px(190))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(480), style.px(_AXIS + _HEAD + 2 * _CARD))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for herd in self.herds:
            self._paint_herd(painter, style, herd)
        for card in self._alone():
            self._paint_distance(painter, style, card)
        self._paint_axis(painter, style)
        if not (self._table.in_play or self._fates.eaten or self._fates.safe):
            self._paint_nothing(painter, style)
        for number in NUMBERS:
            self._paint_stack(painter, style, number)
        painter.end()

    def _alone(self) -> tuple[Card, ...]:
        return lone(self._table.in_play, own_pair=self._table.house.own_pair_is_herd)

    def _gone(self) -> tuple[Card, ...]:
        return self._fates.eaten

    def _card_words(self, card: Card) -> str:
        return f"{isolated(name_of(self._table, card.seat))} {card.number}"

    def _herd_words(self, herd: Herd) -> str:
        cards = ", ".join(self._card_words(card) for card in herd)
        return self.tr("herd of {n}: {cards}").format(n=len(herd), cards=cards)

    def _lone_words(self, card: Card) -> str:
        return self.tr("{card}: {away}").format(
            card=self._card_words(card), away=self._away(card.number)
        )

    def _away(self, number: int) -> str:
        steps = distance(number, self.herds)
        return self.tr("no herd") if steps is None else self.tr("{n} away").format(n=steps)

    def _column(self, number: int) -> QRectF:
        wide = self.width() / len(NUMBERS)
        return QRectF((number - 1) * wide, 0, wide, self.height() - current_style().px(_AXIS))

    def _paint_axis(self, painter: QPainter, style: Style) -> None:
        foot = self.height() - style.px(_AXIS)
        painter.setPen(QPen(style.color(Role.EDGE), style.px(2)))
        painter.drawLine(QPointF(0, foot), QPointF(self.width(), foot))
        present = {card.number for card in self._table.in_play}
        for number in NUMBERS:
            weight = Weight.BOLD if number in present else Weight.REGULAR
            painter.setFont(style.font(TextSize.LARGE, weight, tabular=True))
            painter.setPen(style.color(Role.INK if number in present else Role.MUTED))
            column = self._column(number)
            box = QRectF(column.left(), foot, column.width(), style.px(_AXIS))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_nothing(self, painter: QPainter, style: Style) -> None:
        painter.setFont(style.font(TextSize.LARGE))
        painter.setPen(style.color(Role.MUTED))
        box = QRectF(self.rect()).adjusted(0, 0, 0, -style.px(_AXIS))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("No card is turned up yet."))

    def _paint_herd(self, painter: QPainter, style: Style, herd: Herd) -> None:
        """A bracket over all of its columns, its size above."""
        first, last = self._column(herd[0].number), self._column(herd[-1].number)
        gap = style.px(3)
        box = QRectF(first.left() + gap, gap, last.right() - first.left() - 2 * gap, first.height())
        box.setHeight(first.height() - 2 * gap)
        painter.setPen(QPen(style.color(Role.ACCENT), style.px(2)))
        painter.setBrush(style.color(Role.ACCENT_SOFT))
        corner = style.px(RADIUS_SMALL)
        painter.drawRoundedRect(box, corner, corner)
        wide = self.tr("herd of {n}").format(n=len(herd))
        self._head(painter, style, box, wide, Role.INK)

    def _paint_distance(self, painter: QPainter, style: Style, card: Card) -> None:
        caught = card in self._caught
        box = self._column(card.number)
        self._head(
            painter,
            style,
            box,
            self._away(card.number),
            Role.REFUSAL if caught else Role.MUTED,
        )

    def _head(self, painter: QPainter, style: Style, box: QRectF, words: str, role: Role) -> None:
        painter.setFont(style.font(TextSize.SMALL, Weight.SEMIBOLD))
        painter.setPen(style.color(role))
        head = QRectF(box.left(), box.top(), box.width(), style.px(_HEAD))
        shown = cut(words, painter.fontMetrics(), head.width() - style.px(4))
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, shown)

    def _paint_stack(self, painter: QPainter, style: Style, number: int) -> None:
        there = [(card, "") for card in self._table.in_play if card.number == number]
        there += [(card, "eaten") for card in self._gone() if card.number == number]
        there += [(card, "safe") for card in self._fates.safe if card.number == number]
        if not there:
            return
        column = self._column(number)
        room = column.height() - style.px(_HEAD + 4)
        # All five players' cards of one number would have room: where there is more, they grow.
        tall = min(max(style.px(_CARD), room / SETS), style.px(_LARGEST), room / len(there))
        wide = min(column.width() - style.px(8), max(style.px(64), tall * 2))
        left = column.center().x() - wide / 2
        for at, (card, fate) in enumerate(there):
            top = column.bottom() - style.px(3) - tall * (at + 1)
            self._paint_card(painter, style, QRectF(left, top, wide, tall - 2), card, fate)

    def _paint_card(
        self, painter: QPainter, style: Style, box: QRectF, card: Card, fate: str
    ) -> None:
        caught = card in self._caught
        painter.save()
        if fate:
            painter.setOpacity(0.75)
        outline = Role.REFUSAL if caught or fate == "eaten" else Role.EDGE
        painter.setPen(QPen(style.color(outline), style.px(3 if caught else 1)))
        painter.setBrush(style.color(Role.REFUSAL_SOFT if caught else Role.SURFACE))
        corner = style.px(6)
        painter.drawRoundedRect(box, corner, corner)
        large = box.height() > style.px(_CARD * 1.4)
        side = min(box.height() - 2, box.width() * 0.42, style.px(44 if large else 26))
        sign = QRectF(box.left() + style.px(3), box.center().y() - side / 2, side, side)
        colour, shape, letter = sign_of(self._table, card.seat)
        paint_mark(painter, sign, colour, shape, letter)
        words = box.adjusted(side + style.px(4), 0, -style.px(4), 0)
        size = TextSize.TITLE if large else TextSize.BODY
        painter.setFont(style.font(size, Weight.BOLD, tabular=True))
        painter.setPen(style.color(Role.INK))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, str(card.number))
        if fate == "eaten" or caught:
            painter.setPen(QPen(style.color(Role.REFUSAL), style.px(2)))
            _strike(painter, words, style)
        painter.restore()


def _strike(painter: QPainter, box: QRectF, style: Style) -> None:
    inset = style.px(3)
    inner = box.adjusted(inset, inset, -inset, -inset)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
