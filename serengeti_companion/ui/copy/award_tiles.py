"""The Award Tiles of a copy, one species each until the owner says otherwise (WS-PIC-7)."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from serengeti_companion.games.wild.terms import Species
from serengeti_companion.ui.copy.tile_button import TileButton
from serengeti_companion.ui.style.styling import current_style, follow

_COLUMNS = 6


class AwardTiles(QWidget):
    """`changed(place, species)` when a hand picked another animal; the arrow keys walk."""

    changed = Signal(int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Award Tiles"))
        self.tiles: list[TileButton] = []
        self._walk = QButtonGroup(self)  # a group is what lets the arrow keys walk
        self._walk.setExclusive(False)
        self._grid = QGridLayout(self)
        follow(self._resize)

    def show_tiles(self, tiles: Sequence[Species]) -> None:
        """What they show, in the order of the copy."""
        while len(self.tiles) > len(tiles):
            tile = self.tiles.pop()
            self._walk.removeButton(tile)
            tile.hide()
            tile.deleteLater()
        for at in range(len(self.tiles), len(tiles)):
            self._add(at, tiles[at])
        for tile, species in zip(self.tiles, tiles, strict=True):
            tile.show_species(species)

    def _add(self, at: int, species: Species) -> None:
        tile = TileButton(at + 1, species, self)
        tile.species_picked.connect(partial(self.changed.emit, at))
        self._walk.addButton(tile)
        self._grid.addWidget(tile, at // _COLUMNS, at % _COLUMNS)
        if self.tiles:
            QWidget.setTabOrder(self.tiles[-1], tile)
        self.tiles.append(tile)

    def _resize(self) -> None:
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(current_style().px(6))
