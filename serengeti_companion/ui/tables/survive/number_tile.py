"""One number of a colour: in the hand, in play, eaten or away."""

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, Target, TextSize, Weight

_WIDEST = 84
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class State(StrEnum):
    """What the table shows of a number."""

    FREE = "free"  # in the hand, or nobody can tell
    CHOSEN = "chosen"  # the first of two that are turned up
    LAID = "laid"
    CAUGHT = "caught"  # about to be eaten
    EATEN = "eaten"
    SAFE = "safe"


_GROUND = {
    State.FREE: Role.SUNKEN,
    State.CHOSEN: Role.ACCENT_SOFT,
    State.LAID: Role.ACCENT_SOFT,
    State.CAUGHT: Role.REFUSAL_SOFT,
}
_OUTLINE = {
    State.FREE: Role.EDGE,
    State.CHOSEN: Role.ACCENT,
    State.LAID: Role.ACCENT,
    State.CAUGHT: Role.REFUSAL,
}
_GONE = frozenset({State.EATEN, State.SAFE})
_STRONG = frozenset({State.CHOSEN, State.LAID, State.CAUGHT})


class NumberTile(QAbstractButton):
    """`moved` by the arrow keys: -1 or 1."""

    moved = Signal(int)

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.state = State.FREE
        self.setText(str(number))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        follow(self._resize)

    def show_state(self, state: State, words: str, *, on: bool) -> None:
        """Show what became of the number; `on`: a tap does something."""
        if (state, words, on) == (self.state, self.accessibleName(), self.isEnabled()):
            return
        self.state = state
        self.setEnabled(on)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def _resize(self) -> None:
        self.setMaximumWidth(current_style().px(_WIDEST))

    def sizeHint(self) -> QSize:
        side = current_style().px(Target.TOUCH)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(step)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.state not in _GONE:
            self._paint_ground(painter, box, style)
        self._paint_number(painter, box, style)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _paint_ground(self, painter: QPainter, box: QRectF, style: Style) -> None:
        quiet = self.state is State.FREE and not self.isEnabled()
        strong = self.state in _STRONG
        outline = Role.LINE if quiet else _OUTLINE[self.state]
        width = style.px(3) if strong else style.line()
        painter.setPen(QPen(style.color(outline), width))
        pressed = self.isDown() and self.isEnabled()
        painter.setBrush(style.color(Role.ACCENT_SOFT if pressed else _GROUND[self.state]))
        corner = style.px(RADIUS_SMALL)
        inset = width / 2
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner)

    def _paint_number(self, painter: QPainter, box: QRectF, style: Style) -> None:
        gone = self.state in _GONE
        weight = Weight.BOLD if self.state in _STRONG else Weight.SEMIBOLD
        size = TextSize.TITLE if self.state in _STRONG else TextSize.LARGE
        painter.setFont(style.font(size, Weight.REGULAR if gone else weight, tabular=True))
        painter.setPen(style.color(Role.MUTED if gone else Role.INK))
        aside = style.px(2) if self.state in {State.EATEN, State.CAUGHT} else 0  # of the cross
        painter.drawText(box.translated(-aside, aside), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.state is State.FREE or self.state is State.CHOSEN:
            return
        painter.setPen(QPen(style.color(Role.REFUSAL), style.px(2)))
        if self.state in {State.EATEN, State.CAUGHT}:
            _cross(painter, box, style)
        elif self.state is State.SAFE:
            painter.setPen(QPen(style.color(Role.MUTED), style.px(2)))
            foot = box.bottom() - style.px(8)
            painter.drawLine(
                QPointF(box.left() + style.px(14), foot), QPointF(box.right() - style.px(14), foot)
            )


def _cross(painter: QPainter, box: QRectF, style: Style) -> None:
    """A small cross in the corner, clear of the number: colour is never the only sign."""
    side, edge = style.px(8), style.px(5)
    corner = QRectF(box.right() - side - edge, box.top() + edge, side, side)
    painter.drawLine(corner.topLeft(), corner.bottomRight())
    painter.drawLine(corner.topRight(), corner.bottomLeft())
