"""Setup: a card a step with what hands do, and the first turn."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from serengeti_companion.games.survive.checklist import setup_steps
from serengeti_companion.games.survive.commands import BeginPlay, TickSetup
from serengeti_companion.games.survive.model import Phase, Table
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.tokens import TextSize
from serengeti_companion.ui.tables.duties_list import DutiesList
from serengeti_companion.ui.tables.steps_page import StepCard, StepsPage


class SetupPage(StepsPage):
    """Three steps, four with two players."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        steps = setup_steps(model.state)
        super().__init__(2 if len(steps) % 2 == 0 else len(steps), parent)
        self._model = model
        self.add_cards(
            [StepCard(step, DutiesList(TextSize.LARGE), TextSize.TITLE, self) for step in steps]
        )
        self.ticked.connect(self._tick)
        self.primary.mean(self.tr("Begin turn 1"))
        self.primary.clicked.connect(lambda: model.submit(BeginPlay()))
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.primary)
        self.outer.addLayout(foot)
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show what is ticked."""
        if after.phase is Phase.SETUP:
            self.show_ticked(after.ticked)

    def _tick(self, step: int, skipped: bool) -> None:
        self._model.submit(TickSetup(step=step, skipped=skipped))
