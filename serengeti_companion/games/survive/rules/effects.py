"""Whether a predator's description makes sense (SV-PDATA), and how often it may turn up."""

from collections.abc import Iterator
from typing import assert_never

from serengeti_companion.engine.clauses import Violation, refuse, warn
from serengeti_companion.engine.texts import say
from serengeti_companion.games.survive.model import Table
from serengeti_companion.games.survive.names import predator_name
from serengeti_companion.games.survive.terms import (
    NUMBERS,
    PREDATORS,
    Effect,
    Extreme,
    Numbers,
    PredatorCard,
    Speed,
    TablePick,
    WholeHerd,
)

LONGEST = 200
"""Letters of a name or a note."""
FASTEST = 12  # SV-PDATA-2


def card_problems(card: PredatorCard) -> Iterator[Violation]:
    """What cannot stand on a predator card."""
    if not 1 <= card.copies <= PREDATORS:
        message = say("There are 1 to {n} copies of a predator.", n=PREDATORS)
        yield refuse("SV-PDATA-1", message, liftable=False)
    for text in (card.name, card.note):
        if len(text) > LONGEST or not all(letter.isprintable() for letter in text):
            message = say("A name or note is one line of at most {n} letters.", n=LONGEST)
            yield refuse("SV-PDATA-1", message, liftable=False)
    yield from effect_problems(card.effect)


def effect_problems(effect: Effect) -> Iterator[Violation]:
    """What no predator can do."""
    match effect:
        case Speed():
            if not 0 <= effect.x <= FASTEST:
                message = say("A speed goes from 0 to {n}.", n=FASTEST)
                yield refuse("SV-PDATA-2", message, liftable=False)
        case Numbers():
            if not effect.numbers or not set(effect.numbers) <= set(NUMBERS):
                message = say("Name numbers from 1 to 12.")
                yield refuse("SV-PDATA-5", message, liftable=False)
        case TablePick() | Extreme() | WholeHerd():
            return
        case _:
            assert_never(effect)


def described(table: Table, card: PredatorCard) -> PredatorCard:
    """The copy's predator for a mere name; otherwise what the table says."""
    known = table.printed.predator(card.name) if card.name else None
    is_mere_name = card == PredatorCard(name=card.name)
    return known if known is not None and is_mere_name else card


def too_often(table: Table, card: PredatorCard) -> Iterator[Violation]:
    """SV-VAL-10: a described predator turns up no more often than there are copies."""
    known = table.printed.predator(card.name) if card.name else None
    if known is None:
        return
    seen = (*(one.card for one in table.row), *table.removed)
    times = sum(one.name == card.name for one in seen) + 1
    if times > known.copies:
        message = say(
            "{predator} turns up for the {times}. time; your copy holds {copies}.",
            predator=predator_name(known),
            times=times,
            copies=known.copies,
        )
        yield warn("SV-VAL-10", message)
