"""A sheet to tell what is on a card that lies on the table."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.games.wild.undescribed import Lying
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.sheet import Sheet


class DescribeSheet(Sheet):
    """What is told counts at once; `after` is called then. Esc: later."""

    def __init__(
        self,
        model: SessionModel,
        lying: Lying,
        after: Callable[[], None] | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_title(lying.card), parent)
        self._model, self._lying, self._after = model, lying, after
        self.form = on_demand.card_form(lying.card, self)
        if lying.card == SceneCard(number=lying.card.number):
            self.form.line.offer(lying.card.number)
        self.form.chosen.connect(self._take)
        self.body.addWidget(self.form, 1)
        self.tick = on_demand.remember_tick(model, self)
        if self.tick is not None:
            self.body.addWidget(self.tick)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.form.line.setFocus()

    def _take(self, card: SceneCard) -> None:
        lying = self._lying
        command = c.DescribeCard(place=lying.place, was=lying.card, card=card, seat=lying.seat)
        if self._model.submit(command):
            self.closed.emit()
            if self._after is not None:
                self._after()


def _title(card: SceneCard) -> str:
    if card.number is None:
        return QCoreApplication.translate("DescribeSheet", "Describe the card")
    words = QCoreApplication.translate("DescribeSheet", "Describe card {number}")
    return words.format(number=card.number)
