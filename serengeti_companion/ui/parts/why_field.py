"""Where somebody may say why a thing is set by hand."""

from PySide6.QtWidgets import QLineEdit, QWidget

from serengeti_companion.engine.legible import LONGEST_REASON


class WhyField(QLineEdit):
    """As much as the log takes; nobody has to say anything."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(LONGEST_REASON)
        self.setAccessibleName(self.tr("Why, if you like to say so"))
        self.setPlaceholderText(self.tr("Why? (optional)"))

    @property
    def said(self) -> str:
        """What was typed, "" = nothing."""
        return self.text().strip()
