"""Setup step 10: which four of eight cards each player keeps."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.rules.opening import DEALT, KEPT, seats_without_cards
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.page_stack import PageStack
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.tables.wild.card_picker import CardPicker, finder
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.preview_card import PreviewCard
from serengeti_companion.ui.tables.wild.setup_dealing import (
    CARDS_STEP,
    keep_for,
    keep_for_all,
    named,
    tick,
)
from serengeti_companion.ui.tables.wild.setup_steps import SetupInput
from serengeti_companion.ui.tables.wild.specialist_box import SpecialistBox, seats_unemployed
from serengeti_companion.ui.translation import filled

_COLUMNS = 4
_WORKERS = "workers"


def opening_cards(
    model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
) -> "TypedHands | DealtHands":
    """The part that fits: dealt cards to tap, or numbers to type."""
    if dealer is None:
        return TypedHands(model, dealer, parent)
    return DealtHands(model, dealer, parent)


class TypedHands(SetupInput):
    """A row a player: four numbers, or nothing, which is fine."""

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, dealer, parent)
        self.pickers: dict[Seat, CardPicker] = {}
        self.workers: dict[Seat, SpecialistBox] = {}
        self._lines: dict[Seat, TextLabel] = {}
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        for row, seat in enumerate(self.table.present):
            self._add(row, seat)
        words = self.tr("You need not name the cards: each is then simply “a card”.")
        self._note = TextLabel(words, self, role=Role.MUTED)
        self.column.addLayout(self._grid)
        self.column.addWidget(self._note)
        self.column.addStretch()

    def turn_to_workers(self) -> None:
        """Whoever has no Specialist yet is asked."""
        self.workers[seats_unemployed(self.table)[0]].setFocus()

    def wanted(self, table: Table) -> bool:
        return named(table) or table.with_specialists

    def refresh(self, table: Table) -> None:
        self._note.setVisible(named(table))
        for seat, picker in self.pickers.items():
            cards = table.player(seat).tableau
            picker.setVisible(not cards and named(table))
            if seat in self.workers:
                self.workers[seat].refresh(table)
            self._lines[seat].setText(_kept_words(cards))
            self._lines[seat].setVisible(bool(cards))

    def _add(self, row: int, seat: Seat) -> None:
        player = self.table.player(seat)
        label = filled(self.tr("Four card numbers of {name}"), name=player.name)
        picker = CardPicker(label, finder(self.table), KEPT, self, previews=False)
        picker.committed.connect(lambda: self._keep(seat))
        self.pickers[seat] = picker
        self._lines[seat] = TextLabel("", self)
        self._grid.addWidget(PlayerName(player, self), row, 0)
        self._grid.addWidget(picker, row, 1)
        self._grid.addWidget(self._lines[seat], row, 1)
        if self.table.with_specialists:
            self.workers[seat] = SpecialistBox(self.model, self.dealer, seat, self)
            self.workers[seat].employed.connect(self._after)
            self._grid.addWidget(self.workers[seat], row, 2)

    def _keep(self, seat: Seat) -> None:
        cards = self.pickers[seat].cards
        if not cards or not self.model.submit(c.KeepOpeningCards(seat=seat, kept=cards)):
            return
        self._after()

    def _after(self) -> None:
        """The next one who has something to tell, or the next step."""
        waiting = seats_without_cards(self.table) if named(self.table) else ()
        idle = seats_unemployed(self.table)
        if waiting and (not idle or waiting[0] <= idle[0]):
            self.pickers[waiting[0]].field.setFocus()
        elif idle:
            self.workers[idle[0]].setFocus()
        else:
            tick(self.model, CARDS_STEP)
            self.finished.emit()


class DealtHands(SetupInput):
    """The eight cards the dealer deals: tap four, player by player."""

    def __init__(self, model: SessionModel, dealer: Dealer, parent: QWidget | None = None) -> None:
        super().__init__(model, dealer, parent)
        self._dealer = dealer
        self._seat: Seat | None = None
        table = self.table
        choices = [(str(seat), table.player(seat).name) for seat in table.present]
        if table.with_specialists:
            choices.append((_WORKERS, self.tr("Specialists")))
        self.who = Segmented(self.tr("Whose cards"), choices, self)
        self.who.chosen.connect(self._turn_to)
        self.cards = [PreviewCard(parent=self, choosable=True) for _ in range(DEALT)]
        self._grid = QGridLayout()
        for at, card in enumerate(self.cards):
            self._grid.addWidget(card, at // _COLUMNS, at % _COLUMNS)
            card.clicked.connect(self._count)
        self.keep = QPushButton(self)
        self.keep.clicked.connect(self._keep)
        self.ours = QPushButton(self.tr("Choose for this player"), self)
        self.ours.clicked.connect(self._choose_one)
        self.all = QPushButton(self.tr("Choose for everybody"), self)
        self.all.clicked.connect(self._choose_all)
        row = QHBoxLayout()
        for button in (self.keep, self.ours, self.all):
            button.setAccessibleName(button.text())
            row.addWidget(button)
        row.addStretch()
        self._hand = QWidget(self)
        column = QVBoxLayout(self._hand)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)
        column.addLayout(row)
        column.addStretch()
        self.stack = PageStack(self)
        self.stack.addWidget(self._hand)
        self.stack.addWidget(self._worker_page())
        self.column.addWidget(self.who)
        self.column.addWidget(self.stack, 1)
        follow(self._space)

    def wanted(self, table: Table) -> bool:
        return named(table) or table.with_specialists

    def refresh(self, table: Table) -> None:
        for box in self.workers.values():
            box.refresh(table)
        self.who.setVisible(named(table))
        if not named(table):
            self.stack.setCurrentIndex(1)
        if self.stack.currentWidget() is not self._hand:
            return
        waiting = seats_without_cards(table)
        if self._seat not in waiting:
            self._show(waiting[0] if waiting else self._seat or table.present[0])
        else:
            self._show(self._seat)

    def _show(self, seat: Seat) -> None:
        table = self.table
        self.stack.setCurrentWidget(self._hand)
        fresh = seat != self._seat
        self._seat = seat
        self.who.set_value(str(seat))
        kept = table.player(seat).tableau
        hand = kept or self._dealer.opening_hand(table, seat)
        for at, preview in enumerate(self.cards):
            preview.setVisible(at < len(hand))
            preview.setEnabled(not kept)
            if at < len(hand):
                self._put(preview, hand[at], chosen=bool(kept), fresh=fresh)
        for button in (self.keep, self.ours):
            button.setVisible(not kept)
        self.all.setVisible(bool(seats_without_cards(table)) and len(table.present) > 1)
        self._count()

    def _space(self) -> None:
        style = current_style()
        self._grid.setSpacing(style.px(6))
        self._hand.layout().setSpacing(style.px(6))

    def _worker_page(self) -> QWidget:
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        self.workers = {
            seat: SpecialistBox(self.model, self.dealer, seat, page)
            for seat in (self.table.present if self.table.with_specialists else ())
        }
        for row, (seat, box) in enumerate(self.workers.items()):
            box.employed.connect(self._after)
            grid.addWidget(PlayerName(self.table.player(seat), page), row, 0)
            grid.addWidget(box, row, 1)
        grid.setRowStretch(len(self.workers), 1)
        grid.setColumnStretch(1, 1)
        return page

    def turn_to_workers(self) -> None:
        """Whoever has no Specialist yet is asked."""
        self.who.set_value(_WORKERS)
        self.stack.setCurrentIndex(1)
        self.workers[seats_unemployed(self.table)[0]].setFocus()

    def _turn_to(self, key: str) -> None:
        if key == _WORKERS:
            self.stack.setCurrentIndex(1)
        else:
            self._show(Seat(int(key)))

    def _put(self, preview: PreviewCard, card: SceneCard, *, chosen: bool, fresh: bool) -> None:
        if fresh or preview.card != card or chosen:
            preview.setChecked(chosen)
        preview.show_card(card)

    def _chosen(self) -> tuple[SceneCard, ...]:
        return tuple(p.card for p in self.cards if p.isChecked() and not p.isHidden())

    def _count(self) -> None:
        name = "" if self._seat is None else self.table.player(self._seat).name
        chosen = len(self._chosen())
        words = filled(self.tr("{name} keeps these 4"), name=name)
        if chosen != KEPT:
            words = filled(self.tr("{name} keeps {n} of 4"), name=name, n=chosen)
        self.keep.setText(as_written(words))
        self.keep.setAccessibleName(words)
        self.keep.setEnabled(chosen == KEPT)

    def _keep(self) -> None:
        if self._seat is None:
            return
        kept = self._chosen()
        hand = self._dealer.opening_hand(self.table, self._seat)
        left = tuple(card for card in hand if card not in kept)
        if self.model.submit(c.KeepOpeningCards(seat=self._seat, kept=kept, left=left)):
            self._after()

    def _choose_one(self) -> None:
        if self._seat is not None:
            keep_for(self.model, self._dealer, self._seat)
            self._after()

    def _choose_all(self) -> None:
        keep_for_all(self.model, self._dealer)
        self._after()

    def _after(self) -> None:
        """The Specialists once the cards are chosen, or the next step."""
        if named(self.table) and seats_without_cards(self.table):
            return
        idle = seats_unemployed(self.table)
        if idle:
            self.turn_to_workers()
        else:
            tick(self.model, CARDS_STEP)
            self.finished.emit()


def _kept_words(cards: tuple[SceneCard, ...]) -> str:
    numbers = [str(card.number) for card in cards if card.number is not None]
    if len(numbers) == len(cards):
        words = QCoreApplication.translate("OpeningCards", "keeps {numbers}")
        return words.format(numbers=", ".join(numbers))
    return QCoreApplication.translate("OpeningCards", "keeps {n} cards").format(n=len(cards))
