"""The cards with their skills: what can be played now, and the reason on the rest."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from serengeti_companion.games.race.model import Table
from serengeti_companion.games.race.terms import SPECIES, Card, Skill, Special, Species, skills_of
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.shown import show_if
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.race.card_button import CardButton
from serengeti_companion.ui.tables.race.skill_button import SkillButton

_COLUMNS = 3


class SkillGrid(QWidget):
    """`picked(skill)` when one is tapped, `read(card)` when its card is."""

    picked = Signal(str)
    read = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[Skill, SkillButton] = {}
        self.cards: dict[Card, CardButton] = {}
        self._rows: list[QHBoxLayout] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        shown: tuple[Card, ...] = (Special.TRAIL, *SPECIES)
        for at, card in enumerate(shown):
            column = at % _COLUMNS
            self._grid.addLayout(self._place(card), at // _COLUMNS, column)
            self._grid.setColumnStretch(column, 1)
        follow(self.restyle)

    def show_table(self, table: Table, chosen: Skill | None, reading: Card | None = None) -> None:
        """Whoever has the turn plays; `chosen` and the card that is read about stand out."""
        for skill, button in self.buttons.items():
            button.show_table(table, table.active, chosen=skill is chosen)
        for card, shown in self.cards.items():
            shown.choose(chosen=card is reading)
        show_if(self._scorpion, table.house.scorpion_draw == "skill")

    def restyle(self) -> None:
        style = current_style()
        gap, pad = style.px(6), style.px(5)
        self._grid.setSpacing(gap)
        for row in self._rows:
            row.setContentsMargins(pad, pad, pad, pad)
            row.setSpacing(style.px(4))

    def _place(self, card: Card) -> QHBoxLayout:
        place = QHBoxLayout()
        place.addWidget(self._card(card), 1)
        if card is Species.LION:
            # RL-R-3 (b): by house rule a scorpion is played too; the lion leaves it room.
            self._scorpion = self._card(Special.SCORPION, with_picture=False)
            place.addWidget(self._scorpion)
        return place

    def _card(self, card: Card, *, with_picture: bool = True) -> CardFrame:
        frame = CardFrame(self)
        row = QHBoxLayout(frame)
        if with_picture:
            name = CardButton(card, frame)
            name.clicked.connect(lambda: self.read.emit(card.value))
            self.cards[card] = name
            row.addWidget(name)
        for skill in skills_of(card):
            button = SkillButton(skill, frame)
            button.clicked.connect(lambda _=False, skill=skill: self.picked.emit(skill.value))
            self.buttons[skill] = button
            row.addWidget(button, 1)
        self._rows.append(row)
        return frame
