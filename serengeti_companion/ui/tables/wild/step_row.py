"""One step in the list of the setup checklist."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.parts.card_frame import Tone, paint_surface
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight

_LIST = 320
_DISC = 30


class StepRow(QAbstractButton):
    """One step in the list: number or tick, title, what was told."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self._done = False
        self._note = ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def tell(self, title: str, note: str, *, done: bool) -> None:
        """Show what became of the step."""
        self._done, self._note = done, note
        self.setText(title)
        state = self.tr("done") if done else self.tr("to do")
        parts = [f"{self.number}", title, note, state]
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.update()

    @property
    def done(self) -> bool:
        return self._done

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(_LIST), style.px(Target.TOUCH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if self.isChecked():
            paint_surface(painter, box, style, Tone.ACTIVE)
        side = style.px(_DISC)
        disc = QRectF(style.px(10), (box.height() - side) / 2, side, side)
        self._paint_disc(painter, disc)
        self._paint_words(painter, box.adjusted(disc.right() + style.px(10), 0, -style.px(10), 0))
        if self.hasFocus():
            paint_focus(painter, box)
        painter.end()

    def _paint_disc(self, painter: QPainter, disc: QRectF) -> None:
        style = current_style()
        painter.setPen(style.color(Role.ACCENT if self._done else Role.EDGE))
        painter.setBrush(style.color(Role.ACCENT if self._done else Role.SURFACE))
        painter.drawEllipse(disc)
        if self._done:
            inset = disc.width() * 0.22
            sign = disc.adjusted(inset, inset, -inset, -inset)
            draw_icon(painter, sign, "check", on=Role.ACCENT, ink=Role.ON_ACCENT)
            return
        painter.setFont(style.font(TextSize.BODY, Weight.BOLD, tabular=True))
        painter.setPen(style.color(Role.INK))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.number))

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        style = current_style()
        weight = Weight.BOLD if self.isChecked() else Weight.REGULAR
        painter.setFont(style.font(TextSize.BODY, weight))
        painter.setPen(style.color(Role.INK))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, left, self.text())
        used = painter.fontMetrics().horizontalAdvance(self.text()) + style.px(12)
        painter.setFont(style.font(TextSize.SMALL))
        painter.setPen(style.color(Role.MUTED))
        room = box.adjusted(used, 0, 0, 0)
        note = cut(self._note, painter.fontMetrics(), room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, note)
