"""A table of WILD: Serengeti played by pointing alone: mouse or finger, without a single key."""

from collections.abc import Sequence
from itertools import cycle, pairwise

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from support.deaf import wait_out
from support.devices import Pointer
from support.wild_by_hand import DISCARD, GameByHand

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Seat
from serengeti_companion.games.wild.terms import BasicAction, Cell, SceneCard
from serengeti_companion.ui.home.wild.new_page import NewSessionPage
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.set_to import SetToPopover
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.wild.cards_panel import POOL, TABLEAU


class PointedGame(GameByHand):
    """`pointer` is all that touches the window."""

    def __init__(self, window: MainWindow, pointer: Pointer) -> None:
        super().__init__(window)
        self._pointer = pointer
        self._dragged = cycle((True, False))

    def press(self, button: QWidget) -> None:
        if isinstance(button, PrimaryButton):
            wait_out(button)
        self._pointer.tap(button)

    def go_on(self) -> None:
        self.press(self.shown(PrimaryPage).primary)

    def start(self, page: NewSessionPage) -> None:
        self.press(page.start_button)

    def choose_among(self, buttons: Sequence[QAbstractButton], *wanted: int) -> None:
        for place in wanted:
            self.press(buttons[place])

    def undo(self) -> None:
        self.press(self.table.bar.undo)

    def redo(self) -> None:
        self.press(self.table.bar.redo)

    def one_more_coin(self, seat: Seat) -> None:
        self._pointer.hold(self.coins_of(seat))
        popover: object = QApplication.activePopupWidget()
        assert isinstance(popover, SetToPopover)
        self.press(popover.more)
        self.press(popover.done)

    def one_more(self, field: NumberStepper) -> None:
        self.press(field.more)

    def throw_away(self, card: SceneCard) -> None:
        self._turn_to(TABLEAU)
        self._pointer.hold(self.card(card))
        menu: object = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        self._pointer.tap(menu, menu.actionGeometry(menu.actions()[DISCARD]))

    def insist(self) -> None:
        self.press(self.table.refusals.banner.overrule)

    def turn(self, command: c.TurnCommand) -> None:
        match command:
            case c.DiscoverAnimal():
                self._carry(self.tile(command.species), None, command.cell)
            case c.MoveAnimal():
                if self.state.at(command.path[-1]):
                    # Brought onto another one it would trade places with it.
                    self.press(self.space(command.seat, BasicAction.MOVE))
                self._carry_cell(command.path[0], command.path[-1])
            case c.SwapAnimals():
                self._carry_cell(command.first, command.second)
            case c.SpendFood():
                self._feed(command)
            case c.EndTurn():
                self.press(self.page.done)
            case c.PassTurn():
                self.press(self.page.passing)
            case c.RenewPool():
                self.press(self.space(command.seat, BasicAction.RENEW))
            case _:
                self._play_cards(command)

    def _carry_cell(self, start: Cell, end: Cell) -> None:
        self._carry(self.map, self.cell(start), end)

    def _carry(self, source: QWidget, part: QRect | None, end: Cell) -> None:
        """Now dragged, now with a tap here and a tap there."""
        self._read_chip()
        if next(self._dragged):
            self._pointer.drag(source, part, self.map, self.cell(end))
        else:
            self._pointer.tap(source, part)
            self._pointer.tap(self.map, self.cell(end))

    def _read_chip(self) -> None:
        """What is still offered may lie over the Map: it goes where its words are touched."""
        chip = self.page.hand.chip
        if chip.isVisible():
            self._pointer.tap(chip, QRect(0, 0, chip.words.geometry().right(), chip.height()))

    def _feed(self, command: c.SpendFood) -> None:
        """The chip offers it where the likelier meaning was taken."""
        plays = self.session.plays
        for start, end in pairwise(command.path):
            self._carry_cell(start, end)
            if not isinstance(self.played(plays)[-1], c.SpendFood):
                self.press(self.page.hand.chip.alternative)

    def _play_cards(self, command: c.TurnCommand) -> None:
        match command:
            case c.TakeCards() | c.BuyCards():
                self._turn_to(POOL)
                for card in command.cards:
                    self.press(self.card(card))
            case c.FilmScene():
                self._turn_to(TABLEAU)
                self.press(self.card(command.card))
            case c.DiscardCards():
                self._turn_to(TABLEAU)
                self._discard(command.cards)
            case _:
                raise AssertionError(command)

    def _discard(self, cards: tuple[SceneCard, ...]) -> None:
        """A tap films a card that glows: such a one is dragged."""
        plays = self.session.plays
        for view in [self.card(card) for card in cards]:
            if view.glowing:
                self._pointer.drag(view, None, self.trade)
            else:
                self.press(view)
        if self.session.plays == plays:
            self.press(self.trade)

    def _turn_to(self, number: int) -> None:
        if self.tabs.currentIndex() != number:
            self._pointer.tap(self.tabs, self.tabs.tabRect(number))
