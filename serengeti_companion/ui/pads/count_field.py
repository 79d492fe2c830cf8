"""A count to be typed or stepped, that remembers what was typed even where it cannot stand."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.whole_number import read_whole
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Target, TextSize, Weight

HIGHEST = 999
_NARROW = 48


class CountField(NumberStepper):
    """`counted` whenever the text changed, `settled` at Enter; `compact` is without its buttons."""

    counted = Signal()
    settled = Signal()

    def __init__(
        self,
        label: str,
        parent: QWidget | None = None,
        *,
        highest: int = HIGHEST,
        compact: bool = False,
    ) -> None:
        self._compact = compact
        super().__init__(label, 0, parent, highest=highest, side=Target.TOUCH)
        for button in (self.less, self.more):
            button.setVisible(not compact)
        self.value_wanted.connect(self.counted)
        self.field.textEdited.connect(self.counted)

    @property
    def number(self) -> int | None:
        """What stands there as a number; None where it is none, or too high."""
        return read_whole(self.field.text(), self._lowest, self._highest)

    @property
    def text(self) -> str:
        """What was typed, whatever it is."""
        return self.field.text()

    def put(self, text: str) -> None:
        """Show what was typed once, and judge it again."""
        number = read_whole(text, self._lowest, self._highest)
        if number is not None:
            self.set_value(number)
            return
        self.field.setText(text)
        self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Enter belongs to the field alone: the page would press a button with it.
        key = event.key() if isinstance(event, QKeyEvent) else None
        if key in ENTER and event.type() is QEvent.Type.KeyPress:
            self._enter()
            return True
        return super().eventFilter(watched, event)

    def restyle(self) -> None:
        super().restyle()
        style = current_style()
        if self._compact:
            self.field.setMinimumWidth(style.px(_NARROW))
            self.field.setFont(style.font(TextSize.BODY, Weight.BOLD, tabular=True))

    def _enter(self) -> None:
        self._settle()
        if self.number is not None:
            self.settled.emit()
