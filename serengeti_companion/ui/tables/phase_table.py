"""The table screen of a small game: the bar, the page of the phase, and what the rules say."""

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from PySide6.QtWidgets import QScrollArea, QWidget

from serengeti_companion.ui.parts.keyboard_stays import keyboard_stays
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.final_page import FinalPage
from serengeti_companion.ui.tables.log_sheet import LogSheet
from serengeti_companion.ui.tables.notices import Notices
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.table_bar import TableBar
from serengeti_companion.ui.tables.table_screen import TableScreen

Page = TypeVar("Page", bound=PrimaryPage)
"""The pages a game has."""


class PhaseTable(TableScreen, Generic[Page]):
    """Call `begin` at the end of the making."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._pages: dict[type[Page], Page] = {}
        self._frames: dict[Page, QScrollArea] = {}

    def begin(self, bar: TableBar) -> None:
        """Lay it out and show the moment; what the rules say comes on top."""
        self.lay_out(bar)
        self.notices = self.make_notices()
        self.notices.clause_asked.connect(self.clause_asked)
        self.wire()
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
        return self._page(self._model.state)

    def settle(self) -> None:
        self.notices.clear()

    def show_sheet(self, sheet: Sheet[Any]) -> None:
        self.settle()
        super().show_sheet(sheet)
        self.face()
        self.notices.raise_()

    def show_log(self) -> None:
        if isinstance(self.sheet, LogSheet):
            self.close_sheet()
        else:
            self.show_sheet(self.make_log())

    def show_change(self, before: Any, after: Any) -> None:  # noqa: ANN401 -- as above
        self.bar.refresh(before, after)
        if self.sheet is not None:
            self.sheet.refresh(before, after)
        was, now = self._page(before), self._page(after)
        with keyboard_stays(now):
            now.refresh(before, after)
        if was is not now:
            self._show_page()
        self.face()

    def _page(self, table: Any) -> Page:  # noqa: ANN401 -- as above
        kind = self.kind_of(table)
        if kind not in self._pages:
            self._pages[kind] = page = self.make_page(kind)
            page.clause_asked.connect(self.clause_asked)
            if isinstance(page, FinalPage):
                page.play_again_asked.connect(self.play_again_asked)
                page.home_asked.connect(self.home_asked)
            self._frames[page] = self.framed(page)
        return self._pages[kind]

    def _show_page(self) -> None:
        page = self.page
        self.stack.setCurrentWidget(self._frames[page])
        self.notices.cover(self.covered_by_notices(page))
        if self.sheet is None:  # an open sheet keeps the keyboard
            page.setFocus()
