"""The words for things on the table, as translatable texts."""

from typing import assert_never

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.survive.model import Card, Phase, Seat, Table
from serengeti_companion.games.survive.terms import (
    UNKNOWN,
    Effect,
    Extreme,
    Numbers,
    PredatorCard,
    Speed,
    TablePick,
    WholeHerd,
)

PHASE_NAMES = {
    Phase.SETUP: say("setup"),
    Phase.PREDATOR: say("a predator is turned up"),
    Phase.CHOOSING: say("cards are chosen and turned up"),
    Phase.HUNTING: say("the predators hunt"),
    Phase.OVER: say("the end"),
}


def who(table: Table, seat: Seat) -> Text:
    """The player's name, or the neutral colour."""
    if seat == table.neutral:
        return say("the neutral colour")
    return say("{name}", name=table.colour(seat).name)


def listed(texts: tuple[Text, ...]) -> Text:
    """One after the other with commas; "nothing" for none."""
    if not texts:
        return say("nothing")
    line = texts[0]
    for text in texts[1:]:
        line = say("{before}, {next}", before=line, next=text)
    return line


def numbers_text(numbers: tuple[int, ...]) -> Text:
    """The numbers with commas, "?" for one that is not known."""
    return listed(tuple(say("?") if n == UNKNOWN else say("{n}", n=n) for n in numbers))


def cards_text(table: Table, cards: tuple[Card, ...]) -> Text:
    """Cards with their owners: "Ann 5, Ben 9"."""
    return listed(
        tuple(say("{who} {n}", who=who(table, card.seat), n=card.number) for card in cards)
    )


def predator_name(card: PredatorCard) -> Text:
    """Its name, or "a predator" for one that nobody named."""
    return say("{name}", name=card.name) if card.name else say("a predator")


def effect_text(effect: Effect) -> Text:
    """What the predator eats, in a few words."""
    match effect:
        case Speed(compare="exactly"):
            return say("eats lone cards exactly {x} away from the nearest herd", x=effect.x)
        case Speed():
            return say("eats lone cards {x} or more away from the nearest herd", x=effect.x)
        case TablePick():
            return say("the table decides")
        case Extreme(which="lowest"):
            return say("eats the lowest number in play")
        case Extreme():
            return say("eats the highest number in play")
        case Numbers():
            return say("eats every {numbers}", numbers=numbers_text(effect.numbers))
        case WholeHerd(which="largest"):
            return say("eats the largest herd")
        case WholeHerd():
            return say("eats the smallest herd")
        case _:
            assert_never(effect)
