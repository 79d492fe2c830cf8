"""The score track with everybody's marks: 0 to its last number, a token for each hundred."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.engine.texts import isolated
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.scoring import TRACK_LAST, on_track
from serengeti_companion.ui.paint import kept_pictures
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import (
    PlayerColour,
    PlayerShape,
    Role,
    TextSize,
)
from serengeti_companion.ui.tables.wild.player_name import sign_of

_HUNDRED = 100
_TICK, _NAMED, _NAMED_NARROW = 10, 20, 50  # for each hundred of its length
_MARK = 22
_COMMON = ""  # nobody's name: the one marker of co-op and solo

Mark = tuple[str, int, PlayerColour, PlayerShape]
"""Name, score, colour and shape."""


class ScoreTrack(QWidget):
    """Marks that would cover each other stand one above the other."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks: tuple[Mark, ...] = ()
        self._last = TRACK_LAST
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_table(table)
        follow(self.restyle)

    def set_table(self, table: Table) -> None:
        if table.shared_score:
            first = table.players[0]
            marks: tuple[Mark, ...] = ((_COMMON, table.team, *sign_of(first)),)
        else:
            marks = tuple(
                (table.player(seat).name, table.player(seat).stars, *sign_of(table.player(seat)))
                for seat in table.present
            )
        last = table.printed.track_last or TRACK_LAST
        if (marks, last) != (self._marks, self._last):
            self._marks, self._last = marks, last
            self._tell()
            self.update()

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(220), style.px(52))

    def minimumSizeHint(self) -> QSize:
        return QSize(current_style().px(100), current_style().px(48))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        kept_pictures.draw(self, painter, self._last, self._paint_way)
        self._paint_marks(painter, self._way(QRectF(self.rect()), style), style.px(_MARK))
        painter.end()

    def _way(self, box: QRectF, style: Style) -> QRectF:
        """Above the line from 0 to the last number."""
        edge = max(style.px(_MARK) / 2, style.px(16))
        return box.adjusted(edge, 0, -edge, -style.px(TextSize.SMALL + 6))

    @property
    def _length(self) -> int:
        """From 0 to the last number, or to the round one behind it."""
        return self._last + 1 if self._last % 10 == 9 else self._last

    def _paint_way(self, painter: QPainter, box: QRectF) -> None:
        style = current_style()
        way = self._way(box, style)
        painter.setFont(style.font(TextSize.SMALL, tabular=True))
        length = self._length
        coarse = -(-length // _HUNDRED)
        named = coarse * (_NAMED if way.width() >= style.px(170) else _NAMED_NARROW)
        for score in range(0, length + 1, coarse * _TICK):
            x = way.left() + way.width() * score / length
            tall = style.px(8 if score % named == 0 else 4)
            painter.setPen(QPen(style.color(Role.EDGE), style.line()))
            painter.drawLine(QPointF(x, way.bottom() - tall), QPointF(x, way.bottom()))
            if score % named == 0:
                painter.setPen(style.color(Role.MUTED))
                box = QRectF(x - style.px(20), way.bottom(), style.px(40), style.px(18))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(score))
        painter.setPen(QPen(style.color(Role.EDGE), style.px(2)))
        painter.drawLine(way.bottomLeft(), way.bottomRight())

    def _paint_marks(self, painter: QPainter, way: QRectF, side: int) -> None:
        standing: list[QRectF] = []
        room = max(way.height() - side - current_style().px(2), 0)
        for name, score, colour, shape in sorted(self._marks, key=lambda mark: mark[1]):
            x = way.left() + way.width() * on_track(score, self._last)[1] / self._length
            place = QRectF(x - side / 2, way.top() + room, side, side)
            # Above those it would cover; where there is no more room, beside them.
            for other in standing:
                if place.intersects(other):
                    higher = other.top() - side * 0.55
                    place.moveTop(max(higher, way.top()))
                    place.translate(side * 0.6 if higher < way.top() else 0, 0)
            standing.append(place)
            letter = initial(name) if name else ""
            mark = mark_pixmap(colour, shape, letter, side, self.devicePixelRatioF())
            painter.drawPixmap(place.topLeft(), mark)

    def _tell(self) -> None:
        common = self.tr("Common score")
        words = ", ".join(
            f"{isolated(name or common)} {score}" for name, score, _, _ in self._marks
        )
        self.setAccessibleName(self.tr("Score track: {scores}").format(scores=words))
        self.setToolTip(words)
