"""Corrections: which cards lie in a place."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.cards import cards_in
from serengeti_companion.games.wild.commands import Place
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.terms import BLANK, CARDS, SceneCard
from serengeti_companion.ui.parts.flow_layout import FlowLayout
from serengeti_companion.ui.parts.page_stack import PageStack
from serengeti_companion.ui.parts.scrolled import Scrolled
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.card_form import CardForm
from serengeti_companion.ui.tables.wild.card_picker import CardPicker, finder
from serengeti_companion.ui.tables.wild.card_words import card_words, title_words
from serengeti_companion.ui.tables.wild.correction_part import CorrectionPart

_PLACES: tuple[Place, ...] = ("pool", "tableau", "gallery", "discard")


class CardsPart(CorrectionPart):
    """Choose a place; add cards by number or as "a card", take them away, describe them.

    `describing(on)`: the form takes all the room there is.
    """

    describing = Signal(bool)

    def build(self) -> None:
        words = (
            self.tr("Pool"),
            self.tr("Tableau"),
            self.tr("Video Gallery"),
            self.tr("Discard pile"),
        )
        self.place = Segmented(self.tr("Place"), list(zip(_PLACES, words, strict=True)), self)
        self.place.chosen.connect(self._show)
        names = [(str(seat), player.name) for seat, player in enumerate(self.table.players)]
        self.who = Segmented(self.tr("Whose cards"), names, self)
        self.who.chosen.connect(self._show)
        self._chosen: int | None = None
        self.buttons: list[QPushButton] = []
        self._build_list()
        self._build_actions()
        self.form = CardForm(parent=self)
        self.form.chosen.connect(self._describe)
        self._forms = QWidget(self)
        forms = QVBoxLayout(self._forms)
        forms.setContentsMargins(0, 0, 0, 0)
        forms.addWidget(self.form, 1)
        self.tick = on_demand.remember_tick(self.model, self._forms)
        if self.tick is not None:
            forms.addWidget(self.tick)
        self._lists = QWidget(self)
        column = QVBoxLayout(self._lists)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll, 1)
        column.addLayout(self._actions)
        self.stack = PageStack(self)
        self.stack.addWidget(self._lists)
        self.stack.addWidget(self._forms)
        self.column.addWidget(self.place)
        self.column.addWidget(self.who)
        self.column.addWidget(self.stack, 1)
        self._show()

    def refresh(self, table: Table) -> None:
        for seat, player in enumerate(table.players):
            self.who.rename(str(seat), player.name)
        self._show()

    def restyle(self) -> None:
        super().restyle()
        self._actions.setSpacing(current_style().px(8))

    def _build_list(self) -> None:
        self._flow_widget = QWidget(self)
        self._flow = FlowLayout(self._flow_widget, gap=6)
        self._scroll = Scrolled(self._flow_widget, self)

    def _build_actions(self) -> None:
        label = self.tr("Numbers of cards to add")
        self.picker = CardPicker(label, finder(self.table), CARDS, self, previews=False)
        self.picker.committed.connect(self._add_numbers)
        self.blank = QPushButton(self.tr("Add “a card”"), self)
        self.blank.clicked.connect(lambda: self._set((*self._cards(), BLANK)))
        self.away = QPushButton(self.tr("Take it away"), self)
        self.away.clicked.connect(self._take_away)
        self.describe = QPushButton(self.tr("Describe it…"), self)
        self.describe.clicked.connect(self._open_form)
        self._actions = QHBoxLayout()
        self._actions.addWidget(self.picker, 1)
        for button in (self.blank, self.away, self.describe):
            button.setAccessibleName(button.text())
            self._actions.addWidget(button)

    def _here(self) -> tuple[Place, Seat | None]:
        place: Place = next(each for each in _PLACES if each == self.place.value)
        owned = place in {"tableau", "gallery"}
        return place, Seat(int(self.who.value)) if owned else None

    def _cards(self) -> tuple[SceneCard, ...]:
        return cards_in(self.table, *self._here())

    def _show(self, _: str = "") -> None:
        self._chosen = None
        self.stack.setCurrentWidget(self._lists)
        self.place.show()
        self.describing.emit(False)
        self.who.setVisible(self._here()[1] is not None)
        cards = self._cards()
        while len(self.buttons) < len(cards):
            self.buttons.append(self._card_button(len(self.buttons)))
        for at, button in enumerate(self.buttons):
            button.setVisible(at < len(cards))
            button.setChecked(False)
            if at < len(cards):
                button.setText(title_words(cards[at]))
                button.setAccessibleName(card_words(cards[at]))
                button.setToolTip(card_words(cards[at]))
        self._offer()

    def _card_button(self, at: int) -> QPushButton:
        button = QPushButton(self._flow_widget)
        button.setCheckable(True)
        button.clicked.connect(lambda: self._choose(at))
        self._flow.addWidget(button)
        return button

    def _choose(self, at: int) -> None:
        self._chosen = None if self._chosen == at else at
        for each, button in enumerate(self.buttons):
            button.setChecked(each == self._chosen)
        self._offer()

    def _offer(self) -> None:
        for button in (self.away, self.describe):
            button.setEnabled(self._chosen is not None)

    def _set(self, cards: tuple[SceneCard, ...]) -> bool:
        place, seat = self._here()
        return self.say(c.CorrectCards(place=place, cards=cards, seat=seat, reason=self.reason()))

    def _add_numbers(self) -> None:
        cards = self.picker.cards
        if cards and self._set((*self._cards(), *cards)):
            self.picker.clear()

    def _take_away(self) -> None:
        cards, at = self._cards(), self._chosen
        if at is not None:
            self._set((*cards[:at], *cards[at + 1 :]))

    def _open_form(self) -> None:
        if self._chosen is not None:
            self.form.show_card(self._cards()[self._chosen])
            self.stack.setCurrentWidget(self._forms)
            self.place.hide()
            self.who.hide()
            self.describing.emit(True)
            self.form.line.setFocus()

    def _describe(self, card: SceneCard) -> None:
        if self._chosen is None:
            return
        place, seat = self._here()
        was = self._cards()[self._chosen]
        self.say(c.DescribeCard(place=place, was=was, card=card, seat=seat))
