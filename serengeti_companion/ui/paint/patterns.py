"""The five patterns of terrain, line drawings on a square of 64 by 64."""

from PySide6.QtGui import QPainterPath

_TUFTS = ((10, 16), (32, 10), (22, 32), (46, 26), (10, 50), (34, 54), (55, 48))
_TREES = ((13, 18), (38, 12), (26, 38), (52, 36), (11, 58), (42, 60))
_WAVES = (10, 23, 36, 49, 62)
_STONES = ((4, 20, 12), (30, 14, 9), (40, 34, 13), (10, 44, 10), (30, 58, 12), (52, 60, 8))
_STEP = 16


def _grasslands() -> QPainterPath:
    """Tufts of three blades."""
    path = QPainterPath()
    for x, y in _TUFTS:
        for lean in (-4, 0, 4):
            path.moveTo(x, y)
            path.quadTo(x + lean / 4, y - 4, x + lean, y - (6 if lean else 8))
    return path


def _woodlands() -> QPainterPath:
    """Round trees on a trunk."""
    path = QPainterPath()
    for x, y in _TREES:
        path.addEllipse(x - 6, y - 15, 12, 11)
        path.moveTo(x, y - 4)
        path.lineTo(x, y)
    return path


def _water() -> QPainterPath:
    """Waves, every second row shifted."""
    path = QPainterPath()
    for row, y in enumerate(_WAVES):
        x = -12 if row % 2 else -4
        path.moveTo(x, y)
        while x < 72:
            path.cubicTo(x + 4, y - 5, x + 4, y - 5, x + 8, y)
            path.cubicTo(x + 12, y + 5, x + 12, y + 5, x + 16, y)
            x += 16
    return path


def _rock() -> QPainterPath:
    """Peaks with a crack."""
    path = QPainterPath()
    for x, y, size in _STONES:
        path.moveTo(x, y)
        path.lineTo(x + size * 0.5, y - size)
        path.lineTo(x + size * 0.9, y - size * 0.5)
        path.lineTo(x + size * 1.4, y)
        path.moveTo(x + size * 0.5, y - size)
        path.lineTo(x + size * 0.6, y - size * 0.35)
    return path


def _unknown() -> QPainterPath:
    """Crumbs: nothing is drawn here yet."""
    path = QPainterPath()
    for y in range(_STEP // 2, 64, _STEP):
        for x in range(_STEP // 2, 64, _STEP):
            path.moveTo(x, y)
            path.lineTo(x + 0.5, y)
    return path


PATTERNS: dict[str | None, QPainterPath] = {
    "grasslands": _grasslands(),
    "woodlands": _woodlands(),
    "water": _water(),
    "rock": _rock(),
    None: _unknown(),
}
