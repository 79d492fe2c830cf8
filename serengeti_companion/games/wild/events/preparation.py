"""What Round Preparation brings."""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.wild.model import Seat, Step
from serengeti_companion.games.wild.terms import Cell, SceneCard, Species


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundMarkerMoved:
    """Step A."""

    kind: Literal["round_marker_moved"] = "round_marker_moved"
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardsHeld:
    """Step B, event 1; by seat: totals, places (0 = none) and stars."""

    kind: Literal["awards_held"] = "awards_held"
    ceremony: int
    species: Species | None
    seats: tuple[Seat, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    stars: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HerdsMigrated:
    """Step B, event 2: animals went back to their Discovery Areas, cell and species in pairs."""

    kind: Literal["herds_migrated"] = "herds_migrated"
    card: int | None
    returned: tuple[tuple[Cell, Species], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsKept:
    """Step D of one player: `kept` for `price` Coins, of them `owed` in advance of step E."""

    kind: Literal["cards_kept"] = "cards_kept"
    seat: Seat
    kept: tuple[SceneCard, ...]
    left: tuple[SceneCard, ...]
    price: int
    owed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class IncomeReceived:
    """Step E of one player, or the 6 Coins of setup."""

    kind: Literal["income_received"] = "income_received"
    seat: Seat
    coins: int
    food: int
    vfx: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StepDone:
    """A step of Round Preparation is over; `next` comes now."""

    kind: Literal["step_done"] = "step_done"
    step: Step
    next: Step | None
    skipped: bool
