"""The referee of A Race For Life: which module judges and resolves which command."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from serengeti_companion.engine.clauses import Violation
from serengeti_companion.engine.scores import Outcome
from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race import events as e
from serengeti_companion.games.race.evolve import evolve
from serengeti_companion.games.race.model import Table
from serengeti_companion.games.race.rules import (
    corrections,
    counting,
    effects,
    opening,
    plays,
    turns,
)
from serengeti_companion.games.race.scoring import outcome


class RaceRules:
    """The four questions about a command, and whether the game is over."""

    def violations(self, table: Table, command: c.Command, /) -> tuple[Violation, ...]:
        """Every clause the command breaks; () = legal."""
        return tuple(dict.fromkeys(_violations(table, command)))

    def resolve(self, table: Table, command: c.Command, /) -> tuple[e.Event, ...]:
        """What the command does, with all that follows of itself."""
        return tuple(_events(table, command))

    def evolve(self, table: Table, event: e.Event, /) -> Table:
        """The table after the event."""
        return evolve(table, event)

    def outcome(self, table: Table, /) -> Outcome | None:
        """How the game ended."""
        return outcome(table)


def _violations(table: Table, command: c.Command) -> Iterator[Violation]:
    match command:
        case c.TickSetup() | c.BeginPlay():
            yield from opening.setup(table, command)
        case c.TurnUpEvent():
            yield from turns.turn_up(table, command)
        case c.ShowScorpions():
            yield from turns.scorpions(table, command)
        case c.PlayCard():
            yield from plays.play(table, command)
        case c.EndTurn():
            yield from turns.end_turn(table, command)
        case c.TellRock():
            yield from plays.tell_rock(table, command)
        case c.CountCards():
            yield from counting.count(table, command)
        case _ if isinstance(command, c.Correction):
            yield from corrections.correction(table, command)
        case _:
            assert_never(command)


def _events(table: Table, command: c.Command) -> Iterable[e.Event]:
    match command:
        case c.TickSetup() | c.BeginPlay():
            return opening.do_setup(command)
        case c.TurnUpEvent():
            return turns.do_turn_up(table, command)
        case c.ShowScorpions():
            return turns.do_scorpions(table, command)
        case c.PlayCard():
            return effects.do_play(table, command)
        case c.EndTurn():
            return turns.do_end_turn(table, command)
        case c.TellRock():
            return (e.RockTold(species=command.species),)
        case c.CountCards():
            return counting.do_count(command)
        case _ if isinstance(command, c.Correction):
            return corrections.do_correction(table, command)
        case _:
            assert_never(command)
