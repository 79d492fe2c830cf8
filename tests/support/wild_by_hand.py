"""A table of WILD: Serengeti in the window, and what a hand does there: each device in its way.

What is read here says where a thing is; only the devices do something.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QTabBar, QWidget
from support.wild_evening import WildSession

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.commands import Command
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.rules.spaces import choose
from serengeti_companion.games.wild.terms import BasicAction, Cell, SceneCard, Species
from serengeti_companion.ui.home.wild.new_page import NewSessionPage
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.tables.wild.areas import AnimalTile
from serengeti_companion.ui.tables.wild.card_view import CardView
from serengeti_companion.ui.tables.wild.figure import FigureArea
from serengeti_companion.ui.tables.wild.map_view import MapView
from serengeti_companion.ui.tables.wild.play_page import PlayPage
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage
from serengeti_companion.ui.tables.wild.preview_card import PreviewCard
from serengeti_companion.ui.tables.wild.setup_page import SetupPage
from serengeti_companion.ui.tables.wild.space_button import SpaceButton
from serengeti_companion.ui.tables.wild.table import WildTable

DISCARD = 1
"""The place of "Discard it for nothing" in the menu of a card."""

W = TypeVar("W", bound=QWidget)


class GameByHand(ABC):
    """One table from the start page on."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @abstractmethod
    def press(self, button: QWidget) -> None:
        """A button, a card, an entry of a list."""

    @abstractmethod
    def go_on(self) -> None:
        """The main button of the page, once it listens."""

    @abstractmethod
    def start(self, page: NewSessionPage) -> None:
        """Begin what the page of a new session says."""

    @abstractmethod
    def choose_among(self, buttons: Sequence[QAbstractButton], *wanted: int) -> None:
        """Some of what stands side by side, by their places."""

    @abstractmethod
    def undo(self) -> None:
        """Take the last thing back."""

    @abstractmethod
    def redo(self) -> None:
        """Bring it again."""

    @abstractmethod
    def one_more_coin(self, seat: Seat) -> None:
        """Set by hand, where the Coins stand."""

    @abstractmethod
    def one_more(self, field: NumberStepper) -> None:
        """In a field for a number."""

    @abstractmethod
    def throw_away(self, card: SceneCard) -> None:
        """By the menu of the card."""

    @abstractmethod
    def insist(self) -> None:
        """We did it anyway."""

    @abstractmethod
    def turn(self, command: c.TurnCommand) -> None:
        """What is done in a turn."""

    @property
    def table(self) -> WildTable:
        return self.shown(WildTable)

    @property
    def session(self) -> WildSession:
        session: WildSession = self.table.session
        return session

    @property
    def state(self) -> Table:
        return self.session.state

    @property
    def setup(self) -> SetupPage:
        return self.shown(SetupPage)

    @property
    def page(self) -> PlayPage:
        return self.shown(PlayPage)

    @property
    def preparation(self) -> PreparationPage:
        return self.shown(PreparationPage)

    @property
    def map(self) -> MapView:
        return self.page.map

    def shown(self, kind: type[W]) -> W:
        """The one of its kind that is in sight."""
        found = self.seen(kind)
        assert found is not None, f"no {kind.__name__} in sight"
        return found

    def seen(self, kind: type[W]) -> W | None:
        """The same, or None while there is none."""
        parts = self.window.findChildren(kind)
        return next((part for part in parts if part.isVisible()), None)

    def played(self, since: int) -> Sequence[Command]:
        """The commands since there were so many plays."""
        return [play.command for play in self.session.done[since:]]

    def cell(self, cell: Cell) -> QRect:
        """Its part of the Map."""
        return self.map.cell_rect(cell).toAlignedRect()

    def tile(self, species: Species) -> AnimalTile:
        tiles = self.page.findChildren(AnimalTile)
        return next(tile for tile in tiles if tile.species is species)

    def space(self, seat: Seat, action: BasicAction) -> SpaceButton:
        """The cheapest one that the player may use."""
        space = choose(self.state, seat, action, None)
        buttons = self.page.findChildren(SpaceButton)
        return next(b for b in buttons if space is not None and b.space.id == space.id)

    def coins_of(self, seat: Seat) -> FigureArea:
        words = f"Coins of {self.state.player(seat).name}:"
        figures = self.page.findChildren(FigureArea)
        return next(f for f in figures if f.accessibleName().startswith(words))

    @property
    def tabs(self) -> QTabBar:
        """Cards of the player, Pool, log."""
        return self.page.cards.tabs

    @property
    def trade(self) -> QWidget:
        return self.page.cards.tableau.trade

    def card(self, card: SceneCard) -> CardView:
        """Where it lies, in the list that is shown."""
        views = (view for view in self.page.findChildren(CardView) if view.isVisible())
        return next(view for view in views if view.card == card)

    def offered(self) -> list[PreviewCard]:
        """The cards of step D."""
        return [card for card in self.preparation.findChildren(PreviewCard) if card.isVisible()]
