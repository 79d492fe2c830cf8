"""The new-session page: everything as last time, Enter starts."""

from PySide6.QtWidgets import QWidget

from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import Options
from serengeti_companion.games.race.packs import practice_set
from serengeti_companion.games.race.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.race.terms import PLAYERS
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.home.begin_page import BeginPage
from serengeti_companion.ui.home.fold import Fold
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.race import remembered
from serengeti_companion.ui.home.race.players_editor import PlayersEditor
from serengeti_companion.ui.home.small_copy import SmallCopy
from serengeti_companion.ui.style.styling import follow
from serengeti_companion.ui.tables.race.house_rules import HouseRulesEditor


class NewSessionPage(BeginPage):
    """`begun(whole)` carries a session that is ready to be kept."""

    def __init__(self, kept: Kept, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("New session of A Race For Life"), kept, parent)
        self.players = PlayersEditor(self.column)
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
        tints = remembered.tints(self._kept.get(remembered.TINTS))
        known = len(names) == PLAYERS
        self.players.set_players(names if known else remembered.names(), tints)
        self.copy.copies.set_value(self._kept.get(remembered.COPY))
        house = self._kept.get(remembered.HOUSE)
        self.house.set_house(remembered.read(house))

    def _show(self, *_: object) -> None:
        """What follows from what was chosen."""
        self.copy.hint.setText(
            self.tr("Events and rocks are dealt for you; what you hold is up to you.")
            if self.copy.practice
            else self.tr("The rulebook's numbers; what it only pictures is assumed.")
        )
        self.sum_up(self.house.departures, sound=self.players.sound)

    def _arrange_cards(self) -> None:
        people = self.card((self.tr("Players"), self.players))
        copy = self.card((self.tr("Copy of the game"), self.copy))
        self.arrange(people, copy, self.house_fold)
