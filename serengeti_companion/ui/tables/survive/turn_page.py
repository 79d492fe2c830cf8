"""A turn: predators in their row, the cards on a line, and the twelve numbers of each colour."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.survive.checklist import turn_duties
from serengeti_companion.games.survive.commands import (
    Command,
    ResolvePredator,
    RevealCards,
    TurnUpPredator,
)
from serengeti_companion.games.survive.dealer import Dealer
from serengeti_companion.games.survive.model import Card, Phase, Seat, Table, acting
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.rules.predators import proposal
from serengeti_companion.games.survive.terms import PredatorCard
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.survive.colour_row import ColourRow
from serengeti_companion.ui.tables.survive.last_turn import fates
from serengeti_companion.ui.tables.survive.now_panel import NowPanel
from serengeti_companion.ui.tables.survive.number_line import NumberLine
from serengeti_companion.ui.tables.survive.predator_row import PredatorRow
from serengeti_companion.ui.tables.survive.quick_parse import Unclear, parse
from serengeti_companion.ui.translation import told

_PLAYING = frozenset({Phase.PREDATOR, Phase.CHOOSING, Phase.HUNTING})


class TurnPage(PrimaryPage):
    """`describe_asked(order)`: a predator of the row, 0 = the one that is turned up now."""

    describe_asked = Signal(int)
    set_asked = Signal(int)
    word_typed = Signal(str)

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._dealer = model, dealer
        self._chosen: dict[Seat, tuple[int, ...]] = {}
        self._catch: tuple[Card, ...] | None = None
        self._build()
        self._arrange()
        follow(self.restyle)
        self.refresh(None, model.state)

    @property
    def caught(self) -> tuple[Card, ...]:
        """What the predator whose go it is would eat: as the table says, or as its card does."""
        if self._catch is not None:
            return self._catch
        return self._proposed or ()

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show the table as it is."""
        if after.phase not in _PLAYING:
            return
        self._chosen, self._catch = {}, None
        self._show(after)

    def tap(self, seat: Seat, number: int) -> None:
        """A number was tapped: a card turned up, or one that is eaten or spared."""
        table = self._table
        if table.phase is Phase.CHOOSING:
            self._choose(table, seat, number)
        elif table.phase is Phase.HUNTING:
            card = Card(seat=seat, number=number)
            held = self.caught
            self._catch = tuple(c for c in held if c != card) if card in held else (*held, card)
            self._show(table)

    def restyle(self) -> None:
        style = current_style()
        margin = style.px(10)
        self._outer.setContentsMargins(margin, style.px(6), margin, margin)
        self._outer.setSpacing(margin)
        self._main.setSpacing(style.px(6))
        self._rows_column.setSpacing(style.px(2))
        pad = style.px(8)
        self._line_column.setContentsMargins(pad, style.px(4), pad, 0)

    @property
    def _table(self) -> Table:
        table: Table = self._model.state
        return table

    @property
    def _proposed(self) -> tuple[Card, ...] | None:
        predator = acting(self._table)
        return () if predator is None else proposal(self._table, predator.order)

    def _build(self) -> None:
        table = self._table
        self.predators = PredatorRow(self)
        self.predators.describe_asked.connect(self.describe_asked)
        self._line_card = CardFrame(self)
        self.line = NumberLine(table, self._line_card)
        self.rows = {seat: ColourRow(seat, self) for seat in table.seats}
        for seat, row in self.rows.items():
            row.tapped.connect(lambda number, seat=seat: self.tap(seat, number))
            row.set_asked.connect(lambda seat=seat: self.set_asked.emit(seat))
        self.now = NowPanel(self.primary, self, dealt=self._dealer is not None)
        self.now.came.connect(self._came)
        self.now.describe_asked.connect(lambda: self.describe_asked.emit(0))
        self.now.clause_asked.connect(self.clause_asked)
        self.now.typed.connect(self._typed)
        self.primary.clicked.connect(self._carry_on)

    def _arrange(self) -> None:
        self._line_column = QVBoxLayout(self._line_card)
        self._line_column.addWidget(self.line)
        self._rows_column = QVBoxLayout()
        for row in self.rows.values():
            self._rows_column.addWidget(row)
        self._main = QVBoxLayout()
        self._main.addWidget(self.predators)
        self._main.addWidget(self._line_card, 1)
        self._main.addLayout(self._rows_column)
        self._outer = QHBoxLayout(self)
        self._outer.addLayout(self._main, 1)
        self._outer.addWidget(self.now)

    def _show(self, table: Table) -> None:
        caught = self.caught if table.phase is Phase.HUNTING else ()
        self.predators.show_table(table)
        self.line.show_table(table, caught, fates(self._model.session))
        choosing = table.phase is Phase.HUNTING
        for seat, row in self.rows.items():
            row.show_table(table, self._chosen.get(seat, ()), caught, choosing=choosing)
        self.now.show_table(table, caught, self._proposed)
        self.now.duties.show_duties(turn_duties(table) if table.phase is not Phase.HUNTING else ())
        self._name_primary(table, len(caught))

    def _name_primary(self, table: Table, eaten: int) -> None:
        words = ""
        if table.phase is Phase.PREDATOR and self._dealer is not None:
            words = self.tr("Turn up the top predator")
        elif table.phase is Phase.CHOOSING and self._deals_neutral(table):
            words = self.tr("Turn up the neutral cards")
        elif table.phase is Phase.HUNTING:
            words = self.tr("It eats nothing and stays")
            if eaten == 1:
                words = self.tr("It eats 1 card and leaves")
            elif eaten:
                words = self.tr("It eats {n} cards and leaves").format(n=eaten)
        self.primary.setVisible(bool(words))
        predator = acting(table)
        order = 0 if predator is None else predator.order
        self.primary.mean(words, f"{table.turn} {table.phase} {order}")

    def _deals_neutral(self, table: Table) -> bool:
        return self._dealer is not None and table.neutral in duties.awaited(table)

    def _carry_on(self) -> None:
        table = self._table
        predator = acting(table)
        if table.phase is Phase.PREDATOR and self._dealer is not None:
            self._came(self._dealer.predator(table))
        elif table.phase is Phase.CHOOSING and self._dealer is not None:
            self._deal_neutral(table, self._dealer)
        elif predator is not None:
            # What the table only confirmed is told as the card says it.
            untold = self._catch is None and self._proposed is not None
            eaten = None if untold else self.caught
            self._submit(ResolvePredator(order=predator.order, eaten=eaten))

    def _deal_neutral(self, table: Table, dealer: Dealer) -> None:
        if table.neutral is not None:
            self._submit(RevealCards(seat=table.neutral, numbers=dealer.neutral(table)))

    def _came(self, card: PredatorCard) -> None:
        self._submit(TurnUpPredator(card=card))

    def _choose(self, table: Table, seat: Seat, number: int) -> None:
        held = self._chosen.get(seat, ())
        numbers = tuple(n for n in held if n != number) if number in held else (*held, number)
        if len(numbers) >= max(duties.owed(table, seat), 1):
            if not self._submit(RevealCards(seat=seat, numbers=numbers)):
                self._chosen.pop(seat, None)
                self._show(self._table)
            return
        self._chosen[seat] = numbers
        self._show(table)

    def _typed(self, line: str) -> None:
        if line.strip().lower() in {"undo", "redo"}:
            self.now.quick.clear()
            self.word_typed.emit(line.strip().lower())
            return
        parsed = parse(self._table, line)
        if isinstance(parsed, Unclear):
            self.now.complain(told(parsed.message))
            return
        if all(self._submit(command) for command in parsed):
            self.now.quick.clear()

    def _submit(self, command: Command) -> bool:
        return self._model.submit(command)
