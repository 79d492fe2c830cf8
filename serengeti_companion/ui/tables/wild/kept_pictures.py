"""Pictures of small things that look the same again and again, painted once.

A widget in Python pays for every call to the painter, and its looks depend on few facts. So it
is painted into a picture under those facts, and after that the picture is all that is drawn.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.style.styling import current_style

_ROOM = 8 * 1024 * 1024  # bytes of pixels that are kept: the cards of four players and more
_DEEP = 4  # bytes a pixel

_kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
_held = [0]


def picture(
    facts: Hashable, size: QSize, ratio: float, paint: Callable[[QPainter, QRectF], None]
) -> QPixmap:
    """The picture for `facts`, of which `size`, screen and look are made part here."""
    key = (facts, size.width(), size.height(), ratio, current_style().key)
    found = _kept.get(key)
    if found is not None:
        _kept.move_to_end(key)
        return found
    made = _painted(size, ratio, paint)
    _kept[key] = made
    _held[0] += _bytes(made)
    while _held[0] > _ROOM and len(_kept) > 1:
        _, oldest = _kept.popitem(last=False)
        _held[0] -= _bytes(oldest)
    return made


def draw(
    widget: QWidget,
    painter: QPainter,
    facts: Hashable,
    paint: Callable[[QPainter, QRectF], None],
) -> None:
    """Over all of `widget`, what `paint` would paint for these facts."""
    kind = type(widget).__name__
    size, ratio = widget.size(), widget.devicePixelRatioF()
    painter.drawPixmap(0, 0, picture((kind, facts), size, ratio, paint))


def _painted(size: QSize, ratio: float, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return made


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _DEEP
