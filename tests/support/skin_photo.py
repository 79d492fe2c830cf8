"""A photo of a board that tells where each part of it belongs, and where it is painted."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QTransform

from serengeti_companion.games.wild.terms import CELLS, SIZE
from serengeti_companion.ui.style.styling import current_style

CORNERS = ((0.22, 0.08), (0.8, 0.11), (0.93, 0.92), (0.06, 0.88))
"""Where the board lies in the photo: seen from the front, a little from the side."""
_SIDE = 200  # of a space on the board
_WIDE, _HIGH = 2000, 1500
_NEAR = 3  # device pixels from the middle of a space to a point of a quarter
_FRAME = 10  # logical pixels at scale 1 from the edge of a space to where the photo begins
_SAME = 40  # of 255: what scaling may change


def photo() -> QImage:
    """The board in perspective on a dark table."""
    made = QImage(_WIDE, _HIGH, QImage.Format.Format_RGB32)
    made.fill(QColor("black"))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    whole = SIZE * _SIDE
    square = [QPointF(0, 0), QPointF(whole, 0), QPointF(whole, whole), QPointF(0, whole)]
    seen = [QPointF(x * _WIDE, y * _HIGH) for x, y in CORNERS]
    turned = QTransform.quadToQuad(QPolygonF(square), QPolygonF(seen))
    assert isinstance(turned, QTransform)
    painter.setTransform(turned)
    painter.drawImage(0, 0, _board())
    painter.end()
    return made


def misplaced(image: QImage, boxes: Sequence[QRectF]) -> list[str]:
    """What is not where it belongs: the quarters round each middle, both sides of each border."""
    ratio = image.devicePixelRatio()
    found = []
    for number, box in enumerate(boxes):
        for place, quarter in _places(box, ratio):
            seen = image.pixelColor((place * ratio).toPoint())
            if not _alike(seen, _colour(number, quarter)):
                found.append(f"{CELLS[number]} quarter {quarter}: {seen.name()}")
    return found


def _places(box: QRectF, ratio: float) -> Iterator[tuple[QPointF, int]]:
    """Points of a space in logical pixels, and the quarter each is in."""
    middle, near = box.center(), _NEAR / ratio
    for quarter, (x, y) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1))):
        yield middle + QPointF(x * near, y * near), quarter
        frame = current_style().px(_FRAME)
        across, down = box.width() / 2 - frame, box.height() / 2 - frame
        yield middle + QPointF(x * across, y * near), quarter
        yield middle + QPointF(x * near, y * down), quarter


def _board() -> QImage:
    board = QImage(SIZE * _SIDE, SIZE * _SIDE, QImage.Format.Format_RGB32)
    painter = QPainter(board)
    painter.setPen(Qt.PenStyle.NoPen)
    half = _SIDE // 2
    for number in range(len(CELLS)):
        left, top = number % SIZE * _SIDE, number // SIZE * _SIDE
        for quarter in range(4):
            x, y = left + quarter % 2 * half, top + quarter // 2 * half
            painter.fillRect(x, y, half, half, _colour(number, quarter))
    painter.end()
    return board


def _colour(number: int, quarter: int) -> QColor:
    """Chequered, and another one in each quarter: neighbours differ by more than `_SAME`."""
    row, column = divmod(number, SIZE)
    return QColor(
        60 * (quarter + 1), 20 + 36 * (column if row % 2 else row), 255 * ((row + column) % 2)
    )


def _alike(one: QColor, other: QColor) -> bool:
    pairs = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    return all(abs(a - b) < _SAME for a, b in pairs)
