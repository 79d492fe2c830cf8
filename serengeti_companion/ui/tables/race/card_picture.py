"""The drawing of a kind of card, to look at beside its name."""

from PySide6.QtWidgets import QLabel, QWidget

from serengeti_companion.games.race.terms import Card
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.race.signs import card_pixmap


class CardPicture(QLabel):
    """`side` in pixels at scale 1."""

    def __init__(self, card: Card, parent: QWidget | None = None, side: int = 40) -> None:
        super().__init__(parent)
        self._card, self._side = card, side
        follow(self._resize)

    def _resize(self) -> None:
        side = current_style().px(self._side)
        self.setPixmap(card_pixmap(self._card, side, self.devicePixelRatioF()))
        self.setFixedSize(side, side)
