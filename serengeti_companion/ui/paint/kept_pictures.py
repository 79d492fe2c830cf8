"""Pictures of small things that look the same again and again, painted once.

A widget in Python pays for every call to the painter, and its looks depend on few facts. So it
is painted into a picture under those facts, and after that the picture is all that is drawn.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role

_ROOM = 12 * 1024 * 1024  # bytes of pixels that are kept: the cards of four players and more
_DEEP = 4  # bytes a pixel

_kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
_held = [0]


def picture(
    facts: Hashable,
    size: QSize,
    ratio: float,
    paint: Callable[[QPainter, QRectF], None],
    ground: Role | None = None,
) -> QPixmap:
    """The picture for `facts`, of which `size`, screen and look are made part here.

    On a `ground` it hides what is below, and takes less to draw.
    """
    key = (facts, size.width(), size.height(), ratio, current_style().key)
    found = _kept.get(key)
    if found is not None:
        _kept.move_to_end(key)
        return found
    made = _painted(size, ratio, paint, ground)
    _kept[key] = made
    _held[0] += _bytes(made)
    while _held[0] > _ROOM and len(_kept) > 1:
        _, oldest = _kept.popitem(last=False)
        _held[0] -= _bytes(oldest)
    return made


def draw_ground(
    widget: QWidget,
    painter: QPainter,
    facts: Hashable,
    paint: Callable[[QPainter, QRectF], None],
) -> None:
    """Like `draw`, for a widget that stands on the page itself and lets nothing through."""
    key = type(widget).__name__, facts
    size, ratio = widget.size(), widget.devicePixelRatioF()
    painter.drawPixmap(0, 0, picture(key, size, ratio, paint, Role.PAPER))


def draw(
    widget: QWidget,
    painter: QPainter,
    facts: Hashable,
    paint: Callable[[QPainter, QRectF], None],
    box: QRect | None = None,
) -> None:
    """Over all of `widget`, or `box` of it, what `paint` would paint for these facts."""
    place = widget.rect() if box is None else box
    if place.isEmpty():
        return
    key = type(widget).__name__, facts
    painter.drawPixmap(
        place.topLeft(), picture(key, place.size(), widget.devicePixelRatioF(), paint)
    )


def _painted(
    size: QSize, ratio: float, paint: Callable[[QPainter, QRectF], None], ground: Role | None
) -> QPixmap:
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent if ground is None else current_style().color(ground))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return made


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _DEEP
