"""A Great Migration Card described on the spot: its number, its brown and its blue squares."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.notation.reading import MOST_NUMBER
from serengeti_companion.games.wild.terms import Cell, Mark, MigrationCard
from serengeti_companion.ui.copy import migration_edits as edits
from serengeti_companion.ui.copy.migration_grid import MigrationGrid
from serengeti_companion.ui.copy.told_number import ToldNumber
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.tables.wild import on_demand


class LowGrid(MigrationGrid):
    """Takes what room there is: with the list above it the page fits into the smallest window."""

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()


class MigrationForm(QWidget):
    """`changed` when it says something else; `card` is None while nothing is marked.

    `grid` stands in the place of the Map, the rest beside it.
    """

    changed = Signal()

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marked: edits.Squares = {}
        self._number = 1
        label = self.tr("Number of the card")
        self.number = ToldNumber(label, self, lowest=1, highest=MOST_NUMBER)
        self.number.number_told.connect(self._renumber)
        brushes = [(Mark.BROWN.value, self.tr("Brown")), (Mark.BLUE.value, self.tr("Blue"))]
        self.brush = Segmented(self.tr("Brush"), brushes, self)
        self.brush.chosen.connect(self._dip)
        self.grid = LowGrid(self.tr("Squares of the card, A1 at the top of the Map"), parent)
        self.grid.stroked.connect(self._paint)
        self.tick = on_demand.remember_tick(model, self)
        self._arrange()
        follow(self._resize)

    @property
    def card(self) -> MigrationCard | None:
        """What is told of it."""
        return edits.card_of(self._number, self._marked) if self._marked else None

    def begin(self, table: Table, tapped: Iterable[Cell]) -> None:
        """A card that is not told yet; the spaces tapped before are taken for brown."""
        free = [n for n in edits.untold(table.printed) if n not in table.migrated]
        self._number = next(iter(free), 1)
        self._marked = dict.fromkeys(tapped, Mark.BROWN)
        self.number.set_value(self._number)
        self.grid.show_squares(self._marked)
        self.changed.emit()

    def take_focus(self) -> None:
        self.grid.take_focus()

    def _renumber(self, number: int) -> None:
        self._number = number
        self.changed.emit()

    def _dip(self, key: str) -> None:
        self.grid.brush = Mark(key)

    def _paint(self, cells: tuple[Cell, ...], mark: Mark | None) -> None:
        self._marked = edits.painted(self._marked, cells, mark)
        self.grid.show_squares(self._marked)
        self.changed.emit()

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(TextLabel(self.tr("Card"), self, role=Role.MUTED))
        self._head.addWidget(self.number)
        self._head.addWidget(self.brush, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._head)
        if self.tick is not None:
            self._column.addWidget(self.tick)

    def _resize(self) -> None:
        style = current_style()
        self._head.setSpacing(style.px(8))
        self._column.setSpacing(style.px(6))
