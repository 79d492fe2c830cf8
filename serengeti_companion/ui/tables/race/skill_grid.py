"""The cards with their skills: what can be played now, and the reason on the rest."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion.games.race.model import Phase, Seat, Table
from serengeti_companion.games.race.rules.effects import cost
from serengeti_companion.games.race.rules.plays import why_not
from serengeti_companion.games.race.terms import (
    FACTS,
    SPECIES,
    Card,
    Skill,
    Special,
    skills_of,
)
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.number_label import paint_focus
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, TextSize, Weight
from serengeti_companion.ui.tables.race.signs import card_name
from serengeti_companion.ui.tables.race.skill_words import SHORT
from serengeti_companion.ui.tables.wild.shown import show_if
from serengeti_companion.ui.translation import told

_COLUMNS = 3
_LINE = 26


class SkillButton(QAbstractButton):
    """Two lines: what it does, and what it costs or why it cannot be played."""

    def __init__(self, skill: Skill, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skill = skill
        self.chosen = False
        self.reason = ""
        self._waits = False
        self._price = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self._resize)

    def show_table(self, table: Table, seat: Seat, *, chosen: bool) -> None:
        """Whether it can be played now."""
        found = why_not(table, seat, self.skill)
        self.reason = "" if found is None else told(found.message)
        suns = cost(table, self.skill)
        self._price = self._price_words(suns)
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
        return QSize(style.px(130), style.px(54))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(110), style.px(48))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, style)
        role = Role.MUTED if self.reason else Role.INK
        painter.setPen(style.color(role))
        weight = Weight.REGULAR if self.reason else Weight.SEMIBOLD
        half = min(self.height() / 2, style.px(_LINE))
        top = self.height() / 2 - half
        painter.setFont(style.font(TextSize.BODY, weight))
        self._line(painter, QRectF(0, top, self.width(), half), told(SHORT[self.skill]))
        painter.setFont(style.font(TextSize.SMALL))
        state = self._price if self._waits else self.reason or self._price
        self._line(painter, QRectF(0, top + half, self.width(), half), state)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _price_words(self, suns: int) -> str:
        if not suns:
            return self.tr("free")
        return self.tr("1 sun") if suns == 1 else self.tr("{n} suns").format(n=suns)

    def _resize(self) -> None:
        self.updateGeometry()
        self.update()

    def _line(self, painter: QPainter, box: QRectF, words: str) -> None:
        """A line as wide as the button, in the font that is set."""
        margin = current_style().px(6)
        box = box.adjusted(margin, 0, -margin, 0)
        elide = Qt.TextElideMode.ElideRight
        shown = painter.fontMetrics().elidedText(words, elide, int(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)

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


class SkillGrid(QWidget):
    """`picked(skill)` when one is tapped."""

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[Skill, SkillButton] = {}
        self._cards: list[QVBoxLayout] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        cards: tuple[Card, ...] = (Special.TRAIL, *SPECIES)
        for at, card in enumerate(cards):
            self._grid.addWidget(self._card(card), at // _COLUMNS, at % _COLUMNS)
        follow(self.restyle)

    def show_table(self, table: Table, chosen: Skill | None) -> None:
        """Whoever has the turn plays; `chosen` stands out."""
        for skill, button in self.buttons.items():
            button.show_table(table, table.active, chosen=skill is chosen)
        as_skill = table.house.scorpion_draw == "skill"
        show_if(self.buttons[Skill.SCORPION_2], as_skill)

    def restyle(self) -> None:
        style = current_style()
        self._grid.setSpacing(style.px(6))
        for column in self._cards:
            pad = style.px(6)
            column.setContentsMargins(pad, style.px(2), pad, pad)
            column.setSpacing(style.px(2))

    def _card(self, card: Card) -> CardFrame:
        frame = CardFrame(self)
        title = TextLabel(card_name(card), frame, weight=Weight.SEMIBOLD)
        row = QHBoxLayout()
        # RL-R-3 (b): by house rule a scorpion is played too; its button stands with the trails.
        more = (Skill.SCORPION_2,) if card is Special.TRAIL else ()
        for skill in (*skills_of(card), *more):
            button = SkillButton(skill, frame)
            button.clicked.connect(lambda _=False, skill=skill: self.picked.emit(skill.value))
            self.buttons[skill] = button
            row.addWidget(button)
        column = QVBoxLayout(frame)
        column.addWidget(title)
        column.addLayout(row, 1)
        self._cards.append(column)
        return frame
