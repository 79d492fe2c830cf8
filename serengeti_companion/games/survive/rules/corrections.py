"""Corrections: what the table sets by hand is never refused for a rule, only if it cannot be."""

from collections import Counter
from collections.abc import Iterator
from typing import assert_never

from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.survive import commands as c
from serengeti_companion.games.survive import events as e
from serengeti_companion.games.survive.evolve import evolve
from serengeti_companion.games.survive.model import Phase, Seat, Table
from serengeti_companion.games.survive.names import who
from serengeti_companion.games.survive.rules import effects, turns
from serengeti_companion.games.survive.switches import BY_NAME
from serengeti_companion.games.survive.terms import NUMBERS, PREDATORS, SETS, UNKNOWN

LATEST = 99
"""The highest turn that can be set; SV-TURN-17 ends the rulebook's game at 12."""
NOT_A_RULE = "APP-1"
"""Stands in for a clause where something cannot be recorded, whatever the rules say."""


def _impossible(message: Text, *subjects: str, clause: str = NOT_A_RULE) -> Violation:
    return refuse(clause, message, *subjects, liftable=False)


def correction(table: Table, command: c.Correction) -> Iterator[Violation]:
    """What cannot be set."""
    match command:
        case c.DescribePredator():
            yield from _description(table, command)
        case c.CorrectPile():
            yield from _pile(table, command)
        case c.CorrectPlay():
            yield from _play(table, command)
        case c.CorrectDuty():
            return
        case c.CorrectPredators():
            yield from _predators(command)
        case c.CorrectMoment():
            yield from _moment(command)
        case c.RenamePlayer():
            yield from _name(table, command)
        case c.SetPresence():
            yield from _presence(table, command)
        case c.SetHouseRule():
            yield from _switch(command)
        case _:
            assert_never(command)


def _description(table: Table, command: c.DescribePredator) -> Iterator[Violation]:
    if table.predator(command.order) is None:
        yield _impossible(say("That predator is not in play."), clause="SV-PRED-9")
    yield from effects.card_problems(command.card)


def _pile(table: Table, command: c.CorrectPile) -> Iterator[Violation]:
    colour = table.colour(command.seat)
    others = colour.in_play + (colour.safe if command.pile == "eaten" else colour.eaten)
    yield from _cards(table, command.seat, command.numbers, others)


def _play(table: Table, command: c.CorrectPlay) -> Iterator[Violation]:
    if table.phase not in {Phase.CHOOSING, Phase.HUNTING}:
        yield _impossible(say("No cards are in play now."), f"seat:{command.seat}")
    numbers = command.numbers or ()
    if UNKNOWN in numbers:
        yield _impossible(say("A card in play shows its number."), clause="SV-PUB-2")
    colour = table.colour(command.seat)
    yield from _cards(table, command.seat, numbers, colour.eaten + colour.safe)


def _cards(
    table: Table, seat: Seat, numbers: tuple[int, ...], others: tuple[int, ...]
) -> Iterator[Violation]:
    subject = f"seat:{seat}"
    if not {number for number in numbers if number != UNKNOWN} <= set(NUMBERS):
        yield _impossible(say("The numbers are 1 to 12."), subject, clause="SV-VAL-3")
    times = Counter(number for number in numbers + others if number != UNKNOWN)
    for number in dict.fromkeys(numbers):
        if times[number] > 1:
            message = say("{who} has one {n} only.", who=who(table, seat), n=number)
            yield _impossible(message, subject, clause="SV-VAL-2")
    if len(numbers) + len(others) > len(NUMBERS):
        message = say("{who} has 12 cards in all.", who=who(table, seat))
        yield _impossible(message, subject, clause="SV-VAL-1")


