"""What is odd about the facts of a copy but may be so: a slip of the typing hand, most likely.

Nothing here is refused. What cannot be at all (a number twice, an unknown animal) is not stored.
"""

from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.sense.boards import (
    odd_migrations,
    odd_sides,
    odd_spaces,
    odd_tiles,
)
from serengeti_companion.games.wild.sense.cards import odd_cards
from serengeti_companion.games.wild.sense.oddity import Oddity, Piece, PieceKind

__all__ = ["Oddity", "Piece", "PieceKind", "warnings"]


def warnings(printed: Printed) -> tuple[Oddity, ...]:
    """Everything odd, a sentence each, by kind of piece; of twins each is named."""
    return (
        *odd_cards(printed),
        *odd_sides(printed),
        *odd_spaces(printed),
        *odd_migrations(printed),
        *odd_tiles(printed),
    )
