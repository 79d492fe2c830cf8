"""A game of nothing: players take pebbles from a heap, and the engine meets all it can meet."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any, Literal, NewType

from serengeti_companion.engine.clauses import Verdict, Violation
from serengeti_companion.engine.game import Game, UnplayableError
from serengeti_companion.engine.scores import Outcome, ScoreLine, ScoreSheet, Standing, places
from serengeti_companion.engine.texts import Text, say

Seat = NewType("Seat", int)


class Colour(StrEnum):
    GREY = "grey"
    RED = "red"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pebble:
    colour: Colour
    weight: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyOptions:
    kind: Literal["toy"] = "toy"
    names: tuple[str, ...]
    heap: int = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class TakePebbles:
    """TOY-1: at most three. TOY-2: a red one needs a witness. TOY-3: no more than there are."""

    kind: Literal["take_pebbles"] = "take_pebbles"
    seat: Seat
    pebbles: tuple[Pebble, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectPebbles:
    kind: Literal["correct_pebbles"] = "correct_pebbles"
    seat: Seat
    value: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PebblesTaken:
    kind: Literal["pebbles_taken"] = "pebbles_taken"
    seat: Seat
    pebbles: tuple[Pebble, ...]
    places: tuple[tuple[str, Colour], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PebblesCorrected:
    kind: Literal["pebbles_corrected"] = "pebbles_corrected"
    seat: Seat
    old: int
    value: int
    reason: str


Command = TakePebbles | CorrectPebbles
Event = PebblesTaken | PebblesCorrected


@dataclass(frozen=True, slots=True, kw_only=True)
class Heap:
    names: tuple[str, ...]
    heap: int
    taken: tuple[int, ...]


def grey(count: int, seat: int = 0) -> TakePebbles:
    return TakePebbles(seat=Seat(seat), pebbles=(Pebble(colour=Colour.GREY),) * count)


def red(seat: int = 0) -> TakePebbles:
    return TakePebbles(seat=Seat(seat), pebbles=(Pebble(colour=Colour.RED, weight=3),))


class ToyRules:
    """Counts how often `evolve` was called, for tests of what undo costs."""

    def __init__(self) -> None:
        self.evolved = 0

    def violations(self, state: Heap, command: Command) -> tuple[Violation, ...]:
        match command:
            case TakePebbles(pebbles=pebbles):
                return tuple(_objections(state, pebbles))
            case CorrectPebbles():
                return ()

    def resolve(self, state: Heap, command: Command) -> tuple[Event, ...]:
        match command:
            case TakePebbles(seat=seat, pebbles=pebbles):
                return (PebblesTaken(seat=seat, pebbles=pebbles),)
            case CorrectPebbles(seat=seat, value=value, reason=reason):
                old = state.taken[seat]
                return (PebblesCorrected(seat=seat, old=old, value=value, reason=reason),)

    def evolve(self, state: Heap, event: Event) -> Heap:
        self.evolved += 1
        match event:
            case PebblesTaken(seat=seat, pebbles=pebbles):
                heap = state.heap - len(pebbles)
                return replace(_with(state, seat, state.taken[seat] + len(pebbles)), heap=heap)
            case PebblesCorrected(seat=seat, value=value):
                return _with(state, seat, value)

    def outcome(self, state: Heap) -> Outcome | None:
        if state.heap > 0:
            return None
        ranks = places(tuple((taken,) for taken in state.taken))
        rows = zip(state.names, ranks, state.taken, strict=True)
        standings = tuple(Standing(name=n, place=p, total=t) for n, p, t in rows)
        winners = tuple(standing.name for standing in standings if standing.place == 1)
        return Outcome(winners=winners, decided_by="pebbles", standings=standings)


def _objections(state: Heap, pebbles: tuple[Pebble, ...]) -> list[Violation]:
    found = []
    if len(pebbles) > 3:
        found.append(Violation(clause="TOY-1", message=say("At most three pebbles.")))
    if any(pebble.colour is Colour.RED for pebble in pebbles):
        found.append(Violation(clause="TOY-2", message=say("Who saw it?"), verdict=Verdict.ASK))
    if len(pebbles) > state.heap:
        found.append(Violation(clause="TOY-3", message=say("The heap has fewer."), liftable=False))
    if not pebbles:
        found.append(Violation(clause="TOY-4", message=say("None?"), verdict=Verdict.WARN))
    return found


def _with(state: Heap, seat: Seat, taken: int) -> Heap:
    return replace(state, taken=(*state.taken[:seat], taken, *state.taken[seat + 1 :]))


def _open(options: ToyOptions, components: tuple[str, ...]) -> Heap:
    if len(options.names) != len(components):
        raise UnplayableError("a place for each player")
    return Heap(names=options.names, heap=options.heap, taken=(0,) * len(options.names))


def _load(value: dict[str, list[str]]) -> tuple[str, ...]:
    return tuple(str(place) for place in value["places"])


def _tell_command(state: Heap, command: Command) -> Text:
    name = state.names[command.seat]
    match command:
        case TakePebbles(pebbles=pebbles):
            return say("{name} takes {count} pebbles", name=name, count=len(pebbles))
        case CorrectPebbles(value=value):
            return say("{name}'s pebbles set to {value}", name=name, value=value)


def _tell_event(state: Heap, event: Event) -> Text | None:
    match event:
        case PebblesTaken(pebbles=()):
            return None
        case PebblesTaken(pebbles=pebbles):
            colours = ", ".join(
                f"{count} {colour}"
                for colour, count in Counter(pebble.colour for pebble in pebbles).items()
            )
            return say("{name} has {colours} more", name=state.names[event.seat], colours=colours)
        case PebblesCorrected(old=old, value=value):
            return say("{old} became {value}", old=old, value=value)


def _sheets(state: Heap) -> tuple[ScoreSheet, ...]:
    return tuple(
        ScoreSheet(
            name=name, lines=(ScoreLine(label=say("Pebbles"), amount=taken, clause="TOY-5"),)
        )
        for name, taken in zip(state.names, state.taken, strict=True)
    )


def _result(state: Heap) -> dict[str, Any] | None:
    outcome = game().outcome(state)
    return None if outcome is None else {"winners": list(outcome.winners)}


def _problems(state: Heap) -> tuple[str, ...]:
    found = []
    if state.heap < 0:
        found.append("The heap has less than nothing.")
    if min(state.taken) < 0:
        found.append("Somebody has less than nothing.")
    return tuple(found)


def _offers(state: Heap) -> Iterator[Command]:
    return (
        grey(count, seat)
        for seat in range(len(state.names))
        for count in range(1, min(3, state.heap) + 1)
    )


def _next(state: Heap, chance: Random) -> Command:
    return grey(chance.randint(1, min(3, state.heap)), chance.randrange(len(state.names)))


def game(rules: ToyRules | None = None) -> Game:
    rules = rules or ToyRules()
    return Game(
        key="toy",
        title="Pebbles",
        rules=rules,
        commands=Command,
        events=Event,
        options=ToyOptions,
        dump_components=lambda places: {"places": list(places)},
        load_components=_load,
        restore_components=_load,
        open=_open,
        tell_command=_tell_command,
        tell_event=_tell_event,
        sheets=_sheets,
        by_round=lambda state: tuple((taken,) for taken in state.taken),
        outcome=rules.outcome,
        result=_result,
        problems=_problems,
        correction=lambda command: isinstance(command, CorrectPebbles),
        offers=_offers,
        next_command=_next,
        simulated=lambda players, _coop, _scenario: (
            ToyOptions(names=tuple("ABCDEF"[:players])),
            tuple("abcdef"[:players]),
        ),
    )


OPTIONS = ToyOptions(names=("Ann", "Ben"), heap=10)
COMPONENTS = ("left", "right")
