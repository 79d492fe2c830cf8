"""Scorpions and carcasses left in the supply, and how many animals hyenas have removed."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from serengeti_companion.games.race.model import Table
from serengeti_companion.games.race.terms import SPECIES, Card, Special
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.race.card_button import paint_chosen
from serengeti_companion.ui.tables.race.signs import card_name, draw_card
from serengeti_companion.ui.translation import filled

_PICTURE = 38


class SupplyButton(QAbstractButton):
    """A kind of card and how many are left; a tap tells what it does."""

    def __init__(self, card: Card, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card = card
        self._left = 0
        self._chosen = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self._resize)

    @property
    def left(self) -> int:
        """How many are left."""
        return self._left

    def show_left(self, left: int, *, chosen: bool) -> None:
        """`chosen`: it is read about."""
        self._left, self._chosen = left, chosen
        words = self.tr("{card}: {n} left; what it does")
        self.setAccessibleName(filled(words, card=card_name(self._card), n=left))
        self.setToolTip(self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(92), style.px(Target.TOUCH))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(64), style.px(Target.TOUCH))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._chosen or self.isDown():
            paint_chosen(painter, QRectF(self.rect()))
        half = self.width() / 2
        side = min(style.px(_PICTURE), half - style.px(1))
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(0, 0, half, self.height()).center())
        draw_card(painter, box, self._card)
        painter.setPen(style.color(Role.INK))
        painter.setFont(style.font(TextSize.TITLE, Weight.BOLD, tabular=True))
        number = QRectF(half, 0, half, self.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self._left))
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _resize(self) -> None:
        self.updateGeometry()
        self.update()


class SupplyTile(CardFrame):
    """`read(card)` when the scorpions or the carcasses are tapped."""

    read = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = {
            card: SupplyButton(card, self) for card in (Special.SCORPION, Special.CARCASS)
        }
        self.removed = TextLabel("", self, size=TextSize.SMALL)
        self.removed.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = QVBoxLayout(self)
        for card, button in self.buttons.items():
            button.clicked.connect(lambda _=False, card=card: self.read.emit(card.value))
            self._column.addWidget(button, 1)
        self._column.addWidget(self.removed)
        follow(self._resize)

    def show_table(self, table: Table, reading: Card | None = None) -> None:
        """The numbers as they are now."""
        left = {Special.SCORPION: table.scorpions, Special.CARCASS: table.carcasses}
        for card, button in self.buttons.items():
            button.show_left(left[card], chosen=card is reading)
        self.removed.setText(filled(self.tr("removed {n}"), n=sum(table.removed)))
        gone = [
            f"{card_name(species)} {number}"
            for species, number in zip(SPECIES, table.removed, strict=True)
            if number
        ]
        words = self.tr("Removed by hyenas: {gone}")
        self.removed.setToolTip(filled(words, gone=", ".join(gone) or self.tr("none")))
        self.removed.setAccessibleName(self.removed.toolTip())

    def _resize(self) -> None:
        style = current_style()
        pad = style.px(2)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(0)
