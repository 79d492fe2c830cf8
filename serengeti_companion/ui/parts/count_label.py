"""A number that counts up to its new value, or jumps there when nothing shall move."""

from PySide6.QtCore import QAbstractAnimation, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Motion, Role, TextSize, Weight


class CountLabel(TextLabel):
    """`count_to` may be called at any time, also while it is counting.

    It paints itself: a QLabel that takes the focus lays every text out as a document.
    """

    def __init__(
        self,
        value: int = 0,
        parent: QWidget | None = None,
        *,
        size: TextSize = TextSize.SCORE,
        weight: Weight = Weight.BOLD,
        role: Role = Role.INK,
    ) -> None:
        super().__init__("", parent, size=size, weight=weight, role=role, tabular=True)
        self._value = value
        self._shown = str(value)
        self._counting: QVariantAnimation | None = None

    @property
    def value(self) -> int:
        """Where it stands or is counting to."""
        return self._value

    def text(self) -> str:
        """What is seen just now."""
        return self._shown

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._shown), metrics.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(self.rect(), self.alignment(), self._shown)
        painter.end()

    def count_to(self, value: int) -> None:
        shown, self._value = int(self._shown), value
        duration = current_style().duration(Motion.COUNT)
        if self._counting is not None:
            self._counting.stop()
        if duration == 0 or not self.isVisible() or shown == value:
            self._show(value)
            return
        if self._counting is None:
            self._counting = QVariantAnimation(self)
            self._counting.valueChanged.connect(self._show)
        self._counting.setDuration(duration)
        self._counting.setStartValue(shown)
        self._counting.setEndValue(value)
        self._counting.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _show(self, value: object) -> None:
        wider = len(str(value)) != len(self._shown)
        self._shown = str(value)
        if wider:
            self.updateGeometry()
        self.update()
