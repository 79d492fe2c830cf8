"""Atkinson Hyperlegible Next, shipped with the app and loaded once."""

import logging
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from serengeti_companion.paths import resources
from serengeti_companion.ui.style.tokens import Weight

FAMILY = "Atkinson Hyperlegible Next"
_CUTS = {Weight.REGULAR: "Regular", Weight.SEMIBOLD: "SemiBold", Weight.BOLD: "Bold"}
_TABULAR = "tnum"  # all figures of one width, so that a score does not jump

log = logging.getLogger(__name__)


@cache
def load(weight: Weight) -> bool:
    """Make one cut known to Qt; without it the system's own font is used."""
    path = resources() / "fonts" / f"AtkinsonHyperlegibleNext-{_CUTS[weight]}.ttf"
    known = QFontDatabase.addApplicationFont(str(path)) >= 0
    if not known:
        log.warning("font %s could not be read", path)
    return known


def make(pixels: int, weight: Weight, *, tabular: bool) -> QFont:
    """The app's font at a size in pixels."""
    load(weight)
    font = QFont(FAMILY)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    if tabular:
        font.setFeature(QFont.Tag(_TABULAR), 1)
    return font
