"""The pieces of a copy that is being taken in, as a list that Qt can show and tick."""

from collections.abc import Collection, Iterable
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from serengeti_companion.games.wild.differences import Comparison, Difference, Piece, Relation
from serengeti_companion.ui.copy.transfer_words import relation_words
from serengeti_companion.ui.translation import told

Index = QModelIndex | QPersistentModelIndex
PIECE = Qt.ItemDataRole.UserRole
"""The role of the Difference itself."""

ORDER = (Relation.CONFLICT, Relation.CHANGED, Relation.NEW, Relation.SAME)
"""What must be decided comes first."""


class TransferRows(QAbstractListModel):
    """In that order; `ticked` when a hand chose theirs or mine."""

    ticked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._everything: tuple[Difference, ...] = ()
        self._rows: list[Difference] = []
        self._taken: set[Piece] = set()

    @property
    def taken(self) -> frozenset[Piece]:
        """The pieces of which theirs is chosen."""
        return frozenset(self._taken)

    @property
    def shown(self) -> tuple[Difference, ...]:
        """What is listed now."""
        return tuple(self._rows)

    def show_comparison(self, comparison: Comparison) -> None:
        """All that contradicts nothing of mine is ticked."""
        self._everything = comparison.differences
        self._taken = set(comparison.gains)
        self.show_only(ORDER)

    def show_only(self, relations: Collection[Relation]) -> None:
        """List those that stand so to mine; what is ticked stays ticked."""
        self.beginResetModel()
        self._rows = [
            each
            for relation in ORDER
            if relation in relations
            for each in self._everything
            if each.relation is relation
        ]
        self.endResetModel()

    def piece(self, index: Index) -> Difference | None:
        """What stands in a row."""
        return self._rows[index.row()] if index.isValid() else None

    def take(self, index: Index, *, theirs: bool) -> None:
        """Choose theirs in that row, or mine."""
        found = self.piece(index)
        if found is not None and can_be_chosen(found):
            self._set([found.piece], theirs=theirs)

    def turn(self, index: Index) -> None:
        """Choose the other one."""
        found = self.piece(index)
        if found is not None:
            self.take(index, theirs=found.piece not in self._taken)

    def take_all(self, *, theirs: bool) -> None:
        """Choose theirs in every row that is listed, or mine."""
        self._set([each.piece for each in self._rows if can_be_chosen(each)], theirs=theirs)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 -- as Qt has it
        found = self.piece(index)
        if found is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return told(found.title)
            case Qt.ItemDataRole.AccessibleTextRole:
                return ". ".join(self._sentences(found))
            case Qt.ItemDataRole.CheckStateRole if can_be_chosen(found):
                on = found.piece in self._taken
                return Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.UserRole:
                return found
            case _:
                return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        found = self.piece(index)
        if found is not None and can_be_chosen(found):
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def setData(
        self,
        index: Index,
        value: Any,  # noqa: ANN401 -- as Qt has it
        role: int = Qt.ItemDataRole.EditRole,
    ) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole:
            return False
        self.take(index, theirs=Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def _set(self, pieces: Iterable[Piece], *, theirs: bool) -> None:
        before = set(self._taken)
        if theirs:
            self._taken.update(pieces)
        else:
            self._taken.difference_update(pieces)
        if self._taken != before:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))
            self.ticked.emit()

    def _sentences(self, found: Difference) -> list[str]:
        """All of a row for the ear."""
        mine, theirs = "; ".join(found.mine), "; ".join(found.taken)
        said = [f"{told(found.title)}: {relation_words(found.relation)}"]
        if found.mine:
            said.append(self.tr("Mine: {lines}").format(lines=mine))
        if can_be_chosen(found):
            said.append(self.tr("Theirs: {lines}").format(lines=theirs))
            chosen = found.piece in self._taken
            said.append(self.tr("Theirs is chosen") if chosen else self.tr("Theirs is left out"))
        return said


def can_be_chosen(found: Difference) -> bool:
    """Where both tell the same there is nothing to choose."""
    return found.relation is not Relation.SAME
