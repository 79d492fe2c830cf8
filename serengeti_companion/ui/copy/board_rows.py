"""The Action Spaces of a copy as a list: the rows, and how one is painted."""

from collections.abc import Sequence
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

from serengeti_companion.games.wild.names import ACTION_NAMES
from serengeti_companion.games.wild.terms import ActionSpace, Frame, Label, SpaceId
from serengeti_companion.ui.copy.board_edits import place_of
from serengeti_companion.ui.copy.board_words import whole_words
from serengeti_companion.ui.paint.chosen_row import paint_chosen_card
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.paint.space_frame import paint_space_frame
from serengeti_companion.ui.style.styling import Style, current_style
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.translation import told

Index = QModelIndex | QPersistentModelIndex

_FRAME = 38
_COIN = 26
_LABEL = 44
_LOCK = 20


class SpaceRows(QAbstractListModel):
    """In the order of the copy."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[ActionSpace, ...] = ()

    def show_spaces(self, spaces: Sequence[ActionSpace]) -> None:
        self.beginResetModel()
        self._rows = tuple(spaces)
        self.endResetModel()

    def space(self, index: Index) -> ActionSpace | None:
        """The space of a row."""
        return self._rows[index.row()] if index.isValid() else None

    def row_of(self, space: SpaceId | None) -> int:
        """Where a space stands, -1 = nowhere."""
        return place_of(self._rows, space)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 -- as Qt has it
        space = self.space(index)
        if space is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return whole_words(space)
            case Qt.ItemDataRole.UserRole:
                return space
            case _:
                return None


class SpaceRowPainter(QStyledItemDelegate):
    """Frame and price as on the board, then the action, the label and what Round 1 closes."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(current_style().px(320), current_style().px(Target.TOUCH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style, space = current_style(), index.data(Qt.ItemDataRole.UserRole)
        row = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            paint_chosen_card(painter, row)
        side = style.px(_FRAME)
        sign = QRectF(row.left() + style.px(8), row.center().y() - side / 2, side, side)
        _paint_sign(painter, sign, space, style)
        self._paint_words(painter, row.adjusted(side + style.px(20), 0, -style.px(12), 0), space)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, row)
        painter.restore()

    def _paint_words(self, painter: QPainter, box: QRectF, space: ActionSpace) -> None:
        style = current_style()
        if space.closed_in_round_1:
            box = _paint_closed(painter, box, self.tr("closed in Round 1"), style)
        if space.label is not Label.NONE:
            box = _paint_label(painter, box, space.label.value, style)
        painter.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD))
        painter.setPen(style.color(Role.INK))
        name = cut(told(ACTION_NAMES[space.action]), painter.fontMetrics(), box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)


def _paint_sign(painter: QPainter, box: QRectF, space: ActionSpace, style: Style) -> None:
    pen = QPen(style.color(Role.INK), style.px(2))
    paint_space_frame(painter, box, pen, partly=space.frame is Frame.PARTLY)
    coin = QRectF(0, 0, style.px(_COIN), style.px(_COIN))
    coin.moveCenter(box.center())
    painter.setPen(QPen(style.color(Role.INK), style.px(1.5)))
    painter.setBrush(style.color(Role.GLOW))
    painter.drawEllipse(coin)
    painter.setFont(style.font(TextSize.BODY, Weight.BOLD))
    painter.setPen(style.color(Role.ON_GLOW))
    painter.drawText(coin, Qt.AlignmentFlag.AlignCenter, str(space.price))


def _paint_closed(painter: QPainter, box: QRectF, words: str, style: Style) -> QRectF:
    """The lock and its words at the right; what is left of the row."""
    painter.setFont(style.font(TextSize.SMALL))
    painter.setPen(style.color(Role.INK))
    wide = painter.fontMetrics().horizontalAdvance(words)
    at = QRectF(box.right() - wide, box.top(), wide, box.height())
    painter.drawText(at, Qt.AlignmentFlag.AlignVCenter, words)
    side = style.px(_LOCK)
    lock = QRectF(at.left() - side - style.px(4), box.center().y() - side / 2, side, side)
    draw_icon(painter, lock, "lock")
    return box.adjusted(0, 0, lock.left() - style.px(8) - box.right(), 0)


def _paint_label(painter: QPainter, box: QRectF, label: str, style: Style) -> QRectF:
    """The label as a plate at the right; what is left of the row."""
    plate = QRectF(0, 0, style.px(_LABEL), style.px(26))
    plate.moveCenter(box.center())
    plate.moveRight(box.right())
    painter.setPen(QPen(style.color(Role.EDGE), style.line()))
    painter.setBrush(style.color(Role.SURFACE))
    painter.drawRoundedRect(plate, style.px(6), style.px(6))
    painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
    painter.setPen(style.color(Role.INK))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, label)
    return box.adjusted(0, 0, plate.left() - style.px(8) - box.right(), 0)
