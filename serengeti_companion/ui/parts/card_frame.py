"""A rounded surface that holds other things."""

from enum import StrEnum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS, Role


class Tone(StrEnum):
    """What the surface says about its content; ACTIVE and GLOW also have a thicker line."""

    PLAIN = "plain"
    ACTIVE = "active"
    GLOW = "glow"
    WARNING = "warning"
    REFUSAL = "refusal"
    FLOATING = "floating"  # over something else, from which its edge tells it


_GROUND = {
    Tone.GLOW: Role.GLOW,
    Tone.WARNING: Role.WARNING_SOFT,
    Tone.REFUSAL: Role.REFUSAL_SOFT,
}
_OUTLINE = {
    Tone.PLAIN: Role.LINE,
    Tone.WARNING: Role.WARNING,
    Tone.REFUSAL: Role.REFUSAL,
    Tone.FLOATING: Role.EDGE,
}
_HEAVY = 3


class CardFrame(QFrame):
    """Set a layout on it; text on a glowing one is in the role ON_GLOW."""

    def __init__(self, parent: QWidget | None = None, tone: Tone = Tone.PLAIN) -> None:
        super().__init__(parent)
        self._tone = tone
        follow(self.restyle)

    @property
    def tone(self) -> Tone:
        return self._tone

    def set_tone(self, tone: Tone) -> None:
        if tone is not self._tone:
            self._tone = tone
            self.update()

    def restyle(self) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        style, dirty = current_style(), event.rect()
        inside = style.px(RADIUS)
        painter = QPainter(self)
        if self.rect().adjusted(inside, inside, -inside, -inside).contains(dirty):
            # Most often something in the middle changed, far from outline and corners.
            painter.fillRect(dirty, style.color(_GROUND.get(self._tone, Role.SURFACE)))
        else:
            paint_surface(painter, QRectF(self.rect()), style, self._tone)
        painter.end()


def paint_surface(painter: QPainter, box: QRectF, style: Style, tone: Tone) -> None:
    """The ground and outline of a card."""
    heavy = tone in {Tone.ACTIVE, Tone.GLOW}
    width = style.px(_HEAVY if heavy else 1) if not style.high_contrast else _contrast(style, heavy)
    inset = width / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(style.color(_OUTLINE.get(tone, Role.ACCENT)), width, Qt.PenStyle.SolidLine))
    painter.setBrush(style.color(_GROUND.get(tone, Role.SURFACE)))
    corner = style.px(RADIUS)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner)


def _contrast(style: Style, heavy: bool) -> int:
    return style.px(5) if heavy else style.line()
