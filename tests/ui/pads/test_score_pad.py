"""The Score pad by real keys and clicks: counts in, the result always in sight, nothing lost."""

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from support.deaf import wait_out

from serengeti_companion.cli import score_wild
from serengeti_companion.cli.fields import Fields
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.ui.pads.count_field import CountField
from serengeti_companion.ui.pads.pad_page import Scored
from serengeti_companion.ui.pads.score_pad import ScorePad
from serengeti_companion.ui.pads.specialist_choice import ANOTHER
from serengeti_companion.ui.style import Style, Theme

Show = Callable[[QWidget], None]
Pad = Callable[..., ScorePad]

SHEET = {
    "game": "wild",
    "mode": "competitive",
    "players": [
        {
            "name": "Ann",
            "stars": 87,
            "completed": 17,
            "icons": {"like": 14, "leaf": 12, "flower": 4, "fruit": 3},
            "specialist": "narrator",
            "specialist_stars": 0,
        },
        {
            "name": "Ben",
            "stars": 92,
            "completed": 15,
            "icons": {},
            "specialist": "celebrity",
            "specialist_stars": 0,
        },
    ],
}


@pytest.fixture
def a_pad(show: Show) -> Pad:
    def make(printed: Printed = UNKNOWN_COPY, names: tuple[str, ...] = ("Ann", "Ben")) -> ScorePad:
        pad = ScorePad(None, printed)
        pad.begin(names)
        show(pad)
        pad.take_focus()
        return pad

    return make


def keys(text: str, end: Qt.Key = Qt.Key.Key_Return) -> None:
    """Type into whatever has the keyboard, then Enter or Tab."""
    at = QApplication.focusWidget()
    assert at is not None
    QTest.keyClicks(at, text)
    QTest.keyClick(at, end)


