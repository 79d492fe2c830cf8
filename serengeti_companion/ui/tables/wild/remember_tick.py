"""One tick beside a question: whether the answer goes into the user's copy as well."""

from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.copy.remembering import Remembering
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target
from serengeti_companion.ui.translation import filled

_NAME = 24  # letters of the copy's name that a tick has room for


class RememberTick(TickBox):
    """All ticks of a table are one switch."""

    def __init__(self, remembering: Remembering, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._remembering = remembering
        remembering.changed.connect(self._show)
        self.toggled.connect(remembering.switch)
        self._show()
        follow(self.restyle)

    def restyle(self) -> None:
        self.setMinimumHeight(current_style().px(Target.TOUCH))

    def _show(self) -> None:
        words = self.tr("Begin a copy of my own and remember it there")
        if self._remembering.has_copy:
            name = self._remembering.name
            short = name if len(name) <= _NAME else f"{name[: _NAME - 1]}…"
            words = filled(self.tr("Remember in {copy}"), copy=short)
        self.setText(as_written(words))
        self.setAccessibleName(words)
        self.blockSignals(True)
        self.setChecked(self._remembering.on)
        self.blockSignals(False)


class ExactTick(TickBox):
    """Whether what is booked for a card is what is printed on it; off, for it may count Icons."""

    def __init__(self, remembering: Remembering, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._remembering = remembering
        words = self.tr("Exactly that is printed, no Icons counted: remember it")
        self.setText(words)
        self.setAccessibleName(words)
        self.toggled.connect(self._say)
        follow(self.restyle)

    def restyle(self) -> None:
        self.setMinimumHeight(current_style().px(Target.TOUCH))

    def clear(self) -> None:
        """For another card."""
        self.setChecked(False)
        self._remembering.exact = False

    def _say(self, exact: bool) -> None:
        self._remembering.exact = exact
        if exact:
            self._remembering.switch(True)
