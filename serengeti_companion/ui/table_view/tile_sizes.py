"""How large everything on the tiles is: as large as fits, and alike on all of them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from serengeti_companion.ui.style.tokens import Weight
from serengeti_companion.ui.table_view.facts import FarTile
from serengeti_companion.ui.table_view.measure import FIGURE, LEAST, LEAST_SCORE, TALL, width

MARK = 1.3
"""Side of a mark, in sizes of the name beside it."""
NOTE, FACT, UNIT = 0.72, 0.64, 0.27
"""Size of a note and a fact, measured by `TileSizes.step`; of a unit, by the score."""
NOTE_TALL = 1.45
BAND = 0.35
"""The player's colour at the left edge, in paddings."""
GAP = 0.3
_LEADING = 3.0  # a score is so many steps large
_NAME = 5.6  # of a longer name, in sizes of its font, so much is shown; the rest may be cut off
_SMALLER = 0.94
_LARGEST = 420


@dataclass(frozen=True, slots=True, kw_only=True)
class TileSizes:
    """Sizes of fonts; `score` 0 = there are none, `unit` 0 = no room for it.

    `step` is what all words are measured by; `name` is as large where that fits, else smaller.
    `shown`: the facts that are, by place, in `columns`; `noted`: there is a line for the note.
    """

    pad: float
    step: int
    name: int
    score: int = 0
    unit: int = 0
    unit_below: bool = False
    shown: tuple[int, ...] = ()
    columns: int = 1
    noted: bool = True

    @property
    def note(self) -> int:
        return max(int(self.step * NOTE), LEAST)

    @property
    def fact(self) -> int:
        return max(int(self.step * FACT), LEAST)

    @property
    def head_tall(self) -> float:
        return self.name * MARK

    @property
    def note_tall(self) -> float:
        return self.note * NOTE_TALL if self.noted else 0

    @property
    def facts_tall(self) -> float:
        return -(-len(self.shown) // self.columns) * self.fact * TALL


def tile_sizes(wide: float, tall: float, tiles: Sequence[FarTile]) -> TileSizes | None:
    """The sizes for tiles so large; None where a score would be too small."""
    pad = max(8.0, 0.04 * min(wide, tall))
    room = wide - pad * (2 + BAND), tall - 2 * pad
    tried = (_fitted(sizes, room, tiles) for sizes in _candidates(pad, room, tiles))
    return next((sizes for sizes in tried if sizes is not None), None)


def _candidates(
    pad: float, room: tuple[float, float], tiles: Sequence[FarTile]
) -> Iterator[TileSizes]:
    """The best first: large with everything, then small with less and less."""
    facts = tuple(range(max(len(tile.facts) for tile in tiles)))
    noted = any(tile.note for tile in tiles) or any(tile.score is not None for tile in tiles)
    most = _name_limit(room[0], tiles)
    step = min(_LARGEST, int(room[1] / 2))
    while step > LEAST:
        yield TileSizes(pad=pad, step=step, name=min(step, most), shown=facts, noted=noted)
        step = int(step * _SMALLER)
    facts = tuple(at for at in facts if _fact_width(LEAST, at, tiles) <= room[0])
    for shown in range(len(facts), -1, -1):
        yield TileSizes(pad=pad, step=LEAST, name=LEAST, shown=facts[:shown], noted=noted)
    yield TileSizes(pad=pad, step=LEAST, name=LEAST, noted=False)


def _name_limit(wide: float, tiles: Sequence[FarTile]) -> int:
    """The size at which a name of usual length just fits."""
    em = min(max(width(tile.name, 1, Weight.BOLD) for tile in tiles), _NAME)
    return max(int(wide / (em + MARK + GAP)), LEAST)


def _fitted(
    sizes: TileSizes, room: tuple[float, float], tiles: Sequence[FarTile]
) -> TileSizes | None:
    wide, tall = room
    sizes = replace(sizes, columns=_columns(sizes, wide, tiles))
    left = tall - sizes.head_tall - sizes.note_tall - sizes.facts_tall
    if all(tile.score is None for tile in tiles):
        return sizes if left >= 0 and _facts_fit(sizes, wide, tiles) else None
    found = _scored(sizes, wide, left, tiles)
    enough = max(LEAST_SCORE, sizes.step * _LEADING if sizes.step > LEAST else 0)
    return found if found.score >= enough and _facts_fit(sizes, wide, tiles) else None


def _columns(sizes: TileSizes, wide: float, tiles: Sequence[FarTile]) -> int:
    if not sizes.shown:
        return 1
    number = len(sizes.shown)
    widest = max(_fact_width(sizes.fact, at, tiles) for at in sizes.shown)
    fitting = min(max(int(wide / (widest + sizes.fact)), 1), number)
    rows = -(-number // fitting)
    return -(-number // rows)  # rows as long as each other


def _facts_fit(sizes: TileSizes, wide: float, tiles: Sequence[FarTile]) -> bool:
    return all(_fact_width(sizes.fact, at, tiles) <= wide for at in sizes.shown)


def _fact_width(size: int, at: int, tiles: Sequence[FarTile]) -> float:
    """The widest fact at that place, of all tiles."""
    return max(
        (
            width(fact.label, size) + GAP * size + width(fact.value, size, Weight.BOLD)
            for tile in tiles
            for fact in tile.facts[at : at + 1]
        ),
        default=0,
    )


def _scored(sizes: TileSizes, wide: float, tall: float, tiles: Sequence[FarTile]) -> TileSizes:
    """With the score beside its unit or above it, whichever makes it larger."""
    figures = max(len(str(tile.score)) for tile in tiles if tile.score is not None)
    em = width("0" * max(figures, 2), 1, Weight.BOLD)
    unit = max(width(tile.unit, 1) for tile in tiles)
    ways = (
        _score(sizes, tall, lambda size: em * size + (unit + GAP) * _unit(size) <= wide),
        _score(sizes, tall, lambda size: max(em * size, unit * _unit(size)) <= wide, below=True),
    )
    best = max(ways, key=lambda way: way.score)
    if best.score < LEAST_SCORE:
        bare = int(min(tall / FIGURE, wide / em))
        return replace(sizes, score=bare)
    return best


def _unit(score: float) -> int:
    return max(int(score * UNIT), LEAST)


def _score(
    sizes: TileSizes, tall: float, fits: Callable[[int], bool], *, below: bool = False
) -> TileSizes:
    size = int(tall / FIGURE)
    while size >= LEAST_SCORE:
        high = size * FIGURE + (_unit(size) * TALL if below else 0)
        if high <= tall and fits(size):
            return replace(sizes, score=size, unit=_unit(size), unit_below=below)
        size = int(size * 0.97)
    return sizes
