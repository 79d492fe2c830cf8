"""What was set by hand."""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.wild.commands import NumberFact, Place
from serengeti_companion.games.wild.model import Phase, Seat, Step, Tracking
from serengeti_companion.games.wild.terms import (
    ActionSpace,
    Cell,
    Icon,
    SceneCard,
    SpaceId,
    Species,
    Terrain,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberCorrected:
    """A tracked number was set by hand from `old`."""

    kind: Literal["number_corrected"] = "number_corrected"
    fact: NumberFact
    old: int
    value: int
    seat: Seat | None
    of: Icon | Species | None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MapCorrected:
    """The animals on a cell were set by hand."""

    kind: Literal["map_corrected"] = "map_corrected"
    cell: Cell
    old: tuple[Species, ...]
    animals: tuple[Species, ...]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsCorrected:
    """The cards of a place were set by hand."""

    kind: Literal["cards_corrected"] = "cards_corrected"
    place: Place
    cards: tuple[SceneCard, ...]
    seat: Seat | None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDescribed:
    """A card is known better."""

    kind: Literal["card_described"] = "card_described"
    place: Place
    was: SceneCard
    card: SceneCard
    seat: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MomentCorrected:
    """Round, turn, phase and step were set by hand."""

    kind: Literal["moment_corrected"] = "moment_corrected"
    round: int
    phase: Phase
    seat: Seat | None
    step: Step | None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PassedCorrected:
    """Whether a player has passed was set by hand."""

    kind: Literal["passed_corrected"] = "passed_corrected"
    seat: Seat
    passed: bool
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerCorrected:
    """A marker was put elsewhere by hand."""

    kind: Literal["marker_corrected"] = "marker_corrected"
    seat: Seat
    space: SpaceId | None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceCorrected:
    """An Action Space was entered or edited."""

    kind: Literal["space_corrected"] = "space_corrected"
    space: ActionSpace
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TerrainLearned:
    """The terrain of a cell was told."""

    kind: Literal["terrain_learned"] = "terrain_learned"
    cell: Cell
    terrain: Terrain | None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRenamed:
    """Name and colour changed."""

    kind: Literal["player_renamed"] = "player_renamed"
    seat: Seat
    name: str
    colour: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayersReseated:
    """A new clockwise order."""

    kind: Literal["players_reseated"] = "players_reseated"
    seating: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PresenceSet:
    """A player left or came back."""

    kind: Literal["presence_set"] = "presence_set"
    seat: Seat
    gone: bool
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRuleSet:
    """A switch of section 25."""

    kind: Literal["house_rule_set"] = "house_rule_set"
    name: str
    value: bool | str


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackingSet:
    """What the app follows."""

    kind: Literal["tracking_set"] = "tracking_set"
    tracking: Tracking
