"""The two sides of the Map of a copy, also while nobody has told of them."""

from dataclasses import replace

from serengeti_companion.games.wild.known import SIDES
from serengeti_companion.games.wild.printed import MapSide, Printed

_NAMES = "AB"


def both_sides(printed: Printed) -> tuple[MapSide, ...]:
    """Both sides, named A and B where they have no name of their own."""
    told = printed.sides[:SIDES]
    untold = (MapSide(name=""),) * (SIDES - len(told))
    named = zip((*told, *untold), _NAMES, strict=True)
    return tuple(side if side.name else replace(side, name=name) for side, name in named)


def with_both_sides(printed: Printed) -> Printed:
    """The copy with both sides to choose from."""
    return replace(printed, sides=both_sides(printed))


def side_called(printed: Printed, name: str, place: int) -> int | None:
    """The place of the side of that name; without a name, of the one at `place`; None = nowhere."""
    names = [side.name for side in both_sides(printed)]
    if name in names:
        return names.index(name)
    return place if not name and place < len(names) else None
