"""A name typed in the place where it stands."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from serengeti_companion.ui.parts.keys import ENTER

_STILL_IN_USE = frozenset({Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason})


class NameField(QLineEdit):
    """`entered(name)` by Enter or when the keyboard goes elsewhere; `abandoned` by Esc."""

    entered = Signal(str)
    abandoned = Signal()

    def begin(self, name: str) -> None:
        """Show this name, all of it marked, to be typed over."""
        self.setText(name)
        self.selectAll()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.entered.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.abandoned.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _STILL_IN_USE:
            self.entered.emit(self.text())
