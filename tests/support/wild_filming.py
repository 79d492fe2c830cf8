"""Ann about to complete Scene Cards on a Map whose terrain is known."""

from support.tables import ANN, a_board, a_card, a_table

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.terms import CELLS, SceneCard, Terrain

CROCODILES = a_card("? terrain: crocodile@woodlands crocodile@water hyena@water | 3 stars | leaf")
LINE = a_card("? line: lion crocodile rhinoceros@grasslands | 3 stars | leaf")
ADJACENT = a_card("? adjacency: giraffe@water leopard@grasslands lion | 3 stars | leaf")
LION = a_card("? terrain: lion@rock | 3 stars | -")
EVERYWHERE = {"g": Terrain.GRASSLANDS, "w": Terrain.WOODLANDS, "a": Terrain.WATER}
EVERYWHERE["r"] = Terrain.ROCK


def ground(letter: str = "g", **others: str) -> tuple[Terrain | None, ...]:
    """One terrain everywhere, but for the cells named; "?" = not known."""
    return tuple(EVERYWHERE.get(others.get(cell, letter)) for cell in CELLS)


def holding(*held: SceneCard | int, animals: tuple[str, ...] = (), **table: object) -> Table:
    """Ann's turn in Round 2, with these cards in her Tableau and these animals on the Map."""
    table.setdefault("terrain", ground())
    return a_table(2, tableaus={ANN: held}, board=a_board(*animals), **table)  # type: ignore[arg-type]


def film(card: SceneCard, **more: object) -> c.FilmScene:
    return c.FilmScene(seat=ANN, card=card, **more)  # type: ignore[arg-type]
