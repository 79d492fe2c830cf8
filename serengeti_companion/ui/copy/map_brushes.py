"""The brushes of the Map: four terrains and what nobody knows, each as it will look."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QWidget

from serengeti_companion.games.wild.names import TERRAIN_NAMES
from serengeti_companion.games.wild.terms import Terrain
from serengeti_companion.ui.paint.terrain import paint_cell
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.translation import told

_SWATCH = 32
_COLUMNS = 2
_RATIO = 2.0  # sharp on every screen


class MapBrushes(QWidget):
    """`chosen(terrain)` when a hand chooses a brush; None is the eraser."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Brush"))
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.buttons: dict[Terrain | None, QPushButton] = {}
        for number, brush in enumerate((*Terrain, None)):
            self.buttons[brush] = self._button(brush)
            self._grid.addWidget(self.buttons[brush], number // _COLUMNS, number % _COLUMNS)
        self.show_brush(Terrain.GRASSLANDS)
        follow(self.restyle)

    def show_brush(self, brush: Terrain | None) -> None:
        """Choose; nothing is emitted."""
        self.buttons[brush].setChecked(True)
        self.restyle()

    def restyle(self) -> None:
        style = current_style()
        self._grid.setSpacing(style.px(6))
        side = style.px(_SWATCH)
        for brush, button in self.buttons.items():
            button.setIcon(_swatch(brush, side))
            button.setIconSize(QSize(side, side))
            weight = Weight.BOLD if button.isChecked() else Weight.REGULAR
            button.setFont(style.font(TextSize.BODY, weight))
            button.setStyleSheet("text-align: left")

    def _button(self, brush: Terrain | None) -> QPushButton:
        words = self.tr("Not known") if brush is None else told(TERRAIN_NAMES[brush])
        button = QPushButton(words, self)
        button.setCheckable(True)
        button.setAccessibleName(self.tr("Brush: {terrain}").format(terrain=words))
        button.clicked.connect(lambda: self._choose(brush))
        self._group.addButton(button)
        return button

    def _choose(self, brush: Terrain | None) -> None:
        self.restyle()
        self.chosen.emit(brush)


def _swatch(brush: Terrain | None, side: int) -> QIcon:
    """The letter on it is its key."""
    picture = QPixmap(QSize(side, side) * _RATIO)
    picture.setDevicePixelRatio(_RATIO)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_cell(painter, QRectF(0, 0, side, side), None if brush is None else brush.value)
    painter.end()
    return QIcon(picture)
