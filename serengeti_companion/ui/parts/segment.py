"""A button that ends in … where those beside it leave no room for all its words."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.parts.button_words import as_written, spoken
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import TextSize, Weight

_LEAST = 128
"""Width at scale 1 that is always given: only long words are ever cut."""


class Segment(QPushButton):
    """Tell it the words as `setText` takes them; its tip has all of them while it is cut short."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._cut = False
        self.setText(words)

    def setText(self, text: str) -> None:
        self._words = text
        super().setText(text)
        self._fit()
        self.updateGeometry()

    def weigh(self) -> None:
        """The chosen one is bold too: colour is never the only sign."""
        weight = Weight.BOLD if self.isChecked() else Weight.REGULAR
        self.setFont(current_style().font(TextSize.BODY, weight))

    def sizeHint(self) -> QSize:
        """For all the words, however many are shown just now."""
        more = self._width_of(self._words) - self._width_of(self.text())
        return super().sizeHint() + QSize(more, 0)

    def minimumSizeHint(self) -> QSize:
        """A layout still gives as much as the words need where the row has it (QSizePolicy)."""
        hint = self.sizeHint()
        return hint.boundedTo(QSize(current_style().px(_LEAST), hint.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.weigh()  # a button loses its font to the style when it is first shown
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Show as much as there is room for."""
        whole = spoken(self._words)
        room = self._width_of(self._words) + self.width() - self.sizeHint().width()
        narrow = self.isVisible() and self.width() < self.sizeHint().width()
        shown = cut(whole, self.fontMetrics(), room)
        # A button without any words would measure itself by some of its own.
        wanted = as_written(shown or "…") if narrow else self._words
        if wanted != self.text():
            super().setText(wanted)
        if narrow or self._cut:
            self.setToolTip(whole if narrow else "")
        self._cut = narrow

    def _width_of(self, words: str) -> int:
        """As a button measures them: rounded otherwise than `horizontalAdvance`."""
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, words).width()
