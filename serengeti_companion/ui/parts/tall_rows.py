"""Rows of a list that a finger can tell apart."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Target


class TallRows(QStyledItemDelegate):
    """Each is at least as high as a button."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        wanted = super().sizeHint(option, index)
        return wanted.expandedTo(QSize(0, current_style().px(Target.TOUCH)))
