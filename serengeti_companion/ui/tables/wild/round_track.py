"""The round track of the Rock of Ages: six rounds and what comes before each."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.games.wild.model import ROUNDS, Phase, Step, Table
from serengeti_companion.games.wild.rules.preparation import CEREMONIES, MIGRATIONS, coming_round
from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_DISC = 28
_STEP = 42
_SIGN = 17


class RoundTrack(QWidget):
    """Signs below a round: a ceremony, a migration."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._round, self._over = 0, False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_table(table)
        follow(self.restyle)

    def set_table(self, table: Table) -> None:
        preparing = table.phase is Phase.PREPARATION and table.step is Step.MARKER
        round_ = coming_round(table) - 1 if preparing else table.round
        shown = (round_, table.phase is Phase.OVER)
        if shown != (self._round, self._over):
            self._round, self._over = shown
            words = self.tr("Round {n} of {all}").format(n=self._round, all=ROUNDS)
            self.setAccessibleName(words)
            self.setToolTip(self._story())
            self.update()

    def is_past(self, number: int) -> bool:
        """Whether a round was played to its end; what a game lost early leaves out was not."""
        return number < self._round or (self._over and number == self._round)

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(_STEP) * ROUNDS, style.px(_DISC + _SIGN + 6))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(1, ROUNDS + 1):
            self._paint_round(painter, number, style)
        painter.end()

    def _paint_round(self, painter: QPainter, number: int, style: Style) -> None:
        side = style.px(_DISC)
        centre = QPointF(style.px(_STEP) * (number - 0.5), style.px(2) + side / 2)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(centre)
        now = number == self._round and not self._over
        gone = self.is_past(number)
        painter.setPen(QPen(style.color(Role.ACCENT if now or gone else Role.EDGE), style.px(2)))
        painter.setBrush(style.color(Role.ACCENT if now else Role.SURFACE))
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        painter.setFont(style.font(TextSize.BODY, Weight.BOLD))
        painter.setPen(style.color(Role.ON_ACCENT if now else Role.INK))
        if gone:
            margin = side * 0.24
            box = disc.adjusted(margin, margin, -margin, -margin)
            draw_icon(painter, box, "check", ink=Role.ACCENT)
        else:
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))
        self._paint_signs(painter, number, disc, style)

    def _paint_signs(self, painter: QPainter, number: int, disc: QRectF, style: Style) -> None:
        """What happens before the round, drawn between it and the one before."""
        signs = [
            name
            for name, rounds in (("award", CEREMONIES), ("migration", MIGRATIONS))
            if number in rounds
        ]
        side = style.px(_SIGN)
        left = disc.center().x() - side * len(signs) / 2
        for at, name in enumerate(signs):
            place = QRectF(left + at * side, disc.bottom() + style.px(2), side, side)
            draw_icon(painter, place, name, on=Role.SURFACE, ink=Role.INK)

    def _story(self) -> str:
        return self.tr(
            "Before Rounds 4 and 6 an Awards Ceremony, before Rounds 4, 5 and 6 a Great Migration."
        )
