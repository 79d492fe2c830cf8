"""The right side of the table: a Tableau, the Pool, and the log behind tabs."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget

from serengeti_companion.games.wild.commands import Place
from serengeti_companion.games.wild.model import TABLEAU_LIMIT, CardTracking, Table
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.short_names import cut_name
from serengeti_companion.ui.parts.shown import set_tab
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target, TextSize, Weight
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.card_menu import pool_menu, tableau_menu
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.pool_view import PoolView
from serengeti_companion.ui.tables.wild.tableau_view import TableauView
from serengeti_companion.ui.translation import filled

if TYPE_CHECKING:
    from serengeti_companion.ui.tables.wild.log_tab import LogTab

_NAME = 80  # of a player's name on a tab, at least
_BESIDE_NAME = 262  # what else stands on the tabs
TABS = 3
TABLEAU, POOL, LOG = range(TABS)


class CardsPanel(QWidget):
    """`describing` wants a sheet shown over the table."""

    naming_asked = Signal()
    describing = Signal(object)
    log_asked = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.tabs = QTabBar(self)
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.tabs.setAccessibleName(self.tr("Cards"))
        self.tableau = TableauView(desk, self)
        self._pool: PoolView | None = None
        self._log: LogTab | None = None
        self._named: tuple[object, ...] = ()
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.tableau)
        for _ in range(TABS):
            self.tabs.addTab("")
        self.tabs.setTabText(LOG, self.tr("Log"))
        self.tabs.currentChanged.connect(self.show_page)
        self.tableau.menu_asked.connect(self._tableau_menu)
        desk.seat_shown.connect(lambda: self.show_tab(TABLEAU))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.tabs)
        self._column.addWidget(self.pages, 1)
        follow(self._resize)

    def refresh(self) -> None:
        """Only what is in sight; the rest when it comes into sight."""
        table: Table = self._desk.table
        tracked = table.tracking.cards is not CardTracking.OFF
        if self.tabs.isTabVisible(POOL) != tracked:
            self.tabs.setTabVisible(POOL, tracked)
        self._name_tabs(table)
        self.show_page(self.tabs.currentIndex())

    @property
    def pool(self) -> PoolView:
        """Made when it is first looked at."""
        if self._pool is None:
            self._pool = PoolView(self._desk, self)
            self._pool.menu_asked.connect(self._pool_menu)
            self._pool.naming_asked.connect(self.naming_asked)
            self.pages.addWidget(self._pool)
        return self._pool

    @property
    def log(self) -> "LogTab":
        """Made when it is first looked at; many evenings never do."""
        if self._log is None:
            self._log = on_demand.log_tab(self._desk.model, self)
            self._log.whole_asked.connect(self.log_asked)
            self.pages.addWidget(self._log)
        return self._log

    def show_page(self, number: int) -> None:
        """What a tab stands for."""
        page: TableauView | PoolView | LogTab = self.tableau
        if number != TABLEAU:
            page = self.log if number == LOG else self.pool
        self.pages.setCurrentWidget(page)
        page.refresh()

    def show_tab(self, number: int) -> None:
        """Turn to a tab."""
        self.tabs.setCurrentIndex(number)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Of a fixed width the bar may change its words without laying out the page anew.
        self.tabs.setFixedWidth(event.size().width())
        if self._named:
            self._name_tabs(self._desk.table)

    def _name_tabs(self, table: Table) -> None:
        player, tracked = self.tableau.player, table.tracking.cards is not CardTracking.OFF
        style = current_style()
        room = max(style.px(_NAME), self.width() - style.px(_BESIDE_NAME))
        facts = (player.name, len(player.tableau), len(table.pool), tracked, room, style.key)
        if facts == self._named:
            return
        self._named = facts
        short = cut_name(player.name, room, TextSize.BODY, Weight.SEMIBOLD)
        words = filled(self.tr("{name}’s cards"), name=as_written(short))
        if tracked:
            number = f"{len(player.tableau)}/{TABLEAU_LIMIT}"
            words = self.tr("{cards} {number}").format(cards=words, number=number)
        set_tab(self.tabs, TABLEAU, words)
        set_tab(self.tabs, POOL, self.tr("Pool {n}").format(n=len(table.pool)))

    def _tableau_menu(self, card: SceneCard, place: QPoint) -> None:
        seat = self.tableau.seat
        menu = tableau_menu(self._desk, seat, card, lambda: self.describe(card, own=True), self)
        menu.popup(place)

    def _pool_menu(self, card: SceneCard, place: QPoint) -> None:
        menu = pool_menu(self._desk, card, lambda: self.describe(card, own=False), self)
        menu.popup(place)

    def describe(self, card: SceneCard, *, own: bool) -> None:
        """A sheet to tell what is on a card of the Tableau shown, or of the Pool."""
        place: Place = "tableau" if own else "pool"
        seat = self.tableau.seat if own else None
        sheet = on_demand.describe_sheet(self._desk.model, place, seat, card, self)
        self.describing.emit(sheet)

    def _resize(self) -> None:
        style = current_style()
        self._column.setSpacing(style.px(6))
        self.tabs.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD))
        self.tabs.setFixedHeight(style.px(Target.TOUCH))
