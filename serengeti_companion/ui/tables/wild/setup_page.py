"""Setup: twelve steps to tick or skip, what the app needs typed right there, and Begin."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion.engine.checklist import SetupStep
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.checklist import setup_steps
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Mode, Phase, Table
from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.rules.opening import STEPS, seats_without_cards
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.page_stack import PageStack
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.wild.duties_list import BulletedDuties
from serengeti_companion.ui.tables.wild.first_animals import LOCK_STEP, FirstAnimals
from serengeti_companion.ui.tables.wild.opening_cards import opening_cards
from serengeti_companion.ui.tables.wild.setup_dealing import (
    BY_THEMSELVES,
    CARDS_STEP,
    deal_pool,
    draw_tiles,
    employ_all,
    keep_for_all,
    named,
    tick,
)
from serengeti_companion.ui.tables.wild.setup_steps import (
    FirstInput,
    PoolInput,
    SetupInput,
    TilesInput,
)
from serengeti_companion.ui.tables.wild.specialist_box import seats_unemployed
from serengeti_companion.ui.tables.wild.step_row import StepRow
from serengeti_companion.ui.translation import filled, told


class SetupPage(PrimaryPage):
    """The list of steps, the chosen one beside it, and Begin."""

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._dealer = model, dealer
        self._steps: tuple[SetupStep, ...] = ()
        self._now = 1
        self._build_list()
        self._build_detail()
        self._build_buttons()
        self._arrange()
        follow(self.restyle)
        self.refresh(None, model.state)

    @property
    def step(self) -> int:
        """The step that is shown."""
        return self._now

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show the table as far as setup goes."""
        if after.phase is not Phase.SETUP:
            return
        self._steps = setup_steps(after)
        for step, row in zip(self._steps, self.rows, strict=True):
            note = note_of(after, step.number)
            done = step.number in after.ticked
            row.tell(told(step.title), note, done=done)
        for part in self._inputs.values():
            part.refresh(after)
        if before is None or self._now in after.ticked:
            self.show_step(self._first_open())
        self._show_detail()

    def show_step(self, number: int) -> None:
        """Show one of the twelve."""
        self._now = number
        self.rows[number - 1].setChecked(True)
        self._show_detail()

    def restyle(self) -> None:
        style = current_style()
        margin = style.px(12)
        self.layout().setContentsMargins(margin, margin, margin, margin)
        self.layout().setSpacing(margin)
        self._side.setSpacing(style.px(10))
        self._list.setSpacing(style.px(2))
        pad = style.px(18)
        self._body.setContentsMargins(pad, style.px(12), pad, style.px(12))
        self._body.setSpacing(style.px(8))
        self._foot.setSpacing(style.px(8))

    def _build_list(self) -> None:
        self._list = QVBoxLayout()
        self._group = QButtonGroup(self)
        self.rows = [StepRow(number, self) for number in range(1, STEPS + 1)]
        for row in self.rows:
            self._group.addButton(row)
            self._list.addWidget(row)
            row.clicked.connect(lambda _=False, row=row: self.show_step(row.number))

    def _build_detail(self) -> None:
        self._card = CardFrame(self)
        self._title = TextLabel("", self._card, size=TextSize.TITLE, weight=Weight.BOLD)
        self.duties = BulletedDuties(self._card)
        self.duties.clause_asked.connect(self.clause_asked)
        self._inputs = self._made_inputs()
        self._stack = PageStack(self._card)
        self._empty = QWidget(self._card)
        for widget in (self._empty, *self._inputs.values()):
            self._stack.addWidget(widget)
        for part in self._inputs.values():
            part.finished.connect(lambda: self.show_step(self._first_open()))
        self._body = QVBoxLayout(self._card)
        self._body.addWidget(self._title)
        self._body.addWidget(self.duties)
        self._body.addWidget(self._stack, 1)

    def _made_inputs(self) -> dict[int, SetupInput]:
        model, dealer = self._model, self._dealer
        self._hands = opening_cards(model, dealer, self)
        inputs: dict[int, SetupInput] = {
            4: PoolInput(model, dealer, self),
            5: TilesInput(model, dealer, self),
            CARDS_STEP: self._hands,
            12: FirstInput(model, dealer, self),
        }
        if model.state.mode is Mode.SOLO:
            inputs[LOCK_STEP] = FirstAnimals(model, dealer, self)
        return inputs

    def _build_buttons(self) -> None:
        self.done = QPushButton(self.tr("&Done"), self)
        self.skip = QPushButton(self.tr("&Skip"), self)
        self.all = QPushButton(self.tr("Set it all &up for me"), self)
        self.done.clicked.connect(lambda: self._tick(skipped=False))
        self.skip.clicked.connect(lambda: self._tick(skipped=True))
        self.all.clicked.connect(self._set_up)
        self.all.setVisible(self._dealer is not None)
        for button in (self.done, self.skip, self.all):
            button.setAccessibleName(spoken(button.text()))
        self.primary.mean(self.tr("Begin Round 1"))
        self.primary.clicked.connect(self._begin)

    def _arrange(self) -> None:
        self._foot = QHBoxLayout()
        for button in (self.done, self.skip):
            self._foot.addWidget(button)
        self._foot.addStretch()
        self._foot.addWidget(self.all)
        self._foot.addWidget(self.primary)
        self._side = QVBoxLayout()
        self._side.addWidget(self._card, 1)
        self._side.addLayout(self._foot)
        row = QHBoxLayout(self)
        row.addLayout(self._list)
        row.addLayout(self._side, 1)

    def _show_detail(self) -> None:
        step = self._steps[self._now - 1]
        words = filled(self.tr("Step {n}: {title}"), n=step.number, title=told(step.title))
        self._title.setText(words)
        self.duties.show_duties(step.duties)
        part = self._inputs.get(step.number)
        wanted = part is not None and part.wanted(self._model.state)
        self._stack.setCurrentWidget(part if part is not None and wanted else self._empty)
        open_ = step.number not in self._model.state.ticked
        self.done.setEnabled(open_)
        self.skip.setEnabled(open_)

    def _first_open(self) -> int:
        ticked = self._model.state.ticked
        later = [row.number for row in self.rows if row.number not in ticked]
        return next((n for n in later if n >= self._now), later[0] if later else self._now)

    def _tick(self, *, skipped: bool) -> None:
        self._model.submit(c.TickSetup(step=self._now, skipped=skipped))

    def _set_up(self) -> None:
        if self._dealer is None:
            return
        place = self._inputs.get(LOCK_STEP)
        if isinstance(place, FirstAnimals) and not any(self._model.state.board):
            place.scatter()
        deal_pool(self._model, self._dealer)
        draw_tiles(self._model, self._dealer)
        tick(self._model, *BY_THEMSELVES)
        self.show_step(CARDS_STEP)

    def _begin(self) -> None:
        if self._dealer is not None:
            # On a practice table nobody holds cards of their own: what was left out is dealt.
            deal_pool(self._model, self._dealer)
            draw_tiles(self._model, self._dealer)
            keep_for_all(self._model, self._dealer)
            employ_all(self._model, self._dealer)
        if not self._model.submit(c.BeginPlay()) and seats_unemployed(self._model.state):
            # Scenarios 1 to 5 do not begin without: here they are chosen.
            self.show_step(CARDS_STEP)
            self._hands.turn_to_workers()


def note_of(table: Table, number: int) -> str:
    """What was told in a step, in a few words."""
    words = QCoreApplication.translate
    match number:
        case 4 if table.pool:
            return words("SetupPage", "{n} cards").format(n=len(table.pool))
        case 5:
            animals = [told(SPECIES_NAMES[tile]) for tile in table.tiles if tile is not None]
            return ", ".join(animals)
        case 10 if named(table):
            kept = len(table.present) - len(seats_without_cards(table))
            if kept:
                line = words("SetupPage", "{n} of {all}")
                return line.format(n=kept, all=len(table.present))
        case 12 if number in table.ticked:
            return table.player(table.first).name
    return ""
