"""What can happen on the table, past tense.

An event carries all that `evolve` needs; nothing in it is judged or looked up again, so a corrected
rule never changes yesterday's evening.
"""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.survive.model import Card, Phase, Predator, Seat
from serengeti_companion.games.survive.terms import PredatorCard


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupTicked:
    """A setup step is done or skipped."""

    kind: Literal["setup_ticked"] = "setup_ticked"
    step: int
    skipped: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan:
    """A predator is to be turned up."""

    kind: Literal["turn_began"] = "turn_began"
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PredatorTurnedUp:
    """It lies to the right of those in play."""

    kind: Literal["predator_turned_up"] = "predator_turned_up"
    order: int
    card: PredatorCard


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsRevealed:
    """Cards of one colour are in play."""

    kind: Literal["cards_revealed"] = "cards_revealed"
    seat: Seat
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntBegan:
    """Every card is turned up; the duties to lay two are met."""

    kind: Literal["hunt_began"] = "hunt_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class PredatorHunted:
    """A predator had its go; `by_rule`: what the app worked out, None = the table's pick.

    It left the game if it ate anything, and stays in the row otherwise.
    """

    kind: Literal["predator_hunted"] = "predator_hunted"
    order: int
    eaten: tuple[Card, ...]
    by_rule: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class HerdsCrossed:
    """What was not eaten is safe now."""

    kind: Literal["herds_crossed"] = "herds_crossed"
    crossed: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded:
    """Everything in play has been put away."""

    kind: Literal["turn_ended"] = "turn_ended"
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    """Nobody holds a card any more."""

    kind: Literal["game_ended"] = "game_ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonNoted:
    """What the season card of this turn says, in the table's words."""

    kind: Literal["season_noted"] = "season_noted"
    note: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PredatorDescribed:
    """A predator in the row is known now."""

    kind: Literal["predator_described"] = "predator_described"
    order: int
    card: PredatorCard


@dataclass(frozen=True, slots=True, kw_only=True)
class PileCorrected:
    """A discard or a safe pile was set by hand."""

    kind: Literal["pile_corrected"] = "pile_corrected"
    seat: Seat
    pile: Literal["eaten", "safe"]
    old: tuple[int, ...]
    numbers: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayCorrected:
    """What a colour has in play was set by hand."""

    kind: Literal["play_corrected"] = "play_corrected"
    seat: Seat
    old: tuple[int, ...] | None
    numbers: tuple[int, ...] | None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DutyCorrected:
    """Whether a colour owes two cards was set by hand."""

    kind: Literal["duty_corrected"] = "duty_corrected"
    seat: Seat
    two: bool
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PredatorsCorrected:
    """Row and removed predators were set by hand."""

    kind: Literal["predators_corrected"] = "predators_corrected"
    row: tuple[Predator, ...]
    removed: tuple[PredatorCard, ...]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MomentCorrected:
    """Turn and phase were set by hand."""

    kind: Literal["moment_corrected"] = "moment_corrected"
    turn: int
    phase: Phase
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRenamed:
    """A colour has another name or tint."""

    kind: Literal["player_renamed"] = "player_renamed"
    seat: Seat
    name: str
    tint: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PresenceSet:
    """A player left the table or came back."""

    kind: Literal["presence_set"] = "presence_set"
    seat: Seat
    gone: bool
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRuleSet:
    """A switch was turned during play."""

    kind: Literal["house_rule_set"] = "house_rule_set"
    name: str
    value: bool | str


TurnEvent = (
    TurnBegan
    | PredatorTurnedUp
    | CardsRevealed
    | HuntBegan
    | PredatorHunted
    | HerdsCrossed
    | TurnEnded
    | GameEnded
    | SeasonNoted
)
Corrected = (
    PredatorDescribed
    | PileCorrected
    | PlayCorrected
    | DutyCorrected
    | PredatorsCorrected
    | MomentCorrected
    | PlayerRenamed
    | PresenceSet
    | HouseRuleSet
)
Event = SetupTicked | TurnEvent | Corrected
