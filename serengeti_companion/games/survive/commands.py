"""What the table can say, imperative.

`reason` of a correction is shown in the log. Corrections are never refused for a rule.
"""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.survive.model import Card, Phase, Predator, Seat
from serengeti_companion.games.survive.terms import NAMELESS, PredatorCard

Pile = Literal["eaten", "safe"]
"""Where a colour's cards lie when they have left the hand and are not in play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TickSetup:
    """A setup step is done or skipped."""

    kind: Literal["tick_setup"] = "tick_setup"
    step: int
    skipped: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BeginPlay:
    """Setup is over; turn 1 begins."""

    kind: Literal["begin_play"] = "begin_play"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnUpPredator:
    """SV-TURN-1: what the top predator does; a name alone stands for the copy's predator."""

    kind: Literal["turn_up_predator"] = "turn_up_predator"
    card: PredatorCard = NAMELESS


@dataclass(frozen=True, slots=True, kw_only=True)
class DescribePredator:
    """SV-PDATA-7: a predator in the row is now known, or known better."""

    kind: Literal["describe_predator"] = "describe_predator"
    order: int
    card: PredatorCard


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealCards:
    """SV-TURN-4: the cards that a colour has turned up, in the deck's order for the neutral one."""

    kind: Literal["reveal_cards"] = "reveal_cards"
    seat: Seat
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ResolvePredator:
    """SV-TURN-5: a predator has its go; `eaten` None = as the app worked it out."""

    kind: Literal["resolve_predator"] = "resolve_predator"
    order: int
    eaten: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteSeason:
    """SV-SW-5: a note on this turn's season card."""

    kind: Literal["note_season"] = "note_season"
    note: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectPile:
    """Which cards a colour has eaten or safe; UNKNOWN for one whose number nobody knows."""

    kind: Literal["correct_pile"] = "correct_pile"
    seat: Seat
    pile: Pile
    numbers: tuple[int, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectPlay:
    """Which cards a colour has in play; None = not revealed yet."""

    kind: Literal["correct_play"] = "correct_play"
    seat: Seat
    numbers: tuple[int, ...] | None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectDuty:
    """Whether a colour owes two cards at its next reveal."""

    kind: Literal["correct_duty"] = "correct_duty"
    seat: Seat
    two: bool
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectPredators:
    """Which predators are in play, and which have left; the others are in the draw pile."""

    kind: Literal["correct_predators"] = "correct_predators"
    row: tuple[Predator, ...]
    removed: tuple[PredatorCard, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectMoment:
    """Which turn and phase it is."""

    kind: Literal["correct_moment"] = "correct_moment"
    turn: int
    phase: Phase
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RenamePlayer:
    """A colour's name or tint changes; the neutral one has no name."""

    kind: Literal["rename_player"] = "rename_player"
    seat: Seat
    name: str
    tint: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPresence:
    """A player leaves the table or comes back."""

    kind: Literal["set_presence"] = "set_presence"
    seat: Seat
    gone: bool
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetHouseRule:
    """Turn a switch of section 12, named as in the rules file."""

    kind: Literal["set_house_rule"] = "set_house_rule"
    name: str
    value: bool | str


SetupCommand = TickSetup | BeginPlay
TurnCommand = TurnUpPredator | RevealCards | ResolvePredator | NoteSeason
Correction = (
    DescribePredator
    | CorrectPile
    | CorrectPlay
    | CorrectDuty
    | CorrectPredators
    | CorrectMoment
    | RenamePlayer
    | SetPresence
    | SetHouseRule
)
Command = SetupCommand | TurnCommand | Correction
