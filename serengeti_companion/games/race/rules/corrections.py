"""Corrections: what the table sets by hand is never refused for a rule, only if it cannot be."""

from collections.abc import Iterator
from typing import assert_never

from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race import events as e
from serengeti_companion.games.race import set_by_hand as h
from serengeti_companion.games.race.model import Ending, Phase, Rock, Stack, Table
from serengeti_companion.games.race.printed import faults
from serengeti_companion.games.race.rules.course import Course
from serengeti_companion.games.race.switches import BY_NAME
from serengeti_companion.games.race.terms import TINTS, Special

MOST = 999
"""The highest number of cards that can be set."""
NOT_A_RULE = "APP-1"
"""Stands in for a clause where something cannot be recorded, whatever the rules say."""


def _impossible(message: Text, *subjects: str, clause: str = NOT_A_RULE) -> Violation:
    return refuse(clause, message, *subjects, liftable=False)


def correction(table: Table, command: c.Correction) -> Iterator[Violation]:
    """What cannot be set."""
    if not all(0 <= number <= MOST for number in _numbers(command)):
        yield _impossible(say("Set a number from 0 to {n}.", n=MOST))
    match command:
        case c.CorrectOwned(card=Special.TRAIL):
            yield _impossible(say("A player always owns 5 trails."), clause="RL-DECK-9")
        case c.CorrectStack():
            yield from _stack(command)
        case c.CorrectMarker():
            yield from _marker(table, command)
        case c.CorrectMoment():
            yield from _moment(table, command)
        case c.CorrectEvents() if len(command.events) > MOST:
            yield _impossible(say("Set a number from 0 to {n}.", n=MOST))
        case c.SetPrinted():
            for fault in faults(command.printed):
                yield _impossible(say("{fault}", fault=fault))
        case c.RenamePlayer():
            yield from _name(table, command)
        case c.SetHouseRule():
            yield from _switch(command)
        case _:
            return


def _numbers(command: c.Correction) -> Iterator[int]:
    """The counts that a correction sets."""
    match command:
        case c.CorrectPlace() | c.CorrectOwned() | c.CorrectRemoved():
            yield command.number
        case c.CorrectSavannah():
            yield from (command.lions, command.ever)
        case c.CorrectFront():
            yield from (laid.suns for laid in command.front)
        case c.CorrectStack():
            yield command.animals
        case c.CorrectSupply():
            yield from (command.scorpions, command.carcasses)
        case c.CorrectEnding(season=int(season)):
            yield season
        case _:
            return


def _stack(command: c.CorrectStack) -> Iterator[Violation]:
    # With no animal left the rock is the top card, and all there is.
    if command.animals == 0 and command.rock is not Rock.TOP:
        message = say("With no animal left the rock lies on top.")
        yield _impossible(message, f"stack:{command.species}", clause="RL-STACK-8")


def _marker(table: Table, command: c.CorrectMarker) -> Iterator[Violation]:
    steps = table.printed.steps
    if abs(command.marker) > steps:
        message = say("The track has {n} spots to either side of the middle.", n=steps)
        yield _impossible(message, "marker", clause="RL-TRACK-6")


def _moment(table: Table, command: c.CorrectMoment) -> Iterator[Violation]:
    first = 0 if command.phase is Phase.SETUP else 1
    last = 0 if command.phase is Phase.SETUP else max(1, table.printed.seasons)
    if not first <= command.season <= last:
        message = say("Seasons count from 1 to {n}; setup is before them.", n=last)
        yield _impossible(message, clause="RL-SEASON-2")


def _name(table: Table, command: c.RenamePlayer) -> Iterator[Violation]:
    others = [one for at, one in enumerate(table.players) if at != command.seat]
    for message in name_problems(command.name, tuple(one.name for one in others)):
        yield _impossible(message)
    if not 0 <= command.tint < TINTS or command.tint in {one.tint for one in others}:
        yield _impossible(say("Each player has a colour of their own."))


def _switch(command: c.SetHouseRule) -> Iterator[Violation]:
    switch = BY_NAME.get(command.name)
    if switch is None:
        yield _impossible(say("There is no house rule {name}.", name=command.name))
    elif not switch.takes(command.value):
        yield _impossible(say("{name} cannot be set to that.", name=command.name))


def do_correction(table: Table, command: c.Correction) -> tuple[e.Event, ...]:
    """What setting it does; a rock or marker that was set can bring the end like any other."""
    course = Course(table)
    course.add(_event(table, command))
    return tuple(course.events)


def _event(table: Table, command: c.Correction) -> e.Event:
    match command:
        case c.CorrectPlace():
            return h.PlaceCorrected(
                seat=command.seat,
                place=command.place,
                old=getattr(table.player(command.seat), command.place),
                number=command.number,
                reason=command.reason,
            )
        case c.CorrectOwned():
            return h.OwnedCorrected(
                seat=command.seat,
                card=command.card,
                old=table.player(command.seat).owns(command.card),
                number=command.number,
                reason=command.reason,
            )
        case c.CorrectSavannah():
            return h.SavannahCorrected(
                seat=command.seat, lions=command.lions, ever=command.ever, reason=command.reason
            )
        case c.CorrectFront():
            return h.FrontCorrected(
                seat=command.seat,
                front=command.front,
                aside=command.aside,
                reason=command.reason,
            )
        case c.CorrectTop():
            return h.TopCorrected(seat=command.seat, top=command.top, reason=command.reason)
        case c.RenamePlayer():
            return h.PlayerRenamed(seat=command.seat, name=command.name.strip(), tint=command.tint)
        case _:
            return _of_the_supply(table, command)


def _of_the_supply(
    table: Table,
    command: c.CorrectStack
    | c.CorrectSupply
    | c.CorrectRemoved
    | c.CorrectMarker
    | c.CorrectEvents
    | c.CorrectMoment
    | c.CorrectEnding
    | c.SetPrinted
    | c.SetHouseRule,
) -> e.Event:
    match command:
        case c.CorrectStack():
            stack = Stack(animals=command.animals, rock=command.rock)
            return h.StackCorrected(species=command.species, stack=stack, reason=command.reason)
        case c.CorrectSupply():
            return h.SupplyCorrected(
                scorpions=command.scorpions, carcasses=command.carcasses, reason=command.reason
            )
        case c.CorrectRemoved():
            return h.RemovedCorrected(
                species=command.species, number=command.number, reason=command.reason
            )
        case c.CorrectMarker():
            return h.MarkerCorrected(old=table.marker, marker=command.marker, reason=command.reason)
        case c.CorrectEvents():
            return h.EventsCorrected(events=command.events, reason=command.reason)
        case c.CorrectMoment():
            return h.MomentCorrected(
                season=command.season,
                phase=command.phase,
                active=command.active,
                reason=command.reason,
            )
        case c.CorrectEnding():
            season = command.season
            ending = None if season is None else Ending(season=season, trigger="by_hand")
            return h.EndingCorrected(ending=ending, reason=command.reason)
        case c.SetPrinted():
            return h.PrintedSet(printed=command.printed, reason=command.reason)
        case c.SetHouseRule():
            return h.HouseRuleSet(name=command.name, value=command.value)
        case _:
            assert_never(command)
