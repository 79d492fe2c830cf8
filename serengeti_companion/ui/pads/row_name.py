"""What stands in a row of a pad, and the rule behind it."""

from PySide6.QtWidgets import QPushButton, QWidget

from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight


class RowName(QPushButton):
    """A link to the clause that says what to do with the row."""

    def __init__(self, words: str, clause: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "link")
        self.lead_to(words, clause)
        follow(self.restyle)

    def lead_to(self, words: str, clause: str) -> None:
        """Another row, another clause."""
        self.clause = clause
        self.setText(words)
        self.setAccessibleName(self.tr("{words}, rule {clause}").format(words=words, clause=clause))
        self.setToolTip(clause)

    def restyle(self) -> None:
        self.setFont(current_style().font(TextSize.BODY, Weight.SEMIBOLD))
