"""The squares of a Great Migration Card, painted: brown has a cross, blue says "4P"."""

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from serengeti_companion.games.wild.terms import SIZE, Mark, column_and_row
from serengeti_companion.ui.copy.migration_edits import Squares
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_INK = {Mark.BROWN: Role.BROWN, Mark.BLUE: Role.BLUE}
_LETTERED = 28  # below this side at scale 1 the letters would be too small to read


def paint_square(painter: QPainter, box: QRectF, mark: Mark | None) -> None:
    """One square; colour is never the only sign."""
    style = current_style()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = Role.EDGE if mark is None else _INK[mark]
    painter.setPen(QPen(style.color(edge), style.line()))
    painter.setBrush(style.color(Role.SURFACE if mark is None else _INK[mark]))
    corner = min(style.px(6), box.width() / 5)
    painter.drawRoundedRect(box, corner, corner)
    if mark is Mark.BLUE:
        _paint_blue(painter, box)
    elif mark is Mark.BROWN:
        _paint_brown(painter, box)
    painter.restore()


def paint_card(painter: QPainter, box: QRectF, marked: Squares) -> None:
    """All squares of a card, small."""
    style = current_style()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = box.width() / SIZE
    painter.setPen(QPen(style.color(Role.LINE), style.line()))
    painter.setBrush(style.color(Role.SURFACE))
    painter.drawRect(box)
    # Where all lines are black they would hide what is marked.
    for at in range(1, 1 if style.high_contrast else SIZE):
        x, y = box.left() + at * side, box.top() + at * side
        painter.drawLine(QLineF(x, box.top(), x, box.bottom()))
        painter.drawLine(QLineF(box.left(), y, box.right(), y))
    for cell, mark in marked.items():
        x, y = column_and_row(cell)
        square = QRectF(box.left() + x * side, box.top() + y * side, side, side)
        _paint_small(painter, square, mark)
    painter.restore()


def _paint_small(painter: QPainter, box: QRectF, mark: Mark) -> None:
    """Brown fills its square, blue is a disc in it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(current_style().color(_INK[mark]))
    if mark is Mark.BROWN:
        painter.drawRect(box)
    else:
        inset = box.width() * 0.1
        painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))


def _paint_brown(painter: QPainter, box: QRectF) -> None:
    style = current_style()
    painter.setPen(QPen(style.color(Role.SURFACE), style.px(2)))
    inset = box.width() * 0.3
    inner = box.adjusted(inset, inset, -inset, -inset)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())


def _paint_blue(painter: QPainter, box: QRectF) -> None:
    style = current_style()
    if box.width() < style.px(_LETTERED):
        return
    painter.setFont(style.font(TextSize.BODY, Weight.BOLD))
    painter.setPen(style.color(Role.SURFACE))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "4P")
