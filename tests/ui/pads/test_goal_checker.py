"""The Goal checker by real keys and clicks: the figure, met or not, the table beside it."""

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.games.wild.rules import goals
from serengeti_companion.ui.pads.goal_checker import GoalChecker
from serengeti_companion.ui.parts.card_frame import Tone
from serengeti_companion.ui.style import Style, Theme

Show = Callable[[QWidget], None]


@pytest.fixture
def checker(show: Show) -> GoalChecker:
    page = GoalChecker()
    show(page)
    page.take_focus()
    return page


def tap(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def choose(page: GoalChecker, scenario: int, players: int, round_: int | str) -> None:
    tap(page.scenario_choice.button(str(scenario)))
    tap(page.players_choice.button(str(players)))
    if page.round_choice.isVisible():
        tap(page.round_choice.button(str(round_)))


def type_value(page: GoalChecker, value: object) -> None:
    page.value.field.setFocus()
    page.value.field.selectAll()
    QTest.keyClicks(page.value.field, str(value))


def told(page: GoalChecker) -> str:
    return page.verdict.words.text()


def tone(page: GoalChecker) -> Tone:
    return page.verdict.tone


def test_four_inputs_answer_the_question(checker: GoalChecker) -> None:
    choose(checker, 5, 2, 1)
    type_value(checker, 3)
    assert checker.needed.text() == "at least 5"
    assert told(checker) == "Not met: 3 completed cards, 2 more would be enough."
    assert checker.verdict.clause.text() == "WS-SCN-5-R1"
    type_value(checker, 5)
    assert told(checker) == "Met: 5 completed cards; it takes at least 5."


def test_by_keyboard_alone(checker: GoalChecker) -> None:
    checker.scenario_choice.button("1").setFocus()
    for number in "123":
        QTest.keyClick(checker.scenario_choice.button(number), Qt.Key.Key_Right)
    assert checker.scenario == 4
    checker.players_choice.button("1").setFocus()
    QTest.keyClick(checker.players_choice.button("1"), Qt.Key.Key_Right)
    type_value(checker, 1)
    QTest.keyClick(checker.value.field, Qt.Key.Key_Return)
    assert (checker.players, checker.round) == (2, 1)
    assert told(checker) == "Not met: 1 star, 1 too many."
    # After Enter the next digit replaces the number.
    QTest.keyClicks(checker.value.field, "0")
    assert told(checker) == "Met: 0 stars; it takes at most 0."


CELLS = [
    (scenario, players, round_, goal)
    for scenario in range(1, 6)
    for players in range(1, 5)
    for round_ in range(1, 6)
    if (goal := goals.round_goal(scenario, players, round_)) is not None
]


def test_every_cell_is_judged_at_one_below_and_one_above(checker: GoalChecker) -> None:
    assert len(CELLS) == 100
    for scenario, players, round_, goal in CELLS:
        choices = {"scenario": str(scenario), "players": str(players), "round": str(round_)}
        for value in {max(0, goal.needed - 1), goal.needed, goal.needed + 1}:
            checker.restore(json.dumps(choices | {"value": str(value)}))
            assert told(checker).startswith("Met") is goal.met(value), choices


def test_the_row_and_the_cell_that_count_are_lit(checker: GoalChecker) -> None:
    choose(checker, 1, 3, 4)
    lit = [[cell.lit for cell in row] for row in checker.table.figures]
    meant = [[cell.meant for cell in row] for row in checker.table.figures]
    assert [any(row) for row in lit] == [False, False, False, True, False, False, False]
    assert meant[3] == [False, False, True, False]
    assert checker.table.figures[3][2].text() == "225"
    assert checker.table.figures[3][2].accessibleName() == "Round 4, 3 players: 225"


def test_the_whole_table_stands_beside_it(checker: GoalChecker) -> None:
    choose(checker, 2, 1, 1)
    shown = [[cell.text() for cell in row] for row in checker.table.figures]
    assert shown[0] == ["1", "2", "3", "4"]
    assert shown[5] == ["–", "–", "–", "–"]
    assert shown[6] == ["160", "350", "640", "855"]
    assert checker.heading.text() == "2: Tightening Finances"


def test_round_6_has_no_goal(checker: GoalChecker) -> None:
    choose(checker, 3, 2, 6)
    assert checker.needed.text() == "no goal"
    assert told(checker) == "Round 6 has no goal; only the Target Score counts."
    assert checker.verdict.clause.text() == "WS-SCN-0-2"


def test_the_final_score_must_be_higher_than_the_target(checker: GoalChecker) -> None:
    choose(checker, 1, 2, "final")
    assert checker.needed.text() == "more than 330"
    type_value(checker, 330)
    assert told(checker) == "Lost: 330 stars, 1 too few. It takes more than 330."
    type_value(checker, 331)
    assert told(checker) == "Won: 331 stars, the target is 330."
    type_value(checker, 330)
    box = checker.inclusive_choice
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(12, box.height() // 2))
    assert checker.needed.text() == "330"
    assert told(checker) == "Won: 330 stars, the target is 330."
    type_value(checker, 329)
    assert told(checker) == "Lost: 329 stars, 1 too few. It takes 330."


@pytest.mark.parametrize("used", ["with", "without"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_challenge_tells_the_rank_at_one_below_and_one_above_each_figure(
    checker: GoalChecker, players: int, used: str
) -> None:
    choose(checker, 6, players, 1)
    tap(checker.specialists_choice.button(used))
    assert not checker.round_choice.isVisible()
    ranks = goals.rank_table(players, specialists=used == "with")
    names = [rank.value for rank, _ in ranks] + ["No rank"]
    for at, (rank, figure) in enumerate(ranks):
        for value, name in ((figure - 1, names[at + 1]), (figure, rank), (figure + 1, rank)):
            checker.value.put(str(value))
            checker.value.counted.emit()
            assert f"{value} stars: {name}." in told(checker)
    assert checker.table.figures[0][players - 1].text() == str(ranks[0][1])


def test_the_rank_reached_is_the_row_that_is_lit(checker: GoalChecker) -> None:
    choose(checker, 6, 4, 1)
    type_value(checker, 900)
    assert tone(checker) is Tone.GLOW
    assert [any(cell.lit for cell in row) for row in checker.table.figures[:6]] == [
        False, False, True, False, False, False,
    ]  # fmt: skip
    type_value(checker, 1)
    assert tone(checker) is Tone.PLAIN
    assert not any(cell.lit for row in checker.table.figures[:6] for cell in row)


@pytest.mark.parametrize("text", ["-1", "5000", "x", "1.5"])
def test_a_bad_value_is_refused_in_one_sentence(checker: GoalChecker, text: str) -> None:
    choose(checker, 1, 2, 3)
    type_value(checker, text)
    QTest.keyClick(checker.value.field, Qt.Key.Key_Return)
    assert told(checker) == "A whole number from 0 to 4999, please."
    assert checker.value.problem.isVisible()
    assert checker.value.text == text


def test_what_is_shown_comes_again(checker: GoalChecker, qtbot: QtBot, show: Show) -> None:
    choose(checker, 4, 3, 5)
    with qtbot.waitSignal(checker.draft_changed) as kept:
        type_value(checker, 9)
    again = GoalChecker()
    show(again)
    again.restore(kept.args[0])
    assert (again.scenario, again.players, again.round, again.value.text) == (4, 3, 5, "9")
    assert told(again) == told(checker)


@pytest.mark.parametrize("draft", ["", "x", "[]", '{"scenario": 7, "players": [], "value": 3}'])
def test_a_draft_that_makes_no_sense_changes_nothing(checker: GoalChecker, draft: str) -> None:
    before = checker.draft
    checker.restore(draft)
    assert checker.draft == before


def test_rows_and_verdict_lead_to_their_clauses(checker: GoalChecker) -> None:
    choose(checker, 4, 3, 5)
    asked: list[str] = []
    checker.clause_asked.connect(asked.append)
    for name in checker.table.names:
        tap(name)
    tap(checker.verdict.clause)
    assert asked == [
        *(f"WS-SCN-4-R{n}" for n in range(1, 6)), "WS-SCN-0-2", "WS-SCN-4-T", "WS-SCN-4-R5",
    ]  # fmt: skip


def test_escape_leads_home(checker: GoalChecker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(checker.home_asked):
        QTest.keyClick(checker.value.field, Qt.Key.Key_Escape)


@pytest.mark.parametrize("scenario", range(1, 7))
@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_nothing_is_cut_off_and_nothing_scrolls(
    checker: GoalChecker, by_day: Style, theme: Theme, scenario: int
) -> None:
    by_day.set_theme(theme)
    choose(checker, scenario, 4, "final")
    QApplication.processEvents()
    inside = checker.column.parentWidget().parentWidget().rect()
    assert checker.column.height() <= inside.height()
    assert checker.column.width() <= inside.width()
    cut = [
        label.text()
        for label in checker.findChildren(QLabel)
        if label.isVisible() and not label.wordWrap() and label.width() < label.sizeHint().width()
    ]
    assert cut == []
    nameless = [
        widget
        for widget in checker.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not widget.accessibleName()
    ]
    assert nameless == []
