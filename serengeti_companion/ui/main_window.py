"""The window: start page, tables and pages in one place, the rules beside them."""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from serengeti_companion.engine.texts import isolated
from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.ui import tables
from serengeti_companion.ui.half_typed import settle_field
from serengeti_companion.ui.home import choices
from serengeti_companion.ui.home.home_page import HomePage
from serengeti_companion.ui.home.home_wiring import HomeWiring
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.stage import Stage
from serengeti_companion.ui.keep_awake import KeepAwake
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.table_host import TableHost
from serengeti_companion.ui.translation import told

if TYPE_CHECKING:
    from serengeti_companion.storage.whole import WholeSession
    from serengeti_companion.ui.home.fault_page import FaultPage
    from serengeti_companion.ui.home.notice_bar import NoticeBar
    from serengeti_companion.ui.home.page import Page
    from serengeti_companion.ui.home.rules_panel import RulesPanel
    from serengeti_companion.ui.table_view.opening import TableViewOpening

NAME = "Serengeti Companion"
_SESSION_SUFFIX = ".serengeti"
PAGES = {
    "settings": "serengeti_companion.ui.home.settings_page",
    "about": "serengeti_companion.ui.home.about_page",
    "copy": "serengeti_companion.ui.copy.copy_page",
    "score_pad": "serengeti_companion.ui.pads.score_pad",
    "score_pad_race": "serengeti_companion.ui.pads.race_pad",
    "score_pad_survive": "serengeti_companion.ui.pads.survive_pad",
    "goal_checker": "serengeti_companion.ui.pads.goal_checker",
    "statistics": "serengeti_companion.ui.history.statistics_page",
}
"""Name of a page -> the module whose `make(window)` makes it, when it is first asked for."""
_HOME = "serengeti_companion.ui.home"


