"""A reward in the least room: numbers and signs, painted."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from serengeti_companion.games.wild.terms import Gain, Icon, RewardTerm
from serengeti_companion.ui.paint import kept_pictures
from serengeti_companion.ui.paint.glyphs import device_ratio, draw_icon
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_SIGNS: dict[Gain, tuple[str, ...]] = {
    Gain.STARS: ("star",),
    Gain.FOOD: ("food-token",),
    Gain.VFX: ("vfx-token",),
    Gain.PER_FOOD: ("star", "/", "food"),
    Gain.PER_VFX: ("star", "/", "vfx"),
    Gain.PER_LEAF: ("star", "/", "leaf"),
    Gain.PER_FLOWER: ("star", "/", "flower"),
    Gain.PER_FRUIT: ("star", "/", "fruit"),
    Gain.PER_ANIMAL: ("star", "/", "animal"),
    Gain.PER_LIKE: ("star", "/", "like"),
    Gain.PER_RARE: ("star", "/", "rare"),
    Gain.PER_PLANT: ("star", "/", "leaf", "flower", "fruit"),
    Gain.PER_ANY: ("star", "/", "*"),
    Gain.PER_UNKNOWN: ("star", "/", "question"),
}
_LETTERS = frozenset("/*+?")


def _pieces(reward: tuple[RewardTerm, ...]) -> tuple[str, ...]:
    pieces: list[str] = []
    for number, term in enumerate(reward):
        if number:
            pieces.append("+")
        pieces.append(f"#{term.amount}")
        pieces += _SIGNS[term.gain]
    return tuple(pieces)


def paint_reward(
    painter: QPainter, box: QRectF, reward: tuple[RewardTerm, ...] | None, ground: Role, ink: Role
) -> None:
    """From the left edge of `box`; a "?" where it is not known. The same ones come again.

    A long one is painted smaller: the stars stand at its end.
    """
    size = QSize(round(box.width()), round(box.height()))
    paint = partial(_paint_reward, reward, ground, ink)
    ratio = round(device_ratio(painter), 3)
    shown = kept_pictures.picture(("Reward", reward, ground, ink), size, ratio, paint)
    painter.drawPixmap(box.topLeft(), shown)


def _paint_reward(
    reward: tuple[RewardTerm, ...] | None, ground: Role, ink: Role, painter: QPainter, box: QRectF
) -> None:
    style = current_style()
    side = min(style.px(18), round(box.height()))
    painter.setFont(style.font(TextSize.SMALL, Weight.BOLD, tabular=True))
    painter.setPen(style.color(ink))
    pieces = ("?", "star") if reward is None else _pieces(reward)
    whole = _width(pieces, painter.fontMetrics(), side)
    room = box.width() - style.px(2)
    if whole > room:
        middle = QPointF(box.left(), box.center().y())
        painter.translate(middle)
        painter.scale(room / whole, room / whole)
        painter.translate(-middle)
    x = box.left()
    for piece in pieces:
        word = piece.removeprefix("#")
        if piece.startswith("#") or piece in _LETTERS:
            wide = painter.fontMetrics().horizontalAdvance(word)
            line = QRectF(x, box.top(), wide + 1, box.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, word)
            x += wide + style.px(2)
        else:
            place = QRectF(QPointF(x, box.center().y() - side / 2), QPointF(0, 0))
            place.setSize(QRectF(0, 0, side, side).size())
            draw_icon(painter, place, piece, on=ground, ink=ink)
            x += side + style.px(1)


def _width(pieces: tuple[str, ...], metrics: QFontMetrics, side: int) -> float:
    """How far the pieces reach at their full size."""
    style = current_style()
    widths = (
        metrics.horizontalAdvance(piece.removeprefix("#")) + style.px(2)
        if piece.startswith("#") or piece in _LETTERS
        else side + style.px(1)
        for piece in pieces
    )
    return sum(widths)


def paint_icons(
    painter: QPainter, box: QRectF, icons: tuple[Icon, ...], ground: Role, ink: Role
) -> float:
    """To the right edge of `box`; where they begin."""
    side = min(current_style().px(20), round(box.height()))
    x = box.right()
    for icon in reversed(icons):
        x -= side
        place = QRectF(x, box.center().y() - side / 2, side, side)
        draw_icon(painter, place, icon.value, on=ground, ink=ink)
        x -= current_style().px(3)
    return x
