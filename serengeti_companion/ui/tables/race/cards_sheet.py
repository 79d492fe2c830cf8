"""The card reference: what every card does, in our own words."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.race.model import Table
from serengeti_companion.games.race.reference import CARDS, reference
from serengeti_companion.games.race.terms import Card
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.scrolled import Scrolled
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.race.card_picture import CardPicture
from serengeti_companion.ui.tables.race.duties_list import FacingDuties
from serengeti_companion.ui.tables.race.signs import card_name
from serengeti_companion.ui.tables.sheet import Sheet

_COLUMNS = 2


class CardsSheet(Sheet[Table]):
    """All kinds, with what house rules change."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("CardsSheet", "What the cards do")
        self._paddings: list[QVBoxLayout] = []
        super().__init__(title, parent)
        self.lists: dict[Card, FacingDuties] = {}
        holder = QWidget(self)
        self._grid = QGridLayout(holder)
        for at, card in enumerate(CARDS):
            self._grid.addWidget(self._card(card, holder), at // _COLUMNS, at % _COLUMNS)
        frame = Scrolled(holder, self)
        frame.setAccessibleName(title)
        self.body.addWidget(frame, 1)
        self.refresh(None, model.state)
        self.restyle()

    def refresh(self, before: Table | None, after: Table) -> None:
        """House rules may have changed."""
        for card, told in self.lists.items():
            told.show_duties(reference(after, card), below=True)

    def restyle(self) -> None:
        super().restyle()
        pad = current_style().px(10)
        for column in self._paddings:
            column.setContentsMargins(pad, pad, pad, pad)

    def _card(self, card: Card, parent: QWidget) -> CardFrame:
        frame = CardFrame(parent)
        head = QHBoxLayout()
        head.addWidget(CardPicture(card, frame))
        name = TextLabel(card_name(card), frame, size=TextSize.LARGE, weight=Weight.BOLD)
        head.addWidget(name, 1)
        told = FacingDuties(TextSize.BODY, frame)
        told.clause_asked.connect(self.clause_asked)
        self.lists[card] = told
        column = QVBoxLayout(frame)
        column.addLayout(head)
        column.addWidget(told, 1, Qt.AlignmentFlag.AlignTop)
        self._paddings.append(column)
        return frame
