"""What a hand means: an animal brought to a space of the Map, a card of the Pool touched."""

from dataclasses import dataclass
from itertools import pairwise

from serengeti_companion.engine.clauses import standing_in_the_way
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Phase, Seat, Table, next_to_act
from serengeti_companion.games.wild.rules import WildRules
from serengeti_companion.games.wild.terms import (
    COLUMNS,
    BasicAction,
    Cell,
    SceneCard,
    SpaceId,
    Species,
    area_of,
    column_and_row,
    distance,
)

RULES = WildRules()


@dataclass(frozen=True, slots=True)
class Held:
    """An animal in the hand: the one on `cell`, or one out of its Discovery Area."""

    species: Species
    cell: Cell | None = None


@dataclass(frozen=True, slots=True)
class Meaning:
    """The likelier command, and the other one that would be legal too."""

    command: c.TurnCommand
    other: c.TurnCommand | None = None


def on_turn(table: Table) -> Seat:
    """Whose turn it is; the first player outside of a round."""
    return table.first if table.turn is None else table.turn.seat


def next_actor(table: Table) -> Seat:
    """Who takes the next Basic Action: after one was taken, the next player (WS-TURN-7)."""
    turn = table.turn
    if table.phase is not Phase.ROUND or turn is None or turn.action is None:
        return on_turn(table)
    following = next_to_act(table, turn.seat)
    return turn.seat if following is None else following


def is_legal(table: Table, command: c.TurnCommand) -> bool:
    return not standing_in_the_way(RULES.violations(table, command), frozenset())


def animal_meaning(
    table: Table, held: Held, cell: Cell, armed: SpaceId | None = None
) -> Meaning | None:
    """What bringing the animal there means; None = it is put back where it was."""
    if held.cell == cell:
        return None
    if held.cell is None:
        space = _armed_for(table, armed, BasicAction(area_of(held.species).value))
        return Meaning(
            c.DiscoverAnimal(seat=next_actor(table), species=held.species, cell=cell, space=space)
        )
    return _carried(table, held, held.cell, cell, armed)


def _carried(
    table: Table, held: Held, start: Cell, cell: Cell, armed: SpaceId | None
) -> Meaning | None:
    named = held.species if len(table.at(start)) > 1 else None
    basic = _basic(table, start, cell, named, armed)
    food = c.SpendFood(seat=on_turn(table), path=food_path(table, start, cell), animal=named)
    acted = table.turn is not None and table.turn.action is not None
    likely, unlikely = (food, basic) if acted and armed is None else (basic, food)
    if is_legal(table, likely):
        return Meaning(likely, unlikely if is_legal(table, unlikely) else None)
    return Meaning(unlikely if is_legal(table, unlikely) else basic)


def _basic(
    table: Table, start: Cell, cell: Cell, named: Species | None, armed: SpaceId | None
) -> c.SwapAnimals | c.MoveAnimal:
    seat = next_actor(table)
    moves = _armed_for(table, armed, BasicAction.MOVE)
    if table.at(cell) and moves is None:
        return c.SwapAnimals(
            seat=seat,
            first=start,
            second=cell,
            first_animal=named,
            space=_armed_for(table, armed, BasicAction.SWAP),
        )
    return c.MoveAnimal(seat=seat, path=(start, cell), animal=named, space=moves)


def _armed_for(table: Table, armed: SpaceId | None, action: BasicAction) -> SpaceId | None:
    space = None if armed is None else table.space(armed)
    return armed if space is not None and space.action is action else None


def food_path(table: Table, start: Cell, end: Cell) -> tuple[Cell, ...]:
    """A shortest way of single steps that passes over as few animals as can be."""
    (x, y), (to_x, to_y) = column_and_row(start), column_and_row(end)
    if (x, y) == (to_x, to_y):
        return (start,)
    ways = []
    if x != to_x:
        ways.append(_cell(x + (1 if to_x > x else -1), y))
    if y != to_y:
        ways.append(_cell(x, y + (1 if to_y > y else -1)))
    paths = [(start, *food_path(table, step, end)) for step in ways]
    return min(paths, key=lambda path: sum(bool(table.at(cell)) for cell in path[1:-1]))


def _cell(column: int, row: int) -> Cell:
    return Cell(f"{COLUMNS[column]}{row + 1}")


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The spaces one step up, down, left or right."""
    column, row = column_and_row(cell)
    around = ((column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row))
    size = len(COLUMNS)
    return tuple(_cell(x, y) for x, y in around if 0 <= x < size and 0 <= y < size)


def is_walk(path: tuple[Cell, ...]) -> bool:
    """Whether each step goes to a neighbour."""
    return all(distance(one, other) == 1 for one, other in pairwise(path))


def pool_command(
    table: Table, cards: tuple[SceneCard, ...], armed: SpaceId | None = None
) -> c.TakeCards | c.BuyCards:
    """Touching cards of the Pool: more of them after a Take or Renew, else a Take."""
    turn = table.turn
    if turn is not None and turn.buying and _armed_for(table, armed, BasicAction.TAKE) is None:
        return c.BuyCards(seat=turn.seat, cards=cards)
    space = _armed_for(table, armed, BasicAction.TAKE)
    return c.TakeCards(seat=next_actor(table), cards=cards, space=space)
