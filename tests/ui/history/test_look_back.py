"""A session looked back at, moment by moment, by keys and by hand; nothing of it changes."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.patience import as_long_as
from support.simulated import simulated

from serengeti_companion.engine.session import Session
from serengeti_companion.games import catalogue
from serengeti_companion.storage.play import begin_session
from serengeti_companion.storage.whole import AnyRecord, WholeSession
from serengeti_companion.ui.history.look_back import LookBackPage
from serengeti_companion.ui.history.past import Past
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.tables.wild.looking_back import PastMap

LEFT = Qt.MouseButton.LeftButton


def played(key: str, players: int, moves: int | None = None) -> WholeSession:
    """A game at random, to its end or for so many moves."""
    game, chance = catalogue.find(key), Random(1)
    assert game is not None
    options, components = game.simulated(players, False, None)
    records: list[AnyRecord] = []
    session = Session(game.rules, game.open(options, components), append=records.append)
    while moves is None or session.plays < moves:
        command = game.next_command(session.state, chance)
        if command is None:
            break
        session.submit(command)
    return WholeSession(
        game=game,
        title=key,
        started=None,
        options=options,
        components=components,
        records=tuple(records),
    )


def look_back(window: MainWindow, whole: WholeSession) -> LookBackPage:
    """The page of a session that was just kept, opened from the list by its key."""
    assert window.kept is not None
    assert window.home is not None
    begin_session(window.kept.sessions, whole)
    window.show_home()
    rows = window.home.list
    QApplication.processEvents()
    rows.view.setFocus()
    QTest.keyClick(rows.view, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    page = window.stage.pages.currentWidget()
    assert isinstance(page, LookBackPage)
    return page


@pytest.fixture
def page(window: MainWindow) -> LookBackPage:
    return look_back(window, simulated(2, 1))


def press(page: LookBackPage, key: Qt.Key) -> int:
    """Where that key leads."""
    QTest.keyClick(page.window().focusWidget(), key)
    return page.scrubber.moment


def test_it_begins_where_the_session_stands(page: LookBackPage) -> None:
    assert page.scrubber.moment == page.past.last
    assert page.far.facts is not None
    assert page.far.facts.over


def test_the_arrow_keys_go_move_by_move_and_home_and_end_to_the_ends(page: LookBackPage) -> None:
    last = page.past.last
    assert press(page, Qt.Key.Key_Left) == last - 1
    assert press(page, Qt.Key.Key_Right) == last
    assert press(page, Qt.Key.Key_Home) == 0
    assert page.words.text() == "The table before the first move."
    assert not page.scrubber.back.isEnabled()
    assert press(page, Qt.Key.Key_End) == last
    assert not page.scrubber.on.isEnabled()


def test_the_page_keys_go_round_by_round(page: LookBackPage) -> None:
    press(page, Qt.Key.Key_Home)
    titles = []
    for _ in as_long_as(lambda: press(page, Qt.Key.Key_PageDown) < page.past.last):
        assert page.far.facts is not None
        titles.append(page.far.facts.title)
    assert titles[:6] == [f"Round {n} of 6" for n in range(1, 7)]
    press(page, Qt.Key.Key_Home)
    second = press(page, Qt.Key.Key_PageDown) and press(page, Qt.Key.Key_PageDown)
    press(page, Qt.Key.Key_Right)
    assert press(page, Qt.Key.Key_PageUp) == second
    assert press(page, Qt.Key.Key_PageUp) < second


def test_on_the_map_the_arrows_go_from_space_to_space_and_the_rest_as_ever(
    page: LookBackPage,
) -> None:
    assert page.board is not None
    page.board.setFocus()
    assert press(page, Qt.Key.Key_Left) == page.past.last
    assert press(page, Qt.Key.Key_Home) == 0
    assert 0 < press(page, Qt.Key.Key_PageDown) < page.past.last


def test_each_button_goes_its_way(page: LookBackPage) -> None:
    scrubber, last = page.scrubber, page.past.last
    QTest.mouseClick(scrubber.back, LEFT)
    assert scrubber.moment == last - 1
    QTest.mouseClick(scrubber.on, LEFT)
    assert scrubber.moment == last
    QTest.mouseClick(scrubber.stage_back, LEFT)
    assert scrubber.moment == page.past.stage_before(last)
    QTest.mouseClick(scrubber.stage_on, LEFT)
    assert scrubber.moment == last


def test_a_tap_on_slider_or_chart_goes_there(page: LookBackPage) -> None:
    slider, last = page.scrubber.slider, page.past.last
    QTest.mouseClick(slider, LEFT, pos=QPoint(slider.width() // 2, slider.height() // 2))
    assert abs(page.scrubber.moment - last / 2) < last / 20
    QTest.mouseClick(page.course, LEFT, pos=QPoint(2, page.course.height() // 2))
    assert page.scrubber.moment == 0


def test_table_map_and_words_are_those_of_the_moment(page: LookBackPage) -> None:
    past = page.past
    moment = next(at for at in range(1, past.last) if "discovers" in past.words(at))
    page.scrubber.go(moment)
    table = past.tables[moment]
    assert "discovers" in page.words.text()
    (board,) = page.findChildren(PastMap)
    assert board.table is table
    assert len(board.signs.lit) == 1
    assert page.far.facts is not None
    assert [tile.score for tile in page.far.facts.tiles] == [p.stars for p in table.players]


def test_the_scores_of_the_chart_end_where_the_game_did(page: LookBackPage) -> None:
    ends = {course.name: course.values[-1] for course in page.past.courses}
    totals = {sheet.name: sheet.total for sheet in page.past.game.GAME.sheets(page.past.now)}
    assert ends == totals
    page.course.show_moment(0)
    assert page.course.accessibleDescription() == "Ann: 0; Ben: 0"


def test_looking_back_writes_nothing(window: MainWindow, page: LookBackPage) -> None:
    assert window.kept is not None
    before = window.kept.sessions.sessions()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_PageDown, Qt.Key.Key_Escape):
        press(page, key)
    assert window.at_home
    assert window.kept.sessions.sessions() == before
    assert len(page.past.tables) == len(page.past.plays) + 1


def test_the_session_can_be_opened_from_there(window: MainWindow, page: LookBackPage) -> None:
    QTest.mouseClick(page.open_button, LEFT)
    assert window.host.sitting is not None


@pytest.mark.parametrize(("key", "players"), [("race", 2), ("survive", 3)])
def test_the_other_games_are_looked_back_at_alike(
    window: MainWindow, key: str, players: int
) -> None:
    page = look_back(window, played(key, players))
    assert page.board is None
    for _ in range(3):
        press(page, Qt.Key.Key_PageUp)
    assert page.words.text()
    assert page.past.stages[-1].start == page.past.last
    assert [course.values[0] for course in page.past.courses] == [0] * players


def test_cards_of_turns_gone_by_stay_hidden_until_the_end() -> None:
    running, ended = Past(played("survive", 3, 40)), Past(played("survive", 3))
    moment = next(at for at in range(1, 12) if "turns up" in ended.words(at))
    facts = {past: past.facts[moment].tiles for past in (running, ended)}
    assert "card" in running.words(moment)
    assert "card" not in ended.words(moment)
    shown = [
        [fact.value for tile in tiles for fact in tile.facts if fact.label == "In play"]
        for tiles in facts.values()
    ]
    assert set(", ".join(shown[0]).split(", ")) == {"?"}
    assert "?" not in "".join(shown[1])


def test_a_session_without_a_move_can_be_looked_at(window: MainWindow) -> None:
    page = look_back(window, played("wild", 2, 0))
    assert page.scrubber.moment == 0
    assert page.scrubber.place.text() == "Before the first move"
    assert press(page, Qt.Key.Key_Right) == 0
    assert not page.grab().isNull()


def test_a_scored_game_has_no_moves_to_look_at(window: MainWindow) -> None:
    assert window.kept is not None
    assert window.home is not None
    counts = {"players": [{"name": "Ann", "stars": 3}], "mode": "competitive"}
    result = {"players": [{"name": "Ann", "total": 3}], "winners": ["Ann"]}
    window.kept.scored_games.add("wild", "", counts, result)
    window.show_home()
    assert not window.home.list.back_button.isEnabled()
    QApplication.processEvents()
    window.home.list.view.setFocus()
    QTest.keyClick(window.home.list.view, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.at_home
