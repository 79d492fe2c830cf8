"""A Scene Card painted small: what it asks for, what it gives; it can be tapped and chosen."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.games.wild.terms import BLANK, SceneCard, SceneType, Slot, Terrain
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import code, draw_animal, draw_icon
from serengeti_companion.ui.paint.terrain import LETTERS, paint_cell, paint_ring
from serengeti_companion.ui.parts.card_frame import Tone, paint_surface
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.wild.card_words import (
    card_words,
    reward_words,
    title_words,
    type_words,
)

_WIDTH, _HEIGHT = 236, 128
_SLOT = 48
_PAD = 8
_ICON = 20
_TICK = 24
_USUAL = 1240  # the width of a page up to which cards are as large as above
_STEP, _LARGEST = 0.25, 1.5
_GROUNDS = {
    Terrain.GRASSLANDS.value: Role.GRASSLANDS,
    Terrain.WOODLANDS.value: Role.WOODLANDS,
    Terrain.WATER.value: Role.WATER,
    Terrain.ROCK.value: Role.ROCK,
}


def growth(width: int) -> float:
    """How many times larger cards are where a row of them has so much room."""
    factor = width / current_style().px(_USUAL)
    return min(max(factor // _STEP * _STEP, 1.0), _LARGEST)


class PreviewCard(QAbstractButton):
    """With `choosable` a tap chooses it and shows a tick; else it only shows."""

    def __init__(
        self, card: SceneCard = BLANK, parent: QWidget | None = None, *, choosable: bool = False
    ) -> None:
        super().__init__(parent)
        self._card, self._grown = card, 1.0
        self.setCheckable(choosable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if choosable else Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._tell)
        self.show_card(card)
        follow(self.restyle)

    @property
    def card(self) -> SceneCard:
        return self._card

    def show_card(self, card: SceneCard) -> None:
        """Show another card."""
        self._card = card
        self._tell()
        self.update()

    def grow(self, factor: float) -> None:
        """Everything on it so many times larger."""
        if factor != self._grown:
            self._grown = factor
            self.restyle()

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._px(_WIDTH), self._px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._px(_WIDTH * 2 // 3), self._px(_HEIGHT))

    def _px(self, size: int) -> int:
        return round(current_style().px(size) * self._grown)

    def _tell(self) -> None:
        words = card_words(self._card)
        if self.isChecked():
            words = self.tr("{card}; chosen").format(card=words)
        self.setAccessibleName(words)
        self.setToolTip(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        chosen = self.isChecked()
        paint_surface(painter, box, style, Tone.ACTIVE if chosen else Tone.PLAIN)
        if self.hasFocus():
            paint_focus(painter, box)
        painter.scale(self._grown, self._grown)
        box = QRectF(0, 0, box.width() / self._grown, box.height() / self._grown)
        if chosen:
            _paint_tick(painter, box, style)
        pad = style.px(_PAD)
        tick = style.px(_TICK) if self.isCheckable() else 0
        paint_card(painter, box.adjusted(pad, pad, -pad, -pad), self._card, spare=tick)
        painter.end()


def paint_card(painter: QPainter, box: QRectF, card: SceneCard, *, spare: int = 0) -> None:
    """What the card says, in `box`: a head line, the pattern, the reward.

    `spare` is the width that the reward leaves free in the lower right corner.
    """
    style = current_style()
    head = QRectF(box.left(), box.top(), box.width(), style.px(24))
    _paint_head(painter, head, card, style)
    foot = QRectF(box.left(), box.bottom() - style.px(22), box.width() - spare, style.px(22))
    _paint_words(painter, foot, reward_words(card.reward) if _described(card) else "", style)
    middle = QRectF(box.left(), head.bottom() + style.px(2), box.width(), 0)
    middle.setBottom(foot.top())
    if card.slots is None:
        _paint_unknown(painter, middle, style)
    else:
        paint_pattern(painter, middle, card)


def _described(card: SceneCard) -> bool:
    return card.slots is not None or card.reward is not None


def _paint_head(painter: QPainter, box: QRectF, card: SceneCard, style: Style) -> None:
    painter.setPen(style.color(Role.INK))
    painter.setFont(style.font(TextSize.LARGE, Weight.BOLD, tabular=True))
    number = title_words(card) if card.number is None else str(card.number)
    painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, number)
    beside = painter.fontMetrics().horizontalAdvance(number) + style.px(8)
    painter.setFont(style.font(TextSize.SMALL))
    painter.setPen(style.color(Role.MUTED))
    line = box.adjusted(beside, 0, 0, 0)
    painter.drawText(
        line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, type_words(card)
    )
    side = style.px(_ICON)
    x = box.right() - side
    for icon in reversed(card.icons or ()):
        place = QRectF(x, box.top() + (box.height() - side) / 2, side, side)
        draw_icon(painter, place, icon.value)
        x -= side + style.px(4)


def _paint_words(painter: QPainter, box: QRectF, words: str, style: Style) -> None:
    painter.setFont(style.font(TextSize.SMALL, Weight.SEMIBOLD))
    painter.setPen(style.color(Role.INK))
    shown = cut(words, painter.fontMetrics(), box.width())
    painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def _paint_unknown(painter: QPainter, box: QRectF, style: Style) -> None:
    side = min(style.px(40), round(box.height()))
    place = QRectF(0, 0, side, side)
    place.moveCenter(box.center())
    draw_icon(painter, place, "question", ink=Role.MUTED)


def paint_pattern(painter: QPainter, box: QRectF, card: SceneCard) -> None:
    """The animals from left to right, each as large as `box` allows, with their letters below."""
    style = current_style()
    slots = card.slots or ()
    letters = style.px(TextSize.SMALL + 2)
    gap = style.px(6)
    room = (box.width() - gap * (len(slots) - 1)) / max(len(slots), 1)
    side = min(style.px(_SLOT), room, box.height() - letters)
    top = box.top() + (box.height() - side - letters) / 2
    if card.type is SceneType.LINE and len(slots) > 1:
        painter.setPen(QPen(style.color(Role.EDGE), style.px(3)))
        length = (side + gap) * (len(slots) - 1)
        start = QPointF(box.left() + side / 2, top + side / 2)
        painter.drawLine(start, start + QPointF(length, 0))
    for at, slot in enumerate(slots):
        place = QRectF(box.left() + at * (side + gap), top, side, side)
        centre = card.type is SceneType.ADJACENCY and at == 0
        _paint_slot(painter, place, slot, style, centre=centre)


def _paint_slot(painter: QPainter, box: QRectF, slot: Slot, style: Style, *, centre: bool) -> None:
    terrain = None if slot.terrain is None else slot.terrain.value
    ground, ink = (Role.SUNKEN, Role.INK)
    if terrain is not None:
        paint_cell(painter, box, terrain, letter=False)
        ground, ink = _GROUNDS[terrain], Role.ON_TERRAIN
    inset = style.px(3)
    inner = box.adjusted(inset, inset, -inset, -inset)
    draw_animal(painter, inner, slot.species.value, on=ground, ink=ink)
    if centre:
        paint_ring(painter, box)
    painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
    painter.setPen(style.color(Role.INK))
    below = QRectF(box.left(), box.bottom(), box.width(), style.px(TextSize.SMALL + 2))
    words = code(slot.species.value)
    if terrain is not None:
        words = f"{words} {LETTERS[terrain]}"
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, words)


def _paint_tick(painter: QPainter, box: QRectF, style: Style) -> None:
    side = style.px(_TICK)
    inset = style.px(6)
    disc = QRectF(box.right() - side - inset, box.bottom() - side - inset, side, side)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.color(Role.ACCENT))
    painter.drawEllipse(disc)
    painter.restore()
    margin = side * 0.2
    draw_icon(
        painter,
        disc.adjusted(margin, margin, -margin, -margin),
        "check",
        on=Role.ACCENT,
        ink=Role.ON_ACCENT,
    )
