"""Who lays how many cards, and who is still awaited (SV-TURN-15, SV-2P-10)."""

from serengeti_companion.games.survive.model import Phase, Seat, Table
from serengeti_companion.games.survive.terms import INNER, OUTER


def owed(table: Table, seat: Seat) -> int:
    """How many cards the colour lays at this turn's reveal, or at the next one."""
    colour = table.colour(seat)
    if colour.gone or (seat == table.neutral and not _anyone_chooses(table)):
        return 0
    held = colour.hand + (len(colour.in_play) if table.phase is Phase.CHOOSING else 0)
    # SV-TURN-13: with one card left only that one is laid; SV-TURN-14: with none, none.
    return min(held, 2 if colour.two else 1)


def _anyone_chooses(table: Table) -> bool:
    # SV-R-19: a neutral card is added while players choose, and only then.
    return any(_has_cards(table, seat) for seat in table.present)


def _has_cards(table: Table, seat: Seat) -> bool:
    colour = table.colour(seat)
    chosen = table.phase is Phase.CHOOSING and bool(colour.in_play)
    return colour.hand > 0 or chosen


def awaited(table: Table) -> tuple[Seat, ...]:
    """The colours that owe cards and have not turned them up."""
    if table.phase is not Phase.CHOOSING:
        return ()
    return tuple(
        seat for seat in table.seats if table.colour(seat).laid is None and owed(table, seat)
    )


def is_finished(table: Table) -> bool:
    """SV-END-1: whether no player at the table holds a card."""
    return all(table.colour(seat).hand == 0 for seat in table.present)


def neutral_half(drawn: int) -> tuple[int, ...]:
    """SV-2P-4: the numbers among which the next neutral card is, after so many."""
    return OUTER if drawn < len(OUTER) else INNER
