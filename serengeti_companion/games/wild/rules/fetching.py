"""Cards on the table's word: they come from where they lie, or off the deck (see `CardFetched`)."""

from collections.abc import Iterator
from typing import Literal

from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.cards import (
    Cards,
    Spot,
    cards_in,
    counted,
    entry_for,
    known,
    where,
)
from serengeti_companion.games.wild.evolve import evolve
from serengeti_companion.games.wild.model import ICONS, SPECIES, CardTracking, Seat, Table
from serengeti_companion.games.wild.terms import SceneCard


def to_tableau(table: Table, seat: Seat, cards: Cards) -> Iterator[e.CardFetched]:
    """What of `cards` is not in the Tableau comes there, so that it can be filmed or discarded."""
    held = list(table.player(seat).tableau)
    for card in cards:
        entry = entry_for(tuple(held), card)
        found = elsewhere(table, card, Spot("tableau", seat))
        if found is not None:
            event = _from(table, seat, card, found, "tableau")
        elif entry is None and table.deck and table.tracking.cards is not CardTracking.OFF:
            event = _off_the_deck(table, seat, card)
        else:
            if entry is not None:
                held.remove(entry)
            continue
        yield event
        table = evolve(table, event)


def to_pool(table: Table, seat: Seat, cards: Cards) -> Iterator[e.CardFetched]:
    """What of `cards` lies open elsewhere comes into the Pool, so that it can be taken there."""
    for card in cards:
        found = elsewhere(table, card, Spot("pool"))
        if found is not None:
            event = _from(table, seat, card, found, "pool")
            yield event
            table = evolve(table, event)


def elsewhere(table: Table, card: SceneCard, home: Spot) -> Spot | None:
    """Where the card lies, if that is not `home`."""
    spot = where(table, card)
    return None if spot == home else spot


def with_events(table: Table, events: Iterator[e.CardFetched]) -> Table:
    """The table after them."""
    for event in events:
        table = evolve(table, event)
    return table


def _from(
    table: Table, seat: Seat, card: SceneCard, spot: Spot, into: Literal["tableau", "pool"]
) -> e.CardFetched:
    lying = cards_in(table, spot.place, spot.owner)
    entry = next(each for each in lying if each.number == card.number)
    nothing = ((0,) * len(ICONS), (0,) * len(SPECIES))
    icons, animals = counted(entry) if spot.place == "gallery" else nothing
    return e.CardFetched(
        seat=seat,
        card=entry,
        place=spot.place,
        owner=spot.owner,
        into=into,
        icons=icons,
        animals=animals,
    )


def _off_the_deck(table: Table, seat: Seat, card: SceneCard) -> e.CardFetched:
    return e.CardFetched(
        seat=seat,
        card=known(table, card),
        place="deck",
        owner=None,
        into="tableau",
        icons=(0,) * len(ICONS),
        animals=(0,) * len(SPECIES),
    )
