"""A space of the Map: tint, pattern and letter, so that no sign stands alone."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from serengeti_companion.ui.paint.glyphs import device_ratio
from serengeti_companion.ui.paint.patterns import PATTERNS
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

LETTERS = {"grasslands": "G", "woodlands": "W", "water": "A", "rock": "R", None: "?"}
"""As in the notation of a map side."""

_GROUNDS = {
    "grasslands": (Role.GRASSLANDS, Role.GRASSLANDS_MARK),
    "woodlands": (Role.WOODLANDS, Role.WOODLANDS_MARK),
    "water": (Role.WATER, Role.WATER_MARK),
    "rock": (Role.ROCK, Role.ROCK_MARK),
    None: (Role.UNKNOWN, Role.UNKNOWN_MARK),
}
_CORNER = 6
_RING = 3
_FRAME = 7  # so that a ring, which is drawn on it, has its own ground on both sides
_FRAME_SHARE = 1 / 7  # of a small space, so that something of the photo is left
_TINT = 0.25  # of what lies over a photo


def paint_cell(
    painter: QPainter,
    box: QRectF,
    terrain: str | None,
    *,
    lit: bool = False,
    letter: bool = True,
    photo: bool = False,
) -> None:
    """One space in `box`; `lit` puts a ring round it, `terrain` None is not known.

    With a `photo` under it the space lets it through, and tells its terrain all the same.
    """
    style = current_style()
    ground, mark = (style.color(role).name() for role in _GROUNDS[terrain])
    ratio = round(device_ratio(painter), 3)
    size = round(box.width()), round(box.height())
    if photo:
        _tint(painter, box, terrain)
    else:
        tile = _tile(terrain, size, ratio, (ground, mark, style.px(_CORNER), style.line()))
        painter.drawPixmap(box.topLeft(), tile)
    if letter:
        paint_letter(painter, box, terrain)
    if lit or style.high_contrast:
        paint_ring(painter, box, lit=lit)


def paint_letter(painter: QPainter, box: QRectF, terrain: str | None) -> None:
    """The letter of a terrain on a tab in the upper right corner; also over a piece."""
    style = current_style()
    side, corner = style.px(18), style.px(_CORNER)
    inset = style.px(2) if style.high_contrast else style.px(1)
    tab = QRectF(box.right() - side - inset, box.top() + inset, side, side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.color(_GROUNDS[terrain][0]))
    painter.drawRoundedRect(tab, corner, corner)
    painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
    painter.setPen(style.color(Role.ON_TERRAIN))
    painter.drawText(tab, Qt.AlignmentFlag.AlignCenter, LETTERS[terrain])
    painter.restore()


def paint_ring(painter: QPainter, box: QRectF, *, lit: bool = True) -> None:
    """The ring round a space of a hovered scene; without `lit` only its outline."""
    style = current_style()
    width = style.px(_RING) + style.line() if lit else style.line()
    inset = width / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(style.color(Role.HIGHLIGHT), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = style.px(_CORNER)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner)
    painter.restore()


def _tint(painter: QPainter, box: QRectF, terrain: str | None) -> None:
    """A frame in the colour of the terrain, and a breath of it over the photo."""
    style = current_style()
    ground = QColor(style.color(_GROUNDS[terrain][0]))
    width = min(style.px(_FRAME), box.width() * _FRAME_SHARE)
    corner = style.px(_CORNER)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ground, width))
    ground.setAlphaF(_TINT if terrain else 0)
    painter.setBrush(ground)
    inset = width / 2
    round_ = max(corner - inset, 1)  # of the middle of the frame; its outer edge is that of a space
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), round_, round_)
    painter.restore()


@lru_cache(maxsize=64)
def _tile(
    terrain: str | None, size: tuple[int, int], ratio: float, look: tuple[str, str, int, int]
) -> QPixmap:
    ground, mark, corner, line = look
    width, height = size
    pixmap = QPixmap(max(round(width * ratio), 1), max(round(height * ratio), 1))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(0, 0, width, height), corner, corner)
    painter.fillPath(outline, QColor(ground))
    painter.setClipPath(outline)
    _pattern(painter, QPointF(width, height), PATTERNS[terrain], QPen(QColor(mark), line * 1.4))
    painter.end()
    return pixmap


def _pattern(painter: QPainter, size: QPointF, pattern: QPainterPath, pen: QPen) -> None:
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCosmetic(True)
    pen.setWidthF(pen.widthF() * painter.device().devicePixelRatioF())
    painter.setPen(pen)
    painter.scale(size.x() / 64, size.y() / 64)  # patterns are drawn on a square of 64
    painter.drawPath(pattern)
