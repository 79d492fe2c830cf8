"""At a table of four in the smallest window: nothing is clipped, and Tab comes to everything."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from e2e.room import faults
from e2e.stages import OPTIONS, Stage, stages
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QButtonGroup, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Options
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import Style, current_style
from serengeti_companion.ui.style.themes import Theme
from serengeti_companion.ui.tables.wild.on_demand import SheetKind
from serengeti_companion.ui.tables.wild.table import WildTable

SMALLEST = 1280, 720
TAB = Qt.FocusPolicy.TabFocus
ALL = {stage.name: stage for stage in stages()}
LONG_NAMES = (
    "Maximiliane-Wilhelmina Featherstonehaugh",
    "Bartholomäus von und zu Habsburg-Loth.",
    "\u0639\u0628\u062f \u0627\u0644\u0631\u062d\u0645\u0646 " * 3,
    "W" * 40,
)
"""As long as a name may be, one of them from right to left."""


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Style:
    """What has room depends on fonts and borders, whichever test came before."""
    style = current_style()
    assert style.parent() is qapp
    style.apply()
    return style


@pytest.fixture(params=[Theme.LIGHT, Theme.DARK])
def theme(request: pytest.FixtureRequest, dressed: Style) -> Iterator[Theme]:
    before = dressed.theme
    dressed.set_theme(request.param)
    dressed.apply()
    yield request.param
    dressed.set_theme(before)


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("stage", ALL.values(), ids=ALL.keys())
def test_every_screen_of_a_table_of_four_has_room(qtbot: QtBot, stage: Stage) -> None:
    table = a_table(stage)
    qtbot.addWidget(table)
    table.resize(*SMALLEST)
    with qtbot.waitExposed(table):
        table.show()
    assert faults(table) == []


@pytest.mark.parametrize("stage", ALL.values(), ids=ALL.keys())
def test_long_names_push_nothing_off_the_page(qtbot: QtBot, stage: Stage) -> None:
    seats = tuple(
        replace(seat, name=name.strip())
        for seat, name in zip(OPTIONS.seats, LONG_NAMES, strict=True)
    )
    table = a_table(stage, replace(OPTIONS, seats=seats))
    qtbot.addWidget(table)
    table.resize(*SMALLEST)
    with qtbot.waitExposed(table):
        table.show()
    # A name that ends in an ellipsis is no fault: all of it stands in its tip.
    assert [fault for fault in faults(table) if not fault.startswith("PlayerName")] == []


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("kind", SheetKind)
def test_every_sheet_has_room(qtbot: QtBot, kind: SheetKind) -> None:
    table = a_table(ALL["mid-game"])
    qtbot.addWidget(table)
    table.resize(*SMALLEST)
    with qtbot.waitExposed(table):
        table.show()
    sheet = table._open(kind)  # noqa: SLF001 -- as the menu does it
    qtbot.waitUntil(sheet.isVisible)
    assert faults(sheet, may_scroll=kind is SheetKind.LOG) == []


@pytest.mark.parametrize("stage", ALL.values(), ids=ALL.keys())
def test_tab_comes_to_everything_that_can_be_used(qtbot: QtBot, stage: Stage) -> None:
    table = a_table(stage)
    qtbot.addWidget(table)
    table.resize(*SMALLEST)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    table.setFocus()
    reached: list[QWidget | None] = []
    while (now := QApplication.focusWidget()) not in reached:
        reached.append(now)
        table.focusNextChild()
    stops = [widget for widget in table.findChildren(QWidget) if is_stop(widget)]
    assert [stop for stop in stops if stop not in reached] == []


def is_stop(widget: QWidget) -> bool:
    """Whether Tab has to come here; in a group of buttons it comes to the chosen one only."""
    if not (widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & TAB):
        return False
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    chooses_one = isinstance(group, QButtonGroup) and group.exclusive()
    return not chooses_one or (isinstance(widget, QAbstractButton) and widget.isChecked())


def a_table(stage: Stage, options: Options = OPTIONS) -> WildTable:
    opening = GAME.open(options, stage.whole.components)
    session = Session(GAME.rules, opening, stage.whole.records)
    return WildTable(SessionModel(GAME, session), Dealer(7))
