"""Basic Actions on the Map (section 7): Discover, Swap, Move; and what an action costs."""

from collections.abc import Iterator
from itertools import pairwise

from serengeti_companion.engine.clauses import Violation, refuse, warn
from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.commands import DiscoverAnimal, MoveAnimal, SwapAnimals
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.names import SEVERAL_ANIMALS, SPECIES_NAMES
from serengeti_companion.games.wild.rules import spaces, turns
from serengeti_companion.games.wild.terms import (
    BasicAction,
    Cell,
    SpaceId,
    Species,
    area_of,
    distance,
)

REACH = 3  # WS-ACT-MOVE-1


def beginning(
    table: Table, seat: Seat, action: BasicAction, space: SpaceId | None, extra: int = 0
) -> Iterator[Violation]:
    """What is wrong with taking this Basic Action now, whatever it does."""
    yield from turns.on_turn(table, seat, free=False)
    yield from turns.one_basic_action(table, seat)
    yield from turns.chain_broken(table)
    yield from spaces.objections(table, seat, action, space, extra)


def taken(table: Table, seat: Seat, action: BasicAction, named: SpaceId | None) -> e.ActionTaken:
    """The marker on its space, the price paid (on the table's word at most what is there)."""
    if not table.tracking.board:
        return e.ActionTaken(seat=seat, action=action, space=None, price=0)
    space = spaces.choose(table, seat, action, named)
    if space is None:
        return e.ActionTaken(seat=seat, action=action, space=None, price=0)
    price = min(space.price, table.player(seat).coins)
    return e.ActionTaken(seat=seat, action=action, space=space.id, price=price)


def top(table: Table, cell: Cell, named: Species | None = None) -> Species | None:
    """The animal meant on a cell: the one named if it is there, else the last to arrive."""
    animals = table.at(cell)
    if named is not None:
        return named if named in animals else None
    return animals[-1] if animals else None


def _nobody_there(cell: Cell, named: Species | None, clause: str) -> Violation:
    if named is None:
        message = say("No animal stands on {cell}.", cell=cell)
    else:
        message = say("No {animal} stands on {cell}.", animal=SPECIES_NAMES[named], cell=cell)
    return refuse(clause, message, f"cell:{cell}", liftable=False)


_DISCOVER_CLAUSES = {
    BasicAction.PREDATORS: "WS-ACT-DISC-1",
    BasicAction.LARGE: "WS-ACT-DISC-2",
    BasicAction.SCAVENGERS: "WS-ACT-DISC-3",
    BasicAction.HERBIVORES: "WS-ACT-DISC-4",
}


def discover(table: Table, command: DiscoverAnimal) -> Iterator[Violation]:
    """What is wrong with bringing this animal onto that cell."""
    action = BasicAction(area_of(command.species).value)
    yield from beginning(table, command.seat, action, command.space)
    if not table.tracking.map:
        return
    # The animal is picked from its section; there are three of each species in all.
    if table.in_area(command.species) == 0:
        message = say(
            "All three {animals} are on the Map.", animals=SEVERAL_ANIMALS[command.species]
        )
        yield refuse(_DISCOVER_CLAUSES[action], message, f"area:{command.species}", liftable=False)
    # The space must not hold an animal.
    if table.at(command.cell):
        there = SPECIES_NAMES[table.at(command.cell)[-1]]
        message = say("The {animal} stands on {cell} already.", animal=there, cell=command.cell)
        yield refuse("WS-ACT-DISC-6", message, f"cell:{command.cell}")


def do_discover(table: Table, command: DiscoverAnimal) -> Iterator[e.Event]:
    action = BasicAction(area_of(command.species).value)
    yield taken(table, command.seat, action, command.space)
    if table.tracking.map:
        yield e.AnimalDiscovered(seat=command.seat, species=command.species, cell=command.cell)


def swap(table: Table, command: SwapAnimals) -> Iterator[Violation]:
    """What is wrong with these two animals trading places."""
    yield from beginning(table, command.seat, BasicAction.SWAP, command.space)
    if not table.tracking.map:
        return
    # Two animals on the Map are chosen; with fewer there is nothing to do (WS-RULING-17).
    ends = ((command.first, command.first_animal), (command.second, command.second_animal))
    for cell, named in ends:
        if top(table, cell, named) is None:
            yield _nobody_there(cell, named, "WS-ACT-SWAP-1")
    if command.first == command.second:
        message = say("A Swap takes two animals on two spaces.")
        yield refuse("WS-ACT-SWAP-1", message, f"cell:{command.first}", liftable=False)


