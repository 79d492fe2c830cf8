"""The sheets of the two small games hold the keyboard, as those of WILD do."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from support import race, survive
from support.wild_pages import press, show, type_in

from serengeti_companion.engine.session import Session
from serengeti_companion.games.race import commands as race_commands
from serengeti_companion.games.race.game import GAME as RACE
from serengeti_companion.games.race.model import A
from serengeti_companion.games.race.model import Phase as RacePhase
from serengeti_companion.games.survive.commands import BeginPlay, CorrectPredators
from serengeti_companion.games.survive.game import GAME as SURVIVE
from serengeti_companion.games.survive.printed import UNKNOWN_COPY
from serengeti_companion.games.survive.terms import NAMELESS, PREDATORS
from serengeti_companion.ui.parts.segment import Segment
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.by_hand_sheet import ByHandSheet
from serengeti_companion.ui.tables.race.table import RaceTable
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.survive.table import SurviveTable

Table = RaceTable | SurviveTable
GAMES = ["race", "survive"]


def at_table(qtbot: QtBot, game: str) -> Table:
    table: Table
    if game == "race":
        table = RaceTable(SessionModel(RACE, Session(RACE.rules, race.begun())))
    else:
        state = SURVIVE.open(survive.options(3), UNKNOWN_COPY)
        model = SessionModel(SURVIVE, Session(SURVIVE.rules, state))
        model.submit(BeginPlay())
        model.submit(CorrectPredators(row=(), removed=(NAMELESS,) * (PREDATORS - 1)))
        table = SurviveTable(model, None)
    show(qtbot, table, (1280, 720))
    return table


def opened(qtbot: QtBot, table: Table, words: str) -> Sheet:  # type: ignore[type-arg]
    entry: QAction = next(each for each in table.bar.menu.actions() if each.text() == words)
    entry.trigger()
    sheet = table.sheet
    assert sheet is not None
    qtbot.waitUntil(sheet.hasFocus)
    return sheet


def focused() -> QWidget:
    widget: object = QApplication.focusWidget()
    assert isinstance(widget, QWidget)
    return widget


@pytest.mark.parametrize("game", GAMES)
def test_tab_stays_on_an_open_sheet(qtbot: QtBot, game: str) -> None:
    sheet = opened(qtbot, at_table(qtbot, game), "House rules")
    passed = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(20):
            press(focused(), key)
            passed.append(focused())
    assert all(sheet.isAncestorOf(widget) for widget in passed if widget is not sheet)
    assert len(set(passed)) > 1


@pytest.mark.parametrize("game", GAMES)
def test_escape_closes_a_sheet_from_the_page_behind_it_too(qtbot: QtBot, game: str) -> None:
    table = at_table(qtbot, game)
    opened(qtbot, table, "Put the table back")
    table.page.setFocus()
    press(table.page, Qt.Key.Key_Escape)
    assert table.sheet is None


def test_a_sheet_keeps_the_keyboard_while_the_page_behind_it_changes(qtbot: QtBot) -> None:
    table = at_table(qtbot, "race")
    sheet = opened(qtbot, table, "Set by hand")
    before = table.page
    model = table._model  # noqa: SLF001
    assert model.submit(race_commands.CorrectMoment(season=1, phase=RacePhase.OVER, active=A))
    assert table.page is not before
    assert sheet.hasFocus()
    table.undo()
    assert table.page is before
    press(focused(), Qt.Key.Key_Escape)
    assert table.sheet is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_set_or_put_back_needs_no_scrolling_on_the_smallest_screen(
    qtbot: QtBot, game: str
) -> None:
    table = at_table(qtbot, game)
    for words in ("Set by hand", "House rules", "Put the table back"):
        sheet = opened(qtbot, table, words)
        parts = sheet.tabs.keys if isinstance(sheet, ByHandSheet) else ()
        for part in parts or ("",):
            if isinstance(sheet, ByHandSheet):
                sheet.show_part(part)
            QApplication.processEvents()
            areas = [area for area in sheet.findChildren(QScrollArea) if area.isVisible()]
            assert [area.verticalScrollBar().maximum() for area in areas] == [0] * len(areas)
        table.close_sheet()


@pytest.mark.parametrize("game", GAMES)
def test_who_is_renamed_by_hand_has_the_new_name_all_over_the_sheet(
    qtbot: QtBot, game: str
) -> None:
    sheet = opened(qtbot, at_table(qtbot, game), "Set by hand")
    assert isinstance(sheet, ByHandSheet)
    names = sheet.findChildren(QLineEdit)
    type_in(next(field for field in names if field.text() == "Ann"), "Zoe & Co", enter=True)
    assert not [label.text() for label in sheet.findChildren(QLabel) if "Ann" in label.text()]
    shown = [button.text() for button in sheet.findChildren(Segment)]
    assert "Ann" not in shown
    assert shown.count("Zoe && Co") == {"race": 2, "survive": 1}[game]
    assert sheet.tabs.button(sheet.tabs.keys[0]).accessibleName() == "Section: Zoe & Co"
