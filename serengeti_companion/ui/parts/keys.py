"""Keys that do the same wherever they are pressed."""

from PySide6.QtCore import Qt

ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
"""Beside the letters, and beside the figures."""

ARROWS: dict[Qt.Key, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""As steps to the right and down."""
