"""The protocol a game satisfies: four questions about a command, and whether it is over."""

from typing import Protocol, TypeVar

from serengeti_companion.engine.clauses import Violation
from serengeti_companion.engine.scores import Outcome

State = TypeVar("State")
Command_contra = TypeVar("Command_contra", contravariant=True)
Event = TypeVar("Event")


class Rules(Protocol[State, Command_contra, Event]):
    """A pure referee: no screen, no disk, no clock, no dice."""

    def violations(self, state: State, command: Command_contra, /) -> tuple[Violation, ...]:
        """Every clause the command breaks, not only the first; () = legal."""
        ...

    def resolve(self, state: State, command: Command_contra, /) -> tuple[Event, ...]:
        """What the command does; also for one that goes through on the table's word."""
        ...

    def evolve(self, state: State, event: Event, /) -> State:
        """The table after the event; never judges."""
        ...

    def outcome(self, state: State, /) -> Outcome | None:
        """How the game ended; None while it goes on."""
        ...
