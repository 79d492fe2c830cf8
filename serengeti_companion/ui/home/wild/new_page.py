"""The new-session page: everything as last time, Enter starts."""

from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild.model import CHALLENGE, Mode, Options
from serengeti_companion.ui.home.begin_page import BeginPage
from serengeti_companion.ui.home.fold import Fold
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.wild.begin import begin
from serengeti_companion.ui.home.wild.copy_choice import CopyChoice
from serengeti_companion.ui.home.wild.house_rules import HouseRulesEditor
from serengeti_companion.ui.home.wild.joining import JoiningEditor
from serengeti_companion.ui.home.wild.mode_choice import ModeChoice
from serengeti_companion.ui.home.wild.own_copies import own_copies
from serengeti_companion.ui.home.wild.players_editor import PlayersEditor
from serengeti_companion.ui.home.wild.practice import names
from serengeti_companion.ui.home.wild.remembered import LastTable, suggested
from serengeti_companion.ui.home.wild.tracking_choice import TrackingChoice
from serengeti_companion.ui.parts.tab_order import in_tab_order
from serengeti_companion.ui.style.styling import follow
from serengeti_companion.ui.translation import filled


class NewSessionPage(BeginPage):
    """`begun(whole)` carries a session that is ready to be kept."""

    def __init__(self, kept: Kept, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("New session of WILD: Serengeti"), kept, parent)
        self.mode = ModeChoice(self.column)
        self.players = PlayersEditor(names(), self.column)
        self.copy = CopyChoice(own_copies(kept), self.column)
        self.tracking = TrackingChoice(self.column)
        self.house = HouseRulesEditor()
        self.joining = JoiningEditor()
        self.house_fold = Fold(self.tr("House rules"), self.house, self.column)
        self.joining_fold = Fold(self.tr("We are already playing"), self.joining, self.column)
        self.build_foot()
        self._arrange_cards()
        self._take_up(LastTable.read(kept, names()))
        self._connect()
        self._show()
        follow(self.resize_cards)

    def take_focus(self) -> None:
        row = self.players.rows[0]
        row.name.setFocus()
        row.name.selectAll()

    def start(self) -> None:
        """Begin, or point at the name that cannot stand."""
        if not self.players.sound:
            self.show_all()
            self.players.show_fault()
            return
        options = self._options()
        everyone, scenario = self.players.everyone, self.mode.number
        LastTable.of(options, everyone, self.copy.key, scenario).write(self._kept)
        joined = self.joining.joined if self._joins else None
        self.begun.emit(begin(options, self.copy.printed, joined, self.copy.number))

    @property
    def _joins(self) -> bool:
        """Whether a game under way is told: in sight, or folded away with what was typed."""
        return self.joining_fold.unfolded or self.joining.typed

    def _options(self) -> Options:
        return Options(
            mode=self.mode.mode,
            scenario=self.mode.scenario,
            specialists=self.mode.specialists,
            seats=self.players.seats,
            side=self.copy.side,
            tracking=self.tracking.tracking,
            house=self.house.house,
        )

    def _take_up(self, last: LastTable) -> None:
        self.mode.choose(last.mode, last.scenario, specialists=last.specialists)
        self.players.set_players(last.names, last.colours)
        self.players.play_alone(alone=self.mode.mode is Mode.SOLO)
        self.copy.choose(last.copy, last.side)
        self.players.name_colours(self.copy.printed.colours)
        self.tracking.set_tracking(last.tracking or suggested(self.copy.printed))
        self.house.set_house(last.house)

    def _connect(self) -> None:
        self.mode.changed.connect(self._mode_chosen)
        self.players.changed.connect(self._show)
        self.tracking.changed.connect(self._show)
        self.house.changed.connect(self._show)
        self.house.clause_asked.connect(self.clause_asked)
        self.joining_fold.turned.connect(self._show_joining)
        self.joining.forgotten.connect(self._join_nowhere)
        self.copy.copy_chosen.connect(self._copy_chosen)
        self.copy.side_chosen.connect(self._show)

    def _show_joining(self) -> None:
        """What was typed counts also while it is folded away, and says so."""
        here = filled(self.tr("from round {n}"), n=self.joining.round.value)
        self.joining_fold.sum_up(here if self.joining.typed else "")

    def _join_nowhere(self) -> None:
        self.joining.forget()
        self.show_all()

    def _mode_chosen(self) -> None:
        self.players.play_alone(alone=self.mode.mode is Mode.SOLO)
        self._show()

    def _in_tab_order(self) -> None:
        """As the eye goes: rows and choices that came later stand where they are seen."""
        players = (*self.players.rows, self.players.add)
        in_tab_order(self.mode, *players, self.copy, self.tracking)

    def _name_players(self) -> None:
        alone = self.mode.mode is Mode.SOLO
        words = self.tr("Player") if alone else self.tr("Players, clockwise as they sit")
        self.headings[self.players].setText(words)

    def _with_specialists(self) -> bool:
        mode, scenario = self.mode.mode, self.mode.scenario
        bound = mode is not Mode.COMPETITIVE and scenario != CHALLENGE
        return bound or self.mode.specialists

    def _copy_chosen(self) -> None:
        """What is known of the copy decides how much is worth tracking."""
        self.tracking.set_tracking(suggested(self.copy.printed))
        self.players.name_colours(self.copy.printed.colours)
        self._show()

    def _show(self) -> None:
        """What follows from what was chosen."""
        self._name_players()
        self._in_tab_order()
        self.joining.show_players([seat.name for seat in self.players.seats])
        together = self.mode.mode is not Mode.COMPETITIVE
        self.joining.show_tracking(self.tracking.tracking, shared_score=together)
        self._show_joining()
        self.copy.show_gaps(self.tracking.tracking, specialists=self._with_specialists())
        self.sum_up(self.house.departures, sound=self.players.sound)

    def _arrange_cards(self) -> None:
        people = self.card(
            (self.tr("How we play"), self.mode),
            ("", self.players),
        )
        things = self.card(
            (self.tr("Copy of the game"), self.copy),
            (self.tr("What we track"), self.tracking),
        )
        self.arrange(people, things, self.house_fold, self.joining_fold)
