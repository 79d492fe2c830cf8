"""A field whose content is typed over: a click into "0" and a "5" make 5, not 50 or 05."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit


class TypedOver(QObject):
    """Selects all that stands there when the keyboard comes; a second click places the cursor."""

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(field)
        self._field = field
        self._clicked_into = False
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.gotFocus():
            self._clicked_into = event.reason() is Qt.FocusReason.MouseFocusReason
            if event.reason() is Qt.FocusReason.OtherFocusReason:
                self._field.selectAll()  # Qt does so for Tab, and not where the program gives it
        elif event.type() is QEvent.Type.MouseButtonRelease and self._clicked_into:
            self._clicked_into = False
            if not self._field.hasSelectedText():
                self._field.selectAll()
        return False
