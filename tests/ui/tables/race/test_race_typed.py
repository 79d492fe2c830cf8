"""A Race For Life at the window: all that can be tapped can be typed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.race import GIRAFFE, LION, MONKEY, SCORPION, begun, playing
from support.race_pages import MANY, at_table, last, turn_page
from support.wild_pages import type_in

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.model import A, B, Phase, Place
from serengeti_companion.games.race.terms import Skill


@pytest.mark.parametrize(
    ("line", "command"),
    [
        (
            "trail lion animal",
            c.PlayCard(seat=A, skill=Skill.TRAIL_1, stack=LION, rock_shows=False),
        ),
        ("liz2 gir rock", c.PlayCard(seat=A, skill=Skill.LIZARD_2, stack=GIRAFFE, rock_shows=True)),
        ("eagle2 2 0", c.PlayCard(seat=A, skill=Skill.EAGLE_2, drawn=2, scorpions=0)),
        (
            "eagle deck found",
            c.PlayCard(seat=A, skill=Skill.EAGLE_1, source=Place.DECK, found=True),
        ),
        ("monkey2 none", c.PlayCard(seat=A, skill=Skill.MONKEY_2, found=False)),
        (
            "monkey eagle2 1 0",
            c.PlayCard(seat=A, skill=Skill.MONKEY_1, copies=(Skill.EAGLE_2,), drawn=1, scorpions=0),
        ),
        ("elephant2 ben", c.PlayCard(seat=A, skill=Skill.ELEPHANT_2, lion_of=B)),
        ("end", c.EndTurn(seat=A)),
    ],
)
def test_everything_can_be_typed(qtbot: QtBot, line: str, command: c.Command) -> None:
    model, table = at_table(qtbot, playing(MANY, savannah=(1, 1)))
    page = turn_page(table)
    QTest.keyClick(page, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    type_in(page.now.quick, line, enter=True)
    assert last(model) == command


def test_a_line_that_says_nothing_is_told_and_half_a_line_is_asked_on(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY))
    page = turn_page(table)
    for line in ("wind", "trail wind", ""):
        type_in(page.now.quick, line, enter=True)
        assert page.now.unclear.text()
    assert model.session.plays == 0
    type_in(page.now.quick, "trail eagle", enter=True)
    assert page.now.question.text().startswith("Eagle:")
    type_in(page.now.quick, "trail eagle animal", enter=True)
    type_in(page.now.quick, "undo", enter=True)
    assert model.session.plays == 0
    type_in(page.now.quick, "redo", enter=True)
    assert model.session.plays == 1


def test_events_and_scorpions_can_be_typed(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, begun())
    page = turn_page(table)
    type_in(page.now.quick, "wind", enter=True)
    assert page.now.unclear.text().startswith("Type the animal")
    type_in(page.now.quick, "drought mon", enter=True)
    assert model.state.drought is MONKEY
    model, table = at_table(qtbot, playing({SCORPION: 2}, phase=Phase.SCORPIONS))
    page = turn_page(table)
    type_in(page.now.quick, "many", enter=True)
    assert page.now.unclear.text().startswith("Type how many")
    type_in(page.now.quick, "1 0", enter=True)
    assert last(model) == c.ShowScorpions(seat=A, shown=1, scorpions=0)
