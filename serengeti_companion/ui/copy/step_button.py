"""A button that takes a step back or forth, and says which one as far as there is room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.parts.button_words import as_written, spoken
from serengeti_companion.ui.style.styling import current_style

WIDE = 236  # as above the table


class StepButton(QPushButton):
    """As wide whatever the step is called, so that nothing beside it moves; 0 = as the word."""

    def __init__(self, words: str, parent: QWidget | None = None, *, wide: int = WIDE) -> None:
        super().__init__(words, parent)
        self._words, self._step, self._wide = words, "", wide
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def tell(self, step: str | None) -> None:
        """The step that it takes, None = there is none; may be empty."""
        self._step = step or ""
        bare = spoken(self._words)
        named = self.tr("{what}: {step}").format(what=bare, step=step) if step else bare
        self.setAccessibleName(named)
        self.setToolTip(named)
        self.setEnabled(step is not None)
        self._fit()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint().expandedTo(QSize(current_style().px(self._wide), 0))

    def minimumSizeHint(self) -> QSize:
        """The word alone."""
        word = self._beside() + self._width_of(self._words)
        return QSize(word, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show as much of the step as there is room for."""
        named = self.tr("{what}: {step}").format(what=self._words, step="")
        room = self.width() - self._beside() - self._width_of(named)
        step = cut(self._step, self.fontMetrics(), room)
        shown = named + as_written(step) if len(step) > 1 else self._words
        if shown != self.text():
            self.setText(shown)

    def _beside(self) -> int:
        """What stands around the words."""
        return super().sizeHint().width() - self._width_of(self.text())

    def _width_of(self, words: str) -> int:
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, words).width()
