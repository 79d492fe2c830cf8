"""What must hold of every table, whatever was played (section 15)."""

from collections.abc import Iterator

from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.games.race.cards import pieces
from serengeti_companion.games.race.model import Phase, Player, Rock, Table
from serengeti_companion.games.race.printed import faults
from serengeti_companion.games.race.terms import (
    GAINED,
    PLAYERS,
    SPECIES,
    TINTS,
    TRAILS,
)


def problems(table: Table) -> tuple[str, ...]:
    """Every broken invariant in plain words; () = sound."""
    if len(table.players) != PLAYERS or len(table.stacks) != len(SPECIES):
        return (f"{len(table.players)} players and {len(table.stacks)} stacks",)
    return (
        *faults(table.printed),
        *_pieces(table),
        *(problem for player in table.players for problem in _player(player)),
        *_stacks(table),
        *_people(table),
        *_moment(table),
    )


def _pieces(table: Table) -> Iterator[str]:
    # RL-VAL-1 to 3, but for what was set by hand or overruled.
    rows = zip(GAINED, pieces(table), table.printed.counts, table.adjusted, strict=True)
    for card, there, printed, adjusted in rows:
        if there != printed + adjusted:
            yield f"{there} cards of the {card}, not {printed + adjusted}"
    if table.scorpions < 0 or table.carcasses < 0 or min(table.removed) < 0:
        yield "fewer than 0 cards in the supply or removed"


def _player(player: Player) -> Iterator[str]:
    # RL-VAL-5
    if player.cards != TRAILS + sum(player.owned) + player.uncounted:
        yield f"{player.name}: {player.cards} cards, {TRAILS} trails and {sum(player.owned)} others"
    numbers = (player.hand, player.deck, player.discard, player.savannah, *player.owned)
    if min(numbers) < 0 or any(laid.suns < 0 for laid in player.front):
        yield f"{player.name}: fewer than 0 cards"
    if any(not 0 <= seen <= own for seen, own in zip(player.lying, player.owned, strict=True)):
        yield f"{player.name}: more cards in the discard than owned"
    if player.ever < 0:
        yield f"{player.name}: fewer than 0 lions"


def _stacks(table: Table) -> Iterator[str]:
    # RL-VAL-4, RL-STACK-8: a rock in each stack; with no animal left it is the top card.
    for species, stack in zip(SPECIES, table.stacks, strict=True):
        if stack.animals < 0 or (stack.animals == 0 and stack.rock is not Rock.TOP):
            yield f"{stack.animals} animals in the {species} stack, rock {stack.rock}"


def _people(table: Table) -> Iterator[str]:
    a, b = table.players
    # Judged where they are entered; a file may call players anything later on.
    yield from map(str, (*name_problems(a.name, ()), *name_problems(b.name, ())))
    if a.name == b.name or a.tint == b.tint:
        yield "two players look the same"
    if not all(0 <= player.tint < TINTS for player in table.players):
        yield "a colour that there is not"


def _moment(table: Table) -> Iterator[str]:
    if (table.season == 0) != (table.phase is Phase.SETUP) or table.season < 0:
        yield f"season {table.season} of phase {table.phase}"
    if table.active not in {0, 1}:
        yield f"the turn of player {table.active}"
    if abs(table.marker) > table.printed.steps:
        yield "the marker is beside the track"
