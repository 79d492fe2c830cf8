"""Figures in rows and columns, as a table that Qt can show."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from serengeti_companion.engine.texts import isolated
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import TextSize, Weight

Index = QModelIndex | QPersistentModelIndex
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """The first `words` columns hold words, the others figures; `strong`: numbers of sum rows."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int
    strong: frozenset[int] = frozenset()


class FigureRows(QAbstractTableModel):
    """Nothing in it can be changed; the ear gets each figure with its column."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.figures = Figures(head=(), rows=(), words=0)
        self._tellers: dict[int, Callable[[int, int], object]] = {
            Qt.ItemDataRole.DisplayRole: self._words,
            Qt.ItemDataRole.ToolTipRole: self._whole,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
            Qt.ItemDataRole.TextAlignmentRole: lambda _row, column: self._side(column),
            Qt.ItemDataRole.FontRole: self._font,
        }

    def show_figures(self, figures: Figures) -> None:
        """Another table."""
        self.beginResetModel()
        self.figures = figures
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.figures.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.figures.head)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(section)
        return self.figures.head[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        teller = self._tellers.get(role)
        if teller is None or not index.isValid():
            return None
        return teller(index.row(), index.column())

    def _words(self, row: int, column: int) -> str:
        return isolated(self.figures.rows[row][column])

    def _whole(self, row: int, column: int) -> str | None:
        """Words may be cut short where there is no room for them."""
        return self.figures.rows[row][column] if column < self.figures.words else None

    def _font(self, row: int, _column: int) -> QFont:
        weight = Weight.BOLD if row in self.figures.strong else Weight.REGULAR
        return current_style().font(TextSize.BODY, weight, tabular=True)

    def _side(self, column: int) -> Qt.AlignmentFlag:
        return _LEFT if column < self.figures.words else _RIGHT

    def _spoken(self, row: int, column: int) -> str:
        """A figure says whose it is and what it counts."""
        line, head = self.figures.rows[row], self.figures.head
        if column < self.figures.words:
            return isolated(line[column])
        whose = ", ".join(map(isolated, line[: self.figures.words]))
        return f"{whose}, {head[column]}: {line[column]}"


def shown(rows: Sequence[Sequence[object]]) -> tuple[tuple[str, ...], ...]:
    """The rows in words; a figure that nobody knows is a dash."""
    return tuple(
        tuple("\N{EN DASH}" if cell is None else str(cell) for cell in row) for row in rows
    )
