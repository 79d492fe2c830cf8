"""Everything legal now: for simulation and tests. A screen asks narrower questions."""

from collections.abc import Iterator
from itertools import combinations

from serengeti_companion.games.survive import commands as c
from serengeti_companion.games.survive.model import Phase, Seat, Table, acting
from serengeti_companion.games.survive.rules import SurviveRules, duties
from serengeti_companion.games.survive.rules.predators import proposal
from serengeti_companion.games.survive.terms import NAMELESS, NUMBERS, PredatorCard

RULES = SurviveRules()


def offers(table: Table) -> Iterator[c.Command]:
    """Every legal command."""
    for command in candidates(table):
        if not RULES.violations(table, command):
            yield command


def candidates(table: Table) -> Iterator[c.Command]:
    """What is worth judging now."""
    match table.phase:
        case Phase.SETUP:
            yield c.BeginPlay()
        case Phase.PREDATOR:
            for card in unseen(table):
                yield c.TurnUpPredator(card=card)
        case Phase.CHOOSING:
            for seat in duties.awaited(table):
                yield from reveals(table, seat)
        case Phase.HUNTING:
            yield from hunts(table)
        case Phase.OVER:
            return


def unseen(table: Table) -> tuple[PredatorCard, ...]:
    """The described predators that may still come, and a nameless one while some are unknown."""
    known = tuple(card for card in table.printed.predators if left(table, card))
    return known if table.printed.is_complete and known else (*known, NAMELESS)


def left(table: Table, card: PredatorCard) -> int:
    """How many copies of a described predator have not been turned up."""
    seen = (*(one.card for one in table.row), *table.removed)
    return max(0, card.copies - sum(one.name == card.name for one in seen))


def reveals(table: Table, seat: Seat) -> Iterator[c.RevealCards]:
    """Every choice of as many cards as the colour owes."""
    played = table.colour(seat).played
    left = [number for number in NUMBERS if number not in played]
    for numbers in combinations(left, duties.owed(table, seat)):
        yield c.RevealCards(seat=seat, numbers=numbers)


def hunts(table: Table) -> Iterator[c.ResolvePredator]:
    """The predator whose go it is: what it eats, or all that the table may pick for it."""
    predator = acting(table)
    if predator is None:
        return
    if proposal(table, predator.order) is not None:
        yield c.ResolvePredator(order=predator.order)
        return
    cards = table.in_play
    for number in range(len(cards) + 1):
        for eaten in combinations(cards, number):
            yield c.ResolvePredator(order=predator.order, eaten=eaten)
