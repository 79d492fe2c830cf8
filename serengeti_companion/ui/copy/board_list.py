"""The list of Action Spaces with what its keys do."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from serengeti_companion.games.wild.terms import ActionSpace, SpaceId
from serengeti_companion.ui.copy.board_rows import SpaceRowPainter, SpaceRows
from serengeti_companion.ui.style.styling import current_style, follow

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SpaceList(QListView):
    """`chosen` when a hand chose another row; Delete, Ctrl+D, Alt+arrows and Enter are told too."""

    chosen = Signal()
    remove_pressed = Signal()
    duplicate_pressed = Signal()
    move_pressed = Signal(int)
    enter_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Action Spaces"))
        self.rows = SpaceRows(self)
        self.setModel(self.rows)
        self.setItemDelegate(SpaceRowPainter(self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._tell)
        follow(self.restyle)

    @property
    def space(self) -> ActionSpace | None:
        """The one of the chosen row."""
        return self.rows.space(self.currentIndex())

    def show_spaces(self, spaces: tuple[ActionSpace, ...], chosen: SpaceId | None) -> None:
        """The spaces as they are, one of them chosen; nothing is emitted."""
        self.selectionModel().blockSignals(True)
        row = min(max(self.currentIndex().row(), 0), len(spaces) - 1)
        self.rows.show_spaces(spaces)
        at = self.rows.row_of(chosen)
        index = self.rows.index(at if at >= 0 else row)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, flag)
        self.selectionModel().blockSignals(False)
        self.scrollTo(index)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = Qt.Key(event.key()), event.modifiers()
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(key)
        if step is not None and held & Qt.KeyboardModifier.AltModifier:
            self.move_pressed.emit(step)
        elif key == Qt.Key.Key_D and held & Qt.KeyboardModifier.ControlModifier:
            self.duplicate_pressed.emit()
        elif key == Qt.Key.Key_Delete:
            self.remove_pressed.emit()
        elif key in _ENTER:
            self.enter_pressed.emit()
        else:
            super().keyPressEvent(event)

    def restyle(self) -> None:
        self.setMinimumHeight(current_style().px(196))
        self.doItemsLayout()

    def _tell(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self.chosen.emit()
