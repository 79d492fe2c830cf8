"""The frame of an Action Space: closed all round for one marker, open for any number."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import RADIUS_SMALL

_REACH = 0.28  # of its width that a corner of an open frame is long
_GAP = 0.25  # of its height below which a gap at the side would look like a flaw


def paint_space_frame(painter: QPainter, body: QRectF, pen: QPen, *, partly: bool) -> None:
    """Only its corners where the space is partly enclosed."""
    corner = current_style().px(RADIUS_SMALL)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    if not partly:
        painter.drawRoundedRect(body, corner, corner)
        return
    width, reach = pen.widthF(), body.width() * _REACH
    down = reach if body.height() - 2 * reach > body.height() * _GAP else body.height() / 2
    painter.save()
    for left in (body.left() - width, body.right() - reach):
        for top in (body.top() - width, body.bottom() - down):
            painter.setClipRect(QRectF(left, top, reach + width, down + width))
            painter.drawRoundedRect(body, corner, corner)
    painter.restore()
