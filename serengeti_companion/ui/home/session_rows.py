"""The history as a list that Qt can show: the rows, and how one is painted."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from serengeti_companion.engine.texts import isolated
from serengeti_companion.ui.home.history import Entry, is_same, lines, told
from serengeti_companion.ui.paint.chosen_row import paint_chosen_card
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_LINE = 24
_AROUND = 8
Index = QModelIndex | QPersistentModelIndex


class SessionRows(QAbstractListModel):
    """`title_typed(entry, title)` when a row was renamed in place."""

    title_typed = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Entry, ...] = ()

    def show_entries(self, entries: Sequence[Entry]) -> None:
        self.beginResetModel()
        self._rows = tuple(entries)
        self.endResetModel()

    def entry(self, index: Index) -> Entry | None:
        """What a row is about."""
        return self._rows[index.row()] if index.isValid() else None

    def row_of(self, entry: Entry | None) -> int:
        """Where an entry stands, -1 = nowhere."""
        return next((row for row, each in enumerate(self._rows) if is_same(each, entry)), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 -- as Qt has it
        entry = self.entry(index)
        if entry is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return told(entry).title
            case Qt.ItemDataRole.AccessibleTextRole:
                words = told(entry)
                parts = (isolated(words.title), words.line, words.note, words.when)
                return ", ".join(part for part in parts if part)
            case Qt.ItemDataRole.ToolTipRole:
                words = told(entry)
                return "\n".join(part for part in (words.title, words.line, words.note) if part)
            case Qt.ItemDataRole.UserRole:
                return entry
            case _:
                return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: ANN401 -- as Qt has it
        entry = self.entry(index)
        if entry is None or role != Qt.ItemDataRole.EditRole:
            return False
        if str(value) != told(entry).title:
            self.title_typed.emit(entry, str(value))
        return True


class SessionRowPainter(QStyledItemDelegate):
    """Title and time above, the rest below in muted ink, line by line."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = _LINE * lines(index.data(Qt.ItemDataRole.UserRole)) + 2 * _AROUND
        return QSize(current_style().px(200), current_style().px(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        words = told(index.data(Qt.ItemDataRole.UserRole))
        style = current_style()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, option)
        pad = style.px(12)
        first = option.rect.adjusted(pad, style.px(_AROUND), -pad, 0)
        first.setHeight(style.px(_LINE))
        painter.setFont(style.font(TextSize.SMALL))
        painter.setPen(style.color(Role.MUTED if not _chosen(option) else Role.INK))
        place = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(first, place, words.when)
        taken = painter.fontMetrics().horizontalAdvance(words.when) + pad
        for at, line in enumerate((words.line, words.note), 1):
            _line(painter, first.translated(0, at * first.height()), line)
        painter.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD))
        painter.setPen(style.color(Role.INK))
        _line(painter, first.adjusted(0, 0, -taken, 0), words.title)
        painter.restore()

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        editor.setGeometry(option.rect)

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        if _chosen(option):
            paint_chosen_card(painter, QRectF(option.rect))
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, QRectF(option.rect))


def _chosen(option: QStyleOptionViewItem) -> bool:
    return bool(option.state & QStyle.StateFlag.State_Selected)


def _line(painter: QPainter, box: QRect, words: str) -> None:
    place = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(box, place, cut(words, painter.fontMetrics(), box.width()))
