"""The Score pad of Survive The Serengeti: which cards were eaten, and who has won."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.engine.switches import departures
from serengeti_companion.games.survive.model import HouseRules
from serengeti_companion.games.survive.rules import winning
from serengeti_companion.games.survive.rules.opening import FEWEST, MOST
from serengeti_companion.games.survive.rules.winning import FinalCounts
from serengeti_companion.games.survive.switches import BY_NAME, SWITCHES, with_switch
from serengeti_companion.games.survive.terms import NUMBERS
from serengeti_companion.storage.preferences import Preference, word
from serengeti_companion.ui.home.fold import Fold
from serengeti_companion.ui.home.survive import remembered
from serengeti_companion.ui.pads.kept_pad import keep_new_games
from serengeti_companion.ui.pads.pad_page import PadPage, Scored
from serengeti_companion.ui.pads.survive_seat import SurviveSeat
from serengeti_companion.ui.parts.card_frame import Tone
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.tables.survive import verdict
from serengeti_companion.ui.tables.survive.house_rules import HouseRulesEditor
from serengeti_companion.ui.translation import told

if TYPE_CHECKING:
    from serengeti_companion.ui.main_window import MainWindow

SCORE_PAD = Preference[str](name="survive.score pad", default="", read=word)
"""What was tapped last, as JSON; "" = nothing yet."""

_AT_FIRST = 3

Piles = dict[str, Any]


class SurvivePad(PadPage):
    """A row a player, with twelve cards to tap."""

    def __init__(
        self,
        parent: QWidget | None = None,
        last_players: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        super().__init__(parent)
        numbers = [(str(n), self.tr("{n} players").format(n=n)) for n in range(FEWEST, MOST + 1)]
        self.number = Segmented(self.tr("Players"), numbers, self.column)
        self.hint = TextLabel("", self.column)
        self.hint.set_role(Role.MUTED)
        self.seats = [SurviveSeat(tint, self.column) for tint in range(MOST)]
        self.neutral = SurviveSeat(FEWEST, self.column, neutral=True)
        self.house = HouseRulesEditor(self.column)
        self.house_fold = Fold(self.tr("House rules"), self.house, self.column)
        for widget in (self.number, self.hint, *self.seats, self.neutral, self.house_fold):
            self.body.addWidget(widget)
        self.body.addStretch()
        self._name(last_players() or remembered.names()[:_AT_FIRST])
        self._connect()
        follow(self._space)
        self._refresh()

    @property
    def playing(self) -> list[SurviveSeat]:
        """The players' seats in use."""
        return self.seats[: int(self.number.value)]

    @property
    def counts(self) -> FinalCounts:
        """The piles as they are told."""
        players = tuple(seat.count for seat in self.playing)
        neutral = self.neutral.count if len(players) == FEWEST else None
        return FinalCounts(players=players, neutral=neutral)

    @property
    def draft(self) -> str:
        everyone = [*(seat.count for seat in self.seats), self.neutral.count]
        return json.dumps(
            {
                "number": self.number.value,
                "house": departures(self.house.house, SWITCHES),
                "seats": [
                    {"name": one.name, "safe": one.safe, "eaten": one.eaten} for one in everyone
                ],
            },
            ensure_ascii=False,
        )

    def restore(self, draft: str) -> None:
        try:
            typed = json.loads(draft)
            number, seats = str(typed["number"]), [_piles(seat) for seat in typed["seats"]]
        except (ValueError, TypeError, LookupError):
            return
        if number in self.number.keys and len(seats) == MOST + 1:
            self._take(number, seats, typed.get("house"))

    def open_game(self, counts: Mapping[str, Any]) -> None:
        players = [_piles(player) for player in counts["players"]]
        empty = {"name": "", "safe": NUMBERS, "eaten": ()}
        spare = [empty | {"name": name} for name in remembered.names()[len(players) :]]
        neutral = _piles({"name": "", **(counts.get("neutral") or {"safe": NUMBERS, "eaten": []})})
        self._take(str(len(players)), [*players, *spare, neutral], counts.get("house_rules"))

    def to_first_count(self) -> None:
        self.seats[0].name.setFocus()
        self.seats[0].name.selectAll()

    def _take(self, number: str, seats: Sequence[Piles], house: object) -> None:
        self.number.set_value(number)
        for seat, piles in zip((*self.seats, self.neutral), seats, strict=True):
            seat.take(**piles)
        self.house.set_house(_house(house))
        self._refresh()

    def _name(self, names: Sequence[str]) -> None:
        for seat, name in zip(
            self.seats, (*names, *remembered.names()[len(names) :]), strict=False
        ):
            seat.take(name, NUMBERS, ())
        self.number.set_value(str(min(max(len(names), FEWEST), MOST)))

    def _connect(self) -> None:
        self.number.chosen.connect(self._refresh)
        self.house.turned.connect(self._refresh)
        self.house.clause_asked.connect(self.clause_asked)
        for seat in (*self.seats, self.neutral):
            seat.changed.connect(self._refresh)

    def _refresh(self, *_: object) -> None:
        playing = len(self.playing)
        for at, seat in enumerate(self.seats):
            seat.setVisible(at < playing)
        self.neutral.setVisible(playing == FEWEST)
        words = self.tr("Tap the cards that were eaten.")
        more = self.tr("A second tap on a neutral card: it was never laid.")
        self.hint.setText(f"{words} {more}" if playing == FEWEST else words)
        house = self.house.departures
        changed = QCoreApplication.translate("BeginPage", "%n changed", "", house)
        self.house_fold.sum_up(changed if house else self.tr("as we read the book"))
        counts, fault = self.counts, self._fault()
        self._tell(counts, fault)
        self._offer(savable=not fault)

    def _fault(self) -> str:
        names = [seat.name.text() for seat in self.playing]
        for at, name in enumerate(names):
            for problem in name_problems(name, tuple(names[:at])):
                return told(problem)
        return ""

    def _tell(self, counts: FinalCounts, fault: str) -> None:
        result = winning.score(counts, self.house.house)
        for seat, line in zip(self.playing, result.players, strict=True):
            seat.show_line(line)
        self.neutral.show_line(result.neutral)
        if fault:
            self.verdict.tell(fault, "", Tone.REFUSAL, "refusal")
            return
        words = f"{verdict.headline(result)}. {verdict.reason(result)}"
        tone, picture = (Tone.GLOW, "award") if result.winners else (Tone.PLAIN, "goal")
        self.verdict.tell(words, verdict.clause(result), tone, picture)

    def scored(self) -> Scored:
        counts, house = self.counts, self.house.house
        return Scored(
            title=", ".join(player.name for player in counts.players),
            counts=winning.question(counts, departures(house, SWITCHES)),
            result=winning.answer(winning.score(counts, house)),
        )

    def empty(self) -> None:
        for seat in (*self.seats, self.neutral):
            seat.take(seat.name.text(), NUMBERS, ())
        self._refresh()

    def _space(self) -> None:
        self.body.setSpacing(current_style().px(8))


def _piles(typed: Mapping[str, Any]) -> Piles:
    """A seat of a draft; ValueError, TypeError or LookupError for what makes no sense."""
    safe, eaten = (tuple(int(number) for number in typed[pile]) for pile in ("safe", "eaten"))
    if not set(safe + eaten) <= set(NUMBERS):
        raise ValueError("no such number")
    return {"name": str(typed["name"]), "safe": safe, "eaten": eaten}


def _house(kept: object) -> HouseRules:
    house = HouseRules()
    for name, value in kept.items() if isinstance(kept, dict) else ():
        switch = BY_NAME.get(name)
        if switch is not None and switch.takes(value):
            house = with_switch(house, name, value)
    return house


def bare(window: "MainWindow") -> SurvivePad:
    """A pad that knows of nothing yet."""
    return SurvivePad(window.stage.pages)


def make(window: "MainWindow") -> SurvivePad:
    """The page of the main window, for games that are not in the history yet."""
    kept = window.kept
    names: Callable[[], Sequence[str]] = (
        tuple if kept is None else partial(kept.get, remembered.PLAYERS)
    )
    pad = SurvivePad(window.stage.pages, last_players=names)
    keep_new_games(pad, window, "survive", SCORE_PAD)
    return pad
