"""The competition track, upright between the players: B's half above, A's below."""

from collections.abc import Set as AbstractSet

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.games.race.model import A, B, Seat, Table
from serengeti_companion.games.race.names import spot_name
from serengeti_companion.games.race.printed import END_VALUE
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.translation import filled, told

_WIDE, _LEAST = 64, 48
_LARGEST = 46


class TrackView(QAbstractButton):
    """`show_table` moves the marker; a tap asks for corrections."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._turned: frozenset[Seat] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        self.show_table(table)
        follow(self._resize)

    def show_table(self, table: Table) -> None:
        """Where the marker stands."""
        self._table = table
        spot = told(spot_name(table, table.marker))
        self.setAccessibleName(filled(self.tr("Track: marker on {spot}"), spot=spot))
        self.setToolTip(self.accessibleName())
        self.update()

    def face(self, turned: AbstractSet[Seat]) -> None:
        """The numbers of a turned half stand on their heads."""
        self._turned = frozenset(turned)
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(_WIDE), style.px(380))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(_LEAST), style.px(200))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = self._table.printed.track
        tall = self.height() / len(track)
        # The printed list goes from A's end to B's; A sits below.
        for row, value in enumerate(reversed(track)):
            marker = row - self._table.printed.steps
            box = QRectF(0, row * tall, self.width(), tall)
            painter.save()
            if marker and (B if marker < 0 else A) in self._turned:
                _turn(painter, box.center())
            self._paint_spot(painter, style, box, value, here=marker == self._table.marker)
            painter.restore()
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _resize(self) -> None:
        self.updateGeometry()
        self.update()

    def _paint_spot(
        self, painter: QPainter, style: Style, box: QRectF, value: int, *, here: bool
    ) -> None:
        side = min(box.width() - style.px(6), box.height() - style.px(4), style.px(_LARGEST))
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(box.center())
        ends = value == END_VALUE
        ground = Role.ACCENT if here else Role.WARNING_SOFT if ends else Role.SUNKEN
        painter.setPen(QPen(style.color(Role.EDGE), style.px(3 if here else 1)))
        painter.setBrush(style.color(ground))
        if here:
            painter.drawRect(spot)
        else:
            painter.drawEllipse(spot)
        painter.setPen(style.color(Role.ON_ACCENT if here else Role.INK))
        painter.setFont(style.font(TextSize.BODY, Weight.BOLD if here or ends else Weight.REGULAR))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, str(value))


def _turn(painter: QPainter, centre: QPointF) -> None:
    """Whatever is painted next stands on its head, round that point."""
    painter.translate(centre)
    painter.rotate(180)
    painter.translate(-centre)
