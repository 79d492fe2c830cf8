"""A line for commands: with nothing typed it leaves to the table what is not text."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.parts.ghost_line import GhostLine

_LONGEST = 80
_WAY_BACK = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class CommandLine(GhostLine):
    """An empty one has nothing of its own to take back."""

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
        return not self.text() and any(event.matches(key) for key in _WAY_BACK)
