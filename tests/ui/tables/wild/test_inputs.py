"""Two inputs or fewer: a tap, a drag, a key chord or one committed line is one input."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.wild_evening import Hands, in_round, opened, played_until, put, shown

from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.terms import (
    CELLS,
    Cell,
    Gain,
    RewardTerm,
    SceneCard,
    SceneType,
    Slot,
    Species,
)
from serengeti_companion.ui.tables.wild.card_view import CardView

MOST = 2
EASY = SceneCard(
    number=900,
    type=SceneType.TERRAIN,
    slots=(Slot(species=Species.LION), Slot(species=Species.ZEBRA)),
    reward=(RewardTerm(amount=7, gain=Gain.STARS),),
    icons=(),
)


@pytest.fixture
def hands(qtbot: QtBot) -> Hands:
    """A turn in Round 3: a lion on C4, a zebra on E5, nothing else on the Map."""
    return Hands(shown(qtbot, put(evening())))


def evening(coins: int = 5) -> Table:
    table = played_until(opened(), in_round(3)).state
    assert table.turn is not None
    animals = {"C4": (Species.LION,), "E5": (Species.ZEBRA,)}
    board = tuple(animals.get(cell, ()) for cell in CELLS)
    hand = (EASY, *table.player(table.turn.seat).tableau[:4])
    table = table.with_player(table.turn.seat, tableau=hand, food=2, coins=coins)
    return replace(table, board=board, areas=(2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3))


def view_of(hands: Hands, card: SceneCard) -> CardView:
    return next(view for view in hands.page.cards.tableau.grid.views if view.card == card)


def test_discover_by_one_drag(hands: Hands) -> None:
    hands.drag_out("leopard", "B2")
    assert Species.LEOPARD in hands.state.at(Cell("B2"))
    assert hands.inputs <= MOST


def test_discover_by_two_taps(hands: Hands) -> None:
    hands.tap(hands.tile("leopard"))
    hands.tap_cell("B2")
    assert Species.LEOPARD in hands.state.at(Cell("B2"))
    assert hands.inputs <= MOST


def test_discover_by_one_line(hands: Hands) -> None:
    hands.line("leop b2")
    assert Species.LEOPARD in hands.state.at(Cell("B2"))
    assert hands.inputs <= MOST


def test_move_by_one_drag(hands: Hands) -> None:
    hands.drag_cells("C4", "C6")
    assert hands.state.at(Cell("C6")) == (Species.LION,)
    assert hands.state.turn is not None
    assert hands.state.turn.action == "move"
    assert hands.inputs <= MOST


def test_move_by_two_taps(hands: Hands) -> None:
    hands.tap_cell("C4")
    hands.tap_cell("C6")
    assert hands.state.at(Cell("C6")) == (Species.LION,)
    assert hands.inputs <= MOST


def test_move_by_one_line(hands: Hands) -> None:
    hands.line("move c4 c6")
    assert hands.state.at(Cell("C6")) == (Species.LION,)
    assert hands.inputs <= MOST


def test_swap_by_one_drag(hands: Hands) -> None:
    hands.drag_cells("C4", "E5")
    assert hands.state.at(Cell("E5")) == (Species.LION,)
    assert hands.state.at(Cell("C4")) == (Species.ZEBRA,)
    assert hands.inputs <= MOST


def test_swap_by_two_taps(hands: Hands) -> None:
    hands.tap_cell("C4")
    hands.tap_cell("E5")
    assert hands.state.at(Cell("C4")) == (Species.ZEBRA,)
    assert hands.inputs <= MOST


def test_swap_by_one_line(hands: Hands) -> None:
    hands.line("swap c4 e5")
    assert hands.state.at(Cell("C4")) == (Species.ZEBRA,)
    assert hands.inputs <= MOST


def test_a_food_step_by_a_drag_and_the_chip(hands: Hands) -> None:
    hands.drag_cells("C4", "C5")
    hands.tap(hands.page.hand.chip.alternative)
    assert hands.state.at(Cell("C5")) == (Species.LION,)
    assert hands.player.food == 1
    assert hands.state.turn is not None
    assert hands.state.turn.action is None
    assert hands.inputs <= MOST


def test_a_food_step_by_one_line(hands: Hands) -> None:
    hands.line("food c4 c5")
    assert hands.state.at(Cell("C5")) == (Species.LION,)
    assert hands.inputs <= MOST


def test_take_one_card_by_number(hands: Hands) -> None:
    card = hands.state.pool[2]
    hands.line(f"take {card.number}")
    assert card in hands.page.cards.tableau.player.tableau
    assert hands.inputs <= MOST


def test_take_one_card_by_two_taps(hands: Hands) -> None:
    card = hands.state.pool[2]
    tabs = hands.page.cards.tabs
    hands.tap(tabs, tabs.tabRect(1).center())
    hands.tap(hands.page.cards.pool.grid.views[2])
    assert card in hands.page.cards.tableau.player.tableau
    assert hands.inputs <= MOST


def test_film_a_card_by_one_tap(hands: Hands) -> None:
    before = hands.page.cards.tableau.player.stars
    hands.tap(view_of(hands, EASY))
    assert hands.page.cards.tableau.player.stars == before + 7
    assert hands.inputs <= MOST


def test_film_a_card_by_one_line(hands: Hands) -> None:
    hands.line("film 900")
    assert EASY not in hands.page.cards.tableau.player.tableau
    assert hands.inputs <= MOST


def test_discard_two_cards_by_two_drags(hands: Hands) -> None:
    tableau = hands.page.cards.tableau
    coins = tableau.player.coins
    for view in tableau.grid.views[1:3]:
        hands.drag(view, view.rect().center(), tableau.trade, tableau.trade.rect().center())
    assert len(tableau.player.tableau) == 3
    assert tableau.player.coins == coins + 1
    assert hands.inputs <= MOST


def test_discard_two_cards_by_one_line(hands: Hands) -> None:
    one, other = hands.page.cards.tableau.player.tableau[1:3]
    hands.line(f"discard {one.number} {other.number}")
    assert len(hands.page.cards.tableau.player.tableau) == 3
    assert hands.inputs <= MOST


@pytest.mark.parametrize("way", ["tap", "line"])
def test_pass(qtbot: QtBot, way: str) -> None:
    hands = Hands(shown(qtbot, put(evening(coins=1))))
    seat = hands.seat
    if way == "tap":
        hands.tap(hands.page.passing)
    else:
        hands.line("pass")
    assert hands.state.player(seat).passed
    assert hands.inputs <= MOST


@pytest.mark.parametrize("way", ["tap", "chord", "line"])
def test_undo(hands: Hands, way: str) -> None:
    hands.line("move c4 c6")
    hands.inputs = 0
    if way == "tap":
        hands.tap(hands.table.bar.undo)
    elif way == "chord":
        hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    else:
        hands.line("undo")
    assert hands.state.at(Cell("C4")) == (Species.LION,)
    assert hands.inputs <= MOST


def test_done_by_one_key_after_an_action(hands: Hands) -> None:
    hands.line("move c4 c6")
    seat = hands.seat
    wait_out(hands.page.done)
    hands.inputs = 0
    hands.key(Qt.Key.Key_Space)
    assert hands.seat != seat
    assert hands.inputs == 1
