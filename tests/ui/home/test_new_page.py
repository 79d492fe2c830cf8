"""The new-session page: names, marks, copy, tracking, house rules, and a game under way."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from support.wild_pages import hold

from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.house_words import GROUPS, WORDS
from serengeti_companion.games.wild.model import (
    EVERYTHING,
    LIGHT,
    SCORE_ONLY,
    CardTracking,
    Mode,
    Options,
    Phase,
    Seat,
    Tracking,
)
from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, MapSide
from serengeti_companion.games.wild.switches import SWITCHES
from serengeti_companion.games.wild.terms import Terrain
from serengeti_companion.storage.copies import CopyId
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import VERSION
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.home.wild.copy_choice import OWN
from serengeti_companion.ui.home.wild.new_page import NewSessionPage
from serengeti_companion.ui.home.wild.players_editor import PlayersEditor
from serengeti_companion.ui.home.wild.remembered import PRACTICE, UNKNOWN
from serengeti_companion.ui.main_window import MainWindow

Open = Callable[[], NewSessionPage]


@pytest.fixture
def open_page(window: MainWindow) -> Open:
    def open_() -> NewSessionPage:
        window.show_home()
        window.show_new("wild")
        page = window.stage.pages.currentWidget()
        assert isinstance(page, NewSessionPage)
        page.begun.disconnect(window.begin)
        return page

    return open_


@pytest.fixture
def page(open_page: Open) -> NewSessionPage:
    return open_page()


def begun(qtbot: QtBot, page: NewSessionPage) -> WholeSession:
    with qtbot.waitSignal(page.begun) as signal:
        page.start()
    (whole,) = signal.args
    assert isinstance(whole, WholeSession)
    return whole


def options(qtbot: QtBot, page: NewSessionPage) -> Options:
    found = begun(qtbot, page).options
    assert isinstance(found, Options)
    return found


def names(players: PlayersEditor) -> list[str]:
    return [seat.name for seat in players.seats]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("x" * 10_000, "at most 40 letters; this one has 10000"),
        ("", "needs a name"),
        ("   ", "needs a name"),
        ("Ben", "Two players are called Ben"),
        ("A\tnn", "can be seen"),
    ],
)
def test_a_name_that_cannot_stand_is_told_in_place(
    page: NewSessionPage, qtbot: QtBot, name: str, says: str
) -> None:
    players = page.players
    row = players.rows[0] if name != "Ben" else players.rows[2]
    row.name.setText(name)
    assert says in row.problem.text()
    assert row.problem.isVisible()
    with qtbot.assertNotEmitted(page.begun):
        page.start()
    assert row.name.hasFocus()
    row.name.setText("Eve")
    assert not row.problem.isVisible()
    assert "Eve" in [seat.name for seat in options(qtbot, page).seats]


def test_two_faults_of_names_still_leave_all_of_the_page_in_sight(page: NewSessionPage) -> None:
    for row in (page.players.rows[0], page.players.rows[2]):
        row.name.setText("Ben")
    QTest.qWait(0)
    assert [bool(row.problem.text()) for row in page.players.rows] == [False, True, True, False]
    assert page.scroll_bar.maximum() == 0


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


@pytest.mark.parametrize("name", ["עדי", "أمل", "🦁", "Ö", "李"])
def test_names_of_any_script_are_welcome(page: NewSessionPage, qtbot: QtBot, name: str) -> None:
    page.players.rows[0].name.setText(name)
    assert options(qtbot, page).seats[0].name == name


def test_players_leave_and_come_back(page: NewSessionPage) -> None:
    players = page.players
    QTest.mouseClick(players.rows[1].remove, Qt.MouseButton.LeftButton)
    QTest.mouseClick(players.rows[1].remove, Qt.MouseButton.LeftButton)
    assert names(players) == ["Ann", "Dee"]
    assert not players.rows[0].remove.isEnabled()
    QTest.mouseClick(players.add, Qt.MouseButton.LeftButton)
    assert names(players) == ["Ann", "Dee", "Ben"]
    assert len({seat.colour for seat in players.seats}) == 3
    assert players.rows[2].name.hasFocus()


def test_the_order_changes_by_arrow_by_key_and_by_drag(page: NewSessionPage) -> None:
    players = page.players
    QTest.mouseClick(players.rows[1].up, Qt.MouseButton.LeftButton)
    assert names(players) == ["Ben", "Ann", "Cem", "Dee"]
    QTest.keyClick(players.rows[0].name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(players) == ["Ann", "Ben", "Cem", "Dee"]
    mark = players.rows[0].mark
    start = mark.rect().center()
    end = mark.mapFromGlobal(players.rows[3].mapToGlobal(QPoint(10, 10)))
    QTest.mousePress(mark, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(mark, end)
    QTest.mouseRelease(mark, Qt.MouseButton.LeftButton, pos=end)
    assert names(players) == ["Ben", "Cem", "Dee", "Ann"]


def test_two_players_never_have_one_mark(page: NewSessionPage) -> None:
    players = page.players
    players.rows[0].mark.choices.actions()[2].trigger()
    assert [seat.colour for seat in players.seats] == [2, 1, 0, 3]


def a_copy(window: MainWindow, name: str, cards: int = 0, **known: Any) -> int:  # noqa: ANN401
    """A copy of the user's own, of which so many cards are told."""
    assert window.kept is not None
    told = tuple(parse_card(f"{number} line: lion zebra | - | -") for number in range(1, cards + 1))
    printed = replace(UNKNOWN_COPY, cards=told, **known)
    text = Codec(GAME).write_components(printed)
    return window.kept.copies.create(GAME.key, name, VERSION, text)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_without_a_copy_of_ones_own_two_ways_are_offered(page: NewSessionPage) -> None:
    assert page.copy.copies.keys == (PRACTICE, UNKNOWN)
    assert page.copy.key == PRACTICE
    assert not page.copy.which.isVisible()
    assert not page.copy.gaps.isVisible()


