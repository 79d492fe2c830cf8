"""A player at the left: who they are, what they have, whether it is their turn."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import (
    TABLEAU_LIMIT,
    CardTracking,
    Phase,
    Player,
    Seat,
    Table,
)
from serengeti_companion.games.wild.rules.specialist_terms import SPECIALIST_NAMES
from serengeti_companion.games.wild.scoring import on_track
from serengeti_companion.ui.paint import kept_pictures
from serengeti_companion.ui.paint.glyphs import icon_pixmap
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone, paint_surface
from serengeti_companion.ui.parts.elided_label import ElidedLabel
from serengeti_companion.ui.parts.mark_words import mark_words
from serengeti_companion.ui.parts.shown import set_tip, set_words, show_if
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.figure import FigureArea, draw_all
from serengeti_companion.ui.tables.wild.gestures import on_turn
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.score_label import Score, TokenChip
from serengeti_companion.ui.translation import filled, told

_MARK = 32
MARGINS = (8, 2, 8, 2)
"""At scale 1: left, top, right, bottom."""


class PlayerPanel(CardFrame):
    """One player: the upper half, and room below it for the details while these are open."""

    chosen = Signal(int)

    def __init__(self, desk: Desk, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._desk, self._seat = desk, seat
        self._player = desk.table.player(seat)
        self.name = PlayerName(self._player, self, mark=_MARK, size=TextSize.LARGE)
        self.sign = QLabel(self)
        self.work = ElidedLabel("", self, size=TextSize.SMALL)
        self.token = TokenChip(self)
        self.score = Score(desk, seat, self)
        self._stock = self._build_stock()
        self._titled: str | None = None
        self._arrange()
        follow(self._resize)

    def refresh(self, before: Table | None, table: Table) -> None:
        player = self._player = table.player(self._seat)
        mine = table.phase is Phase.ROUND and on_turn(table) == self._seat
        show_if(self, not player.gone)
        self.set_tone(Tone.ACTIVE if mine else Tone.PLAIN)
        self.name.show_player(player)
        colours = table.printed.colours
        set_tip(self.name, mark_words(player.colour, colours) if colours else "")
        show_if(self.score, not table.shared_score)
        last = table.printed.track_last
        self.score.show_stars(player, last)
        hundreds, _ = on_track(player.stars, last)
        self.token.show_token(0 if table.shared_score else hundreds)
        show_if(self.sign, table.first == self._seat)
        self._show_work(player)
        self._show_stock(table, player)
        words = filled(self.tr("{name}: {stars} stars"), name=player.name, stars=player.stars)
        self.setAccessibleName(self.tr("{panel}; on turn").format(panel=words) if mine else words)

    @property
    def folded(self) -> int:
        """The height of the upper half."""
        return self._column.sizeHint().height()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        looks = self.tone, self._head.geometry().height()
        kept_pictures.draw_ground(self, painter, looks, self._paint)
        draw_all(self._stock.values(), painter, event.rect())
        painter.end()

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        style = current_style()
        paint_surface(painter, box, style, self.tone)
        if self.tone is Tone.ACTIVE:
            # Beside the thick outline: the head of whoever is on turn is tinted.
            inset = style.px(6 if style.high_contrast else 3)
            head = QRectF(inset, inset, box.width() - 2 * inset, self._head.geometry().height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.color(Role.ACCENT_SOFT))
            painter.drawRoundedRect(head, style.px(7), style.px(7))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(self._seat)

    def _build_stock(self) -> dict[str, FigureArea]:
        """Coins, tokens and cards, as far as they are tracked."""
        titles = {"coins": "coin", "food": "food-token", "vfx": "vfx-token", "tableau": "card"}
        stock = {}
        for fact, sign in titles.items():
            tail = f"/{TABLEAU_LIMIT}" if fact == "tableau" else ""
            stock[fact] = FigureArea("", sign, self, tail=tail)
        for fact in ("coins", "food", "vfx"):
            stock[fact].value_wanted.connect(
                lambda value, reason, fact=fact: self._desk.correct(fact, value, reason, self._seat)
            )
        stock["tableau"].value_wanted.connect(
            lambda value, reason: self._desk.count_tableau(self._seat, value, reason)
        )
        return stock

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.name, 1)
        names.addWidget(self.work)
        self._head.addLayout(names, 1)
        for widget in (self.sign, self.token, self.score):
            self._head.addWidget(widget)
        self._row = QHBoxLayout()
        for figure in self._stock.values():
            self._row.addWidget(figure, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addLayout(self._row)
        self._column.addStretch(1)

    def _resize(self) -> None:
        style = current_style()
        self._column.setContentsMargins(*(style.px(side) for side in MARGINS))
        self._column.setSpacing(0)
        self._head.setSpacing(style.px(4))
        self._row.setSpacing(0)
        self.work.setIndent(style.px(_MARK + 8))
        self.work.setFixedHeight(style.px(TextSize.SMALL + 2))
        self.name.setMinimumHeight(style.px(_MARK))
        self.score.setFixedHeight(style.px(Target.TOUCH))
        self.score.setFixedWidth(style.px(72))
        side = style.px(22)
        self.sign.setPixmap(icon_pixmap("first-player", side, self.devicePixelRatioF()))
        self.sign.setToolTip(self.tr("First player"))

    def _show_work(self, player: Player) -> None:
        """That they passed, or who works for them where the table plays with Specialists."""
        words = _worker(player.specialist)
        set_words(self.work, self.tr("passed") if player.passed else words)
        self.work.set_role(Role.MUTED if player.passed else Role.INK)
        show_if(self.work, bool(self.work.text()))

    def _show_stock(self, table: Table, player: Player) -> None:
        if player.name != self._titled:
            self._titled = player.name
            self._name_stock(player.name)
        cards = table.tracking.cards is not CardTracking.OFF
        shown = {
            "coins": (table.tracking.board, player.coins),
            "food": (table.tracking.tokens, player.food),
            "vfx": (table.tracking.tokens, player.vfx),
            "tableau": (cards, len(player.tableau)),
        }
        for fact, (tracked, value) in shown.items():
            figure = self._stock[fact]
            show_if(figure, tracked)
            figure.set_value(value, odd=fact == "tableau" and value > TABLEAU_LIMIT)

    def _name_stock(self, name: str) -> None:
        titles = {
            "coins": self.tr("Coins of {name}"),
            "food": self.tr("Food of {name}"),
            "vfx": self.tr("VFX of {name}"),
            "tableau": self.tr("Cards of {name}"),
        }
        for fact, title in titles.items():
            self._stock[fact].set_title(filled(title, name=name))


def _worker(specialist: str | None) -> str:
    name = next((name for key, name in SPECIALIST_NAMES.items() if key == specialist), None)
    return (specialist or "") if name is None else told(name)
