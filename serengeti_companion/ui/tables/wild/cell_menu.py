"""What can be put right on a space of the Map by hand."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.names import SPECIES_NAMES, TERRAIN_NAMES
from serengeti_companion.games.wild.terms import Cell, Species, Terrain
from serengeti_companion.ui.parts.passing_menu import PassingMenu
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.translation import told


def cell_menu(desk: Desk, cell: Cell, parent: QWidget) -> QMenu:
    """Terrain, an animal put down, an animal taken away."""
    menu = PassingMenu(parent)
    table = desk.table
    _add_terrains(menu, desk, cell)
    for species in dict.fromkeys(table.at(cell)):
        animal = told(SPECIES_NAMES[species])
        words = QCoreApplication.translate("CellMenu", "Take {animal} off {cell}")
        rest = list(table.at(cell))
        rest.remove(species)
        command = c.CorrectMap(cell=cell, animals=tuple(rest))
        menu.addAction(words.format(animal=animal, cell=cell), _submit(desk, command))
    if not table.at(cell):
        words = QCoreApplication.translate("CellMenu", "Put on {cell}")
        animals = menu.addMenu(words.format(cell=cell))
        for species in Species:
            if table.in_area(species):
                command = c.CorrectMap(cell=cell, animals=(species,))
                animals.addAction(told(SPECIES_NAMES[species]), _submit(desk, command))
    return menu


def _add_terrains(menu: QMenu, desk: Desk, cell: Cell) -> None:
    words = QCoreApplication.translate("CellMenu", "Terrain of {cell}")
    terrains = menu.addMenu(words.format(cell=cell))
    known = desk.table.terrain_at(cell)
    for terrain in (*Terrain, None):
        name = QCoreApplication.translate("CellMenu", "not known")
        if terrain is not None:
            name = told(TERRAIN_NAMES[terrain])
        command = c.CorrectTerrain(cell=cell, terrain=terrain)
        action = terrains.addAction(name, _submit(desk, command))
        action.setCheckable(True)
        action.setChecked(terrain is known)
    _add_remembering(terrains, desk)


def _add_remembering(menu: QMenu, desk: Desk) -> None:
    tick = on_demand.remember_tick(desk.model, menu)
    if tick is None:
        return
    tick.hide()  # its words and its switch serve the menu
    menu.addSeparator()
    action = menu.addAction(tick.text())
    action.setCheckable(True)
    action.setChecked(tick.isChecked())
    action.toggled.connect(tick.setChecked)


def _submit(desk: Desk, command: c.Command) -> Callable[[], None]:
    def submit() -> None:
        desk.model.submit(command)

    return submit
