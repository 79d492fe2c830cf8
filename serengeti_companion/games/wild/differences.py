"""What a copy to be imported tells that mine does not: piece by piece, then put together.

A piece of theirs is *new* (mine has no such piece), the *same* (it tells nothing that mine does not
know), *changed* (it tells what mine does not know) or in *conflict* (both know, and they differ).
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from serengeti_companion.engine.texts import Text
from serengeti_companion.games.wild.parts import PARTS, Lines, Part, PartName
from serengeti_companion.games.wild.printed import Printed

T = TypeVar("T")


class Relation(StrEnum):
    """How a piece of theirs stands to mine."""

    NEW = "new"
    SAME = "same"
    CHANGED = "changed"
    CONFLICT = "conflict"


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of theirs, by its place among those of its part, counted from 0."""

    part: PartName
    place: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One piece of theirs; the lines are what mine and theirs tell, and mine once it is taken.

    `mine` is () where the piece is new. `title` names the piece.
    """

    piece: Piece
    relation: Relation
    title: Text
    mine: Lines
    theirs: Lines
    taken: Lines


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """All pieces of theirs; `practice`: they are invented and mine are not, which must be said."""

    differences: tuple[Difference, ...]
    practice: bool

    def of(self, *relations: Relation) -> tuple[Difference, ...]:
        return tuple(each for each in self.differences if each.relation in relations)

    @property
    def everything(self) -> frozenset[Piece]:
        """To be taken: where both know, theirs counts."""
        return frozenset(each.piece for each in self.differences)

    @property
    def gains(self) -> frozenset[Piece]:
        """To be taken: what contradicts nothing that mine knows."""
        gained = self.of(Relation.NEW, Relation.CHANGED)
        return frozenset(each.piece for each in gained)


def compared(mine: Printed, theirs: Printed) -> Comparison:
    """Every piece of theirs beside its counterpart, part by part."""
    found = [each for part in PARTS for each in _differences(part, mine, theirs)]
    return Comparison(differences=tuple(found), practice=theirs.practice and not mine.practice)


def merged(mine: Printed, theirs: Printed, take: Collection[Piece]) -> Printed:
    """Mine with these pieces of theirs, of which just what is known stands above mine.

    Name and `practice` stay mine. It may be more than a copy can hold: ask `components.fitting`.
    """
    for part in PARTS:
        mine = _with_pieces(part, mine, theirs, take)
    return mine


def _differences(part: Part[T], mine: Printed, theirs: Printed) -> Iterator[Difference]:
    ours, others = part.get(mine), part.get(theirs)
    for place, counterpart in enumerate(part.pair(ours, others)):
        my_own = None if counterpart is None else ours[counterpart]
        yield _difference(part, Piece(part.name, place), my_own, others[place])


def _difference(part: Part[T], piece: Piece, mine: T | None, theirs: T) -> Difference:
    taken = theirs if mine is None else part.join(mine, theirs)
    return Difference(
        piece=piece,
        relation=_relation(part, mine, theirs),
        title=part.title(taken),
        mine=() if mine is None else part.lines(mine),
        theirs=part.lines(theirs),
        taken=part.lines(taken),
    )


def _relation(part: Part[T], mine: T | None, theirs: T) -> Relation:
    if mine is None:
        return Relation.NEW
    taken = part.join(mine, theirs)
    if taken == mine:
        return Relation.SAME
    return Relation.CHANGED if taken == part.join(theirs, mine) else Relation.CONFLICT


def _with_pieces(part: Part[T], mine: Printed, theirs: Printed, take: Collection[Piece]) -> Printed:
    ours, others = part.get(mine), part.get(theirs)
    pieces = list(ours)
    for place, counterpart in enumerate(part.pair(ours, others)):
        if Piece(part.name, place) not in take:
            continue
        if counterpart is None:
            pieces.append(others[place])
        else:
            pieces[counterpart] = part.join(ours[counterpart], others[place])
    return mine if tuple(pieces) == ours else part.put(mine, tuple(pieces))
