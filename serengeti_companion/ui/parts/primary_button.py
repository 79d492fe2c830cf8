"""The one button that carries the evening on; deaf for a moment when its meaning changes."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import LOCK_MS, TextSize, Weight

_PRESSES = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.TouchBegin,
        QEvent.Type.Shortcut,
    }
)
_PRESSING = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select})


class PrimaryButton(QPushButton):
    """A tap meant for what the button said before must not do what it says now."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        # Not told the text here: PySide would make QIcon with all its names to see if it is one.
        super().__init__(parent)
        self.setText(text)
        self.setProperty("kind", "primary")
        self.setAccessibleName(spoken(text))
        self._meaning = text
        self._lock = QTimer(self)
        self._lock.setSingleShot(True)
        self._lock.setInterval(LOCK_MS)
        follow(self.restyle)

    @property
    def locked(self) -> bool:
        """Whether it is deaf just now."""
        return self._lock.isActive()

    def mean(self, text: str, meaning: str | None = None) -> None:
        """Show `text`; another `meaning` (the text if not given) locks the button."""
        if text != self.text():
            self.setText(text)
            self.setAccessibleName(spoken(text))
        wanted = text if meaning is None else meaning
        if wanted != self._meaning:
            self._meaning = wanted
            self.setDown(False)  # a press under way does not count for the new meaning
            self._lock.start()

    def event(self, event: QEvent) -> bool:
        if _presses(event) and self.locked:
            event.accept()
            return True
        return super().event(event)

    def restyle(self) -> None:
        self.setFont(current_style().font(TextSize.LARGE, Weight.SEMIBOLD))


def _presses(event: QEvent) -> bool:
    """Tab and Escape are not meant for the button: they go on even while it is deaf."""
    if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
        return event.key() in _PRESSING
    return event.type() in _PRESSES
