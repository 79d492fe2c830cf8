"""The geometry of scene patterns: the best placement of a card's animals for each scene type.

Everything here counts cells by their place in `terms.CELLS`. "Best" = the fewest Terrain
Conditions not met, then the first in the order of CELLS, slot by slot.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import permutations

from serengeti_companion.games.wild.terms import (
    CELLS,
    SIZE,
    Cell,
    SceneType,
    Slot,
    Species,
    Terrain,
)

Board = tuple[tuple[Species, ...], ...]
"""The animals on each cell, in the order of CELLS."""

Ground = tuple[Terrain | None, ...]
"""The terrain of each cell, in the order of CELLS; None = not known."""

Slots = tuple[Slot, ...]

Standing = dict[Species, list[int]]
"""Where each species stands, in the order of CELLS, a cell once for each animal on it."""

Options = list[list[tuple[int, int]]]
"""For each slot the cells of its species, each with 1 where the slot's condition is not met.

Slots of one species have the same cells in the same order: a place in the list is an animal.
"""

Placement = tuple[int, tuple[int, ...]]
"""How many conditions are not met, and a cell for each slot."""

Rays = tuple[tuple[frozenset[int], ...], ...]
"""For each direction and each cell the cells that lie that way."""


def _ray(at: int, columns: int, rows: int) -> frozenset[int]:
    # WS-RULING-24: a line ends at the edge of the Map.
    column, row = at % SIZE + columns, at // SIZE + rows
    found = []
    while 0 <= column < SIZE and 0 <= row < SIZE:
        found.append(row * SIZE + column)
        column, row = column + columns, row + rows
    return frozenset(found)


def _rays(directions: Iterable[tuple[int, int]]) -> Rays:
    return tuple(
        tuple(_ray(at, columns, rows) for at in range(SIZE * SIZE)) for columns, rows in directions
    )


def _around(at: int) -> frozenset[int]:
    return frozenset(
        other
        for other in range(SIZE * SIZE)
        if max(abs(other % SIZE - at % SIZE), abs(other // SIZE - at // SIZE)) == 1
    )


STRAIGHT = _rays(((1, 0), (-1, 0), (0, 1), (0, -1)))
DIAGONAL = _rays(((1, 1), (-1, 1), (1, -1), (-1, -1)))
LINES = tuple(frozenset(range(row * SIZE, row * SIZE + SIZE)) for row in range(SIZE)) + tuple(
    frozenset(range(column, SIZE * SIZE, SIZE)) for column in range(SIZE)
)
"""The rows, then the columns."""

NEAR = tuple(_around(at) for at in range(SIZE * SIZE))
"""WS-SCENE-ADJ-1: the 8 spaces around each cell, fewer at an edge."""


@lru_cache(maxsize=8)  # a whole tableau is held against one board
def standing_on(board: Board) -> Standing:
    """Where each species stands; not to be changed."""
    standing: Standing = {}
    for at, animals in enumerate(board):
        for species in animals:
            standing.setdefault(species, []).append(at)
    return standing


def lacking(slots: Slots, standing: Standing) -> dict[Species, int]:
    """How many animals the pattern wants beyond those on the Map, by species."""
    wanted: dict[Species, int] = {}
    for slot in slots:
        wanted[slot.species] = wanted.get(slot.species, 0) + 1
    return {
        species: number - len(standing.get(species, ()))
        for species, number in wanted.items()
        if number > len(standing.get(species, ()))
    }


def options_for(
    slots: Slots, standing: Standing, ground: Ground, freed: tuple[int, ...], *, unknown: int
) -> Options:
    """Where each slot's animal may stand; terrain that is not known costs `unknown`."""
    options: Options = []
    for number, slot in enumerate(slots):
        wanted, places = slot.terrain, standing[slot.species]
        if wanted is None or number in freed:
            options.append([(at, 0) for at in places])
        else:
            options.append([(at, _cost(ground[at], wanted, unknown)) for at in places])
    return options


def _cost(here: Terrain | None, wanted: Terrain, unknown: int) -> int:
    if here is None:
        return unknown
    return 0 if here is wanted else 1


