"""The desk of the play page: every command goes out here, with what the evening adds to it."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from serengeti_companion.engine.clauses import Violation, standing_in_the_way
from serengeti_companion.engine.session import Preview
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.commands import NumberFact
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Phase, Seat, Table, next_to_act
from serengeti_companion.games.wild.rules import turns
from serengeti_companion.games.wild.terms import BLANK, Cell, Icon, SpaceId, Species
from serengeti_companion.ui.session_model import Refusal, SessionModel

TablePreview = Preview[Table, e.Event]


class Desk(QObject):
    """What is armed and lit, and the way to play.

    `armed` is the Action Space that the next Basic Action shall use; `lit` the cells of a scene
    that is looked at. With a dealer, the silent end of a turn is played as an EndTurn that deals.
    """

    armed_changed = Signal()
    lit_changed = Signal()
    seat_shown = Signal()

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.model = model
        self.dealer = dealer
        self.armed: SpaceId | None = None
        self.lit: frozenset[Cell] = frozenset()
        self.looked_at: Seat | None = None

    @property
    def table(self) -> Table:
        table: Table = self.model.state
        return table

    def play(self, command: c.Command, on_word: Iterable[str] = ()) -> bool:
        """Submit; a refusal is announced by the model. Whether it was accepted."""
        word = frozenset(on_word)
        end = self._silent_end(command)
        if end is None:
            return self._submit(self._dealt(self.table, command), word)
        closing = self.model.preview(end)
        command = self._dealt(closing.after, command)
        found = closing.violations
        if not standing_in_the_way(found, word):
            found = self.model.session.rules.violations(closing.after, command)
        if standing_in_the_way(found, word):
            self.model.refused.emit(Refusal(command, found))
            return False
        return self.model.submit(end, word, for_next=True) and self._submit(command, word)

    def overrule(self, refusal: Refusal) -> bool:
        """Play it although it was refused: "We did it anyway"."""
        return self.play(refusal.command, {v.clause for v in refusal.pressing})

    def objections(self, command: c.Command) -> tuple[Violation, ...]:
        """What the command would meet on the table as it is."""
        found: tuple[Violation, ...] = self.model.session.rules.violations(self.table, command)
        return found

    def meets(self, command: c.Command) -> TablePreview:
        """What the command would meet and do, were it played now."""
        end = self._silent_end(command)
        if end is None:
            return self.model.preview(self._dealt(self.table, command))
        closing: TablePreview = self.model.preview(end)
        if not closing.accepted:
            return closing
        return self._ahead(closing.after, self._dealt(closing.after, command))

    def _ahead(self, table: Table, command: c.Command) -> TablePreview:
        rules = self.model.session.rules
        found: tuple[Violation, ...] = rules.violations(table, command)
        if any(v.stands_in_the_way(frozenset()) and not v.liftable for v in found):
            return Preview(violations=found, events=(), after=table)
        events = rules.resolve(table, command)
        for event in events:
            table = rules.evolve(table, event)
        return Preview(violations=found, events=events, after=table)

    def correct(
        self,
        fact: NumberFact,
        value: int,
        reason: str,
        seat: Seat | None = None,
        of: Icon | Species | None = None,
    ) -> None:
        """Set a number by hand."""
        self.model.submit(c.CorrectNumber(fact=fact, value=value, seat=seat, of=of, reason=reason))

    def count_tableau(self, seat: Seat, number: int, reason: str) -> None:
        """Set how many cards a player holds; those nobody described come and go first."""
        tableau = self.table.player(seat).tableau
        known = tuple(card for card in tableau if card != BLANK)
        cards = (*known[:number], *(BLANK,) * (number - len(known)))
        self.model.submit(c.CorrectCards(place="tableau", cards=cards, seat=seat, reason=reason))

    def arm(self, space: SpaceId | None) -> None:
        """The next Basic Action of that kind uses this space; the same one again: no longer."""
        self.armed = None if space == self.armed else space
        self.armed_changed.emit()

    def light(self, cells: Iterable[Cell]) -> None:
        lit = frozenset(cells)
        if lit != self.lit:
            self.lit = lit
            self.lit_changed.emit()

    def look_at(self, seat: Seat | None) -> None:
        """Whose Tableau is shown; None = of the player on turn."""
        if seat != self.looked_at:
            self.looked_at = seat
            self.seat_shown.emit()

    def _submit(self, command: c.Command, word: frozenset[str]) -> bool:
        accepted = self.model.submit(command, word)
        if accepted and self.armed is not None and isinstance(command, c.BasicCommand):
            self.arm(None)
        return accepted

    def _dealt(self, table: Table, command: c.Command) -> c.Command:
        return command if self.dealer is None else self.dealer.completed(table, command)

    def _silent_end(self, command: c.Command) -> c.Command | None:
        """The EndTurn that has to come first, where the core's own silent one is not enough."""
        table, turn = self.table, self.table.turn
        if table.phase is not Phase.ROUND or turn is None or not isinstance(command, c.TurnCommand):
            return None
        # Whoever is alone in the round follows themselves: nobody else's action ends that turn.
        again = (
            isinstance(command, c.BasicCommand | c.PassTurn)
            and turn.action is not None
            and command.seat == turn.seat == next_to_act(table, turn.seat)
        )
        if again or (self.dealer is not None and turns.ended_by(table, command.seat)):
            return self._dealt(table, c.EndTurn(seat=turn.seat))
        return None
