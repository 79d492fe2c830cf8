"""One odd thing about one piece."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from serengeti_companion.engine.texts import Text


class PieceKind(StrEnum):
    """What an oddity is about."""

    CARD = "card"
    SIDE = "side"
    SPACE = "space"
    ACTION = "action"
    MIGRATION = "migration"
    TILE = "tile"


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of a copy; all of a kind where `name` and `place` are None.

    `name` is the number of a card or migration card, the id of an Action Space, a Basic Action, the
    species of a tile or the name of a Map side; `place` its place in the copy's `cards`, `sides`,
    `spaces`, `migrations` or `award_tiles`, counted from 0, None for an action.
    """

    kind: PieceKind
    name: int | str | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Oddity:
    """One sentence about one piece, and the clause that the piece is held against."""

    piece: Piece
    text: Text
    clause: str

    def __str__(self) -> str:
        return str(self.text)


def twins(marks: Sequence[Hashable]) -> Iterator[tuple[int, int]]:
    """Each place whose mark stands elsewhere too, and the first such other; None is no mark."""
    places: dict[Hashable, list[int]] = {}
    for place, mark in enumerate(marks):
        places.setdefault(mark, []).append(place)
    for place, mark in enumerate(marks):
        others = [other for other in places[mark] if other != place]
        if mark is not None and others:
            yield place, others[0]
