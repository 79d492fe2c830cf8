"""The new-session page: the keyboard, what is tracked, house rules, and a game under way."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.new_page import Open, begun, options
from support.wild_pages import hold

from serengeti_companion.games.wild.house_words import GROUPS, WORDS
from serengeti_companion.games.wild.model import (
    SCORE_ONLY,
    CardTracking,
    Mode,
    Phase,
    Seat,
    Tracking,
)
from serengeti_companion.games.wild.switches import SWITCHES
from serengeti_companion.ui.home.wild.new_page import NewSessionPage
from serengeti_companion.ui.home.wild.remembered import PRACTICE, UNKNOWN
from serengeti_companion.ui.main_window import MainWindow


def test_tab_goes_from_the_players_to_the_copy_its_sides_and_what_is_tracked(
    page: NewSessionPage,
) -> None:
    last = page.players.rows[3]
    last.remove.setFocus()
    heard = []
    for _ in range(4):
        at = QApplication.focusWidget()
        assert at is not None
        QTest.keyClick(at, Qt.Key.Key_Tab)
        heard.append(QApplication.focusWidget())
    assert heard == [
        page.copy.copies.button(PRACTICE),
        page.copy.sides.button("0"),
        page.tracking.presets.button("everything"),
        page.house_fold.button,
    ]


def test_enter_starts_from_a_choice_just_made_too(page: NewSessionPage, qtbot: QtBot) -> None:
    for choice in (page.copy.copies.button(UNKNOWN), page.tracking.presets.button("light")):
        QTest.mouseClick(choice, Qt.MouseButton.LeftButton)
        with qtbot.waitSignal(page.begun):
            QTest.keyClick(choice, Qt.Key.Key_Return)


def test_enter_on_another_button_presses_it(page: NewSessionPage, qtbot: QtBot) -> None:
    fold = page.house_fold
    fold.button.setFocus()
    with qtbot.assertNotEmitted(page.begun):
        QTest.keyClick(fold.button, Qt.Key.Key_Return)
    assert fold.unfolded


def test_enter_held_down_on_the_page_before_starts_nothing(
    page: NewSessionPage, qtbot: QtBot
) -> None:
    page.take_focus()
    with qtbot.assertNotEmitted(page.begun):
        hold(page.players.rows[0].name)


def test_each_thing_can_be_tracked_or_not(page: NewSessionPage, qtbot: QtBot) -> None:
    choice = page.tracking
    QTest.mouseClick(choice.presets.button("score"), Qt.MouseButton.LeftButton)
    assert choice.tracking == SCORE_ONLY
    QTest.mouseClick(choice.presets.button("own"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(choice.map, Qt.MouseButton.LeftButton, pos=QPoint(15, 20))
    QTest.mouseClick(choice.cards.button("counted"), Qt.MouseButton.LeftButton)
    wanted = Tracking(map=True, board=False, tokens=False, cards=CardTracking.COUNTED)
    assert options(qtbot, page).tracking == wanted


def test_every_switch_has_its_sentence_and_its_ruling(page: NewSessionPage) -> None:
    names = [switch.name for switch in SWITCHES]
    assert sorted(WORDS) == sorted(names)
    assert sorted(name for _, group in GROUPS for name in group) == sorted(names)
    assert sorted((*page.house.boxes, *page.house.choices)) == sorted(names)
    for switch in SWITCHES:
        if isinstance(switch.values[0], str):
            assert set(WORDS[switch.name].values) == set(switch.values)


def test_house_rules_are_folded_until_somebody_wants_them(
    page: NewSessionPage, qtbot: QtBot
) -> None:
    assert not page.house.isVisible()
    QTest.mouseClick(page.house_fold.button, Qt.MouseButton.LeftButton)
    assert page.house.isVisible()
    page.house.boxes["hardSupply"].click()
    page.house.choices["overlap"].button("chain").click()
    assert "2 changed" in page.house_fold.button.text() or "%n" not in page.house_fold.button.text()
    house = options(qtbot, page).house
    assert house.hard_supply
    assert house.overlap == "chain"


def test_everything_is_as_the_last_table_had_it(open_page: Open, qtbot: QtBot) -> None:
    page = open_page()
    page.players.rows[0].name.setText("Ada")
    page.players.rows[0].mark.choices.actions()[3].trigger()
    page.copy.sides.button("1").click()
    page.tracking.presets.button("own").click()
    page.tracking.tokens.click()
    page.house.boxes["vfxOnePerCard"].click()
    before = options(qtbot, page)
    assert options(qtbot, open_page()) == before


def test_a_game_under_way_is_joined_where_it_stands(page: NewSessionPage, qtbot: QtBot) -> None:
    page.joining_fold.button.click()
    joining = page.joining
    joining.round.set_value(3)
    joining.turn.setCurrentIndex(2)
    joining.fields[0]["stars"].set_value(41)
    joining.fields[2]["coins"].set_value(1)
    joining.fields[2]["tableau"].set_value(6)
    joining.passed[1].setChecked(True)
    whole = begun(qtbot, page)
    table = whole.game.open(whole.options, whole.components)
    for record in whole.records:
        for event in record.events:
            table = whole.game.rules.evolve(table, event)
    assert (table.round, table.phase) == (3, Phase.ROUND)
    assert table.turn is not None
    assert table.turn.seat == 2
    assert table.player(Seat(0)).stars == 41
    assert table.player(Seat(2)).coins == 1
    assert len(table.player(Seat(2)).tableau) == 6
    assert table.player(Seat(1)).passed
    assert whole.game.problems(table) == ()


def test_what_is_not_tracked_is_not_asked_when_joining(page: NewSessionPage) -> None:
    page.joining_fold.button.click()
    page.tracking.presets.button("score").click()
    shown = {what for what, box in page.joining.fields[0].items() if box.isVisible()}
    assert shown == {"stars"}
    assert len(page.joining.fields) == 4
    page.players.rows[3].remove.click()
    assert len(page.joining.fields) == 3


def test_a_ruling_opens_in_the_rules(window: MainWindow, open_page: Open) -> None:
    page = open_page()
    page.house.clause_asked.emit("WS-RULING-6")
    assert window.rules.place.clause == "WS-RULING-6"
    assert window.rules.isVisible()


def test_a_number_stays_within_its_limits(page: NewSessionPage) -> None:
    page.joining_fold.unfold()
    entry = page.joining.round
    QTest.keyClick(entry, Qt.Key.Key_Up)
    assert entry.value == 2
    QTest.keyClick(entry, Qt.Key.Key_PageUp)
    assert entry.value == 6
    entry.clear()
    assert entry.value == 6
    entry.setFocus()
    entry.selectAll()
    QTest.keyClicks(entry, "2")
    entry.selectAll()
    QTest.keyClicks(entry, "9")
    # Not silently the 2 that stood there: what is beyond is the limit, and it is seen.
    assert entry.value == 6
    page.joining.turn.setFocus()
    assert entry.text() == "6"


@pytest.mark.clause("WS-COOP-1", "WS-COOPSOLO-4")
def test_together_a_scenario_is_chosen_and_only_the_challenge_asks_about_specialists(
    page: NewSessionPage, qtbot: QtBot
) -> None:
    assert not page.mode.scenarios.isVisible()
    QTest.mouseClick(page.mode.modes.button("coop"), Qt.MouseButton.LeftButton)
    assert page.mode.scenarios.isVisible()
    assert not page.mode.advanced.isVisible()
    page.mode.scenarios.setFocus()
    QTest.keyClick(page.mode.scenarios, Qt.Key.Key_End)
    assert page.mode.advanced.isVisible()
    page.mode.advanced.click()
    chosen = options(qtbot, page)
    assert (chosen.mode, chosen.scenario, chosen.specialists) == (Mode.COOP, 6, True)


def test_a_common_score_is_joined_as_one_number(page: NewSessionPage, qtbot: QtBot) -> None:
    page.mode.modes.button("coop").click()
    page.joining_fold.button.click()
    assert not page.joining.fields[0]["stars"].isVisible()
    page.joining.team.set_value(77)
    whole = begun(qtbot, page)
    table = whole.game.open(whole.options, whole.components)
    for record in whole.records:
        for event in record.events:
            table = whole.game.rules.evolve(table, event)
    assert table.team == 77
    assert whole.game.problems(table) == ()


def test_what_is_unfolded_has_the_page_for_itself_and_nothing_scrolls(
    page: NewSessionPage,
) -> None:
    page.window().resize(1280, 720)
    for fold, other in ((page.house_fold, page.joining_fold), (page.joining_fold, page.house_fold)):
        QTest.mouseClick(fold.button, Qt.MouseButton.LeftButton)
        assert fold.content.isVisible()
        assert not other.isVisible()
        assert not page.players.isVisible()
        QApplication.processEvents()
        assert page.scroll_bar.maximum() == 0
        QTest.mouseClick(page.fold_back, Qt.MouseButton.LeftButton)
        assert page.players.isVisible()
        assert other.isVisible()


def test_four_names_that_cannot_stand_do_not_scroll_the_page(page: NewSessionPage) -> None:
    page.window().resize(1280, 720)
    for row in page.players.rows:
        row.name.clear()
    QApplication.processEvents()
    assert all(row.problem.isVisible() for row in page.players.rows)
    assert page.scroll_bar.maximum() == 0


@pytest.mark.parametrize("way", ["Esc", "back"])
def test_escape_and_the_way_back_first_fold_away_what_is_unfolded(
    page: NewSessionPage, qtbot: QtBot, way: str
) -> None:
    def leave() -> None:
        if way == "Esc":
            QTest.keyClick(page.house_fold.button, Qt.Key.Key_Escape)
        else:
            QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)

    QTest.mouseClick(page.house_fold.button, Qt.MouseButton.LeftButton)
    with qtbot.assertNotEmitted(page.left):
        leave()
    assert not page.house_fold.unfolded
    with qtbot.waitSignal(page.left):
        leave()


def test_a_game_under_way_is_joined_though_folded_away_until_it_is_forgotten(
    page: NewSessionPage, qtbot: QtBot
) -> None:
    page.joining_fold.button.click()
    page.joining.round.set_value(4)
    page.joining.fields[1]["stars"].set_value(30)
    QTest.mouseClick(page.fold_back, Qt.MouseButton.LeftButton)
    assert page.joining_fold.button.text() == "We are already playing: from round 4"
    assert begun(qtbot, page).records
    page.joining_fold.button.click()
    QTest.mouseClick(page.joining.forget_button, Qt.MouseButton.LeftButton)
    assert page.joining_fold.button.text() == "We are already playing"
    assert page.joining.fields[1]["stars"].value == 0
    assert not begun(qtbot, page).records


def test_what_was_entered_and_is_not_tracked_joins_no_game(
    page: NewSessionPage, qtbot: QtBot
) -> None:
    page.joining_fold.button.click()
    page.joining.fields[1]["coins"].set_value(5)
    QTest.mouseClick(page.fold_back, Qt.MouseButton.LeftButton)
    assert page.joining_fold.button.text() == "We are already playing: from round 1"
    page.tracking.presets.button("score").click()
    assert page.joining_fold.button.text() == "We are already playing"
    assert not begun(qtbot, page).records


def test_starting_with_a_name_that_cannot_stand_shows_the_names(page: NewSessionPage) -> None:
    page.players.rows[2].name.clear()
    page.house_fold.button.click()
    page.start()
    assert page.players.rows[2].name.hasFocus()
