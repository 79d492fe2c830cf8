"""The keys that work everywhere in the window, and what the keys sheet says of them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from serengeti_companion.ui.parts.scale_actions import add_scale_actions

if TYPE_CHECKING:
    from serengeti_companion.ui.main_window import MainWindow


def add_window_keys(window: "MainWindow") -> None:
    """Keys that a text field does not keep for itself."""
    add_scale_actions(window)
    words = QCoreApplication.translate
    _add(window, words("WindowKeys", "Keys and rules"), window.show_keys, "F1", "?")
    _add(window, words("WindowKeys", "Full screen"), window.toggle_full_screen, "F11")
    _add(window, words("WindowKeys", "Quit"), window.close, "Ctrl+Q")


def keys() -> tuple[tuple[str, str], ...]:
    """Key and meaning, in the language of the window."""
    words = QCoreApplication.translate
    return (
        ("F1, ?", words("WindowKeys", "This sheet, and the rules")),
        ("Ctrl +, Ctrl −, Ctrl 0", words("WindowKeys", "Everything larger, smaller, normal")),
        ("F9", words("WindowKeys", "At the table: a second window for a television")),
        ("F11", words("WindowKeys", "Full screen")),
        ("Esc", words("WindowKeys", "Close what is open, or one page back")),
        ("Tab, Shift Tab", words("WindowKeys", "To the next thing, to the one before")),
        ("Enter", words("WindowKeys", "Press the button with the frame, or the main one")),
        ("Alt + letter", words("WindowKeys", "Press the button with that letter underlined")),
        ("F2", words("WindowKeys", "Rename a session; at the table: set a number by hand")),
        (words("WindowKeys", "Space"), words("WindowKeys", "At the table of WILD: done")),
        ("Ctrl Z, Ctrl Y", words("WindowKeys", "At the table: undo, redo")),
        ("Ctrl E", words("WindowKeys", "At the table: set anything by hand")),
        ("Del", words("WindowKeys", "Delete the chosen session")),
        ("Ctrl L", words("WindowKeys", "Look back through the chosen session")),
        ("← →, Home, End", words("WindowKeys", "Looking back: a move, to the start, to the end")),
        ("Page Up, Page Down", words("WindowKeys", "Looking back: a round")),
        ("Ctrl Q", words("WindowKeys", "Quit; everything is kept")),
    )


def _add(window: "MainWindow", words: str, slot: Callable[[], object], *keys: str) -> None:
    action = QAction(words, window)
    action.setShortcuts([QKeySequence(key) for key in keys])
    action.triggered.connect(slot)
    window.addAction(action)
