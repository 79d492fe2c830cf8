"""A sheet to tell what is on a card that lies on the table."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.commands import Place
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.wild import on_demand


class DescribeSheet(Sheet[Table]):
    """What is told counts at once, then `told`; Esc: later."""

    told = Signal()

    def __init__(
        self,
        model: SessionModel,
        place: Place,
        seat: Seat | None,
        card: SceneCard,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_title(card), parent)
        self._model, self._place, self._seat, self._card = model, place, seat, card
        self.form = on_demand.card_form(card, self)
        if card == SceneCard(number=card.number):
            self.form.line.offer(card.number)
        self.form.chosen.connect(self._take)
        self.body.addWidget(self.form, 1)
        self.tick = on_demand.remember_tick(model, self)
        if self.tick is not None:
            self.body.addWidget(self.tick)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.form.line.setFocus()

    def _take(self, card: SceneCard) -> None:
        command = c.DescribeCard(place=self._place, was=self._card, card=card, seat=self._seat)
        if self._model.submit(command):
            self.closed.emit()
            self.told.emit()


def _title(card: SceneCard) -> str:
    if card.number is None:
        return QCoreApplication.translate("DescribeSheet", "Describe the card")
    words = QCoreApplication.translate("DescribeSheet", "Describe card {number}")
    return words.format(number=card.number)
