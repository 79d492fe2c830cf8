"""What a change of one side of the Map makes of the copy, and what its photo is kept under."""

from dataclasses import replace

from serengeti_companion.games.wild.printed import MapSide, Printed
from serengeti_companion.games.wild.sides import both_sides


def with_side(printed: Printed, number: int, side: MapSide) -> Printed:
    """The copy with that side as it is now."""
    sides = list(both_sides(printed))
    sides[number] = side
    return replace(printed, sides=tuple(sides))


def piece(number: int) -> str:
    """What the photo of a side is kept under."""
    return f"map {number}"
