"""The table screen: its pages, its sheets, its menu, and which half stands the other way round."""

from collections.abc import Set as AbstractSet

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from serengeti_companion.games.race.commands import TellRock
from serengeti_companion.games.race.dealer import Dealer
from serengeti_companion.games.race.model import A, B, Phase, Rock, Seat, Table
from serengeti_companion.games.race.terms import Species
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.passing_menu import PassingMenu
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.phase_table import PhaseTable
from serengeti_companion.ui.tables.race.cards_sheet import CardsSheet
from serengeti_companion.ui.tables.race.corrections_sheet import SUPPLY, CorrectionsSheet
from serengeti_companion.ui.tables.race.count_sheet import CountSheet
from serengeti_companion.ui.tables.race.end_page import EndPage
from serengeti_companion.ui.tables.race.house_rules import HouseRulesSheet
from serengeti_companion.ui.tables.race.notices import FacingNotices
from serengeti_companion.ui.tables.race.printed_sheet import PrintedSheet
from serengeti_companion.ui.tables.race.resume_sheet import ResumeSheet
from serengeti_companion.ui.tables.race.setup_page import SetupPage
from serengeti_companion.ui.tables.race.top_bar import TopBar
from serengeti_companion.ui.tables.race.turn_page import TurnPage
from serengeti_companion.ui.tables.race.turning import turn
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.translation import filled

Page = SetupPage | TurnPage | EndPage

_KINDS: dict[Phase, type[Page]] = {Phase.SETUP: SetupPage, Phase.OVER: EndPage}
_TURNING = {B: "Ctrl+T", A: "Ctrl+Shift+T"}


class RaceTable(PhaseTable[Page]):
    """A session of A Race For Life; the dealer deals where only a practice set is there.

    `halves_turned(seats)` when a hand turned a half towards the other side of the screen.
    """

    halves_turned = Signal(object)
    bar: TopBar
    notices: FacingNotices

    def __init__(
        self, model: SessionModel, dealer: Dealer | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, parent)
        self._dealer = dealer
        self._reader: Seat | None = None  # of the sheet; None = nobody sits opposite
        self.turned: frozenset[Seat] = frozenset()
        self.turnings: dict[Seat, QAction] = {}
        self.more: QMenu | None = None
        self.begin(TopBar(model, self))

    def show_sheet(self, sheet: Sheet[Table], reader: Seat | None = None) -> None:
        """A sheet over the page, towards the reader, else whoever plays; Esc closes it."""
        page = self.page
        self._reader = page.facing if reader is None and isinstance(page, TurnPage) else reader
        super().show_sheet(sheet)

    def turn_halves(self, turned: AbstractSet[Seat]) -> None:
        """Which halves stand towards the other side of the screen; nothing is emitted."""
        self.turned = frozenset(turned)
        for seat, action in self.turnings.items():
            action.setChecked(seat in turned)
        page = self._pages.get(TurnPage)
        if isinstance(page, TurnPage):
            page.turn_halves(self.turned)
        self.face()

    def kind_of(self, table: Table) -> type[Page]:
        return _KINDS.get(table.phase, TurnPage)

    def make_page(self, kind: type[Page]) -> Page:
        if kind is SetupPage:
            return SetupPage(self._model, self)
        if kind is EndPage:
            end = EndPage(self._model, self)
            end.count_asked.connect(lambda: self.show_sheet(CountSheet(self._model, self)))
            return end
        page = TurnPage(self._model, self._dealer, self)
        page.turn_halves(self.turned)
        page.set_asked.connect(self._correct)
        page.turn_asked.connect(lambda seat: self._turn(Seat(seat)))
        page.more_asked.connect(lambda word, place: self._show_more(Species(word), place))
        page.word_typed.connect(self.obey)
        return page

    def make_notices(self) -> FacingNotices:
        return FacingNotices(self._model, self)

    def face(self) -> None:
        """What the rules say, and the moment, stand towards whoever plays."""
        page = self.page
        playing = page if isinstance(page, TurnPage) else None
        away = playing is not None and playing.away
        self.notices.face(away=away)
        self.bar.face(away=away)
        if self.sheet is not None:
            turn(self.sheet, turned=playing is not None and self._reader in self.turned)

    def covered_by_notices(self, page: Page) -> QWidget | None:
        return page.skills if isinstance(page, TurnPage) else None

    def fill_menu(self) -> None:
        add = self.bar.add_to_menu
        add(self.tr("What the cards do"), "Ctrl+I").triggered.connect(
            lambda: self.show_sheet(CardsSheet(self._model, self))
        )
        add(self.tr("Set by hand"), "Ctrl+E").triggered.connect(
            lambda: self.show_sheet(CorrectionsSheet(self._model, str(A), self))
        )
        for seat, keys in _TURNING.items():
            action = add("", keys)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, seat=seat: self._turn(seat))
            self.turnings[seat] = action
        self._name_halves(self._model.state)
        add(self.tr("House rules")).triggered.connect(
            lambda: self.show_sheet(HouseRulesSheet(self._model, self))
        )
        add(self.tr("What is printed on your copy")).triggered.connect(
            lambda: self.show_sheet(PrintedSheet(self._model, self))
        )
        add(self.tr("Put the table back")).triggered.connect(
            lambda: self.show_sheet(ResumeSheet(self._model, self))
        )
        add(self.tr("Table view"), "F9").triggered.connect(self.view_asked)
        add(self.tr("Home")).triggered.connect(self.home_asked)

    def _name_halves(self, table: Table) -> None:
        for seat, action in self.turnings.items():
            words = self.tr("Turn the half of {name} round")
            action.setText(filled(words, name=as_written(table.player(seat).name)))

    def _turn(self, seat: Seat) -> None:
        self.turn_halves(self.turned ^ {seat})
        self.halves_turned.emit(self.turned)

    def _correct(self, part: str) -> None:
        """A player's part towards her who sits there."""
        reader = next((seat for seat in (A, B) if part == str(seat)), None)
        self.show_sheet(CorrectionsSheet(self._model, part, self), reader)

    def _show_more(self, species: Species, place: QPoint) -> None:
        """What else there is to a stack."""
        menu = PassingMenu(self)
        rock = menu.addAction(self.tr("Its rock is second: you may tell (RL-R-27)"))
        rock.setEnabled(self._model.state.stack(species).rock is Rock.HIDDEN)
        rock.triggered.connect(lambda: self._model.submit(TellRock(species=species)))
        menu.addAction(self.tr("Set by hand")).triggered.connect(lambda: self._correct(SUPPLY))
        self.more = menu
        menu.popup(place)

    def show_change(self, before: Table, after: Table) -> None:
        super().show_change(before, after)
        if before.players is not after.players:
            self._name_halves(after)
