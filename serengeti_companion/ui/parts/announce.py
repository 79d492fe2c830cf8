"""Words for a screen reader about something that no focus change would tell."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: str, *, urgent: bool = False) -> None:
    """Say it once; `urgent` interrupts what is being read."""
    if not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, words)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
