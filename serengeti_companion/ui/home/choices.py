"""Theme, scale, motion and the place of the window: taken up at the start, kept when changed."""

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

from serengeti_companion.storage.preferences import GEOMETRY, MOTION, SCALE, THEME
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.themes import Theme

PERCENT = 100


def take_up(kept: Kept) -> None:
    """Give the style what was chosen last time."""
    style = current_style()
    theme = kept.get(THEME)
    if theme in set(Theme):
        style.set_theme(Theme(theme))
    style.set_scale(kept.get(SCALE) / PERCENT)
    style.set_motion(kept.get(MOTION) != "off")


def keep_look(kept: Kept) -> None:
    """Remember the look that holds now."""
    style = current_style()
    kept.remember(THEME, style.theme.value)
    kept.remember(SCALE, round(style.scale * PERCENT))


def keep_motion(kept: Kept) -> None:
    """Remember whether things may move, as far as the system wants it."""
    kept.remember(MOTION, "system" if current_style().motion else "off")


def put_back(kept: Kept, window: QWidget) -> bool:
    """The window where it was last time; whether that is known."""
    saved = kept.get(GEOMETRY)
    return bool(saved) and window.restoreGeometry(QByteArray.fromBase64(saved.encode()))


def keep_place(kept: Kept, window: QWidget) -> None:
    """Remember where the window is."""
    kept.remember(GEOMETRY, bytes(window.saveGeometry().toBase64().data()).decode())
