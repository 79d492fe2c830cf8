"""A field that keeps the way back to itself only as long as it knows one."""

from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit


class ToldField(QLineEdit):
    """What has been kept is undone by the page, what is still being typed by the field."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
        redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
        if undo or redo:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def settle(self, text: str) -> None:
        """This is what stands there, and there is no way back behind it; the caret stays."""
        at = self.cursorPosition()
        self.setText(text)
        self.setCursorPosition(min(at, len(text)))
