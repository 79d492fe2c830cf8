"""How few taps and strokes a side of the Map takes."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.map_hand import Hand

from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.terms import CELLS, INDEX, SIZE, Cell, Terrain, column_and_row
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.map_section import MapSection

pytestmark = pytest.mark.usefixtures("english")

MOST_STROKES = 12


def test_a_side_is_painted_in_49_taps(section: MapSection, model: CopyModel) -> None:
    hand, wanted = Hand(section), practice_set().sides[0].terrain
    for terrain in Terrain:
        hand.take(terrain)
        for cell in CELLS:
            if wanted[INDEX[cell]] is terrain:
                hand.tap(cell)
    assert hand.strokes == len(CELLS)
    assert model.printed.sides[0].terrain == wanted


@pytest.mark.parametrize("side", [0, 1])
def test_a_side_of_the_practice_map_takes_at_most_12_strokes(
    section: MapSection, model: CopyModel, side: int
) -> None:
    """The commonest terrain everywhere, then one stroke over each area of the others."""
    QTest.mouseClick(section.sides.button(str(side)), Qt.MouseButton.LeftButton)
    hand, wanted = Hand(section), practice_set().sides[side].terrain
    commonest = max(Terrain, key=wanted.count)
    hand.tool("fill")
    hand.take(commonest)
    hand.tap(Cell("D4"))
    hand.tool("brush")
    for terrain in Terrain:
        if terrain is not commonest:
            hand.take(terrain)
            for way in ways_over(cells_of(wanted, terrain), cells_of(wanted, terrain)):
                hand.drag(way)
    assert model.printed.sides[side].terrain == wanted
    assert hand.strokes <= MOST_STROKES
    assert hand.brushes <= len(Terrain)


def test_both_sides_take_at_most_12_strokes_where_later_ones_cover_earlier_ones(
    section: MapSection, model: CopyModel
) -> None:
    hand, wanted = Hand(section), [side.terrain for side in practice_set().sides]
    for side in (0, 1):
        QTest.mouseClick(section.sides.button(str(side)), Qt.MouseButton.LeftButton)
        first, *others = sorted(Terrain, key=wanted[side].count, reverse=True)
        hand.take(first)
        hand.tool("fill")
        hand.tap(Cell("D4"))
        hand.tool("brush")
        for number, terrain in enumerate(others):
            hand.take(terrain)
            later = [cell for t in others[number:] for cell in cells_of(wanted[side], t)]
            for way in ways_over(cells_of(wanted[side], terrain), later):
                hand.drag(way)
    assert [side.terrain for side in model.printed.sides] == wanted
    assert hand.strokes <= MOST_STROKES


def cells_of(ground: Sequence[Terrain | None], terrain: Terrain) -> list[Cell]:
    return [cell for cell in CELLS if ground[INDEX[cell]] is terrain]


def ways_over(wanted: Sequence[Cell], through: Sequence[Cell]) -> Iterator[list[Cell]]:
    """Ways of the hand that cover all `wanted`, from space to space of `through`."""
    left = list(wanted)
    while left:
        way: list[Cell] = []
        _walk(left[0], set(through), way)
        last = max(at for at, cell in enumerate(way) if cell in wanted)
        yield way[: last + 1]
        left = [cell for cell in left if cell not in way]


def _walk(here: Cell, free: set[Cell], way: list[Cell]) -> None:
    """Into every branch and back."""
    free.discard(here)
    way.append(here)
    column, row = column_and_row(here)
    for x, y in (column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1):
        near = CELLS[y * SIZE + x] if 0 <= x < SIZE and 0 <= y < SIZE else None
        if near in free:
            _walk(near, free, way)
            way.append(here)
