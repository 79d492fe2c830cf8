"""Round Preparation: the steps A to F as a strip, one main button through all of it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.checklist import preparation_duties
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Phase, Step, Table
from serengeti_companion.games.wild.names import STEP_NAMES
from serengeti_companion.games.wild.rules.preparation import coming_round, steps
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.page_stack import PageStack
from serengeti_companion.ui.parts.steps_strip import Step as StripStep
from serengeti_companion.ui.parts.steps_strip import StepsStrip
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.wild.awards_view import AwardsView
from serengeti_companion.ui.tables.wild.draw_view import DrawView
from serengeti_companion.ui.tables.wild.duties_list import BulletedDuties
from serengeti_companion.ui.tables.wild.goal_verdict import GoalVerdict
from serengeti_companion.ui.tables.wild.income_view import IncomeView
from serengeti_companion.ui.tables.wild.migration_view import MigrationView
from serengeti_companion.ui.tables.wild.plain_views import FirstView, MarkerView, PoolView
from serengeti_companion.ui.tables.wild.plays_before import plays_before
from serengeti_companion.ui.tables.wild.step_view import StepView
from serengeti_companion.ui.translation import told

_VIEWS: dict[Step, type[StepView]] = {
    Step.MARKER: MarkerView,
    Step.AWARDS: AwardsView,
    Step.MIGRATION: MigrationView,
    Step.POOL: PoolView,
    Step.DRAW: DrawView,
    Step.INCOME: IncomeView,
    Step.FIRST: FirstView,
}


class PreparationPage(PrimaryPage):
    """Each step does its part; a step done can be gone back to, the one due can be skipped.

    `draft_changed`: something else would be done now than was tried before.
    """

    draft_changed = Signal()

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._dealer = model, dealer
        self._order: tuple[Step, ...] = ()
        self._asked: Step | None = None
        self.strip: StepsStrip | None = None
        self.views: dict[Step, StepView] = {}
        self._build()
        self._arrange()
        follow(self.restyle)
        self.refresh(None, model.state)

    @property
    def view(self) -> StepView | None:
        """The part of the step that is due."""
        step = self._model.state.step
        return None if step is None else self._view_of(step)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show the step that is due."""
        if after.phase is not Phase.PREPARATION or after.step is None:
            return
        self._show_strip(after)
        self._stay()
        self._title.setText(self.tr("Before Round {n}").format(n=coming_round(after)))
        self.duties.show_duties(preparation_duties(after, after.step))
        self.goal.refresh(after)
        view = self._view_of(after.step)
        view.refresh(after)
        self._stack.setCurrentWidget(view)
        self._name_primary()

    def restyle(self) -> None:
        style = current_style()
        margin = style.px(12)
        self.layout().setContentsMargins(margin, style.px(6), margin, margin)
        self.layout().setSpacing(style.px(8))
        self._head.setSpacing(style.px(24))
        pad = style.px(18)
        self._body.setContentsMargins(pad, style.px(12), pad, style.px(12))
        self._body.setSpacing(style.px(12))
        self._foot.setSpacing(style.px(8))

    def _build(self) -> None:
        self._title = TextLabel("", self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.goal = GoalVerdict(self._model, self)
        self.goal.clause_asked.connect(self.clause_asked)
        self._card = CardFrame(self)
        self.duties = BulletedDuties(self._card)
        self.duties.clause_asked.connect(self.clause_asked)
        self._stack = PageStack(self._card)
        self.skip = QPushButton(self.tr("&Skip this step"), self)
        self.skip.clicked.connect(self._skip)
        self.back = QPushButton(self)
        self.back.clicked.connect(self._go_back)
        self.stay = QPushButton(self.tr("Sta&y here"), self)
        self.stay.clicked.connect(self._stay)
        for button in (self.skip, self.stay):
            button.setAccessibleName(spoken(button.text()))
        self.primary.clicked.connect(self._act)

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        self._body = QVBoxLayout(self._card)
        self._body.addWidget(self.duties)
        self._body.addWidget(self._stack, 1)
        self._foot = QHBoxLayout()
        for button in (self.skip, self.back, self.stay):
            self._foot.addWidget(button)
        self._foot.addStretch()
        self._foot.addWidget(self.primary)
        outer = QVBoxLayout(self)
        outer.addLayout(self._head)
        outer.addWidget(self.goal)
        outer.addWidget(self._card, 1)
        outer.addLayout(self._foot)

    def _view_of(self, step: Step) -> StepView:
        if step not in self.views:
            view = _VIEWS[step](self._model, self._dealer, self._card)
            view.changed.connect(self._name_primary)
            view.changed.connect(self.draft_changed)
            self._stack.addWidget(view)
            self.views[step] = view
        return self.views[step]

    def _show_strip(self, table: Table) -> None:
        order = steps(coming_round(table))
        if order != self._order or self.strip is None:
            self._order = order
            self._replace_strip(order)
        if self.strip is not None and table.step in order:
            self.strip.set_now(order.index(table.step))

    def _replace_strip(self, order: tuple[Step, ...]) -> None:
        if self.strip is not None:
            self._head.removeWidget(self.strip)
            self.strip.deleteLater()
        shown = [_strip_step(step) for step in order]
        self.strip = StepsStrip(self.tr("Steps of Round Preparation"), shown, self)
        self.strip.step_asked.connect(self._offer_return)
        self._head.addWidget(self.strip, 1)

    def _name_primary(self) -> None:
        view, step = self.view, self._model.state.step
        if view is None or step is None:
            return
        self.primary.mean(view.words())
        if not view.ready and self.primary.hasFocus():
            self.setFocus()  # or Qt hands the keyboard on to the next button: "Skip this step"
        self.primary.setEnabled(view.ready)
        name = told(STEP_NAMES[step])
        self.skip.setToolTip(self.tr("Skip {step}").format(step=name))

    def _act(self) -> None:
        if self.view is not None:
            self.view.act()

    def _skip(self) -> None:
        step = self._model.state.step
        if step is not None:
            self._model.submit(c.SkipStep(step=step))

    def _offer_return(self, number: int) -> None:
        step = self._order[number]
        if plays_before(self._model.session, step) is None or step is self._model.state.step:
            self._stay()
            return
        self._asked = step
        words = self.tr("Go back to {step}").format(step=told(STEP_NAMES[step]))
        self.back.setText(words)
        self.back.setAccessibleName(words)
        self.back.show()
        self.stay.show()
        self.back.setFocus()

    def _go_back(self) -> None:
        if self._asked is not None:
            plays = plays_before(self._model.session, self._asked)
            if plays is not None:
                self._model.go_back_to(plays)

    def _stay(self) -> None:
        self._asked = None
        self.back.hide()
        self.stay.hide()


def _strip_step(step: Step) -> StripStep:
    """The letter and the title of a step, out of its name "B: Awards Ceremony"."""
    letter, _, title = told(STEP_NAMES[step]).partition(": ")
    return StripStep(letter, title)
