"""My copy, the Great Migration Cards: painted by tap, drag and keyboard, numbered, turned."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.copy_parts import enter, known, opened, press, tap, type_into

from serengeti_companion.games.wild.notation import migration_line, parse_migration
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.terms import CELLS, Cell, Mark
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.migration_edits import following, turned, untold
from serengeti_companion.ui.copy.migration_section import MigrationSection, make

Part = tuple[CopyModel, MigrationSection]


@pytest.fixture
def part(qtbot: QtBot, data_folder: Path) -> Part:
    return opened(qtbot, data_folder, make)


def lines(model: CopyModel) -> list[str]:
    return [migration_line(card) for card in known(model).migrations]


def middle(section: MigrationSection, cell: str) -> QPoint:
    return section.grid.squares[Cell(cell)].geometry().center()


def touch(section: MigrationSection, *cells: str) -> None:
    for cell in cells:
        tap(section.grid, middle(section, cell))


def drag(section: MigrationSection, first: str, *others: str) -> None:
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(section.grid, left, pos=middle(section, first))
    for cell in others:
        QTest.mouseMove(section.grid, middle(section, cell))
    QTest.mouseRelease(section.grid, left, pos=middle(section, (first, *others)[-1]))


def squares(section: MigrationSection) -> str:
    """`A1 brown, C3 blue` as the grid shows it."""
    shown = ((cell, square.mark) for cell, square in section.grid.squares.items())
    return ", ".join(f"{cell} {mark}" for cell, mark in shown if mark is not None)


def test_squares_are_tapped_brown_and_blue_and_free_again(part: Part) -> None:
    model, section = part
    touch(section, "A1", "B2")
    tap(section.brush.button("blue"))
    touch(section, "C3", "B2")
    assert lines(model) == ["1: brown A1 | blue B2 C3"]
    assert squares(section) == "A1 brown, B2 blue, C3 blue"
    touch(section, "C3")  # the brush's own colour is wiped off
    tap(section.brush.button("none"))
    touch(section, "A1")
    assert lines(model) == ["1: brown - | blue B2"]
    assert model.undo_words == "Migration card 1"


def test_a_drag_paints_all_it_passes_and_is_one_step(part: Part) -> None:
    model, section = part
    drag(section, "A1", "A7")
    assert lines(model) == ["1: brown A1 A2 A3 A4 A5 A6 A7 | blue -"]
    drag(section, "A1", "A2", "B2")  # begun on its own colour: a rubber
    assert lines(model) == ["1: brown A3 A4 A5 A6 A7 | blue -"]
    model.undo()
    model.undo()
    assert lines(model) == []
    assert squares(section) == ""


def test_nothing_is_told_while_the_hand_still_draws(part: Part) -> None:
    model, section = part
    QTest.mousePress(section.grid, Qt.MouseButton.LeftButton, pos=middle(section, "D4"))
    QTest.mouseMove(section.grid, middle(section, "D5"))
    assert squares(section) == "D4 brown, D5 brown"
    assert lines(model) == []
    QTest.mouseRelease(section.grid, Qt.MouseButton.LeftButton, pos=QPoint(-50, -50))
    assert lines(model) == ["1: brown D4 D5 | blue -"]


def test_the_keyboard_walks_paints_and_goes_on_to_the_next_number(part: Part) -> None:
    model, section = part
    section.take_focus()
    press(section, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_2, Qt.Key.Key_Down)
    press(section, Qt.Key.Key_1, Qt.Key.Key_Left, Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_Return)
    assert lines(model) == ["1: brown A1 B2 | blue B1"]
    assert section.number == 2
    assert squares(section) == ""
    press(section, Qt.Key.Key_1)  # where the keyboard was
    assert lines(model)[1] == "2: brown A2 | blue -"


def test_the_cards_are_listed_with_what_is_still_to_be_told(part: Part) -> None:
    model, section = part
    assert list(section.tiles.tiles) == list(range(1, 13))
    touch(section, "A1")
    assert section.tiles.tiles[1].accessibleName() == "Card 1: 1 brown, 0 blue"
    assert section.tiles.tiles[2].accessibleName() == "Card 2, not told yet"
    tap(section.tiles.tiles[7])
    touch(section, "G7")
    tap(section.tiles.tiles[1])
    assert squares(section) == "A1 brown"
    assert section.field.field.text() == "1"
    assert lines(model) == ["1: brown A1 | blue -", "7: brown G7 | blue -"]


def test_a_card_takes_another_number_but_not_one_that_is_told(part: Part) -> None:
    model, section = part
    touch(section, "A1")
    tap(section.following)
    touch(section, "B2")
    enter(section.field.field, "1")
    assert section.field.problem.text() == "Card 1 is told already: choose it in the list."
    assert len(lines(model)) == 2
    enter(section.field.field, "31")
    assert lines(model) == ["1: brown A1 | blue -", "31: brown B2 | blue -"]
    assert not section.field.problem.isVisible()
    assert list(section.tiles.tiles) == [*range(1, 12), 31]
    assert model.undo_words == "Migration card 2 is card 31"


@pytest.mark.parametrize("typed", ["", "0", "1000", "two", "-3"])
def test_a_number_that_is_none_is_told_in_place(part: Part, typed: str) -> None:
    model, section = part
    touch(section, "A1")
    enter(section.field.field, typed)
    assert section.field.problem.text() == "A whole number from 1 to 999, please."
    assert section.field.problem.isVisible()
    assert lines(model) == ["1: brown A1 | blue -"]


def test_a_number_typed_for_a_card_that_is_not_told_begins_that_card(part: Part) -> None:
    model, section = part
    enter(section.field.field, "205")
    assert section.number == 205
    assert lines(model) == []
    touch(section, "C3")
    assert lines(model) == ["205: brown C3 | blue -"]


def test_a_card_that_lies_askew_is_turned(part: Part) -> None:
    model, section = part
    assert not section.turn.isEnabled()
    touch(section, "A1", "B1")
    tap(section.turn)
    assert lines(model) == ["1: brown G1 G2 | blue -"]


def test_a_card_is_typed_as_a_line(part: Part) -> None:
    model, section = part
    type_into(section.line.field, "a135 b2 | c3")
    assert section.line.note.text() == "1: brown A1 A3 A5 B2 | blue C3"
    press(section, Qt.Key.Key_Return)
    enter(section.line.field, "d4")
    assert lines(model) == ["1: brown A1 A3 A5 B2 | blue C3", "2: brown D4 | blue -"]
    assert section.number == 3
    assert section.line.field.hasFocus()


def test_a_typed_card_that_cannot_be_read_is_marked_where_it_goes_wrong(part: Part) -> None:
    model, section = part
    enter(section.line.field, "a1 h3")
    assert '"H3" at character 5 is not a Map space' in section.line.note.text()
    assert section.line.field.text() == "a1 h3"
    assert lines(model) == []


def test_a_card_that_clears_nothing_is_warned_of(part: Part) -> None:
    _, section = part
    assert not section.oddities.isVisible()
    tap(section.brush.button("blue"))
    touch(section, "C3")
    assert "clears nothing with 1 to 3 players" in section.oddities.words.text()
    touch(section, "C3")
    assert "no marked square" in section.oddities.words.text()
    tap(section.brush.button("brown"))
    touch(section, "C3")
    assert not section.oddities.isVisible()


def test_a_card_is_removed_and_comes_back(part: Part) -> None:
    model, section = part
    assert not section.remove.isEnabled()
    touch(section, "A1")
    tap(section.remove)
    assert lines(model) == []
    assert model.undo_words == "Remove migration card 1"
    model.undo()
    assert squares(section) == "A1 brown"
    section.tiles.tiles[1].setFocus()
    press(section, Qt.Key.Key_Delete)
    assert lines(model) == []


def test_after_the_last_of_twelve_the_next_one_is_the_first(part: Part) -> None:
    model, section = part
    for _ in range(12):
        touch(section, "A1")
        press(section, Qt.Key.Key_Return)
    assert [card.number for card in known(model).migrations] == list(range(1, 13))
    assert section.number == 1


def test_cards_with_other_numbers_leave_as_many_to_tell_as_there_are() -> None:
    cards = tuple(parse_migration(f"{number}: brown A1 | blue -") for number in (2, 40, 41))
    printed = replace(UNKNOWN_COPY, migrations=cards)
    assert untold(printed) == (1, 3, 4, 5, 6, 7, 8, 9, 10)
    assert [following(printed, number) for number in (1, 2, 10, 41)] == [3, 3, 1, 1]


@given(st.dictionaries(st.sampled_from(CELLS), st.sampled_from(Mark)))
def test_four_quarter_turns_are_none(marked: dict[Cell, Mark]) -> None:
    once = turned(marked)
    assert len(once) == len(marked)
    assert turned(turned(turned(once))) == marked
