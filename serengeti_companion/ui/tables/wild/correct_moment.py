"""Corrections: which round, whose turn, who has passed, who is first."""

from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QPushButton, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import ROUNDS, Phase, Seat, Step, Table
from serengeti_companion.games.wild.names import STEP_NAMES
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, Weight
from serengeti_companion.ui.tables.wild.correction_part import CorrectionPart
from serengeti_companion.ui.translation import filled, told

_NONE = "none"


class MomentPart(CorrectionPart):
    """Round, phase, turn and step are set together; the rest at once."""

    def build(self) -> None:
        table = self.table
        names = [(str(seat), player.name) for seat, player in enumerate(table.players)]
        rounds = [(str(n), str(n)) for n in range(1, ROUNDS + 1)]
        self.round = Segmented(self.tr("Round"), rounds, self)
        phases = [
            (Phase.SETUP.value, self.tr("Setup")),
            (Phase.ROUND.value, self.tr("In the round")),
            (Phase.PREPARATION.value, self.tr("Preparation")),
            (Phase.OVER.value, self.tr("Over")),
        ]
        self.phase = Segmented(self.tr("Phase"), phases, self)
        self.phase.chosen.connect(self._show_phase)
        self.turn = Segmented(self.tr("Whose turn"), names, self)
        # B has two events: their numbers tell them apart.
        letters = [(step.value, step.value) for step in Step]
        self.step = Segmented(self.tr("Step of Round Preparation"), letters, self)
        self.step.chosen.connect(self._show_phase)
        self.round.chosen.connect(self._show_phase)
        self.meant = TextLabel("", self, role=Role.MUTED)
        for step in Step:
            button = self.step.button(step.value)
            button.setAccessibleName(told(STEP_NAMES[step]))
            button.setToolTip(told(STEP_NAMES[step]))
        self.set = QPushButton(self.tr("Set the moment"), self)
        self.set.setAccessibleName(self.set.text())
        self.set.clicked.connect(self._set)
        self.first = Segmented(self.tr("First player"), names, self)
        self.first.chosen.connect(self._first)
        losses = [(_NONE, self.tr("none")), *rounds]
        self.lost = Segmented(self.tr("Round Goal missed in Round"), losses, self)
        self.lost.chosen.connect(self._lose)
        self._build_passed()
        self._arrange()

    def refresh(self, table: Table) -> None:
        self.round.set_value(str(table.round))
        self.phase.set_value(table.phase.value)
        seat = table.turn.seat if table.turn is not None else table.first
        for at, player in enumerate(table.players):
            self.turn.rename(str(at), player.name)
            self.first.rename(str(at), player.name)
        self.turn.set_value(str(seat))
        self.step.set_value((table.step or Step.MARKER).value)
        self.first.set_value(str(table.first))
        self.lost.set_value(_NONE if table.lost_in is None else str(table.lost_in))
        for each, box in self.passed.items():
            box.blockSignals(True)
            box.setChecked(table.player(each).passed)
            name = table.player(each).name
            box.setText(as_written(name))
            box.setAccessibleName(filled(self.tr("{name} has passed"), name=name))
            box.blockSignals(False)
        self._show_phase()

    def restyle(self) -> None:
        super().restyle()
        style = current_style()
        self._grid.setHorizontalSpacing(style.px(16))
        self._grid.setVerticalSpacing(style.px(10))
        self._passed_row.setSpacing(style.px(20))

    def _build_passed(self) -> None:
        self.passed: dict[Seat, QCheckBox] = {}
        self._passed_row = QHBoxLayout()
        for seat in map(Seat, range(len(self.table.players))):
            box = TickBox("", self)
            box.toggled.connect(lambda on, seat=seat: self._pass(seat, passed=on))
            self.passed[seat] = box
            self._passed_row.addWidget(box)
        self._passed_row.addStretch()

    def _arrange(self) -> None:
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._turn_label = TextLabel(self.tr("Whose turn"), self, weight=Weight.SEMIBOLD)
        self._step_label = TextLabel(self.tr("Step"), self, weight=Weight.SEMIBOLD)
        self._add(0, self.tr("Round"), self.round)
        self._add(1, self.tr("Phase"), self.phase)
        for row, label, widget in (
            (2, self._turn_label, self.turn),
            (3, self._step_label, self.step),
        ):
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(widget, row, 1)
        self._grid.addWidget(self.meant, 4, 1)
        self._grid.addWidget(self.set, 5, 1)
        passed = TextLabel(self.tr("Has passed"), self, weight=Weight.SEMIBOLD)
        self._grid.addWidget(passed, 6, 0)
        self._grid.addLayout(self._passed_row, 6, 1)
        self._add(7, self.tr("First player"), self.first)
        if self.table.shared_score:
            self._add(8, self.tr("Goal missed in"), self.lost)
        else:
            self.lost.hide()
        self.column.addLayout(self._grid)
        self.column.addStretch()

    def _add(self, row: int, words: str, widget: QWidget) -> None:
        self._grid.addWidget(TextLabel(words, self, weight=Weight.SEMIBOLD), row, 0)
        self._grid.addWidget(widget, row, 1)

    def _show_phase(self, _: str = "") -> None:
        turn = self.phase.value == Phase.ROUND
        step = self.phase.value == Phase.PREPARATION
        for widget in (self._turn_label, self.turn):
            widget.setVisible(turn)
        for widget in (self._step_label, self.step, self.meant):
            widget.setVisible(step)
        # Step A moves the marker: until then it stands on the round that is over.
        due = Step(self.step.value)
        coming = int(self.round.value) + (due is Step.MARKER)
        words = self.tr("{step}, before Round {n}").format(step=told(STEP_NAMES[due]), n=coming)
        self.meant.setText(words if coming <= ROUNDS else "")

    def _set(self) -> None:
        phase = Phase(self.phase.value)
        self.say(
            c.CorrectMoment(
                round=int(self.round.value),
                phase=phase,
                seat=Seat(int(self.turn.value)) if phase is Phase.ROUND else None,
                step=Step(self.step.value) if phase is Phase.PREPARATION else None,
                reason=self.reason(),
            )
        )

    def _pass(self, seat: Seat, *, passed: bool) -> None:
        if not self.say(c.CorrectPassed(seat=seat, passed=passed, reason=self.reason())):
            self.refresh(self.table)

    def _first(self, key: str) -> None:
        self.say(c.CorrectFirstPlayer(seat=Seat(int(key)), reason=self.reason()))

    def _lose(self, key: str) -> None:
        lost = None if key == _NONE else int(key)
        if not self.say(c.CorrectLoss(lost_in=lost, reason=self.reason())):
            self.refresh(self.table)
