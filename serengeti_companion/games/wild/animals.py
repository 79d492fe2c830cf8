"""Animals between the Map and their Discovery Areas."""

from dataclasses import replace

from serengeti_companion.games.wild.model import SPECIES, Table, bumped
from serengeti_companion.games.wild.terms import INDEX, Cell, Species


def put(table: Table, cell: Cell, species: Species) -> Table:
    """The animal comes out of its Discovery Area onto the cell."""
    at = INDEX[cell]
    board = (*table.board[:at], (*table.board[at], species), *table.board[at + 1 :])
    return replace(table, board=board, areas=bumped(table.areas, SPECIES.index(species), -1))


def lift(table: Table, cell: Cell, species: Species) -> Table:
    """The animal leaves the cell for its Discovery Area."""
    at = INDEX[cell]
    left = list(table.board[at])
    left.reverse()  # of two of one species the last to arrive leaves
    left.remove(species)
    board = (*table.board[:at], tuple(left[::-1]), *table.board[at + 1 :])
    return replace(table, board=board, areas=bumped(table.areas, SPECIES.index(species), 1))
