"""The Map as it is painted and touched."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from support.wild_evening import Hands, hands_on, put, shown, table_with

from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.terms import CELLS, INDEX, Cell, Species, Terrain
from serengeti_companion.ui.tables.wild.cell_menu import cell_menu
from serengeti_companion.ui.tables.wild.map_paint import CellSigns
from serengeti_companion.ui.tables.wild.map_view import MapView


def with_animals(table: Table, **animals: tuple[Species, ...]) -> Table:
    board = list(table.board)
    for cell, standing in animals.items():
        board[INDEX[Cell(cell)]] = standing
    return replace(table, board=tuple(board))


@pytest.mark.parametrize("size", [(360, 360), (500, 480), (900, 700)])
def test_every_space_is_found_where_it_is_drawn(qtbot: QtBot, size: tuple[int, int]) -> None:
    view = MapView(table_with())
    qtbot.addWidget(view)
    view.resize(*size)
    for cell in CELLS:
        assert view.cell_at(view.cell_rect(cell).center().toPoint()) == cell
    assert view.cell_at(QPoint(1, 1)) is None
    assert view.cell_at(QPoint(size[0] - 1, 1)) is None or size[0] == size[1]


def test_a_space_is_never_smaller_than_a_finger(qtbot: QtBot) -> None:
    view = MapView(table_with())
    qtbot.addWidget(view)
    view.resize(view.minimumSizeHint())
    assert view.cell_rect(Cell("A1")).width() >= 46


def test_another_animal_changes_only_its_space(qtbot: QtBot) -> None:
    before = table_with()
    hands = Hands(shown(qtbot, put(before)))
    view = hands.page.map
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.clearFocus()
    qtbot.wait(1)
    first = view.grab().toImage()
    view.set_table(with_animals(before, B2=(Species.HYENA,)))
    second = view.grab().toImage()
    changed = {
        cell
        for cell in CELLS
        if first.copy(view.cell_rect(cell).toAlignedRect())
        != second.copy(view.cell_rect(cell).toAlignedRect())
    }
    assert changed == {"B2"}


def test_overlapping_animals_are_both_in_sight(qtbot: QtBot) -> None:
    table = table_with()
    pictures = []
    for animals in ((Species.HYENA,), (Species.LION, Species.HYENA)):
        view = MapView(with_animals(table, C4=animals))
        qtbot.addWidget(view)
        view.resize(500, 500)
        pictures.append(view.grab(view.cell_rect(Cell("C4")).toAlignedRect()).toImage())
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize(
    "signs",
    [
        CellSigns(lit=frozenset({Cell("C4")})),
        CellSigns(wrong=frozenset({Cell("C4")})),
        CellSigns(held=Cell("C4")),
        CellSigns(target=Cell("C4")),
        CellSigns(target=Cell("C4"), fits=False),
    ],
)
def test_each_sign_can_be_told_from_none(qtbot: QtBot, signs: CellSigns) -> None:
    view = MapView(table_with())
    qtbot.addWidget(view)
    view.resize(500, 500)
    place = view.cell_rect(Cell("C4")).toAlignedRect()
    plain = view.grab(place).toImage()
    view.set_signs(signs)
    assert view.grab(place).toImage() != plain


def test_the_cursor_stays_on_the_map(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    view = hands.page.map
    view.setFocus()
    view.move_cursor(Cell("A1"))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(view, key)
    assert view.cursor_cell == "A1"
    view.move_cursor(Cell("G7"))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(view, key)
    assert view.cursor_cell == "G7"


def entry(menu: QMenu, words: str) -> None:
    """Choose an entry, also of a menu inside."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            entry(inner, words)
        elif action.text() == words:
            action.trigger()


def test_terrain_and_animals_are_put_right_by_hand(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    desk, page = hands.page.desk, hands.page
    entry(cell_menu(desk, Cell("A1"), page), "Water")
    assert hands.state.terrain_at(Cell("A1")) is Terrain.WATER
    entry(cell_menu(desk, Cell("A1"), page), "not known")
    assert hands.state.terrain_at(Cell("A1")) is None
    entry(cell_menu(desk, Cell("C4"), page), "Take Lion off C4")
    assert hands.state.at(Cell("C4")) == ()
    entry(cell_menu(desk, Cell("A1"), page), "Zebra")
    assert hands.state.at(Cell("A1")) == (Species.ZEBRA,)


@pytest.mark.parametrize("way", ["right click", "F2"])
def test_the_menu_of_a_space_opens(qtbot: QtBot, way: str) -> None:
    hands = hands_on(qtbot, table_with())
    view = hands.page.map
    if way == "F2":
        view.setFocus()
        view.move_cursor(Cell("C4"))
        QTest.keyClick(view, Qt.Key.Key_F2)
    else:
        place = hands.cell("C4")
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, view.mapToGlobal(place))
        QApplication.sendEvent(view, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert "Take Lion off C4" in [action.text() for action in menu.actions()]
    with qtbot.waitSignal(menu.destroyed):  # else it would stay with the page for the evening
        menu.close()
