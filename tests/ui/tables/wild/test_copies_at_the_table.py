"""A copy begun at the table, one that is gone, and a disk that says no."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.tables import ANN
from support.wild_learning import KNOWN, NAME, NUMBER, SCENE, Begin, ground_of, tick_in, unknown
from support.wild_pages import tap

from serengeti_companion.engine.session import Session
from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Options, SeatOptions
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.sides import with_both_sides
from serengeti_companion.games.wild.terms import (
    Cell,
    Terrain,
)
from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.storage.play import begin_session as begin_stored
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import VERSION
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.copy.remembering import Remembering
from serengeti_companion.ui.desk import Sitting
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.wild import screen
from serengeti_companion.ui.home.wild.begin import begin as begin_session
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.learning import Learning


def test_where_nothing_is_known_a_copy_is_offered_to_be_begun(begin: Begin) -> None:
    evening = begin(unknown(NUMBER), None)
    begun: list[int] = []
    evening.remembering.begun.connect(begun.append)
    evening.hands.line("terrain a1 water")
    assert evening.words.startswith("Only this session knows of A1: Water.")
    evening.choose("Begin a copy")
    (copy,) = evening.kept.copies.copies(GAME.key)
    assert (copy.name, begun) == ("My copy", [copy.id])
    assert ground_of(evening, "A1") is Terrain.WATER
    evening.model.submit(c.DescribeCard(place="tableau", was=NUMBER, card=KNOWN, seat=ANN))
    assert evening.printed.cards == (KNOWN,)


def test_the_offer_to_begin_a_copy_is_made_once(begin: Begin) -> None:
    evening = begin(unknown(), None)
    evening.hands.line("terrain a1 water")
    evening.choose("Not now")
    evening.hands.line("terrain a2 water")
    assert evening.words == ""
    assert evening.kept.copies.copies(GAME.key) == ()


def test_the_menu_of_the_table_switches_it_off_or_begins_a_copy(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    entry = evening.learning.entry
    assert (entry.text(), entry.isChecked()) == (f"Remember in {NAME}", True)
    entry.trigger()
    evening.hands.line("terrain a1 water")
    assert ground_of(evening, "A1") is None
    other = begin(unknown(), None)
    other.hands.line("terrain a1 water")
    other.choose("Not now")
    assert not other.learning.entry.isCheckable()
    other.learning.entry.trigger()
    assert other.learning.entry.text() == "Remember in My copy"
    assert ground_of(other, "A1") is Terrain.WATER


def test_a_tick_begins_a_copy_with_all_that_was_told_before(begin: Begin) -> None:
    begin.copy(name="My copy")
    evening = begin(unknown(SCENE), None)
    evening.hands.line("terrain a1 water")
    evening.hands.tap(evening.hands.page.cards.tableau.grid.views[0])
    banner = evening.table.refusals.banner
    tick = tick_in(banner)
    assert not tick.isChecked()
    assert tick.text() == "Begin a copy of my own and remember it there"
    tick.click()
    tap(banner.yes)
    assert [copy.name for copy in evening.kept.copies.copies(GAME.key)] == ["My copy", "My copy 2"]
    assert (ground_of(evening, "A1"), ground_of(evening, "C4")) == (Terrain.WATER, Terrain.ROCK)
    assert "My copy 2 is begun" in evening.words


def test_a_deleted_copy_is_left_alone(begin: Begin) -> None:
    copy = begin.copy()
    begin.kept.copies.delete(copy)
    evening = begin(unknown(), copy)
    assert not evening.remembering.has_copy
    evening.hands.line("terrain a1 water")
    assert "Begin a copy" in evening.words
    assert evening.printed.sides == UNKNOWN_COPY.sides


def test_a_disk_that_says_no_never_holds_up_the_table(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = begin(unknown(), begin.copy())

    def refuse(*_: object) -> None:
        raise EnvironmentFault(say("The disk is full."))

    monkeypatch.setattr(evening.kept.copies, "write", refuse)
    with qtbot.waitSignal(evening.kept.failed) as failed:
        evening.hands.line("terrain a1 water")
    assert failed.args == ["The disk is full."]
    assert evening.words == ""
    assert evening.model.state.terrain_at(Cell("A1")) is Terrain.WATER
    monkeypatch.undo()
    evening.hands.line("terrain a2 water")
    assert ground_of(evening, "A2") is Terrain.WATER


def test_a_copy_that_cannot_be_read_is_told_once(begin: Begin, qtbot: QtBot) -> None:
    copy = begin.kept.copies.create(GAME.key, "Torn", VERSION, "{")
    evening = begin(unknown(), copy)
    with qtbot.waitSignal(evening.kept.failed):
        evening.hands.line("terrain a1 water")
    with qtbot.assertNotEmitted(evening.kept.failed):
        evening.hands.line("terrain a2 water")
    assert evening.model.state.terrain_at(Cell("A2")) is Terrain.WATER


def a_whole(printed: Printed, copy: int | None) -> WholeSession:
    seats = (SeatOptions(name="Ann", colour=0), SeatOptions(name="Ben", colour=1))
    return begin_session(Options(seats=seats, side=1), printed, copy=copy)


def test_the_screen_makes_a_table_that_learns_for_its_side(qtbot: QtBot, kept: Kept) -> None:
    copy = Begin(qtbot, kept).copy()
    printed = with_both_sides(UNKNOWN_COPY)
    whole = a_whole(printed, copy)
    model = SessionModel(GAME, Session(GAME.rules, GAME.open(whole.options, printed)))
    table = screen.table(model, whole, None, kept)
    qtbot.addWidget(table)
    model.submit(c.CorrectTerrain(cell=Cell("A1"), terrain=Terrain.WATER))
    content = kept.copies.content(copy)
    known: Printed = Codec(GAME).read_components(content.text, content.version)
    assert [side.terrain[0] for side in known.sides] == [None, Terrain.WATER]


def test_a_practice_table_remembers_nothing(qtbot: QtBot, kept: Kept) -> None:
    whole = a_whole(practice_set(), None)
    model = SessionModel(GAME, Session(GAME.rules, GAME.open(whole.options, practice_set())))
    table = screen.table(model, whole, None, kept)
    qtbot.addWidget(table)
    model.submit(c.CorrectTerrain(cell=Cell("A1"), terrain=Terrain.WATER))
    assert table.findChild(Learning) is None
    assert model.findChild(Remembering) is None
    assert kept.copies.copies(GAME.key) == ()


def test_a_session_goes_on_with_the_copy_it_began(qtbot: QtBot, kept: Kept) -> None:
    number = begin_stored(kept.sessions, a_whole(with_both_sides(UNKNOWN_COPY), None))
    parent = QWidget()
    qtbot.addWidget(parent)
    sitting = Sitting(kept, number, parent)
    sitting.model.submit(c.CorrectTerrain(cell=Cell("A1"), terrain=Terrain.WATER))
    learning = sitting.table.findChild(Learning)
    assert isinstance(learning, Learning)
    learning.bar.buttons[0].click()
    (copy,) = kept.copies.copies(GAME.key)
    assert kept.sessions.opening(number).copy == copy.id
    again = sitting.again()
    assert (again.copy, again.options.side) == (copy.id, 1)
    assert again.components.sides[1].terrain[0] is Terrain.WATER
