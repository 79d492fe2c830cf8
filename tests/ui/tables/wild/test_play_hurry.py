"""Taps twice in a hurry and keys held down: what is meant once is done once."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.wild_evening import hands_on, table_with
from support.wild_pages import hold

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.terms import Cell, Species

LEFT = Qt.MouseButton.LeftButton


def twice(widget: QWidget) -> None:
    """As a system tells a tap twice in a hurry: the second press is a double click."""
    QTest.mouseClick(widget, LEFT)
    QTest.mouseDClick(widget, LEFT)
    QTest.mouseRelease(widget, LEFT)


def test_an_animal_tapped_twice_is_in_the_hand(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    twice(hands.tile(Species.LEOPARD))
    hands.tap_cell(Cell("A1"))
    assert Species.LEOPARD in hands.state.at(Cell("A1"))


def test_a_card_of_the_pool_tapped_twice_is_taken_and_no_other_one_bought(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.page.cards.show_tab(1)
    before = len(hands.player.tableau)
    twice(hands.page.cards.pool.grid.views[0])
    assert len(hands.player.tableau) == before + 1
    hold(hands.page.cards.pool.grid.views[0])
    assert len(hands.player.tableau) == before + 1


def test_pass_tapped_twice_passes_for_one_player(qtbot: QtBot) -> None:
    table = table_with(coins=0)
    for seat in table.seating:
        table = table.with_player(seat, coins=0)
    hands = hands_on(qtbot, table)
    twice(hands.page.passing)
    assert [player.passed for player in hands.state.players].count(True) == 1
    assert isinstance(hands.page.desk.model.session.done[-1].command, c.PassTurn)
