"""A box to tick, with its words."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QCheckBox


class TickBox(QCheckBox):
    """A tap anywhere in its row ticks it: as far as the frame goes that shows the keyboard."""

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)
