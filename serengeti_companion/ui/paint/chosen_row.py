"""The ground of the row that is chosen in a list."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPen

from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role

_INSET = 2
_EDGE = 5


def paint_chosen_card(painter: QPainter, row: QRectF) -> None:
    """Where each row stands for itself."""
    style = current_style()
    inset, corner = style.px(_INSET), style.px(RADIUS_SMALL)
    painter.setPen(QPen(style.color(Role.ACCENT), style.line()))
    painter.setBrush(style.color(Role.ACCENT_SOFT))
    painter.drawRoundedRect(row.adjusted(inset, inset, -inset, -inset), corner, corner)


def paint_chosen_line(painter: QPainter, row: QRect) -> None:
    """Where rows are ruled like a table."""
    style = current_style()
    painter.fillRect(row, style.color(Role.ACCENT_SOFT))
    # In high contrast the ground alone says nothing.
    edge = row.adjusted(0, 0, style.px(_EDGE) - row.width(), 0)
    painter.fillRect(edge, style.color(Role.ACCENT))
