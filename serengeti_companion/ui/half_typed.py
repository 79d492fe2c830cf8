"""What a hand has typed into a field and not yet left."""

from PySide6.QtWidgets import QLineEdit, QWidget


def settle_field(window: QWidget) -> None:
    """It counts from now on, as if the field had been left; also where the window is not active."""
    at = window.focusWidget()
    if isinstance(at, QLineEdit):
        at.editingFinished.emit()
