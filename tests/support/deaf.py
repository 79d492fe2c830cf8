"""The main button is deaf for a moment after its meaning changed: waited for in no time."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from serengeti_companion.ui.parts.primary_button import PrimaryButton


def wait_out(button: PrimaryButton) -> None:
    """As if its moment were over; that it ends by itself is seen in `ui/parts/test_buttons.py`."""
    QApplication.processEvents()
    for clock in button.findChildren(QTimer):
        clock.stop()
    assert not button.locked
