"""What must hold of every table, whatever was played (section 10)."""

from collections.abc import Iterator

from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.games.survive.evolve import counted
from serengeti_companion.games.survive.model import Colour, Phase, Seat, Table
from serengeti_companion.games.survive.rules.opening import FEWEST, MOST
from serengeti_companion.games.survive.terms import NUMBERS, PREDATORS, SETS, UNKNOWN


def problems(table: Table) -> tuple[str, ...]:
    """Every broken invariant in plain words; () = sound."""
    return (
        *_colours(table),
        *(problem for seat in table.seats for problem in _cards(table, seat)),
        *_predators(table),
        *_moment(table),
    )


def _colours(table: Table) -> Iterator[str]:
    if not FEWEST <= table.players <= MOST:
        yield f"{table.players} players"
    if (table.neutral is not None) != (table.players == FEWEST):
        yield "a neutral colour without two players, or two players without one"
    tints = [colour.tint for colour in table.colours]
    if len(set(tints)) < len(tints):
        yield "two colours look the same"
    if not set(tints) <= set(range(SETS)):
        yield "a colour that there is not"
    # Judged where they are entered; a file may call players anything later on.
    names = [table.colour(seat).name for seat in table.player_seats]
    for at, name in enumerate(names):
        yield from map(str, name_problems(name, tuple(names[:at])))


def _cards(table: Table, seat: Seat) -> Iterator[str]:
    colour = table.colour(seat)
    name = colour.name or "neutral"
    known = [number for number in colour.played if number != UNKNOWN]
    if colour.hand < 0:  # SV-VAL-1
        yield f"{name}: {len(colour.played)} cards, not {len(NUMBERS)}"
    if len(set(known)) < len(known):  # SV-VAL-2
        yield f"{name}: a card lies in two places"
    if not set(known) <= set(NUMBERS) or UNKNOWN in colour.in_play:  # SV-VAL-3
        yield f"{name}: a number that is not from 1 to 12"
    yield from _in_its_turn(table, colour, name)


def _in_its_turn(table: Table, colour: Colour, name: str) -> Iterator[str]:
    # SV-VAL-9: cards are in play between the reveal and the end of the turn only.
    if colour.laid is not None and table.phase not in {Phase.CHOOSING, Phase.HUNTING}:
        yield f"{name}: cards in play, and it is not their turn"


def _predators(table: Table) -> Iterator[str]:
    # SV-VAL-5: 12 in all, one turned up each turn, but for what was set by hand.
    if table.draw_pile < 0:
        yield f"{table.turned_up} predators, not {PREDATORS}"
    if counted(table).uncounted != table.uncounted:
        yield f"{table.turned_up} predators in turn {table.turn}"
    orders = [one.order for one in table.row]
    if len(set(orders)) < len(orders):
        yield "two predators are one"
    if any(one.acted for one in table.row) and table.phase is not Phase.HUNTING:
        yield "a predator has acted outside the hunt"


def _moment(table: Table) -> Iterator[str]:
    if (table.turn == 0) != (table.phase is Phase.SETUP) or table.turn < 0:
        yield f"turn {table.turn} of phase {table.phase}"
