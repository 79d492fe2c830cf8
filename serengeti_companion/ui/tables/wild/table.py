"""The table screen: the bar above, the page of the phase below, and what the rules say over it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Phase, Table
from serengeti_companion.games.wild.terms import Cell
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.tables.wild.corrections_sheet import CorrectionsSheet
from serengeti_companion.ui.tables.wild.end_page import EndPage
from serengeti_companion.ui.tables.wild.log_view import LogView
from serengeti_companion.ui.tables.wild.play_page import PlayPage
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage
from serengeti_companion.ui.tables.wild.refusals import Refusals
from serengeti_companion.ui.tables.wild.resume_sheet import ResumeSheet
from serengeti_companion.ui.tables.wild.setup_page import SetupPage
from serengeti_companion.ui.tables.wild.sheet import Sheet
from serengeti_companion.ui.tables.wild.top_bar import TopBar
from serengeti_companion.ui.tables.wild.tracking_sheet import TrackingSheet

Page = SetupPage | PlayPage | PreparationPage | EndPage

_PAGES: dict[Phase, Callable[[SessionModel, Dealer | None, QWidget], Page]] = {
    Phase.SETUP: SetupPage,
    Phase.ROUND: PlayPage,
    Phase.PREPARATION: PreparationPage,
    Phase.OVER: EndPage,
}

_SHEET_WIDE, _SHEET_TALL = 1200, 680


class WildTable(QWidget):
    """A session of WILD: Serengeti; the dealer deals where only a practice set is there."""

    clause_asked = Signal(str)
    home_asked = Signal()
    play_again_asked = Signal()

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._dealer = model, dealer
        self.bar = TopBar(model, self)
        self.stack = QStackedWidget(self)
        self._pages: dict[Phase, Page] = {}
        self._frames: dict[Page, QScrollArea] = {}
        self.sheet: Sheet | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)
        self.refusals = Refusals(model, self)
        self._wire()
        self._offer_stop(self._table)
        self._show_phase(self._table)

    @property
    def page(self) -> Page:
        """What is shown now."""
        return self._page(self._table.phase)

    @property
    def session(self) -> Session[Any, Any, Any]:
        """What is played here."""
        return self._model.session

    @property
    def _table(self) -> Table:
        table: Table = self._model.state
        return table

    def undo(self) -> None:
        """Take the last thing back."""
        self.refusals.clear()
        self._model.undo()

    def redo(self) -> None:
        """Bring it again."""
        self.refusals.clear()
        self._model.redo()

    def show_sheet(self, sheet: Sheet) -> None:
        """A sheet over the page; Esc closes it."""
        self.close_sheet()
        sheet.setParent(self)
        sheet.closed.connect(self.close_sheet)
        sheet.clause_asked.connect(self.clause_asked)
        self.sheet = sheet
        self._place_sheet()
        self.setFocusProxy(sheet)
        sheet.show()
        sheet.raise_()

    def show_log(self) -> None:
        """The whole log; the same button closes it."""
        if isinstance(self.sheet, LogView):
            self.close_sheet()
        else:
            self.show_sheet(LogView(self._model, self))

    def show_resume(self) -> None:
        """How to put the table back, after another night."""
        self.show_sheet(ResumeSheet(self._model, self))

    def close_sheet(self) -> None:
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()
            self.setFocusProxy(self.page)
            self.page.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.refusals.isVisible():
            self.refusals.clear()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_sheet()

    def _wire(self) -> None:
        bar = self.bar
        bar.undo_asked.connect(self.undo)
        bar.redo_asked.connect(self.redo)
        bar.log_asked.connect(self.show_log)
        bar.help_asked.connect(lambda: self.clause_asked.emit(""))
        for words, keys, sheet in (
            (self.tr("Set by hand"), "Ctrl+E", CorrectionsSheet),
            (self.tr("What we track, and house rules"), "", TrackingSheet),
            (self.tr("Put the table back"), "", ResumeSheet),
        ):
            asked = bar.add_to_menu(words, keys).triggered
            asked.connect(lambda _=False, sheet=sheet: self.show_sheet(sheet(self._model, self)))
        self._stop = bar.add_to_menu(self.tr("Stop here: the game is lost"))
        self._stop.triggered.connect(lambda: self._model.submit(c.StopAfterLoss()))
        bar.add_to_menu(self.tr("Home")).triggered.connect(self.home_asked)
        for keys, slot in (
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self.refusals.clause_asked.connect(self.clause_asked)
        self.refusals.word_given.connect(self._on_word)
        self.refusals.marked.connect(self._mark)
        self._model.changed.connect(self._changed)

    def _page(self, phase: Phase) -> Page:
        if phase not in self._pages:
            make = _PAGES[phase]
            made = next((page for page in self._frames if type(page) is make), None)
            self._pages[phase] = made or make(self._model, self._dealer, self)
            if made is None:
                self._add(self._pages[phase])
        return self._pages[phase]

    def _add(self, page: Page) -> None:
        """In a frame that scrolls where the window is smaller than the table can be."""
        page.clause_asked.connect(self.clause_asked)
        if isinstance(page, PlayPage):
            page.sheet_wanted.connect(self.show_sheet)
            page.log_asked.connect(self.show_log)
            page.quick.session_asked.connect(self._session_word)
        if isinstance(page, EndPage):
            page.play_again_asked.connect(self.play_again_asked)
            page.home_asked.connect(self.home_asked)
        frame = QScrollArea(self.stack)
        frame.setFrameShape(QFrame.Shape.NoFrame)
        frame.setWidgetResizable(True)
        frame.setFocusProxy(page)
        frame.setWidget(page)
        self.stack.addWidget(frame)
        self._frames[page] = frame

    def _changed(self, before: Table, after: Table) -> None:
        self.bar.refresh(before, after)
        self._offer_stop(after)
        if self.sheet is not None:
            self.sheet.refresh(before, after)
        if before.phase is not after.phase:
            self._show_phase(after, before)
        else:
            self.page.refresh(before, after)

    def _offer_stop(self, table: Table) -> None:
        """A table that plays on after a missed Round Goal may end the game (WS-COOPSOLO-6)."""
        self._stop.setVisible(table.lost_in is not None and table.phase is not Phase.OVER)

    def _show_phase(self, table: Table, before: Table | None = None) -> None:
        made = table.phase in self._pages
        page = self._page(table.phase)
        if made:
            # The play page saw nothing of what happened on the others: all of it anew.
            page.refresh(None if isinstance(page, PlayPage) else before, table)
        self.stack.setCurrentWidget(self._frames[page])
        self.refusals.give_focus_back_to(page)
        self.setFocusProxy(page)
        page.setFocus()

    def _session_word(self, word: str) -> None:
        if word == "undo":
            self.undo()
        else:
            self.redo()

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

    def _place_sheet(self) -> None:
        if self.sheet is None:
            return
        over = self.rect()
        style = current_style()
        wide = min(over.width() - style.px(40), style.px(_SHEET_WIDE))
        tall = min(over.height() - style.px(40), style.px(_SHEET_TALL))
        self.sheet.setGeometry((over.width() - wide) // 2, (over.height() - tall) // 2, wide, tall)
