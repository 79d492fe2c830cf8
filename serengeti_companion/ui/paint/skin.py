"""A photo of the printed Map as the ground of its spaces, each piece of it on its own space."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QPolygonF, QTransform

from serengeti_companion.ui.style.styling import current_style

SPACES = 7  # in a row and in a column
_SPACE = 168  # pixels of a space that are kept: sharp up to there
_HIDDEN = 4  # of a space at each side: the frame over it is wider
_HIDDEN_SHARE = 1 / 12  # of a small one
_STEP = 4  # logical pixels; so many are whole device pixels at 125 and 150 % too

Corners = Sequence[tuple[float, float]]
"""Upper left, upper right, lower right, lower left: 0 to 1 of the photo's width and height."""


def perspective(corners: Corners, size: QSize, side: int) -> QTransform | None:
    """From a photo of that size to the square that its four corners stand for.

    None where they are the corners of no four-sided figure.
    """
    seen = [QPointF(x * size.width(), y * size.height()) for x, y in corners]
    square = [QPointF(0, 0), QPointF(side, 0), QPointF(side, side), QPointF(0, side)]
    found = QTransform.quadToQuad(QPolygonF(seen), QPolygonF(square))
    return found if isinstance(found, QTransform) else None


def flat(photo: QImage, corners: Corners) -> QImage:
    """The Map as seen from straight above; without corners the whole photo is the Map."""
    whole = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    side = SPACES * _SPACE
    turned = perspective(corners or whole, photo.size(), side)
    made = QImage(side, side, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.black)
    if turned is not None:
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(turned)
        painter.drawImage(0, 0, photo)
        painter.end()
    return made


class Skin:
    """What `flat` made, put onto spaces of any size; the last size is kept painted."""

    def __init__(self, photo: QImage) -> None:
        self._photo = photo
        self._sheet = QPixmap()
        self._origin = QPoint()
        self._key: tuple[object, ...] = ()

    def draw(self, painter: QPainter, boxes: Sequence[QRectF], ratio: float) -> None:
        """All spaces, row by row, at once; a painter that is clipped pays for its part only."""
        first, last = boxes[0], boxes[-1]
        key = first.getRect(), last.getRect(), ratio, current_style().key
        if key != self._key:
            self._key = key
            self._paint(boxes, ratio)
        painter.drawPixmap(self._origin, self._sheet)

    def _paint(self, boxes: Sequence[QRectF], ratio: float) -> None:
        area = boxes[0].united(boxes[-1]).toAlignedRect()
        self._origin = QPoint(area.left() // _STEP * _STEP, area.top() // _STEP * _STEP)
        size = area.bottomRight() + QPoint(1, 1) - self._origin
        self._sheet = QPixmap(QSize(size.x(), size.y()) * ratio)
        self._sheet.fill(Qt.GlobalColor.transparent)
        spaces = [_in_pixels(box.translated(-self._origin), ratio) for box in boxes]
        side = max(spaces[0].width(), 1)
        smooth = Qt.TransformationMode.SmoothTransformation
        photo = self._photo.scaled(
            QSize(side, side) * SPACES, Qt.AspectRatioMode.IgnoreAspectRatio, smooth
        )
        painter = QPainter(self._sheet)
        for number, space in enumerate(spaces):
            piece = QRect(number % SPACES * side, number // SPACES * side, side, side)
            painter.drawImage(_inner(space, ratio), photo, _inner(piece, ratio))
        painter.end()
        self._sheet.setDevicePixelRatio(ratio)


def _inner(space: QRect, ratio: float) -> QRect:
    """Without its edge, which the frame of the terrain hides: nothing of it may look out."""
    edge = round(min(current_style().px(_HIDDEN) * ratio, space.width() * _HIDDEN_SHARE))
    return space.adjusted(edge, edge, -edge, -edge)


def _in_pixels(box: QRectF, ratio: float) -> QRect:
    """Where a space lies on the screen: the same whole pixels that its picture is drawn on."""
    corner = box.topLeft() * ratio
    size = box.size().toSize() * ratio
    return QRect(QPoint(round(corner.x()), round(corner.y())), size)
