"""A card that came from where no rule lets it come from: the evolve half."""

from dataclasses import replace

from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.cards import without
from serengeti_companion.games.wild.model import Table


def fetched(table: Table, event: e.CardFetched) -> Table:
    """The table with the card out of its old place and in the new one."""
    table = _gone(table, event)
    if event.into == "pool":
        return replace(table, pool=(*table.pool, event.card))
    tableau = (*table.player(event.seat).tableau, event.card)
    return table.with_player(event.seat, tableau=tableau)


def _gone(table: Table, event: e.CardFetched) -> Table:
    leaving = (event.card,)
    match event.place, event.owner:
        case "deck", _:
            return replace(table, deck=table.deck - 1)
        case "pool", _:
            return replace(table, pool=without(table.pool, leaving))
        case "tableau", int() as owner:
            rest = without(table.player(owner).tableau, leaving)
            return table.with_player(owner, tableau=rest)
        case "gallery", int() as owner:
            player = table.player(owner)
            return table.with_player(
                owner,
                gallery=without(player.gallery, leaving),
                completed=max(0, player.completed - 1),
                icons=_less(player.icons, event.icons),
                animals=_less(player.animals, event.animals),
            )
        case "discard", _:
            return replace(table, discard=without(table.discard, leaving))
        case _:
            return table  # a player's place without a player, as only a file can name it


def _less(counts: tuple[int, ...], fewer: tuple[int, ...]) -> tuple[int, ...]:
    """What was set by hand may have been less already."""
    return tuple(max(0, a - b) for a, b in zip(counts, fewer, strict=True))
