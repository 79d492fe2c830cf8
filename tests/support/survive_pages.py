"""A table of Survive The Serengeti in the window, for tests through real events."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.survive import options
from support.wild_pages import cramped, show, tap

from serengeti_companion.engine.session import Session
from serengeti_companion.games.survive import commands as c
from serengeti_companion.games.survive.dealer import Dealer
from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import HouseRules, Phase, Seat, Table
from serengeti_companion.games.survive.printed import UNKNOWN_COPY, Printed
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.survive.table import SurviveTable
from serengeti_companion.ui.tables.survive.turn_page import TurnPage

SIZE = 1280, 720


def a_model(
    players: int = 3, *, printed: Printed = UNKNOWN_COPY, house: HouseRules | None = None
) -> SessionModel:
    """A session before setup."""
    table = GAME.open(options(players, house=house), printed)
    return SessionModel(GAME, Session(GAME.rules, table))


def at_table(
    qtbot: QtBot, model: SessionModel, dealer: Dealer | None = None
) -> tuple[SurviveTable, TurnPage]:
    """A table at its first turn."""
    if model.state.phase is Phase.SETUP:
        model.submit(c.BeginPlay())
    table = SurviveTable(model, dealer)
    show(qtbot, table, SIZE)
    page = table.page
    assert isinstance(page, TurnPage)
    return table, page


def choosing(
    qtbot: QtBot, players: int = 3, house: HouseRules | None = None
) -> tuple[SessionModel, SurviveTable, TurnPage]:
    """A table whose first predator is up, a nameless one; the cards are due."""
    model = a_model(players, house=house)
    table, page = at_table(qtbot, model)
    tap(page.now.nameless)
    return model, table, page


def carry_on(page: TurnPage) -> None:
    """The main button, once it listens."""
    wait_out(page.primary)
    tap(page.primary)


def turn_up(page: TurnPage, seat: Seat, *numbers: int) -> None:
    """Taps on the numbers of a row."""
    for number in numbers:
        tap(page.rows[seat].tiles[number])


def state(model: SessionModel) -> Table:
    """How the game stands."""
    found = model.state
    assert isinstance(found, Table)
    return found


def tight(page: QWidget) -> list[str]:
    """What is cramped once everything has found its place."""
    QTest.qWait(1)
    return cramped(page)


def in_play(model: SessionModel) -> list[tuple[int, int]]:
    """Seat and number of each card that lies in play."""
    return [(card.seat, card.number) for card in state(model).in_play]