def _predators(command: c.CorrectPredators) -> Iterator[Violation]:
    if len(command.row) + len(command.removed) > PREDATORS:
        message = say("There are {n} predators.", n=PREDATORS)
        yield _impossible(message, "pile", clause="SV-VAL-5")
    orders = [one.order for one in command.row]
    if len(set(orders)) < len(orders) or any(not 1 <= order <= LATEST for order in orders):
        yield _impossible(say("Each predator in the row needs a number of its own."))
    for card in (*(one.card for one in command.row), *command.removed):
        yield from effects.card_problems(card)


def _moment(command: c.CorrectMoment) -> Iterator[Violation]:
    first = 0 if command.phase is Phase.SETUP else 1
    last = 0 if command.phase is Phase.SETUP else LATEST
    if not first <= command.turn <= last:
        yield _impossible(say("Turns count from 1; setup is before them."))


def _name(table: Table, command: c.RenamePlayer) -> Iterator[Violation]:
    others = [colour for seat, colour in enumerate(table.colours) if seat != command.seat]
    if command.seat != table.neutral:
        names = tuple(colour.name for colour in others if colour.name)
        for message in name_problems(command.name, names):
            yield _impossible(message)
    if not 0 <= command.tint < SETS or command.tint in {other.tint for other in others}:
        yield _impossible(say("Each set has a colour of its own."), clause="SV-COMP-6")


def _presence(table: Table, command: c.SetPresence) -> Iterator[Violation]:
    if command.seat == table.neutral:
        yield _impossible(say("The neutral colour stays."), clause="SV-2P-1")
    elif command.gone and table.present == (command.seat,):
        yield _impossible(say("Somebody has to stay at the table."), f"seat:{command.seat}")


def _switch(command: c.SetHouseRule) -> Iterator[Violation]:
    switch = BY_NAME.get(command.name)
    if switch is None:
        yield _impossible(say("There is no house rule {name}.", name=command.name))
    elif not switch.takes(command.value):
        yield _impossible(say("{name} cannot be set to that.", name=command.name))


def do_correction(table: Table, command: c.Correction) -> Iterator[e.Event]:
    """What setting it does, and what cannot wait any more after it."""
    event = _event(table, command)
    yield event
    yield from turns.following(evolve(table, event))


def _event(table: Table, command: c.Correction) -> e.Event:
    match command:
        case c.DescribePredator():
            card = effects.described(table, command.card)
            return e.PredatorDescribed(order=command.order, card=card)
        case c.CorrectPile():
            colour = table.colour(command.seat)
            return e.PileCorrected(
                seat=command.seat,
                pile=command.pile,
                old=colour.eaten if command.pile == "eaten" else colour.safe,
                numbers=command.numbers,
                reason=command.reason,
            )
        case c.CorrectPlay():
            return e.PlayCorrected(
                seat=command.seat,
                old=table.colour(command.seat).laid,
                numbers=command.numbers,
                reason=command.reason,
            )
        case _:
            return _plain(table, command)


def _plain(
    table: Table,
    command: c.CorrectDuty
    | c.CorrectPredators
    | c.CorrectMoment
    | c.RenamePlayer
    | c.SetPresence
    | c.SetHouseRule,
) -> e.Event:
    match command:
        case c.CorrectDuty():
            return e.DutyCorrected(seat=command.seat, two=command.two, reason=command.reason)
        case c.CorrectPredators():
            return e.PredatorsCorrected(
                row=command.row, removed=command.removed, reason=command.reason
            )
        case c.CorrectMoment():
            return e.MomentCorrected(turn=command.turn, phase=command.phase, reason=command.reason)
        case c.RenamePlayer():
            name = "" if command.seat == table.neutral else command.name.strip()
            return e.PlayerRenamed(seat=command.seat, name=name, tint=command.tint)
        case c.SetPresence():
            return e.PresenceSet(seat=command.seat, gone=command.gone, reason=command.reason)
        case c.SetHouseRule():
            return e.HouseRuleSet(name=command.name, value=command.value)
        case _:
            assert_never(command)
