"""A menu for one moment: it pops up, something is chosen or not, and it is gone."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget


class PassingMenu(QMenu):
    """Made anew whenever it is asked for; closed, it would stay with its parent for the evening."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
