"""One choice out of a list that folds out."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class ChoiceBox(QComboBox):
    """The wheel scrolls the page it stands on and never chooses."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
