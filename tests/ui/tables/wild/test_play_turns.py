"""Turns, spaces and the hand over the Map, through real events."""

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.wild_evening import (
    hands_on,
    in_round,
    opened,
    played_until,
    space_button,
    table_with,
)
from support.wild_pages import hold

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Phase
from serengeti_companion.games.wild.terms import (
    BLANK,
    CELLS,
    Cell,
    Species,
)
from serengeti_companion.ui.parts.set_to import SetToPopover


def test_done_deals_the_cards_that_refill_the_pool(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    taken = hands.state.pool[0]
    hands.line(f"take {taken.number}")
    assert taken not in hands.state.pool
    hands.line("done")
    assert len(hands.state.pool) == 6
    assert BLANK not in hands.state.pool


def test_the_next_players_action_ends_the_turn_and_deals(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    first = hands.seat
    hands.line(f"take {hands.state.pool[0].number}")
    hands.line("leopard b2")
    assert hands.seat != first
    assert BLANK not in hands.state.pool
    played = [type(record.command) for record in hands.page.desk.model.session.done[-3:]]
    assert played == [c.TakeCards, c.EndTurn, c.DiscoverAnimal]


def test_an_action_that_ended_the_turn_before_it_is_one_step_for_undo_and_redo(
    qtbot: QtBot,
) -> None:
    hands = hands_on(qtbot, table_with())
    hands.line(f"take {hands.state.pool[0].number}")
    before = hands.state
    hands.line("leopard b2")
    after, named = hands.state, hands.table.bar.undo.accessibleName()
    hands.tap(hands.table.bar.undo)
    assert hands.state is before
    assert hands.table.bar.redo.accessibleName() == named.replace("Undo", "Redo")
    hands.tap(hands.table.bar.redo)
    assert hands.state is after


def test_a_turn_that_a_player_ended_is_a_step_of_its_own(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.line(f"take {hands.state.pool[0].number}")
    hands.line("done")
    before = hands.state
    hands.line("leopard b2")
    hands.tap(hands.table.bar.undo)
    assert hands.state is before


def test_nothing_is_ended_when_the_next_players_action_is_refused(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    first = hands.seat
    hands.line("leopard b2")
    hands.line("lion e5")
    assert hands.table.refusals.isVisible()
    assert hands.seat == first


def test_done_tells_who_is_next_and_waits_for_an_action(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    assert not hands.page.done.isEnabled()
    hands.line("leopard b2")
    assert hands.page.done.isEnabled()
    assert hands.page.done.locked
    following = hands.state.player(hands.state.seating[(hands.seat + 1) % 4]).name
    assert following in hands.page.done.text()


def test_why_nobody_passes_fits_the_button_for_rich_players_too(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(coins=28))
    button = hands.page.passing
    assert button.text() == "Pass\nnot with 28 Coins"
    wide = button.fontMetrics().horizontalAdvance("not with 28 Coins")
    assert wide < button.width() - 4
    assert "padding: 0" in button.styleSheet()  # or what is left would be too narrow


def test_a_space_bar_held_down_ends_one_turn_only(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.line("leopard b2")
    wait_out(hands.page.done)
    first = hands.seat
    hands.key(Qt.Key.Key_Space)
    following = hands.seat
    assert following != first
    wait_out(hands.page.done)
    hold(hands.page, Qt.Key.Key_Space)
    assert hands.seat == following
    assert not hands.table.refusals.isVisible()


def test_the_space_bar_does_nothing_while_done_is_locked(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.line("leopard b2")
    seat = hands.seat
    hands.key(Qt.Key.Key_Space)
    assert hands.seat == seat


def test_the_last_one_left_acts_again_without_a_tap_between(qtbot: QtBot) -> None:
    table = table_with(coins=6)
    assert table.turn is not None
    for seat in table.seating:
        if seat != table.turn.seat:
            table = table.with_player(seat, passed=True)
    hands = hands_on(qtbot, table)
    seat = hands.seat
    hands.line("leopard b2")
    hands.line("leopard b3")
    assert hands.seat == seat
    assert Species.LEOPARD in hands.state.at(Cell("B3"))


def test_an_armed_space_is_used_once(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.tap(space_button(hands, "predators-2"))
    assert hands.page.desk.armed == "predators-2"
    coins = hands.player.coins
    seat = hands.seat
    hands.drag_out("leopard", "B2")
    assert hands.state.player(seat).space == "predators-2"
    assert hands.state.player(seat).coins == coins - 2
    assert hands.page.desk.armed is None


def test_an_armed_move_space_moves_onto_another_animal(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(food=2))
    board = dict(zip(CELLS, hands.state.board, strict=True))
    assert board[Cell("C4")]
    hands.line("food e5 e4 d4")
    hands.tap(space_button(hands, "move-2"))
    hands.drag_cells("C4", "D4")
    assert len(hands.state.at(Cell("D4"))) == 2


def test_renewing_needs_one_tap(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    pool = hands.state.pool
    hands.tap(space_button(hands, "renew-1"))
    assert not set(pool) & set(hands.state.pool)


def test_a_price_is_put_right_in_place(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    button = space_button(hands, "move-1")
    QTest.keyClick(button, Qt.Key.Key_F2)
    popover = button.findChild(SetToPopover)
    assert isinstance(popover, SetToPopover)
    popover.number.setText("2")
    QTest.keyClick(popover.number, Qt.Key.Key_Return)
    space = hands.state.space(button.space.id)
    assert space is not None
    assert space.price == 2


def test_spaces_tell_lock_frame_and_markers(qtbot: QtBot) -> None:
    table = played_until(opened(2), in_round(3)).state
    table = table.with_player(table.seating[1], space="swap-2")
    hands = hands_on(qtbot, table)
    assert "locked" in space_button(hands, "move-4").accessibleName()
    assert "one marker only" in space_button(hands, "move-1").accessibleName()
    assert "here: Ben" in space_button(hands, "swap-2").accessibleName()


def test_swap_and_move_say_that_they_open_in_round_2(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(round_=1))
    assert "closed in Round 1" in space_button(hands, "swap-1").accessibleName()


def test_the_chip_tells_action_space_and_price_before_the_drop(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    view = hands.page.map
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=hands.cell("C4"))
    for cell in ("C5", "C6"):
        QTest.mouseMove(view, hands.cell(cell))
    assert hands.page.hand.chip.words.text() == "Move Lion to C6, 1 Coin"
    assert view.signs.target == "C6"
    QTest.mouseMove(view, hands.cell("G7"))
    assert "6 steps" not in hands.page.hand.chip.words.text()
    assert not view.signs.fits
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(-50, -50))
    assert hands.state.at(Cell("C4")) == (Species.LION,)


def test_an_animal_put_back_where_it_was_does_nothing(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    plays = len(hands.page.desk.model.session.done)
    hands.drag_cells("C4", "D4")
    hands.table.undo()
    hands.tap_cell("C4")
    hands.tap_cell("C4")
    assert len(hands.page.desk.model.session.done) == plays
    assert hands.page.hand.held is None


def test_in_round_1_an_animal_walks_with_food(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(round_=1, food=2))
    hands.drag_cells("C4", "C6")
    assert hands.state.at(Cell("C6")) == (Species.LION,)
    assert hands.player.food == 0


def test_the_chip_changes_a_swap_into_a_step_over(qtbot: QtBot) -> None:
    table = table_with(food=3)
    board = dict(zip(CELLS, table.board, strict=True))
    board[Cell("D4")] = (Species.ZEBRA,)
    board[Cell("E5")] = ()
    hands = hands_on(qtbot, replace(table, board=tuple(board.values())))
    hands.drag_cells("C4", "D4")
    assert hands.state.at(Cell("C4")) == (Species.ZEBRA,)
    hands.tap(hands.page.hand.chip.alternative)
    assert hands.state.at(Cell("D4")) == (Species.ZEBRA, Species.LION)
    assert hands.state.at(Cell("C4")) == ()


def test_overlapping_animals_keep_the_turn_open(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(food=3))
    hands.line("food c4 d4 e4 e5")
    hands.line("discover")
    hands.line("done")
    assert hands.table.refusals.isVisible()
    assert not hands.table.refusals.banner.overrule.isVisible()


def test_where_two_overlap_the_next_tap_takes_the_other_one(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(food=4))
    hands.line("food c4 d4 e4 e5")
    taken = []
    for _ in range(2):
        hands.tap_cell("E5")
        assert hands.page.hand.held is not None
        taken.append(hands.page.hand.held.species)
    assert taken == [Species.LION, Species.ZEBRA]
    hands.tap_cell("F5")
    assert hands.state.at(Cell("F5")) == (Species.ZEBRA,)


def test_a_table_that_played_on_after_a_loss_may_stop(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, replace(table_with(), lost_in=2))
    stop = next(a for a in hands.table.bar.menu.actions() if a.text().startswith("Stop here"))
    assert stop.isVisible()
    stop.trigger()
    assert hands.table.session.state.phase is Phase.OVER
    assert not stop.isVisible()