def do_swap(table: Table, command: SwapAnimals) -> Iterator[e.Event]:
    yield taken(table, command.seat, BasicAction.SWAP, command.space)
    first = top(table, command.first, command.first_animal)
    second = top(table, command.second, command.second_animal)
    if table.tracking.map and first is not None and second is not None:
        yield e.AnimalsSwapped(
            seat=command.seat,
            first=command.first,
            first_animal=first,
            second=command.second,
            second_animal=second,
        )


def diagonal_steps(path: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The cells of a path that were reached by anything but one step up, down, left or right."""
    return tuple(b for a, b in pairwise(path) if distance(a, b) != 1)


def steps(path: tuple[Cell, ...]) -> int:
    """How many steps a Move path takes; a mere start and end are joined the shortest way.

    Ending where it began takes 2 (WS-RULING-23).
    """
    if len(path) == 2 and path[0] == path[1]:
        return 2
    if len(path) == 2:
        return distance(path[0], path[1])
    return len(path) - 1


def move(table: Table, command: MoveAnimal) -> Iterator[Violation]:
    """What is wrong with one animal going along this path."""
    yield from beginning(table, command.seat, BasicAction.MOVE, command.space)
    path, turn = command.path, table.turn
    if not path:
        message = say("Name the animal's space and where it goes.")
        yield refuse("WS-ACT-MOVE-1", message, liftable=False)
        return
    # The whole movement is one piece: it cannot be taken up again after something else.
    if turn is not None and turn.seat == command.seat and turn.action is BasicAction.MOVE:
        message = say("A Move is made in one piece and cannot be continued later.")
        yield refuse("WS-ACT-MOVE-4", message)
    if not table.tracking.map:
        return
    # One animal that is on the Map.
    if top(table, path[0], command.animal) is None:
        yield _nobody_there(path[0], command.animal, "WS-ACT-MOVE-1")
        return
    yield from _length_and_shape(path)
    yield from landing(table, path, after_food=table.player(command.seat).food)


def _length_and_shape(path: tuple[Cell, ...]) -> Iterator[Violation]:
    # It goes 1 to 3 spaces.
    if not 1 <= steps(path) <= REACH:
        message = say(
            "{start} to {end} is {n} steps; a Move is 1 to 3.",
            start=path[0],
            end=path[-1],
            n=steps(path),
        )
        yield refuse("WS-ACT-MOVE-1", message, *(f"cell:{cell}" for cell in path))
    # No diagonal steps; with only start and end named the way between is the players' affair.
    if len(path) > 2 and diagonal_steps(path):
        cell = diagonal_steps(path)[0]
        message = say("The step to {cell} does not go straight to a neighbour.", cell=cell)
        yield refuse("WS-ACT-MOVE-3", message, f"cell:{cell}")


def landing(table: Table, path: tuple[Cell, ...], after_food: int) -> Iterator[Violation]:
    """What is wrong with ending a movement where another animal stands (WS-RULING-21).

    `after_food`: the Food Tokens left to clear the overlap with.
    """
    end = path[-1]
    others = len(table.at(end)) - (1 if end == path[0] else 0)
    if others <= 0:
        return
    message = say("Another animal stands on {cell}.", cell=end)
    # With `overlap` = effect each movement must end on a free space.
    if table.house.overlap == "effect":
        yield refuse("WS-RULING-21", message, f"cell:{end}")
    # Otherwise it may be cleared before the turn ends, if anything is left to do that with.
    elif after_food <= 0 and table.tracking.tokens:
        text = say("{cell} holds another animal and no Food is left to move on.", cell=end)
        yield warn("WS-RULING-21", text, f"cell:{end}")


def do_move(table: Table, command: MoveAnimal) -> Iterator[e.Event]:
    yield taken(table, command.seat, BasicAction.MOVE, command.space)
    animal = top(table, command.path[0], command.animal)
    if table.tracking.map and animal is not None:
        yield e.AnimalMoved(
            seat=command.seat, species=animal, start=command.path[0], end=command.path[-1]
        )
