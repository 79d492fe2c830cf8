"""Two inputs or fewer for what happens all the time: a tap, a key or one committed line is one.

Every input goes to the window, where the eye sees the thing: nobody calls a slot.
"""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.race import EAGLE, ELEPHANT, GIRAFFE, LION, SCORPION, begun, playing
from support.race_pages import DRY, MANY, at_table, click, last, turn_page
from support.wild_pages import type_in

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.dealer import Dealer
from serengeti_companion.games.race.model import A, B, EventCard, Phase, Rock, Table
from serengeti_companion.games.race.packs import practice_set
from serengeti_companion.games.race.terms import Skill
from serengeti_companion.ui.tables.race.table import RaceTable
from serengeti_companion.ui.tables.race.turn_page import TurnPage

MOST = 2
NO_KEYS = Qt.KeyboardModifier.NoModifier


class Hands:
    """Counts what is done with mouse and keyboard."""

    def __init__(self, qtbot: QtBot, state: Table) -> None:
        self.model, self.table = at_table(qtbot, state)
        self._qtbot = qtbot
        self.inputs = 0

    @property
    def page(self) -> TurnPage:
        return turn_page(self.table)

    @property
    def state(self) -> Table:
        state: Table = self.model.state
        return state

    def tap(self, widget: QWidget) -> None:
        self.inputs += 1
        wait_out(self.page.primary)
        click(widget)

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        self.inputs += 1
        wait_out(self.page.primary)
        QTest.keyClick(self.table.window().windowHandle(), key, modifier)

    def line(self, words: str) -> None:
        self.inputs += 1
        type_in(self.page.now.quick, words, enter=True)

    def answer(self, words: str) -> None:
        option = next(button for button in self.page.now.options if button.text() == words)
        self._qtbot.waitUntil(lambda: option.isVisible() and option.width() > 40)
        self.tap(option)


Start = Callable[[Table], Hands]


@pytest.fixture
def start(qtbot: QtBot) -> Start:
    return lambda state: Hands(qtbot, state)


@pytest.mark.parametrize("way", ["tap", "line"])
def test_track_by_trail(start: Start, way: str) -> None:
    hands = start(playing(MANY, event=DRY))
    if way == "tap":
        hands.tap(hands.page.tiles[EAGLE])
        hands.answer("An animal")
    else:
        hands.line("trail eagle animal")
    assert last(hands.model) == c.PlayCard(
        seat=A, skill=Skill.TRAIL_1, stack=EAGLE, rock_shows=False
    )
    assert hands.inputs <= MOST


def test_track_by_trail_where_the_rock_is_known(start: Start) -> None:
    hands = start(playing(MANY, eagle=(4, Rock.SECOND)))
    hands.tap(hands.page.tiles[EAGLE])
    assert hands.state.stack(EAGLE).rock is Rock.TOP
    assert hands.inputs == 1


def test_track_by_trail_on_a_practice_table(qtbot: QtBot, start: Start) -> None:
    hands = start(playing(MANY, printed=practice_set()))
    hands.table = RaceTable(hands.model, Dealer(1))
    qtbot.addWidget(hands.table)
    hands.table.resize(1280, 720)
    with qtbot.waitExposed(hands.table):
        hands.table.show()
    hands.tap(hands.page.tiles[LION])
    assert hands.state.player(A).owns(LION) == 3
    assert hands.inputs == 1


@pytest.mark.parametrize("way", ["tap", "key", "line"])
def test_pass_the_turn(start: Start, way: str) -> None:
    hands = start(playing(MANY))
    if way == "tap":
        hands.tap(hands.page.primary)
    elif way == "key":
        hands.key(Qt.Key.Key_Return)
    else:
        hands.line("end")
    assert hands.state.active == B
    assert hands.inputs == 1


@pytest.mark.parametrize("way", ["tap", "line"])
def test_turn_up_a_drought(start: Start, way: str) -> None:
    hands = start(begun())
    if way == "tap":
        hands.tap(hands.page.tiles[GIRAFFE])
    else:
        hands.line("giraffe")
    assert hands.state.drought is GIRAFFE
    assert hands.inputs == 1


def test_turn_up_an_infestation(start: Start) -> None:
    hands = start(begun())
    hands.answer("Infestation (4 left)")
    assert hands.state.event == EventCard()
    assert hands.inputs == 1


def test_show_no_scorpion_and_show_one(start: Start) -> None:
    hands = start(playing({SCORPION: 2}, phase=Phase.SCORPIONS))
    hands.tap(hands.page.primary)
    assert hands.inputs == 1
    hands = start(playing({SCORPION: 2}, phase=Phase.SCORPIONS))
    hands.answer("1")
    hands.answer("0")
    assert hands.state.marker == -1
    assert hands.inputs <= MOST


def test_a_skill_that_needs_no_target(start: Start) -> None:
    hands = start(playing(MANY))
    hands.tap(hands.page.skills.buttons[Skill.ELEPHANT_1])
    hands.tap(hands.page.primary)
    assert hands.state.player(A).aside == (ELEPHANT,)
    assert hands.inputs <= MOST


def test_draw_by_an_eagle_of_a_player_without_scorpions(start: Start) -> None:
    hands = start(playing({EAGLE: 1}))
    hands.tap(hands.page.skills.buttons[Skill.EAGLE_2])
    hands.answer("2")
    assert hands.state.player(A).hand == 6
    assert hands.inputs <= MOST


def test_swap_a_rock_in_two_taps(start: Start) -> None:
    hands = start(playing(MANY, lion=(4, Rock.TOP)))
    hands.tap(hands.page.skills.buttons[Skill.TRAIL_2])
    hands.tap(hands.page.tiles[LION])
    assert hands.state.stack(LION).rock is Rock.SECOND
    assert hands.inputs <= MOST


@pytest.mark.parametrize("way", ["tap", "key", "line"])
def test_undo(start: Start, way: str) -> None:
    hands = start(playing(MANY))
    hands.line("elephant1")
    hands.inputs = 0
    if way == "tap":
        hands.tap(hands.table.bar.undo)
    elif way == "key":
        hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    else:
        hands.line("undo")
    assert hands.state.player(A).aside == ()
    assert hands.inputs == 1
