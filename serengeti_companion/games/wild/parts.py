"""The parts of a copy, each with how its pieces are got and put, paired, joined and told.

What is only assumed is no piece: an Action Board that nobody looked at (WS-PIC-2), one Award Tile a
species (WS-PIC-7).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Generic, TypeVar

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild import pairing
from serengeti_companion.games.wild.facts import over
from serengeti_companion.games.wild.names import card_title
from serengeti_companion.games.wild.notation import (
    card_line,
    map_rows,
    migration_line,
    space_line,
    step_line,
)
from serengeti_companion.games.wild.pairing import Places
from serengeti_companion.games.wild.printed import (
    ASSUMED_TILES,
    MapSide,
    Printed,
    Scale,
    SpecialistCard,
    number_first,
)
from serengeti_companion.games.wild.rules.specialist_terms import specialist_name
from serengeti_companion.games.wild.terms import ActionSpace, MigrationCard, SceneCard, Species

T = TypeVar("T")
Lines = tuple[str, ...]
_Tiles = tuple[Species, ...]


class PartName(StrEnum):
    """The parts, in the order in which they are told."""

    CARD = "card"
    SIDE = "side"
    SPACE = "space"
    MIGRATION = "migration"
    AWARDS = "awards"
    SPECIALIST = "specialist"
    CELEBRITY = "celebrity"
    ADVENTURER_FEW = "adventurer_few"
    ADVENTURER_MANY = "adventurer_many"
    TRACK = "track"
    COLOURS = "colours"


@dataclass(frozen=True, slots=True, kw_only=True)
class Part(Generic[T]):
    """`pair` finds the counterparts of theirs, the second, in mine.

    `join` puts what the second piece knows on top of the first: the order matters just where both
    know and differ.
    """

    name: PartName
    get: Callable[[Printed], tuple[T, ...]]
    put: Callable[[Printed, tuple[T, ...]], Printed]
    pair: Callable[[Sequence[T], Sequence[T]], Places]
    join: Callable[[T, T], T]
    lines: Callable[[T], Lines]
    title: Callable[[T], Text]


def _the_second(_: T, theirs: T) -> T:
    """For pieces of which all is known or nothing."""
    return theirs


def _put_cards(printed: Printed, cards: tuple[SceneCard, ...]) -> Printed:
    return replace(printed, cards=tuple(sorted(cards, key=number_first)))


def _join_cards(mine: SceneCard, theirs: SceneCard) -> SceneCard:
    number = mine.number if theirs.number is None else theirs.number
    return replace(over(mine, theirs), number=number)


_CARDS: Part[SceneCard] = Part(
    name=PartName.CARD,
    get=lambda printed: printed.cards,
    put=_put_cards,
    pair=pairing.cards,
    join=_join_cards,
    lines=lambda card: (card_line(card),),
    title=card_title,
)


def _join_sides(mine: MapSide, theirs: MapSide) -> MapSide:
    ground = zip(mine.terrain, theirs.terrain, strict=True)
    return MapSide(
        name=theirs.name or mine.name,
        terrain=tuple(own if other is None else other for own, other in ground),
    )


def _side_title(side: MapSide) -> Text:
    return say("Map side {name}", name=side.name) if side.name else say("Map side without a name")


_SIDES: Part[MapSide] = Part(
    name=PartName.SIDE,
    get=lambda printed: printed.sides,
    put=lambda printed, sides: replace(printed, sides=sides),
    pair=pairing.sides,
    join=_join_sides,
    lines=lambda side: (side.name, *map_rows(side.terrain)),
    title=_side_title,
)

_SPACES: Part[ActionSpace] = Part(
    name=PartName.SPACE,
    get=lambda printed: () if printed.board_assumed else printed.spaces,
    put=lambda printed, spaces: replace(printed, spaces=spaces, board_assumed=False),
    pair=pairing.by_key(lambda space: space.id),
    join=_the_second,
    lines=lambda space: (space_line(space),),
    title=lambda space: say("Action Space {space}", space=space.id),
)

_MIGRATIONS: Part[MigrationCard] = Part(
    name=PartName.MIGRATION,
    get=lambda printed: printed.migrations,
    put=lambda printed, cards: replace(printed, migrations=cards),
    pair=pairing.by_key(lambda card: card.number),
    join=_the_second,
    lines=lambda card: (migration_line(card),),
    title=lambda card: say("Great Migration Card {number}", number=card.number),
)


def _tiles(printed: Printed) -> tuple[_Tiles, ...]:
    assumed = Counter(printed.award_tiles) == Counter(ASSUMED_TILES)
    return () if assumed else (printed.award_tiles,)


def _join_tiles(mine: _Tiles, theirs: _Tiles) -> _Tiles:
    return mine if Counter(mine) == Counter(theirs) else theirs


_AWARDS: Part[_Tiles] = Part(
    name=PartName.AWARDS,
    get=_tiles,
    put=lambda printed, tiles: replace(printed, award_tiles=tiles[0]),
    pair=pairing.the_only_one,
    join=_join_tiles,
    lines=lambda tiles: (" ".join(tiles),),
    title=lambda _: say("Award Tiles"),
)


def _join_specialists(mine: SpecialistCard, theirs: SpecialistCard) -> SpecialistCard:
    return SpecialistCard(
        name=mine.name,
        difficulty=mine.difficulty if theirs.difficulty is None else theirs.difficulty,
        note=theirs.note or mine.note,
    )


_SPECIALISTS: Part[SpecialistCard] = Part(
    name=PartName.SPECIALIST,
    get=lambda printed: printed.specialists,
    put=lambda printed, cards: replace(printed, specialists=cards),
    pair=pairing.by_key(lambda card: card.name),
    join=_join_specialists,
    lines=lambda card: (f"{card.name}: {card.difficulty or '?'}", *filter(None, [card.note])),
    title=lambda card: say("Specialist {name}", name=specialist_name(card.name)),
)


def _scale(
    name: PartName,
    title: Text,
    get: Callable[[Printed], Scale | None],
    put: Callable[[Printed, Scale], Printed],
) -> Part[Scale]:
    """Its steps belong together: one step more changes what another says."""
    return Part(
        name=name,
        get=lambda printed: tuple(filter(None, [get(printed)])),
        put=lambda printed, scales: put(printed, scales[0]),
        pair=pairing.the_only_one,
        join=_the_second,
        lines=lambda scale: tuple(map(step_line, scale)),
        title=lambda _: title,
    )


_CELEBRITY = _scale(
    PartName.CELEBRITY,
    say("Scale of the Celebrity"),
    lambda printed: printed.celebrity,
    lambda printed, scale: replace(printed, celebrity=scale),
)
_FEW = _scale(
    PartName.ADVENTURER_FEW,
    say("Scale of the Adventurer for 1 to 2 players"),
    lambda printed: printed.adventurer_few,
    lambda printed, scale: replace(printed, adventurer_few=scale),
)
_MANY = _scale(
    PartName.ADVENTURER_MANY,
    say("Scale of the Adventurer for 3 to 4 players"),
    lambda printed: printed.adventurer_many,
    lambda printed, scale: replace(printed, adventurer_many=scale),
)

_TRACK: Part[int] = Part(
    name=PartName.TRACK,
    get=lambda printed: () if printed.track_last is None else (printed.track_last,),
    put=lambda printed, last: replace(printed, track_last=last[0]),
    pair=pairing.the_only_one,
    join=_the_second,
    lines=lambda last: (str(last),),
    title=lambda _: say("Last number of the score track"),
)


def _join_colours(mine: Lines, theirs: Lines) -> Lines:
    """The names go by their places, so that a longer list knows more."""
    return mine if mine[: len(theirs)] == theirs else theirs


_COLOURS: Part[Lines] = Part(
    name=PartName.COLOURS,
    get=lambda printed: tuple(filter(None, [printed.colours])),
    put=lambda printed, colours: replace(printed, colours=colours[0]),
    pair=pairing.the_only_one,
    join=_join_colours,
    lines=lambda colours: colours,
    title=lambda _: say("Colours of the markers"),
)

PARTS: tuple[Part[Any], ...] = (
    _CARDS,
    _SIDES,
    _SPACES,
    _MIGRATIONS,
    _AWARDS,
    _SPECIALISTS,
    _CELEBRITY,
    _FEW,
    _MANY,
    _TRACK,
    _COLOURS,
)
