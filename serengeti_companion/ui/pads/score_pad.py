"""The Score pad: the counts at the end of a game, and what they come to, without a session."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from serengeti_companion.engine.clauses import Violation
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.rules import final_counts
from serengeti_companion.games.wild.rules.final_counts import FinalCounts, Result
from serengeti_companion.games.wild.rules.goals import Measure
from serengeti_companion.games.wild.terms import PLANTS
from serengeti_companion.storage.preferences import PLAYERS, SCORE_PAD
from serengeti_companion.ui.pads import goal_words
from serengeti_companion.ui.pads.count_sheet import CountSheet
from serengeti_companion.ui.pads.kept_pad import keep_new_games
from serengeti_companion.ui.pads.pad_page import PadPage, Scored
from serengeti_companion.ui.pads.pad_setting import PadSetting
from serengeti_companion.ui.pads.verdict_words import verdict
from serengeti_companion.ui.parts.card_frame import Tone
from serengeti_companion.ui.translation import told

if TYPE_CHECKING:
    from serengeti_companion.ui.main_window import MainWindow


class ScorePad(PadPage):
    """`last_players` is asked for names whenever the pad is turned to."""

    home_asked = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        printed: Printed = UNKNOWN_COPY,
        last_players: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        super().__init__(parent)
        self._last_players = last_players
        self.left.connect(self.home_asked)
        self.setting = PadSetting(self)
        self.setting.changed.connect(self._refresh)
        self.sheet = CountSheet(self.setting, printed, self)
        self.sheet.changed.connect(self._refresh)
        self.sheet.clause_asked.connect(self.clause_asked)
        self.body.addWidget(self.setting)
        self.body.addWidget(self.sheet)
        self.body.addStretch(1)
        self.sheet.gone_through.connect(self.save.setFocus)
        self._refresh()

    def begin(self, names: Sequence[str]) -> None:
        """The players of the last table, unless somebody wrote or counted something already."""
        if names and self.sheet.untouched and not self.sheet.has_given(names):
            self.sheet.give_names(names)
            self.setting.restore(self.setting.draft() | {"number": str(len(names))})
            self._refresh()

    @property
    def draft(self) -> str:
        return json.dumps(self.setting.draft() | self.sheet.draft(), ensure_ascii=False)

    def restore(self, draft: str) -> None:
        try:
            typed = json.loads(draft)
        except ValueError:
            return
        if isinstance(typed, dict):
            self._take(typed)

    def open_game(self, counts: Mapping[str, Any]) -> None:
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

    def to_first_count(self) -> None:
        self.begin(self._last_players())
        self.sheet.begin()

    def _take(self, typed: Mapping[str, Any]) -> None:
        self.setting.restore(typed)
        self.sheet.restore(typed)
        self._refresh()

    def _refresh(self) -> None:
        self.sheet.refresh()
        counts, inclusive = self.sheet.counts, self.setting.inclusive
        broken: tuple[Violation, ...] = ()
        result = None
        if counts is not None:
            broken = final_counts.objections(counts)
            result = final_counts.score(counts, target_inclusive=inclusive)
            if not _is_begun(counts):
                result = _without_places(result)
        self.sheet.show_faults(broken)
        self.sheet.show_result(result)
        self._tell(counts, result, broken)
        self._in_tab_order()
        self._offer(savable=counts is not None and not broken)

    def _tell(
        self, counts: FinalCounts | None, result: Result | None, broken: tuple[Violation, ...]
    ) -> None:
        if counts is None or result is None:
            words = self.sheet.name_fault or self.tr("Put right what is no count.")
            self.verdict.tell(words, "", Tone.REFUSAL, "refusal")
        elif broken:
            first, words = broken[0], self._so_far(result)
            self.verdict.tell(words + told(first.message), first.clause, Tone.WARNING, "question")
        elif result.winners == ():
            self.verdict.tell(self.tr("Nothing is counted yet."), "", Tone.PLAIN, "goal")
        else:
            words, clause = verdict(counts, result, inclusive=self.setting.inclusive)
            short = _fell_short(result)
            tone, picture = (Tone.PLAIN, "goal") if short else (Tone.GLOW, "award")
            self.verdict.tell(words, clause, tone, picture)

    def _so_far(self, result: Result) -> str:
        """The common score, where something still has to be put right."""
        if result.team_total is None:
            return ""
        stars = goal_words.amount(Measure.SCORE, result.team_total)
        return self.tr("{stars} in all. ").format(stars=stars)

    def scored(self) -> Scored | None:
        counts, inclusive = self.sheet.counts, self.setting.inclusive
        if counts is None:
            return None
        return Scored(
            title=", ".join(player.name for player in counts.players),
            counts=final_counts.question(counts, target_inclusive=inclusive),
            result=final_counts.answer(final_counts.score(counts, target_inclusive=inclusive)),
        )

    def empty(self) -> None:
        names = [{"name": seat.name} for seat in self.sheet.seats]
        self._take(self.setting.draft() | {"seats": names})

    def _in_tab_order(self) -> None:
        setting = self.setting
        widgets: list[QWidget] = [self.back, *self.sheet.typed_into]
        widgets += [self.verdict.clause, self.clear, self.save]
        widgets += [seat.head.name for seat in self.sheet.playing]
        widgets += [setting.mode_choice, setting.players_choice, setting.scenario_choice]
        for one, other in pairwise(widgets):
            QWidget.setTabOrder(one, other)


def _is_begun(counts: FinalCounts) -> bool:
    """Whether anything is counted."""
    return any(p.stars or p.completed or p.booked or any(p.icons) for p in counts.players)


def _without_places(result: Result) -> Result:
    """Nobody shares a victory before anything is counted."""
    lines = tuple(replace(line, place=None) for line in result.players)
    return replace(result, players=lines, winners=None if result.winners is None else ())


def _fell_short(result: Result) -> bool:
    """A lost scenario, or a score below the last rank."""
    return result.winners is None and not result.won and result.rank is None


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


def bare(window: "MainWindow") -> ScorePad:
    """A pad that knows of nothing yet."""
    return ScorePad(window.stage.pages)


def make(window: "MainWindow") -> ScorePad:
    """The page of the main window, for games that are not in the history yet."""
    kept = window.kept
    names: Callable[[], Sequence[str]] = tuple if kept is None else partial(kept.get, PLAYERS)
    pad = ScorePad(window.stage.pages, last_players=names)
    keep_new_games(pad, window, "wild", SCORE_PAD)
    return pad
