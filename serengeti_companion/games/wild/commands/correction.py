"""What the table sets by hand; never refused for a rule."""

from dataclasses import dataclass, field
from typing import Literal

from serengeti_companion.games.wild.commands.turn import Booking
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

Place = Literal["pool", "tableau", "gallery", "discard"]
"""Where cards lie; "tableau" and "gallery" need a seat."""

NumberFact = Literal["stars", "coins", "food", "vfx", "completed", "deck", "team", "icon", "animal"]
"""A tracked number; "icon" and "animal" need `of`, "deck" and "team" no seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BookGain:
    """Stars or tokens booked by hand, for a Specialist the rulebook does not describe (R-72)."""

    kind: Literal["book_gain"] = "book_gain"
    seat: Seat
    booked: Booking
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectNumber:
    """Set a tracked number, from 0 up."""

    kind: Literal["correct_number"] = "correct_number"
    fact: NumberFact
    value: int
    seat: Seat | None = None
    of: Icon | Species | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectMap:
    """Which animals stand on a cell; they come from and go to their Discovery Areas."""

    kind: Literal["correct_map"] = "correct_map"
    cell: Cell
    animals: tuple[Species, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectCards:
    """Which cards lie in a place."""

    kind: Literal["correct_cards"] = "correct_cards"
    place: Place
    cards: tuple[SceneCard, ...]
    seat: Seat | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DescribeCard:
    """A card on the table is now known, or known better."""

    kind: Literal["describe_card"] = "describe_card"
    place: Place
    was: SceneCard
    card: SceneCard
    seat: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectMoment:
    """Which round, whose turn, which phase and step it is."""

    kind: Literal["correct_moment"] = "correct_moment"
    round: int
    phase: Phase
    seat: Seat | None = None
    step: Step | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectPassed:
    """Whether a player has passed."""

    kind: Literal["correct_passed"] = "correct_passed"
    seat: Seat
    passed: bool
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectMarker:
    """On which Action Space a player's marker stands; None = off the board."""

    kind: Literal["correct_marker"] = "correct_marker"
    seat: Seat
    space: SpaceId | None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectFirstPlayer:
    """Who holds the First Player Marker."""

    kind: Literal["correct_first_player"] = "correct_first_player"
    seat: Seat
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectLoss:
    """In which round a Round Goal was missed; None = none was."""

    kind: Literal["correct_loss"] = "correct_loss"
    lost_in: int | None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectSpace:
    """Price, frame, label or Round 1 mark of an Action Space."""

    kind: Literal["correct_space"] = "correct_space"
    space: ActionSpace
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectTerrain:
    """The terrain of a cell."""

    kind: Literal["correct_terrain"] = "correct_terrain"
    cell: Cell
    terrain: Terrain | None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RenamePlayer:
    """A player's name or colour changes."""

    kind: Literal["rename_player"] = "rename_player"
    seat: Seat
    name: str
    colour: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReseatPlayers:
    """A new clockwise order of all seats."""

    kind: Literal["reseat_players"] = "reseat_players"
    seating: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPresence:
    """A player leaves the table or comes back."""

    kind: Literal["set_presence"] = "set_presence"
    seat: Seat
    gone: bool
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetHouseRule:
    """Turn a switch of section 25, named as in the rules file."""

    kind: Literal["set_house_rule"] = "set_house_rule"
    name: str
    value: bool | str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetTracking:
    """What the app follows from now on."""

    kind: Literal["set_tracking"] = "set_tracking"
    tracking: Tracking = field(default_factory=Tracking)
