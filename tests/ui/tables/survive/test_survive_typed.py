"""Survive The Serengeti at the window: predators and cards that are typed."""

import pytest
from pytestqt.qtbot import QtBot
from support.survive import CEM
from support.survive_pages import a_model, at_table, state
from support.wild_pages import type_in

from serengeti_companion.games.survive.terms import NAMELESS, PredatorCard, Speed


@pytest.mark.parametrize(
    ("lines", "row"),
    [
        (["?"], NAMELESS),
        (["speed 4"], PredatorCard(effect=Speed(x=4))),
        (["exactly 2"], PredatorCard(effect=Speed(x=2, compare="exactly"))),
    ],
)
def test_predators_can_be_typed(qtbot: QtBot, lines: list[str], row: PredatorCard) -> None:
    model = a_model()
    _, page = at_table(qtbot, model)
    for line in lines:
        type_in(page.now.quick, line, enter=True)
    assert state(model).row[0].card == row


def test_a_whole_turn_can_be_typed(qtbot: QtBot) -> None:
    model = a_model()
    _, page = at_table(qtbot, model)
    for line in ("speed 5", "ann 2, b 2", "cem 9", ""):
        type_in(page.now.quick, line, enter=True)
    assert state(model).colour(CEM).eaten == (9,)
    for line in ("lowest", "ann 4, ben 5, cem 6 7"):
        type_in(page.now.quick, line, enter=True)
    type_in(page.now.quick, "ben 5, cem 6", enter=True)
    assert state(model).colour(CEM).eaten == (9, 6)
    type_in(page.now.quick, "undo", enter=True)
    type_in(page.now.quick, "-", enter=True)
    assert state(model).colour(CEM).eaten == (9,)


def test_a_line_that_makes_no_sense_says_so(qtbot: QtBot) -> None:
    model = a_model()
    _, page = at_table(qtbot, model)
    type_in(page.now.quick, "roar", enter=True)
    assert page.now.unclear.isVisible()
    assert page.now.unclear.text().startswith("Type a predator's name")
    assert state(model).row == ()