class MainWindow(QMainWindow):
    """`open_kept` opens the data folder, and raises EnvironmentFault while it cannot be used."""

    def __init__(
        self,
        open_kept: Callable[[], Kept],
        kept: Kept | None = None,
        awake: KeepAwake | None = None,
    ) -> None:
        super().__init__()
        self._open_kept = open_kept
        self.awake = awake or KeepAwake()
        self.kept: Kept | None = None
        self.home: HomePage | None = None
        self._pages: dict[str, Page] = {}
        self._books: dict[str, RulesPanel] = {}
        self._book = ""
        self._notice: NoticeBar | None = None
        self._fault: FaultPage | None = None
        self._table_view: TableViewOpening | None = None
        self._build_frame()
        self._build_host()
        self.setAcceptDrops(True)
        if kept is None:
            self.open_data()
        else:
            self.take(kept)

    def open_data(self) -> None:
        """Open the data folder, or say what is wrong with it."""
        try:
            self.take(self._open_kept())
        except EnvironmentFault as fault:
            self.stage.pages.setCurrentWidget(self.fault)
            self.fault.tell(told(fault.text))

    def tell(self, words: str) -> None:
        """What went wrong outside the rules, in a bar that stays until it is read."""
        self.notice.tell(words)

    def take(self, kept: Kept) -> None:
        """Show what this folder keeps."""
        self.kept = kept
        kept.setParent(self)
        kept.failed.connect(self.tell)
        current_style().changed.connect(self._keep_look)
        self._wiring = HomeWiring(self, kept)
        self.home = self._wiring.home
        self.stage.pages.addWidget(self.home)
        self.show_home()

    @property
    def at_home(self) -> bool:
        """Whether the start page is in sight."""
        return self.home is not None and self.stage.pages.currentWidget() is self.home

    def show_home(self) -> None:
        """Back to the start page; an open session is closed, all of it is kept."""
        if self.home is None:
            return
        self.stage.close_panel()
        self.stage.pages.setCurrentWidget(self.home)
        self.host.close()
        self.setWindowTitle(NAME)
        self.home.refresh()
        self.home.take_focus()

    def show_page(self, name: str) -> None:
        """One of PAGES."""
        if name not in self._pages:
            self._add_page(name, importlib.import_module(PAGES[name]).make(self))
        self._turn_to(self._pages[name])

    def show_new(self, game: str) -> None:
        """The new-session page of a game, with what the last table chose."""
        if self.kept is None:
            return
        page = tables.load(game).new_page(self.kept, self.stage.pages)
        page.begun.connect(self.begin)
        page.clause_asked.connect(self.show_rules)
        self.show_made("new", page)

    def show_made(self, name: str, page: "Page") -> None:
        """A page that was made for now, in place of the last one of that name."""
        self._add_page(name, page)
        self._turn_to(page)

    def practise(self, game: str) -> None:
        """A game at once, without a box."""
        if self.kept is not None:
            self.host.begin(self.kept, lambda: tables.load(game).practice())

    def begin(self, whole: "WholeSession") -> None:
        """Keep a session that was just decided on, and open it."""
        if self.kept is not None:
            self.host.begin(self.kept, lambda: whole)

    def open_session(self, session: int) -> None:
        """Go on with a session, or look at a finished one."""
        if self.kept is not None:
            self.host.open(self.kept, session)

    def bring_in(self, path: Path) -> None:
        """Take a session file over and open it."""
        if self.kept is not None:
            self.host.bring_in(self.kept, path)

    def show_rules(self, clause: str = "") -> None:
        """The rules reference, at a clause; beside a table, or in place of another page."""
        self._take_book(clause)
        if clause:
            self.rules.show_clause(clause)
        else:
            self.rules.begin()
        self._open_panel()

    def show_keys(self) -> None:
        """The keys sheet, in the place of the rules."""
        self.rules.show_keys()
        self._open_panel()

    def toggle_table_view(self) -> None:
        """The second window, for a television or the far side of the table."""
        if self._table_view is None:
            module = importlib.import_module("serengeti_companion.ui.table_view.opening")
            self._table_view = module.TableViewOpening(self)
        self._table_view.toggle()

    @property
    def notice(self) -> "NoticeBar":
        """The bar over everything, made when there is something to tell."""
        if self._notice is None:
            self._notice = importlib.import_module(f"{_HOME}.notice_bar").NoticeBar(self)
            self._column.insertWidget(0, self._notice)
        return self._notice

    @property
    def fault(self) -> "FaultPage":
        """What stands in place of the start page while the data folder cannot be used."""
        if self._fault is None:
            self._fault = importlib.import_module(f"{_HOME}.fault_page").FaultPage(self)
            self._fault.again.connect(self.open_data)
            self.stage.pages.addWidget(self._fault)
        return self._fault

    @property
    def rules(self) -> "RulesPanel":
        """The rules reference of the game it was opened for last, made when first asked for."""
        if not self._book:
            self._take_book("")
        return self._books[self._book]

    def _take_book(self, clause: str) -> None:
        """The rulebook with that clause, else that of the open session, else the one in use."""
        sitting = self.host.sitting
        playing = sitting.model.game.key if sitting is not None else self._book
        rulebook = importlib.import_module("serengeti_companion.rulebook")
        self._use_book(rulebook.game_of(clause) or playing or rulebook.GAMES[0])

    def _use_book(self, game: str) -> None:
        if game == self._book:
            return
        self._book = game
        if game not in self._books:
            panel = importlib.import_module(f"{_HOME}.rules_panel").RulesPanel(game)
            panel.closed.connect(self.stage.close_panel)
            panel.book_asked.connect(self._change_book)
            self._books[game] = panel
        self.stage.set_panel(self._books[game])

    def _change_book(self, game: str) -> None:
        """Another rulebook, in the same place."""
        self._use_book(game)
        self.rules.begin()
        self._open_panel()

    def choose_motion(self, moves: bool) -> None:
        """Whether things may move, from now on."""
        current_style().set_motion(moves)
        if self.kept is not None:
            choices.keep_motion(self.kept)

    def come_forward(self) -> None:
        """Somebody started the program again."""
        if self.isMinimized():
            self.showNormal()
        self.show()
        self.raise_()
        self.activateWindow()

    def toggle_full_screen(self) -> None:
        """All of the screen, or the window again."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def closeEvent(self, event: QCloseEvent) -> None:
        settle_field(self)
        kept = self.kept
        if kept is not None:
            choices.keep_place(kept, self)
        self.host.close()
        self.kept = None
        if kept is not None:
            kept.close()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.bring_in(path)

    def _build_frame(self) -> None:
        self.setWindowTitle(NAME)
        frame = QWidget(self)
        self.stage = Stage(frame)
        self._column = QVBoxLayout(frame)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.stage, 1)
        self.setCentralWidget(frame)

    def _build_host(self) -> None:
        self.host = TableHost(self.stage.pages, self.awake)
        self.host.failed.connect(self.tell)
        self.host.opened.connect(self._opened)
        self.host.clause_asked.connect(self.show_rules)
        self.host.home_asked.connect(self.show_home)
        self.host.again_asked.connect(self._play_again)
        self.host.view_asked.connect(self.toggle_table_view)

    def _opened(self) -> None:
        self.stage.close_panel()
        if self._notice is not None:
            self._notice.hide()
        self.setWindowTitle(f"{isolated(self.host.title)} – {NAME}")
        if self.host.table is not None:
            self.host.table.setFocus()

    def _play_again(self) -> None:
        if self.kept is not None and self.host.sitting is not None:
            self.begin(self.host.sitting.again())

    def _add_page(self, name: str, page: "Page") -> None:
        old = self._pages.pop(name, None)
        if old is not None:
            self.stage.pages.removeWidget(old)
            old.deleteLater()
        self._pages[name] = page
        page.left.connect(self.show_home)
        self.stage.pages.addWidget(page)

    def _turn_to(self, page: "Page") -> None:
        self.stage.close_panel()
        self.stage.pages.setCurrentWidget(page)
        page.take_focus()

    def _open_panel(self) -> None:
        self.stage.show_panel(whole=self.host.sitting is None)
        self.rules.take_focus()

    def _keep_look(self) -> None:
        if self.kept is not None:
            choices.keep_look(self.kept)


def _dropped(event: QDropEvent) -> Path | None:
    """The session file that is dragged over the window."""
    urls = event.mimeData().urls()
    path = Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
    return path if path is not None and path.suffix == _SESSION_SUFFIX else None
