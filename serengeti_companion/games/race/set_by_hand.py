"""What the table set by hand, past tense; part of `events`."""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.race.model import Ending, EventCard, Laid, Phase, Place, Seat, Stack
from serengeti_companion.games.race.printed import Printed
from serengeti_companion.games.race.terms import Card, Species


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceCorrected:
    """A number of cards was set by hand."""

    kind: Literal["place_corrected"] = "place_corrected"
    seat: Seat
    place: Place
    old: int
    number: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnedCorrected:
    """What a player owns of a kind was set by hand."""

    kind: Literal["owned_corrected"] = "owned_corrected"
    seat: Seat
    card: Card
    old: int
    number: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SavannahCorrected:
    """A player's lions in the Savannah were set by hand."""

    kind: Literal["savannah_corrected"] = "savannah_corrected"
    seat: Seat
    lions: int
    ever: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FrontCorrected:
    """What lies in front and aside was set by hand."""

    kind: Literal["front_corrected"] = "front_corrected"
    seat: Seat
    front: tuple[Laid, ...]
    aside: tuple[Species, ...]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TopCorrected:
    """The top card of a discard was set by hand."""

    kind: Literal["top_corrected"] = "top_corrected"
    seat: Seat
    top: Card | None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StackCorrected:
    """A supply stack was set by hand."""

    kind: Literal["stack_corrected"] = "stack_corrected"
    species: Species
    stack: Stack
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SupplyCorrected:
    """Scorpions and carcasses in the supply were set by hand."""

    kind: Literal["supply_corrected"] = "supply_corrected"
    scorpions: int
    carcasses: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RemovedCorrected:
    """What hyenas removed was set by hand."""

    kind: Literal["removed_corrected"] = "removed_corrected"
    species: Species
    number: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerCorrected:
    """The small marker was set by hand."""

    kind: Literal["marker_corrected"] = "marker_corrected"
    old: int
    marker: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EventsCorrected:
    """The event cards turned up were set by hand."""

    kind: Literal["events_corrected"] = "events_corrected"
    events: tuple[EventCard, ...]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MomentCorrected:
    """Season, step and turn were set by hand."""

    kind: Literal["moment_corrected"] = "moment_corrected"
    season: int
    phase: Phase
    active: Seat
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EndingCorrected:
    """The end was set or lifted by hand."""

    kind: Literal["ending_corrected"] = "ending_corrected"
    ending: Ending | None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedSet:
    """The facts of the copy were corrected."""

    kind: Literal["printed_set"] = "printed_set"
    printed: Printed
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRenamed:
    """A player has another name or tint."""

    kind: Literal["player_renamed"] = "player_renamed"
    seat: Seat
    name: str
    tint: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRuleSet:
    """A switch was turned during play."""

    kind: Literal["house_rule_set"] = "house_rule_set"
    name: str
    value: bool | str


Corrected = (
    PlaceCorrected
    | OwnedCorrected
    | SavannahCorrected
    | FrontCorrected
    | TopCorrected
    | StackCorrected
    | SupplyCorrected
    | RemovedCorrected
    | MarkerCorrected
    | EventsCorrected
    | MomentCorrected
    | EndingCorrected
    | PrintedSet
    | PlayerRenamed
    | HouseRuleSet
)
