"""Words that wrap inside the room they get, and never ask for more."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight


class WrappedWords(QWidget):
    """Unlike a label that wraps, it does not make the page around it grow."""

    def __init__(self, parent: QWidget | None = None, *, role: Role = Role.MUTED) -> None:
        super().__init__(parent)
        self._words, self._role = "", role
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        follow(self.update)

    @property
    def words(self) -> str:
        return self._words

    def tell(self, words: str, role: Role) -> None:
        """Other words, or another colour."""
        if (words, role) != (self._words, self._role):
            self._words, self._role = words, role
            self.setAccessibleName(words)
            self.setToolTip(words)
            self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, current_style().px(TextSize.SMALL * 2 + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setFont(style.font(TextSize.SMALL, Weight.SEMIBOLD))
        painter.setPen(style.color(self._role))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        # A clause is not torn apart at its hyphens.
        words = self._words.replace("-", "-\N{WORD JOINER}")
        needed = painter.boundingRect(self.rect(), flags, words)
        box = QRect(self.rect())
        if needed.height() > self.height():
            # What does not fit is cut at the end, not at the beginning.
            flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(box, flags, words)
        painter.end()
