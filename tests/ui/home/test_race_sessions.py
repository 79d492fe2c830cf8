"""A Race For Life from the start page: a session begun, left, resumed and played again."""

from collections.abc import Callable
from random import SystemRandom

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.deaf import wait_out
from support.wild_pages import nameless, press, tap, type_in

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.model import A, B, Phase, Table
from serengeti_companion.games.race.terms import SPECIES
from serengeti_companion.ui.home import told_session
from serengeti_companion.ui.home.race import remembered
from serengeti_companion.ui.home.race.new_page import NewSessionPage
from serengeti_companion.ui.home.small_copy import PRACTICE
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.tables.race.end_page import EndPage
from serengeti_companion.ui.tables.race.setup_page import SetupPage
from serengeti_companion.ui.tables.race.table import RaceTable
from serengeti_companion.ui.tables.race.turn_page import TurnPage

OpenWindow = Callable[[], MainWindow]


def new_page(window: MainWindow) -> NewSessionPage:
    window.show_new("race")
    page = window.stage.pages.currentWidget()
    assert isinstance(page, NewSessionPage)
    return page


def at_table(window: MainWindow) -> RaceTable:
    table = window.host.table
    assert isinstance(table, RaceTable)
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


def names(window: MainWindow) -> list[str]:
    return [player.name for player in state(window).players]


def test_the_start_page_offers_the_game(window: MainWindow) -> None:
    assert window.home is not None
    card = next(card for card in window.home.cards if card.key == "race")
    tap(card.new)
    assert isinstance(window.stage.pages.currentWidget(), NewSessionPage)


def test_enter_starts(window: MainWindow) -> None:
    page = new_page(window)
    assert not nameless(page)
    press(page.players.names[0])
    assert names(window) == ["Ann", "Ben"]
    assert isinstance(at_table(window).page, SetupPage)


@pytest.mark.clause("RL-SETUP-12")
def test_who_starts_is_chosen_or_drawn_by_lot(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = new_page(window)
    tap(page.players.swap)
    assert [field.text() for field in page.players.names] == ["Ben", "Ann"]
    drawn = iter((0.2, 0.7))
    monkeypatch.setattr(SystemRandom, "random", lambda _: next(drawn))
    for first in ("Ann", "Ann"):
        tap(page.players.lot)
        assert page.players.names[0].text() == first
    tap(page.players.swap)
    page.start()
    assert names(window) == ["Ben", "Ann"]
    # Each keeps the own colour.
    assert [player.tint for player in state(window).players] == [1, 0]


def test_a_mark_is_picked_and_the_other_player_takes_the_one_that_is_free(
    window: MainWindow,
) -> None:
    page = new_page(window)
    ann, ben = page.players.marks
    assert (ann.colour, ben.colour) == (0, 1)
    tap(ann)
    menu = ann.choices
    assert menu.isVisible()
    QTest.mouseClick(
        menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[1]).center()
    )
    assert (ann.colour, ben.colour) == (1, 0)
    ben.choices.actions()[3].trigger()
    ben.choices.actions()[3].trigger()
    assert (ann.colour, ben.colour) == (1, 3)
    page.start()
    assert [player.tint for player in state(window).players] == [1, 3]


@pytest.mark.clause("RL-SETUP-12")
def test_a_mark_dragged_to_the_other_makes_the_two_change_places(window: MainWindow) -> None:
    page = new_page(window)
    first, second = page.players.marks
    QTest.mousePress(first, Qt.MouseButton.LeftButton)
    QTest.mouseMove(first, first.mapFromGlobal(second.mapToGlobal(second.rect().center())))
    QTest.mouseRelease(first, Qt.MouseButton.LeftButton)
    assert [field.text() for field in page.players.names] == ["Ben", "Ann"]
    assert (first.colour, second.colour) == (1, 0)


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
    tap(page.house.choices["tiebreak_lions"].button("ever"))
    tap(page.house.choices["antelope_draw_cost"].button("0"))
    assert page.house_fold.button.text() == "House rules: 2 changed"
    tap(page.copy.copies.button(PRACTICE))
    page.players.marks[0].choices.actions()[2].trigger()
    page.start()
    again = new_page(open_window())
    assert [mark.colour for mark in again.players.marks] == [2, 1]
    assert again.players.names[0].text() == "Zoe"
    assert again.copy.copies.value == PRACTICE
    assert again.house.house.tiebreak_lions == "ever"
    assert again.house.house.antelope_draw_cost == "0"


