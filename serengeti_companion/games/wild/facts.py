"""What a table can tell of a copy, a piece each."""

from dataclasses import dataclass, replace
from typing import assert_never

from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.wild.names import ACTION_NAMES, SPECIES_NAMES, TERRAIN_NAMES
from serengeti_companion.games.wild.rules.specialist_terms import (
    specialist_name,
)
from serengeti_companion.games.wild.terms import (
    ActionSpace,
    Cell,
    MigrationCard,
    SceneCard,
    Species,
    Terrain,
)

PRINTED_PARTS = ("type", "slots", "reward", "icons")
"""What a Scene Card can tell beside its number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFact:
    """What a numbered Scene Card says (WS-PIC-4): `told` has just the parts that were told.

    `was` is what the table knew of it before. `booked`: the reward is what a hand booked for it,
    which is what is printed only where no Icons are counted (WS-PIC-5).
    """

    told: SceneCard
    was: SceneCard
    booked: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TerrainFact:
    """The terrain of a space (WS-PIC-1); `side` is the name of the Map side, `place` its place."""

    side: str
    place: int
    cell: Cell
    terrain: Terrain | None
    was: Terrain | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceFact:
    """What is printed on an Action Space (WS-PIC-2)."""

    space: ActionSpace
    was: ActionSpace | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MigrationFact:
    """A Great Migration Card (WS-PIC-6)."""

    card: MigrationCard


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialistFact:
    """There is a Specialist of that name (WS-PIC-8)."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ScaleFact:
    """One place of a scale (WS-PIC-9, WS-PIC-10): the stars for exactly that many.

    `players` where the scale has one for few and one for many of them. One place does not tell
    where the step begins and ends: it goes into the note of the card, for whoever enters the scale.
    """

    specialist: str
    players: int | None
    number: int
    stars: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TileFact:
    """There are so many Award Tiles of a species (WS-PIC-7)."""

    species: Species
    number: int


Fact = CardFact | TerrainFact | SpaceFact | MigrationFact | SpecialistFact | ScaleFact | TileFact


def words(fact: Fact) -> Text:
    """The piece it is about, in a few words."""
    match fact:
        case CardFact():
            return say("card {number}", number=fact.told.number or 0)
        case TerrainFact():
            ground = say("not known") if fact.terrain is None else TERRAIN_NAMES[fact.terrain]
            return say("{cell}: {terrain}", cell=fact.cell, terrain=ground)
        case SpaceFact():
            price, action = fact.space.price, ACTION_NAMES[fact.space.action]
            return count(price, "{action} at 1 Coin", "{action} at {n} Coins", action=action)
        case MigrationFact():
            return say("Great Migration Card {number}", number=fact.card.number)
        case SpecialistFact():
            return say("Specialist {name}", name=fact.name)
        case ScaleFact():
            return _scale_words(fact)
        case TileFact():
            return say("Award Tile {animal}", animal=SPECIES_NAMES[fact.species])
        case _:
            assert_never(fact)


def over(card: SceneCard, told: SceneCard) -> SceneCard:
    """The card with the parts that `told` has."""
    parts = {part: getattr(told, part) for part in PRINTED_PARTS}
    return replace(card, **{part: value for part, value in parts.items() if value is not None})


def _scale_words(fact: ScaleFact) -> Text:
    return count(
        fact.stars,
        "{card}: 1 star for {number}",
        "{card}: {n} stars for {number}",
        card=specialist_name(fact.specialist),
        number=fact.number,
    )
