"""The pads in the main window: they remember what was typed, and keep what is saved."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.deaf import wait_out

from serengeti_companion.storage.preferences import GOAL_CHECKER, PLAYERS, SCORE_PAD
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.pads import goal_checker, score_pad

OpenWindow = Callable[[], MainWindow]


def test_the_last_tables_players_stand_on_the_pad(window: MainWindow) -> None:
    assert window.kept is not None
    window.kept.remember(PLAYERS, ("Eva", "Fay", "Gus"))
    pad = score_pad.make(window)
    pad.take_focus()
    assert [seat.name for seat in pad.sheet.playing] == ["Eva", "Fay", "Gus"]
    window.kept.remember(PLAYERS, ("Ann", "Ben"))
    pad.take_focus()
    assert [seat.name for seat in pad.sheet.playing] == ["Ann", "Ben"]


def test_nothing_typed_is_lost_when_the_program_ends(
    open_window: OpenWindow, data_folder: Path
) -> None:
    window = open_window()
    pad = score_pad.make(window)
    pad.sheet.seats[0].head.name.setText("")
    QTest.keyClicks(pad.sheet.seats[0].head.name, "Eva")
    pad.sheet.seats[1].likes.field.selectAll()
    QTest.keyClicks(pad.sheet.seats[1].likes.field, "1x")
    checker = goal_checker.make(window)
    checker.value.field.selectAll()
    QTest.keyClicks(checker.value.field, "42")
    # As if killed: another program looks at the data without the first one having closed it.
    other = Kept(data_folder)
    try:
        assert '"1x"' in other.get(SCORE_PAD)
        assert '"42"' in other.get(GOAL_CHECKER)
    finally:
        other.close()
    again = score_pad.make(open_window())
    assert again.sheet.seats[0].name == "Eva"
    assert again.sheet.seats[1].likes.text == "1x"


def test_names_typed_before_any_count_stay_whoever_played_last(
    window: MainWindow, open_window: OpenWindow
) -> None:
    assert window.kept is not None
    window.kept.remember(PLAYERS, ("Ann", "Ben"))
    window.show_page("score_pad")
    pad = window.stage.pages.currentWidget()
    assert isinstance(pad, score_pad.ScorePad)
    QTest.mouseClick(pad.setting.players_choice.button("3"), Qt.MouseButton.LeftButton)
    window.show_page("goal_checker")
    window.show_page("score_pad")
    assert [seat.name for seat in pad.sheet.playing] == ["Ann", "Ben", "Player 3"]
    pad.sheet.seats[2].head.name.selectAll()
    QTest.keyClicks(pad.sheet.seats[2].head.name, "Eva")
    window.show_page("goal_checker")
    window.show_page("score_pad")
    again = open_window()
    again.show_page("score_pad")
    for one in (pad, again.stage.pages.currentWidget()):
        assert isinstance(one, score_pad.ScorePad)
        assert [seat.name for seat in one.sheet.playing] == ["Ann", "Ben", "Eva"]


def test_names_that_nobody_typed_give_way_to_those_of_the_next_table(
    window: MainWindow, open_window: OpenWindow
) -> None:
    assert window.kept is not None
    window.kept.remember(PLAYERS, ("Ann", "Ben"))
    window.show_page("score_pad")
    pad = window.stage.pages.currentWidget()
    assert isinstance(pad, score_pad.ScorePad)
    QTest.mouseClick(pad.setting.mode_choice.button("coop"), Qt.MouseButton.LeftButton)
    again = open_window()
    assert again.kept is not None
    again.kept.remember(PLAYERS, ("Cem", "Dee", "Eva"))
    again.show_page("score_pad")
    pad = again.stage.pages.currentWidget()
    assert isinstance(pad, score_pad.ScorePad)
    assert [seat.name for seat in pad.sheet.playing] == ["Cem", "Dee", "Eva"]
    assert pad.setting.mode_choice.value == "coop"


def test_what_is_saved_stands_in_the_history(window: MainWindow) -> None:
    pad = score_pad.make(window)
    pad.begin(("Ann", "Ben"))
    pad.sheet.seats[0].stars.put("40")
    pad.sheet.changed.emit()
    wait_out(pad.save)
    pad.save.click()
    assert window.kept is not None
    (kept,) = window.kept.scored_games.games()
    assert (kept.game, kept.title) == ("wild", "Ann, Ben")
    assert kept.result["winners"] == ["Ann"]
    again = score_pad.make(window)
    again.open_game(kept.counts)
    assert again.sheet.seats[0].stars.text == "40"


@pytest.mark.parametrize("make", [score_pad.make, goal_checker.make], ids=["score", "goal"])
def test_a_clause_opens_the_rules(
    window: MainWindow,
    make: Callable[[MainWindow], score_pad.ScorePad | goal_checker.GoalChecker],
    qtbot: QtBot,
) -> None:
    page = make(window)
    qtbot.addWidget(page)
    page.clause_asked.emit("WS-END-4")
    assert window.rules.isVisible()


def test_what_was_chosen_before_looks_chosen_when_the_page_is_opened(
    window: MainWindow,
) -> None:
    assert window.kept is not None
    window.kept.remember(GOAL_CHECKER, '{"scenario": "4", "players": "3", "round": "2"}')
    window.show_page("goal_checker")
    checker = window.stage.pages.currentWidget()
    assert isinstance(checker, goal_checker.GoalChecker)
    for choice, key in (
        (checker.scenario_choice, "4"),
        (checker.players_choice, "3"),
        (checker.round_choice, "2"),
    ):
        assert [one for one in choice.keys if choice.button(one).font().bold()] == [key]
