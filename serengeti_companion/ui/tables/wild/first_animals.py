"""Solo, before setup step 4: two animals of each section onto the Map."""

from random import Random

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.terms import CELLS, INDEX, Area, Cell, Species, area_of
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.tables.wild.cell_grid import CellGrid
from serengeti_companion.ui.tables.wild.setup_dealing import tick
from serengeti_companion.ui.tables.wild.setup_steps import SetupInput
from serengeti_companion.ui.tables.wild.species_picker import SpeciesPicker
from serengeti_companion.ui.translation import told

OF_EACH = 2  # WS-SOLO-2
LOCK_STEP = 3


class FirstAnimals(SetupInput):
    """Tap an animal, then its space; a second tap on the space takes it back."""

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, dealer, parent)
        self._placed: dict[Cell, Species] = {}
        self._held: Species | None = None
        self._chance = Random()
        self._build()

    def restyle(self) -> None:
        super().restyle()
        self.column.setSpacing(current_style().px(8))

    def refresh(self, table: Table) -> None:
        placed = any(table.board)
        if placed:
            self._placed.clear()
        self.picker.setVisible(not placed)
        self.place.setVisible(not placed)
        self.random.setVisible(not placed)
        self._show()

    def _build(self) -> None:
        self.grid = CellGrid(self.tr("Map: where the first animals stand"), self)
        self.grid.pressed.connect(self._tap)
        self.picker = SpeciesPicker(self.tr("Animal to place"), self, columns=3)
        self.picker.picked.connect(self._hold)
        for animal in self.picker.buttons.values():
            animal.setCheckable(True)
        self.note = TextLabel("", self)
        self.note.setWordWrap(True)
        self.place = QPushButton(self.tr("Place them"), self)
        self.place.clicked.connect(self._place)
        self.random = QPushButton(self.tr("By chance"), self)
        self.random.clicked.connect(self.scatter)
        side = QVBoxLayout()
        side.addWidget(self.picker)
        side.addWidget(self.note)
        buttons = QHBoxLayout()
        for button in (self.place, self.random):
            button.setAccessibleName(button.text())
            buttons.addWidget(button, 1)
        side.addLayout(buttons)
        side.addStretch()
        row = QHBoxLayout()
        row.addWidget(self.grid, 3)
        row.addLayout(side, 2)
        self.column.addLayout(row)

    def _hold(self, species: Species) -> None:
        self._held = species
        self._show()

    def _tap(self, cell: Cell) -> None:
        if any(self.table.board):
            return
        if cell in self._placed:
            del self._placed[cell]
        elif self._held is not None and self._missing(area_of(self._held)):
            self._placed[cell] = self._held
        self._show()

    def _missing(self, area: Area) -> int:
        return OF_EACH - sum(area_of(animal) is area for animal in self._placed.values())

    def _show(self) -> None:
        table = self.table
        board = list(table.board)
        for cell, animal in self._placed.items():
            board[INDEX[cell]] = (animal,)
        self.grid.show_spaces(board, table.terrain)
        for animal, button in self.picker.buttons.items():
            button.setEnabled(bool(self._missing(area_of(animal))))
            button.setChecked(animal is self._held and button.isEnabled())
        left = sum(self._missing(area) for area in Area)
        self.place.setEnabled(left == 0)
        if any(table.board):
            words = self.tr("The eight animals stand on the Map.")
        elif self._held is None:
            words = self.tr("Tap an animal, then a space. {n} to go.").format(n=left)
        else:
            words = self.tr("{animal}: tap a space. {n} to go.")
            words = words.format(animal=told(SPECIES_NAMES[self._held]), n=left)
        self.note.setText(words)

    def _place(self) -> None:
        command = c.PlaceFirstAnimals(placed=tuple(self._placed.items()))
        if self.model.submit(command):
            tick(self.model, LOCK_STEP)
            self.finished.emit()

    def scatter(self) -> None:
        """Eight animals, two of each section, on spaces nobody chose."""
        animals = [
            self._chance.choice([s for s in Species if area_of(s) is area])
            for area in Area
            for _ in range(OF_EACH)
        ]
        cells = self._chance.sample(CELLS, len(animals))
        self._placed = dict(zip(cells, animals, strict=True))
        self._place()
