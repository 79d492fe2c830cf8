"""What a predator eats of the cards in play (section 6)."""

from collections.abc import Collection

from serengeti_companion.games.survive.model import Card, Table
from serengeti_companion.games.survive.rules.herds import distance, herds, lone
from serengeti_companion.games.survive.terms import (
    Effect,
    Extreme,
    Numbers,
    Speed,
    TablePick,
    WholeHerd,
)

Catch = tuple[Card, ...]


def catch(effect: Effect, cards: tuple[Card, ...], *, own_pair: bool = True) -> Catch | None:
    """Who is eaten, in the order of `cards`; None = the card decides, the table must say."""
    if not cards:
        return ()  # whatever it does, nothing is there to eat
    match effect:
        case Speed():
            return _too_slow(effect, cards, own_pair=own_pair)
        case TablePick():
            return None
        case Extreme():
            ends = {"lowest": min, "highest": max}
            number = ends[effect.which](card.number for card in cards)
            return tuple(card for card in cards if card.number == number)
        case Numbers():
            return tuple(card for card in cards if card.number in effect.numbers)
        case WholeHerd():
            return _herd(effect, cards, own_pair=own_pair)


def _too_slow(effect: Speed, cards: tuple[Card, ...], *, own_pair: bool) -> Catch:
    # SV-PRED-7, -8: every lone card far enough from the nearest herd, of whatever colour.
    found = herds(cards, own_pair=own_pair)
    alone = lone(cards, own_pair=own_pair)
    return tuple(card for card in cards if card in alone and is_away(effect, card.number, found))


def is_away(effect: Speed, number: int, found: tuple[tuple[Card, ...], ...]) -> bool:
    """SV-PRED-7: whether a lone card of that number is X away from a herd."""
    steps = distance(number, found)
    if steps is None:
        return True  # SV-HERD-14: with no herd every card is away, for every X
    return steps == effect.x if effect.compare == "exactly" else steps >= effect.x


def _herd(effect: WholeHerd, cards: tuple[Card, ...], *, own_pair: bool) -> Catch | None:
    found = herds(cards, own_pair=own_pair)
    sizes: Collection[int] = [len(herd) for herd in found]
    if not sizes:
        return None  # SV-PDATA-6: without a herd the table picks
    size = max(sizes) if effect.which == "largest" else min(sizes)
    struck = [herd for herd in found if len(herd) == size]
    if len(struck) > 1:
        return None  # SV-PDATA-6: on a tie the table picks
    return tuple(card for card in cards if card in struck[0])


def proposal(table: Table, order: int) -> Catch | None:
    """SV-PRED-5: what a predator of the row would eat of what is in play now."""
    predator = table.predator(order)
    if predator is None:
        return ()
    own_pair = table.house.own_pair_is_herd
    return catch(predator.card.effect, table.in_play, own_pair=own_pair)
