"""Steps in a row: what is done, what is now, what comes."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.translation import filled

_ROUND = 36


class StepState(StrEnum):
    """Told by filling and sign as well as by colour."""

    DONE = "done"
    NOW = "now"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class Step:
    """`letter` stands in the round, `title` below it."""

    letter: str
    title: str


class StepButton(QAbstractButton):
    """One step; it can be pressed to go there."""

    def __init__(self, step: Step, parent: QWidget, *, first: bool, last: bool) -> None:
        super().__init__(parent)
        self._step, self._first, self._last = step, first, last
        self.state = StepState.NEXT
        self.setText(step.title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_state(StepState.NEXT)

    def set_state(self, state: StepState) -> None:
        self.state = state
        words = {
            StepState.DONE: self.tr("{letter}, {title}: done"),
            StepState.NOW: self.tr("{letter}, {title}: now"),
            StepState.NEXT: self.tr("{letter}, {title}: to come"),
        }[state]
        self.setAccessibleName(filled(words, letter=self._step.letter, title=self._step.title))
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        width = self.fontMetrics().horizontalAdvance(self.text()) + style.px(16)
        height = style.px(_ROUND + 8) + style.px(TextSize.SMALL + 8)
        return QSize(max(width, style.px(Target.TOUCH)), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(current_style().px(Target.TOUCH), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(0, 0, style.px(_ROUND), style.px(_ROUND))
        disc.moveCenter(QPointF(self.width() / 2, style.px(4) + disc.height() / 2))
        self._paint_way(painter, disc, style)
        self._paint_disc(painter, disc, style)
        self._paint_title(painter, disc, style)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _paint_way(self, painter: QPainter, disc: QRectF, style: Style) -> None:
        """The halves of the lines from the step before and to the next."""
        y, gap = disc.center().y(), style.px(6)
        gone = {False: QPen(style.color(Role.EDGE), style.px(2))}
        gone[True] = QPen(style.color(Role.ACCENT), style.px(2))
        if not self._first:
            painter.setPen(gone[self.state is not StepState.NEXT])
            painter.drawLine(QPointF(0, y), QPointF(disc.left() - gap, y))
        if not self._last:
            painter.setPen(gone[self.state is StepState.DONE])
            painter.drawLine(QPointF(disc.right() + gap, y), QPointF(self.width(), y))

    def _paint_disc(self, painter: QPainter, disc: QRectF, style: Style) -> None:
        filled = self.state is StepState.NOW
        role = Role.EDGE if self.state is StepState.NEXT else Role.ACCENT
        painter.setPen(QPen(style.color(role), style.px(2)))
        painter.setBrush(style.color(Role.ACCENT if filled else Role.SURFACE))
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        if self.state is StepState.DONE:
            margin = disc.width() * 0.26
            sign = disc.adjusted(margin, margin, -margin, -margin)
            draw_icon(painter, sign, "check", ink=Role.ACCENT)
            return
        painter.setPen(style.color(Role.ON_ACCENT if filled else Role.MUTED))
        painter.setFont(style.font(TextSize.LARGE, Weight.BOLD))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self._step.letter)

    def _paint_title(self, painter: QPainter, disc: QRectF, style: Style) -> None:
        now = self.state is StepState.NOW
        painter.setFont(style.font(TextSize.SMALL, Weight.BOLD if now else Weight.REGULAR))
        painter.setPen(style.color(Role.INK if now else Role.MUTED))
        line = QRectF(0, disc.bottom() + style.px(2), self.width(), style.px(TextSize.SMALL + 8))
        room = self.width() - style.px(4)
        title = cut(self.text(), painter.fontMetrics(), room)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, title)


class StepsStrip(QWidget):
    """`step_asked(number)` when a hand wants to go to a step, counted from 0."""

    step_asked = Signal(int)

    def __init__(self, label: str, steps: Sequence[Step], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.buttons = [
            StepButton(step, self, first=at == 0, last=at == len(steps) - 1)
            for at, step in enumerate(steps)
        ]
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, number=number: self.step_asked.emit(number))
            row.addWidget(button, 1)
        follow(self.restyle)

    def set_now(self, now: int) -> None:
        """Those before are done; `len(steps)` means all are."""
        self.set_states(
            [
                StepState.DONE if at < now else StepState.NOW if at == now else StepState.NEXT
                for at in range(len(self.buttons))
            ]
        )

    def set_states(self, states: Sequence[StepState]) -> None:
        """One for each step, when they are not done in order."""
        for button, state in zip(self.buttons, states, strict=True):
            button.set_state(state)

    def restyle(self) -> None:
        font = current_style().font(TextSize.SMALL, Weight.BOLD)
        for button in self.buttons:
            button.setFont(font)
            button.updateGeometry()
