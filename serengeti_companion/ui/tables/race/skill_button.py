"""A skill of a card: what it does, and what it costs or why it cannot be played."""

from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from serengeti_companion.games.race.model import Phase, Seat, Table
from serengeti_companion.games.race.reference import price
from serengeti_companion.games.race.rules.plays import why_not
from serengeti_companion.games.race.terms import FACTS, Skill
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.parts.short_names import with_short_names
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.race.fitted_words import all_fits, lines, paint_lines
from serengeti_companion.ui.tables.race.signs import card_name
from serengeti_companion.ui.tables.race.skill_words import SHORT
from serengeti_companion.ui.translation import told

_NARROW = 86  # below this width at scale 1 its words are small
_MARGIN = 4


class SkillButton(QAbstractButton):
    """A tap chooses it, whether it can be played or not."""

    def __init__(self, skill: Skill, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skill = skill
        self.chosen = False
        self.reason = ""
        self._waits = False
        self._price = ""
        self._names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self._resize)

    def show_table(self, table: Table, seat: Seat, *, chosen: bool) -> None:
        """Whether it can be played now."""
        found = why_not(table, seat, self.skill)
        self.reason = "" if found is None else told(found.message)
        self._price = told(price(table, self.skill))
        self._names = tuple(player.name for player in table.players)
        self.chosen = chosen
        # While all wait for an event or scorpions, the same reason need not stand everywhere.
        self._waits = table.phase is not Phase.PLAYING
        text = told(FACTS[self.skill].text)
        name = f"{card_name(self.skill.card)} {self.skill.number}"
        state = self.reason or self._price
        self.setAccessibleName(f"{name}, {told(SHORT[self.skill])}: {state}")
        self.setToolTip(f"{text}\n{state}")
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(100), style.px(76))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(Target.TOUCH), style.px(64))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, style)
        painter.setPen(style.color(Role.MUTED if self.reason else Role.INK))
        self._paint_words(painter, style)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _resize(self) -> None:
        self.updateGeometry()
        self.update()

    def _paint_words(self, painter: QPainter, style: Style) -> None:
        """First what it does, then in what room is left the price or the reason."""
        margin = style.px(_MARGIN)
        box = QRectF(self.rect()).adjusted(margin, 0, -margin, 0)
        weight = Weight.REGULAR if self.reason else Weight.SEMIBOLD
        narrow = self.width() < style.px(_NARROW)
        upper = style.font(TextSize.SMALL if narrow else TextSize.BODY, weight)
        lower = style.font(TextSize.SMALL)
        state = self._price if self._waits else self.reason or self._price
        first = self._fitted(told(SHORT[self.skill]), upper, box.width(), 2)
        spare = box.height() - len(first) * QFontMetrics(upper).lineSpacing()
        most = max(1, int(spare // QFontMetrics(lower).lineSpacing()))
        second = self._fitted(
            self._shortened(state, lower, box.width(), most), lower, box.width(), most
        )
        tall = len(second) * QFontMetrics(lower).lineSpacing() - spare + box.height()
        box.setTop(max(0.0, (box.height() - tall) / 2))
        painter.setFont(upper)
        box.setTop(box.top() + paint_lines(painter, box, first))
        painter.setFont(lower)
        paint_lines(painter, box, second)

    def _shortened(self, state: str, font: QFont, width: float, most: int) -> str:
        """The reason with a long name cut, where that makes room for the rest."""
        metrics = QFontMetrics(font)
        fits = partial(all_fits, metrics=metrics, width=int(width), most=most)
        return with_short_names(state, self._names, fits)

    def _fitted(self, words: str, font: QFont, width: float, most: int) -> list[str]:
        return lines(words, QFontMetrics(font), int(width), most)

    def _paint_ground(self, painter: QPainter, style: Style) -> None:
        width = style.px(3) if self.chosen else style.line()
        outline = Role.ACCENT if self.chosen else Role.LINE if self.reason else Role.EDGE
        painter.setPen(QPen(style.color(outline), width))
        ground = Role.SUNKEN if self.reason else Role.SURFACE
        if self.chosen or self.isDown():
            ground = Role.ACCENT_SOFT
        painter.setBrush(style.color(ground))
        inset, corner = width / 2, style.px(RADIUS_SMALL)
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, corner, corner)
