"""My copy, the Specialists: names, difficulty, notes, and the scales that then count themselves."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.copy_parts import enter, known, opened, press, tap, type_into
from support.tables import ANN, a_card, a_table, asked, played

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import EVERYTHING, Phase, Table
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Scale, SpecialistCard
from serengeti_companion.games.wild.rules.specialists import final_question
from serengeti_companion.games.wild.scoring import final
from serengeti_companion.games.wild.terms import Icon
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.scale_editor import ScaleEditor
from serengeti_companion.ui.copy.scale_words import (
    adventurer_oddities,
    adventurer_words,
    celebrity_oddities,
    celebrity_words,
)
from serengeti_companion.ui.copy.specialists_section import SpecialistsSection, make

Part = tuple[CopyModel, SpecialistsSection]

CELEBRITY, ADVENTURER = 2, 5


@pytest.fixture
def part(qtbot: QtBot, data_folder: Path) -> Part:
    return opened(qtbot, data_folder, make)


def row(section: SpecialistsSection, at: int) -> None:
    """A tap on a row."""
    view = section.list
    index = view.rows.index(at)
    view.scrollTo(index)
    tap(view.viewport(), view.visualRect(index).center())


def names(section: SpecialistsSection) -> list[str]:
    rows = section.list.rows
    return [rows.index(at).data() for at in range(rows.rowCount())]


def tell(editor: ScaleEditor, *steps: tuple[int | str, int | str]) -> None:
    """Types them, Enter after each number."""
    editor.rows[-1].count.setFocus()
    for step in steps:
        for number in step:
            enter(editor.window().focusWidget(), str(number))


def test_the_six_of_the_rulebook_are_there_and_nothing_is_told_of_them(part: Part) -> None:
    model, section = part
    assert names(section) == [
        "Cameraman",
        "VFX Artist",
        "Celebrity",
        "Photographer",
        "Narrator",
        "Adventurer",
    ]
    assert known(model) == UNKNOWN_COPY
    assert not section.remove.isEnabled()


def test_difficulty_and_note_are_told_and_taken_back(part: Part) -> None:
    model, section = part
    row(section, 0)
    tap(section.form.difficulty.button("4"))
    enter(section.form.note.field, "Two at once")
    told = SpecialistCard(name="cameraman", difficulty=4, note="Two at once")
    assert known(model).specialists == (told,)
    assert model.undo_words == "Cameraman"
    model.undo()
    assert section.form.note.field.text() == ""
    tap(section.form.difficulty.button("?"))
    assert known(model).specialists == ()  # nothing is told of it any more


def test_a_note_left_half_way_counts_for_the_one_it_was_written_for(part: Part) -> None:
    model, section = part
    row(section, 0)
    type_into(section.form.note.field, "Quick")
    row(section, 3)
    assert known(model).specialists == (SpecialistCard(name="cameraman", note="Quick"),)
    assert section.form.heading.text() == "Photographer"
    assert section.form.note.field.text() == ""


def test_another_one_is_named_renamed_and_removed(part: Part) -> None:
    model, section = part
    enter(section.further.field, "Botanist")
    assert section.further.field.text() == ""
    assert section.further.field.hasFocus()
    assert names(section)[6:] == ["Botanist"]
    assert "booked by hand" in section.form.kind.text()
    enter(section.form.name.field, "Herbalist")
    tap(section.form.difficulty.button("2"))
    assert known(model).specialists == (SpecialistCard(name="Herbalist", difficulty=2),)
    tap(section.remove)
    assert known(model).specialists == ()
    assert model.undo_words == "Remove Herbalist"
    model.undo()
    assert names(section)[6:] == ["Herbalist"]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Cameraman", "one of the six above"),
        ("vfx artist", "one of the six above"),
        ("narrator", "one of the six above"),
        ("BOTANIST", "BOTANIST is told already"),
        ("x" * 41, "At most 40 letters; this name has 41"),
        ("Bota\u200bnist", "letters that can be seen"),
    ],
)
def test_a_name_that_cannot_stand_is_told_in_place(part: Part, name: str, says: str) -> None:
    model, section = part
    enter(section.further.field, "Botanist")
    section.further.field.setText(name)
    section.further.field.setFocus()
    press(section, Qt.Key.Key_Return)
    assert says in section.further.problem.text()
    assert section.further.problem.isVisible()
    assert section.further.field.text() == name
    assert len(known(model).specialists) == 1
    enter(section.further.field, "Guide")
    assert not section.further.problem.isVisible()
    section.form.name.field.setText(name)
    section.form.name.field.setFocus()
    press(section, Qt.Key.Key_Return)
    assert says in section.form.name.problem.text()
    assert [card.name for card in known(model).specialists] == ["Botanist", "Guide"]


def test_a_note_that_is_too_long_is_told_and_not_cut(part: Part) -> None:
    model, section = part
    section.form.note.field.setText("n" * 201)
    section.form.note.field.setFocus()
    press(section, Qt.Key.Key_Return)
    assert section.form.note.problem.text() == "At most 200 letters, not 201."
    assert known(model) == UNKNOWN_COPY
    assert len(section.form.note.field.text()) == 201


def test_there_are_eight_others_and_no_more(part: Part) -> None:
    model, section = part
    for number in range(8):
        assert section.further.isEnabled()
        enter(section.further.field, f"Other {number}")
    assert len(known(model).specialists) == 8
    assert not section.further.isEnabled()
    section.list.setFocus()
    press(section, Qt.Key.Key_Delete)
    assert len(known(model).specialists) == 7
    assert section.further.isEnabled()


def test_the_keyboard_reaches_it_all(part: Part) -> None:
    model, section = part
    section.take_focus()
    press(section, Qt.Key.Key_Down, Qt.Key.Key_Return)
    press(section, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Tab)
    assert section.form.note.field.hasFocus()
    assert known(model).specialists == (SpecialistCard(name="vfx_artist", difficulty=2),)


def test_a_scale_is_typed_row_by_row_and_said_in_words(part: Part) -> None:
    model, section = part
    row(section, CELEBRITY)
    editor = section.form.celebrity
    assert editor.isVisible()
    assert not section.form.few.isVisible()
    assert editor.note.text() == "Not told yet: asked when it is needed."
    tell(editor, (3, 1), (9, 2))
    assert known(model).celebrity == ((3, 1), (9, 2))
    assert editor.note.text() == "Stars by Like Icons: below 3: 0; 3 to 8: 1; 9 and more: 2."
    assert model.undo_words == "Scale of the Celebrity"
    assert editor.rows[2].count.hasFocus()
    model.undo()
    assert known(model).celebrity == ((3, 1),)
    assert [r.typed for r in editor.rows] == [("3", "1"), ("", "")]


def test_the_adventurer_has_a_scale_for_each_bracket(part: Part) -> None:
    model, section = part
    row(section, ADVENTURER)
    tell(section.form.few, (10, 20), (15, 9))
    tell(section.form.many, (12, 18))
    assert known(model).adventurer_few == ((10, 20), (15, 9))
    assert known(model).adventurer_many == ((12, 18),)
    assert section.form.few.note.text().endswith("0 to 10: 20; 11 to 15: 9; more than 15: 0.")
    assert "scale" in section.list.rows.index(ADVENTURER).data(Qt.ItemDataRole.ToolTipRole)


def test_rows_that_do_not_rise_are_told_in_place_and_nothing_is_kept(part: Part) -> None:
    model, section = part
    row(section, CELEBRITY)
    editor = section.form.celebrity
    tell(editor, (9, 2), (9, 4))
    assert editor.rows[1].problem.text() == "9 does not come after 9: the rows go upwards."
    assert editor.rows[1].problem.isVisible()
    assert editor.note.text() == "Not kept until the rows are right."
    assert known(model).celebrity == ((9, 2),)
    enter(editor.rows[1].count, "12")
    assert not editor.rows[1].problem.isVisible()
    assert known(model).celebrity == ((9, 2), (12, 4))


@pytest.mark.parametrize("typed", ["nine", "-1", "1000", "2.5"])
def test_what_is_no_number_is_told_in_its_row(part: Part, typed: str) -> None:
    model, section = part
    row(section, CELEBRITY)
    tell(section.form.celebrity, (9, typed))
    words = section.form.celebrity.rows[0].problem.text()
    assert words == "A whole number from 0 to 999, please."
    assert known(model).celebrity is None


def test_half_a_row_waits_for_its_other_half(part: Part) -> None:
    model, section = part
    row(section, CELEBRITY)
    editor = section.form.celebrity
    type_into(editor.rows[0].count, "9")
    press(section, Qt.Key.Key_Tab)
    assert editor.rows[0].stars.hasFocus()
    assert editor.note.text() == "Not kept until the row has both numbers."
    assert known(model).celebrity is None
    type_into(editor.rows[0].stars, "2")
    press(section, Qt.Key.Key_Tab)
    assert known(model).celebrity == ((9, 2),)


def test_a_row_is_taken_out_and_without_rows_nothing_is_told(part: Part) -> None:
    model, section = part
    row(section, CELEBRITY)
    editor = section.form.celebrity
    tell(editor, (3, 1), (9, 2))
    tap(editor.rows[0].remove)
    assert known(model).celebrity == ((9, 2),)
    assert [r.typed for r in editor.rows] == [("9", "2"), ("", "")]
    tap(editor.rows[0].remove)
    assert known(model).celebrity is None
    assert not editor.rows[0].remove.isEnabled()
    model.undo()
    assert [r.typed for r in editor.rows] == [("9", "2"), ("", "")]


def test_the_arrows_walk_between_the_rows(part: Part) -> None:
    _, section = part
    row(section, CELEBRITY)
    editor = section.form.celebrity
    tell(editor, (3, 1))
    press(section, Qt.Key.Key_Up)
    assert editor.rows[0].count.hasFocus()
    press(section, Qt.Key.Key_Down)
    assert editor.rows[1].count.hasFocus()


def test_half_a_row_does_not_go_over_to_another_copy(part: Part) -> None:
    model, section = part
    model.begin("First")
    row(section, CELEBRITY)
    type_into(section.form.celebrity.rows[0].count, "9")
    model.begin("Second")
    assert section.form.celebrity.rows[0].typed == ("", "")


@pytest.mark.parametrize(
    ("scale", "says"),
    [
        (((9, 2),), ""),
        (((3, 1), (9, 3)), "The rulebook gives 2 stars for 9 Like Icons."),
        (((3, 2), (9, 2)), "More Like Icons give no more stars in one of the rows."),
        (None, ""),
    ],
)
def test_a_celebrity_that_contradicts_the_rulebook_is_warned_of(
    scale: Scale | None, says: str
) -> None:
    assert " ".join(celebrity_oddities(scale)) == says


@pytest.mark.parametrize(
    ("scale", "players", "says"),
    [
        (((10, 20), (19, 3)), 2, ""),
        (((20, 3),), 2, "With more than 19 completed cards there are no stars, whatever is told."),
        (((20, 3),), 4, ""),
        (((5, 3), (9, 3)), 2, "More cards give no fewer stars in one of the rows."),
    ],
)
def test_an_adventurer_that_contradicts_the_rulebook_is_warned_of(
    scale: Scale, players: int, says: str
) -> None:
    assert " ".join(adventurer_oddities(scale, players)) == says


def test_the_words_of_a_scale_say_what_the_rules_make_of_it() -> None:
    assert celebrity_words(((0, 1), (1, 2), (4, 3))) == (
        "Stars by Like Icons: 0: 1; 1 to 3: 2; 4 and more: 3."
    )
    assert adventurer_words(((10, 20), (25, 3), (30, 1)), 2) == (
        "Stars by completed cards: 0 to 10: 20; 11 to 19: 3; more than 19: 0."
    )


def likes(number: int) -> tuple[int, ...]:
    return tuple(number if icon is Icon.LIKE else 0 for icon in Icon)


def over(table: Table) -> Table:
    return replace(table, phase=Phase.OVER, turn=None)


@pytest.mark.clause("WS-PIC-10", "WS-RULING-70")
@pytest.mark.parametrize(("players", "stars"), [(2, 9), (3, 4)])
def test_a_game_with_such_a_copy_counts_the_adventurer_without_asking(
    part: Part, players: int, stars: int
) -> None:
    model, section = part
    row(section, ADVENTURER)

    def at_the_end() -> Table:
        table = a_table(players, printed=known(model))
        return over(table.with_player(ANN, specialist="adventurer", completed=14))

    assert final_question(at_the_end(), ANN) is not None
    tell(section.form.few, (10, 20), (15, 9))
    tell(section.form.many, (15, 4))
    table = at_the_end()
    assert final_question(table, ANN) is None
    assert final(table).players[ANN].specialist == stars


@pytest.mark.clause("WS-PIC-9", "WS-RULING-69")
def test_a_game_with_such_a_copy_pays_the_celebrity_without_asking(part: Part) -> None:
    model, section = part
    row(section, CELEBRITY)
    tell(section.form.celebrity, (3, 1), (9, 2), (12, 5))
    card = a_card("31 ?: ? | - | -")
    tracking = replace(EVERYTHING, map=False)
    table = a_table(2, printed=known(model), tracking=tracking, tableaus={ANN: (card,)})
    table = table.with_player(ANN, specialist="celebrity", icons=likes(12))
    film = c.FilmScene(seat=ANN, card=card)
    assert asked(table, film) == set()
    assert played(table, film).player(ANN).stars == 5
    assert "WS-PIC-9" in asked(replace(table, printed=UNKNOWN_COPY), film)
