"""The predators: those in play from left to right, the draw pile, and those that have left."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.survive.model import Table
from serengeti_companion.ui.parts.shown import set_words, show_if
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.survive.predator_view import PredatorView

_COUNTS = 128


class PredatorRow(QWidget):
    """`describe_asked(order)`."""

    describe_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.views: list[PredatorView] = []
        self._orders: list[int] = []
        self.pile = TextLabel("", self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.pile_words = TextLabel(self.tr("in the pile"), self, role=Role.MUTED)
        self.gone = TextLabel("", self, role=Role.MUTED)
        self.empty = TextLabel(self.tr("No predator is in play."), self, role=Role.MUTED)
        self._counts = QVBoxLayout()
        self._counts.addStretch()
        for label in (self.pile, self.pile_words, self.gone):
            self._counts.addWidget(label)
        self._counts.addStretch()
        self._cards = QHBoxLayout()
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._counts)
        self._row.addWidget(self.empty)
        self._row.addLayout(self._cards, 1)
        self._row.addStretch()
        follow(self.restyle)

    def show_table(self, table: Table) -> None:
        """The row as it lies."""
        set_words(self.pile, str(table.draw_pile))
        set_words(self.gone, self.tr("{n} gone").format(n=len(table.removed)))
        counts = self.tr("{pile} predators in the pile, {gone} gone")
        self.pile.setAccessibleName(counts.format(pile=table.draw_pile, gone=len(table.removed)))
        self._orders = [one.order for one in table.row]
        while len(self.views) < len(table.row):
            self._add()
        for at, view in enumerate(self.views):
            show_if(view, at < len(table.row))
            if at < len(table.row):
                view.show_predator(table, table.row[at])
        show_if(self.empty, not table.row)

    def restyle(self) -> None:
        style = current_style()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(style.px(10))
        self._cards.setSpacing(style.px(8))
        for label in (self.pile, self.pile_words, self.gone):
            label.setFixedWidth(style.px(_COUNTS - 28))

    def _add(self) -> None:
        view = PredatorView(self)
        at = len(self.views)
        view.describe_asked.connect(lambda: self.describe_asked.emit(self._orders[at]))
        self.views.append(view)
        self._cards.addWidget(view, 1)
