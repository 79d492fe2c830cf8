"""The list of Specialists with what its keys do."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from serengeti_companion.games.wild.printed import Printed, SpecialistCard
from serengeti_companion.ui.copy.specialist_rows import SpecialistRowPainter, SpecialistRows
from serengeti_companion.ui.style.styling import current_style, follow

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SpecialistList(QListView):
    """`chosen` when a hand chose another row; Delete and Enter are told too."""

    chosen = Signal()
    remove_pressed = Signal()
    enter_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Specialists"))
        self.rows = SpecialistRows(self)
        self.setModel(self.rows)
        self.setItemDelegate(SpecialistRowPainter(self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._tell)
        follow(self.restyle)

    @property
    def card(self) -> SpecialistCard | None:
        """Who is chosen."""
        return self.rows.card(self.currentIndex())

    def show_copy(self, printed: Printed, chosen: str) -> None:
        """Everybody, one of them chosen; nothing is emitted."""
        self.selectionModel().blockSignals(True)
        row = max(self.currentIndex().row(), 0)
        self.rows.show_copy(printed)
        at = self.rows.row_of(chosen)
        index = self.rows.index(at if at >= 0 else min(row, self.rows.rowCount() - 1))
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, flag)
        self.selectionModel().blockSignals(False)
        self.scrollTo(index)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.remove_pressed.emit()
        elif event.key() in _ENTER:
            self.enter_pressed.emit()
        else:
            super().keyPressEvent(event)

    def restyle(self) -> None:
        self.setMinimumHeight(current_style().px(196))
        self.doItemsLayout()

    def _tell(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self.chosen.emit()
