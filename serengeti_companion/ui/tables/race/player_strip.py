"""One player's public counts, and what she has played this turn."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.engine.texts import isolated
from serengeti_companion.games.race.model import IN_TURN, Player, Seat, Table
from serengeti_companion.games.race.scoring import shows_all
from serengeti_companion.games.race.terms import GAINED, Card
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, TextSize, Weight
from serengeti_companion.ui.tables.race.signs import CODES, card_name, draw_card, mark
from serengeti_companion.ui.translation import filled

_TALL, _LEAST = 72, 54
_MARK = 46
_NAME = 140
_OWNED = 230
_PICTURE = 26
_SHARES = {"hand": 2, "deck": 2, "discard": 3, "front": 5, "aside": 3, "savannah": 3}
"""How much of the width each count takes."""


class PlayerStrip(QAbstractButton):
    """A tap asks for corrections."""

    def __init__(self, seat: Seat, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._table = seat, table
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.show_table(table)
        follow(self._resize)

    @property
    def player(self) -> Player:
        """Whose half it is."""
        return self._table.player(self._seat)

    @property
    def counts(self) -> dict[str, int]:
        """How many cards lie where."""
        player = self.player
        return {
            "hand": player.hand,
            "deck": player.deck,
            "discard": player.discard,
            "front": player.front_cards,
            "aside": len(player.aside),
            "savannah": player.savannah,
        }

    @property
    def open_cards(self) -> dict[str, tuple[Card, ...]]:
        """What lies face up where (RL-PUB-7, -9, -10)."""
        player = self.player
        return {
            "discard": () if player.top is None else (player.top,),
            "front": tuple(laid.card for laid in player.front if laid.card is not None),
            "aside": player.aside,
        }

    @property
    def owned(self) -> tuple[str, ...]:
        """What the player owns, if that may be shown."""
        if not shows_all(self._table):
            return ()
        return tuple(f"{CODES[card]} {self.player.owns(card)}" for card in GAINED)

    @property
    def active(self) -> bool:
        """Whether it is this player's turn."""
        return self._table.phase in IN_TURN and self._table.active == self._seat

    def show_table(self, table: Table) -> None:
        """The counts as they are now."""
        self._table = table
        name = self.player.name
        turn = self.tr("has the turn") if self.active else ""
        self.setAccessibleName(f"{isolated(name)} {turn}: {', '.join(self._said())}")
        self.setToolTip(filled(self.tr("Set something of {name} by hand"), name=name))
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(700), style.px(_TALL))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(500), style.px(_LEAST))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, style)
        # The same drawing, in the middle of whatever height there is.
        painter.translate(0, (self.height() - style.px(_TALL)) / 2)
        self._paint_name(painter, style)
        self._paint_counts(painter, style)
        painter.resetTransform()
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _said(self) -> Iterator[str]:
        lying, words = self.open_cards, self._words
        for key, number in self.counts.items():
            cards = ", ".join(card_name(card) for card in lying.get(key, ()))
            yield f"{words[key]} {number} ({cards})" if cards else f"{words[key]} {number}"
        yield from self.owned

    @property
    def _words(self) -> dict[str, str]:
        return {
            "hand": self.tr("hand"),
            "deck": self.tr("deck"),
            "discard": self.tr("discard"),
            "front": self.tr("front"),
            "aside": self.tr("aside"),
            "savannah": self.tr("Savannah"),
        }

    def _resize(self) -> None:
        self.updateGeometry()
        self.update()

    @property
    def _name_room(self) -> int:
        return max(current_style().px(_NAME), self.width() // 5)

    def _paint_ground(self, painter: QPainter, style: Style) -> None:
        width = style.px(3) if self.active else style.line()
        painter.setPen(QPen(style.color(Role.ACCENT if self.active else Role.LINE), width))
        painter.setBrush(style.color(Role.ACCENT_SOFT if self.active else Role.SURFACE))
        inset, corner = width / 2, style.px(RADIUS_SMALL)
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, corner, corner)

    def _paint_name(self, painter: QPainter, style: Style) -> None:
        side = style.px(_MARK)
        sign = mark(self._table, self._seat, side, self.devicePixelRatioF())
        painter.drawPixmap(style.px(12), (style.px(_TALL) - side) // 2, sign)
        painter.setPen(style.color(Role.INK))
        painter.setFont(style.font(TextSize.TITLE, Weight.SEMIBOLD))
        wide, left = self._name_room, style.px(12 + _MARK + 10)
        name = cut(self.player.name, painter.fontMetrics(), wide)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if not self.active:
            painter.drawText(QRectF(left, 0, wide, style.px(_TALL)), align, name)
            return
        painter.drawText(QRectF(left, style.px(10), wide, style.px(32)), align, name)
        painter.setFont(style.font(TextSize.SMALL, Weight.SEMIBOLD))
        below = QRectF(left, style.px(42), wide, style.px(22))
        painter.drawText(below, align, self.tr("has the turn"))

    def _paint_counts(self, painter: QPainter, style: Style) -> None:
        left = float(style.px(12 + _MARK + 10 + 10) + self._name_room)
        width = self.width() - style.px(8)
        if self.owned:
            width -= style.px(_OWNED)
            self._paint_owned(painter, style, QRectF(width, 0, style.px(_OWNED), style.px(_TALL)))
        unit = (width - left) / sum(_SHARES.values())
        for key, number in self.counts.items():
            box = QRectF(left, style.px(8), unit * _SHARES[key], style.px(34))
            self._paint_count(painter, style, box, number, self.open_cards.get(key, ()))
            painter.setFont(style.font(TextSize.SMALL))
            box.translate(0, style.px(34))
            box.setHeight(style.px(20))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._words[key])
            left += box.width()

    def _paint_count(
        self, painter: QPainter, style: Style, box: QRectF, number: int, cards: tuple[Card, ...]
    ) -> None:
        """The number, and behind it the cards that lie open: the latest ones if not all fit."""
        painter.setPen(style.color(Role.INK))
        painter.setFont(style.font(TextSize.TITLE, Weight.BOLD, tabular=True))
        wide = painter.fontMetrics().horizontalAdvance(str(number))
        side = style.px(_PICTURE)
        fit = max(0, int((box.width() - wide) // side))
        shown = cards[len(cards) - min(fit, len(cards)) :]
        start = box.center().x() - (wide + side * len(shown)) / 2
        text = QRectF(start, box.top(), wide, box.height())
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, str(number))
        on = Role.ACCENT_SOFT if self.active else Role.SURFACE
        for at, card in enumerate(shown):
            picture = QRectF(text.right() + at * side, box.top() + style.px(4), side, side)
            draw_card(painter, picture.adjusted(1, 1, -1, -1), card, on=on)

    def _paint_owned(self, painter: QPainter, style: Style, box: QRectF) -> None:
        """Ten numbers in two lines."""
        painter.setPen(style.color(Role.INK))
        painter.setFont(style.font(TextSize.SMALL, Weight.SEMIBOLD, tabular=True))
        half = len(self.owned) // 2
        for row, words in enumerate((self.owned[:half], self.owned[half:])):
            cell = QRectF(box.left(), 0, box.width() / half, style.px(26))
            cell.moveTop(style.px(12 + 26 * row))
            for each in words:
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, each)
                cell.translate(cell.width(), 0)
