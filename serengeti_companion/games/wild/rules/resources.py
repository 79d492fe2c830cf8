"""Food Tokens (section 12): an animal of one's choice, one space a token."""

from collections.abc import Iterator
from itertools import pairwise

from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.texts import count, say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.commands import SpendFood
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.rules import actions, together, turns
from serengeti_companion.games.wild.terms import Cell, column_and_row


def food(table: Table, command: SpendFood) -> Iterator[Violation]:
    """What is wrong with moving an animal along this path with Food."""
    yield from turns.on_turn(table, command.seat, free=True, also=("WS-RES-2",))
    player, path = table.player(command.seat), command.path
    tokens = len(path) - 1
    if tokens < 1:
        yield refuse("WS-RES-FOOD-1", say("Name where the animal goes."), liftable=False)
        return
    # Each step costs one Food Token.
    if table.tracking.tokens and player.food < tokens:
        message = count(
            tokens,
            "A step needs 1 Food; {name} has {food}.",
            "{n} steps need {n} Food; {name} has {food}.",
            name=player.name,
            food=player.food,
        )
        yield refuse("WS-RES-FOOD-1", message, f"seat:{command.seat}")
        held = (each.food for each in table.players)
        yield from together.not_pooled(table, command.seat, tokens, *held)
    if not table.tracking.map:
        return
    animal = actions.top(table, path[0], command.animal)
    # The animal must be on the Map.
    if animal is None:
        named = command.animal
        what = say("animal") if named is None else SPECIES_NAMES[named]
        message = say("No {animal} stands on {cell}.", animal=what, cell=path[0])
        yield refuse("WS-RES-FOOD-1", message, f"cell:{path[0]}", liftable=False)
        return
    yield from _steps(path)
    yield from _overlapping(table, command)


def _steps(path: tuple[Cell, ...]) -> Iterator[Violation]:
    for here, there in pairwise(path):
        (x1, y1), (x2, y2) = column_and_row(here), column_and_row(there)
        sideways, upright = abs(x1 - x2), abs(y1 - y2)
        # No diagonal step.
        if sideways == upright == 1:
            message = say("The step from {start} to {end} is diagonal.", start=here, end=there)
            yield refuse("WS-RES-FOOD-2", message, f"cell:{there}")
        # One token moves an animal one space.
        elif sideways + upright != 1:
            message = say("{end} is not one space from {start}.", start=here, end=there)
            yield refuse("WS-RES-FOOD-1", message, f"cell:{there}")


def _overlapping(table: Table, command: SpendFood) -> Iterator[Violation]:
    path = command.path
    # With `overlap` = chain, the animal whose chain made the overlap must be the one to go on.
    moved = table.turn.moved if table.turn is not None else None
    if moved is None or path[0] != moved[0] or command.animal not in {None, moved[1]}:
        yield from turns.chain_broken(table)
    # With `overlap` = effect, every single step must end on a free space.
    if table.house.overlap == "effect":
        for cell in path[1:-1]:
            if table.at(cell) and cell != path[0]:
                message = say("Another animal stands on {cell}.", cell=cell)
                yield refuse("WS-RULING-21", message, f"cell:{cell}")
    left = table.player(command.seat).food - (len(path) - 1)
    yield from actions.landing(table, path, after_food=left)


def do_food(table: Table, command: SpendFood) -> Iterator[e.Event]:
    path = command.path
    # WS-RES-3: a spent token is discarded (on the table's word at most what is there).
    held = table.player(command.seat).food if table.tracking.tokens else 0
    yield e.FoodSpent(seat=command.seat, tokens=min(held, len(path) - 1))
    animal = actions.top(table, path[0], command.animal)
    if table.tracking.map and animal is not None:
        yield e.AnimalMoved(seat=command.seat, species=animal, start=path[0], end=path[-1])
