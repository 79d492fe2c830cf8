"""How the corners of the Map look on its photo: the grid they span, the grips, the magnifier."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPixmap

from serengeti_companion.storage.photos import Corner
from serengeti_companion.ui.paint.skin import SPACES, perspective
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

MARGIN = 30  # round the photo, so that a corner at its edge can be taken
_NAMES = ("A1", "G1", "G7", "A7")
_GRIP = 13
_PLATE = 34, 22
_LENS, _LENS_LINE, _ZOOM = 84, 5, 3


class Sight:
    """A photo in a box of the widget."""

    def __init__(self, photo: QImage, box: QRectF, ratio: float) -> None:
        self.photo, self.box = photo, box
        self._ratio = ratio
        self._shown = QPixmap()

    def point(self, corner: Corner) -> QPointF:
        """Where a point of the photo is in the widget."""
        x, y = corner
        return self.box.topLeft() + QPointF(x * self.box.width(), y * self.box.height())

    def corner(self, point: QPointF) -> Corner:
        """The point of the photo that is there, or the nearest one."""
        way = point - self.box.topLeft()
        x, y = way.x() / max(self.box.width(), 1), way.y() / max(self.box.height(), 1)
        return min(max(x, 0.0), 1.0), min(max(y, 0.0), 1.0)

    def paint_photo(self, painter: QPainter) -> None:
        if self._shown.isNull():
            smooth = Qt.TransformationMode.SmoothTransformation
            keep = Qt.AspectRatioMode.IgnoreAspectRatio
            size = (self.box.size() * self._ratio).toSize()
            self._shown = QPixmap.fromImage(self.photo.scaled(size, keep, smooth))
            self._shown.setDevicePixelRatio(self._ratio)
        painter.drawPixmap(self.box.topLeft(), self._shown)


def paint_corners(
    painter: QPainter, sight: Sight, corners: Sequence[Corner], chosen: int | None
) -> None:
    """The 49 spaces as the corners have them, and what to take them by."""
    _paint_grid(painter, sight, corners)
    for number in range(len(corners)):
        _paint_grip(painter, sight.point(corners[number]), chosen=number == chosen)
    for number, corner in enumerate(corners):
        _paint_name(painter, _beside(sight, corners, corner), _NAMES[number])


def paint_magnifier(
    painter: QPainter, sight: Sight, corners: Sequence[Corner], chosen: int, room: QRectF
) -> None:
    """What is under the finger, larger, at the side of the room where the finger is not."""
    style = current_style()
    radius, at = style.px(_LENS), sight.point(corners[chosen])
    far = radius + style.px(_LENS_LINE)
    x = room.left() + far if at.x() > room.center().x() else room.right() - far
    lens = QPointF(x, room.center().y())
    path = QPainterPath()
    path.addEllipse(lens, radius, radius)
    painter.save()
    painter.setClipPath(path)
    painter.fillPath(path, style.color(Role.PAPER))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(lens)
    painter.scale(_ZOOM, _ZOOM)
    painter.translate(-at)
    painter.drawImage(sight.box, sight.photo)
    _paint_grid(painter, sight, corners)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for role, width in (Role.ON_PIECE, _LENS_LINE), (Role.PIECE, 2):
        painter.setPen(QPen(style.color(role), style.px(width)))
        painter.drawPath(path)


def _paint_grid(painter: QPainter, sight: Sight, corners: Sequence[Corner]) -> None:
    """Dark with light in it, so that it is seen on any photo."""
    style = current_style()
    forth = perspective(corners, sight.box.size().toSize(), SPACES)
    back, possible = forth.inverted() if forth is not None else (None, False)
    if back is None or not possible:
        return
    lines = []
    for at in range(SPACES + 1):
        for start, end in ((at, 0), (at, SPACES)), ((0, at), (SPACES, at)):
            line = QLineF(back.map(QPointF(*start)), back.map(QPointF(*end)))
            lines.append(line.translated(sight.box.topLeft()))
    for role, width in (Role.ON_PIECE, 3), (Role.PIECE, 1):
        pen = QPen(style.color(role), style.px(width))
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.drawLines(lines)


def _paint_grip(painter: QPainter, at: QPointF, *, chosen: bool) -> None:
    style = current_style()
    radius = style.px(_GRIP)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = Role.FOCUS if chosen else Role.PIECE
    for role, width in (Role.ON_PIECE, 7), (Role.PIECE, 5), (inner, 3):
        painter.setPen(QPen(style.color(role), style.px(width)))
        painter.drawEllipse(at, radius, radius)


def _paint_name(painter: QPainter, at: QPointF, name: str) -> None:
    style = current_style()
    plate = QRectF(0, 0, *(style.px(length) for length in _PLATE))
    plate.moveCenter(at)
    painter.setPen(QPen(style.color(Role.ON_PIECE), style.line()))
    painter.setBrush(style.color(Role.PIECE))
    painter.drawRoundedRect(plate, style.px(6), style.px(6))
    painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, name)


def _beside(sight: Sight, corners: Sequence[Corner], corner: Corner) -> QPointF:
    """Inside the figure, off the grip."""
    middle = QPointF(
        sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
    )
    at = sight.point(corner)
    way = sight.point((middle.x(), middle.y())) - at
    share = current_style().px(_GRIP + 32) / max(math.hypot(way.x(), way.y()), 1.0)
    return QPointF(at.x() + way.x() * share, at.y() + way.y() * share)
