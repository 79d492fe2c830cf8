"""A copy that a new owner tells through the window, by mouse and keyboard."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from support.copy_parts import enter, press, tap

from serengeti_companion.games.wild.notation import card_line, map_rows, parse_migration, space_line
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, MapSide
from serengeti_companion.games.wild.terms import CELLS, SIZE, Cell, Terrain
from serengeti_companion.ui.copy.board_section import BoardSection
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.copy.map_section import MapSection
from serengeti_companion.ui.copy.migration_section import MigrationSection

PRINTED = practice_set()  # of our own invention, as everything is that tests know
MIGRATIONS = ("1: brown A1 B1 | blue C1", "2: brown A2 D4 | blue E4", "3: brown G7 | blue -")
COPY = replace(
    UNKNOWN_COPY,
    name="My copy",
    board_assumed=False,
    cards=PRINTED.cards[:20],
    sides=PRINTED.sides,
    spaces=PRINTED.spaces,
    migrations=tuple(map(parse_migration, MIGRATIONS)),
)
"""20 cards, both sides of the Map, the Action Board, three Great Migration Cards."""


def tell_all(page: CopyPage) -> None:
    """Part by part."""
    tell_cards(page)
    tell_map(page)
    tell_board(page)
    tell_migrations(page)


def part(page: CopyPage, key: str) -> QWidget:
    tap(page.list.buttons[key])
    return page.section


def tell_cards(page: CopyPage) -> None:
    """A line each; the number of the next one stands there already."""
    section = part(page, "cards")
    for card in COPY.cards:
        number, rest = card_line(card).split(" ", 1)
        line = section.window().focusWidget()
        assert isinstance(line, QLineEdit)
        assert line.text() == f"{number} "
        QTest.keyClicks(line, rest)
        press(section, Qt.Key.Key_Return)


def tell_map(page: CopyPage) -> None:
    """One side is painted stroke by stroke, the other one typed."""
    section = part(page, "map")
    assert isinstance(section, MapSection)
    for ground in Terrain:
        tap(section.brushes.buttons[ground])
        for way in ways(COPY.sides[0], ground):
            paint(section, way)
    tap(section.sides.button("1"))
    tap(section.tools.button("text"))
    QTest.keyClick(section.rows.text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(section.rows.text, "".join(map_rows(COPY.sides[1].terrain)))


def ways(side: MapSide, ground: Terrain) -> Iterator[list[Cell]]:
    """Spaces of that ground beside each other in a row of the Map."""
    for row in range(0, len(CELLS), SIZE):
        cells = range(row, row + SIZE)
        for same, run in groupby(cells, key=lambda at: side.terrain[at] is ground):
            if same:
                yield [CELLS[at] for at in run]


def paint(section: MapSection, way: list[Cell]) -> None:
    painter, left = section.painter, Qt.MouseButton.LeftButton
    places = [painter.cells[cell].geometry().center() for cell in way]
    QTest.mousePress(painter, left, pos=places[0])
    for place in places:
        QTest.mouseMove(painter, place)
    QTest.mouseRelease(painter, left, pos=places[-1])


def tell_board(page: CopyPage) -> None:
    """The board is looked at, and each of its spaces typed."""
    section = part(page, "board")
    assert isinstance(section, BoardSection)
    tap(section.status.confirm)
    for space in COPY.spaces:
        enter(section.line.field, space_line(space))


def tell_migrations(page: CopyPage) -> None:
    """By taps, by a typed line, and by keys."""
    section = part(page, "migration")
    assert isinstance(section, MigrationSection)
    grid = section.grid
    for cell in ("A1", "B1"):
        tap(grid, grid.squares[Cell(cell)].geometry().center())
    tap(section.brush.button("blue"))
    tap(grid, grid.squares[Cell("C1")].geometry().center())
    enter(section.line.field, MIGRATIONS[1])
    enter(section.line.field, "3 g7 | -")
