"""Enter does on every page what people expect of it."""

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from serengeti_companion.ui.parts.keys import ENTER


class EnterPresses(QWidget):
    """Enter presses the button that has the focus, and `default_button` from anywhere else.

    What is only chosen or ticked there has Space for it: Enter goes on from it too.
    """

    default_button: QPushButton | None = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():  # a key held down does not start what the next page offers
            self._press(self.focusWidget())

    def _press(self, at: QWidget | None) -> None:
        button = at if isinstance(at, QAbstractButton) else None
        if button is None or (button.isCheckable() and self.default_button is not None):
            button = self.default_button
        # A list has its own use for Enter.
        if button is not None and not _is_list(at):
            button.click()


def _is_list(widget: QWidget | None) -> bool:
    # By its name: the class itself would cost every start some milliseconds.
    return widget is not None and widget.inherits("QAbstractItemView")
