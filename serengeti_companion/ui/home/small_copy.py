"""Which copy of a small game lies on the table: nobody tells anything of it beforehand."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.tokens import Role

PRACTICE, UNKNOWN = "practice", "unknown"


class SmallCopy(QWidget):
    """PRACTICE or UNKNOWN, and in `hint` what follows from it; `chosen` when a hand chose."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        choices = ((UNKNOWN, self.tr("My copy")), (PRACTICE, self.tr("Practice set")))
        self.copies = Segmented(self.tr("Copy of the game"), choices, self)
        self.copies.chosen.connect(self.chosen)
        self.hint = TextLabel("", self, role=Role.MUTED)
        self.hint.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.copies)
        column.addWidget(self.hint)

    @property
    def practice(self) -> bool:
        """Whether it is the practice set."""
        return self.copies.value == PRACTICE
