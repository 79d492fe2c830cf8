"""Cards on the table's word: they come from where they lie, or off the deck (see `CardFetched`)."""

from collections.abc import Iterator
from typing import Literal

from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.cards import (
    Cards,
    Spot,
    cards_in,
    counted,
    entries_for,
    known,
    where,
)
from serengeti_companion.games.wild.evolve import evolve
from serengeti_companion.games.wild.model import ICONS, SPECIES, CardTracking, Seat, Table
from serengeti_companion.games.wild.terms import SceneCard

POOL = Spot("pool")
_NOTHING = ((0,) * len(ICONS), (0,) * len(SPECIES))


def elsewhere(table: Table, card: SceneCard, home: Spot) -> Spot | None:
    """Where the card lies, if that is not `home`."""
    spot = where(table, card)
    return None if spot == home else spot


def untold(table: Table, cards: Cards, home: Spot) -> Cards:
    """Those of `cards` that lie neither at `home` nor anywhere else, as far as was told."""
    here = tuple(card for card in cards if elsewhere(table, card, home) is None)
    entries = entries_for(cards_in(table, home.place, home.owner), here)
    return tuple(card for card, entry in zip(here, entries, strict=True) if entry is None)


def to_tableau(table: Table, seat: Seat, cards: Cards) -> Iterator[e.CardFetched]:
    """What of `cards` is not in the Tableau comes there, so that it can be filmed or discarded."""
    lost = untold(table, cards, Spot("tableau", seat))
    yield from _from_elsewhere(table, seat, cards, "tableau")
    if table.tracking.cards is not CardTracking.OFF:
        for card in lost[: table.deck]:
            yield _off_the_deck(table, seat, card)


def to_pool(table: Table, seat: Seat, cards: Cards) -> Iterator[e.CardFetched]:
    """What of `cards` lies open elsewhere comes into the Pool, so that it can be taken there."""
    yield from _from_elsewhere(table, seat, cards, "pool")


def _from_elsewhere(
    table: Table, seat: Seat, cards: Cards, into: Literal["tableau", "pool"]
) -> Iterator[e.CardFetched]:
    home = POOL if into == "pool" else Spot("tableau", seat)
    for card in cards:
        spot = elsewhere(table, card, home)
        if spot is None:
            continue
        lying = cards_in(table, spot.place, spot.owner)
        entry = next(each for each in lying if each.number == card.number)
        icons, animals = counted(entry) if spot.place == "gallery" else _NOTHING
        event = e.CardFetched(
            seat=seat,
            card=entry,
            place=spot.place,
            owner=spot.owner,
            into=into,
            icons=icons,
            animals=animals,
        )
        yield event
        table = evolve(table, event)


def _off_the_deck(table: Table, seat: Seat, card: SceneCard) -> e.CardFetched:
    icons, animals = _NOTHING
    return e.CardFetched(
        seat=seat,
        card=known(table, card),
        place="deck",
        owner=None,
        into="tableau",
        icons=icons,
        animals=animals,
    )
