"""The Pool: open cards to take, the deck and the discard pile."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import CardTracking, Table
from serengeti_companion.games.wild.terms import BLANK
from serengeti_companion.ui.parts.wrapped_words import WrappedWords
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.tables.wild.card_grid import CardGrid
from serengeti_companion.ui.tables.wild.card_view import CardView
from serengeti_companion.ui.tables.wild.desk import Desk, TablePreview
from serengeti_companion.ui.tables.wild.figure import Figure
from serengeti_companion.ui.tables.wild.gestures import pool_command
from serengeti_companion.ui.tables.wild.hints import Hint, Lack, hint
from serengeti_companion.ui.tables.wild.phrases import coins, price_of, why_not


class PoolView(QWidget):
    """A tap takes the card; after a Take or Renew the next tap buys one more."""

    menu_asked = Signal(object, QPoint)
    naming_asked = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.grid = CardGrid(self)
        self.reason = WrappedWords(self)
        self.take_one = QPushButton(self.tr("Take a card"), self)
        self.take_one.setAccessibleName(self.take_one.text())
        self.take_one.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.take_one.clicked.connect(self._play_blank)
        self.naming = QPushButton(self.tr("Name the cards…"), self)
        self.naming.setAccessibleName(self.naming.text())
        self.naming.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.naming.clicked.connect(self.naming_asked)
        self.deck = Figure(self.tr("The deck"), "card", self)
        self.deck.value_wanted.connect(lambda value, reason: desk.correct("deck", value, reason))
        self._arrange()
        desk.armed_changed.connect(self.refresh)
        follow(self._resize)
        self.refresh()

    def refresh(self) -> None:
        table = self._desk.table
        named = table.tracking.cards is CardTracking.NAMED
        self.grid.setVisible(named)
        self.take_one.setVisible(not named)
        self.naming.setVisible(named and BLANK in table.pool and self._desk.dealer is None)
        self.deck.set_value(table.deck)
        self._wire(self.grid.set_number(len(table.pool) if named else 0))
        price = self._price()
        for view, card in zip(self.grid.views, table.pool, strict=False):
            view.show_card(card, price, glowing=False, chosen=False)

    def _price(self) -> str:
        """What the next card costs, and below the cards why it cannot be taken."""
        table = self._desk.table
        card = table.pool[0] if table.pool else BLANK
        preview: TablePreview = self._desk.meets(pool_command(table, (card,), self._desk.armed))
        reason = why_not(preview)
        self.reason.tell(reason, Role.MUTED)
        if reason:
            return ""
        return self.tr("Take: {price}").format(price=coins(price_of(preview.events)))

    def _wire(self, fresh: list[CardView]) -> None:
        for view in fresh:
            view.clicked.connect(lambda _=False, view=view: self._take(view))
            view.entered.connect(lambda view=view: self._light(view))
            view.left.connect(lambda: self._desk.light(()))
            view.menu_wanted.connect(
                lambda place, view=view: self.menu_asked.emit(view.card, place)
            )

    def _take(self, view: CardView) -> None:
        self._desk.play(pool_command(self._desk.table, (view.card,), self._desk.armed))

    def _play_blank(self) -> None:
        self._desk.play(pool_command(self._desk.table, (BLANK,), self._desk.armed))

    def _light(self, view: CardView) -> None:
        table: Table = self._desk.table
        seat = pool_command(table, (view.card,)).seat
        found: Hint = hint(table, seat, view.card)
        self._desk.light(found.cells if found.lack is Lack.NOTHING else ())

    def _arrange(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self.reason, 1)
        foot.addWidget(self.naming)
        foot.addWidget(self.deck, 0, Qt.AlignmentFlag.AlignBottom)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.grid, 1)
        self._column.addWidget(self.take_one)
        self._column.addLayout(foot)

    def _resize(self) -> None:
        self._column.setSpacing(current_style().px(6))
        self.deck.setFixedWidth(current_style().px(80))
