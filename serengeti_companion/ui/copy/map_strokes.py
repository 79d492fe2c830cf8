"""Which spaces of the Map a movement of the hand paints."""

import math
from collections.abc import Iterator, Sequence
from enum import StrEnum

from serengeti_companion.games.wild.terms import (
    CELLS,
    COLUMNS,
    INDEX,
    SIZE,
    Cell,
    Terrain,
    column_and_row,
)

Ground = tuple[Terrain | None, ...]
"""The terrain of each of CELLS."""

Place = tuple[float, float]
"""A point on the Map, its unit the side of a space, from the upper left corner of A1."""


class Tool(StrEnum):
    """What a movement paints: its way, all between its ends, or all that hangs together there."""

    BRUSH = "brush"
    RECTANGLE = "rectangle"
    FILL = "fill"


class Stroke:
    """One movement over a side of the Map; `ground` is the side as it looks after it."""

    def __init__(self, before: Ground, brush: Terrain | None, tool: Tool, start: Place) -> None:
        self.before = before
        self._brush, self._tool = brush, tool
        self._start = self._last = start
        self.cells: frozenset[Cell] = frozenset()
        cell = cell_of(*start)
        if cell is not None:
            self.cells = area(before, cell) if tool is Tool.FILL else frozenset({cell})

    def go_on(self, to: Place) -> None:
        """The hand is there now."""
        if self._tool is Tool.BRUSH:
            self.cells |= frozenset(crossed(self._last, to))
        elif self._tool is Tool.RECTANGLE:
            self.cells = rectangle(_held_in(self._start), _held_in(to))
        self._last = to

    @property
    def ground(self) -> Ground:
        """The side with the stroke on it."""
        pairs = zip(CELLS, self.before, strict=True)
        return tuple(self._brush if cell in self.cells else there for cell, there in pairs)

    @property
    def changed(self) -> tuple[Cell, ...]:
        """The spaces whose terrain is another one after it."""
        after = zip(CELLS, self.before, self.ground, strict=True)
        return tuple(cell for cell, old, new in after if old is not new)


def crossed(start: Place, end: Place) -> Iterator[Cell]:
    """Every space on the straight way from one point to another; outside the Map there is none."""
    cuts = sorted({0.0, 1.0, *_cuts(start[0], end[0]), *_cuts(start[1], end[1])})
    for before, after in zip(cuts, [*cuts[1:], 1.0], strict=True):
        middle = (before + after) / 2
        cell = cell_of(*(a + middle * (b - a) for a, b in zip(start, end, strict=True)))
        if cell is not None:
            yield cell


def cell_of(x: float, y: float) -> Cell | None:
    """The space at a point."""
    column, row = math.floor(x), math.floor(y)
    inside = 0 <= column < SIZE and 0 <= row < SIZE
    return CELLS[row * SIZE + column] if inside else None


def rectangle(one: Cell, other: Cell) -> frozenset[Cell]:
    """All spaces between two corners."""
    (left, top), (right, bottom) = column_and_row(one), column_and_row(other)
    columns = range(min(left, right), max(left, right) + 1)
    rows = range(min(top, bottom), max(top, bottom) + 1)
    return frozenset(CELLS[y * SIZE + x] for y in rows for x in columns)


def area(ground: Sequence[Terrain | None], start: Cell) -> frozenset[Cell]:
    """The spaces of one terrain that hang together with `start`, side by side."""
    found, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for near in _beside(here):
            if near not in found and ground[INDEX[near]] == ground[INDEX[start]]:
                found.add(near)
                waiting.append(near)
    return frozenset(found)


def _beside(cell: Cell) -> Iterator[Cell]:
    column, row = column_and_row(cell)
    for x, y in (column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1):
        if 0 <= x < len(COLUMNS) and 0 <= y < SIZE:
            yield CELLS[y * SIZE + x]


def _held_in(place: Place) -> Cell:
    """The space at a point, or the nearest one."""
    column, row = (min(max(math.floor(at), 0), SIZE - 1) for at in place)
    return CELLS[row * SIZE + column]


def _cuts(start: float, end: float) -> Iterator[float]:
    """Where on the way from 0 to 1 a line between two columns, or two rows, is crossed."""
    low, high = sorted((start, end))
    for line in range(math.ceil(low), math.floor(high) + 1):
        if start != end:
            yield (line - start) / (end - start)
