"""How a piece that is being taken in is painted: its name, mine and theirs, and what is chosen."""

from dataclasses import dataclass

from PySide6.QtCore import QAbstractItemModel, QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from serengeti_companion.games.wild.differences import Difference, Relation
from serengeti_companion.ui.copy.marked_text import MarkedText
from serengeti_companion.ui.copy.transfer_rows import PIECE, Index, TransferRows, can_be_chosen
from serengeti_companion.ui.copy.transfer_words import different, nothing_told, relation_words
from serengeti_companion.ui.paint.chosen_row import paint_chosen_line
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.translation import told

_PAD, _GAP, _TICK = 12, 8, 26
NAME_SHARE = 0.2
"""Of the width of a row; mine and theirs have half of the rest each."""


@dataclass(frozen=True, slots=True)
class Cells:
    """The three parts of a row."""

    name: QRect
    mine: QRect
    theirs: QRect


def cells(box: QRect) -> Cells:
    """Where they are in a row or in the header above it."""
    name = round(box.width() * NAME_SHARE)
    half = (box.width() - name) // 2
    return Cells(
        QRect(box.left(), box.top(), name, box.height()),
        QRect(box.left() + name, box.top(), half, box.height()),
        QRect(box.left() + name + half, box.top(), half, box.height()),
    )


class TransferRowPainter(QStyledItemDelegate):
    """A tap on mine or theirs chooses it; one on the name turns the choice."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[object, ...], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        wide = self._view.viewport().width()
        found: Difference = index.data(PIECE)
        key = (found, wide, current_style().key)
        if key not in self._heights:
            self._heights[key] = _height(found, wide)
        return QSize(1, self._heights[key])

    def forget(self) -> None:
        """Other pieces are shown, or another width."""
        self._heights.clear()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = current_style()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected:
            paint_chosen_line(painter, option.rect)
        taken = index.data(Qt.ItemDataRole.CheckStateRole)
        _Row(painter, option.rect, index.data(PIECE), selected=selected).paint(taken)
        painter.setPen(style.color(Role.LINE))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, QRectF(option.rect))
        painter.restore()

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        released = event.type() is QEvent.Type.MouseButtonRelease
        if (
            not released
            or not isinstance(event, QMouseEvent)
            or not isinstance(model, TransferRows)
        ):
            return False
        found: Difference = index.data(PIECE)
        parts, at = cells(option.rect), event.position().toPoint()
        if found.relation is Relation.CONFLICT and not parts.name.contains(at):
            model.take(index, theirs=parts.theirs.contains(at))
        elif not parts.mine.contains(at):
            model.turn(index)
        return True


class _Row:
    """One row while it is painted."""

    def __init__(self, painter: QPainter, box: QRect, found: Difference, *, selected: bool) -> None:
        self._painter, self._found, self._selected = painter, found, selected
        self._cells = cells(box)

    def paint(self, taken: Qt.CheckState | None) -> None:
        found = self._found
        theirs = taken is Qt.CheckState.Checked
        self._name()
        mine, other = _texts(found, self._cells.mine.width())
        conflict = found.relation is Relation.CONFLICT
        self._text(self._cells.mine, mine, strong=conflict and not theirs)
        self._text(self._cells.theirs, other, strong=theirs)
        if can_be_chosen(found):
            self._tick(self._cells.theirs, on=theirs, one_of_two=conflict)
        if conflict:
            self._tick(self._cells.mine, on=not theirs, one_of_two=True)

    def _name(self) -> None:
        style = current_style()
        box = self._cells.name.adjusted(style.px(_PAD), style.px(_GAP), 0, 0)
        title, relation = _name_texts(self._found, self._cells.name.width())
        self._painter.setPen(style.color(Role.INK))
        title.draw(self._painter, QPointF(box.topLeft()))
        conflict = self._found.relation is Relation.CONFLICT
        role = Role.WARNING if conflict else Role.MUTED
        self._painter.setPen(style.color(self._ink(role)))
        relation.draw(self._painter, QPointF(box.left(), box.top() + title.height))

    def _text(self, box: QRect, text: MarkedText, *, strong: bool) -> None:
        style = current_style()
        self._painter.setPen(style.color(Role.INK if strong else self._ink(Role.MUTED)))
        text.draw(self._painter, QPointF(box.left() + _indent(), box.top() + style.px(_GAP)))

    def _ink(self, role: Role) -> Role:
        """Coloured text is too faint on a chosen row."""
        return Role.INK if self._selected else role

    def _tick(self, cell: QRect, *, on: bool, one_of_two: bool) -> None:
        style = current_style()
        side = style.px(_TICK)
        box = QRectF(cell.left(), cell.top() + style.px(_GAP), side, side)
        width = style.line() * 2
        self._painter.setPen(QPen(style.color(Role.ACCENT if on else Role.EDGE), width))
        self._painter.setBrush(style.color(Role.ACCENT if on else Role.SURFACE))
        inner = box.adjusted(width, width, -width, -width)
        if one_of_two:
            self._painter.drawEllipse(inner)
        else:
            self._painter.drawRoundedRect(inner, style.px(4), style.px(4))
        if on:
            draw_icon(self._painter, inner, "check", on=Role.ACCENT, ink=Role.ON_ACCENT)


def _height(found: Difference, wide: int) -> int:
    """As much as the longest of the three parts needs, and enough for a finger."""
    style = current_style()
    parts = cells(QRect(0, 0, wide, 1))
    title, relation = _name_texts(found, parts.name.width())
    heights = [text.height for text in _texts(found, parts.mine.width())]
    needed = max(title.height + relation.height, *heights) + 2 * style.px(_GAP)
    return max(round(needed) + 1, style.px(Target.TOUCH))


def _name_texts(found: Difference, width: int) -> tuple[MarkedText, MarkedText]:
    style = current_style()
    room = width - style.px(_PAD + _GAP)
    title = MarkedText(told(found.title), style.font(TextSize.BODY, Weight.SEMIBOLD), room)
    small = style.font(TextSize.SMALL)
    return title, MarkedText(relation_words(found.relation), small, room)


def _texts(found: Difference, width: int) -> tuple[MarkedText, MarkedText]:
    """Mine, and what it becomes with theirs; what differs is marked."""
    font = current_style().font(TextSize.BODY)
    room = width - _indent() - current_style().px(_GAP)
    mine, theirs = "\n".join(found.mine), "\n".join(found.taken)
    if not "".join(found.mine).strip("?"):
        return MarkedText(nothing_told(), font, room), MarkedText(theirs, font, room)
    here, there = different(found.mine, found.taken)
    return MarkedText(mine, font, room, here), MarkedText(theirs, font, room, there)


def _indent() -> int:
    """Where the text begins, behind the tick."""
    return current_style().px(_TICK + _GAP)
