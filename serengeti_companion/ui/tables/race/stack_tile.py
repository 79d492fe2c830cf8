"""A supply stack: its species, how many are left, its rock, and drought."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.games.race.model import Rock, Table
from serengeti_companion.games.race.terms import Species
from serengeti_companion.ui.parts.number_label import paint_focus
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, TextSize, Weight
from serengeti_companion.ui.tables.race.signs import card_name, paint_disc

_DISC = 44
_ROCK = ((0.0, 1.0), (0.15, 0.35), (0.45, 0.0), (0.8, 0.2), (1.0, 1.0))


class StackTile(QAbstractButton):
    """A tap aims at the stack; `aimed`: the skill chosen can be used on it."""

    def __init__(self, species: Species, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.species = species
        self.aimed = False
        self._table: Table | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow(self._resize)

    def show_table(self, table: Table, *, aimed: bool) -> None:
        """Count, rock and drought as they are now."""
        self._table, self.aimed = table, aimed
        stack = table.stack(self.species)
        words = [
            card_name(self.species),
            self.tr("{n} left").format(n=stack.animals),
            self._rock_words(stack.rock),
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
        return QSize(style.px(86), style.px(130))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._table is None:
            return
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, style)
        self._paint_words(painter, style, self._table)
        if self._table.stack(self.species).rock is Rock.TOP:
            self._paint_rock(painter, style)
        if self._table.drought == self.species:
            self._paint_drought(painter, style)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _resize(self) -> None:
        self.updateGeometry()
        self.update()

    def _rock_words(self, rock: Rock) -> str:
        return {
            Rock.HIDDEN: self.tr("rock hidden"),
            Rock.SECOND: self.tr("rock second"),
            Rock.TOP: self.tr("rock on top"),
        }[rock]

    def _paint_ground(self, painter: QPainter, style: Style) -> None:
        width = style.px(3) if self.aimed else style.line()
        painter.setPen(QPen(style.color(Role.ACCENT if self.aimed else Role.EDGE), width))
        ground = Role.ACCENT_SOFT if self.isDown() else Role.SURFACE
        painter.setBrush(style.color(ground))
        inset, corner = width / 2, style.px(RADIUS_SMALL)
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, corner, corner)

    def _disc(self, style: Style) -> QRectF:
        side = style.px(_DISC)
        return QRectF(style.px(8), style.px(8), side, side)

    def _paint_words(self, painter: QPainter, style: Style, table: Table) -> None:
        stack, disc = table.stack(self.species), self._disc(style)
        paint_disc(painter, disc, self.species)
        painter.setPen(style.color(Role.INK))
        painter.setFont(style.font(TextSize.TITLE, Weight.BOLD, tabular=True))
        count = QRectF(disc.right(), disc.top(), self.width() - disc.right(), disc.height())
        painter.drawText(count, Qt.AlignmentFlag.AlignCenter, str(stack.animals))
        painter.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD))
        line = QRectF(0, disc.bottom() + style.px(2), self.width(), style.px(24))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, card_name(self.species))
        painter.setFont(style.font(TextSize.SMALL))
        painter.setPen(style.color(Role.MUTED))
        line.translate(0, style.px(24))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._rock_words(stack.rock))

    def _paint_rock(self, painter: QPainter, style: Style) -> None:
        """A rock lies over the disc."""
        disc = self._disc(style)
        disc.setTop(disc.center().y())
        corners = [
            QPointF(disc.left() + x * disc.width(), disc.top() + y * disc.height())
            for x, y in _ROCK
        ]
        painter.setPen(QPen(style.color(Role.EDGE), style.px(2)))
        painter.setBrush(style.color(Role.ROCK))
        painter.drawPolygon(QPolygonF(corners))

    def _paint_drought(self, painter: QPainter, style: Style) -> None:
        band = QRectF(0, self.height() - style.px(24), self.width(), style.px(22))
        band.adjust(style.px(6), 0, -style.px(6), 0)
        painter.setPen(QPen(style.color(Role.WARNING), style.line()))
        painter.setBrush(style.color(Role.WARNING_SOFT))
        painter.drawRoundedRect(band, style.px(4), style.px(4))
        painter.setPen(style.color(Role.WARNING))
        painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
        painter.drawText(band, Qt.AlignmentFlag.AlignCenter, self.tr("drought"))