def tap(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def tick(box: QWidget) -> None:
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(12, box.height() // 2))


def verdict(pad: ScorePad) -> str:
    return pad.verdict.words.text()


def totals(pad: ScorePad) -> list[str]:
    return [seat.total.stars.text() for seat in pad.sheet.playing]


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


def test_what_is_saved_is_what_the_command_line_takes_and_answers(a_pad: Pad, qtbot: QtBot) -> None:
    pad = a_pad()
    pad.open_game(SHEET)
    wait_out(pad.save)
    with qtbot.waitSignal(pad.saved) as saved:
        tap(pad.save)
    scored = saved.args[0]
    assert scored.counts == SHEET
    asked = {key: value for key, value in scored.counts.items() if key != "game"}
    assert score_wild.answer(Fields(asked)) == scored.result
    assert scored.result["winners"] == ["Ann"]


@pytest.mark.parametrize(
    "game",
    [
        {
            "mode": "coop",
            "scenario": 2,
            "stars": 640,
            "house_rules": {"targetInclusive": True},
            "players": [
                {
                    "name": "Ann",
                    "completed": 5,
                    "specialist": "adventurer",
                    "specialist_stars": 9,
                },
                {
                    "name": "Ben",
                    "completed": 0,
                    "specialist": "photographer",
                    "icons": {"like": 7},
                },
                {"name": "Cem", "specialist": "Guide", "completed": 3, "specialist_stars": 4},
            ],
        },
        {
            "mode": "solo",
            "scenario": 6,
            "players": [{"name": "Ann", "stars": 100, "completed": 0, "icons": {"like": 3}}],
        },
    ],
)
def test_a_game_that_was_saved_can_be_opened_again(
    a_pad: Pad, qtbot: QtBot, game: dict[str, object]
) -> None:
    pad = a_pad()
    pad.open_game(game)
    wait_out(pad.save)
    with qtbot.waitSignal(pad.saved) as saved:
        tap(pad.save)
    asked = {key: value for key, value in game.items() if key != "game"}
    assert score_wild.answer(Fields(asked)) == saved.args[0].result


def test_clearing_keeps_names_and_mode_and_can_be_taken_back(a_pad: Pad) -> None:
    pad = a_pad()
    pad.open_game(SHEET)
    before = pad.draft
    tap(pad.clear)
    assert totals(pad) == ["0", "0"]
    assert pad.sheet.seats[0].name == "Ann"
    assert pad.clear.text() == "&Bring it back"
    tap(pad.clear)
    assert pad.draft == before
    tap(pad.clear)
    tap(pad.sheet.seats[0].stars.more)
    assert pad.clear.text() == "&Clear"


def test_every_keystroke_is_told_so_that_it_can_be_kept(a_pad: Pad, qtbot: QtBot) -> None:
    pad = a_pad()
    at = pad.sheet.seats[0].stars.field
    with qtbot.waitSignal(pad.draft_changed) as told:
        QTest.keyClicks(at, "7")
    again = a_pad(names=())
    again.restore(told.args[0])
    assert totals(again) == totals(pad) == ["7", "0"]
    assert [seat.name for seat in again.sheet.playing] == ["Ann", "Ben"]


@pytest.mark.parametrize("draft", ["", "x", "[]", "7", '{"mode": 3, "seats": 5, "common": []}'])
def test_a_draft_that_makes_no_sense_changes_nothing(a_pad: Pad, draft: str) -> None:
    pad = a_pad()
    before = json.loads(pad.draft)
    pad.restore(draft)
    assert json.loads(pad.draft) == before


def test_new_names_come_only_onto_a_blank_sheet(a_pad: Pad) -> None:
    pad = a_pad()
    pad.begin(("Eva", "Fay", "Gus"))
    assert [seat.name for seat in pad.sheet.playing] == ["Eva", "Fay", "Gus"]
    pad.sheet.seats[0].stars.put("4")
    pad.begin(("Ann", "Ben"))
    assert pad.sheet.seats[0].name == "Eva"


def test_escape_and_the_arrow_lead_home(a_pad: Pad, qtbot: QtBot) -> None:
    pad = a_pad()
    with qtbot.waitSignal(pad.home_asked):
        QTest.keyClick(pad, Qt.Key.Key_Escape)
    with qtbot.waitSignal(pad.home_asked):
        tap(pad.back)


def test_rows_and_verdict_lead_to_their_clauses(a_pad: Pad) -> None:
    pad = a_pad()
    asked: list[str] = []
    pad.clause_asked.connect(asked.append)
    names = [name for name in pad.sheet.findChildren(QWidget) if hasattr(name, "lead_to")]
    for name in names:
        if name.isVisible():
            tap(name)
    tap(pad.verdict.clause)
    assert asked == ["WS-GOAL-2", "WS-TBL-LIKE", "WS-END-4", "WS-END-3", "WS-END-5"]


def test_everything_that_takes_the_keyboard_has_a_name(a_pad: Pad) -> None:
    pad = a_pad()
    pad.open_game(SHEET)
    nameless = [
        widget
        for widget in pad.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not widget.accessibleName()
    ]
    assert nameless == []
    first = pad.sheet.seats[0].stars
    assert first.field.accessibleName() == "Ann: stars on the track"


def fullest() -> dict[str, object]:
    players = [
        {"name": "Ann", "stars": 999, "icons": {"like": 99}, "specialist": "narrator"},
        {"name": "Ben", "stars": 999, "specialist": "adventurer"},
        {"name": "Constantin the Great", "stars": 1, "specialist": "photographer"},
        {"name": "Dee", "stars": 999, "specialist": "Guide", "specialist_stars": 7},
    ]
    return {"mode": "competitive", "players": players}


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_four_players_with_everything_need_no_scrolling(
    a_pad: Pad, theme: Theme, by_day: Style
) -> None:
    by_day.set_theme(theme)
    pad = a_pad()
    pad.open_game(fullest())
    QApplication.processEvents()
    area = pad.column.parentWidget().parentWidget()
    inside = area.rect()
    assert pad.column.height() <= inside.height()
    assert pad.column.width() <= inside.width()
    cut = [
        label.text()
        for label in pad.findChildren(QLabel)
        if label.isVisible() and not label.wordWrap() and label.width() < label.sizeHint().width()
    ]
    assert cut == []
    small = [
        field.field.width()
        for field in pad.findChildren(CountField)
        if field.field.isVisible()
        and field.field.width() < field.field.fontMetrics().horizontalAdvance("999") + 12
    ]
    assert small == []
