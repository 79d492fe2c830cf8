"""The new-session page: which copy is played with, what is known of it, and its sides."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.new_page import Open, begun, options

from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import EVERYTHING, LIGHT, Tracking
from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, MapSide
from serengeti_companion.games.wild.terms import Terrain
from serengeti_companion.storage.copies import CopyId
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import VERSION
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.home.wild.copy_choice import OWN
from serengeti_companion.ui.home.wild.new_page import NewSessionPage
from serengeti_companion.ui.home.wild.remembered import PRACTICE, UNKNOWN
from serengeti_companion.ui.main_window import MainWindow


def a_copy(window: MainWindow, name: str, cards: int = 0, **known: Any) -> int:  # noqa: ANN401
    """A copy of the user's own, of which so many cards are told."""
    assert window.kept is not None
    told = tuple(parse_card(f"{number} line: lion zebra | - | -") for number in range(1, cards + 1))
    printed = replace(UNKNOWN_COPY, cards=told, **known)
    text = Codec(GAME).write_components(printed)
    return window.kept.copies.create(GAME.key, name, VERSION, text)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_without_a_copy_of_ones_own_two_ways_are_offered(page: NewSessionPage) -> None:
    assert page.copy.copies.keys == (PRACTICE, UNKNOWN)
    assert page.copy.key == PRACTICE
    assert not page.copy.which.isVisible()
    assert not page.copy.gaps.isVisible()


def test_the_own_copy_is_offered_by_name_with_what_is_known(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    ground = (Terrain.WATER,) * 49
    number = a_copy(window, "Ann's box", 43, sides=(MapSide(name="Day", terrain=ground),))
    page = open_page()
    assert page.copy.copies.button(OWN).text() == "Ann's box"
    assert page.copy.key == f"copy {number}"
    assert "43 of 168 cards" in page.copy.hint.text()
    assert "Map Day done" in page.copy.hint.text()
    assert page.tracking.tracking == LIGHT
    click(page.copy.sides.button("1"))
    whole = begun(qtbot, page)
    assert (whole.copy, whole.options.side) == (number, 1)
    assert whole.components.name == "Ann's box"
    assert [side.name for side in whole.components.sides] == ["Day", "B"]
    assert whole.components.sides[0].terrain == ground


@pytest.mark.parametrize(("cards", "tracking"), [(99, LIGHT), (100, EVERYTHING)])
def test_a_hundred_cards_are_worth_naming(
    window: MainWindow, open_page: Open, cards: int, tracking: Tracking
) -> None:
    a_copy(window, "Mine", cards)
    page = open_page()
    click(page.copy.copies.button(PRACTICE))
    assert page.tracking.tracking == EVERYTHING
    click(page.copy.copies.button(OWN))
    assert page.tracking.tracking == tracking


def test_one_of_several_copies_is_chosen_and_remembered(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    old, new = a_copy(window, "First print"), a_copy(window, "Second print", 7)
    page = open_page()
    assert page.copy.copies.button(OWN).text() == "My copies"
    shown = [page.copy.which.itemText(at) for at in range(page.copy.which.count())]
    assert shown == ["Second print: 7 of 168 cards", "First print: 0 of 168 cards"]
    assert page.copy.number == new
    page.copy.which.setFocus()
    QTest.keyClick(page.copy.which, Qt.Key.Key_Down)
    assert begun(qtbot, page).copy == old
    again = open_page()
    assert again.copy.number == old
    assert again.copy.which.isVisible()
    click(again.copy.copies.button(UNKNOWN))
    assert not again.copy.which.isVisible()
    assert begun(qtbot, again).copy is None
    assert open_page().copy.key == UNKNOWN


@pytest.mark.clause("WS-PIC-14")
def test_the_marks_are_called_as_the_owner_of_the_copy_calls_them(
    window: MainWindow, open_page: Open
) -> None:
    assert window.kept is not None
    model = CopyModel(window.kept)
    model.change(replace(UNKNOWN_COPY, colours=("red", "R&B")), "Colours")
    page = open_page()
    marks = [row.mark for row in page.players.rows]
    assert "red circle" in marks[0].toolTip()
    assert [action.text() for action in marks[0].choices.actions()] == [
        "red circle",
        "R&&B square",
        "green triangle",
        "orange diamond",
    ]
    click(page.copy.copies.button(PRACTICE))
    assert "vermillion circle" in marks[0].accessibleName()
    click(page.copy.copies.button(OWN))
    click(page.players.rows[-1].remove)
    click(page.players.add)
    assert "red circle" in page.players.rows[-1].mark.choices.actions()[0].text()


def test_a_copy_deleted_meanwhile_gives_way(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    assert window.kept is not None
    first, second = a_copy(window, "First"), a_copy(window, "Second")
    assert begun(qtbot, open_page()).copy == second
    window.kept.copies.delete(CopyId(second))
    assert open_page().copy.number == first
    window.kept.copies.delete(CopyId(first))
    assert open_page().copy.key == UNKNOWN


def test_the_gaps_of_the_own_copy_are_told_where_they_matter(
    window: MainWindow, open_page: Open
) -> None:
    a_copy(window, "Mine", 43)
    page = open_page()
    assert "49 spaces" in page.copy.gaps.text()
    assert "cards are not told: each" not in page.copy.gaps.text()
    click(page.tracking.presets.button("everything"))
    assert "125 cards" in page.copy.gaps.text()
    page.mode.advanced.click()
    assert "Specialists" in page.copy.gaps.text()
    click(page.tracking.presets.button("score"))
    page.mode.advanced.click()
    assert not page.copy.gaps.isVisible()


def test_a_copy_that_cannot_be_read_is_told_and_left_out(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    assert window.kept is not None
    window.kept.copies.create(GAME.key, "Torn", VERSION, "{")
    with qtbot.waitSignal(window.kept.failed):
        page = open_page()
    assert page.copy.copies.keys == (PRACTICE, UNKNOWN)


def test_a_long_name_leaves_room_for_the_others(window: MainWindow, open_page: Open) -> None:
    a_copy(window, "W" * 200)
    page = open_page()
    assert page.width() <= window.width()
    assert len(page.copy.copies.button(OWN).text()) == 16


def test_an_unknown_copy_suggests_to_track_less(page: NewSessionPage, qtbot: QtBot) -> None:
    QTest.mouseClick(page.copy.copies.button(UNKNOWN), Qt.MouseButton.LeftButton)
    whole = begun(qtbot, page)
    assert not whole.components.practice
    assert whole.options.tracking == LIGHT
    assert not page.copy.sides.isVisible()


def test_the_other_side_of_the_map(page: NewSessionPage, qtbot: QtBot) -> None:
    QTest.mouseClick(page.copy.sides.button("1"), Qt.MouseButton.LeftButton)
    assert options(qtbot, page).side == 1
