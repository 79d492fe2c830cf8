"""One Action Space: its price, frame, markers and lock."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.names import ACTION_NAMES
from serengeti_companion.games.wild.rules import spaces
from serengeti_companion.games.wild.terms import (
    ActionSpace,
    Frame,
)
from serengeti_companion.ui.paint import kept_pictures
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.paint.player_mark import initial, paint_mark
from serengeti_companion.ui.paint.space_frame import paint_space_frame
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import (
    RADIUS_SMALL,
    PlayerColour,
    PlayerShape,
    Role,
    Target,
    TextSize,
    Weight,
)
from serengeti_companion.ui.tables.wild.hold_to_set import HoldToSet
from serengeti_companion.ui.tables.wild.name_tips import NameIsTip
from serengeti_companion.ui.tables.wild.phrases import coins
from serengeti_companion.ui.tables.wild.player_name import sign_of
from serengeti_companion.ui.translation import filled, listed, told

_DEAREST = 99


class SpaceButton(NameIsTip, QAbstractButton):
    """One Action Space; a tap arms it, Set to changes its price."""

    price_wanted = Signal(int, str)

    def __init__(self, space: ActionSpace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.space = space
        self._spaces: tuple[ActionSpace, ...] = ()
        self._shown: tuple[object, ...] = ()
        self._markers: tuple[tuple[str, PlayerColour, PlayerShape], ...] = ()
        self._closed = ""
        self._usable = True
        self._armed = False
        self._assumed = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_to = HoldToSet(
            self, self._title(), lambda: self.space.price, self.price_wanted.emit, _DEAREST
        )
        follow(self.restyle)

    def show_state(self, table: Table, actor: Seat, *, armed: bool) -> None:
        """Take over what stands on it and whether `actor`, who is next, may use it."""
        now = self.space
        if table.spaces is not self._spaces:
            self._spaces = table.spaces
            now = table.space(now.id) or now
        here = [table.players[seat] for seat in spaces.occupants(table, now.id)]
        markers = tuple([(player.name, *sign_of(player)) for player in here])
        usable = spaces.is_usable(table, actor, now)
        shown = (now, markers, self._why_closed(table, now), usable, armed, table.assumed)
        if shown != self._shown:
            self._shown = shown
            self.space, self._markers, self._closed, self._usable = shown[:4]
            self._armed, self._assumed = armed, table.assumed
            self._tell()
            self.update()

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = current_style().px(Target.TOUCH)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.set_to.press(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.set_to.move(event)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.set_to.release():
            self.setDown(False)
        else:
            super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.set_to.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        elif not self.set_to.key(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        kept_pictures.draw(self, painter, self._looks(), self._paint)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _looks(self) -> tuple[Hashable, ...]:
        """All that decides what is painted."""
        markers = tuple([(*sign, initial(name)) for name, *sign in self._markers])
        states = (self._usable, self._armed, self.isDown(), self._assumed)
        return (self.space.frame, self.space.price, self._closed, markers, *states)

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        style = current_style()
        self._paint_frame(painter, box, style)
        if self._closed:
            self._paint_closed(painter, box, style)
        else:
            self._paint_price(painter, box, style)
        self._paint_markers(painter, box, style)
        if self._assumed and not self._closed:
            self._paint_assumed(painter, box, style)

    def _why_closed(self, table: Table, space: ActionSpace) -> str:
        """Either "lock" or the round from which it is open, "" when it is open."""
        if spaces.is_locked(table, space):
            return "lock"
        barred = spaces.barred_in_round_1(table, space.action)
        return "2" if barred or (table.round == 1 and space.closed_in_round_1) else ""

    def _paint_frame(self, painter: QPainter, box: QRectF, style: Style) -> None:
        """Closed all round: one marker; open corners: any number."""
        role = Role.ACCENT if self._armed else Role.INK if self._usable else Role.EDGE
        width = style.px(3 if self._armed else 2)
        inset = style.px(3)
        body = box.adjusted(inset, inset, -inset, -inset)
        corner = style.px(RADIUS_SMALL)
        ground = Role.ACCENT_SOFT if self._armed or self.isDown() else Role.SUNKEN
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.color(ground if self._usable or self._armed else Role.SURFACE))
        painter.drawRoundedRect(body, corner, corner)
        pen = QPen(style.color(role), width)
        paint_space_frame(painter, body, pen, partly=self.space.frame is Frame.PARTLY)

    def _paint_price(self, painter: QPainter, box: QRectF, style: Style) -> None:
        if self._markers:
            return
        side = style.px(26)
        coin = QRectF(0, 0, side, side)
        coin.moveCenter(box.center())
        painter.setPen(QPen(style.color(Role.INK if self._usable else Role.MUTED), style.px(1.5)))
        painter.setBrush(style.color(Role.GLOW if self._usable else Role.SURFACE))
        painter.drawEllipse(coin)
        painter.setFont(style.font(TextSize.BODY, Weight.BOLD))
        painter.setPen(style.color(Role.ON_GLOW if self._usable else Role.MUTED))
        painter.drawText(coin, Qt.AlignmentFlag.AlignCenter, str(self.space.price))

    def _paint_closed(self, painter: QPainter, box: QRectF, style: Style) -> None:
        side = style.px(22)
        place = QRectF(0, 0, side, side)
        place.moveCenter(box.center())
        if self._closed == "lock":
            draw_icon(painter, place, "lock", ink=Role.MUTED)
            return
        place.translate(0, -style.px(7))
        draw_icon(painter, place, "lock", ink=Role.MUTED)
        painter.setFont(style.font(TextSize.SMALL))
        painter.setPen(style.color(Role.MUTED))
        line = QRectF(box.left(), place.bottom() - style.px(2), box.width(), style.px(18))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.tr("R2"))

    def _paint_markers(self, painter: QPainter, box: QRectF, style: Style) -> None:
        """The markers, and the price small beside them."""
        if not self._markers:
            return
        side = style.px(28 if len(self._markers) == 1 else 26)
        step = 0.0
        if len(self._markers) > 1:
            room = box.width() - style.px(6) - side
            step = min(room / (len(self._markers) - 1), side)
        left = box.center().x() - style.px(6) - (side + step * (len(self._markers) - 1)) / 2
        left = max(left, box.left() + style.px(3))
        for number, (name, colour, shape) in enumerate(self._markers):
            place = QRectF(left + step * number, box.top() + style.px(3), side, side)
            paint_mark(painter, place, colour, shape, initial(name))
        painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
        painter.setPen(style.color(Role.INK if self._usable else Role.MUTED))
        corner = QPointF(box.right() - style.px(14), box.bottom() - style.px(7))
        painter.drawText(corner, str(self.space.price))

    def _paint_assumed(self, painter: QPainter, box: QRectF, style: Style) -> None:
        painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
        painter.setPen(style.color(Role.WARNING))
        corner = QPointF(box.right() - style.px(13), box.top() + style.px(17))
        painter.drawText(corner, "?")

    def _title(self) -> str:
        words = self.tr("Price of {action}")
        return words.format(action=told(ACTION_NAMES[self.space.action]))

    def _tell(self) -> None:
        frame = self.tr("one marker only")
        if self.space.frame is Frame.PARTLY:
            frame = self.tr("any number of markers")
        parts = [told(ACTION_NAMES[self.space.action]), coins(self.space.price), frame]
        if self._closed == "lock":
            parts.append(self.tr("locked"))
        elif self._closed:
            parts.append(self.tr("closed in Round 1"))
        if self._markers:
            names = listed(name for name, *_ in self._markers)
            parts.append(filled(self.tr("here: {names}"), names=names))
        if self._assumed:
            parts.append(self.tr("assumed, not looked at"))
        if self._armed:
            parts.append(self.tr("chosen for the next action"))
        self.setAccessibleName("; ".join(parts))
