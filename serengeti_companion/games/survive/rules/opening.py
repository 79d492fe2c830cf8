"""Setup (section 2): a few steps for hands, then turn 1."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.texts import say
from serengeti_companion.games.survive import events as e
from serengeti_companion.games.survive.commands import BeginPlay, SetupCommand, TickSetup
from serengeti_companion.games.survive.model import Phase, Table

FEWEST, MOST = 2, 5  # SV-SETUP-4


def steps(table: Table) -> int:
    """How many steps setup has; two players also build a neutral deck."""
    return 3 if table.neutral is None else 4


def setup(table: Table, command: SetupCommand) -> Iterator[Violation]:
    """What is wrong with a word said during setup."""
    # It comes once, before turn 1.
    if table.phase is not Phase.SETUP:
        yield refuse("SV-SETUP-5", say("Setup is over."), liftable=False)
    if isinstance(command, TickSetup) and not 1 <= command.step <= steps(table):
        message = say("Setup has steps 1 to {n}.", n=steps(table))
        yield refuse("SV-SETUP-1", message, liftable=False)


def do_setup(command: SetupCommand) -> Iterator[e.Event]:
    match command:
        case TickSetup():
            yield e.SetupTicked(step=command.step, skipped=command.skipped)
        case BeginPlay():
            yield e.TurnBegan(turn=1)
