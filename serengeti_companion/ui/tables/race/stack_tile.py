"""A supply stack: its species, how many are left, its rock, and drought."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.games.race.model import Rock, Table
from serengeti_companion.games.race.names import ROCK_NAMES
from serengeti_companion.games.race.terms import Species
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.paint.plate import paint_rock
from serengeti_companion.ui.parts.long_press import LongPress
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, TextSize, Weight
from serengeti_companion.ui.tables.race.signs import card_name, paint_plate
from serengeti_companion.ui.translation import filled, told

_PLATE = 50, 62
_NUMBER = 32
_ROCK = 34
_LINE = 20
_BAND = 20


class StackTile(QAbstractButton):
    """A tap aims at the stack; `more_asked(place)`: right click, long press or F2.

    `aimed`: the skill chosen can be used on it.
    """

    more_asked = Signal(QPoint)

    def __init__(self, species: Species, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.species = species
        self.aimed = False
        self._table: Table | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        LongPress(self).held.connect(self._held)
        follow(self._resize)

    def show_table(self, table: Table, *, aimed: bool) -> None:
        """Count, rock and drought as they are now."""
        self._table, self.aimed = table, aimed
        stack = table.stack(self.species)
        words = [
            card_name(self.species),
            filled(self.tr("{n} left"), n=stack.animals),
            told(ROCK_NAMES[stack.rock]),
        ]
        if table.drought == self.species:
            words.append(self.tr("drought"))
        if aimed:
            words.append(self.tr("can be chosen"))
        self.setAccessibleName(", ".join(words))
        self.setToolTip(self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(100), style.px(134))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(66), style.px(112))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.more_asked.emit(event.pos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.more_asked.emit(self.rect().center())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._table is None:
            return
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, style)
        self._paint_stack(painter, style, self._table)
        self._paint_words(painter, style, self._table)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _held(self, place: QPoint) -> None:
        self.setDown(False)
        self.more_asked.emit(place)

    def _resize(self) -> None:
        self.updateGeometry()
        self.update()

    def _paint_ground(self, painter: QPainter, style: Style) -> None:
        width = style.px(3) if self.aimed else style.line()
        painter.setPen(QPen(style.color(Role.ACCENT if self.aimed else Role.EDGE), width))
        ground = Role.ACCENT_SOFT if self.isDown() else Role.SURFACE
        painter.setBrush(style.color(ground))
        inset, corner = width / 2, style.px(RADIUS_SMALL)
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, corner, corner)

    def _plate(self, style: Style) -> QRectF:
        wide, tall = map(style.px, _PLATE)
        wide = min(wide, self.width() - style.px(_NUMBER))
        return QRectF(style.px(6), style.px(6), wide, tall)

    def _paint_stack(self, painter: QPainter, style: Style, table: Table) -> None:
        """The rock lies before its animal, or peeps out behind it (RL-STACK-12)."""
        stack, plate = table.stack(self.species), self._plate(style)
        side = style.px(_ROCK)
        rock = QRectF(plate.right() - side * 0.55, plate.bottom() - side * 0.8, side, side)
        if stack.rock is Rock.SECOND:
            draw_icon(painter, rock, "rock")
        paint_plate(painter, plate, self.species)
        if stack.rock is Rock.TOP:
            paint_rock(painter, plate)
        painter.setPen(style.color(Role.INK))
        painter.setFont(style.font(TextSize.TITLE, Weight.BOLD, tabular=True))
        count = QRectF(plate.right(), plate.top(), self.width() - plate.right(), style.px(30))
        painter.drawText(count, Qt.AlignmentFlag.AlignCenter, str(stack.animals))

    def _paint_words(self, painter: QPainter, style: Style, table: Table) -> None:
        high = style.px(_LINE)
        line = QRectF(0, self._plate(style).bottom() + style.px(1), self.width(), high)
        painter.setFont(style.font(TextSize.SMALL, Weight.SEMIBOLD))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, card_name(self.species))
        line.translate(0, high - style.px(2))
        dry = table.drought == self.species
        # Where a small tile has no room for both, drought is what the eye needs.
        if not dry or line.bottom() <= self._band(style).top():
            painter.setFont(style.font(TextSize.SMALL))
            painter.setPen(style.color(Role.MUTED))
            rock = table.stack(self.species).rock
            words = told(ROCK_NAMES[rock])
            if painter.fontMetrics().horizontalAdvance(words) > self.width() - style.px(8):
                words = self._short(rock)
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, words)
        if dry:
            self._paint_drought(painter, style)

    def _short(self, rock: Rock) -> str:
        words = {Rock.HIDDEN: self.tr("hidden"), Rock.SECOND: self.tr("second")}
        return words.get(rock, self.tr("on top"))

    def _band(self, style: Style) -> QRectF:
        high, edge = style.px(_BAND), style.px(5)
        return QRectF(edge, self.height() - high - edge, self.width() - 2 * edge, high)

    def _paint_drought(self, painter: QPainter, style: Style) -> None:
        painter.setPen(QPen(style.color(Role.WARNING), style.line()))
        painter.setBrush(style.color(Role.WARNING_SOFT))
        painter.drawRoundedRect(self._band(style), style.px(4), style.px(4))
        painter.setPen(style.color(Role.WARNING))
        painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
        painter.drawText(self._band(style), Qt.AlignmentFlag.AlignCenter, self.tr("drought"))
