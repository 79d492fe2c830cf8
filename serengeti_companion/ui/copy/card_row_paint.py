"""How a card is painted as a row of the list."""

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from serengeti_companion.games.wild.notation.reading import NONE, UNKNOWN
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.copy.card_rows import ROW, Index
from serengeti_companion.ui.copy.card_search import Row
from serengeti_companion.ui.paint.chosen_row import paint_chosen_line
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.wild.card_words import reward_words, type_words
from serengeti_companion.ui.tables.wild.preview_card import paint_pattern

HEIGHT = 52
_PAD, _GAP, _ICON = 12, 4, 20
_NUMBER, _TYPE, _MARK = 52, 88, 116
_PATTERN, _REWARD = 0.48, 0.3  # shares of what is left between type and mark
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CardRowPainter(QStyledItemDelegate):
    """Number, type, pattern, reward, Icons, and a mark where something is missing or odd."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(current_style().px(480), current_style().px(HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW)
        style = current_style()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            paint_chosen_line(painter, option.rect)
        pad = style.px(_PAD)
        # Muted text is too faint on a chosen row.
        _paint_row(painter, option.rect.adjusted(pad, 0, -pad, 0), row, _ink(chosen=chosen))
        painter.setPen(style.color(Role.LINE))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, QRectF(option.rect))
        painter.restore()


def _ink(*, chosen: bool) -> Role:
    return Role.INK if chosen else Role.MUTED


def _paint_row(painter: QPainter, box: QRect, row: Row, muted: Role) -> None:
    style = current_style()
    painter.setFont(style.font(TextSize.LARGE, Weight.BOLD, tabular=True))
    painter.setPen(style.color(muted if row.is_gap else Role.INK))
    number = QRect(box.left(), box.top(), style.px(_NUMBER), box.height())
    painter.drawText(number, _LEFT, UNKNOWN if row.number is None else str(row.number))
    rest = box.adjusted(style.px(_NUMBER), 0, 0, 0)
    painter.setFont(style.font(TextSize.BODY))
    if row.card is None:
        painter.setPen(style.color(muted))
        painter.drawText(rest, _LEFT, QCoreApplication.translate("CardRows", "nothing told"))
        return
    printed, mark = _split(rest, rest.width() - style.px(_MARK))
    _paint_card(painter, printed, row.card, muted)
    _paint_mark(painter, mark, row, muted)


def _paint_card(painter: QPainter, box: QRect, card: SceneCard, muted: Role) -> None:
    style = current_style()
    kind, rest = _split(box, style.px(_TYPE))
    pattern, behind = _split(rest, round(rest.width() * _PATTERN))
    reward, icons = _split(behind, round(rest.width() * _REWARD))
    _words(painter, kind, type_words(card) or UNKNOWN, muted)
    if card.slots is None:
        _words(painter, pattern, UNKNOWN, muted)
    else:
        painter.save()
        paint_pattern(painter, QRectF(pattern).adjusted(0, 1, 0, -1), card)
        painter.restore()
    _words(painter, reward, _reward(card), Role.INK if card.reward else muted)
    _paint_icons(painter, icons, card, muted)


def _reward(card: SceneCard) -> str:
    if card.reward is None:
        return UNKNOWN
    return reward_words(card.reward) if card.reward else NONE


def _paint_icons(painter: QPainter, box: QRect, card: SceneCard, muted: Role) -> None:
    """From the left, and how many more there are where they do not all fit."""
    if not card.icons:
        _words(painter, box, UNKNOWN if card.icons is None else NONE, muted)
        return
    side = current_style().px(_ICON)
    step = side + current_style().px(_GAP)
    fit = max(box.width() // step, 1)
    shown = card.icons if len(card.icons) <= fit else card.icons[: fit - 1]
    top = box.top() + (box.height() - side) / 2
    for at, icon in enumerate(shown):
        draw_icon(painter, QRectF(box.left() + at * step, top, side, side), icon.value)
    if len(shown) < len(card.icons):
        _, rest = _split(box, len(shown) * step)
        _words(painter, rest, f"+{len(card.icons) - len(shown)}", muted)


def _paint_mark(painter: QPainter, box: QRect, row: Row, muted: Role) -> None:
    side = current_style().px(_ICON)
    if row.warnings:
        top = box.top() + (box.height() - side) / 2
        sign = QRectF(box.right() - side, top, side, side)
        draw_icon(painter, sign, "warning", ink=Role.WARNING)
    if not row.is_whole:
        painter.setFont(current_style().font(TextSize.SMALL))
        painter.setPen(current_style().color(muted))
        words = QCoreApplication.translate("CardRows", "incomplete")
        painter.drawText(box.adjusted(0, 0, -side - current_style().px(_GAP * 2), 0), _RIGHT, words)


def _split(box: QRect, width: int) -> tuple[QRect, QRect]:
    """The left part of that width, with room to the next one, and the rest."""
    left = QRect(box.left(), box.top(), max(width - current_style().px(_GAP * 2), 0), box.height())
    return left, box.adjusted(width, 0, 0, 0)


def _words(painter: QPainter, box: QRect, words: str, role: Role) -> None:
    painter.setPen(current_style().color(role))
    painter.drawText(box, _LEFT, cut(words, painter.fontMetrics(), box.width()))
