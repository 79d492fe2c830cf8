"""A small surface that floats over a window's content, kept inside it."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS, Role


class FloatingFrame(QFrame):
    """A child of the window it floats over, with a row for its content."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.row = QHBoxLayout(self)
        self.hide()
        follow(self.restyle)

    def restyle(self) -> None:
        style = current_style()
        self.row.setContentsMargins(style.px(14), style.px(6), style.px(10), style.px(6))
        self.row.setSpacing(style.px(12))

    def put(self, corner: QPoint) -> None:
        """Show it with its upper left corner there, or as near as the window allows."""
        self.adjustSize()
        over = self.parentWidget().rect()
        x = max(min(corner.x(), over.right() - self.width()), over.left())
        y = max(min(corner.y(), over.bottom() - self.height()), over.top())
        self.move(x, y)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(style.color(Role.INK), style.line() * 1.5))
        painter.setBrush(style.color(Role.SURFACE))
        inset = style.line()
        corner = style.px(RADIUS)
        painter.drawRoundedRect(self.rect().adjusted(inset, inset, -inset, -inset), corner, corner)
        painter.end()
