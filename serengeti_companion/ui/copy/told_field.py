"""A field that keeps the way back to itself only as long as it knows one."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from serengeti_companion.ui.parts.undo_keys import is_redo, is_undo


class ToldField(QLineEdit):
    """What has been kept is undone by the page, what is still being typed by the field.

    `given_up` when Escape brought back what had stood there; only then Escape leads on.
    """

    given_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settled = ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text() != self._settled:
            self.settle(self._settled)
            self.given_up.emit()
            return
        undo = is_undo(event) and not self.isUndoAvailable()
        redo = is_redo(event) and not self.isRedoAvailable()
        if undo or redo:
            event.ignore()
        elif is_redo(event):
            self.redo()
        else:
            super().keyPressEvent(event)

    def settle(self, text: str) -> None:
        """This is what stands there, and there is no way back behind it; the caret stays."""
        self._settled = text
        at = self.cursorPosition()
        self.setText(text)
        self.setCursorPosition(min(at, len(text)))
