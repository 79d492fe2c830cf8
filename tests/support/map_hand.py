"""A hand that paints on the sides of the Map."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from serengeti_companion.games.wild.notation import map_rows
from serengeti_companion.games.wild.terms import SIZE, Cell, Terrain
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.map_section import MapSection

UNKNOWN_ROWS = ("???????",) * SIZE


class Hand:
    """Paints on the Map with the mouse, and counts its strokes and the brushes it takes."""

    def __init__(self, section: MapSection) -> None:
        self.section, self.strokes, self.brushes = section, 0, 0

    def at(self, cell: Cell) -> QPoint:
        return self.section.painter.cells[cell].geometry().center()

    def take(self, terrain: Terrain | None) -> None:
        if self.section.painter.brush is not terrain:
            self.brushes += 1
            QTest.mouseClick(self.section.brushes.buttons[terrain], Qt.MouseButton.LeftButton)

    def tool(self, name: str) -> None:
        QTest.mouseClick(self.section.tools.button(name), Qt.MouseButton.LeftButton)

    def drag(self, way: Sequence[Cell], modifier: Qt.KeyboardModifier | None = None) -> None:
        self.strokes += 1
        painter, held = self.section.painter, modifier or Qt.KeyboardModifier.NoModifier
        QTest.mousePress(painter, Qt.MouseButton.LeftButton, held, self.at(way[0]))
        for cell in way[1:]:
            QTest.mouseMove(painter, self.at(cell))
        QTest.mouseRelease(painter, Qt.MouseButton.LeftButton, held, self.at(way[-1]))

    def tap(self, cell: Cell) -> None:
        self.drag([cell])


def rows(model: CopyModel, side: int = 0) -> tuple[str, ...]:
    return map_rows(model.printed.sides[side].terrain)
