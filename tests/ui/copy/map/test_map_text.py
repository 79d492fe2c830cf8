"""The sides of the Map by letters: named, typed or pasted, and what is wrong in them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.map_hand import UNKNOWN_ROWS, Hand, rows

from serengeti_companion.games.wild.notation import map_rows
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.terms import SIZE
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.map_section import MapSection

pytestmark = pytest.mark.usefixtures("english")


def test_a_side_gets_a_name(section: MapSection, model: CopyModel) -> None:
    QTest.keyClick(section.name, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(section.name, "Dry season")
    QTest.keyClick(section.name, Qt.Key.Key_Return)
    assert [side.name for side in model.printed.sides] == ["Dry season", "B"]
    assert section.sides.button("0").text() == "Dry season"
    assert model.undo_words == "Map A is called Dry season"
    section.name.clear()
    QTest.keyClick(section.name, Qt.Key.Key_Return)
    assert section.name.text() == "Dry season"
    section.name.setText("Wet\x07  season")
    QTest.keyClick(section.name, Qt.Key.Key_Return)
    assert model.printed.sides[0].name == "Wet season"


def test_seven_lines_are_a_side_as_soon_as_they_are_whole(
    section: MapSection, model: CopyModel
) -> None:
    hand = Hand(section)
    hand.tool("text")
    text = section.rows.text
    assert text.toPlainText().splitlines() == list(UNKNOWN_ROWS)
    QTest.keyClick(text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    lines = map_rows(practice_set().sides[0].terrain)
    for line in lines[:-1]:
        QTest.keyClicks(text, line)
        QTest.keyClick(text, Qt.Key.Key_Return)
    assert section.rows.note.text() == "7 letters to go; kept when all are there."
    QTest.keyClicks(text, lines[-1])
    assert rows(model) == lines
    assert model.undo_words == "Map A as text"
    assert map_rows(section.painter.ground) == lines
    model.undo()
    assert text.toPlainText().splitlines() == list(UNKNOWN_ROWS)


@pytest.mark.parametrize(
    "pasted",
    [
        "GGWWARR\n\nG G W W A R R\r\n" + "ggwwarr\n" * 5,
        '"ggwwarr",\n' * 7,
        "ggwwarr" * 7,
    ],
)
def test_a_side_may_be_pasted_as_people_write_it(
    section: MapSection, model: CopyModel, pasted: str
) -> None:
    QApplication.clipboard().setText(pasted)
    Hand(section).tool("text")
    section.rows.text.selectAll()
    section.rows.text.paste()
    assert rows(model) == ("ggwwarr",) * SIZE


def test_a_wrong_letter_is_told_with_its_space_and_changes_nothing(
    section: MapSection, model: CopyModel
) -> None:
    Hand(section).tool("text")
    section.rows.text.setPlainText("ggwwarr\n" * 6 + "ggwxarr")
    assert section.rows.note.text() == (
        '"x" on D7 is not a terrain letter: g, w, a, r, or ? for unknown.'
    )
    assert model.id is None


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("ggwwarr\nggwx", '"x" on D2 is not a terrain letter: g, w, a, r, or ? for unknown.'),
        ("ggwwarr\nggww\nggwwarr", "Row 2 has 4 letters, not 7."),
        ("ggwwarrg", "41 letters to go; kept when all are there."),
        ("ggwwarr" * 8, "A map side has 7 rows, not 8."),
        ("", "49 letters to go; kept when all are there."),
    ],
)
def test_what_is_only_not_finished_is_no_fault(
    section: MapSection, model: CopyModel, typed: str, told: str
) -> None:
    Hand(section).tool("text")
    section.rows.text.setPlainText(typed)
    assert section.rows.note.text() == told
    assert model.id is None
    QTest.keyClick(section.rows.text, Qt.Key.Key_Escape)
    assert section.rows.text.toPlainText().splitlines() == list(UNKNOWN_ROWS)
