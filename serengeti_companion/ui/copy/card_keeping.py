"""What one card more, another one or one less makes of a copy; which number comes next."""

import math
from dataclasses import replace

from serengeti_companion.games.wild.notation.reading import MOST_NUMBER
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.terms import CARDS, SceneCard


def placed(printed: Printed, card: SceneCard, instead: SceneCard | None = None) -> Printed:
    """The copy with this card; the one with its number gives way, and so does `instead`."""
    left = without(printed, instead).cards
    if card.number is not None:
        left = tuple(each for each in left if each.number != card.number)
    return replace(printed, cards=tuple(sorted((*left, card), key=_by_number)))


def without(printed: Printed, card: SceneCard | None) -> Printed:
    """The copy less this card, once."""
    cards = list(printed.cards)
    if card in cards:
        cards.remove(card)
    return replace(printed, cards=tuple(cards))


def next_free(printed: Printed, since: int = 1) -> int | None:
    """The first number from `since` on of which nothing is told, or else the first of all.

    Numbers beyond the game's last come only behind another such; None where all are told.
    """
    told = {card.number for card in printed.cards}
    last = CARDS if since <= CARDS else MOST_NUMBER
    candidates = (*range(since, last + 1), *range(1, CARDS + 1))
    return next((number for number in candidates if number not in told), None)


def _by_number(card: SceneCard) -> float:
    return math.inf if card.number is None else card.number
