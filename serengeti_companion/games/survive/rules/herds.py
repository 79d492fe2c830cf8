"""Herds and distances among the cards in play (section 5)."""

from collections.abc import Iterable

from serengeti_companion.games.survive.model import Card

Herd = tuple[Card, ...]
"""Cards in the order of their numbers, with no gap between them."""


def pieces(cards: Iterable[Card]) -> tuple[Herd, ...]:
    """SV-HERD-15: the cards by number, cut wherever neighbours differ by two or more."""
    found: list[Herd] = []
    for card in sorted(cards, key=lambda card: (card.number, card.seat)):
        # SV-HERD-6: equal and consecutive numbers chain; SV-HERD-7: 12 and 1 do not.
        if found and card.number - found[-1][-1].number <= 1:
            found[-1] = (*found[-1], card)
        else:
            found.append((card,))
    return tuple(found)


def is_herd(piece: Herd, *, own_pair: bool) -> bool:
    """SV-HERD-1: two or more cards; without `own_pair` of two colours at least (SV-SW-1)."""
    colours = {card.seat for card in piece}
    return len(piece) >= 2 and (own_pair or len(colours) >= 2)


def herds(cards: Iterable[Card], *, own_pair: bool = True) -> tuple[Herd, ...]:
    """Every herd in play, from low numbers to high."""
    return tuple(piece for piece in pieces(cards) if is_herd(piece, own_pair=own_pair))


def lone(cards: Iterable[Card], *, own_pair: bool = True) -> tuple[Card, ...]:
    """SV-HERD-8: the cards that belong to no herd, by number."""
    alone = (piece for piece in pieces(cards) if not is_herd(piece, own_pair=own_pair))
    return tuple(card for piece in alone for card in piece)


def distance(number: int, found: tuple[Herd, ...]) -> int | None:
    """SV-HERD-10, -11: steps to the nearest number of the nearest herd; None = there is none."""
    numbers = (card.number for herd in found for card in herd)
    return min((abs(number - other) for other in numbers), default=None)
