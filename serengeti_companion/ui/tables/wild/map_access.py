"""The Map for assistive technology: a table of 49 cells that read out what stands on them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from serengeti_companion.games.wild.names import SPECIES_NAMES, TERRAIN_NAMES
from serengeti_companion.games.wild.terms import CELLS, Cell
from serengeti_companion.ui.translation import told

if TYPE_CHECKING:
    from serengeti_companion.ui.tables.wild.map_view import MapView

_kept: dict[int, "MapInterface"] = {}
"""Qt holds no reference to interfaces made in Python; by the id of the widget."""

_installed: list[bool] = []


def install() -> None:
    """Answer for maps from now on; once is enough."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)


def _make(name: str, thing: QObject) -> QAccessibleInterface | None:
    if name != "MapView" or not isinstance(thing, QWidget):
        return None
    for key in [key for key, made in _kept.items() if not isValid(made.view)]:
        del _kept[key]
    made = MapInterface(thing)
    _kept[id(thing)] = made
    return made


def tell_focus(view: "MapView", number: int) -> None:
    """The keyboard is on another cell."""
    if QAccessible.isActive():
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(number)
        QAccessible.updateAccessibility(event)


def cell_words(view: "MapView", cell: Cell) -> str:
    """As in "C4: Lion, Grasslands"."""
    table = view.table
    terrain = table.terrain_at(cell)
    ground = QCoreApplication.translate("MapView", "terrain not known")
    if terrain is not None:
        ground = told(TERRAIN_NAMES[terrain])
    animals = [told(SPECIES_NAMES[species]) for species in table.at(cell)]
    return f"{cell}: " + ", ".join((*animals, ground))


class MapInterface(QAccessibleWidget):
    """The whole Map."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view, QAccessible.Role.Table)
        self.view: MapView = view  # type: ignore[assignment]
        self.cells = [CellInterface(self, number) for number in range(len(CELLS))]

    def childCount(self) -> int:
        return len(self.cells)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.cells[index] if 0 <= index < len(self.cells) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((at for at, cell in enumerate(self.cells) if cell is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        found = (cell for cell in self.cells if cell.rect().contains(x, y))
        return next(found, None)


class CellInterface(QAccessibleInterface):
    """One space."""

    def __init__(self, parent: MapInterface, number: int) -> None:
        super().__init__()
        self._map, self._number = parent, number

    def isValid(self) -> bool:
        return isValid(self._map.view)

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self._map

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def setText(self, text: QAccessible.Text, words: str) -> None:
        return

    def text(self, text: QAccessible.Text) -> str:
        if text is QAccessible.Text.Name and self.isValid():
            return cell_words(self._map.view, CELLS[self._number])
        return ""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def rect(self) -> QRect:
        view = self._map.view
        box = view.cell_rect(CELLS[self._number]).toAlignedRect()
        return QRect(view.mapToGlobal(box.topLeft()), box.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        view = self._map.view
        state.focusable = True
        state.focused = view.hasFocus() and view.cursor_cell == CELLS[self._number]
        return state
