"""Survive The Serengeti from the start page: a session begun, left, resumed and played again."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.deaf import wait_out
from support.wild_pages import nameless, press, tap, type_in

from serengeti_companion.games.survive import commands as c
from serengeti_companion.games.survive.model import Phase, Seat, Table
from serengeti_companion.ui.home import told_session
from serengeti_companion.ui.home.small_copy import PRACTICE
from serengeti_companion.ui.home.survive import remembered
from serengeti_companion.ui.home.survive.new_page import NewSessionPage
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.tables.survive.end_page import EndPage
from serengeti_companion.ui.tables.survive.setup_page import SetupPage
from serengeti_companion.ui.tables.survive.table import SurviveTable
from serengeti_companion.ui.tables.survive.turn_page import TurnPage

OpenWindow = Callable[[], MainWindow]


def new_page(window: MainWindow) -> NewSessionPage:
    window.show_new("survive")
    page = window.stage.pages.currentWidget()
    assert isinstance(page, NewSessionPage)
    return page


def at_table(window: MainWindow) -> SurviveTable:
    table = window.host.table
    assert isinstance(table, SurviveTable)
    return table


def state(window: MainWindow) -> Table:
    sitting = window.host.sitting
    assert sitting is not None
    found = sitting.model.state
    assert isinstance(found, Table)
    return found


def submit(window: MainWindow, command: c.Command) -> None:
    sitting = window.host.sitting
    assert sitting is not None
    assert sitting.model.submit(command)


def test_the_start_page_offers_the_game(window: MainWindow) -> None:
    assert window.home is not None
    card = next(card for card in window.home.cards if card.key == "survive")
    tap(card.new)
    assert isinstance(window.stage.pages.currentWidget(), NewSessionPage)


def test_enter_starts_with_three_players(window: MainWindow) -> None:
    page = new_page(window)
    assert not nameless(page)
    press(page.players.names[0])
    assert [colour.name for colour in state(window).colours] == ["Ann", "Ben", "Cem"]
    assert isinstance(at_table(window).page, SetupPage)


def test_two_players_get_a_neutral_colour_and_the_page_says_so(window: MainWindow) -> None:
    page = new_page(window)
    tap(page.players.removes[1])
    assert "neutral" in page.copy.hint.text()
    assert not page.players.removes[0].isEnabled()
    page.start()
    assert [colour.name for colour in state(window).colours] == ["Ann", "Cem", ""]
    assert [colour.tint for colour in state(window).colours] == [0, 2, 1]


def test_up_to_five_play_each_with_a_colour_of_their_own(window: MainWindow) -> None:
    page = new_page(window)
    tap(page.players.add)
    tap(page.players.add)
    assert page.players.add.isHidden()
    page.players.tints[4].setCurrentIndex(0)
    assert [box.currentData() for box in page.players.tints] == [4, 1, 2, 3, 0]
    page.start()
    assert [colour.tint for colour in state(window).colours] == [4, 1, 2, 3, 0]


def test_a_name_that_cannot_stand_keeps_the_game_from_starting(window: MainWindow) -> None:
    page = new_page(window)
    type_in(page.players.names[1], "Ann")
    assert page.players.problem.text() == "Two players are called Ann."
    assert page.note.text() == "A name needs a change."
    press(page.players.names[1])
    assert window.host.sitting is None


def test_what_was_chosen_is_there_the_next_time(open_window: OpenWindow) -> None:
    page = new_page(open_window())
    type_in(page.players.names[0], "Zoe")
    page.house_fold.unfold()
    tap(page.house.choices["herd_tie"].button("next_herd"))
    tap(page.house.choices["show_memory"].button("true"))
    assert page.house_fold.button.text() == "House rules: 2 changed"
    tap(page.copy.copies.button(PRACTICE))
    page.start()
    again = new_page(open_window())
    assert again.players.names[0].text() == "Zoe"
    assert again.copy.copies.value == PRACTICE
    assert again.house.house.herd_tie == "next_herd"
    assert again.house.house.show_memory is True


def test_a_session_is_resumed_where_it_was_left(open_window: OpenWindow) -> None:
    window = open_window()
    window.practise("survive")
    page = at_table(window).page
    assert isinstance(page, TurnPage)
    wait_out(page.primary)
    tap(page.primary)
    tap(page.rows[Seat(0)].tiles[4])
    left = state(window)
    again = open_window()
    assert again.home is not None
    tap(again.home.resume.button)
    assert state(again) == left
    # The same predator comes up after it is taken back.
    at_table(again).undo()
    at_table(again).undo()
    resumed = at_table(again).page
    assert isinstance(resumed, TurnPage)
    wait_out(resumed.primary)
    tap(resumed.primary)
    assert state(again).row == left.row


def test_the_history_tells_turn_and_winner(window: MainWindow) -> None:
    window.practise("survive")
    assert window.kept is not None
    last = window.kept.sessions.last()
    assert last is not None
    assert told_session.game_name(last.game) == "Survive The Serengeti"
    assert told_session.moment(last) == "Round 1 of 12"
    for seat in range(4):
        numbers = tuple(range(1, 13 - seat))
        submit(window, c.CorrectPile(seat=Seat(seat), pile="safe", numbers=numbers))
    submit(window, c.CorrectMoment(turn=9, phase=Phase.OVER))
    finished = window.kept.sessions.sessions()[0]
    assert told_session.moment(finished) == "Finished: Ann won"


def test_the_rules_of_this_game_open_beside_its_table(window: MainWindow) -> None:
    window.practise("survive")
    at_table(window).clause_asked.emit("SV-VAL-2")
    assert window.rules.book.game == "survive"
    assert window.rules.place.clause == "SV-VAL-2"
    assert window.rules.isVisible()
    window.show_rules("WS-PASS-2")
    assert window.rules.book.game == "wild"
    assert window.rules.place.clause == "WS-PASS-2"
    assert window.rules.isVisible()
    window.show_rules()
    assert window.rules.book.game == "survive"


def test_every_rulebook_can_be_opened_from_the_start_page(window: MainWindow) -> None:
    window.show_rules()
    assert window.rules.book.game == "wild"
    books = window.rules.books
    assert [books.itemData(row) for row in range(books.count())] == ["wild", "race", "survive"]
    for game in ("survive", "race", "wild"):
        row = window.rules.books.findData(game)
        window.rules.books.activated.emit(row)
        assert window.rules.book.game == game
        assert window.rules.isVisible()
        assert window.rules.books.currentData() == game


def test_play_again_keeps_the_seats(window: MainWindow) -> None:
    window.practise("survive")
    submit(window, c.CorrectMoment(turn=9, phase=Phase.OVER))
    page = at_table(window).page
    assert isinstance(page, EndPage)
    wait_out(page.primary)
    tap(page.primary)
    assert state(window).phase is Phase.SETUP
    assert [colour.name for colour in state(window).colours] == ["Ann", "Ben", "Cem", "Dee"]


def test_esc_leads_back_to_the_start_page(window: MainWindow) -> None:
    page = new_page(window)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.at_home


@pytest.mark.parametrize("kept", [("herd_tie=wind",), ("wind=on",), ("herd_tie",), ("",)])
def test_house_rules_that_make_no_sense_are_at_their_default(kept: tuple[str, ...]) -> None:
    assert remembered.written(remembered.read(kept)) == ()
