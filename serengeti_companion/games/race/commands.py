"""What the table can say, imperative.

A field that is None was not told; the referee asks for it where it matters. `reason` of a
correction is shown in the log. Corrections are never refused for a rule.
"""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.race.model import (
    EventCard,
    Laid,
    Phase,
    Pile,
    Place,
    Rock,
    Seat,
)
from serengeti_companion.games.race.printed import Printed
from serengeti_companion.games.race.terms import Card, Skill, Species


@dataclass(frozen=True, slots=True, kw_only=True)
class TickSetup:
    """A setup step is done or skipped."""

    kind: Literal["tick_setup"] = "tick_setup"
    step: int
    skipped: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BeginPlay:
    """Setup is over; season 1 begins."""

    kind: Literal["begin_play"] = "begin_play"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnUpEvent:
    """RL-SEASON-3: the top event card."""

    kind: Literal["turn_up_event"] = "turn_up_event"
    card: EventCard


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowScorpions:
    """RL-CARD-SCORPION-1: scorpions shown at the start of a turn, and what was drawn for them."""

    kind: Literal["show_scorpions"] = "show_scorpions"
    seat: Seat
    shown: int
    drawn: int | None = None
    scorpions: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayCard:
    """RL-TURN-4: a card is played for one of its skills.

    `suns`: cards paid, None = as many as it costs. `copies`: the skills that monkeys use through
    it, one through the other. What the last of these skills has to be told: `stack`; `rock_shows`,
    whether the rock lies open after it; `source` and `found` of a search, `found` also of a
    monkey's; `drawn` cards and the `scorpions` among them; `lion_of`, whose lion is scared; `look`,
    a pile that is no stack. `top`: the card on top of the discard afterwards.
    """

    kind: Literal["play_card"] = "play_card"
    seat: Seat
    skill: Skill
    suns: int | None = None
    copies: tuple[Skill, ...] = ()
    stack: Species | None = None
    rock_shows: bool | None = None
    source: Place | None = None
    found: bool | None = None
    drawn: int | None = None
    scorpions: int | None = None
    lion_of: Seat | None = None
    look: Pile | None = None
    top: Card | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EndTurn:
    """RL-TURN-6 to 8: clean-up, draw, elephants; `top` of the discard if anybody looked."""

    kind: Literal["end_turn"] = "end_turn"
    seat: Seat
    top: Card | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TellRock:
    """RL-R-27: whoever looked says that the rock of a stack is the second card."""

    kind: Literal["tell_rock"] = "tell_rock"
    species: Species


@dataclass(frozen=True, slots=True, kw_only=True)
class CountCards:
    """RL-SCORE-18: what a player counted at the end; `animals` in the order of `SPECIES`."""

    kind: Literal["count_cards"] = "count_cards"
    seat: Seat
    animals: tuple[int, ...]
    carcasses: int
    savannah: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectPlace:
    """How many cards a player has in hand, deck or discard."""

    kind: Literal["correct_place"] = "correct_place"
    seat: Seat
    place: Place
    number: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectOwned:
    """How many cards of a kind a player owns; the trails are always five."""

    kind: Literal["correct_owned"] = "correct_owned"
    seat: Seat
    card: Card
    number: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectSavannah:
    """A player's lions in the Savannah, now and ever."""

    kind: Literal["correct_savannah"] = "correct_savannah"
    seat: Seat
    lions: int
    ever: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectFront:
    """What lies in front of a player and aside."""

    kind: Literal["correct_front"] = "correct_front"
    seat: Seat
    front: tuple[Laid, ...]
    aside: tuple[Species, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectTop:
    """The top card of a discard; None = nobody knows."""

    kind: Literal["correct_top"] = "correct_top"
    seat: Seat
    top: Card | None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectStack:
    """Animals left in a stack, and where its rock is."""

    kind: Literal["correct_stack"] = "correct_stack"
    species: Species
    animals: int
    rock: Rock
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectSupply:
    """Scorpions and carcasses left in the supply."""

    kind: Literal["correct_supply"] = "correct_supply"
    scorpions: int
    carcasses: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectRemoved:
    """How many animals of a species hyenas have removed."""

    kind: Literal["correct_removed"] = "correct_removed"
    species: Species
    number: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectMarker:
    """Where the small marker stands: steps from the middle, positive towards A."""

    kind: Literal["correct_marker"] = "correct_marker"
    marker: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectEvents:
    """Which event cards have been turned up, the one in force last."""

    kind: Literal["correct_events"] = "correct_events"
    events: tuple[EventCard, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectMoment:
    """Which season and step it is, and whose turn."""

    kind: Literal["correct_moment"] = "correct_moment"
    season: int
    phase: Phase
    active: Seat
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectEnding:
    """In which season the end was set; None = it is not."""

    kind: Literal["correct_ending"] = "correct_ending"
    season: int | None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPrinted:
    """Section 18: the facts of the copy, corrected during play."""

    kind: Literal["set_printed"] = "set_printed"
    printed: Printed
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RenamePlayer:
    """A player's name or tint changes."""

    kind: Literal["rename_player"] = "rename_player"
    seat: Seat
    name: str
    tint: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SetHouseRule:
    """RL-SW-7: turn a switch, named as in the rules file."""

    kind: Literal["set_house_rule"] = "set_house_rule"
    name: str
    value: bool | str


SetupCommand = TickSetup | BeginPlay
TurnCommand = TurnUpEvent | ShowScorpions | PlayCard | EndTurn | TellRock | CountCards
Correction = (
    CorrectPlace
    | CorrectOwned
    | CorrectSavannah
    | CorrectFront
    | CorrectTop
    | CorrectStack
    | CorrectSupply
    | CorrectRemoved
    | CorrectMarker
    | CorrectEvents
    | CorrectMoment
    | CorrectEnding
    | SetPrinted
    | RenamePlayer
    | SetHouseRule
)
Command = SetupCommand | TurnCommand | Correction
