"""Scores move by move: steps instead of marks, so that thousands of moves can be told apart."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from serengeti_companion.ui.paint.chart import (
    DASHES,
    ChartLine,
    Plot,
    line_pens,
    lowered,
    paint_levels,
    paint_names,
    plot_box,
    scale_of,
)
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight


@dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """From a column on, and what it is called below the chart; "" = nothing."""

    start: int
    label: str


def course_plot(box: QRectF, lines: Sequence[ChartLine]) -> Plot:
    """Where the lines lie in `box`."""
    highest = max((max(line.values, default=0) for line in lines), default=0)
    columns = max((len(line.values) for line in lines), default=1)
    return Plot(plot_box(box), columns, scale_of(highest)[1])


def paint_course(
    painter: QPainter, box: QRectF, lines: Sequence[ChartLine], stretches: Sequence[Stretch]
) -> None:
    """The chart without its marker, which moves."""
    plot = course_plot(box, lines)
    highest = max((max(line.values, default=0) for line in lines), default=0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_levels(painter, plot, scale_of(highest)[0])
    _paint_stretches(painter, plot, stretches)
    _paint_lines(painter, plot, lines)
    paint_names(painter, plot, box, lines)
    painter.restore()


def paint_marker(painter: QPainter, plot: Plot, column: int) -> None:
    """The moment that is looked at."""
    style = current_style()
    x, half = plot.at(column, 0).x(), style.px(6)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(style.color(Role.ACCENT), style.px(2)))
    painter.drawLine(QPointF(x, plot.box.top()), QPointF(x, plot.box.bottom()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.color(Role.ACCENT))
    painter.drawEllipse(QPointF(x, plot.box.bottom()), half, half)
    painter.restore()


def _paint_lines(painter: QPainter, plot: Plot, lines: Sequence[ChartLine]) -> None:
    """Those that run together lie side by side."""
    strokes = []
    for number, line in enumerate(lines):
        course = QPolygonF(list(_steps(plot, line))).translated(0, lowered(number, len(lines)))
        strokes.append((course, *line_pens(line.colour, DASHES[number % len(DASHES)])))
    for pen in (1, 2):
        for stroke in strokes:
            painter.setPen(stroke[pen])
            painter.drawPolyline(stroke[0])


def _steps(plot: Plot, line: ChartLine) -> Iterator[QPointF]:
    """Its corners only; what is below nothing is drawn at nothing."""
    before = 0
    for column, value in enumerate(line.values):
        if column and value == before and column < len(line.values) - 1:
            continue
        if column and value != before:
            yield plot.at(column, max(before, 0))
        yield plot.at(column, max(value, 0))
        before = value


def _paint_stretches(painter: QPainter, plot: Plot, stretches: Sequence[Stretch]) -> None:
    """A fine line where each begins; a label wherever it does not meet the one before."""
    style = current_style()
    painter.setFont(style.font(TextSize.SMALL, Weight.REGULAR, tabular=True))
    height, reached = style.px(20), float("-inf")
    ends = [stretch.start for stretch in stretches[1:]] + [plot.columns - 1]
    for stretch, end in zip(stretches, ends, strict=True):
        left, right = plot.at(stretch.start, 0).x(), plot.at(end, 0).x()
        painter.setPen(QPen(style.color(Role.LINE), 1))
        painter.drawLine(QPointF(left, plot.box.top()), QPointF(left, plot.box.bottom()))
        wide = painter.fontMetrics().horizontalAdvance(stretch.label)
        place = QRectF(0, 0, wide + 1, height)
        place.moveCenter(QPointF((left + right) / 2, plot.box.bottom() + style.px(18)))
        if stretch.label and place.left() > reached:
            painter.setPen(style.color(Role.MUTED))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, stretch.label)
            reached = place.right() + style.px(4)
