"""A session: submit, preview, undo, redo, resubmit; every record is stored before it counts."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from serengeti_companion.engine.clauses import Violation, standing_in_the_way
from serengeti_companion.engine.journal import Dropped, Line, Played, Record, Redone, Undone
from serengeti_companion.engine.rules import Rules

State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted(Generic[State, Event]):
    """What happened; `warnings` are shown and never in the way."""

    before: State
    after: State
    events: tuple[Event, ...]
    warnings: tuple[Violation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rejected:
    """Nothing happened; `violations` holds every clause that refuses, asks or warns."""

    violations: tuple[Violation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview(Generic[State, Event]):
    """What a command would meet and do; `after` and `events` as if the table gave its word."""

    violations: tuple[Violation, ...]
    events: tuple[Event, ...]
    after: State

    @property
    def accepted(self) -> bool:
        """Whether nothing stands in the way."""
        return not standing_in_the_way(self.violations, frozenset())


class Session(Generic[State, Command, Event]):
    """One sitting at one table.

    `append` stores a record and raises if it cannot; the session changes only after it returned.
    The states of the standing line are kept, so that undo costs the same at every move.
    """

    def __init__(
        self,
        rules: Rules[State, Command, Event],
        opening: State,
        records: Iterable[Record[Command, Event]] = (),
        *,
        append: Callable[[Record[Command, Event]], None] = lambda _: None,
        clock: Callable[[], str | None] = lambda: None,
    ) -> None:
        self.rules = rules
        self._append = append
        self._clock = clock
        self._line: Line[Command, Event] = Line()
        self._states: list[State] = [opening]
        self._undone_states: list[State] = []
        self._length = 0
        for record in records:
            self._follow(record)

    @property
    def state(self) -> State:
        """The table now."""
        return self._states[-1]

    @property
    def states(self) -> tuple[State, ...]:
        """The opening, then the table after each standing play."""
        return tuple(self._states)

    def state_at(self, plays: int) -> State:
        """The table after that many standing plays; a negative number counts from now back."""
        return self._states[plays]

    def state_ahead(self, plays: int) -> State:
        """The table that redoing that many plays would lead to."""
        return self._undone_states[-plays] if plays else self.state

    @property
    def plays(self) -> int:
        """How many plays stand."""
        return len(self._line.done)

    @property
    def done(self) -> tuple[Played[Command, Event], ...]:
        """The standing plays, oldest first."""
        return tuple(self._line.done)

    @property
    def last(self) -> Played[Command, Event] | None:
        """What undo would take back."""
        return self._line.done[-1] if self._line.done else None

    @property
    def next(self) -> Played[Command, Event] | None:
        """What redo would bring back."""
        return self._line.taken_back[-1] if self._line.taken_back else None

    @property
    def taken_back(self) -> tuple[Played[Command, Event], ...]:
        """What redo would bring back, next first."""
        return tuple(reversed(self._line.taken_back))

    @property
    def set_aside(self) -> tuple[Played[Command, Event], ...]:
        """What `resubmit` would play again, oldest first."""
        return tuple(self._line.set_aside)

    def __len__(self) -> int:
        """How many records the journal has."""
        return self._length

    def preview(self, command: Command) -> Preview[State, Event]:
        """What the command would meet and do; nothing changes."""
        violations = self.rules.violations(self.state, command)
        if any(v.stands_in_the_way(frozenset()) and not v.liftable for v in violations):
            return Preview(violations=violations, events=(), after=self.state)
        events = self.rules.resolve(self.state, command)
        return Preview(violations=violations, events=events, after=self._after(events))

    def submit(
        self,
        command: Command,
        *,
        on_word: Iterable[str] = (),
        again: bool = False,
        for_next: bool = False,
    ) -> Accepted[State, Event] | Rejected:
        """Play the command, overruling the clauses in `on_word`; what `append` raises passes."""
        word = frozenset(on_word)
        violations = self.rules.violations(self.state, command)
        if standing_in_the_way(violations, word):
            return Rejected(violations=violations)
        events = self.rules.resolve(self.state, command)
        used = tuple(
            sorted(word & {v.clause for v in violations if v.stands_in_the_way(frozenset())})
        )
        before = self.state
        after = self._after(events)
        if not again and self._line.outlived:
            # Told in the journal, so that the sessions of yesterday replay as they were.
            self.drop_set_aside(len(self._line.set_aside))
        played = Played(
            command=command,
            events=events,
            on_word=used,
            again=again,
            for_next=for_next,
            at=self._clock(),
        )
        self._record(played, after)
        warnings = tuple(v for v in violations if v.clause not in word)
        return Accepted(before=before, after=after, events=events, warnings=warnings)

    def undo(self) -> Accepted[State, Event] | None:
        """Take the last play back; None when there is none."""
        if not self._line.done:
            return None
        before = self.state
        self._record(Undone(at=self._clock()))
        return Accepted(before=before, after=self.state, events=())

    def redo(self) -> Accepted[State, Event] | None:
        """Bring the last play taken back again; None when there is none."""
        if not self._line.taken_back:
            return None
        before, events = self.state, self._line.taken_back[-1].events
        self._record(Redone(at=self._clock()))
        return Accepted(before=before, after=self.state, events=events)

    def resubmit(self, *, skip: int = 0) -> Rejected | None:
        """Play what was set aside again, each judged afresh; stop at the first that is refused.

        `skip` leaves out the oldest ones (the mistake that was mended). Returns the refusal that
        stopped it, None if all of it stands. The refused one and what follows stay set aside.
        """
        if skip:
            self.drop_set_aside(skip)
        for played in self.set_aside:
            answer = self.submit(
                played.command, on_word=played.on_word, again=True, for_next=played.for_next
            )
            if isinstance(answer, Rejected):
                return answer
        return None

    def drop_set_aside(self, count: int) -> None:
        """Forget the `count` oldest plays that `resubmit` would play."""
        if count := min(count, len(self._line.set_aside)):
            self._record(Dropped(count=count, at=self._clock()))

    def _record(self, record: Record[Command, Event], after: State | None = None) -> None:
        self._append(record)
        self._follow(record, after)

    def _follow(self, record: Record[Command, Event], after: State | None = None) -> None:
        match record:
            case Played():
                self._states.append(self._after(record.events) if after is None else after)
                self._undone_states.clear()
            case Undone():
                self._undone_states.append(self._states.pop())
            case Redone():
                self._states.append(self._undone_states.pop())
            case Dropped():
                pass
        self._line.follow(record)
        self._length += 1

    def _after(self, events: Iterable[Event]) -> State:
        state = self.state
        for event in events:
            state = self.rules.evolve(state, event)
        return state
