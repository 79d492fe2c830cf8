"""One player's public counts, painted so that they can be turned towards her across the table."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.engine.texts import isolated
from serengeti_companion.games.race.model import IN_TURN, Seat, Table
from serengeti_companion.games.race.scoring import shows_all
from serengeti_companion.games.race.terms import GAINED
from serengeti_companion.ui.parts.number_label import paint_focus
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, TextSize, Weight
from serengeti_companion.ui.tables.race.signs import CODES, card_name, mark
from serengeti_companion.ui.translation import filled

_TALL = 76
_MARK = 46
_OWNED = 230
_SHORT = 4


class PlayerStrip(QAbstractButton):
    """A tap asks for corrections; `turned`: upside down, for whoever sits opposite."""

    def __init__(self, seat: Seat, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._table = seat, table
        self.turned = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_table(table)
        follow(self._resize)

    @property
    def counts(self) -> tuple[tuple[str, str], ...]:
        """What is counted, and how much."""
        player = self._table.player(self._seat)
        top = "?" if player.top is None else card_name(player.top)
        discard = f"{player.discard} ({top})" if player.discard else "0"
        # RL-PUB-7: what was played this turn lies face up.
        faces = [CODES[laid.card] for laid in player.front if laid.card is not None]
        shown = f"({' '.join(faces)})" if faces else ""
        found = [
            (self.tr("hand"), str(player.hand)),
            (self.tr("deck"), str(player.deck)),
            (self.tr("discard"), discard),
            (self.tr("front"), f"{player.front_cards} {shown}".strip()),
            (self.tr("aside"), str(len(player.aside))),
            (self.tr("Savannah"), str(player.savannah)),
        ]
        return tuple(found)

    @property
    def owned(self) -> tuple[str, ...]:
        """What the player owns, if that may be shown."""
        player = self._table.player(self._seat)
        if not shows_all(self._table):
            return ()
        return tuple(f"{CODES[card]} {player.owns(card)}" for card in GAINED)

    @property
    def active(self) -> bool:
        """Whether it is this player's turn."""
        return self._table.phase in IN_TURN and self._table.active == self._seat

    def show_table(self, table: Table) -> None:
        """The counts as they are now."""
        self._table = table
        words = ", ".join((*(f"{what} {number}" for what, number in self.counts), *self.owned))
        name = table.player(self._seat).name
        turn = self.tr("has the turn") if self.active else ""
        self.setAccessibleName(f"{isolated(name)} {turn}: {words}")
        self.setToolTip(filled(self.tr("Set something of {name} by hand"), name=name))
        self.update()

    def turn(self, *, turned: bool) -> None:
        """Towards the other side of the table, or back."""
        self.turned = turned
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(700), style.px(_TALL))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(500), style.px(_TALL))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.turned:
            painter.translate(self.width(), self.height())
            painter.rotate(180)
        self._paint_ground(painter, style)
        self._paint_name(painter, style)
        self._paint_counts(painter, style)
        painter.resetTransform()
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _resize(self) -> None:
        self.updateGeometry()
        self.update()

    def _paint_ground(self, painter: QPainter, style: Style) -> None:
        width = style.px(3) if self.active else style.line()
        painter.setPen(QPen(style.color(Role.ACCENT if self.active else Role.LINE), width))
        painter.setBrush(style.color(Role.ACCENT_SOFT if self.active else Role.SURFACE))
        inset, corner = width / 2, style.px(RADIUS_SMALL)
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, corner, corner)

    def _paint_name(self, painter: QPainter, style: Style) -> None:
        side = style.px(_MARK)
        top = (self.height() - side) // 2
        pixmap = mark(self._table, self._seat, side, self.devicePixelRatioF())
        painter.drawPixmap(style.px(12), top, pixmap)
        left = style.px(12) + side + style.px(10)
        box = QRectF(left, 0, style.px(150), self.height())
        painter.setPen(style.color(Role.INK))
        painter.setFont(style.font(TextSize.TITLE, Weight.BOLD))
        name = painter.fontMetrics().elidedText(
            self._table.player(self._seat).name, Qt.TextElideMode.ElideRight, int(box.width())
        )
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if not self.active:
            painter.drawText(box, align, name)
            return
        upper = QRectF(box.left(), style.px(10), box.width(), style.px(32))
        painter.drawText(upper, align, name)
        painter.setFont(style.font(TextSize.SMALL, Weight.SEMIBOLD))
        lower = QRectF(box.left(), style.px(42), box.width(), style.px(22))
        painter.drawText(lower, align, self.tr("has the turn"))

    def _paint_counts(self, painter: QPainter, style: Style) -> None:
        left = style.px(12 + _MARK + 10 + 150 + 10)
        counts, room = self.counts, self.width() - style.px(8)
        if self.owned:
            room -= style.px(_OWNED)
            self._paint_owned(painter, style, QRectF(room, 0, style.px(_OWNED), self.height()))
        unit = (room - left) / len(counts)
        for at, (what, number) in enumerate(counts):
            box = QRectF(left + at * unit, style.px(10), unit, style.px(34))
            size = TextSize.BODY if len(number) > _SHORT else TextSize.TITLE
            painter.setPen(style.color(Role.INK))
            painter.setFont(style.font(size, Weight.BOLD, tabular=True))
            elide = Qt.TextElideMode.ElideRight
            shown = painter.fontMetrics().elidedText(number, elide, int(unit))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)
            box.translate(0, style.px(32))
            box.setHeight(style.px(22))
            painter.setFont(style.font(TextSize.SMALL))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, what)

    def _paint_owned(self, painter: QPainter, style: Style, box: QRectF) -> None:
        """Ten numbers in two lines."""
        painter.setPen(style.color(Role.INK))
        painter.setFont(style.font(TextSize.SMALL, Weight.SEMIBOLD, tabular=True))
        half = len(self.owned) // 2
        for row, words in enumerate((self.owned[:half], self.owned[half:])):
            cell = QRectF(box.left(), 0, box.width() / half, style.px(26))
            cell.moveTop(style.px(12 + 26 * row))
            for each in words:
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, each)
                cell.translate(cell.width(), 0)
