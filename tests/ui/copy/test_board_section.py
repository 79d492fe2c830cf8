"""My copy, the Action Board: told row by row, typed, confirmed, and taken back."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.copy_parts import enter, known, opened, press, tap, type_into
from support.patience import as_long_as

from serengeti_companion.games.wild.notation import space_line
from serengeti_companion.games.wild.printed import ASSUMED_SPACES, UNKNOWN_COPY
from serengeti_companion.ui.copy.board_section import BoardSection, make
from serengeti_companion.ui.copy.copy_model import CopyModel

ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def board(qtbot: QtBot, data_folder: Path) -> tuple[CopyModel, BoardSection]:
    return opened(qtbot, data_folder, make)


def lines(model: CopyModel) -> list[str]:
    return [space_line(space) for space in known(model).spaces]


def row(section: BoardSection, at: int) -> None:
    """A tap on a row."""
    view = section.list
    index = view.rows.index(at)
    view.scrollTo(index)
    tap(view.viewport(), view.visualRect(index).center())


def chosen(section: BoardSection) -> str:
    space = section.list.space
    return space_line(space) if space else ""


def test_the_board_is_said_to_be_assumed_until_the_owner_confirms_it(
    board: tuple[CopyModel, BoardSection],
) -> None:
    model, section = board
    assert "Assumed" in section.status.words.text()
    assert not section.status.assume.isVisible()
    tap(section.status.confirm)
    assert not known(model).board_assumed
    assert known(model).spaces == ASSUMED_SPACES
    assert "Told by you: 16" in section.status.words.text()
    assert section.status.assume.hasFocus()
    assert model.undo_words == "This is my board"
    model.undo()
    assert known(model).board_assumed
    assert "Assumed" in section.status.words.text()


def test_the_first_change_says_that_the_owner_looked(
    board: tuple[CopyModel, BoardSection],
) -> None:
    model, section = board
    row(section, 10)
    assert chosen(section) == "move-1: 1 full - closed-in-round-1"
    tap(section.form.label.button("3P"))
    assert lines(model)[10] == "move-1: 1 full 3P closed-in-round-1"
    assert not known(model).board_assumed
    assert model.undo_words == "Move, 1 Coin, 3P"


def test_every_fact_of_a_space_can_be_tapped(board: tuple[CopyModel, BoardSection]) -> None:
    model, section = board
    row(section, 12)
    assert chosen(section) == "take-1: 1 full -"
    tap(section.form.price.more)
    tap(section.form.frame.button("partly"))
    tap(section.form.label.button("4P"))
    tap(section.form.closed, QPoint(12, section.form.closed.height() // 2))
    assert lines(model)[12] == "take-1: 2 partly 4P closed-in-round-1"
    assert chosen(section) == lines(model)[12]


def test_a_space_of_another_action_takes_a_free_number_of_that_one(
    board: tuple[CopyModel, BoardSection],
) -> None:
    model, section = board
    row(section, 0)
    section.form.action.setFocus()
    press(section, Qt.Key.Key_End)  # Renew, which has two
    assert lines(model)[0] == "renew-3: 1 full -"
    assert chosen(section) == "renew-3: 1 full -"
    assert section.form.action.hasFocus()


def test_a_typed_price_counts_when_the_field_is_left(
    board: tuple[CopyModel, BoardSection],
) -> None:
    model, section = board
    type_into(section.form.price.field, "5")
    assert model.undo_words is None
    press(section, Qt.Key.Key_Tab)
    assert lines(model)[0] == "predators-1: 5 full -"
    assert "costs 5" in section.oddities.words.text()


def test_a_price_that_is_none_is_told_in_place_and_changes_nothing(
    board: tuple[CopyModel, BoardSection],
) -> None:
    model, section = board
    enter(section.form.price.field, "two")
    assert section.form.price.problem.isVisible()
    assert "whole number from 0 to 99" in section.form.price.problem.text()
    assert known(model) == UNKNOWN_COPY


def test_spaces_are_added_duplicated_moved_and_removed_by_tap(
    board: tuple[CopyModel, BoardSection],
) -> None:
    model, section = board
    row(section, 10)
    tap(section.duplicate)
    assert lines(model)[10:12] == [
        "move-1: 1 full - closed-in-round-1",
        "move-3: 1 full - closed-in-round-1",
    ]
    tap(section.down)
    assert [line.split(":")[0] for line in lines(model)[10:13]] == ["move-1", "move-2", "move-3"]
    tap(section.up)
    tap(section.up)
    assert lines(model)[10].startswith("move-3")
    tap(section.remove)
    assert len(lines(model)) == 16
    assert chosen(section) == lines(model)[10]
    tap(section.add)
    assert lines(model)[11] == "move-3: 1 full -"
    assert chosen(section) == "move-3: 1 full -"
    assert section.form.action.hasFocus()


def test_the_keyboard_does_it_all_in_the_list(board: tuple[CopyModel, BoardSection]) -> None:
    model, section = board
    section.take_focus()
    press(section, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert chosen(section) == "large-1: 1 full -"
    press(section, Qt.Key.Key_D, held=CONTROL)
    assert chosen(section) == "large-3: 1 full -"
    press(section, Qt.Key.Key_Up, held=ALT)
    assert [line.split(":")[0] for line in lines(model)[2:5]] == ["large-3", "large-1", "large-2"]
    press(section, Qt.Key.Key_Delete)
    assert known(model).spaces == ASSUMED_SPACES
    assert section.list.hasFocus()
    press(section, Qt.Key.Key_Return)
    assert section.form.action.hasFocus()
    said = []
    for _ in as_long_as(lambda: model.undo_words is not None):
        said.append(model.undo_words)
        model.undo()
    assert said == [
        "Remove Discover Large Mammals, 1 Coin",
        "Another place for Discover Large Mammals, 1 Coin",
        "Duplicate Discover Large Mammals, 1 Coin",
    ]


def test_a_typed_space_is_put_beside_its_kin_or_in_the_place_of_its_name(
    board: tuple[CopyModel, BoardSection],
) -> None:
    model, section = board
    type_into(section.line.field, "m 2 p 3")
    assert section.line.note.text() == "move-3: 2 partly 3P"
    press(section, Qt.Key.Key_Return)
    assert lines(model)[12] == "move-3: 2 partly 3P"
    assert chosen(section) == "move-3: 2 partly 3P"
    assert section.line.field.text() == ""
    assert section.line.field.hasFocus()
    enter(section.line.field, "move-3: 1 full 4P closed-in-round-1")
    assert lines(model)[12] == "move-3: 1 full 4P closed-in-round-1"
    assert len(lines(model)) == 17


def test_a_typed_space_that_cannot_be_read_is_marked_where_it_goes_wrong(
    board: tuple[CopyModel, BoardSection],
) -> None:
    model, section = board
    enter(section.line.field, "move 2 round")
    assert '"round" at character 8' in section.line.note.text()
    assert "full, partly" in section.line.note.text()
    assert section.line.field.selectedText() == "round"
    assert section.line.field.text() == "move 2 round"
    assert known(model) == UNKNOWN_COPY
    QTest.keyClicks(section.line.field, "full")  # in place of what was marked
    press(section, Qt.Key.Key_Return)
    assert lines(model)[12] == "move-3: 2 full -"


def test_an_action_without_a_space_and_an_odd_price_are_warned_of(
    board: tuple[CopyModel, BoardSection],
) -> None:
    model, section = board
    assert not section.oddities.isVisible()
    for _ in range(2):
        row(section, 14)
        tap(section.remove)
    assert section.oddities.words.text() == "Renew has no Action Space."
    assert section.oddities.isVisible()
    enter(section.line.field, "renew 3 full")
    assert section.oddities.words.text() == (
        "A space for Renew costs 3; printed prices are 1 and 2 Coins."
    )
    for _ in range(3):
        model.undo()
    assert not section.oddities.isVisible()


def test_a_board_without_a_space_can_be_filled_again(
    board: tuple[CopyModel, BoardSection],
) -> None:
    model, section = board
    section.take_focus()
    press(section, *[Qt.Key.Key_Delete] * 17)
    assert lines(model) == []
    assert "5 more" in section.oddities.words.text()
    assert not section.form.isEnabled()
    assert not section.remove.isEnabled()
    section.take_focus()
    assert section.add.hasFocus()
    press(section, Qt.Key.Key_Space)
    assert lines(model) == ["predators-1: 1 full -"]
    tap(section.status.assume)
    assert (known(model).spaces, known(model).board_assumed) == (ASSUMED_SPACES, True)
    assert model.undo_words == "Back to the assumed board"


def test_no_more_spaces_than_a_file_can_hold(board: tuple[CopyModel, BoardSection]) -> None:
    model, section = board
    section.take_focus()
    for _ in range(90):
        press(section, Qt.Key.Key_D, held=CONTROL)
    assert len(lines(model)) == 99
    assert not section.add.isEnabled()
    assert not section.duplicate.isEnabled()
    enter(section.line.field, "move 1 full")
    assert len(lines(model)) == 99
    assert "99" in section.line.note.text()
    assert section.line.field.text() == "move 1 full"
