"""Paints a plan."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.paint.player_mark import paint_mark, paint_of
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import PlayerColour, Role
from serengeti_companion.ui.table_view import measure
from serengeti_companion.ui.table_view.plan import Bar, Item, Mark, Pill, Plan, Sign, Words

_CORNER = 0.045
_BAND = 0.018  # of the width, the player's colour at the left edge


def draw(painter: QPainter, box: QRectF, plan: Plan, counted: str | None = None) -> None:
    """`counted`: what stands in place of the score while it runs up to it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_ground(painter, box, plan)
    for item in plan.items:
        _draw_item(painter, item, counted)


def _draw_ground(painter: QPainter, box: QRectF, plan: Plan) -> None:
    style = current_style()
    if plan.ground is Role.PAPER:
        return  # the window's own
    line = max(plan.line, style.line())
    inside = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    corner = max(6.0, min(box.width(), box.height()) * _CORNER)
    shape = QPainterPath()
    shape.addRoundedRect(inside, corner, corner)
    painter.fillPath(shape, style.color(plan.ground))
    if plan.band is not None and not style.high_contrast:
        _draw_band(painter, box, shape, plan.band)
    painter.setPen(QPen(style.color(plan.outline), line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)


def _draw_band(painter: QPainter, box: QRectF, shape: QPainterPath, colour: PlayerColour) -> None:
    band = QPainterPath()
    wide = max(5.0, min(box.width(), box.height()) * _BAND)
    band.addRect(QRectF(box.left(), box.top(), wide, box.height()))
    painter.fillPath(shape.intersected(band), QColor(paint_of(colour).fill))


def _draw_item(painter: QPainter, item: Item, counted: str | None) -> None:
    style = current_style()
    match item:
        case Words():
            _draw_words(painter, item, counted if item.counts and counted else item.text)
        case Mark():
            paint_mark(painter, item.box, item.colour, item.shape, item.letter)
        case Sign():
            draw_icon(painter, item.box, item.name, on=item.on, ink=item.role)
        case Pill():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.color(item.role))
            painter.drawRoundedRect(item.box, item.box.height() / 2, item.box.height() / 2)
        case Bar():
            _draw_bar(painter, item)


def _draw_words(painter: QPainter, words: Words, text: str) -> None:
    """Their capitals in the middle of the box: so figures need no more room than they show."""
    painter.setFont(measure.font(words.size, words.weight))
    painter.setPen(current_style().color(words.role))
    left = words.box.left()
    if words.centred:
        left += (words.box.width() - painter.fontMetrics().horizontalAdvance(text)) / 2
    foot = words.box.center().y() + words.size * measure.CAPITAL / 2
    painter.drawText(QPointF(left, foot), text)


def _draw_bar(painter: QPainter, bar: Bar) -> None:
    style = current_style()
    round_ = bar.box.height() / 2
    whole, done = QPainterPath(), QPainterPath()
    whole.addRoundedRect(bar.box, round_, round_)
    done.addRect(
        QRectF(bar.box.topLeft(), bar.box.size()).adjusted(
            0, 0, -bar.box.width() * (1 - bar.share), 0
        )
    )
    painter.fillPath(whole, style.color(Role.SUNKEN))
    painter.fillPath(whole.intersected(done), style.color(bar.role))
    painter.setPen(QPen(style.color(Role.EDGE), max(1.5, style.line())))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(whole)
