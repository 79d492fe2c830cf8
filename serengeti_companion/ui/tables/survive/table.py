"""The table screen: its pages, its sheets and its menu."""

from PySide6.QtWidgets import QWidget

from serengeti_companion.games.survive.dealer import Dealer
from serengeti_companion.games.survive.model import Phase, Seat, Table
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.log_sheet import LogSheet
from serengeti_companion.ui.tables.phase_table import PhaseTable
from serengeti_companion.ui.tables.survive.corrections_sheet import CorrectionsSheet
from serengeti_companion.ui.tables.survive.describe_sheet import DescribeSheet
from serengeti_companion.ui.tables.survive.end_page import EndPage
from serengeti_companion.ui.tables.survive.house_rules import HouseRulesSheet
from serengeti_companion.ui.tables.survive.memory import deed
from serengeti_companion.ui.tables.survive.resume_sheet import ResumeSheet
from serengeti_companion.ui.tables.survive.season_sheet import SeasonSheet
from serengeti_companion.ui.tables.survive.setup_page import SetupPage
from serengeti_companion.ui.tables.survive.top_bar import TopBar
from serengeti_companion.ui.tables.survive.turn_page import TurnPage

Page = SetupPage | TurnPage | EndPage

_KINDS: dict[Phase, type[Page]] = {Phase.SETUP: SetupPage, Phase.OVER: EndPage}


class SurviveTable(PhaseTable[Page]):
    """A session of Survive The Serengeti; the dealer deals where only a practice set is there."""

    bar: TopBar

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, parent)
        self._dealer = dealer
        self.begin(TopBar(model, self))

    def kind_of(self, table: Table) -> type[Page]:
        return _KINDS.get(table.phase, TurnPage)

    def make_page(self, kind: type[Page]) -> Page:
        if kind is SetupPage:
            return SetupPage(self._model, self)
        if kind is EndPage:
            return EndPage(self._model, self)
        page = TurnPage(self._model, self._dealer, self)
        page.describe_asked.connect(self._describe)
        page.set_asked.connect(lambda seat: self._correct(Seat(seat)))
        page.word_typed.connect(self.obey)
        return page

    def make_log(self) -> LogSheet:
        return LogSheet(self._model, self, deed=deed)

    def fill_menu(self) -> None:
        bar = self.bar
        bar.season_asked.connect(lambda: self.show_sheet(SeasonSheet(self._model, self)))
        bar.add_to_menu(self.tr("Set by hand"), "Ctrl+E").triggered.connect(
            lambda: self._correct(None)
        )
        bar.add_to_menu(self.tr("House rules")).triggered.connect(
            lambda: self.show_sheet(HouseRulesSheet(self._model, self))
        )
        bar.add_to_menu(self.tr("Put the table back")).triggered.connect(
            lambda: self.show_sheet(ResumeSheet(self._model, self))
        )
        bar.add_to_menu(self.tr("Table view"), "F9").triggered.connect(self.view_asked)
        bar.add_to_menu(self.tr("Home")).triggered.connect(self.home_asked)

    def covered_by_notices(self, page: Page) -> QWidget | None:
        return page.line if isinstance(page, TurnPage) else None

    def _correct(self, seat: Seat | None) -> None:
        self.show_sheet(CorrectionsSheet(self._model, seat, self))

    def _describe(self, order: int) -> None:
        self.show_sheet(DescribeSheet(self._model, order, self))
