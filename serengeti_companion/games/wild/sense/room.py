"""Whether a pattern could stand on a side of the Map at all, had it the Map for itself."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from serengeti_companion.games.wild.terms import CELLS, SIZE, SceneType, Slot, Terrain

Ground = tuple[Terrain | None, ...]
"""The terrain of each cell, in the order of CELLS; None = not known, and then nothing stands."""

_ROWS = tuple(range(start, start + SIZE) for start in range(0, len(CELLS), SIZE))
_COLUMNS = tuple(range(start, len(CELLS), SIZE) for start in range(SIZE))


def _around(at: int) -> tuple[int, ...]:
    """WS-SCENE-ADJ-1: the 8 spaces around a cell, fewer at an edge."""
    return tuple(
        other
        for other in range(len(CELLS))
        if max(abs(other % SIZE - at % SIZE), abs(other // SIZE - at // SIZE)) == 1
    )


_NEAR = tuple(map(_around, range(len(CELLS))))


@lru_cache(maxsize=1024)
def has_room(kind: SceneType | None, slots: tuple[Slot, ...], ground: Ground) -> bool:
    """For an unknown type only the terrain is counted, which every type needs."""
    wanted = tuple(slot.terrain for slot in slots)
    match kind:
        case SceneType.LINE:
            # WS-SCENE-LINE-3, -5: along a row or a column, read from either end.
            return any(
                _in_order(way, [ground[at] for at in line])
                for line in _ROWS + _COLUMNS
                for way in (wanted, wanted[::-1])
            )
        case SceneType.ADJACENCY:
            return any(
                wanted[0] in {None, ground[at]}
                and _enough(wanted[1:], [ground[other] for other in _NEAR[at]])
                for at in range(len(CELLS))
            )
        case _:
            return _enough(wanted, ground)


def _in_order(wanted: Iterable[Terrain | None], line: Iterable[Terrain | None]) -> bool:
    # WS-SCENE-LINE-4: any later space will do; the first that fits leaves most room.
    spaces = iter(line)
    return all(any(terrain in {None, here} for here in spaces) for terrain in wanted)


def _enough(wanted: Sequence[Terrain | None], spaces: Sequence[Terrain | None]) -> bool:
    have, needed = Counter(spaces), Counter(wanted)
    return len(wanted) <= len(spaces) and all(needed[each] <= have[each] for each in Terrain)
