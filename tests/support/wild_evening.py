"""An evening of WILD: Serengeti brought to a moment, and hands that count what they do."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild.commands import Command
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.events import Event
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import (
    EVERYTHING,
    Options,
    Phase,
    Player,
    Seat,
    SeatOptions,
    Table,
    Tracking,
)
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.simulation import NAMES, next_command
from serengeti_companion.games.wild.terms import (
    CELLS,
    Cell,
    Gain,
    Icon,
    RewardTerm,
    SceneCard,
    SceneType,
    Slot,
    Species,
)
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.areas import AnimalTile
from serengeti_companion.ui.tables.wild.card_view import CardView
from serengeti_companion.ui.tables.wild.play_page import PlayPage
from serengeti_companion.ui.tables.wild.space_button import SpaceButton
from serengeti_companion.ui.tables.wild.table import WildTable

DEALER = Dealer(1)

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
WildSession = Session[Table, Command, Event]


def opened(
    players: int = 4, printed: Printed | None = None, tracking: Tracking = EVERYTHING
) -> WildSession:
    """A competitive session before setup step 1."""
    seats = tuple(SeatOptions(name=NAMES[seat], colour=seat) for seat in range(players))
    options = Options(seats=seats, tracking=tracking)
    return Session(GAME.rules, GAME.open(options, printed or practice_set()))


def played_until(
    session: WildSession, moment: Callable[[Table], bool], seed: int = 3
) -> WildSession:
    """The session played at random, as on a practice table, until the moment has come."""
    chance = Random(seed)
    while not moment(session.state):
        command = next_command(session.state, chance, DEALER)
        assert command is not None, "the game ended before"
        session.submit(command)
    return session


def in_round(number: int) -> Callable[[Table], bool]:
    """The start of a turn in that round."""
    return lambda table: (
        table.phase is Phase.ROUND
        and table.round == number
        and table.turn is not None
        and table.turn.action is None
    )


@cache
def table_in_round(number: int) -> Table:
    """Four players, the start of a turn in that round."""
    return played_until(opened(), in_round(number)).state


def put(table: Table) -> WildSession:
    """A session that begins with this table, whatever it looks like."""
    return Session(GAME.rules, table)


def shown(qtbot: QtBot, session: WildSession, dealer: Dealer | None = DEALER) -> WildTable:
    """The table screen in a window that has the keyboard."""
    model = SessionModel(GAME, session)
    table = WildTable(model, dealer)
    model.setParent(table)
    qtbot.addWidget(table)
    table.resize(1280, 720)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    return table


class Hands:
    """Mouse and keyboard on a table, each tap, drag, chord and committed line counted as one."""

    def __init__(self, table: WildTable) -> None:
        self.table = table
        self.inputs = 0

    @property
    def page(self) -> PlayPage:
        assert isinstance(self.table.page, PlayPage)
        return self.table.page

    @property
    def session(self) -> WildSession:
        """Whatever page is shown."""
        found: WildSession = self.table.session
        return found

    @property
    def state(self) -> Table:
        return self.page.desk.table

    def tap(self, widget: QWidget, place: QPoint | None = None) -> None:
        self.inputs += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place or widget.rect().center())

    def cell(self, cell: str) -> QPoint:
        return self.page.map.cell_rect(Cell(cell)).center().toPoint()

    def tap_cell(self, cell: str) -> None:
        self.tap(self.page.map, self.cell(cell))

    def tile(self, species: str) -> AnimalTile:
        tiles = (tile for block in self.page.areas.values() for tile in block.animals)
        return next(tile for tile in tiles if tile.species == species)

    def drag(self, source: QWidget, start: QPoint, target: QWidget, end: QPoint) -> None:
        """Press, carry over in steps, let go."""
        self.inputs += 1
        goal = source.mapFromGlobal(target.mapToGlobal(end))
        QTest.mousePress(source, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(source, start + (goal - start) * step / 5)
            QApplication.processEvents()
        QTest.mouseRelease(source, Qt.MouseButton.LeftButton, pos=goal)

    def drag_cells(self, start: str, end: str) -> None:
        view = self.page.map
        self.drag(view, self.cell(start), view, self.cell(end))

    def drag_out(self, species: str, cell: str) -> None:
        tile = self.tile(species)
        self.drag(tile, tile.rect().center(), self.page.map, self.cell(cell))

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        assert self.state.turn is not None
        return self.state.turn.seat

    @property
    def player(self) -> Player:
        return self.state.player(self.seat)

    @property
    def focus(self) -> QWidget:
        """What has the keyboard."""
        return QApplication.focusWidget() or self.table

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        self.inputs += 1
        QTest.keyClick(self.focus, key, modifier)

    def line(self, words: str) -> None:
        """A line typed and committed."""
        self.inputs += 1
        QTest.keyClicks(self.focus, words[0])
        QTest.keyClicks(self.focus, words[1:])
        QTest.keyClick(self.focus, Qt.Key.Key_Return)


def is_inside(widget: QWidget, frame: QWidget) -> bool:
    """Whether all of a widget lies within another one."""
    corner = widget.mapTo(frame, QPoint(0, 0))
    return frame.rect().contains(QRect(corner, widget.size()))


def card(number: int, *slots: Slot, stars: int = 5, icons: tuple[Icon, ...] = ()) -> SceneCard:
    return SceneCard(
        number=number,
        type=SceneType.TERRAIN,
        slots=slots,
        reward=(RewardTerm(amount=stars, gain=Gain.STARS),),
        icons=icons,
    )


LION = Slot(species=Species.LION)
HYENA = Slot(species=Species.HYENA)


def table_with(*cards: SceneCard, round_: int = 3, **things: int) -> Table:
    """A turn with a lion on C4 and a zebra on E5; the player on turn has these cards."""
    table = table_in_round(round_)
    assert table.turn is not None
    animals = {"C4": (Species.LION,), "E5": (Species.ZEBRA,)}
    board = tuple(animals.get(cell, ()) for cell in CELLS)
    stock = {"food": 0, "vfx": 0, "coins": 5, **things}
    table = table.with_player(table.turn.seat, tableau=cards, **stock)
    return replace(table, board=board, areas=(2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3))


def hands_on(qtbot: QtBot, table: Table, *, dealt: bool = True) -> Hands:
    return Hands(shown(qtbot, put(table), DEALER if dealt else None))


def view_of(hands: Hands, wanted: SceneCard) -> CardView:
    return next(view for view in hands.page.cards.tableau.grid.views if view.card == wanted)


def space_button(hands: Hands, name: str) -> SpaceButton:
    return next(b for b in hands.page.findChildren(SpaceButton) if b.space.id == name)


def clauses_shown(hands: Hands) -> set[str]:
    QApplication.processEvents()  # what was added to a layout shows itself a moment later
    links = hands.table.refusals.banner.findChildren(QAbstractButton)
    return {link.text() for link in links if link.property("kind") == "link" and link.isVisible()}
