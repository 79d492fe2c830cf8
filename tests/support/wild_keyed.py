"""A table of WILD: Serengeti played by the keyboard alone: Tab, arrows, keys and the line."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from support.deaf import wait_out
from support.devices import Keyboard, focused, named
from support.wild_by_hand import DISCARD, GameByHand

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Seat
from serengeti_companion.games.wild.terms import BasicAction, Cell, SceneCard, column_and_row
from serengeti_companion.ui.home.wild.new_page import NewSessionPage
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.wild.cards_panel import POOL, TABLEAU

_ENTER, _SPACE, _RIGHT = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Right
_LEFT, _UP, _DOWN, _F2 = Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_F2
_OFTEN = 2  # each kind of action is done so often by Tab, then by its line: Tab has a long way
_VERBS = {
    c.TakeCards: "take",
    c.BuyCards: "buy",
    c.DiscardCards: "discard",
    c.RenewPool: "renew",
    c.PassTurn: "pass",
}


class KeyedGame(GameByHand):
    """Each kind of action by Tab, arrows and Enter, and by the line."""

    def __init__(self, window: MainWindow, keys: Keyboard) -> None:
        super().__init__(window)
        self._keys = keys
        self._tabbed: Counter[type] = Counter()

    def press(self, button: QWidget) -> None:
        self._press(button, _SPACE)

    def go_on(self) -> None:
        button = self.shown(PrimaryPage).primary
        if isinstance(focused(), QLineEdit):
            self._keys.tab_to(button)  # Enter is for what is typed
        wait_out(button)
        self._keys.press(_ENTER)

    def start(self, page: NewSessionPage) -> None:
        wait_out(page.start_button)
        self._keys.alt("T")

    def choose_among(self, buttons: Sequence[QAbstractButton], *wanted: int) -> None:
        self._keys.tab_to(*buttons)
        for place in wanted:
            at = focused()
            assert isinstance(at, QAbstractButton)
            steps = place - buttons.index(at)
            for _ in range(abs(steps)):
                self._keys.press(_RIGHT if steps > 0 else _LEFT)
            if not buttons[place].isChecked():  # of some only one can be chosen: the arrow did
                self._keys.press(_SPACE)

    def undo(self) -> None:
        self._keys.control("Z")

    def redo(self) -> None:
        self._keys.control("Y")

    def one_more_coin(self, seat: Seat) -> None:
        self._press(self.coins_of(seat), _F2)
        self._keys.press(_UP)
        self._keys.press(_ENTER)

    def one_more(self, field: NumberStepper) -> None:
        self._press(field.field, _UP)

    def throw_away(self, card: SceneCard) -> None:
        self._turn_to(TABLEAU)
        self._press(self.card(card), _F2)
        for _ in range(DISCARD + 1):
            self._keys.press(_DOWN)
        self._keys.press(_ENTER)

    def insist(self) -> None:
        self._keys.alt("W")

    def turn(self, command: c.TurnCommand) -> None:
        self._tabbed[type(command)] += 1
        if isinstance(command, c.EndTurn):
            self._finish()
        elif isinstance(command, c.SpendFood) or self._tabbed[type(command)] > _OFTEN:
            self._keys.enter(as_line(command))
        else:
            self._by_tab(command)
        bar = self.table.bar
        assert not bar.isAncestorOf(focused() or bar), f"{command}: now at {named(focused())}"

    def _finish(self) -> None:
        """Space ends the turn, where nothing else stands under the keyboard."""
        if focused() in {self.page, self.map}:
            wait_out(self.page.done)
            self._keys.press(_SPACE)
        elif self._tabbed[c.EndTurn] % 2:
            self._keys.enter("done")
        else:
            self.press(self.page.done)

    def _by_tab(self, command: c.TurnCommand) -> None:
        match command:
            case c.DiscoverAnimal():
                self._press(self.tile(command.species), _ENTER)
                self._walk_to(command.cell)
            case c.MoveAnimal():
                if self.state.at(command.path[-1]):
                    # Brought onto another one it would trade places with it.
                    self._press(self.space(command.seat, BasicAction.MOVE), _ENTER)
                self._carry(command.path[0], command.path[-1])
            case c.SwapAnimals():
                self._carry(command.first, command.second)
            case c.PassTurn():
                self.press(self.page.passing)
            case c.RenewPool():
                self._press(self.space(command.seat, BasicAction.RENEW), _ENTER)
            case _:
                self._play_cards(command)

    def _play_cards(self, command: c.TurnCommand) -> None:
        match command:
            case c.TakeCards() | c.BuyCards():
                self._turn_to(POOL)
                for card in command.cards:
                    self._press(self.card(card), _ENTER)
            case c.FilmScene():
                self._turn_to(TABLEAU)
                self._press(self.card(command.card), _ENTER)
            case c.DiscardCards():
                self._turn_to(TABLEAU)
                self._discard(command)
            case _:
                raise AssertionError(command)

    def _discard(self, command: c.DiscardCards) -> None:
        views = [self.card(card) for card in command.cards]
        if any(view.glowing for view in views):
            self._keys.enter(as_line(command))  # Enter on such a card films it
            return
        for view in views:
            self.press(view)
        self.press(self.trade)

    def _carry(self, start: Cell, end: Cell) -> None:
        self._keys.tab_to(self.map)
        self._walk_to(start)
        self._walk_to(end)

    def _walk_to(self, cell: Cell) -> None:
        """Arrows on the Map, then Enter."""
        assert focused() is self.map
        here, there = column_and_row(self.map.cursor_cell), column_and_row(cell)
        for at, to, less, more in zip(here, there, (_LEFT, _UP), (_RIGHT, _DOWN), strict=True):
            for _ in range(abs(to - at)):
                self._keys.press(more if to > at else less)
        self._keys.press(_ENTER)

    def _turn_to(self, number: int) -> None:
        if self.tabs.currentIndex() != number:
            self._keys.tab_to(self.tabs)
            self._keys.press(_RIGHT if number > self.tabs.currentIndex() else _LEFT)

    def _press(self, wanted: QWidget, key: Qt.Key) -> None:
        self._keys.tab_to(wanted)
        if isinstance(wanted, PrimaryButton):
            wait_out(wanted)
        self._keys.press(key)


def as_line(command: c.TurnCommand) -> str:
    """What a player types for it."""
    match command:
        case c.DiscoverAnimal():
            words: tuple[object, ...] = (command.species, command.cell)
        case c.MoveAnimal():
            words = ("move", *command.path)
        case c.SpendFood():
            words = ("food", *command.path)
        case c.SwapAnimals():
            words = ("swap", command.first, command.second)
        case c.FilmScene():
            words = ("film", command.card.number, *filter(None, (command.plant,)))
        case _:
            cards: tuple[SceneCard, ...] = getattr(command, "cards", ())
            words = (_VERBS[type(command)], *(card.number for card in cards))
    return " ".join(map(str, words)).lower()
