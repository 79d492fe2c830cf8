"""A label that ends in … where there is no room for all of it."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.ui.paint import kept_pictures
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_LEAST = 24


class ElidedLabel(TextLabel):
    """`text()` is all of it, and so is what the ear gets."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        size: TextSize = TextSize.BODY,
        weight: Weight = Weight.REGULAR,
        role: Role = Role.INK,
    ) -> None:
        super().__init__(text, parent, size=size, weight=weight, role=role)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(current_style().px(_LEAST), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        kept_pictures.draw(self, painter, self.facts(), self.paint)
        painter.end()

    def facts(self) -> tuple[Hashable, ...]:
        """All that decides what is painted, beside size and style."""
        return self.text(), self.looks, self.indent()

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """The text, as far as there is room."""
        painter.setFont(self.font())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        room = self.contentsRect().adjusted(max(self.indent(), 0), 0, 0, 0)
        shown = cut(self.text(), painter.fontMetrics(), room.width())
        painter.drawText(room, self.alignment(), shown)
