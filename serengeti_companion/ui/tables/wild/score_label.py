"""A player's stars, large."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild.model import Player, Seat
from serengeti_companion.games.wild.scoring import on_track
from serengeti_companion.ui.paint import kept_pictures
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.parts.count_label import CountLabel
from serengeti_companion.ui.parts.set_to import SetTo
from serengeti_companion.ui.parts.shown import set_words, show_if
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.translation import filled

_FOUR = 1000  # from here on the figures would be wider than their place


class TokenChip(TextLabel):
    """The Score Token: 100, 200 and so on, as a piece that lies beside the track."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent, size=TextSize.SMALL, weight=Weight.BOLD, role=Role.ON_GLOW)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def show_token(self, hundreds: int) -> None:
        set_words(self, _token(hundreds) if hundreds else "")
        show_if(self, bool(hundreds))

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(super().sizeHint().width() + style.px(10), style.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tall = style.px(24)
        box = QRectF(1, (self.height() - tall) / 2, self.width() - 2, tall)
        painter.setPen(QPen(style.color(Role.INK), style.line()))
        painter.setBrush(style.color(Role.GLOW))
        painter.drawRoundedRect(box, tall / 2, tall / 2)
        painter.end()
        super().paintEvent(event)


class Score(CountLabel):
    """A player's stars; Set to puts them right."""

    def __init__(self, desk: Desk, seat: Seat, parent: QWidget) -> None:
        super().__init__(0, parent)
        self._told: tuple[str, int, int | None] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.set_to = SetTo(self, "", lambda: self.value)
        self.set_to.chosen.connect(lambda value, reason: desk.correct("stars", value, reason, seat))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        kept_pictures.draw(self, painter, (self.text(), self.looks), self._paint)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        painter.setFont(self.font())
        painter.setPen(current_style().color(self.looks[2]))
        painter.drawText(box, self.alignment(), self.text())

    def show_stars(self, player: Player, last: int | None) -> None:
        """`last` is the last number of the track, None = not known."""
        if self._told == (player.name, player.stars, last):
            return
        self._told = player.name, player.stars, last
        size = TextSize.SCORE if player.stars < _FOUR else TextSize.TITLE
        if size is not self.looks[0]:
            self.set_size(size, Weight.BOLD)
        self.count_to(player.stars)
        self.set_to.title = filled(self.tr("Stars of {name}"), name=player.name)
        self.setAccessibleName(f"{self.set_to.title}: {player.stars}")
        hundreds, rest = on_track(player.stars, last)
        words = self.tr("On the track: {rest}").format(rest=rest)
        if hundreds:
            words = self.tr("On the track: {rest}, with the {token} token")
            words = words.format(rest=rest, token=_token(hundreds))
        self.setToolTip(words)


def _token(hundreds: int) -> str:
    return str(hundreds * 100)
