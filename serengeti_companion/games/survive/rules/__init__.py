"""Survive The Serengeti's referee: which module judges and resolves which command."""

from collections.abc import Iterator
from typing import assert_never

from serengeti_companion.engine.clauses import Violation
from serengeti_companion.engine.scores import Outcome
from serengeti_companion.games.survive import commands as c
from serengeti_companion.games.survive import events as e
from serengeti_companion.games.survive.evolve import evolve
from serengeti_companion.games.survive.model import Table
from serengeti_companion.games.survive.rules import corrections, hunting, opening, turns
from serengeti_companion.games.survive.scoring import outcome


class SurviveRules:
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
        case c.TurnUpPredator():
            yield from turns.turn_up(table, command)
        case c.RevealCards():
            yield from turns.reveal(table, command)
        case c.ResolvePredator():
            yield from hunting.resolve(table, command)
        case c.NoteSeason():
            yield from turns.note(table, command)
        case _ if isinstance(command, c.Correction):
            yield from corrections.correction(table, command)
        case _:
            assert_never(command)


def _events(table: Table, command: c.Command) -> Iterator[e.Event]:
    match command:
        case c.TickSetup() | c.BeginPlay():
            yield from opening.do_setup(command)
        case c.TurnUpPredator():
            yield from turns.do_turn_up(table, command)
        case c.RevealCards():
            yield from turns.do_reveal(table, command)
        case c.ResolvePredator():
            yield from hunting.do_resolve(table, command)
        case c.NoteSeason():
            yield from turns.do_note(command)
        case _ if isinstance(command, c.Correction):
            yield from corrections.do_correction(table, command)
        case _:
            assert_never(command)
