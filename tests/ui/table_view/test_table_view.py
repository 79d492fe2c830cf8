"""The table view as a window: opened by a key, follows the table, remembers, and goes again."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from support.wild_pages import nameless

from serengeti_companion.games.race import commands as race
from serengeti_companion.games.race.model import EventCard
from serengeti_companion.games.survive import commands as survive
from serengeti_companion.games.wild import commands as wild
from serengeti_companion.games.wild.model import Phase, Seat
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.style import Style, Theme
from serengeti_companion.ui.table_view import controls
from serengeti_companion.ui.table_view.remembered import Place, first_screen, place_on, with_place
from serengeti_companion.ui.table_view.view import TableView

GAMES = ("wild", "race", "survive")
ROOT = Path(__file__).resolve().parents[3]
Start = Callable[[], MainWindow]


@pytest.fixture
def start(qtbot: QtBot, data_folder: Path) -> Iterator[Start]:
    """Starts the program; the one before is closed first."""
    opened: list[MainWindow] = []

    def start_() -> MainWindow:
        for window in opened:
            window.close()
        window = MainWindow(lambda: Kept(data_folder))
        qtbot.addWidget(window)
        window.resize(1280, 720)
        opened.append(window)
        activate(qtbot, window)
        return window

    yield start_
    for window in opened:
        window.close()


def activate(qtbot: QtBot, window: MainWindow | TableView) -> None:
    with qtbot.waitActive(window), qtbot.waitExposed(window):
        window.show()
        window.activateWindow()


def views() -> list[TableView]:
    found = (one for one in QApplication.topLevelWidgets() if isinstance(one, TableView))
    return [one for one in found if one.isVisible()]


def press(key: Qt.Key) -> None:
    """A key for whatever has the keyboard."""
    at = QApplication.focusWidget() or QApplication.activeWindow()
    assert at is not None
    QTest.keyClick(at, key)


def open_view(qtbot: QtBot, window: MainWindow, game: str = "wild") -> TableView:
    """At a practice table, by the key; with the keyboard."""
    if window.host.sitting is None:
        window.practise(game)
    press(Qt.Key.Key_F9)
    [view] = views()
    activate(qtbot, view)
    return view


def score_of(window: MainWindow, seat: int, value: int) -> bool:
    assert window.host.sitting is not None
    number = wild.CorrectNumber(fact="stars", value=value, seat=Seat(seat))
    return window.host.sitting.model.submit(number)


@pytest.mark.parametrize("game", GAMES)
def test_a_key_opens_it_and_closes_it(qtbot: QtBot, start: Start, game: str) -> None:
    window = start()
    window.practise(game)
    press(Qt.Key.Key_F9)
    assert len(views()) == 1
    activate(qtbot, window)
    press(Qt.Key.Key_F9)
    assert views() == []


@pytest.mark.parametrize("game", GAMES)
def test_the_menu_of_the_table_opens_it(start: Start, game: str) -> None:
    window = start()
    window.practise(game)
    assert window.host.table is not None
    menus = window.host.table.findChildren(QMenu)
    [entry] = [act for menu in menus for act in menu.actions() if act.text() == "Table view"]
    entry.trigger()
    assert len(views()) == 1


def test_on_the_start_page_the_key_does_nothing(start: Start) -> None:
    start()
    press(Qt.Key.Key_F9)
    assert views() == []


def test_the_key_sheet_knows_it(start: Start) -> None:
    window = start()
    window.show_keys()
    assert "F9" in window.rules.text.toPlainText()


def test_it_follows_a_play_an_undo_and_a_redo(qtbot: QtBot, start: Start, style: Style) -> None:
    style.set_motion(False)
    window = start()
    view = open_view(qtbot, window)
    assert score_of(window, 1, 57)
    assert view.tiles[1].shown_score == 57
    assert "57 stars" in view.tiles[1].accessibleName()
    assert window.host.sitting is not None
    window.host.sitting.model.undo()
    assert view.tiles[1].shown_score == 0
    window.host.sitting.model.redo()
    assert view.tiles[1].shown_score == 57


def test_a_score_runs_up_to_the_new_one_and_an_undo_overtakes_it(
    qtbot: QtBot, start: Start, style: Style
) -> None:
    style.set_motion(True)
    window = start()
    view = open_view(qtbot, window)
    score_of(window, 0, 90)
    qtbot.waitUntil(lambda: view.tiles[0].shown_score == 90)
    score_of(window, 0, 10)
    assert window.host.sitting is not None
    window.host.sitting.model.undo()
    qtbot.waitUntil(lambda: view.tiles[0].shown_score == 90)


def test_the_turn_moves_on(qtbot: QtBot, start: Start) -> None:
    window = start()
    view = open_view(qtbot, window)
    assert window.host.sitting is not None
    model = window.host.sitting.model
    first = model.state.player(model.state.first).name
    assert view.facts.now == f"{first}’s turn"
    other = model.state.present[1]
    model.submit(wild.CorrectMoment(round=4, phase=Phase.ROUND, seat=other))
    assert view.facts.title == "Round 4 of 6"
    assert view.facts.now == f"{model.state.player(other).name}’s turn"


@pytest.mark.parametrize(
    ("game", "command"),
    [("race", race.TurnUpEvent(card=EventCard())), ("survive", survive.TurnUpPredator())],
)
def test_the_other_games_are_followed_too(
    qtbot: QtBot, start: Start, game: str, command: object
) -> None:
    window = start()
    view = open_view(qtbot, window, game)
    before = view.facts
    assert window.host.sitting is not None
    assert window.host.sitting.model.submit(command)
    assert view.facts != before


def test_the_end_shows_the_winner(qtbot: QtBot, start: Start) -> None:
    window = start()
    view = open_view(qtbot, window)
    score_of(window, 2, 40)
    assert window.host.sitting is not None
    window.host.sitting.model.submit(wild.CorrectMoment(round=6, phase=Phase.OVER))
    assert view.heading.accessibleName() == "The game is over. Cem wins"
    assert "winner" in view.tiles[2].accessibleName()


def test_escape_leaves_full_screen_and_then_closes(qtbot: QtBot, start: Start) -> None:
    view = open_view(qtbot, start())
    press(Qt.Key.Key_F11)
    assert view.isFullScreen()
    press(Qt.Key.Key_Escape)
    assert not view.isFullScreen()
    press(Qt.Key.Key_Escape)
    assert views() == []


def test_a_double_click_fills_the_screen_and_gives_it_back(qtbot: QtBot, start: Start) -> None:
    view = open_view(qtbot, start())
    QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=QPoint(300, 200))
    assert view.isFullScreen()
    QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=QPoint(300, 200))
    assert not view.isFullScreen()


def test_it_goes_with_the_session(qtbot: QtBot, start: Start) -> None:
    window = start()
    open_view(qtbot, window)
    window.show_home()
    assert views() == []


def test_it_goes_with_the_program(qtbot: QtBot, start: Start) -> None:
    window = start()
    open_view(qtbot, window)
    window.close()
    assert views() == []


def test_it_stays_for_the_next_table_and_follows_that_one(qtbot: QtBot, start: Start) -> None:
    window = start()
    view = open_view(qtbot, window)
    assert window.host.sitting is not None
    before = window.host.sitting.model
    window.host.table.play_again_asked.emit()
    assert views() == [view]
    assert view.facts.title == "Setup"
    assert window.host.sitting is not None
    assert window.host.sitting.model is not before


def test_the_table_goes_on_when_it_was_closed(qtbot: QtBot, start: Start) -> None:
    window = start()
    open_view(qtbot, window)
    with qtbot.waitActive(window):  # the keyboard goes back to the table
        press(Qt.Key.Key_Escape)
    assert score_of(window, 0, 12)
    press(Qt.Key.Key_F9)
    assert views()[0].tiles[0].shown_score == 12


def test_a_number_turns_a_tile_and_the_next_window_knows(qtbot: QtBot, start: Start) -> None:
    window = start()
    view = open_view(qtbot, window)
    upright = view.tiles[1].grab().toImage()
    press(Qt.Key.Key_2)
    assert view.tiles[1].turned
    turned = view.tiles[1].grab().toImage()
    assert turned.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical).size() == (
        upright.size()
    )
    assert turned != upright
    view.close()
    window = start()
    window.practise("wild")
    press(Qt.Key.Key_F9)
    assert [tile.turned for tile in views()[0].tiles] == [False, True, False, False]


def test_the_buttons_come_with_the_mouse_and_turn_a_tile(qtbot: QtBot, start: Start) -> None:
    view = open_view(qtbot, start())
    assert not view.controls.more.isVisible()
    QTest.mouseMove(view, QPoint(200, 200))
    qtbot.waitUntil(view.controls.more.isVisible)
    button = view.controls.turns[3]
    assert view.tiles[3].geometry().contains(button.geometry())
    assert min(button.width(), button.height()) >= 48
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert view.tiles[3].turned
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not view.tiles[3].turned


def test_the_buttons_go_again_by_themselves(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controls, "SHOWN_MS", 1)
    view = open_view(qtbot, start())
    view.showFullScreen()
    QTest.mouseMove(view, QPoint(210, 210))
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    qtbot.waitUntil(lambda: not view.controls.more.isVisible())
    assert view.cursor().shape() is Qt.CursorShape.BlankCursor


def test_tab_shows_the_buttons_and_reaches_all_of_them(qtbot: QtBot, start: Start) -> None:
    view = open_view(qtbot, start())
    reached = set()
    for _ in range(8):
        press(Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert {view.controls.more, *view.controls.turns} <= reached
    assert nameless(view) == []


def test_everything_on_it_has_a_name_for_the_ear(qtbot: QtBot, start: Start) -> None:
    view = open_view(qtbot, start())
    assert view.accessibleName().startswith("Table view")
    assert "Round 1 of 6" in view.accessibleDescription()
    assert all(panel.accessibleName() for panel in (view.heading, *view.tiles))


def test_it_is_remembered_as_it_stood(qtbot: QtBot, start: Start) -> None:
    window = start()
    view = open_view(qtbot, window)
    view.setGeometry(40, 50, 720, 420)
    with qtbot.waitActive(window):
        view.close()
    press(Qt.Key.Key_F9)
    assert views()[0].size().toTuple() == (720, 420)
    views()[0].toggle_full_screen()
    window.show_home()
    window = start()
    window.practise("wild")
    press(Qt.Key.Key_F9)
    assert views()[0].isFullScreen()


@pytest.mark.parametrize("theme", list(Theme))
def test_it_follows_the_look_of_the_program(
    qtbot: QtBot, start: Start, style: Style, theme: Theme
) -> None:
    style.apply()
    view = open_view(qtbot, start())
    style.set_theme(theme)
    seen: QImage = view.grab().toImage()
    ground = seen.pixelColor(2, seen.height() - 2).lightness()
    assert (ground < 128) is style.dark


def test_a_larger_scale_makes_larger_buttons_and_no_smaller_words(
    qtbot: QtBot, start: Start, style: Style
) -> None:
    view = open_view(qtbot, start())
    sizes = [words.size for tile in view.tiles for words in tile.plan.words]
    style.set_scale(2.0)
    assert view.controls.turns[0].width() == 96
    assert [words.size for tile in view.tiles for words in tile.plan.words] == sizes


def test_it_goes_to_the_second_screen_when_there_is_one() -> None:
    assert first_screen("laptop", ("laptop", "television")) == "television"
    assert first_screen("television", ("laptop", "television")) == "laptop"
    assert first_screen("laptop", ("laptop",)) == "laptop"


def test_each_set_of_screens_is_remembered_for_itself() -> None:
    home = Place(screens="laptop, television", screen="television", full=True, geometry="AA==")
    away = Place(screens="laptop", screen="laptop", full=False, geometry="BB==")
    kept = with_place(with_place((), home), away)
    assert place_on(kept, ("television", "laptop")) == home
    assert place_on(kept, ("laptop",)) == away
    assert place_on(kept, ("laptop", "projector")) is None
    assert len(with_place(kept, home)) == 2


@pytest.mark.parametrize("line", ["", "laptop", "laptop\nattic\nfull\nAA==", "a\nb\nc\nd\ne"])
def test_a_memory_that_makes_no_sense_is_forgotten(line: str) -> None:
    assert place_on((line,), ("laptop",)) is None


def test_a_table_is_opened_without_any_of_it() -> None:
    code = (
        "import sys, serengeti_companion.ui.desk\n"
        "for game in ('wild', 'race', 'survive'):\n"
        "    __import__(f'serengeti_companion.ui.home.{game}.screen')\n"
        "print(*(name for name in sys.modules if 'table_view' in name or 'far_view' in name))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert done.stdout.strip() == ""
