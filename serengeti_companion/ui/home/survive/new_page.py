"""The new-session page: everything as last time, Enter starts."""

from PySide6.QtWidgets import QWidget

from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import Options
from serengeti_companion.games.survive.packs import practice_set
from serengeti_companion.games.survive.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.survive.rules.opening import FEWEST, MOST
from serengeti_companion.games.survive.terms import SETS
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.home.begin_page import BeginPage
from serengeti_companion.ui.home.fold import Fold
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.small_copy import SmallCopy
from serengeti_companion.ui.home.survive import remembered
from serengeti_companion.ui.home.survive.players_editor import PlayersEditor
from serengeti_companion.ui.style.styling import follow
from serengeti_companion.ui.tables.survive.house_rules import HouseRulesEditor

_AT_FIRST = 3


class NewSessionPage(BeginPage):
    """`begun(whole)` carries a session that is ready to be kept."""

    def __init__(self, kept: Kept, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("New session of Survive The Serengeti"), kept, parent)
        self.players = PlayersEditor(remembered.names(), self.column)
        self.copy = SmallCopy(self.column)
        self.copy.chosen.connect(self._show)
        self.house = HouseRulesEditor(self.column)
        self.house.turned.connect(self._show)
        self.house.clause_asked.connect(self.clause_asked)
        self.house_fold = Fold(self.tr("House rules"), self.house, self.column)
        self.players.changed.connect(self._show)
        self.build_foot()
        self._arrange_cards()
        self._take_up()
        self._show()
        follow(self.resize_cards)

    @property
    def printed(self) -> Printed:
        """What is known of the copy on the table."""
        return practice_set() if self.copy.practice else UNKNOWN_COPY

    def take_focus(self) -> None:
        self.players.names[0].setFocus()
        self.players.names[0].selectAll()

    def start(self) -> None:
        """Begin, or say what is wrong with a name."""
        if not self.players.sound:
            self.show_all()
            return
        options = Options(seats=self.players.seats, house=self.house.house)
        self._kept.remember(remembered.PLAYERS, tuple(seat.name for seat in options.seats))
        self._kept.remember(remembered.TINTS, tuple(seat.tint for seat in options.seats))
        self._kept.remember(remembered.COPY, self.copy.copies.value)
        self._kept.remember(remembered.HOUSE, remembered.written(options.house))
        self.begun.emit(
            WholeSession(
                game=GAME, title="", started=utc_now(), options=options, components=self.printed
            )
        )

    def _take_up(self) -> None:
        names = self._kept.get(remembered.PLAYERS)
        if not FEWEST <= len(names) <= MOST:
            names = remembered.names()[:_AT_FIRST]
        known = [tint for tint in self._kept.get(remembered.TINTS) if 0 <= tint < SETS]
        tints = tuple(dict.fromkeys((*known, *range(SETS))))[: len(names)]
        self.players.set_players(names, tints)
        self.copy.copies.set_value(self._kept.get(remembered.COPY))
        house = self._kept.get(remembered.HOUSE)
        self.house.set_house(remembered.read(house))

    def _show(self, *_: object) -> None:
        """What follows from what was chosen."""
        two = len(self.players.seats) == FEWEST
        words = (
            self.tr("Our own invention, not the published game; predators are turned up for you.")
            if self.copy.practice
            else self.tr("A predator is told when it turns up; the table decides for the others.")
        )
        neutral = self.tr("With two players an unused colour is neutral.") if two else ""
        self.copy.hint.setText(f"{words} {neutral}".strip())
        self.sum_up(self.house.departures, sound=self.players.sound)

    def _arrange_cards(self) -> None:
        people = self.card((self.tr("Players"), self.players))
        copy = self.card((self.tr("Copy of the game"), self.copy))
        self.arrange(people, copy, self.house_fold)
