"""The table screen of a small game: the bar, the page of the phase, and what the rules say."""

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.tables.log_sheet import LogSheet
from serengeti_companion.ui.tables.notices import Notices
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.table_bar import TableBar

_EDGE = 40
_SHEET_TALL = 680

Page = TypeVar("Page", bound=PrimaryPage)
"""The pages a game has."""


class PhaseTable(QWidget, Generic[Page]):
    """Call `begin` at the end of the making."""

    clause_asked = Signal(str)
    home_asked = Signal()
    play_again_asked = Signal()
    view_asked = Signal()
    sheet_wide = 1000

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._pages: dict[type[Page], Page] = {}
        self._frames: dict[Page, QScrollArea] = {}
        self.sheet: Sheet[Any] | None = None

    def begin(self, bar: TableBar) -> None:
        """Lay it out and show the moment; what the rules say comes on top."""
        self.bar = bar
        self.stack = QStackedWidget(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)
        self.notices = self.make_notices()
        self._wire()
        self.fill_menu()
        self._show_page()

    @abstractmethod
    def kind_of(self, table: Any) -> type[Page]:  # noqa: ANN401 -- each game has a table of its own
        """Which page shows its phase."""

    @abstractmethod
    def make_page(self, kind: type[Page]) -> Page:
        """That page, wired; it is made when its phase comes."""

    @abstractmethod
    def fill_menu(self) -> None:
        """What the menu of the bar offers."""

    @abstractmethod
    def covered_by_notices(self, page: Page) -> QWidget | None:
        """The part of a page over which the rules may speak."""

    def make_notices(self) -> Notices:
        return Notices(self._model, self)

    def make_log(self) -> LogSheet:
        return LogSheet(self._model, self)

    def face(self) -> None:
        """Turn what is read towards its reader; nothing to do where all sit on one side."""

    @property
    def page(self) -> Page:
        """What is shown now."""
        return self._page(self._model.state)

    def undo(self) -> None:
        """Take the last thing back."""
        self.notices.clear()
        self._model.undo()

    def redo(self) -> None:
        """Bring it again."""
        self.notices.clear()
        self._model.redo()

    def show_sheet(self, sheet: Sheet[Any]) -> None:
        """A sheet over the page; Esc closes it."""
        self.close_sheet()
        self.notices.clear()
        # As a window within the window: Tab stays on it, and does not walk on under it.
        sheet.setParent(self, Qt.WindowType.SubWindow)
        sheet.closed.connect(self.close_sheet)
        sheet.clause_asked.connect(self.clause_asked)
        self.sheet = sheet
        self.face()
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
            self.show_sheet(self.make_log())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes on to what is shown; with a focus proxy Tab would run in a ring."""
        (self.sheet or self.page).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.sheet is not None:
            self.close_sheet()  # also where the keyboard is on the page behind it
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_sheet()

    def _wire(self) -> None:
        self.bar.undo_asked.connect(self.undo)
        self.bar.redo_asked.connect(self.redo)
        self.bar.log_asked.connect(self.show_log)
        self.bar.help_asked.connect(lambda: self.clause_asked.emit(""))
        for keys, slot in (
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self.notices.clause_asked.connect(self.clause_asked)
        self._model.changed.connect(self._changed)

    def _page(self, table: Any) -> Page:  # noqa: ANN401 -- as above
        kind = self.kind_of(table)
        if kind not in self._pages:
            self._pages[kind] = page = self.make_page(kind)
            page.clause_asked.connect(self.clause_asked)
            self._frames[page] = self._framed(page)
        return self._pages[kind]

    def _framed(self, page: Page) -> QScrollArea:
        frame = QScrollArea(self.stack)
        frame.setFrameShape(QFrame.Shape.NoFrame)
        frame.setWidgetResizable(True)
        frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        frame.setWidget(page)
        self.stack.addWidget(frame)
        return frame

    def _changed(self, before: Any, after: Any) -> None:  # noqa: ANN401 -- as above
        self.bar.refresh(before, after)
        if self.sheet is not None:
            self.sheet.refresh(before, after)
        was, now = self._page(before), self._page(after)
        now.refresh(before, after)
        if was is not now:
            self._show_page()
        self.face()

    def _show_page(self) -> None:
        page = self.page
        self.stack.setCurrentWidget(self._frames[page])
        self.notices.cover(self.covered_by_notices(page))
        if self.sheet is None:  # an open sheet keeps the keyboard
            page.setFocus()

    def _place_sheet(self) -> None:
        if self.sheet is None:
            return
        over, style = self.rect(), current_style()
        wide = min(over.width() - style.px(_EDGE), style.px(self.sheet_wide))
        tall = min(over.height() - style.px(_EDGE), style.px(_SHEET_TALL))
        self.sheet.setGeometry((over.width() - wide) // 2, (over.height() - tall) // 2, wide, tall)
