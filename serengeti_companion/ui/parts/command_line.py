"""A line for commands: with nothing typed it leaves to the table what is not text."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.parts.ghost_line import GhostLine

_LONGEST = 80
_CONTROL = Qt.KeyboardModifier.ControlModifier


class CommandLine(GhostLine):
    """An empty one has nothing of its own to take back, and no end to go to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(_LONGEST)

    def event(self, event: QEvent) -> bool:
        override = event.type() is QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._leaves(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # With nothing typed the space bar, the arrows and the way back belong to the table.
        if not self.text() and (event.key() == Qt.Key.Key_Space or self._leaves(event)):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _leaves(self, event: QKeyEvent) -> bool:
        """A key of the table: Ctrl with a letter, while there is nothing to do here with it."""
        if not event.modifiers() & _CONTROL or event.matches(QKeySequence.StandardKey.Paste):
            return False
        # On some systems Ctrl+E goes to the end of a line, where the cursor is anyway.
        at_end = self.cursorPosition() == len(self.text()) and not self.hasSelectedText()
        return not self.text() or (event.key() == Qt.Key.Key_E and at_end)
