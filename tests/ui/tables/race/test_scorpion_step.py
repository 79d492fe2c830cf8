"""The scorpion step at the window, for each value of the switch, by taps and by a typed line."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.race import SCORPION, playing, switched
from support.race_pages import answer, at_table, last, turn_page
from support.wild_pages import press, tap, tap_primary, type_in

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.model import A, Phase, Table
from serengeti_companion.games.race.terms import Skill


def step(value: str, deck: int = 6) -> Table:
    house = switched(scorpion_draw=value)
    return playing({SCORPION: 3}, phase=Phase.SCORPIONS, house=house, deck=deck)


@pytest.mark.clause("RL-SW-2", "RL-R-3")
def test_by_house_rule_the_table_says_how_many_cards_were_drawn(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, step("step_optional"))
    page = turn_page(table)
    answer(page, "2")
    assert page.now.question.text() == "How many cards were drawn for them?"
    assert [button.text() for button in page.now.options] == ["2", "1", "0"]
    answer(page, "1")
    assert page.now.question.text() == "Scorpions among the cards drawn for them?"
    assert [button.text() for button in page.now.options] == ["0", "1"]
    answer(page, "1")
    assert last(model) == c.ShowScorpions(seat=A, shown=2, drawn=1, scorpions=1)
    assert (model.state.player(A).hand, model.state.player(A).deck) == (3, 5)


@pytest.mark.clause("RL-SW-2", "RL-R-3")
def test_a_draw_that_is_declined_asks_for_no_more(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, step("step_optional"))
    page = turn_page(table)
    answer(page, "1")
    answer(page, "0")
    assert last(model) == c.ShowScorpions(seat=A, shown=1, drawn=0)


def test_with_an_empty_deck_nothing_is_drawn_and_nothing_asked(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, step("step_optional", deck=0))
    answer(turn_page(table), "2")
    assert last(model) == c.ShowScorpions(seat=A, shown=2)


@pytest.mark.clause("RL-SW-2", "RL-R-3")
def test_where_the_draw_is_a_skill_the_step_is_one_number_and_the_scorpion_is_played(
    qtbot: QtBot,
) -> None:
    model, table = at_table(qtbot, step("skill"))
    page = turn_page(table)
    answer(page, "2")
    assert last(model) == c.ShowScorpions(seat=A, shown=2)
    button = page.skills.buttons[Skill.SCORPION_2]
    assert button.isVisible()
    assert button.accessibleName() == "Scorpion 2, Scorpion: draw 1: free"
    tap(button)
    answer(page, "1")
    answer(page, "0")
    assert last(model) == c.PlayCard(seat=A, skill=Skill.SCORPION_2, drawn=1, scorpions=0)


def test_who_answers_by_keyboard_has_it_on_the_next_answers(qtbot: QtBot) -> None:
    _, table = at_table(qtbot, playing({SCORPION: 3}, phase=Phase.EVENT))
    page = turn_page(table)
    page.now.options[0].setFocus()
    press(page.now.options[0], Qt.Key.Key_Space)
    assert page.now.question.text() == "How many are shown?"
    qtbot.waitUntil(page.now.options[0].hasFocus)


def test_what_was_begun_can_be_begun_anew(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, step("step"))
    page = turn_page(table)
    assert not page.skills.buttons[Skill.SCORPION_2].isVisible()
    answer(page, "2")
    tap(page.now.cancel)
    assert page.now.question.text() == "How many are shown?"
    tap_primary(page)
    assert last(model) == c.ShowScorpions(seat=A, shown=0)


@pytest.mark.parametrize(
    ("value", "line", "command"),
    [
        ("step", "2 1", c.ShowScorpions(seat=A, shown=2, scorpions=1)),
        ("step_optional", "2 1 0", c.ShowScorpions(seat=A, shown=2, drawn=1, scorpions=0)),
        ("step_optional", "1 0", c.ShowScorpions(seat=A, shown=1, drawn=0)),
        ("skill", "1", c.ShowScorpions(seat=A, shown=1)),
    ],
)
def test_the_step_is_one_line(qtbot: QtBot, value: str, line: str, command: c.Command) -> None:
    model, table = at_table(qtbot, step(value))
    type_in(turn_page(table).now.quick, line, enter=True)
    assert last(model) == command


def test_half_a_line_is_asked_on_and_none_is_told(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, step("step_optional"))
    page = turn_page(table)
    type_in(page.now.quick, "many", enter=True)
    assert page.now.unclear.text().startswith("Type the scorpions shown")
    type_in(page.now.quick, "2", enter=True)
    assert page.now.question.text() == "How many cards were drawn for them?"
    assert model.session.plays == 0
