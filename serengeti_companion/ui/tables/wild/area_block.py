"""A Discovery Area with its three animals and the spaces of its action."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.terms import Area, BasicAction
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.shown import show_if
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.wild.action_board import SpaceRow
from serengeti_companion.ui.tables.wild.areas import AnimalTile, members
from serengeti_companion.ui.tables.wild.desk import Desk


class AreaBlock(CardFrame):
    """As on the Action Board: the animals, below them what discovering one costs."""

    def __init__(self, desk: Desk, area: Area, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = TextLabel(self._name(area), self, size=TextSize.SMALL, weight=Weight.SEMIBOLD)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.animals = [AnimalTile(species, self) for species in members(area)]
        self.spaces = SpaceRow(desk, BasicAction(area.value), self)
        self._row = QHBoxLayout()
        for tile in self.animals:
            self._row.addWidget(tile)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self.title)
        self._column.addLayout(self._row, 3)
        self._column.addWidget(self.spaces, 2)
        follow(self._pad)

    def refresh(self, table: Table) -> None:
        for tile in self.animals:
            tile.set_left(table.in_area(tile.species))
            show_if(tile, table.tracking.map)
        stretch = 3 if table.tracking.map else 0
        if self._column.stretch(1) != stretch:
            self._column.setStretch(1, stretch)
        show_if(self.spaces, table.tracking.board)

    def _name(self, area: Area) -> str:
        return {
            Area.PREDATORS: self.tr("Predators"),
            Area.LARGE: self.tr("Large Mammals"),
            Area.SCAVENGERS: self.tr("Scavengers"),
            Area.HERBIVORES: self.tr("Herbivores"),
        }[area]

    def _pad(self) -> None:
        style = current_style()
        self._column.setContentsMargins(style.px(3), 0, style.px(3), style.px(1))
        self._row.setSpacing(style.px(3))
