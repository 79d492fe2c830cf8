"""A number of a player's panel: a sign, the number, and Set to."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.ui.paint import kept_pictures
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import draw_animal, draw_icon
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.wild.hold_to_set import HoldToSet
from serengeti_companion.ui.tables.wild.name_tips import NameIsTip

_SIGN = 24


class FigureArea(NameIsTip, QWidget):
    """`sign` is an icon's name, or "animal:lion"; `tail` stands small behind the number ("/8").

    It does not paint itself: what it stands on calls `draw`, once for all that stand there.
    """

    value_wanted = Signal(int, str)

    def __init__(
        self, title: str, sign: str, parent: QWidget | None = None, *, tail: str = ""
    ) -> None:
        super().__init__(parent)
        self._title, self._sign, self._tail = title, sign, tail
        self._value = 0
        self._odd = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_to = HoldToSet(self, title, lambda: self._value, self.value_wanted.emit)
        self._tell()
        follow(self.restyle)

    @property
    def value(self) -> int:
        return self._value

    def set_value(self, value: int, *, odd: bool = False) -> None:
        """`odd`: worth a warning colour, like a ninth card."""
        if (value, odd) != (self._value, self._odd):
            self._value, self._odd = value, odd
            self._tell()
            self.update()

    def set_title(self, title: str) -> None:
        if title != self._title:
            self._title = self.set_to.title = title
            self._tell()

    def show_value(self, title: str, value: int) -> None:
        """Another thing and another value at once."""
        if value != self._value:
            self._value = value
            self._title = self.set_to.title = title
            self._tell()
            self.update()
        else:
            self.set_title(title)

    def set_sign(self, sign: str) -> None:
        if sign != self._sign:
            self._sign = sign
            self.update()

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = current_style().px(Target.TOUCH)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return QSize(current_style().px(46), self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.set_to.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.set_to.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.set_to.release()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.set_to.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.set_to.key(event):
            super().keyPressEvent(event)

    def draw(self, painter: QPainter, at: QPoint) -> None:
        """The figure, its upper left corner `at`."""
        facts = ("Figure", self._sign, self._value, self._tail, self._odd)
        size = self.size()
        shown = kept_pictures.picture(facts, size, self.devicePixelRatioF(), self._paint)
        painter.drawPixmap(at, shown)
        if self.hasFocus():
            paint_focus(painter, QRectF(at.toPointF(), size.toSizeF()))

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        style = current_style()
        side = style.px(_SIGN)
        number = str(self._value)
        painter.setFont(style.font(TextSize.LARGE, Weight.BOLD, tabular=True))
        wide = painter.fontMetrics().horizontalAdvance(number)
        painter.setFont(style.font(TextSize.SMALL))
        room = box.width() - side - style.px(3) - wide
        tail = painter.fontMetrics().horizontalAdvance(self._tail)
        tail = tail if tail <= room else 0
        gap = style.px(3)
        left = box.left() + max((box.width() - side - gap - wide - tail) / 2, 0)
        self._paint_sign(painter, QRectF(left, (box.height() - side) / 2, side, side))
        beside = wide if tail else 0
        self._paint_number(painter, box.adjusted(left + side + gap, 0, 0, 0), number, beside)

    def _paint_sign(self, painter: QPainter, place: QRectF) -> None:
        kind, _, species = self._sign.partition(":")
        if species:
            draw_animal(painter, place, species, on=Role.SURFACE, ink=Role.INK)
        else:
            draw_icon(painter, place, kind)

    def _paint_number(self, painter: QPainter, room: QRectF, number: str, beside: int) -> None:
        """The tail begins `beside` pixels further on; 0 = there is no room for it."""
        style = current_style()
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(style.font(TextSize.LARGE, Weight.BOLD, tabular=True))
        painter.setPen(style.color(Role.WARNING if self._odd else Role.INK))
        painter.drawText(room, flags, number)
        if self._tail and beside:
            painter.setFont(style.font(TextSize.SMALL))
            painter.setPen(style.color(Role.MUTED))
            painter.drawText(room.adjusted(beside, style.px(2), 0, 0), flags, self._tail)

    def _tell(self) -> None:
        words = f"{self._title}: {self._value}{self._tail}"
        self.setAccessibleName(words)


class Figure(FigureArea):
    """One that stands alone and paints itself."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.draw(painter, QPoint())
        painter.end()


def draw_all(figures: Iterable[FigureArea], painter: QPainter, dirty: QRect) -> None:
    """Those of the figures on one widget that are in sight and touched by what is repainted."""
    for figure in figures:
        if not figure.isHidden():
            place = figure.geometry()
            if dirty.intersects(place):
                figure.draw(painter, place.topLeft())
