"""A part of the window that shows a plan; its score runs up to a new one."""

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Motion
from serengeti_companion.ui.table_view.board_plan import Panel
from serengeti_companion.ui.table_view.draw import draw
from serengeti_companion.ui.table_view.plan import Plan


class FarPanel(QWidget):
    """The mouse goes through it to the window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self.plan: Plan | None = None
        self.turned = False
        self._score: int | None = None
        self._run = QVariantAnimation(self)
        self._run.valueChanged.connect(self.update)

    @property
    def shown_score(self) -> int | None:
        """What stands there at this moment."""
        if self._run.state() is QVariantAnimation.State.Running:
            return int(self._run.currentValue())
        return self._score

    def show_panel(self, panel: Panel, words: str, score: int | None = None) -> None:
        """Take this place and show this; `words` are for the ear."""
        self.setGeometry(panel.box.toAlignedRect())
        if words != self.accessibleName():
            self.setAccessibleName(words)
        if panel.plan != self.plan:
            self.plan = panel.plan
            self.update()
        self._count(score)

    def turn(self, *, turned: bool) -> None:
        """Towards the other side of the screen, or back."""
        if turned != self.turned:
            self.turned = turned
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.plan is None:
            return
        painter = QPainter(self)
        if self.turned:
            painter.translate(self.width(), self.height())
            painter.rotate(180)
        score = self.shown_score
        counted = None if score == self._score else str(score)
        draw(painter, QRectF(self.rect()), self.plan, counted)
        painter.end()

    def _count(self, score: int | None) -> None:
        before, self._score = self.shown_score, score
        lasts = current_style().duration(Motion.SLIDE)
        self._run.stop()
        if before is None or score is None or before == score or not lasts or not self.isVisible():
            return
        self._run.setStartValue(before)
        self._run.setEndValue(score)
        self._run.setDuration(lasts)
        self._run.start()
