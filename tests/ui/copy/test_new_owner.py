"""A new owner: tells the copy, plays a round with it, gives it away, loses it, has it back."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QFileDialog,
    QMenu,
)
from pytestqt.qtbot import QtBot
from support.copy_parts import enter, tap
from support.deaf import wait_out
from support.new_owner import COPY, tell_all
from support.patience import as_long_as
from support.wild_evening import Hands

from serengeti_companion.exports.copy_files import read_copy
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.commands import Command
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Phase, Step, Table
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.terms import Cell
from serengeti_companion.storage.play import load_session
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.home.wild import screen
from serengeti_companion.ui.home.wild.copy_choice import OWN
from serengeti_companion.ui.home.wild.new_page import NewSessionPage
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.tables.wild.migration_view import MigrationView
from serengeti_companion.ui.tables.wild.opening_cards import TypedHands
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage
from serengeti_companion.ui.tables.wild.setup_page import SetupPage
from serengeti_companion.ui.tables.wild.setup_steps import PoolInput
from serengeti_companion.ui.tables.wild.table import WildTable

REAL_TABLE = screen.table  # before the fixtures put a plain one in its place

WISHES = (("lion", "A2"), ("gazelle", "B3"), ("wildebeest", "G1"))
"""What card 1 needs (lion@rock gazelle@rock wildebeest@grasslands), where side A has the ground."""


@pytest.fixture
def window(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """With the table that people play on."""
    monkeypatch.setattr(screen, "table", REAL_TABLE)
    return window


def test_a_copy_is_told_played_with_given_away_lost_and_had_back(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_copy(window)
    tell_all(page)
    assert page.model.printed == COPY
    tap(page.back)
    hands = Hands(begin_session(window))
    play_to_the_migration(hands)
    migrate(hands)
    open_by_keys(qtbot, hands.table.bar.menu_button, hands.table.bar.menu, "Home")
    page = open_copy(window)
    for suffix in ("json", "csv"):
        path = tmp_path / f"ours.{suffix}"
        # The dialogs belong to the desktop; all else is mouse and keyboard.
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, path=path: (str(path), ""))
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, path=path: (str(path), ""))
        export(qtbot, page, suffix)
        assert read_copy(path) == COPY
        open_by_keys(qtbot, page.chooser.button, page.chooser.menu, "Delete")
        assert page.model.printed == UNKNOWN_COPY
        bring_back(page)
        assert page.model.printed == COPY
    assert [note(page, key) for key in ("cards", "map", "board", "migration")] == [
        "20 of 168 cards",
        "✓ 2 of 2 sides",
        "✓ told",
        "3 of 12 cards",
    ]
    assert played_with(window) == (COPY, True)


def open_copy(window: MainWindow) -> CopyPage:
    assert window.home is not None
    tap(window.home.links["copy"])
    page = window.stage.pages.currentWidget()
    assert isinstance(page, CopyPage)
    return page


def begin_session(window: MainWindow) -> WildTable:
    """Two players, the own copy, everything tracked; pool and hands by the numbers on the cards."""
    assert window.home is not None
    tap(window.home.cards[0].new)
    page = window.stage.pages.currentWidget()
    assert isinstance(page, NewSessionPage)
    for row in reversed(page.players.rows[2:]):
        tap(row.remove)
    tap(page.copy.copies.button(OWN))
    tap(page.tracking.presets.button("everything"))
    tap(page.start_button)
    table = window.host.table
    assert isinstance(table, WildTable)
    set_up(table)
    return table


def set_up(table: WildTable) -> None:
    page = table.page
    assert isinstance(page, SetupPage)
    tap(page.rows[3])
    pool = page.findChild(PoolInput)
    assert isinstance(pool, PoolInput)
    enter(pool.picker.field, "9 10 11 12 13 14")
    tap(page.rows[9])
    hands = page.findChild(TypedHands)
    assert isinstance(hands, TypedHands)
    for picker, numbers in zip(hands.pickers.values(), ("1 2 3 4", "5 6 7 8"), strict=True):
        enter(picker.field, numbers)
    wait_out(page.primary)
    tap(page.primary)


def play_to_the_migration(hands: Hands) -> None:
    """Rounds 1 to 3: lines are typed, the main button goes through what is between them."""
    for _ in as_long_as(lambda: hands.session.state.step is not Step.MIGRATION):
        table = hands.session.state
        if table.phase is Phase.ROUND:
            hands.line(as_line(next_command(table)))
        else:
            go_on(hands.table)
        if table.round == 1:
            seen = hands.session.state.players[0]
    # Ann's scene was checked on the Map of the copy, and its stars are those of the copy.
    assert (seen.completed, seen.stars) == (1, 9)
    assert [card.number for card in seen.tableau] == [2, 3, 4]


def migrate(hands: Hands) -> None:
    """The card of the copy says who leaves: with two players those on brown."""
    view = hands.table.findChild(MigrationView)
    assert isinstance(view, MigrationView)
    assert list(view.cards.buttons) == [1, 2, 3]
    assert "lion" in hands.session.state.at(Cell("A2"))
    stayed = hands.session.state.at(Cell("E4"))
    tap(view.cards.buttons[2])
    go_on(hands.table)
    table = hands.session.state
    assert table.migrated == (2,)
    assert table.at(Cell("A2")) == ()
    assert table.at(Cell("E4")) == stayed


def go_on(table: WildTable) -> None:
    page = table.page
    assert isinstance(page, PreparationPage)
    wait_out(page.primary)
    tap(page.primary)


def next_command(table: Table) -> Command:
    """What a player does who wants that scene, and one who only wants to pass."""
    found = list(GAME.offers(table))
    for wanted in (c.FilmScene, c.PassTurn, c.EndTurn):
        for offer in found:
            if isinstance(offer, wanted):
                return offer
    wishes = [o for o in found if isinstance(o, c.DiscoverAnimal)]
    species = {species for species, _ in WISHES}
    for offer in wishes:
        if (offer.species, offer.cell) in WISHES and offer.seat == 0:
            return offer
    return next(o for o in wishes if o.species not in species)


def as_line(command: Command) -> str:
    """What a player types for it."""
    match command:
        case c.DiscoverAnimal():
            return f"{command.species} {command.cell}"
        case c.FilmScene():
            return f"film {command.card.number}"
        case c.PassTurn():
            return "pass"
        case _:
            return "done"


def open_by_keys(qtbot: QtBot, button: QAbstractButton, menu: QMenu, words: str) -> None:
    """A menu is opened by a tap, its entry chosen by the arrow keys and Enter."""
    done: list[str] = []

    def choose() -> None:
        if not menu.isVisible():
            QTimer.singleShot(1, choose)
            return
        action = next(each for each in menu.actions() if each.text().replace("&", "") == words)
        for _ in menu.actions():
            if menu.activeAction() is not action:
                QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        done.append(words)

    choose()
    # Some buttons come back only when their menu is closed.
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(done))


def export(qtbot: QtBot, page: CopyPage, suffix: str) -> None:
    words = next(
        action.text()
        for action in page.files.menu.actions()
        if action.text().startswith(suffix.upper())
    )
    open_by_keys(qtbot, page.files.give_away, page.files.menu, words)


def bring_back(page: CopyPage) -> None:
    tap(page.files.bring_in)
    panel = page.panel
    assert panel.isVisible()
    wait_out(panel.go)
    tap(panel.go)


def note(page: CopyPage, key: str) -> str:
    """How much of a part is told, as it stands in the list."""
    return page.list.buttons[key].note.text()


def played_with(window: MainWindow) -> tuple[Printed, bool]:
    """The copy as the session knows it, and whether it knows which copy it was."""
    assert window.kept is not None
    (stored,) = window.kept.sessions.sessions()
    whole = load_session(window.kept.sessions, GAME, stored.id).whole
    printed: Printed = whole.components
    return printed, whole.copy is not None
