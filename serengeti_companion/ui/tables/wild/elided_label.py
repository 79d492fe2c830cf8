"""A label that ends in … where there is no room for all of it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

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
        self._measured: tuple[str, int, str] = ("", 0, "")
        self._shown = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(current_style().px(_LEAST), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        room = self.contentsRect().adjusted(max(self.indent(), 0), 0, 0, 0)
        painter.drawText(room, self.alignment(), self._fitted(room.width()))
        painter.end()

    def _fitted(self, room: int) -> str:
        """Measured when text, room or font is another: measuring takes longer than painting."""
        measured = self.text(), room, self.font().key()
        if measured != self._measured:
            self._measured = measured
            metrics = self.fontMetrics()
            self._shown = metrics.elidedText(measured[0], Qt.TextElideMode.ElideRight, room)
        return self._shown
