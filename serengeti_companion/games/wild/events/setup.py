"""What setup brings."""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.wild.model import Seat
from serengeti_companion.games.wild.terms import Cell, SceneCard, Species


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupTicked:
    """A setup step is done or skipped."""

    kind: Literal["setup_ticked"] = "setup_ticked"
    step: int
    skipped: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardTilesLaid:
    """Tiles a and b; None = not told."""

    kind: Literal["award_tiles_laid"] = "award_tiles_laid"
    first: Species | None
    second: Species | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningCardsKept:
    """4 of 8 cards off the deck; `left` went to the discard pile."""

    kind: Literal["opening_cards_kept"] = "opening_cards_kept"
    seat: Seat
    kept: tuple[SceneCard, ...]
    left: tuple[SceneCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstAnimalPlaced:
    """An animal stands on the Map before the game begins."""

    kind: Literal["first_animal_placed"] = "first_animal_placed"
    cell: Cell
    species: Species


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialistChosen:
    """Who works for a player."""

    kind: Literal["specialist_chosen"] = "specialist_chosen"
    seat: Seat
    specialist: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstPlayerChosen:
    """Who holds the First Player Marker."""

    kind: Literal["first_player_chosen"] = "first_player_chosen"
    seat: Seat
