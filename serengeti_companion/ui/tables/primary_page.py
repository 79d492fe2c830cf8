"""A page that one button carries on: Enter presses it from anywhere but a field being typed in."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.primary_button import PrimaryButton


class PrimaryPage(QWidget):
    """`primary` is the button; a page that is no use at the moment switches it off."""

    clause_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.primary = PrimaryButton("", self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def refresh(self, before: Any, after: Any) -> None:  # noqa: ANN401 -- each game has a table of its own
        """The table is another one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typing = isinstance(self.focusWidget(), QLineEdit | QComboBox)
        if event.key() not in ENTER or typing or event.isAutoRepeat():
            super().keyPressEvent(event)
        elif self.primary.isEnabled() and self.primary.isVisible() and not self.primary.locked:
            self.primary.click()
