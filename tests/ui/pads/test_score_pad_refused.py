"""What the Score pad refuses: told in place with one sentence, kept as it was typed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.pads import Pad, tick, totals, verdict

from serengeti_companion.ui.pads.specialist_choice import ANOTHER


def test_a_specialist_twice_is_refused_in_place_with_one_sentence(a_pad: Pad) -> None:
    pad = a_pad()
    tick(pad.setting.specialists_choice)
    for seat in pad.sheet.playing:
        seat.specialist.choose("narrator")
    ben = pad.sheet.seats[1]
    assert ben.specialist_problem.isVisible()
    assert ben.specialist_problem.text() == "Ben: the Specialist narrator is taken already."
    assert not pad.sheet.seats[0].specialist_problem.isVisible()
    assert not pad.save.isEnabled()
    ben.specialist.choose(ANOTHER)
    assert not ben.specialist_problem.isVisible()
    pad.sheet.seats[0].specialist.choose(ANOTHER)
    assert pad.save.isEnabled()


BAD = ["-1", "", "1000", "12a", "1.5", "x"]


@pytest.mark.parametrize("text", BAD)
def test_a_bad_entry_is_refused_in_place_with_one_sentence_and_kept(a_pad: Pad, text: str) -> None:
    pad = a_pad()
    stars = pad.sheet.seats[0].stars
    stars.field.selectAll()
    QTest.keyClick(stars.field, Qt.Key.Key_Backspace)
    QTest.keyClicks(stars.field, text)
    QTest.keyClick(stars.field, Qt.Key.Key_Return)
    assert stars.field.hasFocus()
    assert stars.problem.isVisible()
    assert stars.problem.text() == "A whole number from 0 to 999, please."
    assert stars.field.text() == text
    assert verdict(pad) == "Put right what is no count."
    assert not pad.save.isEnabled()
    assert totals(pad) == ["–", "–"]
    again = a_pad()
    again.restore(pad.draft)
    assert again.sheet.seats[0].stars.text == text
    assert again.sheet.seats[0].stars.problem.isVisible()
    QTest.keyClick(stars.field, Qt.Key.Key_Tab)
    assert stars.problem.isVisible()


def test_a_bad_entry_out_of_sight_counts_for_nothing(a_pad: Pad) -> None:
    pad = a_pad()
    tick(pad.setting.specialists_choice)
    ann = pad.sheet.seats[0]
    ann.specialist.choose("narrator")
    leaf = next(iter(ann.plants.fields.values()))
    leaf.put("x")
    pad.sheet.changed.emit()
    assert not pad.save.isEnabled()
    ann.specialist.choose("celebrity")
    assert pad.save.isEnabled()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("", "A player needs a name."), ("Ben", "Two players are called Ben.")],
)
def test_a_name_that_cannot_stand_is_told_below_it(a_pad: Pad, name: str, sentence: str) -> None:
    pad = a_pad()
    at = pad.sheet.seats[0 if not name else 1].head
    other = pad.sheet.seats[0].head
    if name:
        other.name.selectAll()
        QTest.keyClicks(other.name, name)
    else:
        at.name.selectAll()
        QTest.keyClick(at.name, Qt.Key.Key_Backspace)
    assert at.problem.isVisible()
    assert at.problem.text() == sentence == verdict(pad)
    assert not pad.save.isEnabled()
