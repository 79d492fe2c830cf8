"""What the table says during setup."""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.wild.model import Seat
from serengeti_companion.games.wild.terms import Cell, SceneCard, Species


@dataclass(frozen=True, slots=True, kw_only=True)
class TickSetup:
    """A setup step, 1 to 12, is done or skipped."""

    kind: Literal["tick_setup"] = "tick_setup"
    step: int
    skipped: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LayAwardTiles:
    """WS-SETUP-18: which species the tiles a and b show; None = not told."""

    kind: Literal["lay_award_tiles"] = "lay_award_tiles"
    first: Species | None
    second: Species | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LayPool:
    """WS-SETUP-14: the open cards; fewer than there are = the rest is not told."""

    kind: Literal["lay_pool"] = "lay_pool"
    cards: tuple[SceneCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepOpeningCards:
    """WS-SETUP-26, -27: the cards kept out of 8, and the others as far as told."""

    kind: Literal["keep_opening_cards"] = "keep_opening_cards"
    seat: Seat
    kept: tuple[SceneCard, ...]
    left: tuple[SceneCard, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceFirstAnimals:
    """WS-SOLO-2: animals put on the Map before setup step 4, cell and species in pairs."""

    kind: Literal["place_first_animals"] = "place_first_animals"
    placed: tuple[tuple[Cell, Species], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseSpecialist:
    """WS-SPEC-2, WS-COOPSOLO-5: who works for a player; None = nobody.

    `dealt`: the three that were dealt, as far as anybody says so.
    """

    kind: Literal["choose_specialist"] = "choose_specialist"
    seat: Seat
    specialist: str | None
    dealt: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseFirstPlayer:
    """WS-SETUP-30, -31."""

    kind: Literal["choose_first_player"] = "choose_first_player"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class BeginPlay:
    """Setup is over; what was not told stays unknown."""

    kind: Literal["begin_play"] = "begin_play"
