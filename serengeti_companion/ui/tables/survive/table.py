"""The table screen: the bar above, the page of the phase below, and what the rules say over it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from serengeti_companion.games.survive.dealer import Dealer
from serengeti_companion.games.survive.model import Phase, Seat, Table
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.tables.log_sheet import LogSheet
from serengeti_companion.ui.tables.notices import Notices
from serengeti_companion.ui.tables.sheet import Sheet
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

_SHEET_WIDE, _SHEET_TALL = 1000, 640


class SurviveTable(QWidget):
    """A session of Survive The Serengeti; the dealer deals where only a practice set is there."""

    clause_asked = Signal(str)
    home_asked = Signal()
    play_again_asked = Signal()
    view_asked = Signal()

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._dealer = model, dealer
        self.bar = TopBar(model, self)
        self.stack = QStackedWidget(self)
        self._pages: dict[type[Page], Page] = {}
        self._frames: dict[Page, QScrollArea] = {}
        self.sheet: Sheet[Table] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)
        self.notices = Notices(model, self)
        self._wire()
        self._show_phase(model.state)

    @property
    def page(self) -> Page:
        """What is shown now."""
        return self._page(self._model.state.phase)

    def undo(self) -> None:
        """Take the last thing back."""
        self.notices.clear()
        self._model.undo()

    def redo(self) -> None:
        """Bring it again."""
        self.notices.clear()
        self._model.redo()

    def show_sheet(self, sheet: Sheet[Table]) -> None:
        """A sheet over the page; Esc closes it."""
        self.close_sheet()
        self.notices.clear()
        # As a window within the window: Tab stays on it, and does not walk on under it.
        sheet.setParent(self, Qt.WindowType.SubWindow)
        sheet.closed.connect(self.close_sheet)
        sheet.clause_asked.connect(self.clause_asked)
        self.sheet = sheet
        self._place_sheet()
        sheet.show()
        sheet.raise_()
        self.notices.raise_()

    def close_sheet(self) -> None:
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()
            self.page.setFocus()

    def show_log(self) -> None:
        """The log; the same button closes it."""
        if isinstance(self.sheet, LogSheet):
            self.close_sheet()
        else:
            self.show_sheet(LogSheet(self._model, self, deed=deed))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes on to what is shown; with a focus proxy Tab would run in a ring."""
        (self.sheet or self._page(self._model.state.phase)).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.sheet is not None:
            self.close_sheet()  # also where the keyboard is on the page behind it
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
        for keys, slot in (
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self.notices.clause_asked.connect(self.clause_asked)
        self._model.changed.connect(self._changed)

    def _correct(self, seat: Seat | None) -> None:
        self.show_sheet(CorrectionsSheet(self._model, seat, self))

    def _describe(self, order: int) -> None:
        self.show_sheet(DescribeSheet(self._model, order, self))

    def _page(self, phase: Phase) -> Page:
        kind: type[Page] = TurnPage
        if phase is Phase.SETUP:
            kind = SetupPage
        elif phase is Phase.OVER:
            kind = EndPage
        if kind not in self._pages:
            self._pages[kind] = self._made(kind)
        return self._pages[kind]

    def _made(self, kind: type[Page]) -> Page:
        page: Page
        if kind is SetupPage:
            page = SetupPage(self._model, self)
        elif kind is EndPage:
            page = EndPage(self._model, self)
            page.play_again_asked.connect(self.play_again_asked)
            page.home_asked.connect(self.home_asked)
        else:
            page = TurnPage(self._model, self._dealer, self)
            page.describe_asked.connect(self._describe)
            page.set_asked.connect(lambda seat: self._correct(Seat(seat)))
            page.word_typed.connect(lambda word: self.undo() if word == "undo" else self.redo())
        page.clause_asked.connect(self.clause_asked)
        frame = QScrollArea(self.stack)
        frame.setFrameShape(QFrame.Shape.NoFrame)
        frame.setWidgetResizable(True)
        frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        frame.setWidget(page)
        self.stack.addWidget(frame)
        self._frames[page] = frame
        return page

    def _changed(self, before: Table, after: Table) -> None:
        self.bar.refresh(after)
        if self.sheet is not None:
            self.sheet.refresh(before, after)
        was, now = self._page(before.phase), self._page(after.phase)
        now.refresh(before, after)
        if was is not now:
            self._show_phase(after)

    def _show_phase(self, table: Table) -> None:
        page = self._page(table.phase)
        self.stack.setCurrentWidget(self._frames[page])
        self.notices.cover(page.line if isinstance(page, TurnPage) else None)
        if self.sheet is None:  # an open sheet keeps the keyboard
            page.setFocus()

    def _place_sheet(self) -> None:
        if self.sheet is None:
            return
        over = self.rect()
        style = current_style()
        wide = min(over.width() - style.px(40), style.px(_SHEET_WIDE))
        tall = min(over.height() - style.px(40), style.px(_SHEET_TALL))
        self.sheet.setGeometry((over.width() - wide) // 2, (over.height() - tall) // 2, wide, tall)
