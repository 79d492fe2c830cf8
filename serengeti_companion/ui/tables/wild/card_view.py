"""A Scene Card in the list at the right: pattern, reward, and what it takes to film it."""

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from serengeti_companion.games.wild.terms import BLANK, SceneCard
from serengeti_companion.ui.paint import kept_pictures
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.parts.card_frame import Tone, paint_surface
from serengeti_companion.ui.parts.held_press import HeldPress
from serengeti_companion.ui.parts.once import Once
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.wild.card_places import Part, is_low, places
from serengeti_companion.ui.tables.wild.card_words import card_words, title_words, type_words
from serengeti_companion.ui.tables.wild.name_tips import NameIsTip
from serengeti_companion.ui.tables.wild.pattern_paint import paint_pattern
from serengeti_companion.ui.tables.wild.reward_text import paint_icons, paint_reward


class CardView(Once, NameIsTip, QAbstractButton):
    """`verdict` is said at the right ("needs Zebra"); with `glowing` it is what a tap does.

    `brief` says the same where a low card has no room for it.
    """

    drag_began = Signal()
    dropped = Signal(QPoint)
    entered = Signal()
    left = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = BLANK
        self.verdict = ""
        self.brief = ""
        self.glowing = False
        self.chosen = False
        self._pressed = QPoint()
        self._dragging = False
        self._hold = HeldPress(self, self._held)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self.restyle)

    def show_card(
        self, card: SceneCard, verdict: str, brief: str = "", *, glowing: bool, chosen: bool
    ) -> None:
        shown = (card, verdict, glowing, chosen)
        self.brief = brief or verdict
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
        self._hold.press(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hold.move(event)
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
            self._hold.release()
            self.dropped.emit(self.mapToGlobal(event.position().toPoint()))
        elif self._hold.release():
            self.setDown(False)
        else:
            super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.menu_wanted.emit(self.mapToGlobal(self.rect().bottomLeft()))
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
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
        painter = QPainter(self)
        style = current_style()
        looks = (self.card, self.glowing, self.chosen)
        kept_pictures.draw_ground(self, painter, looks, self._paint_card)
        if self.verdict:
            facts = (self.verdict, self.glowing, self._is_low(style))
            place = self._places(style)[Part.VERDICT]
            kept_pictures.draw(self, painter, facts, self._paint_verdict, place)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _paint_card(self, painter: QPainter, box: QRectF) -> None:
        """The card as printed."""
        style = current_style()
        tone = Tone.GLOW if self.glowing else Tone.ACTIVE if self.chosen else Tone.PLAIN
        paint_surface(painter, box, style, tone)
        for part, place in self._places(style).items():
            self._paint_part(part, painter, QRectF(place))
        if self.chosen:
            self._paint_chosen(painter, box, style)

    def _places(self, style: Style) -> Mapping[Part, QRect]:
        return places(self.width(), self.height(), len(self.card.icons or ()), style.key)

    def _paint_part(self, part: Part, painter: QPainter, box: QRectF) -> None:
        match part:
            case Part.HEAD if self._is_low(current_style()):
                self._paint_low_head(painter, box)
            case Part.HEAD:
                self._paint_head(painter, box)
            case Part.PATTERN:
                self._paint_pattern(painter, box)
            case Part.REWARD:
                self._paint_reward(painter, box)
            case Part.ICONS:
                paint_icons(painter, box, self.card.icons or (), self._ground, self._ink)
            case Part.VERDICT:
                pass  # it comes on top, for it changes with the Map

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

    def _is_low(self, style: Style) -> bool:
        return is_low(self.width(), self.height(), style)

    def _paint_low_head(self, painter: QPainter, box: QRectF) -> None:
        """Number and reward; the Icons then stand at the foot."""
        style = current_style()
        wide = self._paint_number(painter, box, style)
        self._paint_reward(painter, box.adjusted(wide + style.px(8), 0, 0, 0))

    def _paint_head(self, painter: QPainter, box: QRectF) -> None:
        style = current_style()
        wide = self._paint_number(painter, box, style)
        end = paint_icons(painter, box, self.card.icons or (), self._ground, self._ink)
        line = QRectF(box.left() + wide + style.px(8), box.top(), 0, box.height())
        line.setRight(end - style.px(4))
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

    def _paint_verdict(self, painter: QPainter, box: QRectF) -> None:
        style = current_style()
        if self.glowing:
            tall = min(box.height(), style.px(Target.TOUCH))
            plate = QRectF(box.left(), box.center().y() - tall / 2, box.width(), tall)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.color(Role.ACCENT))
            painter.drawRoundedRect(plate, style.px(RADIUS_SMALL), style.px(RADIUS_SMALL))
            painter.setPen(style.color(Role.ON_ACCENT))
        else:
            painter.setPen(style.color(Role.MUTED))
        low = self._is_low(style)
        weight = Weight.BOLD if self.glowing else Weight.SEMIBOLD
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.setFont(style.font(TextSize.BODY, weight))
        if low or painter.boundingRect(box, flags, self.verdict).height() > box.height():
            painter.setFont(style.font(TextSize.SMALL, weight))
        if low:
            words = self.fitting(painter.fontMetrics(), round(box.width()))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
            return
        painter.drawText(box, flags, self.verdict)

    def fitting(self, metrics: QFontMetrics, room: int) -> str:
        """The verdict, or what says the same in less room."""
        if metrics.horizontalAdvance(self.verdict) <= room:
            return self.verdict
        return cut(self.brief, metrics, room)

    def _paint_pattern(self, painter: QPainter, box: QRectF) -> None:
        style = current_style()
        if self.card.slots is not None:
            paint_pattern(painter, box, self.card, with_ground=not self._is_low(style))
            return
        side = min(style.px(32), box.height())
        place = QRectF(box.left(), box.center().y() - side / 2, side, side)
        draw_icon(painter, place, "question", on=self._ground, ink=self._quiet)

    def _paint_chosen(self, painter: QPainter, box: QRectF, style: Style) -> None:
        side = style.px(22)
        inset = style.px(5)
        disc = QRectF(box.right() - side - inset, box.top() + inset, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.color(Role.ACCENT))
        painter.drawEllipse(disc)
        draw_icon(painter, disc, "check", on=Role.ACCENT, ink=Role.ON_ACCENT)

    def _held(self, place: QPoint) -> None:
        """A finger has no other button."""
        self.setDown(False)  # the menu takes the end of the press
        self.menu_wanted.emit(self.mapToGlobal(place))

    def _named(self) -> bool:
        return bool(self.accessibleName())

    def _tell(self) -> None:
        words = _words(self.card)
        if self.verdict:
            words = f"{words}; {self.verdict}"
        if self.chosen:
            words = self.tr("{card}; chosen").format(card=words)
        self.setAccessibleName(words)


@lru_cache(maxsize=256)
def _words(card: SceneCard) -> str:
    return card_words(card)
