"""The Map: 49 spaces with terrain and animals, for mouse, finger, keyboard and ear."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.terms import CELLS, COLUMNS, INDEX, SIZE, Cell, walked
from serengeti_companion.ui.paint import kept_pictures
from serengeti_companion.ui.parts.keys import ARROWS, ENTER
from serengeti_companion.ui.parts.long_press import LongPress
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.wild import map_access
from serengeti_companion.ui.tables.wild.map_paint import CellSigns, paint_signs, paint_space

if TYPE_CHECKING:
    from serengeti_companion.ui.paint.skin import Skin

_HEAD = 20  # room for letters and numbers at the edges
_GAP = 2
_LEAST = 48


class MapView(QWidget):
    """Tells what hands do with it; `cursor` is where the keyboard stands."""

    tapped = Signal(str)
    drag_began = Signal(str, QPoint)
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)
    hovered = Signal(str)
    menu_asked = Signal(str, QPoint)
    put_back = Signal()

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.cursor_cell: Cell = CELLS[SIZE * SIZE // 2]
        self.signs = CellSigns()
        self.skin: Skin | None = None
        self._pressed: QPoint | None = None
        self._dragging = False
        self._over: Cell | None = None
        self._boxes: list[QRectF] = []
        self._whole: list[QRect] = []
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Map"))
        LongPress(self).held.connect(self._ask_menu_at)
        map_access.install()
        follow(self.restyle)

    def set_table(self, table: Table) -> None:
        """Repaint only the spaces that changed."""
        before, self.table = self.table, table
        if table.terrain is not before.terrain:
            self.update()
        elif table.board is not before.board:
            pairs = zip(CELLS, before.board, table.board, strict=True)
            for cell, old, new in pairs:
                if old != new:
                    self.update(self.cell_rect(cell).toAlignedRect())

    def set_signs(self, signs: CellSigns) -> None:
        """Rings round spaces: of a scene, of a refusal, of what is held and where it goes."""
        if signs == self.signs:
            return
        changed = signs.cells ^ self.signs.cells | signs.cells & self.signs.cells
        self.signs = signs
        for cell in changed:
            self.update(self.cell_rect(cell).toAlignedRect())

    def set_skin(self, skin: "Skin | None") -> None:
        """A photo as the ground of the spaces, or the drawings of the terrains."""
        self.skin = skin
        self.update()

    def restyle(self) -> None:
        self._boxes = []
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        side = SIZE * style.px(68) + style.px(_HEAD)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        side = SIZE * style.px(_LEAST) + style.px(_HEAD)
        return QSize(side, side)

    def cell_rect(self, cell: Cell) -> QRectF:
        """Where a space is drawn; not to be changed by the caller."""
        return self._rects()[INDEX[cell]]

    def cell_at(self, point: QPoint) -> Cell | None:
        """The space under a point of this widget."""
        side, left, top = self._measure()
        column, row = (point.x() - left) // side, (point.y() - top) // side
        if 0 <= column < SIZE and 0 <= row < SIZE:
            return CELLS[int(row) * SIZE + int(column)]
        return None

    def move_cursor(self, cell: Cell) -> None:
        """The keyboard's space, told to the ear."""
        before, self.cursor_cell = self.cursor_cell, cell
        for changed in (before, cell):
            self.update(self.cell_rect(changed).toAlignedRect())
        map_access.tell_focus(self, INDEX[cell])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._walk(*ARROWS[key])
        elif key in ENTER:
            if not event.isAutoRepeat():
                self.tapped.emit(self.cursor_cell)
        elif key in {Qt.Key.Key_F2, Qt.Key.Key_Menu}:
            self._ask_menu(self.cursor_cell)
        elif key == Qt.Key.Key_Escape and (self.signs.held or self.signs.target):
            self.put_back.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self._dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._pressed is not None:
            self._drag(point)
            return
        over = self.cell_at(point)
        if over != self._over:
            self._over = over
            self.hovered.emit(over or "")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        point, self._pressed = event.position().toPoint(), None
        if self._dragging:
            self._dragging = False
            self.dropped.emit(self.mapToGlobal(point))
        elif (cell := self.cell_at(point)) is not None:
            self.move_cursor(cell)
            self.tapped.emit(cell)

    def leaveEvent(self, event: object) -> None:
        if self._over is not None:
            self._over = None
            self.hovered.emit("")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._pressed = None
        self._ask_menu_at(event.pos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update(self.cell_rect(self.cursor_cell).toAlignedRect())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update(self.cell_rect(self.cursor_cell).toAlignedRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._boxes = []

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        if self.skin is not None:
            self.skin.draw(painter, self._rects(), ratio)
        for cell, box, whole in zip(CELLS, self._rects(), self._whole, strict=True):
            if event.region().intersects(whole):
                self._paint_cell(painter, cell, box, ratio)
        if not self._whole[0].united(self._whole[-1]).contains(event.rect()):
            self._paint_edges(painter)
        painter.end()

    def _paint_cell(self, painter: QPainter, cell: Cell, box: QRectF, ratio: float) -> None:
        animals, terrain = self.table.at(cell), self.table.terrain_at(cell)
        faint = bool(animals) and cell == self.signs.held
        photo = self.skin is not None
        paint = partial(paint_space, animals=animals, terrain=terrain, faint=faint, photo=photo)
        facts = ("MapView", animals, terrain, faint, photo)
        shown = kept_pictures.picture(facts, box.size().toSize(), ratio, paint)
        painter.drawPixmap(box.topLeft(), shown)
        if cell in self.signs.cells or self._is_cursor(cell):
            paint_signs(painter, box, self.signs, cell, at_cursor=self._is_cursor(cell))

    def _rects(self) -> list[QRectF]:
        """All spaces in the order of CELLS, measured once for a size."""
        if not self._boxes:
            side, left, top = self._measure()
            gap = current_style().px(_GAP)
            self._boxes = [
                QRectF(left + at % SIZE * side, top + at // SIZE * side, side - gap, side - gap)
                for at in range(len(CELLS))
            ]
            self._whole = [box.toAlignedRect() for box in self._boxes]
        return self._boxes

    def _is_cursor(self, cell: Cell) -> bool:
        return self.hasFocus() and cell == self.cursor_cell

    def _measure(self) -> tuple[int, int, int]:
        """Side of a space with its gap, left and top of the first one."""
        head = current_style().px(_HEAD)
        side = max(min((self.width() - head) // SIZE, (self.height() - head) // SIZE), 1)
        left = (self.width() - head - side * SIZE) // 2 + head
        return side, left, (self.height() - head - side * SIZE) // 2 + head

    def _walk(self, columns: int, rows: int) -> None:
        self.move_cursor(walked(self.cursor_cell, columns, rows))
        self.hovered.emit(self.cursor_cell)

    def _drag(self, point: QPoint) -> None:
        if self._dragging:
            self.dragged.emit(self.mapToGlobal(point))
            return
        start = self._pressed or point
        if (point - start).manhattanLength() < QApplication.startDragDistance():
            return
        cell = self.cell_at(start)
        if cell is None or not self.table.at(cell):
            self._pressed = None
            return
        self._dragging = True
        self.drag_began.emit(cell, self.mapToGlobal(point))

    def _ask_menu_at(self, point: QPoint) -> None:
        self._pressed = None
        if (cell := self.cell_at(point)) is not None:
            self.menu_asked.emit(cell, self.mapToGlobal(point))

    def _ask_menu(self, cell: Cell) -> None:
        place = self.cell_rect(cell).bottomLeft().toPoint()
        self.menu_asked.emit(cell, self.mapToGlobal(place))

    def _paint_edges(self, painter: QPainter) -> None:
        style = current_style()
        painter.setFont(style.font(TextSize.SMALL, Weight.SEMIBOLD))
        painter.setPen(style.color(Role.MUTED))
        head = style.px(_HEAD)
        for number, letter in enumerate(COLUMNS):
            top = self.cell_rect(CELLS[number])
            box = QRectF(top.left(), top.top() - head, top.width(), head)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
            side = self.cell_rect(CELLS[number * SIZE])
            corner = QPointF(side.left() - head, side.top())
            box = QRectF(corner, QSize(head, round(side.height())).toSizeF())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number + 1))
