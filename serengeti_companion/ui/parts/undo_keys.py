"""The keys of a step back and forth."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence


def is_undo(event: QKeyEvent) -> bool:
    """Ctrl+Z, or what the desktop has for it."""
    return event.matches(QKeySequence.StandardKey.Undo)


def is_redo(event: QKeyEvent) -> bool:
    """Ctrl+Y too, where the desktop knows only Ctrl+Shift+Z."""
    control = Qt.KeyboardModifier.ControlModifier
    ctrl_y = event.key() == Qt.Key.Key_Y and event.modifiers() == control
    return ctrl_y or event.matches(QKeySequence.StandardKey.Redo)
