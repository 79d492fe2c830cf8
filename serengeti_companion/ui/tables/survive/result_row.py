"""A colour at the end: its numbers safe or eaten, and its biggest herd drawn on the line."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from serengeti_companion.engine.texts import isolated
from serengeti_companion.games.survive.model import Seat, Table
from serengeti_companion.games.survive.rules.runs import Run
from serengeti_companion.games.survive.rules.winning import Line
from serengeti_companion.games.survive.terms import NUMBERS
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.elided_label import ElidedLabel
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, TextSize, Weight
from serengeti_companion.ui.tables.survive.signs import mark, name_of

_SIDE = 300
_MARK = 44


class RunLine(QWidget):
    """The twelve numbers of a colour with its runs."""

    def __init__(self, line: Line, eaten: tuple[int, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line, self._eaten = line, eaten
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        told = [self.tr("{a} to {b}").format(a=run.first, b=run.last) for run in line.runs]
        safe = ", ".join(map(str, line.safe)) or self.tr("none")
        words = self.tr("Safe: {safe}. Herds: {herds}")
        herds = ", ".join(told) or self.tr("none")
        self.setAccessibleName(words.format(safe=safe, herds=herds))
        follow(self.update)

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(560), style.px(56))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(400), style.px(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for run in self._line.runs:
            self._paint_run(painter, style, run, counts=run == self._line.herd)
        for number in NUMBERS:
            self._paint_number(painter, style, number)
        painter.end()

    def _box(self, number: int) -> QRectF:
        wide = self.width() / len(NUMBERS)
        return QRectF((number - 1) * wide, 0, wide, self.height())

    def _paint_run(self, painter: QPainter, style: Style, run: Run, *, counts: bool) -> None:
        first, last = self._box(run.first), self._box(run.last)
        gap = style.px(3)
        box = QRectF(first.left() + gap, gap, last.right() - first.left() - 2 * gap, first.height())
        box.setHeight(first.height() - 2 * gap)
        width = style.px(3) if counts else style.line()
        painter.setPen(QPen(style.color(Role.ACCENT if counts else Role.EDGE), width))
        painter.setBrush(style.color(Role.ACCENT_SOFT if counts else Role.SUNKEN))
        corner = style.px(RADIUS_SMALL)
        painter.drawRoundedRect(box, corner, corner)

    def _paint_number(self, painter: QPainter, style: Style, number: int) -> None:
        box = self._box(number)
        safe, eaten = number in self._line.safe, number in self._eaten
        weight = Weight.BOLD if safe else Weight.REGULAR
        painter.setFont(style.font(TextSize.TITLE if safe else TextSize.LARGE, weight))
        painter.setPen(style.color(Role.INK if safe else Role.MUTED))
        words = str(number) if safe or eaten else "\N{MIDDLE DOT}"
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        if eaten:
            painter.setPen(QPen(style.color(Role.REFUSAL), style.px(2)))
            side = style.px(26)
            cross = QRectF(0, 0, side, side)
            cross.moveCenter(box.center())
            painter.drawLine(cross.topLeft(), cross.bottomRight())


class ResultRow(CardFrame):
    """Mark, name, what counts, and the line."""

    def __init__(
        self, table: Table, seat: Seat, line: Line, *, won: bool, parent: QWidget | None = None
    ) -> None:
        self._ready = False
        super().__init__(parent, Tone.ACTIVE if won else Tone.PLAIN)
        self._table, self._seat = table, seat
        self.mark = QLabel(self)
        name = name_of(table, seat)
        self.name = ElidedLabel(name, self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.name.setToolTip(name)
        self.words = TextLabel(self._told(line), self)
        self.words.setWordWrap(True)
        self.line = RunLine(line, table.colour(seat).eaten, self)
        self.setAccessibleName(f"{isolated(self.name.text())}: {self.words.text()}")
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addStretch()
        names.addWidget(self.name)
        names.addWidget(self.words)
        names.addStretch()
        self._side = QWidget(self)
        side = QHBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self.mark)
        side.addLayout(names, 1)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._side)
        self._row.addWidget(self.line, 1)
        self._ready = True
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        if not self._ready:
            return
        style = current_style()
        pad = style.px(14)
        self._row.setContentsMargins(pad, style.px(6), pad, style.px(6))
        self._row.setSpacing(pad)
        self._side.setFixedWidth(style.px(_SIDE))
        px = style.px(_MARK)
        self.mark.setPixmap(mark(self._table, self._seat, px, self.devicePixelRatioF()))

    def _told(self, line: Line) -> str:
        if line.extinct:
            return self.tr("{n} eaten: extinct").format(n=line.eaten)
        if line.herd is None:
            return self.tr("{n} eaten, no herd").format(n=line.eaten)
        words = self.tr("{n} eaten, herd of {size}: {a} to {b}")
        return words.format(n=line.eaten, size=line.size, a=line.herd.first, b=line.herd.last)
