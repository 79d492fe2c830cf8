"""The Specialists of a copy as a list: the rows, and how one is painted."""

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed, SpecialistCard
from serengeti_companion.games.wild.rules.specialist_terms import choices, specialist_name
from serengeti_companion.ui.copy.specialist_words import kind, row
from serengeti_companion.ui.paint.chosen_row import paint_chosen_card
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.style.styling import Style, current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.translation import told

Index = QModelIndex | QPersistentModelIndex

_HEIGHT = 56
_HARDEST = 5  # WS-SPEC-4
_PIP = 10
_KIND = Qt.ItemDataRole.UserRole + 1


class SpecialistRows(QAbstractListModel):
    """The six that the rulebook describes, then the others."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._printed = UNKNOWN_COPY
        self._cards: tuple[SpecialistCard, ...] = ()

    def show_copy(self, printed: Printed) -> None:
        self.beginResetModel()
        self._printed, self._cards = printed, choices(printed)
        self.endResetModel()

    def card(self, index: Index) -> SpecialistCard | None:
        """The Specialist of a row."""
        return self._cards[index.row()] if index.isValid() else None

    def row_of(self, name: str) -> int:
        """Where somebody stands, -1 = nowhere."""
        return next((at for at, card in enumerate(self._cards) if card.name == name), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 -- as Qt has it
        card = self.card(index)
        if card is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return told(specialist_name(card.name))
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return row(card, self._printed)
            case Qt.ItemDataRole.UserRole:
                return card
            case _ if role == _KIND:
                return kind(card, self._printed)
            case _:
                return None


class SpecialistRowPainter(QStyledItemDelegate):
    """Name and difficulty above, who counts the stars below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(current_style().px(240), current_style().px(_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style, card = current_style(), index.data(Qt.ItemDataRole.UserRole)
        box = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            paint_chosen_card(painter, box)
        inner = box.adjusted(style.px(12), style.px(6), -style.px(12), -style.px(6))
        half = inner.height() / 2
        upper = QRectF(inner.left(), inner.top(), inner.width(), half)
        upper = _paint_pips(painter, upper, card.difficulty, style)
        painter.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD))
        painter.setPen(style.color(Role.INK))
        _line(painter, upper, index.data())
        painter.setFont(style.font(TextSize.SMALL))
        painter.setPen(style.color(Role.INK if chosen else Role.MUTED))
        _line(painter, inner.adjusted(0, half, 0, 0), index.data(_KIND))
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, box)
        painter.restore()


def _paint_pips(painter: QPainter, box: QRectF, difficulty: int | None, style: Style) -> QRectF:
    """So many of five are full; what is left of the row. Nothing where it is not told."""
    if difficulty is None:
        return box
    side, step = style.px(_PIP), style.px(_PIP + 4)
    left = box.right() - step * _HARDEST
    painter.setPen(QPen(style.color(Role.INK), style.line()))
    for at in range(_HARDEST):
        pip = QRectF(left + at * step, box.center().y() - side / 2, side, side)
        painter.setBrush(style.color(Role.INK if at < difficulty else Role.SURFACE))
        painter.drawEllipse(pip)
    return box.adjusted(0, 0, left - style.px(8) - box.right(), 0)


def _line(painter: QPainter, box: QRectF, words: str) -> None:
    shown = cut(words, painter.fontMetrics(), box.width())
    painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
