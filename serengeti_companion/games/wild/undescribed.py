"""Cards on the table of which only the number is known."""

from collections.abc import Iterator
from dataclasses import dataclass

from serengeti_companion.games.wild.commands import Place
from serengeti_companion.games.wild.model import CardTracking, Seat, Table
from serengeti_companion.games.wild.terms import SceneCard


@dataclass(frozen=True, slots=True, kw_only=True)
class Lying:
    """Where a card lies; a seat for a Tableau."""

    place: Place
    seat: Seat | None
    card: SceneCard


def undescribed(table: Table) -> dict[int, Lying]:
    """By number, where those lie whose pattern nobody told; completed ones are past asking."""
    if table.tracking.cards is not CardTracking.NAMED:
        return {}
    return {number: lying for number, lying in _open(table) if lying.card.slots is None}


def turned_up(before: Table, after: Table) -> tuple[int, ...]:
    """The numbers of those that came to lie where they lie."""
    was = undescribed(before)
    return tuple(number for number, lying in undescribed(after).items() if was.get(number) != lying)


def _open(table: Table) -> Iterator[tuple[int, Lying]]:
    for card in table.pool:
        if card.number is not None:
            yield card.number, Lying(place="pool", seat=None, card=card)
    for number, player in enumerate(table.players):
        for card in player.tableau:
            if card.number is not None:
                yield card.number, Lying(place="tableau", seat=Seat(number), card=card)
