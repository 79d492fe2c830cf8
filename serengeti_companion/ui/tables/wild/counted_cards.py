"""The cards of a Tableau where they are only counted, or not looked at."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import CardTracking, Seat
from serengeti_companion.games.wild.terms import BLANK
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target, TextSize, Weight
from serengeti_companion.ui.tables.wild.desk import Desk


class CountedCards(QWidget):
    """How many there are, and what is done with them."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._seat = Seat(0)
        self.words = TextLabel("", self, size=TextSize.TITLE, weight=Weight.SEMIBOLD)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.film = QPushButton(self.tr("Film a scene…"), self)
        self.film.clicked.connect(self._film)
        self.discard = QPushButton(self.tr("Discard two for 1 Coin"), self)
        self.discard.clicked.connect(lambda: self._discard(2))
        self.shed = QPushButton(self.tr("Discard one"), self)
        self.shed.clicked.connect(lambda: self._discard(1))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        # At the head: over the foot stands what is asked about the copy.
        self._column.addWidget(self.words)
        for button in (self.film, self.discard, self.shed):
            button.setAccessibleName(button.text())
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._column.addWidget(button)
        self._column.addStretch(1)
        follow(self._resize)

    def refresh(self, seat: Seat) -> None:
        """Show this player's cards."""
        self._seat = seat
        table = self._desk.table
        number = len(table.player(seat).tableau)
        counted = table.tracking.cards is CardTracking.COUNTED
        self.words.setVisible(counted)
        self.words.setText(self.tr("{n} cards").format(n=number))
        if number == 1:
            self.words.setText(self.tr("1 card"))
        self.discard.setVisible(counted or table.tracking.board)
        self.shed.setVisible(counted)

    def _film(self) -> None:
        self._desk.play(c.FilmScene(seat=self._seat, card=BLANK))

    def _discard(self, number: int) -> None:
        self._desk.play(c.DiscardCards(seat=self._seat, cards=(BLANK,) * number))

    def _resize(self) -> None:
        style = current_style()
        self._column.setSpacing(style.px(10))
        self.film.setMinimumHeight(style.px(Target.PRIMARY))
