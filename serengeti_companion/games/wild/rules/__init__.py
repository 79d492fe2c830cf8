"""WILD: Serengeti's referee: which module judges and resolves which command."""

from collections.abc import Iterator
from typing import assert_never

from serengeti_companion.engine.clauses import Violation
from serengeti_companion.engine.scores import Outcome
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.evolve import evolve, evolved
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.rules import (
    actions,
    by_hand,
    ceremonies,
    corrections,
    filming,
    opening,
    preparation,
    resources,
    tableau,
    together,
    turns,
)
from serengeti_companion.games.wild.scoring import outcome

_OtherCommand = c.SetupCommand | c.StepCommand | c.TogetherCommand | c.Correction


class WildRules:
    """The four questions about a command, and whether the game is over."""

    def violations(self, table: Table, command: c.Command, /) -> tuple[Violation, ...]:
        """Every clause the command breaks; () = legal."""
        return tuple(dict.fromkeys(_violations(table, command)))

    def resolve(self, table: Table, command: c.Command, /) -> tuple[e.Event, ...]:
        """What the command does, the silent end of the turn before included."""
        if not isinstance(command, c.TurnCommand):
            return tuple(_other_events(table, command))
        before = tuple(_before(table, command))
        return (*before, *_turn_events(evolved(table, before), command))

    def evolve(self, table: Table, event: e.Event, /) -> Table:
        """The table after the event."""
        return evolve(table, event)

    def outcome(self, table: Table, /) -> Outcome | None:
        """How the game ended."""
        return outcome(table)


def _before(table: Table, command: c.TurnCommand) -> Iterator[e.Event]:
    if isinstance(command, c.FreeCommand | c.PassTurn):
        # On the table's word these may come in another player's turn, which then goes on.
        if turns.ended_by(table, command.seat):
            yield from turns.lead_in(table, command.seat)
    else:
        yield from turns.lead_in(table, command.seat)


def _violations(table: Table, command: c.Command) -> Iterator[Violation]:
    if not isinstance(command, c.TurnCommand):
        yield from _other_violations(table, command)
        return
    if turns.ended_by(table, command.seat) and table.turn is not None:
        # The next player's first action ends the turn before: that turn must be in order.
        yield from turns.ready_to_end(table, table.turn.seat)
        table = evolved(table, turns.lead_in(table, command.seat))
    yield from _turn_violations(table, command)


def _turn_violations(table: Table, command: c.TurnCommand) -> Iterator[Violation]:
    match command:
        case c.DiscoverAnimal():
            yield from actions.discover(table, command)
        case c.SwapAnimals():
            yield from actions.swap(table, command)
        case c.MoveAnimal():
            yield from actions.move(table, command)
        case c.TakeCards():
            yield from tableau.take(table, command)
        case c.RenewPool():
            yield from tableau.renew(table, command)
        case c.BuyCards():
            yield from tableau.buy(table, command)
        case c.SpendFood():
            yield from resources.food(table, command)
        case c.FilmScene():
            yield from filming.film(table, command)
        case c.DiscardCards():
            yield from tableau.discard(table, command)
        case c.EndTurn():
            yield from turns.end_turn(table, command)
        case c.PassTurn():
            yield from turns.pass_turn(table, command)
        case _:
            assert_never(command)


def _other_violations(table: Table, command: _OtherCommand) -> Iterator[Violation]:
    match command:
        case c.MoveRoundMarker():
            yield from preparation.marker(table, command)
        case c.HoldAwards():
            yield from ceremonies.hold(table, command)
        case c.DrawMigration():
            yield from ceremonies.migrate(table, command)
        case c.RedraftPool():
            yield from preparation.redraft(table, command)
        case c.KeepFromFour():
            yield from preparation.keep(table, command)
        case c.ReceiveIncome():
            yield from preparation.income(table, command)
        case c.MoveFirstPlayer():
            yield from preparation.first(table, command)
        case c.SkipStep():
            yield from preparation.skip(table, command)
        case c.TransferCoins():
            yield from together.transfer(table, command)
        case c.StopAfterLoss():
            yield from together.stop(table, command)
        case _ if isinstance(command, c.SetupCommand):
            yield from opening.setup(table, command)
        case _:
            yield from corrections.correction(table, command)


def _turn_events(table: Table, command: c.TurnCommand) -> Iterator[e.Event]:
    match command:
        case c.DiscoverAnimal():
            yield from actions.do_discover(table, command)
        case c.SwapAnimals():
            yield from actions.do_swap(table, command)
        case c.MoveAnimal():
            yield from actions.do_move(table, command)
        case c.TakeCards():
            yield from tableau.do_take(table, command)
        case c.RenewPool():
            yield from tableau.do_renew(table, command)
        case c.BuyCards():
            yield from tableau.do_buy(table, command)
        case c.SpendFood():
            yield from resources.do_food(table, command)
        case c.FilmScene():
            yield from filming.do_film(table, command)
        case c.DiscardCards():
            yield from tableau.do_discard(table, command)
        case c.EndTurn():
            yield from turns.do_end_turn(table, command)
        case c.PassTurn():
            yield from turns.do_pass(table, command)
        case _:
            assert_never(command)


def _other_events(table: Table, command: _OtherCommand) -> Iterator[e.Event]:
    match command:
        case c.MoveRoundMarker():
            yield from preparation.do_marker(table, command)
        case c.HoldAwards():
            yield from ceremonies.do_hold(table, command)
        case c.DrawMigration():
            yield from ceremonies.do_migrate(table, command)
        case c.RedraftPool():
            yield from preparation.do_redraft(table, command)
        case c.KeepFromFour():
            yield from preparation.do_keep(table, command)
        case c.ReceiveIncome():
            yield from preparation.do_income(table, command)
        case c.MoveFirstPlayer():
            yield from preparation.do_first(table, command)
        case c.SkipStep():
            yield from preparation.do_skip(table, command)
        case c.TransferCoins():
            yield from together.do_transfer(table, command)
        case c.StopAfterLoss():
            yield from together.do_stop(table, command)
        case _ if isinstance(command, c.SetupCommand):
            yield from opening.do_setup(table, command)
        case _:
            yield from by_hand.do_correction(table, command)
