"""How a line of the log is painted."""

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.parts.short_names import with_short_names
from serengeti_companion.ui.style.styling import Style, current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.wild.log_model import Kind, Part

_ROW = 52
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_GREY = {Kind.UNDONE, Kind.ASIDE}


class LogRow(QStyledItemDelegate):
    """The play and its stars above, what it caused and its marks below."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        style = current_style()
        return QSize(style.px(360), style.px(_ROW))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        style = current_style()
        box = QRectF(option.rect)
        state = option.state
        kind = index.data(Part.KIND)
        painter.save()
        if kind == Kind.HEAD:
            _paint_head(painter, box, str(index.data()), style)
        else:
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            if chosen:
                painter.fillRect(box, style.color(Role.ACCENT_SOFT))
            inner = box.adjusted(style.px(12), 0, -style.px(12), 0)
            _paint_play(painter, inner, index, chosen=chosen)
            if state & QStyle.StateFlag.State_HasFocus:
                paint_focus(painter, box)
        painter.restore()


def _paint_head(painter: QPainter, box: QRectF, words: str, style: Style) -> None:
    painter.setFont(style.font(TextSize.LARGE, Weight.BOLD))
    painter.setPen(style.color(Role.ACCENT))
    inner = box.adjusted(style.px(12), style.px(12), 0, 0)
    painter.drawText(inner, _LEFT, words)
    painter.setPen(style.color(Role.LINE))
    painter.drawLine(box.bottomLeft(), box.bottomRight())


def _paint_play(
    painter: QPainter,
    box: QRectF,
    index: QModelIndex | QPersistentModelIndex,
    *,
    chosen: bool,
) -> None:
    style = current_style()
    detail = str(index.data(Part.DETAIL))
    mark, gain = str(index.data(Part.MARK)), str(index.data(Part.GAIN))
    grey = index.data(Part.KIND) in _GREY
    above = QRectF(box.left(), box.top() + style.px(4), box.width(), style.px(24))
    below = QRectF(box.left(), above.bottom(), box.width(), style.px(20))
    if not detail and not mark:
        above.moveCenter(box.center())
    # Muted text is too faint on a chosen row.
    muted = Role.INK if chosen else Role.MUTED
    painter.setPen(style.color(muted if grey else Role.INK))
    painter.setFont(style.font(TextSize.BODY, Weight.BOLD, tabular=True))
    painter.drawText(above, _RIGHT, gain)
    used = painter.fontMetrics().horizontalAdvance(gain) + style.px(12) if gain else 0
    painter.setFont(style.font(TextSize.BODY, Weight.REGULAR if grey else Weight.SEMIBOLD))
    _elided(painter, above.adjusted(0, 0, -used, 0), str(index.data()), index)
    painter.setFont(style.font(TextSize.SMALL))
    painter.setPen(style.color(muted if grey or chosen else Role.WARNING))
    painter.drawText(below, _RIGHT, mark)
    used = painter.fontMetrics().horizontalAdvance(mark) + style.px(12) if mark else 0
    painter.setPen(style.color(muted))
    _elided(painter, below.adjusted(0, 0, -used, 0), detail, index)


def _elided(
    painter: QPainter, box: QRectF, words: str, index: QModelIndex | QPersistentModelIndex
) -> None:
    shown = fitting(words, index.data(Part.NAMES), painter.fontMetrics(), box.width())
    painter.drawText(box, _LEFT, shown)


def fitting(words: str, names: Iterable[str], metrics: QFontMetrics, room: float) -> str:
    """Cut where it has to be, by the names if that is enough: what was done is still read."""

    def fits(it: str) -> bool:
        return metrics.horizontalAdvance(it) <= room

    if fits(words):
        return words
    shorter = with_short_names(words, names, fits)
    return shorter if fits(shorter) else cut(words, metrics, room)
