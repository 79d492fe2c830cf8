"""The two sides of the Map, also while nobody has told of them."""

from dataclasses import replace

from serengeti_companion.games.wild.known import SIDES
from serengeti_companion.games.wild.printed import MapSide, Printed

_NAMES = "AB"


def sides_of(printed: Printed) -> tuple[MapSide, ...]:
    """Both sides, named A and B where they have no name of their own."""
    told = printed.sides[:SIDES]
    untold = (MapSide(name=""),) * (SIDES - len(told))
    named = zip((*told, *untold), _NAMES, strict=True)
    return tuple(side if side.name else replace(side, name=name) for side, name in named)


def with_side(printed: Printed, number: int, side: MapSide) -> Printed:
    """The copy with that side as it is now."""
    sides = list(sides_of(printed))
    sides[number] = side
    return replace(printed, sides=tuple(sides))


def piece(number: int) -> str:
    """What the photo of a side is kept under."""
    return f"map {number}"
