"""What counts a tap twice in a hurry as one: the second was meant for what lay there before."""

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QToolButton


class Once:
    """Beside a class of widgets; a slower second tap is one of its own."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


class OnceButton(Once, QToolButton):
    """A button whose next press is about somebody else."""
