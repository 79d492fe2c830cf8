"""A list of what a part of the copy has, with what its keys do."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractListModel, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QWidget

from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.style.styling import current_style, follow


class PartList(QListView):
    """`chosen` when a hand chose another row; Delete and Enter are told too."""

    chosen = Signal()
    remove_pressed = Signal()
    enter_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        follow(self.restyle)

    def show_rows(self, rows: QAbstractListModel, painter: QStyledItemDelegate) -> None:
        """What is listed, and how it looks; once."""
        self.setModel(rows)
        self.setItemDelegate(painter)
        self.selectionModel().currentChanged.connect(self._tell)

    def refill(self, fill: Callable[[], int]) -> None:
        """Nothing is emitted while `fill` changes the rows; it answers which is chosen.

        -1 chooses what stands now where the chosen one stood.
        """
        selection = self.selectionModel()
        before = max(self.currentIndex().row(), 0)
        selection.blockSignals(True)
        at = fill()
        index = self.model().index(at if at >= 0 else min(before, self.model().rowCount() - 1), 0)
        selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        selection.blockSignals(False)
        self.scrollTo(index)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.remove_pressed.emit()
        elif event.key() in ENTER:
            self.enter_pressed.emit()
        else:
            super().keyPressEvent(event)

    def restyle(self) -> None:
        self.setMinimumHeight(current_style().px(196))
        self.doItemsLayout()

    def _tell(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self.chosen.emit()
