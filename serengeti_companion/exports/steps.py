"""A session record by record, with the table before and after each."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.journal import Dropped, Line, Played, Redone, Undone, standing
from serengeti_companion.storage.whole import AnyRecord, WholeSession

Table = Any
"""The table of any game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A record of the journal; `number` counts from 1.

    `play` is what was played, taken back or played again, None where moves were dropped; `told` is
    the table that it is told on, the one it was played on.
    """

    number: int
    record: AnyRecord
    play: Played[Any, Any] | None
    told: Table
    before: Table
    after: Table


def steps(whole: WholeSession) -> Iterator[Step]:
    """Every record in order, those that were taken back later too."""
    walk = _Walk(whole)
    for number, record in enumerate(whole.records, 1):
        yield walk.step(number, record)


def last_table(whole: WholeSession) -> Table:
    """What came of all that stands."""
    table = whole.game.open(whole.options, whole.components)
    for played in standing(whole.records).done:
        for event in played.events:
            table = whole.game.rules.evolve(table, event)
    return table


class _Walk:
    def __init__(self, whole: WholeSession) -> None:
        self._game: Game = whole.game
        self._line: Line[Any, Any] = Line()
        self._states = [whole.game.open(whole.options, whole.components)]
        self._undone: list[Table] = []

    def step(self, number: int, record: AnyRecord) -> Step:
        before = self._states[-1]
        play = self._concerned(record)
        self._follow(record)
        after = self._states[-1]
        told = after if isinstance(record, Undone) else before
        return Step(number=number, record=record, play=play, told=told, before=before, after=after)

    def _concerned(self, record: AnyRecord) -> Played[Any, Any] | None:
        match record:
            case Played():
                return record
            case Undone():
                return self._line.done[-1]
            case Redone():
                return self._line.taken_back[-1]
            case Dropped():
                return None

    def _follow(self, record: AnyRecord) -> None:
        match record:
            case Played():
                self._states.append(self._after(record))
                self._undone.clear()
            case Undone():
                self._undone.append(self._states.pop())
            case Redone():
                self._states.append(self._undone.pop())
            case Dropped():
                pass
        self._line.follow(record)

    def _after(self, played: Played[Any, Any]) -> Table:
        state = self._states[-1]
        for event in played.events:
            state = self._game.rules.evolve(state, event)
        return state
