"""The Score pad by real keys and clicks: counts in, the result always in sight."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.pads import Pad, keys, tick, totals, verdict
from support.wild_pages import tap

from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.ui.pads.pad_page import Scored


@pytest.mark.parametrize("end", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab])
def test_with_the_last_names_only_the_counts_are_typed_one_field_each(
    a_pad: Pad, end: Qt.Key
) -> None:
    pad = a_pad()
    for count in ("87", "14", "17", "92", "3", "15"):
        keys(count, end)
    assert totals(pad) == ["147", "99"]
    assert verdict(pad) == "Ann wins with 147 stars."
    assert pad.verdict.clause.text() == "WS-END-3"


def test_a_long_name_shows_how_it_begins(a_pad: Pad) -> None:
    pad = a_pad()
    pad.sheet.give_names(("Maximiliane-Charlotte von Hohenfels", "Ben"))
    name = pad.sheet.seats[0].head.name
    assert name.text().startswith("Maximiliane")
    assert name.cursorPosition() == 0


def test_after_the_last_count_one_more_enter_saves(a_pad: Pad, qtbot: QtBot) -> None:
    pad = a_pad()
    for count in ("10", "0", "3", "20", "0", "4"):
        keys(count)
    assert pad.save.hasFocus()
    wait_out(pad.save)
    with qtbot.waitSignal(pad.saved) as saved:
        QTest.keyClick(pad.save, Qt.Key.Key_Return)
    assert isinstance(saved.args[0], Scored)
    assert saved.args[0].title == "Ann, Ben"
    assert not pad.save.isEnabled()
    assert pad.save.text() == "Saved"
    QTest.keyClick(pad.sheet.seats[0].stars.field, Qt.Key.Key_Up)
    assert pad.save.isEnabled()


def test_tab_and_escape_go_on_from_a_button_that_is_deaf_for_a_moment(
    a_pad: Pad, qtbot: QtBot
) -> None:
    pad = a_pad()
    pad.save.setFocus()
    pad.save.mean("Something else")
    with qtbot.assertNotEmitted(pad.saved):
        QTest.keyClick(pad.save, Qt.Key.Key_Return)
    QTest.keyClick(pad.save, Qt.Key.Key_Tab)
    assert not pad.save.hasFocus()
    pad.save.setFocus()
    with qtbot.waitSignal(pad.left):
        QTest.keyClick(pad.save, Qt.Key.Key_Escape)


def test_the_result_grows_with_every_digit(a_pad: Pad) -> None:
    pad = a_pad()
    at = QApplication.focusWidget()
    assert isinstance(at, QLineEdit)
    seen = []
    for digit in "105":
        QTest.keyClicks(at, digit)
        seen.append(totals(pad)[0])
    assert seen == ["1", "10", "105"]


def test_counts_are_stepped_by_mouse_and_by_arrow_keys(a_pad: Pad) -> None:
    pad = a_pad()
    ann = pad.sheet.seats[0]
    tap(ann.likes.more)
    tap(ann.likes.more)
    tap(ann.likes.more)
    assert ann.likes_cell.stars.text() == "= 7"
    tap(ann.likes.less)
    assert ann.likes_cell.stars.text() == "= 0"
    QTest.keyClick(ann.stars.field, Qt.Key.Key_PageUp)
    QTest.keyClick(ann.stars.field, Qt.Key.Key_Up)
    assert totals(pad)[0] == "11"


def test_a_tie_is_broken_in_words(a_pad: Pad) -> None:
    pad = a_pad()
    for count in ("50", "0", "13", "50", "0", "12"):
        keys(count)
    assert verdict(pad) == (
        "Ann and Ben have 50 stars each. Ann completed more cards, 13 to 12, and wins."
    )
    assert pad.verdict.clause.text() == "WS-END-4"
    assert [seat.total.place.text() for seat in pad.sheet.playing] == ["place 1", "place 2"]
    tap(pad.sheet.seats[1].completed.more)
    assert verdict(pad) == ("Ann and Ben share the victory: 50 stars and 13 completed cards each.")
    assert pad.verdict.clause.text() == "WS-END-5"


def test_nobody_shares_a_victory_before_anything_is_counted(a_pad: Pad) -> None:
    pad = a_pad()
    places = [seat.total.place for seat in pad.sheet.playing]
    assert verdict(pad) == "Nothing is counted yet."
    assert not any(place.text() for place in places)
    tap(pad.sheet.seats[0].completed.more)
    assert verdict(pad).startswith("Ann and Ben have 0 stars each. Ann completed more cards")
    assert [place.text() for place in places] == ["place 1", "place 2"]


def test_specialists_bring_only_the_counts_they_need(a_pad: Pad) -> None:
    pad = a_pad()
    ann = pad.sheet.seats[0]
    assert not ann.specialist.isVisible()
    tick(pad.setting.specialists_choice)
    assert ann.specialist.isVisible()
    assert not ann.details.isVisible()
    ann.specialist.setFocus()
    QTest.keyClicks(ann.specialist, "Narr")
    assert ann.specialist.key == "narrator"
    QTest.keyClick(ann.specialist, Qt.Key.Key_Return)
    for count in ("12", "4", "3"):
        keys(count)
    assert ann.specialist_worth.stars.text() == "= 36"
    assert totals(pad) == ["36", "0"]


def test_an_adventurer_above_the_limit_gets_nothing_and_below_it_what_is_booked(
    a_pad: Pad,
) -> None:
    pad = a_pad()
    tick(pad.setting.specialists_choice)
    ann = pad.sheet.seats[0]
    ann.specialist.choose("adventurer")
    assert ann.booked.isVisible()
    ann.booked.field.setFocus()
    ann.booked.field.selectAll()
    keys("8")
    ann.completed.put("19")
    tap(ann.completed.more)
    assert totals(pad)[0] == "0"
    tap(ann.completed.less)
    assert totals(pad)[0] == "8"


def test_an_entered_scale_leaves_nothing_to_book(a_pad: Pad) -> None:
    pad = a_pad(practice_set())
    tick(pad.setting.specialists_choice)
    ann = pad.sheet.seats[0]
    ann.specialist.choose("adventurer")
    assert not ann.details.isVisible()
    tap(ann.completed.more)
    assert totals(pad)[0] == "30"
    # The owner's own Specialists are in the list.
    assert ann.specialist.findData("Drone Pilot") > 0


def test_coop_has_one_track_and_the_target_of_its_scenario(a_pad: Pad) -> None:
    pad = a_pad()
    tap(pad.setting.mode_choice.button("coop"))
    assert verdict(pad) == "0 stars in all. Ann needs a Specialist in this scenario."
    assert pad.verdict.clause.text() == "WS-COOPSOLO-4"
    for seat, key in zip(pad.sheet.playing, ("narrator", "cameraman"), strict=True):
        seat.specialist.choose(key)
    pad.take_focus()
    keys("317")
    keys("5")
    assert totals(pad) == ["+14", "+0"]
    assert verdict(pad) == "Won: 331 stars, the target is 330."
    tap(pad.sheet.common.less)
    assert verdict(pad) == "Lost: 330 stars, 1 too few. It takes more than 330."
    tick(pad.setting.inclusive_choice)
    assert verdict(pad) == "Won: 330 stars, the target is 330."


def test_the_common_track_goes_to_3999(a_pad: Pad) -> None:
    pad = a_pad()
    tap(pad.setting.mode_choice.button("coop"))
    pad.sheet.common.put("3999")
    assert pad.sheet.common.number == 3999
    pad.sheet.common.put("4000")
    assert pad.sheet.common.problem.isVisible()


def test_the_challenge_tells_the_rank_and_the_way_to_the_next(a_pad: Pad) -> None:
    pad = a_pad()
    tap(pad.setting.mode_choice.button("solo"))
    pad.setting.scenario_choice.setCurrentIndex(5)
    pad.take_focus()
    keys("179")
    assert verdict(pad) == "179 stars: Outstanding. 1 more would be Elite."
    tap(pad.sheet.seats[0].stars.more)
    assert verdict(pad) == "180 stars: Elite."
    # One Specialist is enough for the harder table.
    tick(pad.setting.specialists_choice)
    assert verdict(pad) == "180 stars: Elite."
    pad.sheet.seats[0].specialist.choose("cameraman")
    assert verdict(pad) == "180 stars: Excellent. 10 more would be Outstanding."


@pytest.mark.parametrize("number", ["2", "3", "4"])
def test_as_many_columns_as_players(a_pad: Pad, number: str) -> None:
    pad = a_pad()
    tap(pad.setting.players_choice.button(number))
    shown = [seat for seat in pad.sheet.seats if seat.head.isVisible()]
    assert len(shown) == int(number) == len(totals(pad))


def test_what_was_typed_for_a_player_is_there_again(a_pad: Pad) -> None:
    pad = a_pad(names=("Ann", "Ben", "Cem"))
    assert pad.setting.players == 3
    pad.sheet.seats[2].stars.put("44")
    tap(pad.setting.players_choice.button("2"))
    tap(pad.setting.players_choice.button("3"))
    assert totals(pad)[2] == "44"
