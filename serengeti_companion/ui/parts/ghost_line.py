"""A line that shows how the word being typed may go on."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role


class GhostLine(QLineEdit):
    """`ghost` stands behind the text; Tab or the right arrow takes it over."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ghost = ""

    def event(self, event: QEvent) -> bool:
        # Tab would leave the field before keyPressEvent hears of it.
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            tab = event.key() == Qt.Key.Key_Tab and self.can_go_on
            if tab or (event.key() == Qt.Key.Key_Right and self.ghost_shows):
                self.take_ghost()
                return True
        return super().event(event)

    @property
    def ghost_shows(self) -> bool:
        """It is seen, and so can be taken, only behind the end of the text."""
        return bool(self.ghost) and self.cursorPosition() == len(self.text())

    @property
    def can_go_on(self) -> bool:
        """Whether Tab has something to take."""
        return self.ghost_shows

    def take_ghost(self) -> None:
        """As if it had been typed, with the blank behind it."""
        self.insert(self.ghost + " ")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.ghost_shows:
            return
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(current_style().color(Role.MUTED))
        left = self.cursorRect().center().x()
        room = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.ghost)
        painter.end()
