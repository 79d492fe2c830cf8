"""What the Score pad hands over, keeps and takes up again, and that all of it is in reach."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.pads import Pad, totals
from support.wild_pages import tap

from serengeti_companion.cli import score_wild
from serengeti_companion.cli.fields import Fields
from serengeti_companion.ui.pads.count_field import CountField
from serengeti_companion.ui.style import Style, Theme

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
    tap(pad.sheet.seats[0].stars.more)
    tap(pad.verdict.clause)
    assert asked == ["WS-GOAL-2", "WS-TBL-LIKE", "WS-END-4", "WS-END-3", "WS-END-3"]


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
