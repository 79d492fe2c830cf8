"""The table screen: the bar above, the page of the phase below, and what the rules say over it."""

from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Phase, Table
from serengeti_companion.games.wild.terms import Cell
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.table_screen import TableScreen
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.name_tips import tell_name
from serengeti_companion.ui.tables.wild.on_demand import SheetKind
from serengeti_companion.ui.tables.wild.play_page import PlayPage
from serengeti_companion.ui.tables.wild.refusals import Refusals
from serengeti_companion.ui.tables.wild.top_bar import TopBar

if TYPE_CHECKING:
    from serengeti_companion.ui.paint.skin import Skin
    from serengeti_companion.ui.tables.wild.end_page import EndPage
    from serengeti_companion.ui.tables.wild.on_demand import Page
    from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage


class WildTable(TableScreen):
    """A session of WILD: Serengeti; the dealer deals where only a practice set is there."""

    sheet_wide = 1200
    bar: TopBar

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, parent)
        self._dealer = dealer
        self._pages: dict[Phase, Page] = {}
        self._frames: dict[Page, QScrollArea] = {}
        self._skin: Skin | None = None
        self._log: Sheet[Table] | None = None
        self.lay_out(TopBar(model, self))
        self.refusals = Refusals(model, self)
        self.wire()
        self._show_entries(self._table)
        self._show_phase(self._table)

    @property
    def page(self) -> "Page":
        return self._page(self._table.phase)

    @property
    def session(self) -> Session[Any, Any, Any]:
        """What is played here."""
        return self._model.session

    @property
    def _table(self) -> Table:
        table: Table = self._model.state
        return table

    def settle(self) -> None:
        self.refusals.clear()

    def set_map_skin(self, skin: "Skin | None") -> None:
        """A photo as the ground of the Map, or the drawings of the terrains."""
        self._skin = skin
        for page in self._pages.values():
            if isinstance(page, PlayPage):
                page.map.set_skin(skin)

    def show_log(self) -> None:
        if self.sheet is not None and self.sheet is self._log:
            self.close_sheet()
        else:
            self._log = self._open(SheetKind.LOG)

    def show_sheet(self, sheet: Sheet[Any]) -> None:
        super().show_sheet(sheet)
        self.refusals.stand_on(sheet)

    def close_sheet(self) -> None:
        super().close_sheet()
        self.refusals.stand_on(None)

    def show_resume(self) -> None:
        """How to put the table back, after another night."""
        self._open(SheetKind.RESUME)

    def event(self, event: QEvent) -> bool:
        return tell_name(self, event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.refusals.isVisible():
            self.settle()
        else:
            super().keyPressEvent(event)

    def wire(self) -> None:
        super().wire()
        bar = self.bar
        bar.clause_asked.connect(self.clause_asked)
        for words, keys, kind in (
            (self.tr("Set by hand"), "Ctrl+E", SheetKind.CORRECTIONS),
            (self.tr("What we track, and house rules"), "", SheetKind.TRACKING),
            (self.tr("Put the table back"), "", SheetKind.RESUME),
        ):
            asked = bar.add_to_menu(words, keys).triggered
            asked.connect(lambda _=False, kind=kind: self._open(kind))
        self._missed = bar.add_to_menu(self.tr("Make up for a missed step"))
        self._missed.triggered.connect(self._hold_missed_step)
        self._stop = bar.add_to_menu(self.tr("Stop here: the game is lost"))
        self._stop.triggered.connect(lambda: self._model.submit(c.StopAfterLoss()))
        bar.add_to_menu(self.tr("Table view"), "F9").triggered.connect(self.view_asked)
        bar.add_to_menu(self.tr("Home")).triggered.connect(self.home_asked)
        self.refusals.clause_asked.connect(self.clause_asked)
        self.refusals.word_given.connect(self._on_word)
        self.refusals.marked.connect(self._mark)

    def _open(self, kind: SheetKind) -> Sheet[Table]:
        sheet = on_demand.sheet(kind, self._model, self)
        self.show_sheet(sheet)
        return sheet

    def _hold_missed_step(self) -> None:
        sheet = on_demand.missed_step(self._model, self._dealer, self)
        sheet.draft_changed.connect(self.settle)
        self.show_sheet(sheet)

    def _page(self, phase: Phase) -> "Page":
        if phase not in self._pages:
            page = on_demand.page(phase, self._model, self._dealer, self)
            self._pages[phase] = page
            self._add(page, phase)
        return self._pages[phase]

    def _add(self, page: "Page", phase: Phase) -> None:
        page.setAccessibleName(self._called(phase))
        page.clause_asked.connect(self.clause_asked)
        if isinstance(page, PlayPage):
            page.map.set_skin(self._skin)
            page.sheet_wanted.connect(self.show_sheet)
            page.log_asked.connect(self.show_log)
            page.quick.session_asked.connect(self.obey)
        if phase is Phase.PREPARATION:
            cast("PreparationPage", page).draft_changed.connect(self.settle)
        if phase is Phase.OVER:
            end = cast("EndPage", page)
            end.play_again_asked.connect(self.play_again_asked)
            end.home_asked.connect(self.home_asked)
        self._frames[page] = self.framed(page)

    def _called(self, phase: Phase) -> str:
        """What the ear gets while the keyboard is on the page itself."""
        return {
            Phase.SETUP: self.tr("Setup"),
            Phase.ROUND: self.tr("The table"),
            Phase.PREPARATION: self.tr("Round Preparation"),
            Phase.OVER: self.tr("The result"),
        }[phase]

    def show_change(self, before: Table, after: Table) -> None:
        self.bar.refresh(before, after)
        self._show_entries(after)
        if self.sheet is not None:
            self.sheet.refresh(before, after)
        if before.phase is not after.phase:
            self._show_phase(after, before)
        else:
            self.page.refresh(before, after)

    def _show_entries(self, table: Table) -> None:
        """The entries of the menu that belong to this moment."""
        # Between rounds a step that is still to come would be taken for held, and those before it
        # for left out; in the round everything can be made up for.
        self._missed.setVisible(table.phase in {Phase.ROUND, Phase.OVER})
        # A table that plays on after a missed Round Goal may end the game (WS-COOPSOLO-6).
        self._stop.setVisible(table.lost_in is not None and table.phase is not Phase.OVER)

    def _show_phase(self, table: Table, before: Table | None = None) -> None:
        made = table.phase in self._pages
        page = self._page(table.phase)
        if made:
            # The play page saw nothing of what happened on the others: all of it anew.
            page.refresh(None if isinstance(page, PlayPage) else before, table)
        self.stack.setCurrentWidget(self._frames[page])
        self.refusals.give_focus_back_to(page)
        if self.sheet is None:  # an open sheet keeps the keyboard
            page.setFocus()

    def _on_word(self, command: c.Command, clauses: frozenset[str]) -> None:
        page = self.page
        if isinstance(page, PlayPage):
            page.desk.play(command, clauses)
        else:
            self._model.submit(command, clauses)

    def _mark(self, cells: frozenset[Cell]) -> None:
        page = self.page
        if isinstance(page, PlayPage):
            page.mark(cells)
