"""Corrections: what the table sets by hand is never refused for a rule, only if it cannot be."""

from collections import Counter
from collections.abc import Iterator

from serengeti_companion.engine import player_names
from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.cards import cards_in, seen
from serengeti_companion.games.wild.model import (
    ICONS,
    ROUNDS,
    SPECIES,
    Mode,
    Phase,
    Table,
)
from serengeti_companion.games.wild.names import SEVERAL_ANIMALS, card_title
from serengeti_companion.games.wild.switches import BY_NAME
from serengeti_companion.games.wild.terms import CARDS, SceneCard

MOST = 9999
COLOURS = 4  # WS-COMP-29
NOT_A_RULE = "APP-1"
"""Stands in for a clause where something cannot be recorded, whatever the rules say."""


def _impossible(message: Text, *subjects: str, clause: str = NOT_A_RULE) -> Violation:
    return refuse(clause, message, *subjects, liftable=False)


def correction(table: Table, command: c.Correction) -> Iterator[Violation]:
    """What cannot be set."""
    match command:
        case c.CorrectNumber():
            yield from _number(table, command)
        case c.CorrectMap():
            yield from _map(table, command)
        case c.CorrectCards():
            yield from _cards(table, command)
        case c.DescribeCard():
            yield from _description(table, command)
        case c.CorrectMoment():
            yield from _moment(table, command)
        case c.CorrectMarker():
            yield from _marker(table, command)
        case c.CorrectSpace():
            yield from _space(command)
        case c.RenamePlayer():
            yield from _name(table, command)
        case c.ReseatPlayers():
            yield from _seating(table, command)
        case c.CorrectLoss():
            yield from _loss(table, command)
        case c.SetPresence():
            yield from _presence(table, command)
        case c.SetHouseRule():
            yield from _switch(command)
        case c.BookGain():
            yield from _booking(command)
        case c.CorrectPassed() | c.CorrectFirstPlayer() | c.CorrectTerrain() | c.SetTracking():
            return


def _number(table: Table, command: c.CorrectNumber) -> Iterator[Violation]:
    if not 0 <= command.value <= MOST:
        yield _impossible(say("Set a number from 0 to {most}.", most=MOST))
    # One marker shows the stars of all.
    if command.fact == "stars" and table.shared_score:
        yield _impossible(say("There is one common score; set that."), clause="WS-COOP-3")
    if command.fact == "team" and not table.shared_score:
        yield _impossible(say("Everybody has a score of their own; set that."), clause="WS-GOAL-2")
    shared = command.fact in {"deck", "team"}
    if (command.seat is None) != shared:
        yield _impossible(say("Say whose number that is."))
    kinds = {"icon": ICONS, "animal": SPECIES}.get(command.fact)
    if (command.of is None) != (kinds is None) or (kinds and command.of not in kinds):
        yield _impossible(say("Say which Icon or animal is counted."))


def _map(table: Table, command: c.CorrectMap) -> Iterator[Violation]:
    here = Counter(table.at(command.cell))
    for species, number in Counter(command.animals).items():
        # Three animals of each species are in the box.
        if number > table.in_area(species) + here[species]:
            message = say("There are only three {animals}.", animals=SEVERAL_ANIMALS[species])
            yield _impossible(message, f"cell:{command.cell}", clause="WS-SETUP-6")


def _duplicates(
    table: Table, cards: tuple[SceneCard, ...], *here: SceneCard
) -> Iterator[Violation]:
    others = Counter(card.number for card in seen(table))
    others.subtract(card.number for card in here)
    told = Counter(card.number for card in cards)
    for card in cards:
        if card.number is not None and others[card.number] + told[card.number] > 1:
            message = say("{card} lies on the table already.", card=card_title(card))
            yield _impossible(message, f"card:{card.number}", clause="WS-COMP-1")


def _cards(table: Table, command: c.CorrectCards) -> Iterator[Violation]:
    if (command.seat is None) != (command.place in {"pool", "discard"}):
        yield _impossible(say("Say whose cards these are."))
        return
    if len(command.cards) > CARDS:
        yield _impossible(say("There are only {n} Scene Cards.", n=CARDS), clause="WS-COMP-1")
    yield from _duplicates(table, command.cards, *cards_in(table, command.place, command.seat))


def _description(table: Table, command: c.DescribeCard) -> Iterator[Violation]:
    if command.was not in cards_in(table, command.place, command.seat):
        yield _impossible(say("That card is not there any more."))
    yield from _duplicates(table, (command.card,), command.was)


def _moment(table: Table, command: c.CorrectMoment) -> Iterator[Violation]:
    if not 1 <= command.round <= ROUNDS:
        yield _impossible(say("The game has rounds 1 to {n}.", n=ROUNDS), clause="WS-GAME-1")
    if command.seat is not None and command.seat not in table.present:
        yield _impossible(say("That player is not at the table."))
    if (command.phase is Phase.ROUND) != (command.seat is not None):
        yield _impossible(say("Say whose turn it is."))


def _marker(table: Table, command: c.CorrectMarker) -> Iterator[Violation]:
    if command.space is not None and table.space(command.space) is None:
        yield _impossible(say("There is no such Action Space."), f"space:{command.space}")


def _space(command: c.CorrectSpace) -> Iterator[Violation]:
    if not 0 <= command.space.price <= 9:
        yield _impossible(say("A price is 0 to 9 Coins."), f"space:{command.space.id}")


def name_problems(name: str, others: tuple[str, ...]) -> Iterator[Violation]:
    """What is wrong with a player's name beside the others at the table."""
    yield from map(_impossible, player_names.name_problems(name, others))


def _name(table: Table, command: c.RenamePlayer) -> Iterator[Violation]:
    others = [player for seat, player in enumerate(table.players) if seat != command.seat]
    yield from name_problems(command.name, tuple(player.name for player in others))
    if not 0 <= command.colour < COLOURS or command.colour in {p.colour for p in others}:
        yield _impossible(say("Each player has a colour of their own."), clause="WS-SETUP-22")


def _seating(table: Table, command: c.ReseatPlayers) -> Iterator[Violation]:
    if sorted(command.seating) != sorted(table.seating):
        yield _impossible(say("Name every player once."))


def _loss(table: Table, command: c.CorrectLoss) -> Iterator[Violation]:
    if table.mode is Mode.COMPETITIVE:
        message = say("Only solo and co-op games have Round Goals.")
        yield _impossible(message, clause="WS-COOPSOLO-1")
    if command.lost_in is not None and not 1 <= command.lost_in <= ROUNDS:
        yield _impossible(say("The game has rounds 1 to {n}.", n=ROUNDS), clause="WS-GAME-1")


def _presence(table: Table, command: c.SetPresence) -> Iterator[Violation]:
    if command.gone and table.present == (command.seat,):
        yield _impossible(say("Somebody has to stay at the table."), f"seat:{command.seat}")


def _switch(command: c.SetHouseRule) -> Iterator[Violation]:
    switch = BY_NAME.get(command.name)
    if switch is None:
        yield _impossible(say("There is no house rule {name}.", name=command.name))
    elif not any(command.value is v or command.value == v for v in switch.values) or (
        isinstance(command.value, bool) != isinstance(switch.values[0], bool)
    ):
        yield _impossible(say("{name} cannot be set to that.", name=command.name))


def _booking(command: c.BookGain) -> Iterator[Violation]:
    booked = command.booked
    if min(booked.stars, booked.food, booked.vfx) < 0:
        yield _impossible(say("Only gains are booked; set the number itself to lower it."))