def _anywhere(slots: Slots, options: Options) -> Placement | None:
    """Each slot its own animal, wherever it stands (WS-SCENE-LAND-2)."""
    groups: dict[Species, list[int]] = {}
    for number, slot in enumerate(slots):
        groups.setdefault(slot.species, []).append(number)
    cost, cells = 0, [0] * len(slots)
    # Slots of different species never compete for an animal, so each species is decided alone.
    for members in groups.values():
        chosen = _share([options[number] for number in members])
        if chosen is None:
            return None
        for number, (at, unmet) in zip(members, chosen, strict=True):
            cells[number] = at
            cost += unmet
    return cost, tuple(cells)


def _share(options: Options) -> tuple[tuple[int, int], ...] | None:
    """The cheapest way to give slots of one species an animal each."""
    if len(options) == 1:
        cheapest = min(options[0], key=_unmet, default=None)
        return None if cheapest is None else (cheapest,)
    ways = (
        tuple(slot[animal] for slot, animal in zip(options, animals, strict=True))
        for animals in permutations(range(len(options[0])), len(options))
    )
    return min(ways, key=lambda way: sum(unmet for _, unmet in way), default=None)


def _unmet(option: tuple[int, int]) -> int:
    return option[1]


def in_line(options: Options, rays: Rays) -> Placement | None:
    """The slots one behind the other along one of the rays."""
    found = (
        (cost + rest[0], (at, *rest[1]))
        for at, cost in options[0]
        for ray in rays
        if (rest := _onward(options[1:], at, ray)) is not None
    )
    return min(found, default=None)


def _onward(options: Options, at: int, ray: tuple[frozenset[int], ...]) -> Placement | None:
    """The rest of a line that goes on from a cell."""
    if not options:
        return 0, ()
    # WS-SCENE-LINE-4, -6: any later cell of the ray will do, whatever lies between.
    found = (
        (cost + rest[0], (then, *rest[1]))
        for then, cost in options[0]
        if then in ray[at] and (rest := _onward(options[1:], then, ray)) is not None
    )
    return min(found, default=None)


def _straight(_slots: Slots, options: Options) -> Placement | None:
    # WS-SCENE-LINE-5: the line may be read in any of the four directions.
    return in_line(options, STRAIGHT)


def _adjacent(slots: Slots, options: Options) -> Placement | None:
    # WS-RULING-39: any animal of the centre's species may serve as the centre.
    found = []
    for centre, cost in options[0]:
        rest = _anywhere(slots[1:], around(options[1:], centre))
        if rest is not None:
            found.append((cost + rest[0], (centre, *rest[1])))
    return min(found, default=None)


def around(options: Options, centre: int) -> Options:
    """What is left of the options beside a centre."""
    near = NEAR[centre]
    return [[option for option in slot if option[0] in near] for slot in options]


def _of_any_type(slots: Slots, options: Options) -> Placement | None:
    """A placement that fits whatever the type: one animal, or two side by side in a line."""
    if len(slots) == 1:
        return _anywhere(slots, options)
    if len(slots) > 2:  # the third animal of a line cannot touch the first
        return None
    found = (
        (cost + more, (at, then))
        for at, cost in options[0]
        for then, more in options[1]
        if then in NEAR[at] and any(then in ray[at] for ray in STRAIGHT)
    )
    return min(found, default=None)


_SOLVERS: dict[SceneType | None, Callable[[Slots, Options], Placement | None]] = {
    SceneType.TERRAIN: _anywhere,
    SceneType.LINE: _straight,
    SceneType.ADJACENCY: _adjacent,
    None: _of_any_type,
}


def place(kind: SceneType | None, slots: Slots, options: Options) -> Placement | None:
    """The best placement for a scene type; for None one that fits every type."""
    return _SOLVERS[kind](slots, options)


def unmet_slots(options: Options, cells: tuple[int, ...]) -> tuple[int, ...]:
    """The slots whose condition is not met at their cell."""
    return tuple(slot for slot, at in enumerate(cells) if (at, 1) in options[slot])


def cells_of(placement: Iterable[int]) -> tuple[Cell, ...]:
    return tuple(CELLS[at] for at in placement)


def joined(freed: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted({*freed, *more}))
