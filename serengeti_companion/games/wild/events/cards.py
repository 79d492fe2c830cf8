"""Where cards go."""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.wild.commands import Place
from serengeti_companion.games.wild.model import Seat
from serengeti_companion.games.wild.terms import SceneCard


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolLaid:
    """Cards off the deck were added to the Pool, face-up."""

    kind: Literal["pool_laid"] = "pool_laid"
    cards: tuple[SceneCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolDiscarded:
    """The whole Pool went to the discard pile."""

    kind: Literal["pool_discarded"] = "pool_discarded"
    cards: tuple[SceneCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckReshuffled:
    """The discard pile became the new deck."""

    kind: Literal["deck_reshuffled"] = "deck_reshuffled"
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsTaken:
    """`cards` came into the Tableau for `price` Coins.

    `gone` are the Pool entries they were, fewer than `cards` if some came off the deck.
    """

    kind: Literal["cards_taken"] = "cards_taken"
    seat: Seat
    cards: tuple[SceneCard, ...]
    gone: tuple[SceneCard, ...]
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFetched:
    """On the table's word a card of `place` (`owner`'s, or nobody's) came to `seat` or the Pool.

    `icons` and `animals` are what it no longer adds, in ICONS and SPECIES order: 0 unless it lay in
    a Video Gallery.
    """

    kind: Literal["card_fetched"] = "card_fetched"
    seat: Seat
    card: SceneCard
    place: Place | Literal["deck"]
    owner: Seat | None
    into: Literal["tableau", "pool"]
    icons: tuple[int, ...]
    animals: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneFilmed:
    """A card went from the Tableau, where it was known as `was`, to the Video Gallery.

    `icons` and `animals` are what it adds, in ICONS and SPECIES order.
    """

    kind: Literal["scene_filmed"] = "scene_filmed"
    seat: Seat
    was: SceneCard
    card: SceneCard
    icons: tuple[int, ...]
    animals: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDiscarded:
    """Incomplete cards went to the discard pile for `coins` Coins."""

    kind: Literal["cards_discarded"] = "cards_discarded"
    seat: Seat
    cards: tuple[SceneCard, ...]
    coins: int
