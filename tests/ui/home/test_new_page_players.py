"""The new-session page: the names, marks, number and order of the players."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from support.new_page import Open, names, options

from serengeti_companion.games.wild.model import Mode
from serengeti_companion.ui.home.wild.new_page import NewSessionPage


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("x" * 10_000, "at most 40 letters; this one has 10000"),
        ("", "needs a name"),
        ("   ", "needs a name"),
        ("Ben", "Two players are called Ben"),
        ("A\tnn", "can be seen"),
    ],
)
def test_a_name_that_cannot_stand_is_told_in_place(
    page: NewSessionPage, qtbot: QtBot, name: str, says: str
) -> None:
    players = page.players
    row = players.rows[0] if name != "Ben" else players.rows[2]
    row.name.setText(name)
    assert says in row.problem.text()
    assert row.problem.isVisible()
    with qtbot.assertNotEmitted(page.begun):
        page.start()
    assert row.name.hasFocus()
    row.name.setText("Eve")
    assert not row.problem.isVisible()
    assert "Eve" in [seat.name for seat in options(qtbot, page).seats]


def test_two_faults_of_names_still_leave_all_of_the_page_in_sight(page: NewSessionPage) -> None:
    for row in (page.players.rows[0], page.players.rows[2]):
        row.name.setText("Ben")
    QTest.qWait(0)
    assert [bool(row.problem.text()) for row in page.players.rows] == [False, True, True, False]
    assert page.scroll_bar.maximum() == 0


@pytest.mark.parametrize("name", ["עדי", "أمل", "🦁", "Ö", "李"])
def test_names_of_any_script_are_welcome(page: NewSessionPage, qtbot: QtBot, name: str) -> None:
    page.players.rows[0].name.setText(name)
    assert options(qtbot, page).seats[0].name == name


def test_players_leave_and_come_back(page: NewSessionPage) -> None:
    players = page.players
    QTest.mouseClick(players.rows[1].remove, Qt.MouseButton.LeftButton)
    QTest.mouseClick(players.rows[1].remove, Qt.MouseButton.LeftButton)
    assert names(players) == ["Ann", "Dee"]
    assert not players.rows[0].remove.isEnabled()
    QTest.mouseClick(players.add, Qt.MouseButton.LeftButton)
    assert names(players) == ["Ann", "Dee", "Ben"]
    assert len({seat.colour for seat in players.seats}) == 3
    assert players.rows[2].name.hasFocus()


def test_the_order_changes_by_arrow_by_key_and_by_drag(page: NewSessionPage) -> None:
    players = page.players
    QTest.mouseClick(players.rows[1].up, Qt.MouseButton.LeftButton)
    assert names(players) == ["Ben", "Ann", "Cem", "Dee"]
    QTest.keyClick(players.rows[0].name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(players) == ["Ann", "Ben", "Cem", "Dee"]
    mark = players.rows[0].mark
    start = mark.rect().center()
    end = mark.mapFromGlobal(players.rows[3].mapToGlobal(QPoint(10, 10)))
    QTest.mousePress(mark, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(mark, end)
    QTest.mouseRelease(mark, Qt.MouseButton.LeftButton, pos=end)
    assert names(players) == ["Ben", "Cem", "Dee", "Ann"]


def test_two_players_never_have_one_mark(page: NewSessionPage) -> None:
    players = page.players
    players.rows[0].mark.choices.actions()[2].trigger()
    assert [seat.colour for seat in players.seats] == [2, 1, 0, 3]


def test_alone_one_plays_and_the_others_are_not_forgotten(open_page: Open, qtbot: QtBot) -> None:
    page = open_page()
    page.players.rows[3].name.setText("")
    QTest.mouseClick(page.mode.modes.button("solo"), Qt.MouseButton.LeftButton)
    chosen = options(qtbot, page)
    assert [seat.name for seat in chosen.seats] == ["Ann"]
    assert (chosen.mode, chosen.scenario) == (Mode.SOLO, 1)
    again = open_page()
    assert again.mode.mode is Mode.SOLO
    assert len(again.players.seats) == 1
    titles = {label.text() for label in again.findChildren(QLabel)}
    assert "Player" in titles
    assert "Players, clockwise as they sit" not in titles
    again.players.rows[3].name.setText("Dee")
    QTest.mouseClick(again.mode.modes.button("competitive"), Qt.MouseButton.LeftButton)
    assert names(again.players) == ["Ann", "Ben", "Cem", "Dee"]
    assert options(qtbot, again).scenario is None
