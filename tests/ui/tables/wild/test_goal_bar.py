"""The goal bar: now, needed and how many to go, in words, picture and colour."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.tables import ANN, BEN, blanks, played, switched
from support.tables import a_table as any_table

from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import (
    CardTracking,
    Entry,
    Mode,
    Phase,
    Source,
    Step,
    Table,
    Tracking,
)
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style import current_style
from serengeti_companion.ui.tables.wild.goal_bar import GoalBar, Standing, told
from serengeti_companion.ui.tables.wild.top_bar import TopBar


def a_table(scenario: int, players: int = 2, round_: int = 3, **changes: object) -> Table:
    mode = Mode.SOLO if players == 1 else Mode.COOP
    return any_table(players, round_, mode=mode, coins=0, scenario=scenario, **changes)  # type: ignore[arg-type]


def scored(table: Table, stars: int) -> Table:
    lines = (Entry(round=1, source=Source.SCENES, stars=stars),)
    return replace(table.with_player(ANN, ledger=lines), team=stars)


def bar_of(qtbot: QtBot, table: Table) -> GoalBar:
    bar = GoalBar(SessionModel(GAME, Session(GAME.rules, table)))
    qtbot.addWidget(bar)
    bar.show()
    return bar


def test_rivals_see_no_goal_bar(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    table = any_table(2)
    bar = GoalBar(SessionModel(GAME, Session(GAME.rules, table)), window)
    window.show()
    assert not bar.isVisible()


@pytest.mark.parametrize(
    ("scenario", "value", "line", "more", "standing"),
    [
        (1, 62, "62 of 70 stars", "8 to go", Standing.OPEN),
        (1, 70, "70 of 70 stars", "Goal met", Standing.MET),
        (4, 11, "11 stars, at most 12", "Room for 1 more", Standing.MET),
        (4, 12, "12 stars, at most 12", "Not one more", Standing.MET),
        (4, 13, "13 stars, at most 12", "1 too many", Standing.MISSED),
    ],
)
def test_stars_now_and_needed(
    scenario: int, value: int, line: str, more: str, standing: Standing
) -> None:
    words = told(scored(a_table(scenario), value))
    assert (words.line, words.more, words.standing) == (line, more, standing)
    assert words.clause == f"WS-SCN-{scenario}-R3"


def test_tokens_cards_held_and_cards_completed_of_all_players() -> None:
    tokens = a_table(2).with_player(ANN, food=2, vfx=1).with_player(BEN, vfx=3)
    assert (told(tokens).line, told(tokens).more) == ("6 of 7 tokens", "1 to go")
    held = a_table(3).with_player(ANN, tableau=blanks(7))
    assert told(held).line == "7 incomplete cards, at most 6"
    # Cards can still be completed or discarded: nothing is lost yet.
    assert (told(held).more, told(held).standing) == ("1 too many", Standing.OPEN)
    done = a_table(5, round_=1).with_player(ANN, completed=2).with_player(BEN, completed=1)
    assert (told(done).line, told(done).more) == ("3 of 5 completed cards", "2 to go")


@pytest.mark.parametrize(("stars", "verdict"), [(70, "met"), (69, "missed")])
def test_the_verdict_of_a_round_stands_until_the_marker_moves(stars: int, verdict: str) -> None:
    table = scored(a_table(1), stars)
    table = played(table, c.PassTurn(seat=ANN), c.PassTurn(seat=BEN))
    words = told(table)
    if verdict == "met":
        assert (words.more, words.standing) == ("Goal of Round 3 met", Standing.MET)
    else:
        assert (words.more, words.standing) == ("Lost in Round 3, played on", Standing.MISSED)
    after = told(played(table, c.MoveRoundMarker()))
    assert after.line == f"{stars} of 150 stars"


def test_a_table_that_plays_on_is_told_that_it_has_lost_all_the_time() -> None:
    words = told(replace(scored(a_table(1), 400), lost_in=2))
    assert (words.more, words.standing) == ("Lost in Round 2, played on", Standing.MISSED)
    assert words.clause == "WS-COOPSOLO-6"
    over = replace(scored(a_table(1), 400), lost_in=2, phase=Phase.OVER, turn=None)
    assert (told(over).more, told(over).standing) == ("Lost in Round 2", Standing.MISSED)


def test_in_round_6_the_target_is_what_counts() -> None:
    table = scored(a_table(1, round_=6), 330)
    assert (told(table).line, told(table).more) == ("330 stars", "Target: more than 330")
    assert told(table).standing is Standing.OPEN
    assert told(scored(table, 331)).standing is Standing.MET
    inclusive = replace(table, house=switched(targetInclusive=True))
    assert (told(inclusive).more, told(inclusive).standing) == ("Target: 330", Standing.MET)
    # Bonuses of the end are counted in.
    liked = table.with_player(BEN, icons=(0, 0, 0, 0, 0, 0, 3, 0))
    assert told(liked).line == "337 stars"


@pytest.mark.parametrize(
    ("stars", "more"),
    [
        (0, "100 to “Substandard”"),
        (99, "1 to “Substandard”"),
        (100, "10 to “Common”"),
        (180, "Elite"),
    ],
)
def test_the_challenge_shows_the_way_to_the_next_rank(stars: int, more: str) -> None:
    assert told(scored(a_table(6, 1), stars)).more == more


@pytest.mark.parametrize(
    ("scenario", "stars", "more", "standing"),
    [
        (1, 331, "Won: target 330", Standing.MET),
        (1, 330, "Lost: target 330", Standing.MISSED),
        (6, 389, "Outstanding", Standing.MET),
        (6, 10, "No rank", Standing.OPEN),
    ],
)
def test_the_end_is_told(scenario: int, stars: int, more: str, standing: Standing) -> None:
    over = replace(scored(a_table(scenario, round_=6), stars), phase=Phase.OVER, turn=None)
    assert (told(over).more, told(over).standing) == (more, standing)


def test_what_is_not_tracked_is_counted_on_the_table() -> None:
    unwatched = a_table(2, tracking=Tracking(tokens=False))
    assert told(unwatched).line == "Goal: at least 7 tokens"
    assert told(unwatched).more == "Count on the table"
    off = Tracking(cards=CardTracking.OFF)
    assert told(a_table(3, tracking=off)).line == "Goal: at most 6 incomplete cards"


def test_the_bar_follows_the_table_and_reads_out(qtbot: QtBot) -> None:
    table = scored(a_table(1), 62)
    bar = bar_of(qtbot, table)
    assert bar.isVisible()
    assert bar.accessibleName() == "62 of 70 stars. 8 to go"
    better = scored(table, 75)
    bar.refresh(table, better)
    assert bar.line.text() == "75 of 70 stars"
    assert "Goal met" in bar.accessibleName()
    assert "WS-SCN-1-R3" in bar.toolTip()


@pytest.mark.parametrize("by_key", [False, True])
def test_a_press_asks_for_the_clause(qtbot: QtBot, by_key: bool) -> None:
    bar = bar_of(qtbot, a_table(5))
    with qtbot.waitSignal(bar.clause_asked) as asked:
        if by_key:
            bar.setFocus()
            QTest.keyClick(bar, Qt.Key.Key_Space)
        else:
            QTest.mouseClick(bar, Qt.MouseButton.LeftButton)
    assert asked.args == ["WS-SCN-5-R3"]


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_nothing_is_cut_off_at_any_scale(qtbot: QtBot, scale: float) -> None:
    current_style().apply()
    current_style().set_scale(scale)
    try:
        bar = bar_of(qtbot, scored(a_table(1, round_=5), 239))
        bar.layout().activate()
        bar.resize(bar.minimumSizeHint())
        assert bar.line.width() >= bar.line.sizeHint().width()
        assert bar.more.width() >= bar.more.sizeHint().width()
        assert bar.height() == current_style().px(64)
    finally:
        current_style().reset_scale()


@pytest.mark.parametrize("wide", [1280, 1366])
def test_the_longest_goal_is_told_to_its_end_on_a_small_screen(qtbot: QtBot, wide: int) -> None:
    table = replace(a_table(3, 4), lost_in=1).with_player(ANN, tableau=blanks(25))
    bar = TopBar(SessionModel(GAME, Session(GAME.rules, table)))
    qtbot.addWidget(bar)
    bar.resize(wide, 64)
    bar.show()
    assert bar.goal is not None
    assert bar.goal.line.text().startswith("25 incomplete cards, at most")
    assert bar.goal.width() >= bar.goal.sizeHint().width()
    assert bar.menu_button.geometry().right() < wide


def test_in_preparation_a_goal_not_judged_is_shown_as_under_way() -> None:
    table = replace(a_table(1), phase=Phase.PREPARATION, step=Step.MARKER, turn=None)
    assert told(table).more == "70 to go"
