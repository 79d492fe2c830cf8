"""A kind of card, to be read about: its drawing, its name, and a number where there is one."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.games.race.terms import Card
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.race.fitted_words import lines, paint_lines
from serengeti_companion.ui.tables.race.signs import card_name, draw_card
from serengeti_companion.ui.translation import filled

_PICTURE = 60
_WIDE = 70


class CardButton(QAbstractButton):
    """A tap tells what the card does; `chosen` while it is told."""

    def __init__(self, card: Card, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = card
        self.chosen = False
        words = filled(self.tr("{card}: what it does"), card=card_name(card))
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        follow(self._resize)

    def choose(self, *, chosen: bool) -> None:
        """Whether it is this card that is read about."""
        if chosen is not self.chosen:
            self.chosen = chosen
            self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(_WIDE), style.px(76))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(Target.TOUCH), style.px(64))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.chosen or self.isDown():
            paint_chosen(painter, QRectF(self.rect()))
        self._paint_card(painter, style)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _resize(self) -> None:
        self.updateGeometry()
        self.update()

    def _paint_card(self, painter: QPainter, style: Style) -> None:
        painter.setFont(style.font(TextSize.SMALL, Weight.SEMIBOLD))
        painter.setPen(style.color(Role.INK))
        name = lines(card_name(self.card), painter.fontMetrics(), self.width(), 1)
        foot = painter.fontMetrics().lineSpacing()
        side = min(style.px(_PICTURE), self.width() - style.px(8), self.height() - foot)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        box.translate(0, -foot / 2)
        draw_card(painter, box, self.card)
        paint_lines(painter, QRectF(0, box.bottom(), self.width(), foot), name)


def paint_chosen(painter: QPainter, box: QRectF) -> None:
    """The ground and frame of the card that is read about."""
    style = current_style()
    width = style.px(2)
    painter.setPen(QPen(style.color(Role.ACCENT), width))
    painter.setBrush(style.color(Role.ACCENT_SOFT))
    inset, corner = width / 2, style.px(RADIUS_SMALL)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner)
