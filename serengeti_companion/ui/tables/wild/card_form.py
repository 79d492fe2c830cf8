"""Describe a Scene Card: as one line, or by taps; both follow each other, with a live picture."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from serengeti_companion.games.wild.names import TYPE_NAMES
from serengeti_companion.games.wild.notation import NotationError, card_line, parse_card
from serengeti_companion.games.wild.terms import BLANK, SceneCard, SceneType
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.whole_number import read_whole
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.tables.wild.card_parts import IconsField, PatternField, RewardField
from serengeti_companion.ui.tables.wild.preview_card import PreviewCard
from serengeti_companion.ui.translation import told

_UNKNOWN = "?"
HIGHEST = 999


class CardForm(QWidget):
    """`chosen(card)` when it is done; what nobody fills in stays not known."""

    chosen = Signal(object)
    changed = Signal(object)

    def __init__(self, card: SceneCard = BLANK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card = card
        self._build()
        self._arrange()
        self.show_card(card)
        follow(self.restyle)

    @property
    def card(self) -> SceneCard:
        return self._card

    def show_card(self, card: SceneCard) -> None:
        """Begin with this card."""
        self._card = card
        self.line.setText("" if card == BLANK else card_line(card))
        self._object("")
        self._fill()

    def restyle(self) -> None:
        style = current_style()
        for layout in (self._outer, self._halves, self._left, self._head, self._right):
            layout.setSpacing(style.px(8))
        self.number.setFixedWidth(style.px(72))

    def _build(self) -> None:
        self.line = QLineEdit(self)
        self.line.setAccessibleName(self.tr("The card as one line"))
        self.line.setPlaceholderText("108 line: lion crocodile rhinoceros@grasslands | 2/rare | -")
        self.line.textEdited.connect(self._read_line)
        self.line.returnPressed.connect(self._choose)
        self.problem = TextLabel("", self, size=TextSize.SMALL, role=Role.REFUSAL)
        self.problem.setWordWrap(True)
        self.number = QLineEdit(self)
        self.number.setAccessibleName(self.tr("Number of the card"))
        self.number.setPlaceholderText(self.tr("No."))
        self.number.textEdited.connect(self._read_number)
        kinds = [(_UNKNOWN, _UNKNOWN)] + [(t.value, told(TYPE_NAMES[t])) for t in SceneType]
        self.type = Segmented(self.tr("Scene type"), kinds, self)
        self.type.chosen.connect(self._take_type)
        self.pattern = PatternField(self)
        self.pattern.changed.connect(lambda slots: self._take(replace(self._card, slots=slots)))
        self.reward = RewardField(self)
        self.reward.changed.connect(lambda terms: self._take(replace(self._card, reward=terms)))
        self.icons = IconsField(self)
        self.icons.changed.connect(lambda icons: self._take(replace(self._card, icons=icons)))
        self.preview = PreviewCard(parent=self)
        self.done = PrimaryButton(self.tr("Use this card"), self)
        self.done.clicked.connect(self._choose)

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self.number)
        self._head.addWidget(self.type, 1)
        self._left = QVBoxLayout()
        self._left.addLayout(self._head)
        for field in (self.pattern, self.reward, self.icons):
            self._left.addWidget(field)
        self._left.addStretch()
        self._right = QVBoxLayout()
        self._right.addWidget(self.preview)
        self._right.addStretch()
        self._right.addWidget(self.done)
        self._halves = QHBoxLayout()
        self._halves.addLayout(self._left, 3)
        self._halves.addLayout(self._right, 1)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addWidget(self.line)
        self._outer.addWidget(self.problem)
        self._outer.addLayout(self._halves, 1)

    def _fill(self) -> None:
        """Put the card into the fields."""
        card = self._card
        self.number.setText("" if card.number is None else str(card.number))
        self.type.set_value(_UNKNOWN if card.type is None else card.type.value)
        self.pattern.show_slots(card.slots)
        self.reward.show_reward(card.reward)
        self.icons.show_icons(card.icons)
        self.preview.show_card(card)

    def _read_line(self, text: str) -> None:
        try:
            card = parse_card(text.strip()) if text.strip() else BLANK
        except NotationError as error:
            self._object(told(error.message))
            return
        self._object("")
        self._card = card
        self._fill()
        self.changed.emit(card)

    def _read_number(self, text: str) -> None:
        number = read_whole(text, 1, HIGHEST)
        if number is None and text.strip():
            words = self.tr("A card has a number from 1 to {highest}.")
            self._object(words.format(highest=HIGHEST))
        else:
            self._take(replace(self._card, number=number))

    def _take_type(self, key: str) -> None:
        kind = None if key == _UNKNOWN else SceneType(key)
        self._take(replace(self._card, type=kind))

    def _take(self, card: SceneCard) -> None:
        """A field says something new."""
        self._card = card
        self._object("")
        self.line.setText(card_line(card))
        self.preview.show_card(card)
        self.changed.emit(card)

    def _object(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.setVisible(bool(words))

    def _choose(self) -> None:
        if not self.problem.text():
            self.chosen.emit(self._card)