def test_a_session_is_resumed_where_it_was_left(open_window: OpenWindow) -> None:
    window = open_window()
    window.practise("race")
    page = at_table(window).page
    assert isinstance(page, TurnPage)
    event = page.primary
    wait_out(event)
    tap(event)
    left = state(window)
    tracked = next(species for species in SPECIES if species is not left.drought)
    # On a practice table the dealer knows the rocks.
    tap(page.tiles[tracked])
    left = state(window)
    assert left.player(A).owns(tracked) == 1
    again = open_window()
    assert again.home is not None
    tap(again.home.resume.button)
    assert state(again) == left


def test_a_half_that_was_turned_stands_so_the_next_time(open_window: OpenWindow) -> None:
    window = open_window()
    window.practise("race")
    page = at_table(window).page
    assert isinstance(page, TurnPage)
    tap(page.halves[B].turning)
    again = open_window()
    again.practise("race")
    page = at_table(again).page
    assert isinstance(page, TurnPage)
    assert page.halves[B].turned
    assert not page.halves[A].turned
    assert at_table(again).turnings[B].isChecked()


@pytest.mark.parametrize(
    ("kept", "seats"), [(("a", "b"), {A, B}), (("b", "wind"), {B}), ((), set())]
)
def test_halves_that_are_none_are_not_turned(kept: tuple[str, ...], seats: set[int]) -> None:
    assert remembered.turned(kept) == seats
    assert set(remembered.halves(remembered.turned(kept))) == set(kept) - {"wind"}


@pytest.mark.parametrize(
    ("kept", "tints"),
    [((), (0, 1)), ((3, 1), (3, 1)), ((2, 2), (2, 0)), ((9, 3), (3, 0)), ((1,), (1, 0))],
)
def test_two_marks_are_never_the_same(kept: tuple[int, ...], tints: tuple[int, ...]) -> None:
    assert remembered.tints(kept) == tints


def test_the_history_tells_season_and_winner(window: MainWindow) -> None:
    window.practise("race")
    assert window.kept is not None
    last = window.kept.sessions.last()
    assert last is not None
    assert told_session.game_name(last.game) == "Serengeti: A Race For Life"
    assert told_session.moment(last) == "Season 1 of 12"
    submit(window, c.CorrectOwned(seat=A, card=SPECIES[0], number=2))
    submit(window, c.CorrectMoment(season=12, phase=Phase.OVER, active=A))
    finished = window.kept.sessions.sessions()[0]
    assert told_session.moment(finished) == "Finished: Ann won"


def test_the_rules_of_this_game_open_beside_its_table(window: MainWindow) -> None:
    window.practise("race")
    at_table(window).clause_asked.emit("RL-VAL-6")
    assert window.rules.book.game == "race"
    assert window.rules.place.clause == "RL-VAL-6"


def test_play_again_keeps_the_seats(window: MainWindow) -> None:
    window.practise("race")
    submit(window, c.CorrectMoment(season=12, phase=Phase.OVER, active=A))
    page = at_table(window).page
    assert isinstance(page, EndPage)
    wait_out(page.primary)
    tap(page.primary)
    assert state(window).phase is Phase.SETUP
    assert names(window) == ["Ann", "Ben"]


def test_esc_leads_back_to_the_start_page(window: MainWindow) -> None:
    page = new_page(window)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.at_home


@pytest.mark.parametrize("kept", [("tiebreak_lions=wind",), ("wind=on",), ("show_owned",), ("",)])
def test_house_rules_that_make_no_sense_are_at_their_default(kept: tuple[str, ...]) -> None:
    assert remembered.written(remembered.read(kept)) == ()
