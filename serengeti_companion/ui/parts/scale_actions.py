"""Ctrl +, Ctrl - and Ctrl 0: one control for the size of everything."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.style.styling import current_style


def add_scale_actions(window: QWidget) -> tuple[QAction, ...]:
    """Larger, smaller and normal size, with their keys, added to the window."""
    style = current_style()
    words = QCoreApplication.translate
    actions = (
        _action(window, words("ScaleActions", "Larger"), "Ctrl++", "Ctrl+="),
        _action(window, words("ScaleActions", "Smaller"), "Ctrl+-"),
        _action(window, words("ScaleActions", "Normal size"), "Ctrl+0"),
    )
    for action, slot in zip(actions, (style.larger, style.smaller, style.reset_scale), strict=True):
        action.triggered.connect(slot)
    return actions


def _action(window: QWidget, words: str, *keys: str) -> QAction:
    action = QAction(words, window)
    action.setShortcuts([QKeySequence(key) for key in keys])
    window.addAction(action)
    return action
