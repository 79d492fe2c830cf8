"""A player's sign: colour, shape and initial together."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import (
    PLAYERS,
    PlayerColour,
    PlayerPaint,
    PlayerShape,
    Role,
    TextSize,
    Weight,
)

# Corners of each shape as angles, and how large it must be drawn to look as large as a circle.
_CORNERS: dict[PlayerShape, tuple[int, float, float]] = {
    PlayerShape.SQUARE: (4, 45, 1.22),
    PlayerShape.TRIANGLE: (3, 90, 1.24),
    PlayerShape.DIAMOND: (4, 90, 1.12),
    PlayerShape.HEXAGON: (6, 0, 1.04),
}
_SINK = {PlayerShape.TRIANGLE: 0.17}  # a triangle's middle lies below that of its box
_LETTER = {PlayerShape.TRIANGLE: 0.4, PlayerShape.DIAMOND: 0.44}  # height, of the box


def initial(name: str) -> str:
    """The first letter a name shows, in capitals; "?" for an empty name."""
    return next((letter.upper() for letter in name if letter.isalnum()), name.strip()[:1] or "?")


def shape_path(shape: PlayerShape, box: QRectF) -> QPainterPath:
    """The outline of a shape that fills `box` as the others of its family do."""
    path = QPainterPath()
    if shape is PlayerShape.CIRCLE:
        path.addEllipse(box)
        return path
    corners, start, stretch = _CORNERS[shape]
    radius = box.width() / 2 * stretch
    centre = box.center() + QPointF(0, box.height() * _SINK.get(shape, 0))
    angles = (math.radians(start + 360 * corner / corners) for corner in range(corners))
    points = [centre + QPointF(math.cos(a), -math.sin(a)) * radius for a in angles]
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def paint_of(colour: PlayerColour) -> PlayerPaint:
    """The colours of a player, black and white in high contrast."""
    style = current_style()
    if style.high_contrast:
        return PlayerPaint(style.color(Role.PAPER).name(), style.color(Role.INK).name())
    return PLAYERS[colour]


def paint_mark(
    painter: QPainter, box: QRectF, colour: PlayerColour, shape: PlayerShape, letter: str = ""
) -> None:
    """A mark in the square `box`, with an initial or without."""
    style = current_style()
    side = min(box.width(), box.height())
    paint = paint_of(colour)
    width = max(side / 18, style.line())
    pen = QPen(style.color(Role.INK), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    margin = side * 0.12
    body = QRectF(0, 0, side - 2 * margin, side - 2 * margin)
    body.moveCenter(box.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(QColor(paint.fill))
    painter.drawPath(shape_path(shape, body))
    if letter:
        painter.setPen(QColor(paint.ink))
        painter.setFont(_letter_font(side * _LETTER.get(shape, 0.5)))
        sunk = body.translated(0, body.height() * _SINK.get(shape, 0) * 0.6)
        painter.drawText(sunk, Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()


def mark_pixmap(
    colour: PlayerColour, shape: PlayerShape, letter: str, px: int, dpr: float = 1.0
) -> QPixmap:
    """A mark `px` logical pixels wide and high."""
    return _raster((colour, shape, letter), px, dpr, current_style().key)


def _letter_font(height: float) -> QFont:
    font = QFont(current_style().font(TextSize.BODY, Weight.BOLD))
    font.setPixelSize(max(round(height), 1))
    return font


@lru_cache(maxsize=128)
def _raster(
    sign: tuple[PlayerColour, PlayerShape, str],
    px: int,
    dpr: float,
    look: tuple[bool, bool, float],  # noqa: ARG001 - part of the key
) -> QPixmap:
    pixmap = QPixmap(max(round(px * dpr), 1), max(round(px * dpr), 1))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_mark(painter, QRectF(0, 0, px, px), *sign)
    painter.end()
    return pixmap
