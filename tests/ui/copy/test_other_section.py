"""My copy: Award Tiles, the end of the score track, the names of the marker colours."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.copy_parts import enter, known, opened, press, tap, type_into

from serengeti_companion.games.wild.components import dumps, loads
from serengeti_companion.games.wild.printed import ASSUMED_TILES, UNKNOWN_COPY
from serengeti_companion.games.wild.terms import Species
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.other_edits import (
    colour_problem,
    own_colour,
    track_words,
    with_colour,
)
from serengeti_companion.ui.copy.other_section import OtherSection, make

Part = tuple[CopyModel, OtherSection]


@pytest.fixture
def part(qtbot: QtBot, data_folder: Path) -> Part:
    return opened(qtbot, data_folder, make)


@pytest.mark.clause("WS-PIC-7")
def test_there_is_one_tile_a_species_until_one_is_tapped(part: Part) -> None:
    model, section = part
    assert [tile.species for tile in section.tiles.tiles] == list(Species)
    assert not section.assume.isEnabled()
    first = section.tiles.tiles[0]
    tap(first)
    assert first.choices.isVisible()
    QTest.keyClick(first.choices, Qt.Key.Key_Down)
    QTest.keyClick(first.choices, Qt.Key.Key_Return)
    assert known(model).award_tiles == (Species.LEOPARD, *tuple(Species)[1:])
    assert first.species is Species.LEOPARD
    assert first.accessibleName() == "Award Tile 1: Leopard. Press to pick another"
    assert model.undo_words == "Award Tile 1: Leopard"
    assert "second Award Tile of the species leopard" in section.oddities.words.text()
    tap(section.assume)
    assert known(model).award_tiles == ASSUMED_TILES
    assert not section.oddities.isVisible()


def test_the_arrows_walk_over_the_tiles_and_space_opens_one(part: Part) -> None:
    model, section = part
    section.take_focus()
    press(section, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space)
    tile = section.tiles.tiles[7]
    assert tile.choices.isVisible()
    QTest.keyClick(tile.choices, Qt.Key.Key_Escape)
    assert known(model) == UNKNOWN_COPY
    assert tile.hasFocus()


@pytest.mark.clause("WS-PIC-12")
def test_the_end_of_the_score_track_is_told_and_forgotten(part: Part) -> None:
    model, section = part
    assert section.example.text() == "Not told: it is taken to run from 0 to 99."
    enter(section.track.field, "100")
    assert known(model).track_last == 100
    assert "37 and the 100 token" in section.example.text()
    assert model.undo_words == "End of the score track"
    enter(section.track.field, "")
    assert known(model).track_last is None
    model.undo()
    assert section.track.field.text() == "100"


@pytest.mark.parametrize("typed", ["0", "1000", "99.5", "ninety"])
def test_an_end_that_is_no_number_is_told_in_place(part: Part, typed: str) -> None:
    model, section = part
    enter(section.track.field, typed)
    assert section.track.problem.isVisible()
    assert section.track.problem.text() == "A whole number from 1 to 999, please."
    assert section.track.field.text() == typed
    assert known(model) == UNKNOWN_COPY


@pytest.mark.clause("WS-PIC-14")
def test_the_colours_are_called_as_the_owner_calls_them(part: Part) -> None:
    model, section = part
    fields = [told.field for told in section.colours.fields]
    assert [field.placeholderText() for field in fields] == [
        "vermillion",
        "blue",
        "green",
        "orange",
    ]
    enter(fields[2], "pink")
    assert known(model).colours == ("vermillion", "blue", "pink")
    assert [field.text() for field in fields] == ["", "", "pink", ""]
    assert model.undo_words == "Colour 3: pink"
    enter(fields[0], "red")
    enter(fields[2], "")
    assert known(model).colours == ("red",)
    assert model.undo_words == "Colour 3: our name"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("x" * 21, "At most 20 letters; this name has 21."),
        ("Blue", "Another colour is called Blue: change that one first."),
        ("re\u200bd", "A name with letters that can be seen, please."),
    ],
)
def test_a_colour_that_cannot_be_called_that_is_told_in_place(
    part: Part, name: str, says: str
) -> None:
    model, section = part
    told = section.colours.fields[0]
    told.field.setText(name)
    told.field.setFocus()
    press(section, Qt.Key.Key_Return)
    assert told.problem.text() == says
    assert known(model) == UNKNOWN_COPY


def test_what_is_wrong_stays_there_while_something_else_is_told(part: Part) -> None:
    model, section = part
    first, last = section.colours.fields[0], section.colours.fields[3]
    enter(first.field, "blue")
    type_into(last.field, "yellow")
    press(section, Qt.Key.Key_Tab)
    assert known(model).colours == ("vermillion", "blue", "green", "yellow")
    assert first.field.text() == "blue"
    assert first.problem.isVisible()
    enter(first.field, "red")
    assert not first.problem.isVisible()
    assert known(model).colours[0] == "red"


def test_what_is_wrong_does_not_go_over_to_another_copy(part: Part) -> None:
    model, section = part
    model.begin("First")
    enter(section.track.field, "none")
    model.begin("Second")
    assert section.track.field.text() == ""
    assert not section.track.problem.isVisible()


def test_the_words_about_the_track_say_what_the_table_will_show() -> None:
    assert track_words(149) == "With 137 stars the marker stands on 137."
    assert track_words(49) == (
        "With 137 stars the marker stands on 37 and the 100 token lies beside it."
    )


@given(st.lists(st.tuples(st.integers(0, 3), st.sampled_from(["", "red", "pink", "a", "Blue"]))))
def test_whatever_the_colours_are_called_a_file_holds_them(named: list[tuple[int, str]]) -> None:
    printed = UNKNOWN_COPY
    told = dict.fromkeys(range(4), "")
    for mark, name in named:
        if not colour_problem(printed.colours, mark, name):
            printed = with_colour(printed, mark, name)
            told[mark] = name
    assert {mark: own_colour(printed.colours, mark) for mark in range(4)} == told
    assert loads(dumps(printed)) == printed