def test_the_own_copy_is_offered_by_name_with_what_is_known(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    ground = (Terrain.WATER,) * 49
    number = a_copy(window, "Ann's box", 43, sides=(MapSide(name="Day", terrain=ground),))
    page = open_page()
    assert page.copy.copies.button(OWN).text() == "Ann's box"
    assert page.copy.key == f"copy {number}"
    assert "43 of 168 cards" in page.copy.hint.text()
    assert "Map Day done" in page.copy.hint.text()
    assert page.tracking.tracking == LIGHT
    click(page.copy.sides.button("1"))
    whole = begun(qtbot, page)
    assert (whole.copy, whole.options.side) == (number, 1)
    assert whole.components.name == "Ann's box"
    assert [side.name for side in whole.components.sides] == ["Day", "B"]
    assert whole.components.sides[0].terrain == ground


@pytest.mark.parametrize(("cards", "tracking"), [(99, LIGHT), (100, EVERYTHING)])
def test_a_hundred_cards_are_worth_naming(
    window: MainWindow, open_page: Open, cards: int, tracking: Tracking
) -> None:
    a_copy(window, "Mine", cards)
    page = open_page()
    click(page.copy.copies.button(PRACTICE))
    assert page.tracking.tracking == EVERYTHING
    click(page.copy.copies.button(OWN))
    assert page.tracking.tracking == tracking


def test_one_of_several_copies_is_chosen_and_remembered(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    old, new = a_copy(window, "First print"), a_copy(window, "Second print", 7)
    page = open_page()
    assert page.copy.copies.button(OWN).text() == "My copies"
    shown = [page.copy.which.itemText(at) for at in range(page.copy.which.count())]
    assert shown == ["Second print: 7 of 168 cards", "First print: 0 of 168 cards"]
    assert page.copy.number == new
    page.copy.which.setFocus()
    QTest.keyClick(page.copy.which, Qt.Key.Key_Down)
    assert begun(qtbot, page).copy == old
    again = open_page()
    assert again.copy.number == old
    assert again.copy.which.isVisible()
    click(again.copy.copies.button(UNKNOWN))
    assert not again.copy.which.isVisible()
    assert begun(qtbot, again).copy is None
    assert open_page().copy.key == UNKNOWN


@pytest.mark.clause("WS-PIC-14")
def test_the_marks_are_called_as_the_owner_of_the_copy_calls_them(
    window: MainWindow, open_page: Open
) -> None:
    assert window.kept is not None
    model = CopyModel(window.kept)
    model.change(replace(UNKNOWN_COPY, colours=("red", "R&B")), "Colours")
    page = open_page()
    marks = [row.mark for row in page.players.rows]
    assert "red circle" in marks[0].toolTip()
    assert [action.text() for action in marks[0].choices.actions()] == [
        "red circle",
        "R&&B square",
        "green triangle",
        "orange diamond",
    ]
    click(page.copy.copies.button(PRACTICE))
    assert "vermillion circle" in marks[0].accessibleName()
    click(page.copy.copies.button(OWN))
    click(page.players.rows[-1].remove)
    click(page.players.add)
    assert "red circle" in page.players.rows[-1].mark.choices.actions()[0].text()


def test_a_copy_deleted_meanwhile_gives_way(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    assert window.kept is not None
    first, second = a_copy(window, "First"), a_copy(window, "Second")
    assert begun(qtbot, open_page()).copy == second
    window.kept.copies.delete(CopyId(second))
    assert open_page().copy.number == first
    window.kept.copies.delete(CopyId(first))
    assert open_page().copy.key == UNKNOWN


def test_the_gaps_of_the_own_copy_are_told_where_they_matter(
    window: MainWindow, open_page: Open
) -> None:
    a_copy(window, "Mine", 43)
    page = open_page()
    assert "49 spaces" in page.copy.gaps.text()
    assert "cards are not told: each" not in page.copy.gaps.text()
    click(page.tracking.presets.button("everything"))
    assert "125 cards" in page.copy.gaps.text()
    page.mode.advanced.click()
    assert "Specialists" in page.copy.gaps.text()
    click(page.tracking.presets.button("score"))
    page.mode.advanced.click()
    assert not page.copy.gaps.isVisible()


def test_a_copy_that_cannot_be_read_is_told_and_left_out(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    assert window.kept is not None
    window.kept.copies.create(GAME.key, "Torn", VERSION, "{")
    with qtbot.waitSignal(window.kept.failed):
        page = open_page()
    assert page.copy.copies.keys == (PRACTICE, UNKNOWN)


def test_a_long_name_leaves_room_for_the_others(window: MainWindow, open_page: Open) -> None:
    a_copy(window, "W" * 200)
    page = open_page()
    assert page.width() <= window.width()
    assert len(page.copy.copies.button(OWN).text()) == 16


def test_an_unknown_copy_suggests_to_track_less(page: NewSessionPage, qtbot: QtBot) -> None:
    QTest.mouseClick(page.copy.copies.button(UNKNOWN), Qt.MouseButton.LeftButton)
    whole = begun(qtbot, page)
    assert not whole.components.practice
    assert whole.options.tracking == LIGHT
    assert not page.copy.sides.isVisible()


def test_the_other_side_of_the_map(page: NewSessionPage, qtbot: QtBot) -> None:
    QTest.mouseClick(page.copy.sides.button("1"), Qt.MouseButton.LeftButton)
    assert options(qtbot, page).side == 1


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


def test_alone_one_plays_and_the_others_are_not_forgotten(open_page: Open, qtbot: QtBot) -> None:
    page = open_page()
    page.players.rows[3].name.setText("")
    QTest.mouseClick(page.mode.modes.button("solo"), Qt.MouseButton.LeftButton)
    chosen = options(qtbot, page)
    assert [seat.name for seat in chosen.seats] == ["Ann"]
    assert (chosen.mode, chosen.scenario) == (Mode.SOLO, 1)
    again = open_page()
    assert again.mode.mode is Mode.SOLO
    assert len(again.players.seats) == 1
    titles = {label.text() for label in again.findChildren(QLabel)}
    assert "Player" in titles
    assert "Players, clockwise as they sit" not in titles
    again.players.rows[3].name.setText("Dee")
    QTest.mouseClick(again.mode.modes.button("competitive"), Qt.MouseButton.LeftButton)
    assert names(again.players) == ["Ann", "Ben", "Cem", "Dee"]
    assert options(qtbot, again).scenario is None


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
