"""Setup: a card a step with what hands do, to tick or skip, and the first turn."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.race.checklist import SetupStep, setup_steps
from serengeti_companion.games.race.commands import BeginPlay, TickSetup
from serengeti_companion.games.race.model import Phase, Table
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.race.duties_list import DutiesList
from serengeti_companion.ui.tables.wild.primary_page import PrimaryPage
from serengeti_companion.ui.tables.wild.shown import show_if
from serengeti_companion.ui.translation import filled, told

_COLUMNS = 4


class StepCard(CardFrame):
    """`ticked(skipped)`."""

    ticked = Signal(bool)
    clause_asked = Signal(str)

    def __init__(self, step: SetupStep, parent: QWidget | None = None) -> None:
        self._ready = False
        super().__init__(parent)
        self.number = step.number
        words = filled(self.tr("{n}. {title}"), n=step.number, title=told(step.title))
        self.title = TextLabel(words, self, size=TextSize.LARGE, weight=Weight.BOLD)
        self.state = TextLabel("", self, role=Role.ACCENT, weight=Weight.SEMIBOLD)
        self.duties = DutiesList(TextSize.BODY, self)
        self.duties.show_duties(step.duties)
        self.duties.clause_asked.connect(self.clause_asked)
        self.done = QPushButton(self.tr("Done"), self)
        self.done.setAccessibleName(self.tr("Step {n} is done").format(n=step.number))
        self.skip = QPushButton(self.tr("Skip"), self)
        self.skip.setAccessibleName(self.tr("Skip step {n}").format(n=step.number))
        self.done.clicked.connect(lambda: self.ticked.emit(False))
        self.skip.clicked.connect(lambda: self.ticked.emit(True))
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.done)
        self._foot.addWidget(self.skip)
        self._foot.addStretch()
        self._foot.addWidget(self.state)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.duties, 1, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(self._foot)
        self._ready = True
        self.restyle()

    def show_table(self, table: Table) -> None:
        """Whether the step has been ticked."""
        done = self.number in table.ticked
        self.set_tone(Tone.PLAIN if done else Tone.ACTIVE)
        self.state.setText(self.tr("done") if done else "")
        for button in (self.done, self.skip):
            show_if(button, not done)
        self.setAccessibleName(f"{self.title.text()}, {self.state.text() or self.tr('to do')}")

    def restyle(self) -> None:
        super().restyle()
        if not self._ready:
            return
        style = current_style()
        pad = style.px(18)
        self._column.setContentsMargins(pad, style.px(12), pad, style.px(14))
        self._column.setSpacing(style.px(10))


class SetupPage(PrimaryPage):
    """Seven steps."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.cards = [StepCard(step, self) for step in setup_steps(model.state)]
        self._grid = QGridLayout()
        for at, card in enumerate(self.cards):
            self._grid.addWidget(card, at // _COLUMNS, at % _COLUMNS)
            card.clause_asked.connect(self.clause_asked)
            card.ticked.connect(lambda skipped, card=card: self._tick(card.number, skipped))
        self.primary.mean(self.tr("Begin season 1"))
        self.primary.clicked.connect(lambda: self._model.submit(BeginPlay()))
        # Seven steps leave a corner free.
        corner = Qt.AlignmentFlag.AlignBottom
        self._grid.addWidget(self.primary, len(self.cards) // _COLUMNS, _COLUMNS - 1, corner)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._grid, 1)
        follow(self.restyle)
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show what is ticked."""
        if after.phase is Phase.SETUP:
            for card in self.cards:
                card.show_table(after)

    def restyle(self) -> None:
        style = current_style()
        margin = style.px(14)
        self._outer.setContentsMargins(margin, margin, margin, margin)
        self._outer.setSpacing(margin)
        self._grid.setSpacing(margin)

    def _tick(self, step: int, skipped: bool) -> None:
        self._model.submit(TickSetup(step=step, skipped=skipped))
