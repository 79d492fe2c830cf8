"""A picture on a card of the start page: it takes the room that is there."""

from abc import abstractmethod

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.ui.style.styling import Style, current_style, follow

_WIDE, _HIGH = 220, 150
_LOWEST = 60  # lower than that it is no picture


class DrawnPicture(QWidget):
    """Only to look at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self._resize)

    @abstractmethod
    def draw(self, painter: QPainter, style: Style) -> None:
        """As much as there is room for."""

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(_WIDE), style.px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        if self.height() < style.px(_LOWEST):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, style)
        painter.end()

    def _resize(self) -> None:
        self.updateGeometry()
        self.update()
