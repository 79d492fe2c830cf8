"""The score move by move, and where in it the moment lies that is looked at."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.engine.texts import isolated
from serengeti_companion.ui.history.past import Course, Past
from serengeti_companion.ui.paint.chart import ChartLine
from serengeti_companion.ui.paint.course_chart import (
    Stretch,
    course_plot,
    paint_course,
    paint_marker,
)
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import SEAT_COLOURS, SEAT_SHAPES


class CourseView(QWidget):
    """`moment_asked(moment)` when a hand taps or drags on it."""

    moment_asked = Signal(int)

    def __init__(self, past: Past, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._past = past
        self._moment = past.last
        self._lines = tuple(self._line(course) for course in past.courses)
        self._stretches = tuple(
            Stretch(start=stage.start, label=str(stage.number) if stage.number else "")
            for stage in past.stages
        )
        self._picture: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Chart of the score move by move"))
        follow(self.restyle)

    def show_moment(self, moment: int) -> None:
        """Put the marker there."""
        self._moment = moment
        told = (
            f"{isolated(line.name)}: {line.values[min(moment, len(line.values) - 1)]}"
            for line in self._lines
        )
        self.setAccessibleDescription("; ".join(told))
        self.update()

    def restyle(self) -> None:
        self._picture = None
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        # Every name has its line.
        return QSize(style.px(320), style.px(max(150, 46 + 30 * len(self._lines))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._ask(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._ask(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._chart())
        paint_marker(painter, course_plot(QRectF(self.rect()), self._lines), self._moment)
        painter.end()

    def _chart(self) -> QPixmap:
        """Painted once for a size, because only the marker moves."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(self.palette().color(self.backgroundRole()))
            painter = QPainter(self._picture)
            paint_course(painter, QRectF(self.rect()), self._lines, self._stretches)
            painter.end()
        return self._picture

    def _ask(self, event: QMouseEvent) -> None:
        plot = course_plot(QRectF(self.rect()), self._lines)
        share = (event.position().x() - plot.box.left()) / max(plot.box.width(), 1)
        self.moment_asked.emit(round(min(max(share, 0), 1) * self._past.last))

    def _line(self, course: Course) -> ChartLine:
        colour, shape = course.sign or (SEAT_COLOURS[-1], SEAT_SHAPES[-1])
        name = course.name or self.tr("Together")
        # As long as the session, so that a moment lies where it does for all.
        values = course.values + course.values[-1:] * (self._past.last + 1 - len(course.values))
        return ChartLine(name=name, colour=colour, shape=shape, values=values)
