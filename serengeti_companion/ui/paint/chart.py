"""Scores over the rounds, a line a player: shapes and names beside the colours."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.player_mark import initial, paint_mark, paint_of
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import PlayerColour, PlayerShape, Role, TextSize, Weight

_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000)
_ROWS = 5  # about as many lines across
_BESIDE = 3  # as wide as a line is
_OVERLAP = 0.75  # of a mark: so much of it is seen beside the next
_TOGETHER = 0.6  # of a column: what marks of equal values take of it at most
DASHES: tuple[list[float], ...] = (
    [],
    [5.0, 2.5],
    [1.5, 2.5],
    [7.0, 2.0, 1.5, 2.0],
    [3.0, 3.0],
)
"""What tells lines apart where there is no colour."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartLine:
    """One player's score at each label of the chart; shorter if the game is still on."""

    name: str
    colour: PlayerColour
    shape: PlayerShape
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Plot:
    """Where the lines are drawn: from column 0 to the last one, from value 0 to `top`."""

    box: QRectF
    columns: int
    top: int

    def at(self, column: int, value: int) -> QPointF:
        """The point of a value."""
        across = self.box.width() * column / max(self.columns - 1, 1)
        return QPointF(
            self.box.left() + across, self.box.bottom() - self.box.height() * value / self.top
        )


def scale_of(highest: int) -> tuple[int, int]:
    """The step between the lines across, and where the topmost lies."""
    step = next((step for step in _STEPS if step * _ROWS >= highest), _STEPS[-1])
    return step, step * max(-(-highest // step), 1)


def spread(wanted: Sequence[float], gap: float, lowest: float) -> list[float]:
    """Places close to those wanted, each `gap` below the last, none beyond `lowest`."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    placed = [0.0] * len(wanted)
    reached = float("-inf")
    for index in order:
        reached = placed[index] = max(wanted[index], reached + gap)
    limit = lowest
    for index in reversed(order):
        limit = placed[index] = min(placed[index], limit)
        limit -= gap
    return placed


def paint_chart(
    painter: QPainter, box: QRectF, lines: Sequence[ChartLine], labels: Sequence[str]
) -> None:
    """The chart in `box`; `labels` stand below, one for each value of a line."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    step, top = scale_of(max((max(line.values, default=0) for line in lines), default=0))
    plot = Plot(plot_box(box), len(labels), top)
    paint_levels(painter, plot, step)
    _labels(painter, plot, labels)
    for over in (False, True):
        for number in range(len(lines)):
            _line(painter, plot, lines, number, over=over)
    for number in range(len(lines)):
        _marks(painter, plot, lines, number)
    paint_names(painter, plot, box, lines)
    painter.restore()


def plot_box(box: QRectF) -> QRectF:
    """What is left of `box` between the figures, the names and the labels."""
    style = current_style()
    names = min(style.px(168), box.width() * 0.34)
    return box.adjusted(style.px(56), style.px(12), -names, -style.px(32))


def paint_levels(painter: QPainter, plot: Plot, step: int) -> None:
    """A line across at every step, and its value."""
    style = current_style()
    painter.setFont(style.font(TextSize.SMALL, tabular=True))
    height = style.px(20)
    for value in range(0, plot.top + 1, step):
        y = plot.at(0, value).y()
        painter.setPen(QPen(style.color(Role.LINE), 1 if value else style.line() * 1.5))
        painter.drawLine(QPointF(plot.box.left(), y), QPointF(plot.box.right(), y))
        painter.setPen(style.color(Role.MUTED))
        place = QRectF(plot.box.left() - style.px(56), y - height / 2, style.px(42), height)
        painter.drawText(
            place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value)
        )


def _labels(painter: QPainter, plot: Plot, labels: Sequence[str]) -> None:
    style = current_style()
    height = style.px(20)
    width = plot.box.width() / max(len(labels) - 1, 1)
    for column, label in enumerate(labels):
        place = QRectF(0, 0, width, height)
        place.moveCenter(QPointF(plot.at(column, 0).x(), plot.box.bottom() + style.px(18)))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, label)


def lowered(number: int, lines: int) -> float:
    """How far a line lies below its values: those that are equal lie side by side."""
    return current_style().px(_BESIDE) * (number - (lines - 1) / 2)


def _line(
    painter: QPainter, plot: Plot, lines: Sequence[ChartLine], number: int, *, over: bool
) -> None:
    """Its casing, and in a second turn the line: else a casing would hide the line beside."""
    line, lower = lines[number], lowered(number, len(lines))
    points = [plot.at(column, value) for column, value in enumerate(line.values)]
    casing, stroke = line_pens(line.colour, DASHES[number % len(DASHES)])
    painter.setPen(stroke if over else casing)
    painter.drawPolyline(QPolygonF(points).translated(0, lower))


def _marks(painter: QPainter, plot: Plot, lines: Sequence[ChartLine], number: int) -> None:
    """One at each value; those of equal values stand beside each other, inside the chart."""
    line, side = lines[number], current_style().px(16)
    last = max(plot.columns - 1, 1)
    for column, value in enumerate(line.values):
        level = [
            at for at, other in enumerate(lines) if other.values[column : column + 1] == (value,)
        ]
        inwards = {0: 0.0, last: 1.0}.get(column, 0.5)
        most = plot.box.width() / last * _TOGETHER / max(len(level) - 1, 1)
        aside = (level.index(number) - (len(level) - 1) * inwards) * min(side * _OVERLAP, most)
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(plot.at(column, value) + QPointF(aside, 0))
        paint_mark(painter, mark, line.colour, line.shape)


def line_pens(colour: PlayerColour, dashes: list[float]) -> tuple[QPen, QPen]:
    """What goes below a line, so that it is seen over others, and the line.

    In high contrast it is told by its dashes.
    """
    style = current_style()
    ink = style.color(Role.INK) if style.high_contrast else QColor(paint_of(colour).fill)
    casing = QPen(style.color(Role.SURFACE), style.px(6))
    pen = QPen(ink, style.px(3))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if style.high_contrast and dashes:
        pen.setDashPattern(dashes)
    return casing, pen


def paint_names(painter: QPainter, plot: Plot, box: QRectF, lines: Sequence[ChartLine]) -> None:
    """Mark, last score and name of each line at its end, none over another."""
    style = current_style()
    shown = [line for line in lines if line.values]
    ends = [plot.at(len(line.values) - 1, line.values[-1]).y() for line in shown]
    side = style.px(28)
    left = plot.box.right() + style.px(16)
    painter.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD, tabular=True))
    metrics = painter.fontMetrics()
    for line, y in zip(shown, spread(ends, side + style.px(2), plot.box.bottom()), strict=True):
        mark = QRectF(left, y - side / 2, side, side)
        paint_mark(painter, mark, line.colour, line.shape, initial(line.name))
        text = QRectF(mark.right() + style.px(6), mark.top(), 0, side)
        text.setRight(box.right())
        painter.setPen(style.color(Role.INK))
        score = f"{line.values[-1]}  "
        room = round(text.width()) - metrics.horizontalAdvance(score)
        name = cut(line.name, metrics, room)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, score + name)
