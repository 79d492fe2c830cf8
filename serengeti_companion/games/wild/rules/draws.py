"""The deck: drawing, the Pool's refill, the reshuffle. What comes up is told, never drawn here."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.cards import Cards, Spot, known_all, where
from serengeti_companion.games.wild.commands import Place
from serengeti_companion.games.wild.evolve import evolve
from serengeti_companion.games.wild.model import CardTracking, Table
from serengeti_companion.games.wild.names import card_title
from serengeti_companion.games.wild.terms import BLANK


def told(table: Table, cards: Cards, *allowed: Place) -> Iterator[Violation]:
    """A card said to come off the deck must not lie open elsewhere, nor be named twice.

    `allowed` are places where it may lie: the Pool being discarded, or the discard pile when it is
    about to be reshuffled.
    """
    yield from named_twice(cards)
    for card in cards:
        spot = where(table, card)
        reshuffled = spot == Spot("discard") and len(cards) > table.deck
        # A card is one piece of paper: it cannot lie in two places, and so does not come up here.
        if spot is not None and spot.place not in allowed and not reshuffled:
            message = say("{card} lies on the table already.", card=card_title(card))
            yield refuse("WS-COMP-1", message, f"card:{card.number}", liftable=False)


def named_twice(cards: Cards) -> Iterator[Violation]:
    """One card cannot be two of those named."""
    numbers = [card.number for card in cards if card.number is not None]
    for number in dict.fromkeys(numbers):
        if numbers.count(number) > 1:
            message = say("Card {number} is named twice.", number=number)
            yield refuse("WS-COMP-1", message, f"card:{number}", liftable=False)


def told_anew(table: Table, revealed: Cards) -> Iterator[Violation]:
    """`told` for a Pool that is discarded first, and so part of what may be reshuffled."""
    wanted = max(table.pool_size, len(revealed))
    allowed: tuple[Place, ...] = ("pool",) if table.deck < wanted else ()
    yield from told(table, revealed, *allowed)


def more_than_fit(table: Table, cards: Cards, clause: str) -> Iterator[Violation]:
    """The Pool is as large as it always is; on the table's word it is laid with what lies there."""
    if len(cards) > table.pool_size:
        yield refuse(clause, say("The Pool is {n} cards.", n=table.pool_size), "pool")


def drawn(
    table: Table, number: int, cards: Cards = ()
) -> tuple[tuple[e.DeckReshuffled, ...], Cards]:
    """`number` cards off the deck as far as they are told, fewer if nothing is left (R-29).

    Also the reshuffle it takes, () if the deck suffices: it comes after what the deck still had.
    """
    reshuffle: tuple[e.DeckReshuffled, ...] = ()
    available = table.deck
    # WS-ACT-TAKE-6: the deck runs out, the discard pile becomes the new one.
    if number > table.deck and table.discard:
        reshuffle = (e.DeckReshuffled(cards=len(table.discard)),)
        available += len(table.discard)
    number = max(0, min(number, available))
    return reshuffle, (*known_all(table, cards[:number]), *(BLANK,) * (number - len(cards)))


def laid(table: Table, number: int, cards: Cards = ()) -> Iterator[e.Event]:
    """`number` cards off the deck into the Pool, reshuffling in between where it runs out."""
    reshuffle, found = drawn(table, number, cards)
    first, rest = found[: table.deck], found[table.deck :]
    if first:
        yield e.PoolLaid(cards=first)
    yield from reshuffle
    if rest:
        yield e.PoolLaid(cards=rest)


def refill(table: Table, revealed: Cards = ()) -> Iterator[e.Event]:
    """WS-TURN-7: the Pool is brought back to full."""
    missing = table.pool_size - len(table.pool)
    if missing > 0 and table.tracking.cards is not CardTracking.OFF:
        yield from laid(table, missing, revealed)


def redrafted(table: Table, revealed: Cards = ()) -> Iterator[e.Event]:
    """The whole Pool is discarded and laid out anew (WS-ACT-RENEW-1, WS-PREP-C-1)."""
    if table.tracking.cards is CardTracking.OFF:
        return
    yield e.PoolDiscarded(cards=table.pool)
    # WS-RULING-29: the Pool just discarded is part of the discard pile.
    cleared = replace_pool(table)
    yield from laid(cleared, max(table.pool_size, len(revealed)), revealed)


def replace_pool(table: Table) -> Table:
    """The table with its Pool on the discard pile."""
    return evolve(table, e.PoolDiscarded(cards=table.pool))
