"""A table of WILD: Serengeti and its pages, for tests through real events."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from support.deaf import wait_out

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import (
    EVERYTHING,
    HouseRules,
    Mode,
    Options,
    Phase,
    SeatOptions,
    Step,
    Table,
    Tracking,
)
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.simulation import next_command
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.primary_page import PrimaryPage

NAMES = ("Ann", "Ben", "Cem", "Dee")
SIZE = 1280, 656
"""What the table leaves a page of a window of 1280 x 720."""


def a_model(
    players: int = 2,
    printed: Printed | None = None,
    *,
    tracking: Tracking = EVERYTHING,
    house: HouseRules | None = None,
    mode: Mode | None = None,
    specialists: bool = False,
) -> SessionModel:
    """A session before setup; one player is solo, in scenario 5."""
    mode = mode or (Mode.SOLO if players == 1 else Mode.COMPETITIVE)
    options = Options(
        mode=mode,
        scenario=None if mode is Mode.COMPETITIVE else 5,
        seats=tuple(SeatOptions(name=NAMES[seat], colour=seat) for seat in range(players)),
        tracking=tracking,
        house=house or HouseRules(),
        specialists=specialists,
    )
    table = GAME.open(options, practice_set() if printed is None else printed)
    return SessionModel(GAME, Session(GAME.rules, table))


def play_until(model: SessionModel, reached: Callable[[Table], bool], seed: int = 1) -> None:
    """Random legal play until the table is so."""
    chance, dealer = Random(seed), Dealer(seed)
    while not reached(model.state):
        command = next_command(model.state, chance, dealer)
        assert command is not None, "the game ended before"
        assert model.submit(command), command


def in_step(
    step: Step,
    round_: int = 1,
    players: int = 2,
    tracking: Tracking = EVERYTHING,
    house: HouseRules | None = None,
) -> SessionModel:
    """A session in the first preparation, from that round on, that has come to this step."""
    model = a_model(players, tracking=tracking, house=house)
    records = _played(step, round_, players, tracking, house)
    session = Session(GAME.rules, model.state, records)
    return SessionModel(GAME, session)


@cache
def _played(
    step: Step, round_: int, players: int, tracking: Tracking, house: HouseRules | None
) -> tuple[Played[Any, Any], ...]:
    model = a_model(players, tracking=tracking, house=house)

    def reached(table: Table) -> bool:
        due = table.phase is Phase.PREPARATION and table.step is step
        return due and table.round >= round_

    play_until(model, reached)
    return model.session.done


def show(qtbot: QtBot, page: QWidget, size: tuple[int, int] = SIZE) -> None:
    """On the screen, active, with the keyboard."""
    qtbot.addWidget(page)
    page.resize(*size)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    page.setFocus()


def tap(widget: QWidget) -> None:
    """One click in its middle."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def tap_primary(page: PrimaryPage) -> None:
    """The main button, once it listens."""
    wait_out(page.primary)
    tap(page.primary)


def press(widget: QWidget, key: Qt.Key = Qt.Key.Key_Return) -> None:
    """One key."""
    QTest.keyClick(widget, key)


def hold(widget: QWidget, key: Qt.Key = Qt.Key.Key_Return) -> None:
    """What a key that is still down sends again and again."""
    none = Qt.KeyboardModifier.NoModifier
    text = {Qt.Key.Key_Return: "\r", Qt.Key.Key_Space: " "}.get(key, "")
    held = QKeyEvent(QEvent.Type.KeyPress, key, none, text, autorep=True)
    QApplication.sendEvent(widget, held)


def type_in(field: QLineEdit, text: str, *, enter: bool = False) -> None:
    """Replace what stands in a field, key by key."""
    field.setFocus()
    field.selectAll()
    press(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, text)
    if enter:
        press(field)


def nameless(page: QWidget) -> list[str]:
    """What can have the keyboard but has no name for the ear."""
    reached = [
        widget
        for kind in (QAbstractButton, QLineEdit, QComboBox)
        for widget in page.findChildren(kind)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(page)
    ]
    return [repr(widget) for widget in reached if not widget.accessibleName()]


def cramped(page: QWidget) -> list[str]:
    """What is shown smaller than it can bear."""
    found = []
    for widget in page.findChildren(QWidget):
        least = widget.minimumSizeHint()
        if not widget.isVisible() or widget.size().isEmpty():
            continue
        if widget.width() < least.width() or widget.height() < least.height():
            found.append(f"{widget!r} {widget.accessibleName()} {widget.size()} < {least}")
    return found
