"""All that is printed on a Scene Card as fields: number, type, pattern, reward, Icons."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from serengeti_companion.games.wild.names import TYPE_NAMES
from serengeti_companion.games.wild.terms import BLANK, SceneCard, SceneType
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.whole_number import read_whole
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.wild.card_parts import IconsField, PatternField
from serengeti_companion.ui.tables.wild.reward_field import RewardField
from serengeti_companion.ui.translation import told

_UNKNOWN = "?"
HIGHEST = 999


class CardFields(QWidget):
    """`changed(card)` when a field says something new, `objected(words)` when it cannot be so.

    What nobody fills in stays not known. `columns` is how many animals stand in a row.
    """

    changed = Signal(object)
    objected = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, columns: int = 6) -> None:
        super().__init__(parent)
        self._card = BLANK
        self._build(columns)
        self._arrange()
        follow(self.restyle)

    @property
    def card(self) -> SceneCard:
        return self._card

    def show_card(self, card: SceneCard) -> None:
        """Put the card into the fields; nothing is emitted."""
        self._card = card
        self.number.setText("" if card.number is None else str(card.number))
        self.type.set_value(_UNKNOWN if card.type is None else card.type.value)
        self.pattern.show_slots(card.slots)
        self.reward.show_reward(card.reward)
        self.icons.show_icons(card.icons)

    def restyle(self) -> None:
        style = current_style()
        for layout in (self._column, self._head):
            layout.setSpacing(style.px(6))
        self.number.setFixedWidth(style.px(72))

    def _build(self, columns: int) -> None:
        self.number = QLineEdit(self)
        self.number.setAccessibleName(self.tr("Number of the card"))
        self.number.setPlaceholderText(self.tr("No."))
        self.number.textEdited.connect(self._read_number)
        kinds = [(_UNKNOWN, _UNKNOWN)] + [(t.value, told(TYPE_NAMES[t])) for t in SceneType]
        self.type = Segmented(self.tr("Scene type"), kinds, self)
        self.type.chosen.connect(self._take_type)
        self.pattern = PatternField(self, columns=columns)
        self.pattern.changed.connect(lambda slots: self._take(replace(self._card, slots=slots)))
        self.reward = RewardField(self)
        self.reward.changed.connect(lambda terms: self._take(replace(self._card, reward=terms)))
        self.icons = IconsField(self)
        self.icons.changed.connect(lambda icons: self._take(replace(self._card, icons=icons)))

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self.number)
        self._head.addWidget(self.type, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._head)
        for field in (self.pattern, self.reward, self.icons):
            self._column.addWidget(field)
        self._column.addStretch()

    def _read_number(self, text: str) -> None:
        number = read_whole(text, 1, HIGHEST)
        if number is None and text.strip():
            words = self.tr("A card has a number from 1 to {highest}.")
            self.objected.emit(words.format(highest=HIGHEST))
        else:
            self._take(replace(self._card, number=number))

    def _take_type(self, key: str) -> None:
        kind = None if key == _UNKNOWN else SceneType(key)
        self._take(replace(self._card, type=kind))

    def _take(self, card: SceneCard) -> None:
        self._card = card
        self.changed.emit(card)
