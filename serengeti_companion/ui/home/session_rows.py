"""The sessions as a list that Qt can show: the rows, and how one is painted."""

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

from serengeti_companion.storage.sessions import StoredSession
from serengeti_companion.ui.home import told_session
from serengeti_companion.ui.home.told_time import told_time
from serengeti_companion.ui.parts.number_label import paint_focus
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, TextSize, Weight

_HEIGHT = 64
Index = QModelIndex | QPersistentModelIndex


class SessionRows(QAbstractListModel):
    """`title_typed(session, title)` when a row was renamed in place."""

    title_typed = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[StoredSession, ...] = ()

    def show_sessions(self, sessions: Sequence[StoredSession]) -> None:
        self.beginResetModel()
        self._rows = tuple(sessions)
        self.endResetModel()

    def session(self, index: Index) -> StoredSession | None:
        """The session of a row."""
        return self._rows[index.row()] if index.isValid() else None

    def row_of(self, session: int) -> int:
        """Where a session stands, -1 = nowhere."""
        return next((row for row, each in enumerate(self._rows) if each.id == session), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 -- as Qt has it
        session = self.session(index)
        if session is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return told_session.title(session)
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(
                    (
                        told_session.title(session),
                        told_session.line(session),
                        told_time(session.last_played),
                    )
                )
            case Qt.ItemDataRole.UserRole:
                return session
            case _:
                return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: ANN401 -- as Qt has it
        session = self.session(index)
        if session is None or role != Qt.ItemDataRole.EditRole:
            return False
        if str(value) != told_session.title(session):
            self.title_typed.emit(session.id, str(value))
        return True


class SessionRowPainter(QStyledItemDelegate):
    """Title and time above, the rest below in muted ink."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(current_style().px(200), current_style().px(_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        session = index.data(Qt.ItemDataRole.UserRole)
        style = current_style()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, option)
        pad = style.px(12)
        box = option.rect.adjusted(pad, style.px(8), -pad, -style.px(8))
        half = box.height() // 2
        upper = QRect(box.left(), box.top(), box.width(), half)
        lower = QRect(box.left(), box.top() + half, box.width(), half)
        when = told_time(session.last_played)
        painter.setFont(style.font(TextSize.SMALL))
        painter.setPen(style.color(Role.MUTED if not _chosen(option) else Role.INK))
        painter.drawText(upper, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, when)
        taken = painter.fontMetrics().horizontalAdvance(when) + pad
        _line(painter, lower, told_session.line(session))
        painter.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD))
        painter.setPen(style.color(Role.INK))
        _line(painter, upper.adjusted(0, 0, -taken, 0), told_session.title(session))
        painter.restore()

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        editor.setGeometry(option.rect)

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        style = current_style()
        if _chosen(option):
            inset = style.px(2)
            box = option.rect.adjusted(inset, inset, -inset, -inset)
            painter.setPen(style.color(Role.ACCENT))
            painter.setBrush(style.color(Role.ACCENT_SOFT))
            corner = style.px(RADIUS_SMALL)
            painter.drawRoundedRect(box, corner, corner)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, QRectF(option.rect))


def _chosen(option: QStyleOptionViewItem) -> bool:
    return bool(option.state & QStyle.StateFlag.State_Selected)


def _line(painter: QPainter, box: QRect, words: str) -> None:
    shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
