"""What must hold of every table, whatever was played: pieces conserved, nothing below zero."""

from collections import Counter
from collections.abc import Iterator

from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.games.wild.cards import on_hand, seen
from serengeti_companion.games.wild.model import (
    ROUNDS,
    SPECIES,
    CardTracking,
    Entry,
    Phase,
    Source,
    Step,
    Table,
)
from serengeti_companion.games.wild.rules.corrections import COLOURS
from serengeti_companion.games.wild.rules.specialist_terms import is_specialist_name
from serengeti_companion.games.wild.scoring import by_source, track
from serengeti_companion.games.wild.switches import SWITCHES
from serengeti_companion.games.wild.terms import CARDS, COPIES

LARGEST = 999_999
"""More than any evening brings, even set by hand; what is drawn to scale can bear it."""


def problems(table: Table) -> tuple[str, ...]:
    """Every broken invariant in plain words; () = sound."""
    seats = tuple(_seats(table))
    if seats:
        return seats  # nothing else can be told of players who are not there
    return (
        *_animals(table),
        *_cards(table),
        *_numbers(table),
        *_scores(table),
        *_moment(table),
        *_people(table),
        *_agreed(table),
    )


def _seats(table: Table) -> Iterator[str]:
    # A seat counted from the end, as only a file can name one, would make players of nobody.
    seats = set(range(len(table.players)))
    if sorted(table.seating) != sorted(seats):
        yield f"{len(table.players)} players on {len(table.seating)} seats"
    elif table.first not in seats or (table.turn is not None and table.turn.seat not in seats):
        yield "the turn or the First Player Marker of somebody who is not there"


def _animals(table: Table) -> Iterator[str]:
    # WS-DRV-1: 3 of each species, on the Map and in the Discovery Areas together.
    standing = Counter(animal for cell in table.board for animal in cell)
    for at, species in enumerate(SPECIES):
        on_map = standing[species]
        if on_map + table.areas[at] != COPIES or table.areas[at] < 0:
            yield f"{species}: {on_map} on the Map and {table.areas[at]} beside it, not 3 in all"


def _cards(table: Table) -> Iterator[str]:
    # WS-COMP-1: 168 cards, but for what was corrected by hand.
    if table.tracking.cards is not CardTracking.OFF:
        held = on_hand(table) - table.uncounted
        if held != CARDS:
            yield f"{held} Scene Cards in all, not {CARDS}"
    numbers = [card.number for card in seen(table) if card.number is not None]
    if len(numbers) != len(set(numbers)):
        yield "a Scene Card lies in two places"
    if not 0 <= table.deck <= LARGEST:
        yield f"{table.deck} cards in the deck"


def _numbers(table: Table) -> Iterator[str]:
    for player in table.players:
        values = {
            "stars": player.stars,
            "Coins": player.coins,
            "Food": player.food,
            "VFX": player.vfx,
            "completed cards": player.completed,
            "owed Coins": player.owed,
            "Icons": min(player.icons),
            "animals": min(player.animals),
        }
        for what, value in values.items():
            if value < 0:
                yield f"{player.name}: {value} {what}"
        most = max((*values.values(), *player.icons, *player.animals, *_amounts(player.ledger)))
        if most > LARGEST:
            yield f"{player.name}: a number above {LARGEST}"
    if max((table.team, *_amounts(table.common))) > LARGEST:
        yield f"a common score above {LARGEST}"


def _amounts(ledger: tuple[Entry, ...]) -> tuple[int, ...]:
    return tuple(abs(entry.stars) for entry in ledger)


def _scores(table: Table) -> Iterator[str]:
    if table.shared_score:
        # WS-COOP-3: the common score is what everybody brought in, and what was set by hand.
        lines = sum(entry.stars for player in table.players for entry in player.ledger)
        lines += sum(entry.stars for entry in table.common)
        if lines != table.team:
            yield f"a common score of {table.team}, {lines} by the lines"
        return
    # A score is the sum of its lines.
    for player in table.players:
        total = track(player) + by_source(player, Source.FINAL_SPECIALIST)
        if total != player.stars:
            yield f"{player.name}: {player.stars} stars, {total} by the lines"


def _moment(table: Table) -> Iterator[str]:
    if not 1 <= table.round <= ROUNDS:
        yield f"round {table.round}"
    if (table.turn is not None) != (table.phase is Phase.ROUND):
        yield "a turn outside a round, or a round without a turn"
    if (table.step is not None) != (table.phase is Phase.PREPARATION):
        yield "a step outside Preparation, or a Preparation without a step"
    if table.turn is not None and table.player(table.turn.seat).gone:
        yield f"{table.player(table.turn.seat).name} has left and yet has the turn"
    if table.step is Step.DRAW and set(table.drew) >= set(table.present):
        yield "step D waits for nobody"


def _people(table: Table) -> Iterator[str]:
    # Judged where they are entered; a file may call players anything later on.
    for seat, player in enumerate(table.players):
        before = tuple(other.name for other in table.players[:seat])
        yield from map(str, name_problems(player.name, before))
        if player.specialist is not None and not is_specialist_name(player.specialist):
            yield f"{player.name} has a Specialist that no card can be called"
    colours = {player.colour for player in table.players}
    if len(colours) < len(table.players) or not colours <= set(range(COLOURS)):
        yield "a colour that two players have, or that there is not"


def _agreed(table: Table) -> Iterator[str]:
    for switch in SWITCHES:
        if getattr(table.house, switch.field) not in switch.values:
            yield f"the house rule {switch.name} is set to what it cannot be"
    if not all(0 <= space.price <= LARGEST for space in table.spaces):
        yield "an Action Space with a price that cannot be"
