"""A side of the Map to paint: one movement of the hand, or of the arrow keys, is one stroke."""

from typing import cast

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from serengeti_companion.games.wild.notation.boards import TERRAIN_OF
from serengeti_companion.games.wild.terms import CELLS, SIZE, Cell, Terrain, column_and_row
from serengeti_companion.ui.copy.map_strokes import Ground, Place, Stroke, Tool, cell_of
from serengeti_companion.ui.paint.skin import Skin
from serengeti_companion.ui.paint.terrain import paint_cell
from serengeti_companion.ui.parts.keys import ARROWS
from serengeti_companion.ui.style.tokens import Target
from serengeti_companion.ui.tables.wild.cell_grid import CellButton, CellGrid

_UNTOLD: Ground = (None,) * len(CELLS)
_NO_ANIMALS: tuple[tuple[()], ...] = ((),) * len(CELLS)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class PaintedCell(CellButton):
    """The mouse goes to the whole Map, and so do Shift and the arrows, for they paint."""

    left = Signal()

    def __init__(self, cell: Cell, parent: QWidget) -> None:
        super().__init__(cell, parent)
        self._photo = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in ARROWS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def let_through(self, photo: bool) -> None:
        """Whether a photo is under it."""
        self._photo = photo
        self.update()

    def paint_space(self, painter: QPainter, box: QRectF) -> None:
        paint_cell(painter, box, self.terrain, photo=self._photo)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class MapPainter(CellGrid):
    """`stroke_made(spaces)` when that many have changed; `ground` is the side as it is then.

    `brush_chosen(terrain)` when a letter chose a brush.
    """

    stroke_made = Signal(int)
    brush_chosen = Signal(object)

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.ground = _UNTOLD
        self.brush: Terrain | None = Terrain.GRASSLANDS
        self.tool = Tool.BRUSH
        self.skin: Skin | None = None
        self._stroke: Stroke | None = None
        self._with_keys = False
        self.pressed.connect(self._dab)

    def set_skin(self, skin: Skin | None) -> None:
        """A photo under the spaces, or the drawings of the terrains alone."""
        self.skin = skin
        for button in self.cells.values():
            cast("PaintedCell", button).let_through(skin is not None)
        self.update()

    def show_ground(self, ground: Ground) -> None:
        """Another side, or another state of it; a stroke under way is dropped."""
        self._stroke = None
        self._show(ground)

    @property
    def here(self) -> Cell:
        """The space that the keyboard comes to."""
        roaming = Qt.FocusPolicy.StrongFocus
        return next(b.cell for b in self.cells.values() if b.focusPolicy() is roaming)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        place = self.field.place(event.position())
        cell = cell_of(*place)
        if cell is not None:
            self.cells[cell].setFocus(Qt.FocusReason.MouseFocusReason)
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        self._begin(place, Tool.RECTANGLE if shift else self.tool)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._with_keys:
            self._go_on(self.field.place(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and not self._with_keys:
            self._end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, letter = ARROWS.get(Qt.Key(event.key())), event.text().lower()
        if event.key() == Qt.Key.Key_Escape and self._stroke is not None:
            self.show_ground(self._stroke.before)
        elif step is not None and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._paint_along(*step)
        elif letter in TERRAIN_OF and not event.modifiers() & _COMMANDS:
            self._take(TERRAIN_OF[letter])
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self._take(None)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Shift and self._with_keys:
            self._end()
        super().keyReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.skin is not None:
            painter = QPainter(self)
            boxes = [QRectF(button.geometry()) for button in self.cells.values()]
            self.skin.draw(painter, boxes, self.devicePixelRatioF())
            painter.end()

    def minimumSizeHint(self) -> QSize:
        # A finger is as large at every scale of the words.
        side = SIZE * Target.TOUCH + self.field.head
        return QSize(side, side)

    def make_button(self, cell: Cell) -> CellButton:
        made = PaintedCell(cell, self)
        made.left.connect(self._end_outside)
        return made

    def _take(self, brush: Terrain | None) -> None:
        """A letter chooses the brush and paints at once."""
        self._end()
        self.brush = brush
        self.brush_chosen.emit(brush)
        self._dab(self.here)

    def _dab(self, cell: Cell) -> None:
        self._begin(_middle(cell), self.tool)
        self._end()

    def _paint_along(self, columns: int, rows: int) -> None:
        """With the arrows; the stroke goes on as long as Shift is held."""
        if self._stroke is None:
            along = Tool.RECTANGLE if self.tool is Tool.RECTANGLE else Tool.BRUSH
            self._begin(_middle(self.here), along)
            self._with_keys = True
        self.cells[self.here].walked.emit(columns, rows)
        self._go_on(_middle(self.here))

    def _begin(self, place: Place, tool: Tool) -> None:
        self._end()
        self._with_keys = False
        self._stroke = Stroke(self.ground, self.brush, tool, place)
        self._show(self._stroke.ground)

    def _go_on(self, place: Place) -> None:
        if self._stroke is not None:
            self._stroke.go_on(place)
            self._show(self._stroke.ground)

    def _end(self) -> None:
        stroke, self._stroke = self._stroke, None
        if stroke is not None and stroke.changed:
            self.stroke_made.emit(len(stroke.changed))

    def _end_outside(self) -> None:
        """The keyboard went somewhere else while Shift was held."""
        at = QApplication.focusWidget()
        if self._with_keys and not (at is not None and self.isAncestorOf(at)):
            self._end()

    def _show(self, ground: Ground) -> None:
        self.ground = ground
        self.show_spaces(_NO_ANIMALS, ground)


def _middle(cell: Cell) -> Place:
    column, row = column_and_row(cell)
    return column + 0.5, row + 0.5
