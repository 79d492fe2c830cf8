"""What a predator's card says, told when it turns up or later."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.survive.commands import DescribePredator, TurnUpPredator
from serengeti_companion.games.survive.model import Table
from serengeti_companion.games.survive.terms import PredatorCard
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.survive.predator_form import PredatorForm


class DescribeSheet(Sheet[Table]):
    """`order` 0: the predator that is turned up now."""

    def __init__(self, model: SessionModel, order: int, parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("DescribeSheet", "What does the card say?")
        super().__init__(title, parent)
        self._model, self._order = model, order
        predator = model.state.predator(order)
        words = self.tr("Set") if order else self.tr("Turn it up")
        self.form = PredatorForm(words, self)
        if predator is not None:
            self.form.show_card(predator.card)
        self.form.described.connect(self._describe)
        self.body.addWidget(self.form)
        self.body.addStretch()

    def _describe(self, card: PredatorCard) -> None:
        command = (
            DescribePredator(order=self._order, card=card)
            if self._order
            else TurnUpPredator(card=card)
        )
        self.closed.emit()
        self._model.submit(command)
