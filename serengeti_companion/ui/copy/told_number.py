"""A whole number that is typed; what is none is told below it, and changes nothing."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.copy.told_text import ToldText
from serengeti_companion.ui.parts.whole_number import read_whole
from serengeti_companion.ui.style.styling import current_style

_WIDTH = 72


class ToldNumber(ToldText):
    """`number_told(number)` once another one is typed; None = left empty, where it may be."""

    number_told = Signal(object)

    def __init__(
        self,
        label: str,
        parent: QWidget | None = None,
        *,
        lowest: int = 0,
        highest: int = 999,
        optional: bool = False,
    ) -> None:
        super().__init__(label, parent)
        self._lowest, self._highest, self._optional = lowest, highest, optional
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.settled.connect(self._read)

    def set_value(self, value: int | None) -> None:
        """Show a number; nothing is emitted."""
        self.set_text("" if value is None else str(value))

    def _read(self, text: str) -> None:
        number = read_whole(text, self._lowest, self._highest)
        if number is None and not (self._optional and not text):
            words = self.tr("A whole number from {lowest} to {highest}, please.")
            self.complain(words.format(lowest=self._lowest, highest=self._highest))
        else:
            self.number_told.emit(number)

    def _resize(self) -> None:
        super()._resize()
        self.field.setMinimumWidth(current_style().px(_WIDTH))
