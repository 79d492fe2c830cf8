"""Stars onto the track, and into the ledger that says where they came from."""

from dataclasses import replace

from serengeti_companion.games.wild.model import Entry, Seat, Source, Table


def scored(table: Table, seat: Seat, stars: int, source: Source) -> Table:
    """Stars onto the track the player uses, and into the ledger of the round."""
    player = table.player(seat)
    table = table.with_player(
        seat,
        stars=player.stars + (0 if table.shared_score else stars),
        ledger=entered(player.ledger, table.round, source, stars),
    )
    return replace(table, team=table.team + stars) if table.shared_score else table


def entered(
    ledger: tuple[Entry, ...], round_: int, source: Source, stars: int
) -> tuple[Entry, ...]:
    """The ledger with `stars` more from `source` in that round."""
    for at, entry in enumerate(ledger):
        if entry.round == round_ and entry.source is source:
            more = replace(entry, stars=entry.stars + stars)
            return (*ledger[:at], more, *ledger[at + 1 :])
    return (*ledger, Entry(round=round_, source=source, stars=stars))
