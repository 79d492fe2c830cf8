"""The grid of a Great Migration Card: tapped, drawn over, or walked with the keyboard."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.games.wild.terms import (
    CELLS,
    SIZE,
    Cell,
    Mark,
    walked,
)
from serengeti_companion.ui.copy.migration_edits import Squares, painted
from serengeti_companion.ui.copy.migration_paint import paint_square
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.parts.keys import ARROWS, ENTER
from serengeti_companion.ui.parts.square_field import SquareField
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target

_LEAST = int(Target.TOUCH) + 3  # with its gap
_USUAL = 60
_KEYS: dict[Qt.Key, Mark | None] = {
    Qt.Key.Key_1: Mark.BROWN,
    Qt.Key.Key_2: Mark.BLUE,
    Qt.Key.Key_0: None,
    Qt.Key.Key_Delete: None,
    Qt.Key.Key_Backspace: None,
}


class MarkSquare(QAbstractButton):
    """One square; the pointer is the grid's, the keyboard and the screen reader are here."""

    focused = Signal()
    key_pressed = Signal(int)

    def __init__(self, cell: Cell, parent: QWidget) -> None:
        super().__init__(parent)
        self.cell = cell
        self.mark: Mark | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._tell()

    def set_mark(self, mark: Mark | None) -> None:
        if mark is not self.mark:
            self.mark = mark
            self._tell()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS or key in _KEYS or key in ENTER:
            self.key_pressed.emit(key)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect())
        paint_square(painter, box.adjusted(1, 1, -1, -1), self.mark)
        if self.hasFocus():
            paint_focus(painter, box)
        painter.end()

    def _tell(self) -> None:
        names = {Mark.BROWN: self.tr("brown"), Mark.BLUE: self.tr("blue")}
        free = self.tr("not marked")
        self.setAccessibleName(f"{self.cell}, {names[self.mark] if self.mark else free}")


class MigrationGrid(QWidget):
    """`stroked(cells, mark)` once a tap, a drag or a key has painted; `entered` at Enter.

    A stroke that begins on a square of the brush's colour takes marks away.
    """

    stroked = Signal(object, object)
    entered = Signal()

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(label)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.brush: Mark | None = Mark.BROWN
        self._marked: Squares = {}
        self._stroke: list[Cell] = []
        self._paint: Mark | None = None
        self._at = QPointF()
        self.squares = {cell: self._square(cell) for cell in CELLS}
        self.squares[CELLS[0]].setFocusPolicy(Qt.FocusPolicy.TabFocus)
        follow(self.restyle)

    def show_squares(self, marked: Squares) -> None:
        """What the card marks; a stroke under way is left alone."""
        self._marked = marked
        self._show()

    def take_focus(self) -> None:
        """Where the keyboard was last."""
        tab = Qt.FocusPolicy.TabFocus
        next(each for each in self.squares.values() if each.focusPolicy() is tab).setFocus()

    def restyle(self) -> None:
        self.updateGeometry()
        self._place()
        self.update()

    def sizeHint(self) -> QSize:
        return SquareField.size_for(current_style().px(_USUAL))

    def minimumSizeHint(self) -> QSize:
        return SquareField.size_for(current_style().px(_LEAST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self._field.cell_at(event.position())
        if event.button() is not Qt.MouseButton.LeftButton or cell is None:
            return
        self.squares[cell].setFocus(Qt.FocusReason.MouseFocusReason)
        self._begin(cell)
        self._at = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._stroke:
            return
        # A quick hand passes over squares between two events.
        way, steps, field = event.position() - self._at, 2 * SIZE, self._field
        for step in range(1, steps + 1):
            cell = field.cell_at(self._at + way * step / steps)
            if cell is not None and cell not in self._stroke:
                self._stroke.append(cell)
        self._at = event.position()
        self._show()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._finish()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._field.paint_heads(painter)
        painter.end()

    def _square(self, cell: Cell) -> MarkSquare:
        square = MarkSquare(cell, self)
        square.focused.connect(lambda: self._roam(square))
        square.key_pressed.connect(lambda key: self._key(cell, Qt.Key(key)))
        square.clicked.connect(lambda: self._tap(cell))
        return square

    def _key(self, cell: Cell, key: Qt.Key) -> None:
        if key in ARROWS:
            self.squares[walked(cell, *ARROWS[key])].setFocus()
        elif key in _KEYS:
            self._stroke, self._paint = [cell], _KEYS[key]
            self._finish()
        else:
            self.entered.emit()

    def _tap(self, cell: Cell) -> None:
        self._begin(cell)
        self._finish()

    def _begin(self, cell: Cell) -> None:
        self._paint = None if self._marked.get(cell) is self.brush else self.brush
        self._stroke = [cell]
        self._show()

    def _finish(self) -> None:
        cells, self._stroke = tuple(self._stroke), []
        self._show()
        if cells:
            self.stroked.emit(cells, self._paint)

    def _show(self) -> None:
        shown = painted(self._marked, self._stroke, self._paint)
        for cell, square in self.squares.items():
            square.set_mark(shown.get(cell))

    def _roam(self, here: MarkSquare) -> None:
        """Tab comes back to the square that had the keyboard last."""
        for square in self.squares.values():
            square.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        here.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def _field(self) -> SquareField:
        return SquareField.fitted(self.size())

    def _place(self) -> None:
        field = self._field
        for cell, square in self.squares.items():
            square.setGeometry(field.box(cell))
