"""Moving cards on the table. What the copy does not have is booked as more than there is.

A rule that is overruled, or a count that was wrong, may take a card from where none is known to
be. The place then stays at 0 and the shortage is kept in `adjusted` and `uncounted`, so that all
other sums go on being checked (section 15).
"""

from dataclasses import replace

from serengeti_companion.engine.game import UnplayableError
from serengeti_companion.games.race.model import Laid, Place, Player, Seat, Table
from serengeti_companion.games.race.terms import (
    GAINED,
    NONE,
    SPECIES,
    TRAILS,
    Card,
    Counts,
    Special,
    Species,
    changed,
    number_of,
)


def put(table: Table, seat: Seat, place: Place, number: int) -> Table:
    """So many cards more in hand, deck or discard."""
    return table.with_player(seat, **{place: getattr(table.player(seat), place) + number})


def take(table: Table, seat: Seat, place: Place, number: int) -> Table:
    """So many cards fewer in hand, deck or discard."""
    player = table.player(seat)
    left = getattr(player, place) - number
    return table.with_player(
        seat, **{place: max(0, left), "uncounted": player.uncounted + max(0, -left)}
    )


def gain(table: Table, seat: Seat, card: Card, *, lying: bool, number: int = 1) -> Table:
    """The player owns more of a kind; `lying`: they were seen going to the discard."""
    player = table.player(seat)
    seen = changed(player.lying, card, number) if lying else player.lying
    top = card if lying and number else player.top
    owned = changed(player.owned, card, number)
    return table.with_player(seat, owned=owned, lying=seen, top=top)


def lose(table: Table, seat: Seat, card: Card) -> Table:
    """The player owns one fewer of a kind."""
    player = table.player(seat)
    if player.owns(card) <= 0:
        table = more_than_printed(table, card)
        return table.with_player(seat, uncounted=player.uncounted - 1)
    owned = changed(player.owned, card, -1)
    return table.with_player(seat, owned=owned, lying=tuple(map(min, player.lying, owned)))


def see_lying(table: Table, seat: Seat, card: Card, number: int = 1) -> Table:
    """All saw cards that were owned before go to the discard."""
    player = table.player(seat)
    seen = changed(player.lying, card, number)
    return table.with_player(
        seat, lying=tuple(map(min, seen, player.owned)), top=card if number else player.top
    )


def out_of_discard(table: Table, seat: Seat, card: Card) -> Table:
    """One of a kind was picked out of the discard; which of them it was nobody knows."""
    player = table.player(seat)
    top = None if player.top == card else player.top
    return table.with_player(seat, lying=changed(player.lying, card, -1), top=top)


def more_than_printed(table: Table, card: Card) -> Table:
    """There is one more of a kind than the copy has."""
    at = GAINED.index(card)
    found = table.adjusted
    return replace(table, adjusted=(*found[:at], found[at] + 1, *found[at + 1 :]))


def supply(table: Table, card: Special, by: int) -> Table:
    """More or fewer scorpions or carcasses in the supply."""
    field = "scorpions" if card is Special.SCORPION else "carcasses"
    left = getattr(table, field) + by
    for _ in range(-left):
        table = more_than_printed(table, card)
    return replace(table, **{field: max(0, left)})


def lift(player: Player, card: Card) -> tuple[Laid, ...]:
    """The front after a face-up card went elsewhere; its payment stays. UnplayableError if none."""
    at = [number for number, laid in enumerate(player.front) if laid.card == card]
    if not at:
        raise UnplayableError(f"there is no {card.value} in front")
    last = at[-1]
    left = replace(player.front[last], card=None)
    return (*player.front[:last], *((left,) if left.suns else ()), *player.front[last + 1 :])


def pieces(table: Table) -> Counts:
    """RL-VAL-1 to 3: how many of every kind are anywhere."""
    found = []
    for card in GAINED:
        number = sum(player.owns(card) for player in table.players)
        if isinstance(card, Species):
            number += table.stack(card).animals + table.removed[SPECIES.index(card)]
        if card is Species.LION:
            number += sum(player.savannah for player in table.players)
        if card is Special.SCORPION:
            number += table.scorpions
        if card is Special.CARCASS:
            number += table.carcasses
        found.append(number)
    return tuple(found)


def recounted(table: Table) -> Table:
    """After something was set by hand: whatever is on the table is what there is."""
    there, printed = pieces(table), table.printed.counts
    table = replace(
        table, adjusted=tuple(n - known for n, known in zip(there, printed, strict=True))
    )
    for at, player in enumerate(table.players):
        table = table.with_player(
            Seat(at),
            uncounted=player.cards - TRAILS - sum(player.owned),
            lying=tuple(map(min, player.lying, player.owned)),
        )
    return table


def nothing_lies(table: Table, seat: Seat) -> Table:
    """The discard has become the deck."""
    return table.with_player(seat, lying=NONE, top=None)


def elsewhere(player: Player, card: Card) -> int:
    """How many of a kind may be in hand or deck: owned, not laid, not surely in the discard."""
    return max(0, player.free(card) - number_of(player.lying, card))


def surely_lying(player: Player, card: Card) -> bool:
    """RL-VAL-7: whether all free cards of a kind are known to be in the discard."""
    return player.free(card) > 0 and not elsewhere(player, card)
