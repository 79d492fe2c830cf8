"""The Map as 49 spaces to tap: for a migration, for setting by hand, for putting the table back."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.names import SPECIES_NAMES, TERRAIN_NAMES
from serengeti_companion.games.wild.terms import (
    CELLS,
    INDEX,
    Cell,
    Species,
    Terrain,
    walked,
)
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.piece import paint_space
from serengeti_companion.ui.parts.keys import ARROWS
from serengeti_companion.ui.parts.square_field import SquareField
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.translation import told

_LEAST = 48
_USUAL = 54  # so that a page with a list above it fits into the smallest window


class CellButton(QAbstractButton):
    """One space; a marked one has a ring and a bar, and its animal a broken line."""

    focused = Signal(object)
    walked = Signal(int, int)

    def __init__(self, cell: Cell, parent: QWidget) -> None:
        super().__init__(parent)
        self.cell = cell
        self._animals: tuple[Species, ...] = ()
        self._terrain: Terrain | None = None
        self._marked = False
        self._tell()

    def show_space(self, animals: tuple[Species, ...], terrain: Terrain | None) -> None:
        """What stands there, and on what."""
        if (animals, terrain) != (self._animals, self._terrain):
            self._animals, self._terrain = animals, terrain
            self._tell()
            self.update()

    def set_marked(self, marked: bool) -> None:
        """Whether it is picked out; its animals will leave."""
        if marked != self._marked:
            self._marked = marked
            self._tell()
            self.update()

    @property
    def marked(self) -> bool:
        return self._marked

    @property
    def terrain(self) -> str | None:
        """What it is painted as, None where it is not known."""
        return None if self._terrain is None else self._terrain.value

    def _tell(self) -> None:
        parts = [str(self.cell)]
        parts += [told(SPECIES_NAMES[animal]) for animal in self._animals]
        if self._terrain is not None:
            parts.append(told(TERRAIN_NAMES[self._terrain]))
        if self._marked:
            parts.append(self.tr("marked"))
        self.setAccessibleName(", ".join(parts))
        self.setToolTip(", ".join(parts))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.walked.emit(*step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect())
        self.paint_space(painter, box)
        if self._marked:
            self._paint_cross(painter, box)
        if self.hasFocus():
            paint_focus(painter, box)
        painter.end()

    def paint_space(self, painter: QPainter, box: QRectF) -> None:
        """The ground and what stands on it."""
        top = self._animals[-1].value if self._animals else None
        leaving = self._marked and bool(self._animals)
        paint_space(painter, box, self.terrain, top, lit=self._marked, leaving=leaving)

    def _paint_cross(self, painter: QPainter, box: QRectF) -> None:
        style = current_style()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(style.color(Role.HIGHLIGHT), style.px(3)))
        inset = style.px(7)
        inner = box.adjusted(inset, inset, -inset, -inset)
        painter.drawLine(inner.topLeft(), inner.bottomRight())


class CellGrid(QWidget):
    """`pressed(cell)` at a tap; the arrow keys walk, Tab reaches the Map once."""

    pressed = Signal(str)

    def __init__(self, label: str, parent: QWidget | None = None, *, still: bool = False) -> None:
        super().__init__(parent)
        self.setAccessibleName(label)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.cells: dict[Cell, CellButton] = {}
        for cell in CELLS:
            self.cells[cell] = self._button(cell, still=still)
        if not still:
            self.cells[CELLS[0]].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        follow(self.restyle)

    def show_table(self, table: Table) -> None:
        """Animals and terrain of every space."""
        for cell, button in self.cells.items():
            button.show_space(table.at(cell), table.terrain_at(cell))

    def show_spaces(
        self, board: Sequence[tuple[Species, ...]], terrain: Sequence[Terrain | None]
    ) -> None:
        """The same, of something that is not on the table yet."""
        for cell, button in self.cells.items():
            button.show_space(board[INDEX[cell]], terrain[INDEX[cell]])

    def mark(self, cells: Iterable[Cell]) -> None:
        """Exactly these spaces are marked."""
        wanted = set(cells)
        for cell, button in self.cells.items():
            button.set_marked(cell in wanted)

    @property
    def marked(self) -> tuple[Cell, ...]:
        return tuple(cell for cell, button in self.cells.items() if button.marked)

    def restyle(self) -> None:
        self.updateGeometry()
        self._place()
        self.update()

    @property
    def field(self) -> SquareField:
        """Where the spaces are."""
        return SquareField.fitted(self.size())

    def sizeHint(self) -> QSize:
        return SquareField.size_for(current_style().px(_USUAL))

    def minimumSizeHint(self) -> QSize:
        return SquareField.size_for(current_style().px(_LEAST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.field.paint_heads(painter)
        painter.end()

    def make_button(self, cell: Cell) -> CellButton:
        """A space, still without a place and a meaning."""
        return CellButton(cell, self)

    def _button(self, cell: Cell, *, still: bool) -> CellButton:
        button = self.make_button(cell)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus if still else Qt.FocusPolicy.ClickFocus)
        button.clicked.connect(lambda: self.pressed.emit(cell))
        button.focused.connect(self._roam)
        button.walked.connect(lambda x, y: self.cells[walked(cell, x, y)].setFocus())
        if still:
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        return button

    def _roam(self, here: CellButton) -> None:
        """Tab comes back to the space that had the keyboard last."""
        for button in self.cells.values():
            button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        here.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _place(self) -> None:
        field = self.field
        for cell, button in self.cells.items():
            button.setGeometry(field.box(cell))
