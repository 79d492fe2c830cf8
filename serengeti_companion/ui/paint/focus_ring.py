"""The ring round whatever has the keyboard."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role


def paint_focus(painter: QPainter, box: QRectF) -> None:
    """Just inside the edge of `box`."""
    style = current_style()
    width = max(style.px(2), style.line() + 1)
    inset = width / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(style.color(Role.FOCUS), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = style.px(RADIUS_SMALL)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner)
    painter.restore()
