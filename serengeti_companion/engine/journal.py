"""The journal: what was played, taken back and played again, only ever appended."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

Command = TypeVar("Command")
Event = TypeVar("Event")


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(Generic[Command, Event]):
    """A command with the events it caused.

    `on_word`: clause IDs the table overruled. `again`: played by `Session.resubmit`, so it uses up
    the set-aside command it repeats. `for_next`: only there to make way for the play behind it, so
    people take both back, and do both again, as one. `at`: UTC, ISO 8601; None where nobody played.
    """

    command: Command
    events: tuple[Event, ...]
    on_word: tuple[str, ...] = ()
    again: bool = False
    for_next: bool = False
    at: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Undone:
    """The last standing play was taken back."""

    at: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Redone:
    """The last play taken back stands again."""

    at: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dropped:
    """The table will not replay the `count` oldest plays that it had set aside."""

    count: int
    at: str | None = None


Record = Played[Command, Event] | Undone | Redone | Dropped


@dataclass(slots=True)
class Line(Generic[Command, Event]):
    """Which plays stand, which can be redone (last taken back last), which were set aside.

    A play on a changed past sets the plays taken back aside, oldest first, for `resubmit`. They are
    kept while the past is mended further, and replaced once something older is changed.
    """

    done: list[Played[Command, Event]] = field(default_factory=list)
    taken_back: list[Played[Command, Event]] = field(default_factory=list)
    set_aside: list[Played[Command, Event]] = field(default_factory=list)
    mended_at: int = 0

    @property
    def outlived(self) -> bool:
        """Whether what was set aside earlier is no longer what anybody would play again.

        As much is taken back now, or the table had played on past where it would have led: another
        mistake is being mended, and not the same one further.
        """
        if not (self.taken_back and self.set_aside):
            return False
        came_to = len(self.done) + len(self.taken_back)
        longer = len(self.taken_back) >= len(self.set_aside)
        return longer or came_to > self.mended_at + len(self.set_aside)

    def play(self, record: Played[Command, Event]) -> None:
        """The record stands now; what was taken back is set aside."""
        if record.again and self.set_aside:
            self.set_aside.pop(0)
        elif self.taken_back and (not self.set_aside or len(self.done) < self.mended_at):
            self.set_aside = self.taken_back[::-1]
            self.mended_at = len(self.done)
        self.taken_back.clear()
        self.done.append(record)

    def follow(self, record: Record[Command, Event]) -> None:
        """Take any record of the journal into account."""
        match record:
            case Played():
                self.play(record)
            case Undone():
                self.taken_back.append(self.done.pop())
            case Redone():
                self.done.append(self.taken_back.pop())
            case Dropped():
                del self.set_aside[: record.count]


def standing(records: Iterable[Record[Command, Event]]) -> Line[Command, Event]:
    """The line that a whole journal amounts to."""
    line: Line[Command, Event] = Line()
    for record in records:
        line.follow(record)
    return line
