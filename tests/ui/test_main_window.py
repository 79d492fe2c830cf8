"""The window: from the start page to a table and back, and what it remembers."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Phase
from serengeti_companion.ui.home import choices
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.style import Style, Theme
from serengeti_companion.ui.tables.wild.table import WildTable

from .conftest import Awake, OpenWindow, at_table, state


def press(key: Qt.Key, text: str = "") -> None:
    """A key for whatever has the keyboard."""
    at = QApplication.focusWidget()
    assert at is not None
    if text:
        QTest.keyClicks(at, text)
    QTest.keyClick(at, key)


def test_the_first_enter_of_all_plays_a_practice_game(window: MainWindow) -> None:
    press(Qt.Key.Key_Return)
    table = state(window)
    assert table.phase is Phase.ROUND
    assert [player.name for player in table.players] == ["Ann", "Ben", "Cem", "Dee"]
    assert len(table.pool) == 6
    assert all(len(player.tableau) == 4 for player in table.players)
    assert table.printed.practice


def test_one_tap_plays_a_practice_game(window: MainWindow) -> None:
    assert window.home is not None
    QTest.mouseClick(window.home.cards[0].practice, Qt.MouseButton.LeftButton)
    assert state(window).phase is Phase.ROUND


def test_a_practice_table_is_dealt_alike_when_it_is_opened_again(
    window: MainWindow, open_window: OpenWindow
) -> None:
    window.practise("wild")
    before = at_table(window).whole.started
    window = open_window()
    assert window.home is not None
    window.home.resume.button.click()
    assert at_table(window).whole.started == before


def test_a_session_begins_by_the_keyboard_alone(window: MainWindow) -> None:
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return, "Ada")
    assert state(window).phase is Phase.SETUP
    assert state(window).players[0].name == "Ada"


def test_the_next_session_begins_as_the_last_one(window: MainWindow) -> None:
    window.show_new("wild")
    press(Qt.Key.Key_Return, "Ada")
    window.show_home()
    window.show_new("wild")
    press(Qt.Key.Key_Return)
    assert state(window).players[0].name == "Ada"


def test_one_enter_resumes_the_evening_where_it_was(
    window: MainWindow, open_window: OpenWindow
) -> None:
    window.practise("wild")
    model = at_table(window).model
    assert model.submit(c.CorrectNumber(fact="stars", value=31, seat=model.state.first))
    before = model.state
    window = open_window()
    assert window.home is not None
    assert "Round 1 of 6" in window.home.resume.button.accessibleName()
    press(Qt.Key.Key_Return)
    assert state(window) == before
    assert at_table(window).model.undo()


def test_the_start_page_knows_the_round_at_once(
    window: MainWindow, open_window: OpenWindow
) -> None:
    window.practise("wild")
    model = at_table(window).model
    assert model.submit(c.CorrectMoment(round=4, phase=Phase.ROUND, seat=model.state.first))
    # As after a kill: the window never went back to the start page.
    window = open_window()
    assert window.home is not None
    assert "Round 4 of 6" in window.home.resume.button.accessibleName()


def test_a_finished_session_is_not_resumed(window: MainWindow) -> None:
    window.practise("wild")
    assert at_table(window).model.submit(c.CorrectMoment(round=6, phase=Phase.OVER))
    window.show_home()
    assert window.home is not None
    assert not window.home.resume.isVisible()
    chosen = window.home.list.chosen()
    assert chosen is not None
    assert chosen.finished


def test_playing_again_begins_the_same_table_anew(window: MainWindow) -> None:
    window.practise("wild")
    at_table(window).play_again_asked.emit()
    assert state(window).phase is Phase.SETUP
    assert [player.name for player in state(window).players] == ["Ann", "Ben", "Cem", "Dee"]
    assert window.kept is not None
    assert len(window.kept.sessions.sessions()) == 2


def test_the_table_leads_back_to_the_start_page(window: MainWindow, awake: Awake) -> None:
    window.practise("wild")
    at_table(window).home_asked.emit()
    assert window.at_home
    assert window.host.sitting is None
    assert awake.asked == ["hold", "release"]


def test_the_look_changes_at_once(window: MainWindow, dressed: Style) -> None:
    QTest.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert dressed.scale == 1.1
    window.show_page("settings")
    page = window.stage.pages.currentWidget()
    assert page.theme.button(dressed.theme.value).hasFocus()
    QTest.mouseClick(page.theme.button(Theme.DARK.value), Qt.MouseButton.LeftButton)
    assert dressed.dark
    QTest.mouseClick(page.motion, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert not dressed.motion
    dressed.reset_scale()
    QTest.mouseClick(page.larger, Qt.MouseButton.LeftButton)
    assert page.percent.text() == "110 %"


def test_what_was_chosen_is_taken_up_at_the_next_start(
    window: MainWindow, data_folder: Path, dressed: Style
) -> None:
    dressed.set_theme(Theme.DARK)
    dressed.set_scale(1.5)
    window.choose_motion(moves=False)
    window.close()
    dressed.set_motion(True)
    dressed.set_theme(Theme.LIGHT)
    dressed.reset_scale()
    kept = Kept(data_folder)
    choices.take_up(kept)
    assert (dressed.theme, dressed.scale, dressed.motion) == (Theme.DARK, 1.5, False)
    kept.close()


def test_the_rules_open_beside_the_table_at_the_clause_asked(window: MainWindow) -> None:
    window.practise("wild")
    table = at_table(window)
    table.clause_asked.emit("WS-PASS-2")
    assert window.rules.isVisible()
    assert table.isVisible()
    assert window.rules.place.clause == "WS-PASS-2"
    QTest.keyClick(window.rules.text, Qt.Key.Key_Escape)
    assert not window.rules.isVisible()


def test_on_a_wide_screen_the_rules_cover_nothing(window: MainWindow) -> None:
    window.practise("wild")
    window.resize(1900, 900)
    at_table(window).clause_asked.emit("WS-PASS-2")
    assert at_table(window).geometry().right() < window.rules.geometry().left()


def test_f1_shows_the_keys_and_f11_fills_the_screen(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert "Full screen" in window.rules.text.toPlainText()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_when_the_rules_close_the_keyboard_is_where_it_was(window: MainWindow) -> None:
    button = window.home.default_button
    assert button is not None
    button.setFocus()
    for _ in range(2):
        QTest.keyClick(window, Qt.Key.Key_F1)
        assert not button.hasFocus()
        press(Qt.Key.Key_Escape)
        assert [window.stage.panel_shown, button.hasFocus()] == [False, True]


def test_a_question_mark_in_a_field_is_a_letter(window: MainWindow) -> None:
    window.practise("wild")
    line = at_table(window).line
    line.setFocus()
    QTest.keyClicks(line, "take ?")
    assert line.text() == "take ?"
    assert not window.stage.panel_shown


@pytest.mark.parametrize(
    "page",
    ["home", "new", "settings", "about", "score_pad", "goal_checker", "rules", "fault"],
)
def test_whatever_can_have_the_keyboard_has_a_name(window: MainWindow, page: str) -> None:
    window.practise("wild")
    window.show_home()
    match page:
        case "new":
            window.show_new("wild")
        case "settings" | "about" | "score_pad" | "goal_checker":
            window.show_page(page)
        case "rules":
            window.show_rules()
        case "fault":
            window.stage.pages.setCurrentWidget(window.fault)
            window.fault.tell("The folder is gone.")
    assert window.home is not None
    window.home.list.refresh()
    nameless = [
        f"{type(widget).__name__} in {type(widget.parent()).__name__}"
        for widget in window.centralWidget().findChildren(QWidget)
        if widget.window() is window
        and widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
        and not widget.objectName().startswith("qt_")
        and not _name(widget)
    ]
    assert nameless == []


def _name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.usefixtures("dressed")
def test_the_table_of_the_game_itself_opens_and_closes(qtbot: QtBot, data_folder: Path) -> None:
    window = MainWindow(lambda: Kept(data_folder))
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.practise("wild")
    table = window.host.table
    assert isinstance(table, WildTable)
    table.home_asked.emit()
    assert window.at_home
    window.close()


@pytest.mark.parametrize("name", ["settings", "statistics"])
def test_what_is_chosen_is_bold_from_the_first_look_on(window: MainWindow, name: str) -> None:
    window.show_page(name)
    choices = window.stage.pages.currentWidget().findChildren(Segmented)
    assert choices
    assert all(choice.button(choice.value).font().bold() for choice in choices)
