"""A strip of the Map with animals on it: the picture on the card of WILD: Serengeti."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.ui.paint.piece import paint_space
from serengeti_companion.ui.style.styling import current_style, follow

_CELL = 68
_GAP = 4
_LOWEST = 0.8  # of a space's side; a strip lower than that is no picture
_WANTED = 2  # rows, if there is room
# Terrain by its letter in the notation of a Map side; repeated as far as there is room.
_ROWS = ("ggwwaggrwgag", "gwwagrrgaggw", "aggrggwwgagg", "agwggawrgggw", "gggwrrgagwwg")
_TERRAIN = {"g": "grasslands", "w": "woodlands", "a": "water", "r": "rock"}
_ANIMALS = {
    (0, 1): "giraffe",
    (0, 4): "crocodile",
    (0, 8): "vulture",
    (1, 2): "leopard",
    (1, 6): "lion",
    (1, 10): "hyena",
    (2, 0): "zebra",
    (2, 4): "rhinoceros",
    (2, 8): "elephant",
    (3, 2): "jackal",
    (3, 6): "gazelle",
    (4, 5): "wildebeest",
    (4, 10): "zebra",
}


class Landscape(QWidget):
    """Only to look at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self._resize)

    def sizeHint(self) -> QSize:
        style = current_style()
        step = style.px(_CELL) + style.px(_GAP)
        return QSize(step * 3, step * _WANTED - style.px(_GAP))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        gap = current_style().px(_GAP)
        columns, wide = _shared(self.width(), gap)
        rows, high = _shared(self.height(), gap)
        if high < current_style().px(_CELL) * _LOWEST:
            return
        painter = QPainter(self)
        for y in range(rows):
            row = _ROWS[y % len(_ROWS)]
            for x in range(columns):
                at = x % len(row)
                corner = round(x * (wide + gap)), round(y * (high + gap))
                box = QRectF(*corner, round(wide), round(high))
                terrain = _TERRAIN[row[at]]
                paint_space(painter, box, terrain, _ANIMALS.get((y % len(_ROWS), at)))
        painter.end()

    def _resize(self) -> None:
        self.updateGeometry()
        self.update()


def _shared(room: int, gap: int) -> tuple[int, float]:
    """How many spaces fill the room, and the side of one."""
    number = max(round((room + gap) / (current_style().px(_CELL) + gap)), 1)
    return number, (room + gap) / number - gap
