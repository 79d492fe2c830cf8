"""The sheets of the table screen: opened from its menu, kept in step, closed by Escape."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from support.wild_pages import a_model, press, show

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Phase, Seat, Step, Table
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.wild.correct_numbers import NumbersPart
from serengeti_companion.ui.tables.wild.corrections_sheet import NUMBERS, CorrectionsSheet
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage
from serengeti_companion.ui.tables.wild.resume_sheet import ResumeSheet
from serengeti_companion.ui.tables.wild.table import WildTable
from serengeti_companion.ui.tables.wild.tracking_sheet import TrackingSheet


def opened(qtbot: QtBot) -> WildTable:
    model = a_model()
    assert model.submit(c.BeginPlay())
    table = WildTable(model, None)
    show(qtbot, table, (1280, 720))
    return table


def entry(table: WildTable, words: str) -> QAction:
    return next(action for action in table.bar.menu.actions() if action.text() == words)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Set by hand", CorrectionsSheet),
        ("What we track, and house rules", TrackingSheet),
        ("Put the table back", ResumeSheet),
    ],
)
def test_the_menu_opens_each_sheet_and_escape_closes_it(
    qtbot: QtBot, words: str, kind: type[Sheet[Table]]
) -> None:
    table = opened(qtbot)
    entry(table, words).trigger()
    sheet = table.sheet
    assert isinstance(sheet, kind)
    assert table.rect().contains(sheet.geometry())
    least = sheet.minimumSizeHint()
    assert (sheet.width(), sheet.height()) >= (least.width(), least.height())
    press(sheet, Qt.Key.Key_Escape)
    assert table.sheet is None


def test_an_open_sheet_follows_what_happens(qtbot: QtBot) -> None:
    table = opened(qtbot)
    entry(table, "Set by hand").trigger()
    sheet = table.sheet
    assert isinstance(sheet, CorrectionsSheet)
    part = sheet.parts[NUMBERS]
    assert isinstance(part, NumbersPart)
    model = sheet._model  # noqa: SLF001
    assert model.submit(c.CorrectNumber(fact="food", seat=Seat(0), value=8))
    assert part.tiles[Seat(0)][2].text() == "Food  8"


def test_another_night_begins_with_the_sheet_that_puts_the_table_back(qtbot: QtBot) -> None:
    table = opened(qtbot)
    table.show_resume()
    assert isinstance(table.sheet, ResumeSheet)


def test_a_sheet_keeps_the_keyboard_while_the_page_behind_it_changes(qtbot: QtBot) -> None:
    table = opened(qtbot)
    entry(table, "Set by hand").trigger()
    sheet = table.sheet
    assert sheet is not None
    qtbot.waitUntil(sheet.hasFocus)
    model = sheet._model  # type: ignore[attr-defined]  # noqa: SLF001
    assert model.submit(c.CorrectMoment(phase=Phase.PREPARATION, step=Step.MARKER, round=3))
    assert isinstance(table.page, PreparationPage)
    for _ in range(3):
        assert sheet.isAncestorOf(focused()) or sheet.hasFocus()
        press(focused(), Qt.Key.Key_Return)
    assert model.state.step is Step.MARKER
    table.undo()
    assert sheet.hasFocus()
    press(focused(), Qt.Key.Key_Escape)
    assert table.sheet is None


def test_tab_stays_on_an_open_sheet(qtbot: QtBot) -> None:
    table = opened(qtbot)
    entry(table, "Put the table back").trigger()
    sheet = table.sheet
    assert sheet is not None
    qtbot.waitUntil(sheet.hasFocus)
    passed = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(4):
            press(focused(), key)
            passed.append(focused())
    assert all(sheet.isAncestorOf(widget) for widget in passed if widget is not sheet)
    assert len(set(passed)) > 1


def test_escape_closes_a_sheet_from_the_page_behind_it_too(qtbot: QtBot) -> None:
    table = opened(qtbot)
    entry(table, "Put the table back").trigger()
    table.page.setFocus()
    press(table.page, Qt.Key.Key_Escape)
    assert table.sheet is None


def focused() -> QWidget:
    widget: object = QApplication.focusWidget()
    assert isinstance(widget, QWidget)
    return widget
