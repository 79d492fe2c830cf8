"""Corrections: the Map space by space, with a brush."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.names import SPECIES_NAMES, TERRAIN_NAMES
from serengeti_companion.games.wild.terms import Cell, Species, Terrain
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.cell_grid import CellGrid
from serengeti_companion.ui.tables.wild.correction_part import CorrectionPart
from serengeti_companion.ui.tables.wild.species_picker import SpeciesPicker
from serengeti_companion.ui.translation import told

_ANIMALS = "animals"
_TERRAIN = "terrain"
_UNKNOWN = "?"


class MapPart(CorrectionPart):
    """Tap what is wrong with the brush that is right: an animal, nothing, or a terrain."""

    def build(self) -> None:
        self._animal: Species | None = None
        self.grid = CellGrid(self.tr("Map: tap a space to set it"), self)
        self.grid.pressed.connect(self._tap)
        kinds = [(_ANIMALS, self.tr("Animals")), (_TERRAIN, self.tr("Terrain"))]
        self.kind = Segmented(self.tr("What is set"), kinds, self)
        self.kind.chosen.connect(self._pick)
        grounds = [(terrain.value, told(TERRAIN_NAMES[terrain])) for terrain in Terrain]
        grounds.append((_UNKNOWN, self.tr("Not known")))
        self.terrain = Segmented(self.tr("Brush"), grounds, self)
        self.picker = SpeciesPicker(self.tr("Brush: animal"), self, columns=4)
        self.picker.picked.connect(self._hold)
        for button in self.picker.buttons.values():
            button.setCheckable(True)
        self.note = TextLabel("", self, role=Role.MUTED)
        self.note.setWordWrap(True)
        self.tick = on_demand.remember_tick(self.model, self)
        self._arrange()
        self._pick()

    def refresh(self, table: Table) -> None:
        self.grid.show_table(table)
        for species, button in self.picker.buttons.items():
            button.set_count(table.in_area(species))

    def restyle(self) -> None:
        super().restyle()
        style = current_style()
        self._row.setSpacing(style.px(20))
        self._side.setSpacing(style.px(8))

    def _arrange(self) -> None:
        self._side = QVBoxLayout()
        self._side.addWidget(self.kind)
        self._side.addWidget(self.picker)
        self._side.addWidget(self.terrain)
        self._side.addWidget(self.note)
        if self.tick is not None:
            self._side.addWidget(self.tick)
        self._side.addStretch()
        self._row = QHBoxLayout()
        self._row.addWidget(self.grid, 1)
        self._row.addLayout(self._side, 1)
        self.column.addLayout(self._row, 1)

    @property
    def _painting(self) -> bool:
        return self.kind.value == _TERRAIN

    def _hold(self, species: Species) -> None:
        self._animal = None if species is self._animal else species
        self._pick()

    def _pick(self, _: str = "") -> None:
        painting = self._painting
        self.picker.setVisible(not painting)
        self.terrain.setVisible(painting)
        if self.tick is not None:
            self.tick.setVisible(painting)
        for species, button in self.picker.buttons.items():
            button.setChecked(species is self._animal)
        if painting:
            words = self.tr("Tap the spaces of that terrain.")
        elif self._animal is None:
            words = self.tr("A tap takes the animal off a space. Or choose an animal first.")
        else:
            words = self.tr("A tap puts the {animal} there, or takes it off.")
            words = words.format(animal=told(SPECIES_NAMES[self._animal]))
        self.note.setText(words)

    def _tap(self, cell: Cell) -> None:
        if self._painting:
            key = self.terrain.value
            terrain = None if key == _UNKNOWN else Terrain(key)
            self.say(c.CorrectTerrain(cell=cell, terrain=terrain, reason=self.reason()))
            return
        here = self.table.at(cell)
        wanted = () if self._animal is None or here == (self._animal,) else (self._animal,)
        self.say(c.CorrectMap(cell=cell, animals=wanted, reason=self.reason()))
