"""The 49 spaces as squares in a widget: where each is, with letters above and numbers beside."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter

from serengeti_companion.games.wild.terms import CELLS, COLUMNS, SIZE, Cell, column_and_row
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_HEAD = 22
_GAP = 3


@dataclass(frozen=True, slots=True)
class SquareField:
    """`head` is for letters and numbers, `side` of a square with its gap, `left` free."""

    head: int
    side: int
    left: int

    @classmethod
    def fitted(cls, size: QSize) -> "SquareField":
        """As large as it fits, in the middle of the width."""
        head = current_style().px(_HEAD)
        side = max((min(size.width(), size.height()) - head) // SIZE, 1)
        return cls(head, side, (size.width() - head - side * SIZE) // 2)

    @staticmethod
    def size_for(side: int) -> QSize:
        """The room that squares of this side need."""
        whole = current_style().px(_HEAD) + SIZE * side
        return QSize(whole, whole)

    def box(self, cell: Cell) -> QRect:
        """Where a square stands, without its gap."""
        x, y = column_and_row(cell)
        side = self.side - current_style().px(_GAP)
        place = self.left + self.head + x * self.side, self.head + y * self.side
        return QRect(*place, side, side)

    def place(self, point: QPointF) -> tuple[float, float]:
        """A point of the widget, counted in squares from the first one's corner."""
        return (
            (point.x() - self.left - self.head) / self.side,
            (point.y() - self.head) / self.side,
        )

    def cell_at(self, point: QPointF) -> Cell | None:
        """The square under a point; None beside the field."""
        x, y = (int(at // 1) for at in self.place(point))
        return CELLS[y * SIZE + x] if 0 <= x < SIZE and 0 <= y < SIZE else None

    def paint_heads(self, painter: QPainter) -> None:
        """The letters of the columns and the numbers of the rows."""
        style = current_style()
        painter.setFont(style.font(TextSize.SMALL, Weight.SEMIBOLD))
        painter.setPen(style.color(Role.INK))
        for at in range(SIZE):
            place = self.head + at * self.side
            across = QRectF(self.left + place, 0, self.side, self.head)
            painter.drawText(across, Qt.AlignmentFlag.AlignCenter, COLUMNS[at])
            down = QRectF(self.left, place, self.head, self.side)
            painter.drawText(down, Qt.AlignmentFlag.AlignCenter, str(at + 1))
