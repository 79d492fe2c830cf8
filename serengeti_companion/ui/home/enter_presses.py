"""Enter does on every page what people expect of it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EnterPresses(QWidget):
    """Enter presses the button that has the focus, and `default_button` from anywhere else."""

    default_button: QPushButton | None = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _ENTER:
            super().keyPressEvent(event)
            return
        at = self.focusWidget()
        button = at if isinstance(at, QAbstractButton) else self.default_button
        # A list has its own use for Enter.
        if button is not None and not (at and at.inherits("QAbstractItemView")):
            button.click()
