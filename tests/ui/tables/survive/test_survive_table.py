"""Survive The Serengeti at the window: setup and turns, by real mouse and keyboard events."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.survive import ANN, BEN, CEM, switched
from support.survive_pages import (
    SIZE,
    a_model,
    at_table,
    carry_on,
    choosing,
    in_play,
    state,
    tight,
    turn_up,
)
from support.wild_pages import nameless, press, show, tap

from serengeti_companion.games.survive import commands as c
from serengeti_companion.games.survive.model import Card, Phase
from serengeti_companion.games.survive.packs import practice_set
from serengeti_companion.games.survive.terms import PredatorCard, Speed
from serengeti_companion.ui.tables.clause_link import ClauseLink
from serengeti_companion.ui.tables.survive.number_tile import State
from serengeti_companion.ui.tables.survive.setup_page import SetupPage
from serengeti_companion.ui.tables.survive.table import SurviveTable
from serengeti_companion.ui.tables.survive.turn_page import TurnPage


def test_setup_is_ticked_and_the_first_turn_begun(qtbot: QtBot) -> None:
    model = a_model(2)
    table = SurviveTable(model, None)
    show(qtbot, table, SIZE)
    page = table.page
    assert isinstance(page, SetupPage)
    assert len(page.cards) == 4
    tap(page.cards[2].done)
    assert state(model).ticked == (3,)
    assert page.cards[2].done.isHidden()
    tap(page.cards[0].skip)
    assert model.undo_name == "setup step 1 is skipped"
    assert not nameless(page)
    assert not tight(page)
    wait_out(page.primary)
    press(page)
    assert isinstance(table.page, TurnPage)
    assert table.bar.turn.text() == "Turn 1 of at most 12"


def test_a_predator_is_told_with_one_tap(qtbot: QtBot) -> None:
    model = a_model()
    _, page = at_table(qtbot, model)
    tap(page.now.speeds[3])
    assert state(model).row[0].card == PredatorCard(effect=Speed(x=3))
    assert page.predators.views[0].accessibleName() == (
        "A predator: eats lone cards 3 or more away from the nearest herd. in play"
    )


def test_predators_of_the_copy_are_told_by_name_and_gone_from_the_list_when_all_are_up(
    qtbot: QtBot,
) -> None:
    model = a_model(printed=practice_set())
    _, page = at_table(qtbot, model)
    tap(page.now.known["Lurker"])
    assert state(model).row[0].card.name == "Lurker"
    for seat, number in ((ANN, 1), (BEN, 1), (CEM, 1)):
        turn_up(page, seat, number)
    carry_on(page)
    assert "Lurker" not in page.now.known
    assert "Sprinter" in page.now.known


@pytest.mark.clause("SV-TURN-4", "SV-PUB-5")
def test_a_tap_turns_up_a_card_and_the_hunt_begins_with_the_last(qtbot: QtBot) -> None:
    model, _, page = choosing(qtbot)
    turn_up(page, ANN, 3)
    assert in_play(model) == [(0, 3)]
    assert page.rows[ANN].tiles[3].state is State.LAID
    assert not page.rows[ANN].tiles[4].isEnabled()
    turn_up(page, CEM, 3)
    turn_up(page, BEN, 9)
    assert state(model).phase is Phase.HUNTING
    assert "herd of 2: Ann 3, Cem 3" in page.line.accessibleName()
    assert "Ben 9: 6 away" in page.line.accessibleName()


@pytest.mark.clause("SV-TURN-9", "SV-VAL-4")
def test_who_owes_two_taps_two_and_the_first_can_be_taken_back(qtbot: QtBot) -> None:
    model, _, page = choosing(qtbot)
    model.submit(c.CorrectDuty(seat=ANN, two=True))
    assert page.rows[ANN].due.text() == "owes 2"
    turn_up(page, ANN, 5)
    assert page.rows[ANN].tiles[5].state is State.CHOSEN
    assert page.rows[ANN].due.text() == "owes 1"
    turn_up(page, ANN, 5)
    assert page.rows[ANN].tiles[5].state is State.FREE
    turn_up(page, ANN, 7, 2)
    assert in_play(model) == [(0, 7), (0, 2)]


@pytest.mark.clause("SV-PDATA-3")
def test_where_the_card_decides_the_table_taps_who_is_eaten(qtbot: QtBot) -> None:
    model, _, page = choosing(qtbot)
    for seat in (ANN, BEN, CEM):
        turn_up(page, seat, 4)
    assert page.primary.text() == "It eats nothing and stays"
    turn_up(page, BEN, 4)
    assert page.rows[BEN].tiles[4].state is State.CAUGHT
    assert page.primary.text() == "It eats 1 card and leaves"
    turn_up(page, CEM, 4)
    turn_up(page, BEN, 4)
    carry_on(page)
    assert [colour.eaten for colour in state(model).colours] == [(), (), (4,)]
    assert page.rows[CEM].due.text() == "owes 2"


def test_a_speed_predator_shows_whom_it_eats_and_why_and_enter_carries_it_out(
    qtbot: QtBot,
) -> None:
    model = a_model()
    _, page = at_table(qtbot, model)
    tap(page.now.speeds[5])
    for seat, number in ((ANN, 2), (BEN, 2), (CEM, 9)):
        turn_up(page, seat, number)
    assert page.rows[CEM].tiles[9].state is State.CAUGHT
    assert "Cem 9: 7 away from the nearest herd" in page.now.reasons.text()
    assert "Eaten: Cem 9." in page.now.line.text()
    wait_out(page.primary)
    press(page)
    assert state(model).colour(CEM).eaten == (9,)
    assert state(model).row == ()
    assert "Cem 9 eaten" in page.line.accessibleName()
    assert "Ann 2 safe" in page.line.accessibleName()


@pytest.mark.clause("SV-PDATA-10", "SV-PRED-8")
def test_a_catch_against_the_card_is_refused_and_the_table_may_overrule(qtbot: QtBot) -> None:
    model = a_model()
    table, page = at_table(qtbot, model)
    tap(page.now.speeds[5])
    for seat, number in ((ANN, 2), (BEN, 2), (CEM, 9)):
        turn_up(page, seat, number)
    turn_up(page, CEM, 9)
    carry_on(page)
    banner = table.notices.banner
    assert banner.isVisible()
    assert banner.accessibleName() == "By its card a predator eats: Cem 9."
    asked: list[str] = []
    table.clause_asked.connect(asked.append)
    link = next(b for b in banner.findChildren(type(banner.overrule)) if b.text() == "SV-PRED-8")
    tap(link)
    assert asked == ["SV-PRED-8"]
    tap(banner.overrule)
    assert not banner.isVisible()
    assert state(model).colour(CEM).safe == (9,)
    assert model.session.done[-1].on_word == ("SV-PRED-8",)


@pytest.mark.clause("SV-VAL-2", "SV-SW-6")
def test_a_card_that_lies_in_a_hidden_pile_is_refused_when_tapped(qtbot: QtBot) -> None:
    model, table, page = choosing(qtbot)
    model.submit(c.CorrectPile(seat=ANN, pile="safe", numbers=(6,)))
    assert page.rows[ANN].tiles[6].state is State.FREE
    turn_up(page, ANN, 6)
    banner = table.notices.banner
    assert banner.accessibleName() == "Ann has played the 6."
    assert banner.overrule.isHidden()
    press(banner, Qt.Key.Key_Escape)
    assert not banner.isVisible()


@pytest.mark.clause("SV-SW-6", "SV-R-24", "SV-R-27")
@pytest.mark.parametrize("value", [False, True])
def test_safe_numbers_are_greyed_only_where_memory_is_shown(qtbot: QtBot, value: bool) -> None:
    model, _, page = choosing(qtbot, house=switched(show_memory=value))
    model.submit(c.CorrectPile(seat=ANN, pile="safe", numbers=(6,)))
    model.submit(c.CorrectPile(seat=ANN, pile="eaten", numbers=(7,)))
    tiles = page.rows[ANN].tiles
    assert tiles[6].state is (State.SAFE if value else State.FREE)
    assert tiles[6].isEnabled() is not value
    assert tiles[7].state is State.EATEN
    assert page.rows[ANN].counts.text() == "hand 10, eaten 1, safe 1"


def test_the_arrow_keys_go_along_a_row_and_space_taps(qtbot: QtBot) -> None:
    model, _, page = choosing(qtbot)
    tile = page.rows[ANN].tiles[1]
    tile.setFocus()
    press(tile, Qt.Key.Key_Right)
    assert page.rows[ANN].tiles[2].hasFocus()
    press(page.rows[ANN].tiles[2], Qt.Key.Key_Space)
    assert in_play(model) == [(0, 2)]
    stops = [t for t in page.rows[BEN].tiles.values() if t.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert len(stops) == 1


def test_undo_and_redo_by_key_and_button(qtbot: QtBot) -> None:
    model, table, page = choosing(qtbot)
    turn_up(page, ANN, 3)
    assert table.bar.undo.accessibleName() == "Undo: Ann turns up 3"
    QTest.keyClick(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert in_play(model) == []
    tap(table.bar.redo)
    assert in_play(model) == [(0, 3)]
    tap(table.bar.undo)
    tap(table.bar.undo)
    assert state(model).phase is Phase.PREDATOR


def test_the_line_marks_what_is_about_to_be_eaten(qtbot: QtBot) -> None:
    _, _, page = choosing(qtbot)
    for seat in (ANN, BEN, CEM):
        turn_up(page, seat, 4)
    before = page.line.grab().toImage()
    turn_up(page, ANN, 4)
    assert page.caught == (Card(seat=ANN, number=4),)
    assert page.line.grab().toImage() != before


def test_the_keyboard_stays_on_the_table_when_what_had_it_goes(qtbot: QtBot) -> None:
    """The next Space would have pressed Undo."""
    model = a_model()
    _, page = at_table(qtbot, model)
    (link,) = [each for each in page.findChildren(ClauseLink) if each.isVisible()][:1]
    link.setFocus()
    tap(page.now.nameless)
    assert not link.isVisible()
    assert page.hasFocus()
