"""A Scene Card in the list at the right: pattern, reward, and what it takes to film it."""

from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from serengeti_companion.games.wild.terms import BLANK, SceneCard, SceneType, Slot
from serengeti_companion.ui.paint.glyphs import draw_animal, draw_icon
from serengeti_companion.ui.paint.terrain import LETTERS, paint_cell
from serengeti_companion.ui.parts.card_frame import Tone, paint_surface
from serengeti_companion.ui.parts.number_label import paint_focus
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.wild import kept_pictures
from serengeti_companion.ui.tables.wild.card_words import card_words, title_words, type_words
from serengeti_companion.ui.tables.wild.reward_text import paint_icons, paint_reward

_SLOT = 44
_HEAD = 22
_LINE = 22
_STRIP = 15  # below an animal: the ground it must stand on
_WIDE = 240  # from this width on reward and verdict stand beside the pattern
_LOW = 104  # below this height the reward takes the place of the type
_BADGE = 112


class CardView(QAbstractButton):
    """`verdict` is said at the right ("needs Zebra"); with `glowing` it is what a tap does."""

    drag_began = Signal()
    dropped = Signal(QPoint)
    entered = Signal()
    left = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = BLANK
        self.verdict = ""
        self.glowing = False
        self.chosen = False
        self._pressed = QPoint()
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self.restyle)

    def show_card(self, card: SceneCard, verdict: str, *, glowing: bool, chosen: bool) -> None:
        shown = (card, verdict, glowing, chosen)
        if shown != (self.card, self.verdict, self.glowing, self.chosen) or not self._named():
            self.card, self.verdict, self.glowing, self.chosen = shown
            self._tell()
            self.update()

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(300), style.px(104))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(140), style.px(Target.TOUCH))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        self._dragging = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        way = (event.position().toPoint() - self._pressed).manhattanLength()
        held = event.buttons() & Qt.MouseButton.LeftButton
        if held and not self._dragging and way >= QApplication.startDragDistance():
            self._dragging = True
            self.setDown(False)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.drag_began.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self._dragging = False
            self.unsetCursor()
            self.dropped.emit(self.mapToGlobal(event.position().toPoint()))
            return
        super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.menu_wanted.emit(self.mapToGlobal(self.rect().bottomLeft()))
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        kept_pictures.draw(self, painter, (self.card, self.glowing, self.chosen), self._paint)
        self._paint_verdict(painter, self._verdict_box(style), style)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        """The card as printed; the verdict comes on top, for it changes with the Map."""
        style = current_style()
        tone = Tone.GLOW if self.glowing else Tone.ACTIVE if self.chosen else Tone.PLAIN
        paint_surface(painter, box, style, tone)
        self._paint_body(painter, self._inside(box, style), style)
        if self.chosen:
            self._paint_chosen(painter, box, style)

    def _inside(self, box: QRectF, style: Style) -> QRectF:
        pad = style.px(8)
        return box.adjusted(pad, style.px(4), -pad, -style.px(4))

    def _verdict_box(self, style: Style) -> QRectF:
        """Beside the pattern below the reward, or at the foot."""
        box = self._inside(QRectF(self.rect()), style)
        line = style.px(_LINE)
        if box.width() >= style.px(_WIDE):
            return box.adjusted(box.width() - style.px(_BADGE), style.px(_HEAD) + line, 0, 0)
        return box.adjusted(0, box.height() - line - style.px(2), 0, -style.px(2))

    @property
    def _ground(self) -> Role:
        return Role.GLOW if self.glowing else Role.SURFACE

    @property
    def _ink(self) -> Role:
        return Role.ON_GLOW if self.glowing else Role.INK

    @property
    def _quiet(self) -> Role:
        """Muted text is too faint on the glow."""
        return Role.ON_GLOW if self.glowing else Role.MUTED

    def _paint_body(self, painter: QPainter, box: QRectF, style: Style) -> None:
        """Number and Icons, the pattern, the reward at its right or below it."""
        head = QRectF(box.left(), box.top(), box.width(), style.px(_HEAD))
        body = QRectF(box.left(), head.bottom(), box.width(), box.bottom() - head.bottom())
        line = style.px(_LINE)
        if box.width() >= style.px(_WIDE):
            self._paint_head(painter, head, style, with_reward=False)
            side = QRectF(body.right() - style.px(_BADGE), body.top(), style.px(_BADGE), line)
            self._paint_reward(painter, side)
            self._paint_pattern(painter, body.adjusted(0, 0, -style.px(_BADGE + 4), 0), style)
            return
        low = box.height() < style.px(_LOW)
        self._paint_head(painter, head, style, with_reward=low)
        foot = QRectF(body.left(), body.bottom() - line, body.width(), line)
        if not low:
            foot.translate(0, -line - style.px(2))
            self._paint_reward(painter, foot)
        self._paint_pattern(painter, QRectF(body.topLeft(), foot.topRight()), style)

    def _paint_head(
        self, painter: QPainter, box: QRectF, style: Style, *, with_reward: bool
    ) -> None:
        wide = self._paint_number(painter, box, style)
        end = paint_icons(painter, box, self.card.icons or (), self._ground, self._ink)
        line = QRectF(box.left() + wide + style.px(8), box.top(), 0, box.height())
        line.setRight(end - style.px(4))
        if with_reward and self.card.slots is not None:
            self._paint_reward(painter, line)
            return
        painter.setFont(style.font(TextSize.SMALL))
        painter.setPen(style.color(self._quiet))
        kind = type_words(self.card)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if painter.fontMetrics().horizontalAdvance(kind) <= line.width():
            painter.drawText(line, flags, kind)

    def _paint_reward(self, painter: QPainter, box: QRectF) -> None:
        if self.card.slots is not None or self.card.reward is not None:
            paint_reward(painter, box, self.card.reward, self._ground, self._ink)

    def _paint_number(self, painter: QPainter, box: QRectF, style: Style) -> int:
        painter.setFont(style.font(TextSize.LARGE, Weight.BOLD, tabular=True))
        painter.setPen(style.color(self._ink))
        number = self.card.number
        words = title_words(self.card) if number is None else str(number)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, flags, words)
        return painter.fontMetrics().horizontalAdvance(words)

    def _paint_verdict(self, painter: QPainter, box: QRectF, style: Style) -> None:
        if not self.verdict:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.glowing:
            tall = min(box.height(), style.px(Target.TOUCH))
            plate = QRectF(box.left(), box.center().y() - tall / 2, box.width(), tall)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.color(Role.ACCENT))
            painter.drawRoundedRect(plate, style.px(RADIUS_SMALL), style.px(RADIUS_SMALL))
            painter.setPen(style.color(Role.ON_ACCENT))
        else:
            painter.setPen(style.color(Role.MUTED))
        painter.setFont(style.font(TextSize.BODY, Weight.BOLD if self.glowing else Weight.SEMIBOLD))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(box, flags, self.verdict)

    def _paint_pattern(self, painter: QPainter, box: QRectF, style: Style) -> None:
        if self.card.slots is None:
            side = min(style.px(32), box.height())
            place = QRectF(box.left(), box.center().y() - side / 2, side, side)
            draw_icon(painter, place, "question", on=self._ground, ink=self._quiet)
            return
        slots = self.card.slots
        gap, strip = style.px(4), style.px(_STRIP)
        room = (box.width() - gap * (len(slots) - 1)) / len(slots)
        side = min(style.px(_SLOT), room, box.height() - strip)
        top = box.center().y() - (side + strip) / 2
        if self.card.type is SceneType.LINE and len(slots) > 1:
            painter.setPen(QPen(style.color(Role.EDGE), style.px(3)))
            start = QPointF(box.left() + side / 2, top + side / 2)
            painter.drawLine(start, start + QPointF((side + gap) * (len(slots) - 1), 0))
        for at, slot in enumerate(slots):
            place = QRectF(box.left() + at * (side + gap), top, side, side)
            centre = self.card.type is SceneType.ADJACENCY and at == 0
            _paint_slot(painter, place, slot, style, centre=centre)

    def _paint_chosen(self, painter: QPainter, box: QRectF, style: Style) -> None:
        side = style.px(22)
        inset = style.px(5)
        disc = QRectF(box.right() - side - inset, box.top() + inset, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.color(Role.ACCENT))
        painter.drawEllipse(disc)
        draw_icon(painter, disc, "check", on=Role.ACCENT, ink=Role.ON_ACCENT)

    def _named(self) -> bool:
        return bool(self.accessibleName())

    def _tell(self) -> None:
        words = _words(self.card)
        if self.verdict:
            words = f"{words}; {self.verdict}"
        if self.chosen:
            words = self.tr("{card}; chosen").format(card=words)
        self.setAccessibleName(words)
        self.setToolTip(words)


@lru_cache(maxsize=256)
def _words(card: SceneCard) -> str:
    return card_words(card)


def _paint_slot(painter: QPainter, box: QRectF, slot: Slot, style: Style, *, centre: bool) -> None:
    """The animal, and below it the ground it must stand on."""
    if slot.terrain is not None:
        strip = style.px(_STRIP)
        ground = QRectF(box.left(), box.bottom() - style.px(4), box.width(), strip + style.px(4))
        paint_cell(painter, ground, slot.terrain.value, letter=False)
        painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
        painter.setPen(style.color(Role.ON_TERRAIN))
        line = ground.adjusted(0, style.px(4), 0, 0)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, LETTERS[slot.terrain.value])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = style.px(3) if centre else style.line()
    painter.setPen(QPen(style.color(Role.HIGHLIGHT if centre else Role.ON_PIECE), width))
    painter.setBrush(style.color(Role.PIECE))
    inset = width / 2
    plate = box.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(plate, style.px(6), style.px(6))
    draw_animal(painter, plate.adjusted(1, 1, -1, -1), slot.species.value)
