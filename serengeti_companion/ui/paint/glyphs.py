"""Animals and icons, rastered once for each size, screen and look."""

import math
from collections.abc import Hashable
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QPoint, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from serengeti_companion.paths import resources
from serengeti_companion.ui.paint.recolour import Dye, recoloured
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role

_FAINT = 0.45  # of what cannot be pressed
_KEPT = 600  # pixmaps: all animals and icons in the sizes of two screens and two looks


def code(species: str) -> str:
    """The two letters that stand beside an animal: "Li", "Le", "Cr"..."""
    return species[:2].capitalize()


def animal_pixmap(
    species: str, px: int, dpr: float = 1.0, *, on: Role = Role.PIECE, ink: Role = Role.ON_PIECE
) -> QPixmap:
    """An animal `px` logical pixels wide and high, drawn in `ink` on the ground `on`."""
    return _raster(f"animals/{species}", px, dpr, _dye(on, ink))


def icon_pixmap(
    name: str, px: int, dpr: float = 1.0, *, on: Role = Role.SURFACE, ink: Role = Role.INK
) -> QPixmap:
    """An icon by its file name; `ink` colours its outline and everything of one colour."""
    return _raster(f"signs/{name}", px, dpr, _dye(on, ink))


def icon(name: str, px: int, *, on: Role = Role.SUNKEN, ink: Role = Role.INK) -> QIcon:
    """For buttons and actions, sharp on every screen; make it anew when the style changes."""
    made = QIcon()
    for dpr in (1.0, 1.5, 2.0):
        made.addPixmap(icon_pixmap(name, px, dpr, on=on, ink=ink))
        # Qt would paint it in a grey of its own, which at dusk is as bright as what can be pressed.
        made.addPixmap(_faint(f"signs/{name}", px, dpr, _dye(on, ink)), QIcon.Mode.Disabled)
    return made


def app_icon() -> QIcon:
    """The icon of the windows."""
    return QIcon(str(resources() / "icons" / "app" / "serengeti-companion.svg"))


def device_ratio(painter: QPainter) -> float:
    """Device pixels for one pixel of what is painted now, zoom included."""
    transform = painter.deviceTransform()
    return math.hypot(transform.m11(), transform.m12()) or 1.0


def draw_animal(
    painter: QPainter,
    box: QRectF,
    species: str,
    *,
    on: Role = Role.PIECE,
    ink: Role = Role.ON_PIECE,
) -> None:
    """An animal as large as fits into `box`."""
    _draw(painter, box, f"animals/{species}", _dye(on, ink))


def draw_icon(
    painter: QPainter, box: QRectF, name: str, *, on: Role = Role.SURFACE, ink: Role = Role.INK
) -> None:
    """An icon as large as fits into `box`."""
    _draw(painter, box, f"signs/{name}", _dye(on, ink))


def _draw(painter: QPainter, box: QRectF, name: str, dye: Dye) -> None:
    side = int(min(box.width(), box.height()))
    if side <= 0:
        return
    pixmap = _raster(name, side, round(device_ratio(painter), 3), dye)
    corner = box.center() - QRectF(0, 0, side, side).center()
    painter.drawPixmap(QPoint(round(corner.x()), round(corner.y())), pixmap)


def _dye(on: Role, ink: Role) -> Dye:
    return _dye_of(on, ink, current_style().key)


@lru_cache(maxsize=64)
def _dye_of(on: Role, ink: Role, _look: Hashable) -> Dye:
    """Asked for with every sign that is painted, and the same for as long as the look holds."""
    style = current_style()
    return Dye(style.color(ink).name(), style.color(on).name(), flat=style.high_contrast)


@cache
def _source(name: str) -> str:
    return (resources() / "icons" / f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=_KEPT)
def _raster(name: str, px: int, dpr: float, dye: Dye) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(recoloured(_source(name), dye).encode()))
    side = max(round(px * dpr), 1)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


@lru_cache(maxsize=_KEPT)
def _faint(name: str, px: int, dpr: float, dye: Dye) -> QPixmap:
    pixmap = _raster(name, px, dpr, dye)
    faint = QPixmap(pixmap.size())
    faint.setDevicePixelRatio(dpr)
    faint.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faint)
    painter.setOpacity(_FAINT)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return faint
