"""The cards of a copy as a list that Qt can show."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.copy.card_search import Row
from serengeti_companion.ui.tables.wild.card_words import card_words
from serengeti_companion.ui.translation import told

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
"""The role of the Row itself."""


class CardRows(QAbstractListModel):
    """Words are made only for the rows that somebody looks at."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[Row] = ()

    def show_rows(self, rows: Sequence[Row]) -> None:
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def row(self, index: Index) -> Row | None:
        """What stands in a row."""
        return self._rows[index.row()] if index.isValid() else None

    def row_of(self, number: int | None, card: SceneCard | None) -> int:
        """Where that number stands, or else that card; -1 = nowhere."""
        if number is None and card is None:
            return -1
        for at, row in enumerate(self._rows):
            if row.number == number and (number is not None or row.card == card):
                return at
        return -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 -- as Qt has it
        row = self.row(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                # What typing into the list looks for.
                return "?" if row.number is None else str(row.number)
            case Qt.ItemDataRole.AccessibleTextRole:
                return ". ".join(self._sentences(row))
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(self._sentences(row))
            case Qt.ItemDataRole.UserRole:
                return row
            case _:
                return None

    def _sentences(self, row: Row) -> list[str]:
        if row.card is None:
            return [self.tr("Card {number}: nothing told").format(number=row.number)]
        found = [card_words(row.card)]
        if not row.is_whole:
            found.append(self.tr("Incomplete"))
        return found + [told(warning) for warning in row.warnings]
