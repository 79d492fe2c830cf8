"""Which piece of one copy is the same printed thing as which piece of another.

Each function answers for every piece of `theirs` the place of its counterpart in `mine`, None = it
has none; nothing of mine is the counterpart of two.
"""

from collections import defaultdict, deque
from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from serengeti_companion.games.wild.known import SIDES
from serengeti_companion.games.wild.printed import MapSide
from serengeti_companion.games.wild.terms import SceneCard

T = TypeVar("T")
Places = tuple[int | None, ...]
_Key = Callable[[int, T], Hashable]
"""What a piece at its place is recognised by; None = by nothing, for now."""


def by_key(key: Callable[[T], Hashable]) -> Callable[[Sequence[T], Sequence[T]], Places]:
    """Pairs what has the same number, name or id."""

    def places(mine: Sequence[T], theirs: Sequence[T]) -> Places:
        def own(_: int, piece: T) -> Hashable:
            return key(piece)

        return _paired(mine, theirs, [(own, own)])

    return places


def the_only_one(mine: Sequence[object], theirs: Sequence[object]) -> Places:
    """Pairs what a copy has once."""
    return _paired(mine, theirs, [(_anything, _anything)])


def cards(mine: Sequence[SceneCard], theirs: Sequence[SceneCard]) -> Places:
    """By number; a card without a number by all else that is printed on it.

    Two cards with two numbers are two cards, whatever is on them.
    """

    def number(_: int, card: SceneCard) -> Hashable:
        return card.number

    def numberless(_: int, card: SceneCard) -> Hashable:
        return _content(card) if card.number is None else None

    def described(_: int, card: SceneCard) -> Hashable:
        return _content(card) if card.slots else None

    def described_numberless(place: int, card: SceneCard) -> Hashable:
        return numberless(place, card) if card.slots else None

    return _paired(
        mine,
        theirs,
        [
            (number, number),
            (numberless, numberless),
            (described, described_numberless),
            (described_numberless, described),
        ],
    )


def sides(mine: Sequence[MapSide], theirs: Sequence[MapSide]) -> Places:
    """By name; a side without a name by its place; a third side stands for one of the two."""

    def place_and_name(place: int, side: MapSide) -> Hashable:
        return place, side.name

    def name(_: int, side: MapSide) -> Hashable:
        return side.name or None

    def place(place: int, _: MapSide) -> Hashable:
        return place

    def place_without_name(place: int, side: MapSide) -> Hashable:
        return None if side.name else place

    def without_name(_: int, side: MapSide) -> Hashable:
        return None if side.name else True

    found = _paired(
        mine,
        theirs,
        [
            (place_and_name, place_and_name),
            (name, name),
            (place_without_name, place),
            (place, place_without_name),
            (without_name, _anything),
            (_anything, without_name),
        ],
    )
    return _no_third_side(len(mine), found)


def _no_third_side(mine: int, found: Places) -> Places:
    """WS-PIC-1: the Map has two sides, so what is one too many is held against one that is left."""
    room = SIDES - mine
    left = (place for place in range(mine) if place not in found)
    places = list(found)
    for place, counterpart in enumerate(found):
        if counterpart is None:
            places[place] = None if room > 0 else next(left, None)
            room -= 1
    return tuple(places)


def _anything(_: int, __: object) -> Hashable:
    return True


def _content(card: SceneCard) -> Hashable:
    return card.type, card.slots, card.reward, card.icons


def _paired(
    mine: Sequence[T], theirs: Sequence[T], rounds: Sequence[tuple[_Key[T], _Key[T]]]
) -> Places:
    """Round by round, those not paired yet whose keys, of mine and of theirs, are the same."""
    found: list[int | None] = [None] * len(theirs)
    for key_of_mine, key_of_theirs in rounds:
        waiting: defaultdict[Hashable, deque[int]] = defaultdict(deque)
        taken = set(found)
        for place, piece in enumerate(mine):
            if place not in taken:
                waiting[key_of_mine(place, piece)].append(place)
        waiting[None].clear()
        for place, piece in enumerate(theirs):
            if found[place] is None and (same := waiting[key_of_theirs(place, piece)]):
                found[place] = same.popleft()
    return tuple(found)
