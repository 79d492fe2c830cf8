"""What a command does, event by event, each on the table that the one before it left."""

from collections.abc import Iterator

from serengeti_companion.games.race import events as e
from serengeti_companion.games.race import set_by_hand as h
from serengeti_companion.games.race.evolve import evolve
from serengeti_companion.games.race.model import IN_TURN, Ending, Seat, Table, towards
from serengeti_companion.games.race.printed import END_VALUE, ROCKS_TO_END


class Course:
    """Follows the events of one command; RL-END-4: the end is looked for after each."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[e.Event] = []

    def add(self, event: e.Event) -> None:
        """The event happens."""
        before = self.table
        self._follow(event)
        # An end that was lifted stays so, and a track with other values moves no marker.
        quiet = isinstance(event, h.EndingCorrected | h.PrintedSet)
        if quiet or self.table.ending is not None:
            return
        # RL-END-12: between turns neither rocks nor marker move.
        if self.table.phase in IN_TURN and before.phase in IN_TURN:
            for ending in _endings(before, self.table):
                self._follow(e.EndSet(ending=ending))
                return

    def _follow(self, event: e.Event) -> None:
        self.events.append(event)
        self.table = evolve(self.table, event)

    def move_marker(self, seat: Seat, steps: int) -> None:
        """So many steps towards that player, or away for a negative number, one after the other."""
        for _ in range(abs(steps)):
            step = towards(seat) if steps > 0 else -towards(seat)
            ends = self.table.printed.steps
            # RL-TRACK-6: steps beyond an end are lost.
            there = max(-ends, min(ends, self.table.marker + step))
            if there != self.table.marker:
                self.add(e.MarkerMoved(marker=there))


def _endings(before: Table, after: Table) -> Iterator[Ending]:
    # RL-END-2: the rocks of five stacks, or more, show.
    if before.rocks_showing < ROCKS_TO_END <= after.rocks_showing:
        yield Ending(season=after.season, trigger="rocks")
    # RL-END-3: the marker reaches a spot marked 5, on either side.
    if before.marker != after.marker and after.value == END_VALUE:
        yield Ending(season=after.season, trigger="track")
