"""Setup (section 2): steps for hands, then season 1."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.texts import say
from serengeti_companion.games.race import events as e
from serengeti_companion.games.race.commands import BeginPlay, SetupCommand, TickSetup
from serengeti_companion.games.race.model import Phase, Rock, Table
from serengeti_companion.games.race.terms import SPECIES

STEPS = 7  # of `checklist.setup_steps`


def setup(table: Table, command: SetupCommand) -> Iterator[Violation]:
    """What is wrong with a word said during setup."""
    # It comes once, before season 1.
    if table.phase is not Phase.SETUP:
        yield refuse("RL-SETUP-12", say("Setup is over."), liftable=False)
    if isinstance(command, TickSetup) and not 1 <= command.step <= STEPS:
        message = say("Setup has steps 1 to {n}.", n=STEPS)
        yield refuse("RL-SETUP-1", message, liftable=False)
    # No rock may be the very top card.
    if isinstance(command, BeginPlay) and table.phase is Phase.SETUP:
        for species, stack in zip(SPECIES, table.stacks, strict=True):
            if stack.rock is Rock.TOP:
                message = say("A rock lies on top of a stack; shuffle that stack again.")
                yield refuse("RL-SETUP-7", message, f"stack:{species}")


def do_setup(command: SetupCommand) -> Iterator[e.Event]:
    match command:
        case TickSetup():
            yield e.SetupTicked(step=command.step, skipped=command.skipped)
        case BeginPlay():
            yield e.SeasonBegan(season=1)
