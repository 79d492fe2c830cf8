"""Cards as far as they are known: finding, naming and removing them."""

from typing import NamedTuple

from serengeti_companion.games.wild.commands import Place
from serengeti_companion.games.wild.model import ICONS, SPECIES, CardTracking, Seat, Table
from serengeti_companion.games.wild.terms import BLANK, SceneCard

Cards = tuple[SceneCard, ...]


def without(cards: Cards, leaving: Cards) -> Cards:
    """`cards` less each of `leaving` once; one that is not there takes a card nobody knows along.

    Nothing leaves where neither is there: what the table says is not judged here.
    """
    left = list(cards)
    for card in leaving:
        entry = entry_for(tuple(left), card)
        if entry is not None:
            left.remove(entry)
    return tuple(left)


def entry_for(cards: Cards, card: SceneCard) -> SceneCard | None:
    """The entry of `cards` that may be this card: itself, its number, or one nobody described."""
    if card in cards:
        return card
    if card.number is not None:
        for entry in cards:
            if entry.number == card.number:
                return entry
    return BLANK if BLANK in cards else None


def entries_for(cards: Cards, wanted: Cards) -> tuple[SceneCard | None, ...]:
    """`entry_for` each of `wanted`, each entry used once."""
    left = list(cards)
    found: list[SceneCard | None] = []
    for card in wanted:
        entry = entry_for(tuple(left), card)
        if entry is not None:
            left.remove(entry)
        found.append(entry)
    return tuple(found)


def known(table: Table, card: SceneCard) -> SceneCard:
    """The card with all that this copy knows of its number."""
    if card.number is None or card.slots is not None:
        return card
    return table.printed.card(card.number) or card


def known_all(table: Table, cards: Cards) -> Cards:
    """`known` for each card; blanks where cards are only counted."""
    if table.tracking.cards is not CardTracking.NAMED:
        return blanks(len(cards))
    return tuple(known(table, card) for card in cards)


def blanks(number: int) -> Cards:
    """That many cards which nobody described."""
    return (BLANK,) * number


def cards_in(table: Table, place: Place, seat: Seat | None) -> Cards:
    """The cards of a place; () for a player's place without a seat."""
    match place:
        case "pool":
            return table.pool
        case "discard":
            return table.discard
        case "tableau":
            return () if seat is None else table.player(seat).tableau
        case "gallery":
            return () if seat is None else table.player(seat).gallery


def seen(table: Table) -> list[SceneCard]:
    """Every card that lies somewhere face-up or in the discard pile."""
    cards = [*table.pool, *table.discard]
    for player in table.players:
        cards += [*player.tableau, *player.gallery]
    return cards


def on_hand(table: Table) -> int:
    """How many cards the table accounts for."""
    held = sum(len(player.tableau) + len(player.gallery) for player in table.players)
    return table.deck + len(table.discard) + len(table.pool) + held


class Spot(NamedTuple):
    """A place that cards lie in, and whose it is (None = the table's)."""

    place: Place
    owner: Seat | None = None


def where(table: Table, card: SceneCard) -> Spot | None:
    """Where a numbered card lies; None where nobody has seen it."""
    if card.number is None:
        return None
    spots = {Spot("pool"): table.pool, Spot("discard"): table.discard}
    for number, player in enumerate(table.players):
        spots[Spot("tableau", Seat(number))] = player.tableau
        spots[Spot("gallery", Seat(number))] = player.gallery
    return next(
        (spot for spot, cards in spots.items() if any(c.number == card.number for c in cards)),
        None,
    )


def counted(card: SceneCard) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The Icons and the animals on a card, in ICONS and SPECIES order (what is not known: 0)."""
    icons = card.icons or ()
    shown = [slot.species for slot in card.slots or ()]
    return tuple(icons.count(icon) for icon in ICONS), tuple(shown.count(s) for s in SPECIES)
