"""Random legal sessions on the practice set: for tests, benchmarks and the command line."""

from random import Random

from serengeti_companion.engine.game import UnplayableError
from serengeti_companion.games.survive import commands as c
from serengeti_companion.games.survive import offers
from serengeti_companion.games.survive.model import (
    Options,
    Phase,
    Predator,
    Seat,
    SeatOptions,
    Table,
    acting,
)
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.rules.opening import FEWEST, MOST
from serengeti_companion.games.survive.rules.predators import proposal
from serengeti_companion.games.survive.terms import NUMBERS

NAMES = ("Ann", "Ben", "Cem", "Dee", "Eva")
NAMED = 0.9
"""How often the table says which predator came up; the others are its pick."""
PICKED = 0.4
"""How often a card in play is eaten where the table decides."""


def options(players: int) -> Options:
    """A table of that many; raises UnplayableError if it cannot be."""
    if not FEWEST <= players <= MOST:
        raise UnplayableError(f"This game has {FEWEST} to {MOST} players, not {players}.")
    seats = tuple(SeatOptions(name=NAMES[seat], tint=seat) for seat in range(players))
    return Options(seats=seats)


def next_command(table: Table, chance: Random) -> c.Command | None:
    """A random legal command with what comes up filled in; None when the game is over."""
    match table.phase:
        case Phase.SETUP:
            return c.BeginPlay()
        case Phase.PREDATOR:
            return _turned_up(table, chance)
        case Phase.CHOOSING:
            return _revealed(table, chance.choice(duties.awaited(table)), chance)
        case Phase.HUNTING:
            predator = acting(table)
            return None if predator is None else _hunted(table, predator, chance)
        case Phase.OVER:
            return None


def _turned_up(table: Table, chance: Random) -> c.TurnUpPredator:
    if chance.random() > NAMED:
        return c.TurnUpPredator()
    # By copies, as they lie in a shuffled pile.
    cards = [card for card in offers.unseen(table) for _ in range(offers.left(table, card) or 1)]
    return c.TurnUpPredator(card=chance.choice(cards))


def _revealed(table: Table, seat: Seat, chance: Random) -> c.RevealCards:
    cards = duties.owed(table, seat)
    if seat == table.neutral:
        return c.RevealCards(seat=seat, numbers=_off_the_deck(table, seat, cards, chance))
    played = table.colour(seat).played
    left = [number for number in NUMBERS if number not in played]
    return c.RevealCards(seat=seat, numbers=tuple(chance.sample(left, cards)))


def _off_the_deck(table: Table, seat: Seat, cards: int, chance: Random) -> tuple[int, ...]:
    numbers: list[int] = []
    for _ in range(cards):
        played = (*table.colour(seat).played, *numbers)
        half = duties.neutral_half(len(played))
        numbers.append(chance.choice([number for number in half if number not in played]))
    return tuple(numbers)


def _hunted(table: Table, predator: Predator, chance: Random) -> c.ResolvePredator:
    if proposal(table, predator.order) is not None:
        return c.ResolvePredator(order=predator.order)
    eaten = tuple(card for card in table.in_play if chance.random() < PICKED)
    return c.ResolvePredator(order=predator.order, eaten=eaten)
