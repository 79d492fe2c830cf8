"""Stars onto the track, and into the ledger that says where they came from."""

from dataclasses import replace

from serengeti_companion.games.wild.model import Entry, Player, Seat, Source, Table


def scored(table: Table, seat: Seat, stars: int, source: Source) -> Table:
    """Stars onto the track the player uses, and into the ledger of the round."""
    player = table.player(seat)
    table = table.with_player(
        seat,
        stars=player.stars + (0 if table.shared_score else stars),
        ledger=entered(player, table.round, source, stars),
    )
    return replace(table, team=table.team + stars) if table.shared_score else table


def entered(player: Player, round_: int, source: Source, stars: int) -> tuple[Entry, ...]:
    """The player's ledger with `stars` more from `source` in that round."""
    for at, entry in enumerate(player.ledger):
        if entry.round == round_ and entry.source is source:
            more = replace(entry, stars=entry.stars + stars)
            return (*player.ledger[:at], more, *player.ledger[at + 1 :])
    return (*player.ledger, Entry(round=round_, source=source, stars=stars))
