"""What a player says in a turn."""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.wild.model import Seat
from serengeti_companion.games.wild.terms import Cell, Icon, SceneCard, SpaceId, Species


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscoverAnimal:
    """WS-ACT-DISC: an animal from its Discovery Area onto the Map."""

    kind: Literal["discover_animal"] = "discover_animal"
    seat: Seat
    species: Species
    cell: Cell
    space: SpaceId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapAnimals:
    """WS-ACT-SWAP: two animals trade places; a species is named only where two overlap."""

    kind: Literal["swap_animals"] = "swap_animals"
    seat: Seat
    first: Cell
    second: Cell
    first_animal: Species | None = None
    second_animal: Species | None = None
    space: SpaceId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveAnimal:
    """WS-ACT-MOVE: from `path[0]` to `path[-1]`; cells between may be left out."""

    kind: Literal["move_animal"] = "move_animal"
    seat: Seat
    path: tuple[Cell, ...]
    animal: Species | None = None
    space: SpaceId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeCards:
    """WS-ACT-TAKE: cards from the Pool, the first for the price of the space."""

    kind: Literal["take_cards"] = "take_cards"
    seat: Seat
    cards: tuple[SceneCard, ...]
    space: SpaceId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RenewPool:
    """WS-ACT-RENEW: a new Pool (`revealed`, as far as told), then cards from it."""

    kind: Literal["renew_pool"] = "renew_pool"
    seat: Seat
    cards: tuple[SceneCard, ...] = ()
    revealed: tuple[SceneCard, ...] = ()
    space: SpaceId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyCards:
    """WS-ACT-TAKE-2, WS-ACT-RENEW-3: more cards at 1 Coin each after a Take or Renew.

    After a Renew without a card the first one is free (WS-ACT-RENEW-2).
    """

    kind: Literal["buy_cards"] = "buy_cards"
    seat: Seat
    cards: tuple[SceneCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpendFood:
    """WS-RES-FOOD-1: one Food Token a step, from `path[0]` on, every cell named."""

    kind: Literal["spend_food"] = "spend_food"
    seat: Seat
    path: tuple[Cell, ...]
    animal: Species | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Booking:
    """What the table says a completed card paid, where the card itself is not known."""

    stars: int = 0
    food: int = 0
    vfx: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FilmScene:
    """WS-FREE-6: complete a card of the Tableau.

    `shown`: the card described on the spot. `vfx`: the slots freed of their Terrain Condition, one
    token each, counted from 0. `plant`: the kind chosen for a plant reward. `cells`: where the
    animals stand, in slot order; () = find them. `booked` replaces a reward that is not known,
    `bonus` a Specialist's bonus whose scale is not known (WS-PIC-9).
    """

    kind: Literal["film_scene"] = "film_scene"
    seat: Seat
    card: SceneCard
    shown: SceneCard | None = None
    vfx: tuple[int, ...] = ()
    plant: Icon | None = None
    cells: tuple[Cell, ...] = ()
    booked: Booking | None = None
    bonus: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardCards:
    """WS-FREE-3, -4: incomplete cards to the discard pile, 1 Coin for each two."""

    kind: Literal["discard_cards"] = "discard_cards"
    seat: Seat
    cards: tuple[SceneCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EndTurn:
    """WS-TURN-7: the turn is over; `revealed` are the cards that refill the Pool, if told."""

    kind: Literal["end_turn"] = "end_turn"
    seat: Seat
    revealed: tuple[SceneCard, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PassTurn:
    """WS-PASS-1."""

    kind: Literal["pass_turn"] = "pass_turn"
    seat: Seat
