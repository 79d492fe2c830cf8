"""A link to a clause of the rules."""

from PySide6.QtWidgets import QPushButton, QWidget

from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize

_HEIGHT = 32  # a line of text: it stands beside one, and nothing in play hangs on it


class ClauseLink(QPushButton):
    """Small, underlined, and named for the ear."""

    def __init__(self, clause: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "link")
        self.show_clause(clause)
        follow(self.restyle)

    def show_clause(self, clause: str) -> None:
        """Another clause."""
        self.clause = clause
        self.setText(clause)
        self.setAccessibleName(self.tr("Rule {clause}").format(clause=clause))

    def restyle(self) -> None:
        style = current_style()
        self.setFont(style.font(TextSize.SMALL))
        self.setStyleSheet("min-height: 0px")
        self.setFixedHeight(style.px(_HEIGHT))
