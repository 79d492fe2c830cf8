"""One Award Tile: a press picks another animal for it."""

from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.terms import Species
from serengeti_companion.ui.paint.glyphs import animal_pixmap
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.tables.wild.species_picker import AnimalButton
from serengeti_companion.ui.translation import told

_PICTURE = 28


class TileButton(AnimalButton):
    """`species_picked(species)` out of the list that folds out."""

    species_picked = Signal(object)

    def __init__(self, number: int, species: Species, parent: QWidget | None = None) -> None:
        self._number = number
        super().__init__(species, parent)
        self.choices = QMenu(self)
        for each in Species:
            action = self.choices.addAction(told(SPECIES_NAMES[each]))
            action.triggered.connect(partial(self.species_picked.emit, each))
        self.choices.aboutToShow.connect(self._draw_choices)
        self.clicked.connect(self._open)

    def show_species(self, species: Species) -> None:
        """What the tile shows."""
        if species is not self.species:
            self.species = species
            self._tell()
            self.update()

    def _open(self) -> None:
        actions = dict(zip(Species, self.choices.actions(), strict=True))
        self.choices.setActiveAction(actions[self.species])
        self.choices.popup(self.mapToGlobal(QPoint(0, self.height())), actions[self.species])

    def _draw_choices(self) -> None:
        side = current_style().px(_PICTURE)
        for species, action in zip(Species, self.choices.actions(), strict=True):
            action.setIcon(
                animal_pixmap(
                    species.value, side, self.devicePixelRatioF(), on=Role.SURFACE, ink=Role.INK
                )
            )

    def _tell(self) -> None:
        super()._tell()
        words = self.tr("Award Tile {n}: {animal}. Press to pick another")
        name = told(SPECIES_NAMES[self.species])
        self.setAccessibleName(words.format(n=self._number, animal=name))
        self.setToolTip(self.accessibleName())
