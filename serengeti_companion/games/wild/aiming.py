"""Moves that bring a Tableau card nearer to its completion: what makes simulated games lifelike."""

from collections.abc import Iterator
from random import Random

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.rules.actions import REACH
from serengeti_companion.games.wild.rules.patterns import Board, lacking, standing_on
from serengeti_companion.games.wild.rules.scenes import Match, search
from serengeti_companion.games.wild.terms import CELLS, INDEX, Cell, SceneCard, Species, distance

_Step = c.DiscoverAnimal | c.MoveAnimal | c.SwapAnimals | c.SpendFood

LOOKED_AT = 12
"""How many ways are tried before the next best is taken."""

_REACHED = {
    steps: {start: tuple(end for end in CELLS if distance(start, end) == steps) for start in CELLS}
    for steps in range(1, REACH + 1)
}
"""The cells at each distance from each cell."""


def aimed(table: Table, seat: Seat, chance: Random, *, acting: bool) -> c.Command | None:
    """A step that completes a card of the Tableau or at least helps; None if none is in sight.

    `acting`: the Basic Action is still to come; after it only Food moves animals.
    """
    wanted = _nearest(table, seat, chance)
    if wanted is None or wanted.slots is None:
        return None
    missing = lacking(wanted.slots, standing_on(table.board))
    if not missing:
        moves = _movements(table, seat, wanted, chance, acting=acting)
        return next((move for move in moves if _completes(table, seat, wanted, move)), None)
    if not acting:
        return None
    found = _discoveries(table, seat, next(iter(missing)), wanted, chance)
    last = (command for command in found if _completes(table, seat, wanted, command))
    return next(last, found[0] if found else None)


def _completes(table: Table, seat: Seat, card: SceneCard, command: _Step) -> bool:
    after = _board_after(table, command)
    return isinstance(search(card, after, table.terrain, table.player(seat).vfx), Match)


def _nearest(table: Table, seat: Seat, chance: Random) -> SceneCard | None:
    """One of the cards that lack the fewest animals on the Map."""
    standing = standing_on(table.board)
    cards = [card for card in table.player(seat).tableau if card.slots]
    if not cards:
        return None
    missing = {card: sum(lacking(card.slots or (), standing).values()) for card in cards}
    fewest = min(missing.values())
    return chance.choice([card for card in cards if missing[card] <= fewest])


def _discoveries(
    table: Table, seat: Seat, species: Species, card: SceneCard, chance: Random
) -> tuple[c.DiscoverAnimal, ...]:
    """The animal onto some free cells whose terrain the card may want."""
    if not table.in_area(species):
        return ()
    wanted = {slot.terrain for slot in card.slots or () if slot.species is species}
    cells = [
        cell
        for cell in CELLS
        if not table.at(cell) and (None in wanted or table.terrain_at(cell) in wanted)
    ]
    chosen = chance.sample(cells, min(LOOKED_AT, len(cells)))
    return tuple(c.DiscoverAnimal(seat=seat, species=species, cell=cell) for cell in chosen)


def _movements(
    table: Table, seat: Seat, card: SceneCard, chance: Random, *, acting: bool
) -> Iterator[_Step]:
    """Some of the card's animals elsewhere: by Food, by a Move, by a Swap."""
    species = {slot.species for slot in card.slots or ()}
    standing = [cell for cell in CELLS if len(table.at(cell)) == 1]
    starts = [cell for cell in standing if table.at(cell)[0] in species]
    food = table.player(seat).food
    for _ in range(LOOKED_AT if starts else 0):
        start, steps = chance.choice(starts), chance.randint(1, REACH)
        end = chance.choice(_REACHED[steps][start])
        other = chance.choice(standing)
        if steps == 1 and food and not table.at(end):
            yield c.SpendFood(seat=seat, path=(start, end))
        elif acting and table.round > 1 and not table.at(end):
            yield c.MoveAnimal(seat=seat, path=(start, end))
        elif acting and table.round > 1 and other != start:
            yield c.SwapAnimals(seat=seat, first=start, second=other)


def _board_after(table: Table, command: _Step) -> Board:
    board = list(table.board)
    match command:
        case c.DiscoverAnimal():
            board[INDEX[command.cell]] = (command.species,)
        case c.SwapAnimals():
            _exchange(board, command.first, command.second)
        case _:
            _exchange(board, command.path[0], command.path[-1])
    return tuple(board)


def _exchange(board: list[tuple[Species, ...]], one: Cell, other: Cell) -> None:
    here, there = INDEX[one], INDEX[other]
    board[here], board[there] = board[there], board[here]
