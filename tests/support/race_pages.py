"""A table of A Race For Life in the window, for tests through real events."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.race import CARCASS, LIZARD, SCORPION
from support.wild_pages import show, tap

from serengeti_companion.engine.session import Session
from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import EventCard, Table
from serengeti_companion.games.race.terms import SPECIES
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.race.table import RaceTable
from serengeti_companion.ui.tables.race.turn_page import TurnPage

SIZE = 1280, 720
MANY = dict.fromkeys(SPECIES, 2) | {SCORPION: 1, CARCASS: 1}
DRY = EventCard(drought=LIZARD)


def at_table(
    qtbot: QtBot, state: Table, size: tuple[int, int] = SIZE
) -> tuple[SessionModel, RaceTable]:
    """A session that stands so, on the screen."""
    model = SessionModel(GAME, Session(GAME.rules, state))
    table = RaceTable(model)
    show(qtbot, table, size)
    return model, table


def turn_page(table: RaceTable) -> TurnPage:
    """The page of a season at play."""
    page = table.page
    assert isinstance(page, TurnPage)
    return page


def answer(page: TurnPage, words: str) -> None:
    """Tap the answer that says so."""
    told = (" ".join(button.text().split()) for button in page.now.options)
    tap(dict(zip(told, page.now.options, strict=True))[words])


def last(model: SessionModel) -> object:
    """What was told last."""
    played = model.session.last
    return None if played is None else played.command


def where(widget: QWidget) -> QPoint:
    """Its middle, as the eye sees it in the window."""
    return widget.mapTo(widget.window(), widget.rect().center())


def click(widget: QWidget) -> None:
    """A click of the window's own, there where the widget is seen: Qt finds who gets it."""
    handle = widget.window().windowHandle()
    no_keys = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, no_keys, where(widget))
