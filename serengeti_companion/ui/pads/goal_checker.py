"""The Goal checker: scenario, players, round, and whether what was reached is enough."""

import json
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import CHALLENGE, ROUNDS
from serengeti_companion.games.wild.rules import goals
from serengeti_companion.games.wild.rules.goals import Compare, Goal
from serengeti_companion.storage.preferences import GOAL_CHECKER
from serengeti_companion.ui.home.page import Page
from serengeti_companion.ui.pads import goal_words, verdict_words
from serengeti_companion.ui.pads.count_field import CountField
from serengeti_companion.ui.pads.figure_table import FigureTable, Row
from serengeti_companion.ui.pads.verdict_bar import VerdictBar
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target, TextSize, Weight
from serengeti_companion.ui.translation import filled, told

if TYPE_CHECKING:
    from serengeti_companion.ui.main_window import MainWindow

MOST = 4999
FINAL = "final"
_LABELS = 96
WITH, WITHOUT = "with", "without"
_GLORY, _PLAIN = (Tone.GLOW, "award"), (Tone.PLAIN, "goal")


class GoalChecker(Page):
    """`draft_changed` has what is shown, for `restore`."""

    home_asked = Signal()
    clause_asked = Signal(str)
    draft_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Goal checker"), parent, width=1240)
        self.left.connect(self.home_asked)
        self._build_choices()
        self._build_value()
        self._build_table()
        self.verdict = VerdictBar(self)
        self.verdict.clause_asked.connect(self.clause_asked)
        self.foot.addWidget(self.verdict)
        self._arrange_body()
        follow(self._resize_body)
        self._refresh()

    @property
    def scenario(self) -> int:
        return int(self.scenario_choice.value)

    @property
    def players(self) -> int:
        return int(self.players_choice.value)

    @property
    def round(self) -> int | None:
        """None = the final score is meant."""
        value = self.round_choice.value
        return None if value == FINAL or self.scenario == CHALLENGE else int(value)

    @property
    def draft(self) -> str:
        """All that is chosen and typed."""
        return json.dumps(
            {
                "scenario": self.scenario_choice.value,
                "players": self.players_choice.value,
                "round": self.round_choice.value,
                "value": self.value.text,
                "specialists": self.specialists_choice.value,
                "inclusive": self.inclusive_choice.isChecked(),
            },
            ensure_ascii=False,
        )

    def restore(self, draft: str) -> None:
        """Show it again; what makes no sense changes nothing."""
        try:
            typed = json.loads(draft)
        except ValueError:
            return
        if isinstance(typed, dict):
            self._take(typed)

    def take_focus(self) -> None:
        self.value.field.setFocus(Qt.FocusReason.TabFocusReason)

    def _take(self, typed: Mapping[str, object]) -> None:
        for name, choice in self._choices.items():
            if typed.get(name) in choice.keys:
                choice.set_value(str(typed[name]))
        if isinstance(value := typed.get("value"), str):
            self.value.put(value)
        self.inclusive_choice.setChecked(typed.get("inclusive") is True)
        self._refresh()

    def _build_choices(self) -> None:
        scenarios = [(str(number), str(number)) for number in goals.SCENARIOS]
        self.scenario_choice = Segmented(self.tr("Scenario"), scenarios, self)
        players = [(str(number), str(number)) for number in range(1, 5)]
        self.players_choice = Segmented(self.tr("Players"), players, self)
        rounds = [(str(number), str(number)) for number in range(1, ROUNDS + 1)]
        rounds.append((FINAL, self.tr("End")))
        self.round_choice = Segmented(self.tr("Round"), rounds, self)
        used = ((WITH, self.tr("with")), (WITHOUT, self.tr("without")))
        self.specialists_choice = Segmented(self.tr("Specialists"), used, self)
        self.inclusive_choice = TickBox(self.tr("Reaching the target wins (house rule)"), self)
        self.inclusive_choice.setAccessibleName(self.inclusive_choice.text())
        self._choices = {
            "scenario": self.scenario_choice,
            "players": self.players_choice,
            "round": self.round_choice,
            "specialists": self.specialists_choice,
        }
        for choice in self._choices.values():
            choice.chosen.connect(self._refresh)
        self.inclusive_choice.toggled.connect(self._refresh)

    def _build_value(self) -> None:
        self.needed = TextLabel("", self, size=TextSize.SCORE, weight=Weight.BOLD, tabular=True)
        self.value = CountField(self.tr("Reached"), self, highest=MOST)
        self.value.counted.connect(self._refresh)
        self.value.settled.connect(self.value.field.selectAll)

    def _build_table(self) -> None:
        self._panel = CardFrame(self)
        self.heading = TextLabel("", self._panel, size=TextSize.TITLE, weight=Weight.BOLD)
        self.heading.setWordWrap(True)
        self.counted = TextLabel("", self._panel)
        self.counted.setWordWrap(True)
        self.table = FigureTable(self._panel)
        self.table.clause_asked.connect(self.clause_asked)
        self._inside = QVBoxLayout(self._panel)
        for part in (self.heading, self.counted, self.table):
            self._inside.addWidget(part)
        self._inside.addStretch(1)

    def _arrange_body(self) -> None:
        self._inputs = CardFrame(self)
        self._grid = QGridLayout(self._inputs)
        self._labels = {}
        fields: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Scenario"), self.scenario_choice),
            (self.tr("Players"), self.players_choice),
            (self.tr("Round"), self.round_choice),
            (self.tr("Specialists"), self.specialists_choice),
            (self.tr("Needed"), self.needed),
            (self.tr("Reached"), self.value),
            ("", self.inclusive_choice),
        )
        for at, (words, field) in enumerate(fields):
            label = TextLabel(words, self._inputs, weight=Weight.SEMIBOLD)
            self._labels[field] = label
            self._grid.addWidget(label, at, 0)
            self._grid.addWidget(field, at, 1)
        top = Qt.AlignmentFlag.AlignTop  # a fault below the field moves it no further
        self._grid.setAlignment(self._labels[self.value], top)
        self._grid.setRowStretch(len(fields), 1)
        self._grid.setColumnStretch(1, 1)
        self._halves = QHBoxLayout()
        self._halves.addWidget(self._inputs, 5)
        self._halves.addWidget(self._panel, 6)
        self.body.addLayout(self._halves, 1)

    def _refresh(self) -> None:
        self._show_what_counts()
        scenario = goals.SCENARIOS[self.scenario]
        title = filled(self.tr("{n}: {name}"), n=self.scenario, name=told(scenario.name))
        self.heading.setText(title)
        self.counted.setText(self._counted())
        rows = self._ranks() if self.scenario == CHALLENGE else self._figures()
        self.table.show_rows(rows, self._lit, self.players)
        self.needed.setText(self._needed())
        self._tell()
        self.draft_changed.emit(self.draft)

    def _show_what_counts(self) -> None:
        challenge = self.scenario == CHALLENGE
        for field, shown in (
            (self.round_choice, not challenge),
            (self.specialists_choice, challenge),
            (self.inclusive_choice, not challenge and self.round is None),
            (self.needed, not challenge),
        ):
            field.setVisible(shown)
            self._labels[field].setVisible(shown)

    def _needed(self) -> str:
        """The figure, and which way it is meant."""
        target = goals.target(self.scenario, self.players)
        if self.round is not None:
            goal = goals.round_goal(self.scenario, self.players, self.round)
            return self.tr("no goal") if goal is None else goal_words.needed_figure(goal)
        if target is None:
            return ""
        words = self.tr("{n}") if self.inclusive_choice.isChecked() else self.tr("more than {n}")
        return words.format(n=target)

    def _counted(self) -> str:
        """What the scenario counts, and which way."""
        figures = goals.SCENARIOS[self.scenario]
        if figures.measure is None:
            return self.tr("No Round Goals and no Target Score: the final score gives the rank.")
        if figures.compare is Compare.AT_LEAST:
            words = self.tr("{counted}, at least; in the end more stars than the target.")
        else:
            words = self.tr("{counted}, at most; in the end more stars than the target.")
        return words.format(counted=goal_words.counted(figures.measure))

    def _figures(self) -> list[Row]:
        number = self.scenario
        rows = []
        for round_ in range(1, ROUNDS + 1):
            found = [goals.round_goal(number, players, round_) for players in range(1, 5)]
            known = found[0] is not None
            clause = f"WS-SCN-{number}-R{round_}" if known else "WS-SCN-0-2"
            figures = tuple(None if goal is None else goal.needed for goal in found)
            rows.append(Row(self.tr("Round {n}").format(n=round_), clause, figures))
        targets = tuple(goals.target(number, players) for players in range(1, 5))
        rows.append(Row(self.tr("Target Score"), goals.target_clause(number), targets))
        return rows

    def _ranks(self) -> list[Row]:
        used = self.specialists_choice.value == WITH
        tables = [dict(goals.rank_table(players, specialists=used)) for players in range(1, 5)]
        clause = "WS-TBL-RANK-SPEC" if used else "WS-TBL-RANK-NOSPEC"
        return [
            Row(goal_words.rank_name(rank), clause, tuple(table[rank] for table in tables))
            for rank in goals.Rank
        ]

    @property
    def _lit(self) -> int | None:
        """The present row: the round, the target, or the rank that is reached."""
        if self.scenario != CHALLENGE:
            return ROUNDS if self.round is None else self.round - 1
        value = self.value.number
        used = self.specialists_choice.value == WITH
        rank = None if value is None else goals.rank(self.players, value, specialists=used)
        return None if rank is None else list(goals.Rank).index(rank)

    def _tell(self) -> None:
        value = self.value.number
        if value is None:
            words = self.tr("A whole number from 0 to {most}, please.").format(most=MOST)
            self.verdict.tell(words, "", Tone.REFUSAL, "refusal")
        elif self.scenario == CHALLENGE:
            used = self.specialists_choice.value == WITH
            words, clause = verdict_words.ranked(self.players, value, specialists=used)
            named = goals.rank(self.players, value, specialists=used) is not None
            self.verdict.tell(words, clause, *(_GLORY if named else _PLAIN))
        elif self.round is None:
            self._tell_final(value)
        else:
            goal = goals.round_goal(self.scenario, self.players, self.round)
            self._tell_goal(goal, value)

    def _tell_final(self, value: int) -> None:
        inclusive = self.inclusive_choice.isChecked()
        target = goals.target(self.scenario, self.players) or 0
        words, clause = verdict_words.against_the_target(value, target, inclusive=inclusive)
        won = goals.won(target, value, inclusive=inclusive)
        self.verdict.tell(words, clause, *(_GLORY if won else _PLAIN))

    def _tell_goal(self, goal: Goal | None, value: int) -> None:
        if goal is None:
            words = self.tr("Round 6 has no goal; only the Target Score counts.")
            self.verdict.tell(words, "WS-SCN-0-2", Tone.PLAIN, "goal")
            return
        reached = goal_words.amount(goal.measure, value)
        if goal.met(value):
            words = self.tr("Met: {reached}; it takes {needed}.")
            words = words.format(reached=reached, needed=goal_words.needed_figure(goal))
            self.verdict.tell(words, goal.clause, Tone.GLOW, "check")
            return
        missing = goal.lacking(value)
        if goal.compare is Compare.AT_LEAST:
            words = self.tr("Not met: {reached}, {n} more would be enough.")
        else:
            words = self.tr("Not met: {reached}, {n} too many.")
        self.verdict.tell(
            words.format(reached=reached, n=missing), goal.clause, Tone.REFUSAL, "refusal"
        )

    def _resize_body(self) -> None:
        style = current_style()
        gap = style.px(16)
        self._halves.setSpacing(gap)
        for layout in (self._grid, self._inside):
            layout.setContentsMargins(gap, gap, gap, gap)
        self._grid.setHorizontalSpacing(gap)
        self._grid.setColumnMinimumWidth(0, style.px(_LABELS))
        self._grid.setVerticalSpacing(style.px(12))
        self._inside.setSpacing(style.px(6))
        self._labels[self.value].setFixedHeight(style.px(Target.TOUCH))


def make(window: "MainWindow") -> GoalChecker:
    """The page of the main window: it shows again what it showed last."""
    checker, kept = GoalChecker(window.stage.pages), window.kept
    checker.clause_asked.connect(window.show_rules)
    if kept is not None:
        checker.restore(kept.get(GOAL_CHECKER))
        checker.draft_changed.connect(partial(kept.remember, GOAL_CHECKER))
    return checker
