"""The four corners of the Map on its photo, dragged or walked into place under a magnifier."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.storage.photos import Corner
from serengeti_companion.ui.copy.photo_corner_paint import (
    MARGIN,
    Sight,
    paint_corners,
    paint_magnifier,
)
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.keys import ARROWS, ENTER
from serengeti_companion.ui.style.styling import current_style, follow

CORNERS = ("A1", "G1", "G7", "A7")
"""The spaces in the corners, in the order in which corners are kept."""
FIRST_GUESS: tuple[Corner, ...] = ((0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94))
_LEAST = 320
_REACH = 40  # a finger is that near
_FAR = 10
_THINNEST = 0.001  # of the photo: twice the area of the flattest corner


class CornerEditor(QWidget):
    """`moved` when a corner was put somewhere else, `finished` at Enter."""

    moved = Signal()
    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.corners = FIRST_GUESS
        self.chosen = 0
        self._photo = QImage()
        self._sight = Sight(QImage(), QRectF(), 1.0)
        self._grip: QPointF | None = None  # from the corner to the finger, None = not dragged
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self.restyle)

    def show_photo(self, photo: QImage, corners: tuple[Corner, ...]) -> None:
        """Another photo, with the corners that are known."""
        self._photo = photo
        self.corners = corners or FIRST_GUESS
        self._measure()
        self._choose(0)

    def turn(self) -> None:
        """A1 is the next corner: the photo was taken from another side of the table."""
        self.corners = (*self.corners[1:], self.corners[0])
        self._choose(self.chosen)
        self.moved.emit()

    def place_of(self, corner: int) -> QPointF:
        """Where a corner is, in pixels of this widget."""
        return self._sight.point(self.corners[corner])

    def restyle(self) -> None:
        self.setMinimumSize(QSize(_LEAST, _LEAST) * current_style().scale)
        self._measure()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        ways = [_length(event.position() - self.place_of(corner)) for corner in range(4)]
        nearest = ways.index(min(ways))
        if ways[nearest] <= current_style().px(_REACH):
            self._grip = event.position() - self.place_of(nearest)
            self._choose(nearest)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self._put(event.position() - self._grip)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None and event.button() is Qt.MouseButton.LeftButton:
            self._grip = None
            self.moved.emit()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS:
            far = _FAR if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            x, y = ARROWS[key]
            if self._put(self.place_of(self.chosen) + QPointF(x, y) * far):
                self.moved.emit()
        elif key == Qt.Key.Key_Space:
            self._choose((self.chosen + 1) % len(CORNERS))
        elif key in ENTER:
            self.finished.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._photo.isNull():
            at_hand = self.hasFocus() or self._grip is not None
            self._sight.paint_photo(painter)
            paint_corners(painter, self._sight, self.corners, self.chosen if at_hand else None)
            if at_hand:
                room = QRectF(self.rect())
                paint_magnifier(painter, self._sight, self.corners, self.chosen, room)
        painter.end()

    def _choose(self, corner: int) -> None:
        self.chosen = corner
        x, y = self.corners[corner]
        words = self.tr("Corner {space} of the Map: {x} % from the left, {y} % from the top")
        words = words.format(space=CORNERS[corner], x=round(x * 100), y=round(y * 100))
        self.setAccessibleName(words)
        announce(self, words)
        self.update()

    def _put(self, point: QPointF) -> bool:
        """Move the chosen corner, as far as the four stay a figure."""
        corners = list(self.corners)
        corners[self.chosen] = self._sight.corner(point)
        if not _is_figure(corners):
            return False
        self.corners = tuple(corners)
        self._choose(self.chosen)
        return True

    def _measure(self) -> None:
        """Where the photo is shown: as large as it fits, with room for the corners."""
        margin = current_style().px(MARGIN)
        room = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        size = self._photo.size().scaled(
            room.size().toSize().expandedTo(QSize(1, 1)), Qt.AspectRatioMode.KeepAspectRatio
        )
        box = QRectF(0, 0, size.width(), size.height())
        box.moveCenter(room.center())
        self._sight = Sight(self._photo, box, self.devicePixelRatioF())
        self.update()


def _is_figure(corners: list[Corner]) -> bool:
    """Whether the four go round without crossing or bending in."""
    for number in range(4):
        (ax, ay), (bx, by), (cx, cy) = (corners[(number + step) % 4] for step in range(3))
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < _THINNEST:
            return False
    return True


def _length(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())
