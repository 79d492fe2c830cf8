"""A small field for a whole number: typed, or stepped with the arrow keys."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from serengeti_companion.ui.parts.typed_over import TypedOver

_STEPS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageUp: 10,
    Qt.Key.Key_PageDown: -10,
}


class NumberEntry(QLineEdit):
    """Only numbers within the limits stay in it: what is beyond becomes the limit when it is left.

    Left empty it keeps the last one.
    """

    def __init__(
        self, value: int, lowest: int, highest: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(str(value), parent)
        self._lowest, self._highest = lowest, highest
        self._value = self._first = value
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        TypedOver(self)
        self.setValidator(QIntValidator(lowest, highest, self))
        self.textChanged.connect(self._typed)
        self.editingFinished.connect(lambda: self.setText(str(self._value)))

    @property
    def value(self) -> int:
        """The last number, held within the limits."""
        return self._value

    @property
    def changed(self) -> bool:
        """Whether it is another number than at first."""
        return self._value != self._first

    def reset(self) -> None:
        """The number of the beginning."""
        self.set_value(self._first)

    def set_value(self, value: int) -> None:
        """Put a number, held within the limits."""
        self.setText(str(min(max(value, self._lowest), self._highest)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.set_value(self._value + step)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setText(str(self._value))

    def _typed(self, text: str) -> None:
        if text.isdecimal():
            self._value = min(max(int(text), self._lowest), self._highest)
