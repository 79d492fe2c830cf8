"""The Score pad: the counts at the end of a game, and what they come to, without a session."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from serengeti_companion.engine.clauses import Violation
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.rules import final_counts
from serengeti_companion.games.wild.rules.final_counts import FinalCounts, Result
from serengeti_companion.games.wild.rules.goals import Measure
from serengeti_companion.games.wild.terms import PLANTS
from serengeti_companion.storage.preferences import PLAYERS, SCORE_PAD
from serengeti_companion.ui.home.page import Page
from serengeti_companion.ui.pads import goal_words
from serengeti_companion.ui.pads.count_sheet import CountSheet
from serengeti_companion.ui.pads.pad_setting import PadSetting
from serengeti_companion.ui.pads.pad_switch import PadSwitch
from serengeti_companion.ui.pads.verdict_bar import VerdictBar
from serengeti_companion.ui.pads.verdict_words import verdict
from serengeti_companion.ui.parts.card_frame import Tone
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.translation import told

if TYPE_CHECKING:
    from serengeti_companion.ui.home.kept import Kept
    from serengeti_companion.ui.main_window import MainWindow


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """A game to be kept: `counts` and `result` as the command line's `score` has them."""

    title: str
    counts: dict[str, Any]
    result: dict[str, Any]


class ScorePad(Page):
    """`draft_changed` has all that is typed, for `restore`; `saved` a Scored.

    `last_players` is asked for names whenever the pad is turned to.
    """

    home_asked = Signal()
    clause_asked = Signal(str)
    saved = Signal(object)
    draft_changed = Signal(str)

    def __init__(
        self,
        parent: QWidget | None = None,
        printed: Printed = UNKNOWN_COPY,
        last_players: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        super().__init__(self.tr("Score pad"), parent, width=1400)
        self._last_players = last_players
        self._cleared = ""
        self.left.connect(self.home_asked)
        self.setting = PadSetting(self)
        self.setting.changed.connect(self._refresh)
        self.sheet = CountSheet(self.setting, printed, self)
        self.sheet.changed.connect(self._refresh)
        self.sheet.clause_asked.connect(self.clause_asked)
        self._build_foot()
        self.body.addWidget(self.setting)
        self.body.addWidget(self.sheet)
        self.body.addStretch(1)
        self.sheet.gone_through.connect(self.save.setFocus)
        self._refresh()

    def begin(self, names: Sequence[str]) -> None:
        """The players of the last table, unless something has been counted already."""
        if names and self.sheet.blank:
            self.sheet.set_names(names)
            self.setting.restore(self.setting.draft() | {"number": str(len(names))})
            self._refresh()

    @property
    def draft(self) -> str:
        """Everything as it was typed, whatever it is worth."""
        return json.dumps(self.setting.draft() | self.sheet.draft(), ensure_ascii=False)

    def restore(self, draft: str) -> None:
        """Show a draft again; one that makes no sense changes nothing."""
        try:
            typed = json.loads(draft)
        except ValueError:
            return
        if isinstance(typed, dict):
            self._take(typed)

    def open_game(self, counts: Mapping[str, Any]) -> None:
        """Show a game that was scored, as the command line's `score` takes it."""
        players = counts["players"]
        house = counts.get("house_rules") or {}
        self._take(
            {
                "mode": counts["mode"],
                "number": str(max(len(players), 2)),
                "scenario": counts.get("scenario"),
                "specialists": any(player.get("specialist") for player in players),
                "inclusive": house.get("targetInclusive") is True,
                "common": str(counts.get("stars") or 0),
                "seats": [_typed(player) for player in players],
            }
        )

    def take_focus(self) -> None:
        self.begin(self._last_players())
        self.sheet.begin()

    def _take(self, typed: Mapping[str, Any]) -> None:
        self.setting.restore(typed)
        self.sheet.restore(typed)
        self._refresh()

    def _build_foot(self) -> None:
        self.verdict = VerdictBar(self)
        self.verdict.clause_asked.connect(self.clause_asked)
        self.clear = QPushButton(self)
        self.clear.clicked.connect(self._clear)
        self.save = PrimaryButton("", self)
        self.save.clicked.connect(self._save)
        for button in (self.clear, self.save):
            self.verdict.add_button(button)
        self.foot.addWidget(self.verdict)

    def _refresh(self) -> None:
        self.sheet.refresh()
        counts, inclusive = self.sheet.counts, self.setting.inclusive
        broken: tuple[Violation, ...] = ()
        result = None
        if counts is not None:
            broken = final_counts.objections(counts)
            result = final_counts.score(counts, target_inclusive=inclusive)
        self.sheet.show_faults(broken)
        self.sheet.show_result(result)
        self._tell(counts, result, broken)
        self.save.setEnabled(counts is not None and not broken)
        self.save.mean(self.tr("&Save to history"))
        self._offer_to_clear("")
        self._in_tab_order()
        self.draft_changed.emit(self.draft)

    def _tell(
        self, counts: FinalCounts | None, result: Result | None, broken: tuple[Violation, ...]
    ) -> None:
        if counts is None or result is None:
            words = self.sheet.name_fault or self.tr("Put right what is no count.")
            self.verdict.tell(words, "", Tone.REFUSAL, "refusal")
        elif broken:
            first, words = broken[0], self._so_far(result)
            self.verdict.tell(words + told(first.message), first.clause, Tone.WARNING, "question")
        else:
            words, clause = verdict(counts, result, inclusive=self.setting.inclusive)
            lost = result.won is False
            tone, picture = (Tone.PLAIN, "goal") if lost else (Tone.GLOW, "award")
            self.verdict.tell(words, clause, tone, picture)

    def _so_far(self, result: Result) -> str:
        """The common score, where something still has to be put right."""
        if result.team_total is None:
            return ""
        stars = goal_words.amount(Measure.SCORE, result.team_total)
        return self.tr("{stars} in all. ").format(stars=stars)

    def _save(self) -> None:
        counts, inclusive = self.sheet.counts, self.setting.inclusive
        if counts is None:
            return
        result = final_counts.score(counts, target_inclusive=inclusive)
        scored = Scored(
            title=", ".join(player.name for player in counts.players),
            counts=final_counts.question(counts, target_inclusive=inclusive),
            result=final_counts.answer(result),
        )
        self.saved.emit(scored)
        self.save.mean(self.tr("Saved"))
        self.save.setEnabled(False)
        self.clear.setFocus()

    def _clear(self) -> None:
        if self._cleared:
            self.restore(self._cleared)
        else:
            before = self.draft
            names = [{"name": seat.name} for seat in self.sheet.seats]
            self._take(self.setting.draft() | {"seats": names})
            self._offer_to_clear(before)
        self.take_focus()

    def _offer_to_clear(self, cleared: str) -> None:
        """The button clears, or brings back what was cleared a moment ago."""
        self._cleared = cleared
        words = self.tr("&Bring it back") if cleared else self.tr("&Clear")
        self.clear.setText(words)
        self.clear.setAccessibleName(words.replace("&", ""))

    def _in_tab_order(self) -> None:
        setting = self.setting
        widgets: list[QWidget] = [self.back, *self.sheet.typed_into]
        widgets += [self.verdict.clause, self.clear, self.save]
        widgets += [seat.head.name for seat in self.sheet.playing]
        widgets += [setting.mode_choice, setting.players_choice, setting.scenario_choice]
        for one, other in pairwise(widgets):
            QWidget.setTabOrder(one, other)


def _typed(player: Mapping[str, Any]) -> dict[str, str]:
    """A player of a scored game as a draft."""
    icons = player.get("icons") or {}
    counts = {
        "stars": player.get("stars"),
        "likes": icons.get("like"),
        "completed": player.get("completed"),
        "booked": player.get("specialist_stars"),
        **{plant.value: icons.get(plant.value) for plant in PLANTS},
    }
    return {
        "name": str(player["name"]),
        "specialist": player.get("specialist") or "",
        **{key: str(value or 0) for key, value in counts.items()},
    }


def make(window: "MainWindow") -> ScorePad:
    """The page of the main window: it remembers what was typed, and keeps what is saved."""
    kept = window.kept
    names: Callable[[], Sequence[str]] = tuple if kept is None else partial(kept.get, PLAYERS)
    pad = ScorePad(window, last_players=names)
    pad.clause_asked.connect(window.show_rules)
    pad.head.addWidget(PadSwitch("score_pad", window.show_page, pad))
    if kept is None:
        return pad
    pad.restore(kept.get(SCORE_PAD))
    pad.draft_changed.connect(partial(kept.remember, SCORE_PAD))
    pad.saved.connect(partial(_keep, kept))
    return pad


def _keep(kept: "Kept", scored: Scored) -> None:
    with kept.guarded():
        kept.scored_games.add("wild", scored.title, scored.counts, scored.result)
