"""A step of Round Preparation that was forgotten, held now: the rules object, the table decides."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Phase, Step, Table
from serengeti_companion.games.wild.names import STEP_NAMES
from serengeti_companion.ui.parts.page_stack import PageStack
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.tab_order import in_tab_order
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.wild.awards_view import AwardsView
from serengeti_companion.ui.tables.wild.draw_view import DrawView
from serengeti_companion.ui.tables.wild.income_view import IncomeView
from serengeti_companion.ui.tables.wild.migration_view import MigrationView
from serengeti_companion.ui.tables.wild.plain_views import PoolView
from serengeti_companion.ui.tables.wild.step_view import StepView
from serengeti_companion.ui.translation import told

_VIEWS: dict[Step, tuple[type[StepView], type[c.Command]]] = {
    Step.AWARDS: (AwardsView, c.HoldAwards),
    Step.MIGRATION: (MigrationView, c.DrawMigration),
    Step.POOL: (PoolView, c.RedraftPool),
    Step.DRAW: (DrawView, c.KeepFromFour),
    Step.INCOME: (IncomeView, c.ReceiveIncome),
}
"""The Round Marker and the First Player Marker are set by hand."""

_LATE = frozenset({"WS-PREP-1"})


class MissedStepSheet(Sheet[Table]):
    """The step as the preparation page has it; closed when it is held.

    `draft_changed`: something else would be done now than was tried before.
    """

    draft_changed = Signal()

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        title = QCoreApplication.translate("MissedStepSheet", "Make up for a missed step")
        super().__init__(title, parent)
        self._model, self._dealer = model, dealer
        words = [(step.value, _title(step)) for step in _VIEWS]
        self.steps = Segmented(self.tr("Step of Round Preparation"), words, self)
        self.steps.chosen.connect(lambda key: self.show_step(Step(key)))
        self.views: dict[Step, StepView] = {}
        self.stack = PageStack(self)
        note = self.tr("The rules will object; “We did it anyway” holds it, and the log says so.")
        self.note = TextLabel(note, self, size=TextSize.SMALL, role=Role.MUTED)
        self.note.setWordWrap(True)
        self.primary = PrimaryButton("", self)
        self.primary.clicked.connect(self._act)
        foot = QHBoxLayout()
        foot.addWidget(self.note, 1)
        foot.addWidget(self.primary)
        self.body.addWidget(self.steps)
        self.body.addWidget(self.stack, 1)
        self.body.addLayout(foot)
        self.show_step(Step.AWARDS)

    @property
    def view(self) -> StepView:
        """The part of the step that is chosen."""
        return self.views[Step(self.steps.value)]

    def show_step(self, step: Step) -> None:
        """Choose the step; its part is made when it is first wanted."""
        if step not in self.views:
            kind, _ = _VIEWS[step]
            view = kind(self._model, self._dealer, self)
            view.changed.connect(self._name_primary)
            view.changed.connect(self.draft_changed)
            self.views[step] = view
            self.stack.addWidget(view)
        self.steps.set_value(step.value)
        self.view.refresh(self._model.state)
        self.stack.setCurrentWidget(self.view)
        self._name_primary()
        self.draft_changed.emit()
        in_tab_order(self.steps, self.view, self.primary)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Something happened: the step itself, or something else that it shows."""
        if after.phase in {Phase.SETUP, Phase.PREPARATION}:  # undone so far that all is to come
            self.closed.emit()
            return
        _, kind = _VIEWS[Step(self.steps.value)]
        last = self._model.session.last
        held = last is not None and isinstance(last.command, kind)
        if held and not (kind is c.KeepFromFour and set(after.present) - set(after.drew)):
            self.closed.emit()
            return
        if held and last is not None:
            # The word that it is late is given for everybody who draws.
            self.view.on_word = _LATE.intersection(last.on_word)
        self.view.refresh(after)
        self._name_primary()

    def _act(self) -> None:
        self.view.act()

    def _name_primary(self) -> None:
        # The chosen step's part says that it changed while it is still being made.
        view = self.views.get(Step(self.steps.value))
        if view is not None:
            self.primary.mean(view.words())
            self.primary.setEnabled(view.ready)


def _title(step: Step) -> str:
    """The name without its letter."""
    return told(STEP_NAMES[step]).partition(": ")[2]
