"""The scene search against a slow oracle that tries everything."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.tables import Board

from serengeti_companion.games.wild.rules.mismatches import fits, why_not
from serengeti_companion.games.wild.rules.scenes import Match, Unknown, find, search, search_all
from serengeti_companion.games.wild.terms import (
    CELLS,
    INDEX,
    SIZE,
    Cell,
    SceneCard,
    SceneType,
    Slot,
    Species,
    Terrain,
)

Ground = tuple[Terrain | None, ...]


# The oracle: every way to give the slots an animal each, judged by the words of the clauses.


def _point(cell: Cell) -> tuple[int, int]:
    return INDEX[cell] % SIZE, INDEX[cell] // SIZE


def _monotone(numbers: list[int]) -> bool:
    return numbers in (sorted(set(numbers)), sorted(set(numbers), reverse=True))


def _positions_hold(kind: SceneType, cells: tuple[Cell, ...]) -> bool:
    columns = [_point(cell)[0] for cell in cells]
    rows = [_point(cell)[1] for cell in cells]
    if kind is SceneType.LINE:
        in_row = len(set(rows)) == 1 and _monotone(columns)
        return in_row or (len(set(columns)) == 1 and _monotone(rows))
    if kind is SceneType.ADJACENCY:
        return all(
            max(abs(x - columns[0]), abs(y - rows[0])) == 1
            for x, y in zip(columns[1:], rows[1:], strict=True)
        )
    return True


def oracle(
    card: SceneCard, kind: SceneType, animals: Board, ground: Ground
) -> list[tuple[int, list[int], tuple[Cell, ...]]]:
    """Conditions not met, places and cells of every placement with the right positions."""
    standing = [(cell, one) for cell in CELLS for one in animals[INDEX[cell]]]
    slots = card.slots or ()
    found = []
    for way in permutations(standing, len(slots)):
        if any(one is not slot.species for (_, one), slot in zip(way, slots, strict=True)):
            continue
        cells = tuple(cell for cell, _ in way)
        if _positions_hold(kind, cells):
            unmet = sum(
                slot.terrain is not None and ground[INDEX[cell]] is not slot.terrain
                for cell, slot in zip(cells, slots, strict=True)
            )
            found.append((unmet, [INDEX[cell] for cell in cells], cells))
    return sorted(found)


SPECIES = (Species.LION, Species.ZEBRA, Species.JACKAL)
TERRAINS = (Terrain.WATER, Terrain.ROCK)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A crowded corner of the Map, now and then with two animals on one space."""
    corner = [cell for cell in CELLS if cell[0] in "ABC" and cell[1] in "123"]
    animals: list[tuple[Species, ...]] = [()] * len(CELLS)
    for species in SPECIES:
        for cell in draw(st.lists(st.sampled_from(corner), max_size=3)):
            animals[INDEX[cell]] = (*animals[INDEX[cell]], species)
    return tuple(animals)


def grounds(*terrains: Terrain | None) -> st.SearchStrategy[Ground]:
    return st.tuples(*[st.sampled_from(terrains)] * len(CELLS))


SLOTS = st.builds(
    Slot, species=st.sampled_from(SPECIES), terrain=st.sampled_from((None, *TERRAINS))
)
CARDS = st.builds(
    SceneCard,
    type=st.sampled_from(SceneType),
    slots=st.lists(SLOTS, min_size=1, max_size=4).map(tuple),
)
VFX = st.integers(0, 3)


@pytest.mark.clause(
    "WS-SCENE-2", "WS-SCENE-LAND-1", "WS-SCENE-LAND-2", "WS-SCENE-LINE-1", "WS-SCENE-LINE-2",
    "WS-SCENE-LINE-3", "WS-SCENE-LINE-4", "WS-SCENE-LINE-5", "WS-SCENE-LINE-6",
    "WS-SCENE-ADJ-1", "WS-SCENE-TERR-2", "WS-RES-VFX-1", "WS-RES-VFX-2", "WS-RES-VFX-3",
)  # fmt: skip
@given(CARDS, boards(), grounds(*TERRAINS), VFX)
@settings(max_examples=300)
def test_the_search_finds_what_trying_everything_finds(
    card: SceneCard, animals: Board, ground: Ground, vfx: int
) -> None:
    assert card.type is not None
    ways = oracle(card, card.type, animals, ground)
    found = search(card, animals, ground, vfx)
    if not ways or ways[0][0] > vfx:
        assert found is None
        assert why_not(card, animals, ground, vfx)
    else:
        assert isinstance(found, Match)
        assert (found.vfx, found.cells) == (ways[0][0], ways[0][2])
        assert fits(card, found.cells, found.freed, animals, ground) == ()
        assert why_not(card, animals, ground, vfx) == ()


@given(CARDS, boards(), grounds(*TERRAINS, None), VFX)
@settings(max_examples=300)
def test_unknown_terrain_gives_unknown_exactly_where_knowing_it_would_decide(
    card: SceneCard, animals: Board, ground: Ground, vfx: int
) -> None:
    assert card.type is not None
    # Two animals on one unknown space may wish for different terrain; that answer may stay open.
    animals = tuple(here[:1] for here in animals)
    found = search(card, animals, ground, vfx)
    sure = oracle(card, card.type, animals, ground)
    if sure and sure[0][0] <= vfx:
        assert isinstance(found, Match)
        assert (found.vfx, found.cells) == (sure[0][0], sure[0][2])
        return
    hopeful = any(
        sum(
            slot.terrain is not None and ground[INDEX[cell]] not in (None, slot.terrain)
            for cell, slot in zip(cells, card.slots or (), strict=True)
        )
        <= vfx
        for _, _, cells in sure
    )
    assert isinstance(found, Unknown) == hopeful
    if isinstance(found, Unknown):
        left = fits(card, found.cells, found.freed, animals, ground)
        assert {mismatch.slot for mismatch in left} == set(found.asked)
        assert all(mismatch.unknown for mismatch in left)
        assert all(mismatch.unknown for mismatch in why_not(card, animals, ground, vfx))
    else:
        assert found is None
        assert any(not mismatch.unknown for mismatch in why_not(card, animals, ground, vfx))


@given(CARDS, boards(), grounds(*TERRAINS))
def test_a_card_of_unknown_type_is_complete_only_where_every_type_is(
    card: SceneCard, animals: Board, ground: Ground
) -> None:
    untyped = SceneCard(slots=card.slots)
    found = search(untyped, animals, ground)
    each = [oracle(card, kind, animals, ground) for kind in SceneType]
    complete = [any(unmet == 0 for unmet, _, _ in ways) for ways in each]
    if isinstance(found, Match):
        assert all(complete)
        assert fits(untyped, found.cells, (), animals, ground) == ()
    else:
        assert (found is None) == (not any(complete))


@given(st.lists(CARDS, max_size=4), boards(), grounds(*TERRAINS, None), VFX)
def test_searching_many_cards_is_searching_each(
    cards: list[SceneCard], animals: Board, ground: Ground, vfx: int
) -> None:
    each = tuple(search(card, animals, ground, vfx) for card in cards)
    assert search_all(cards, animals, ground, vfx) == each


@given(CARDS, boards(), grounds(*TERRAINS), st.data())
def test_a_freed_slot_is_a_slot_without_condition(
    card: SceneCard, animals: Board, ground: Ground, data: st.DataObject
) -> None:
    slots = card.slots or ()
    freed = tuple(sorted(data.draw(st.sets(st.integers(0, len(slots) - 1)))))
    lifted = SceneCard(
        type=card.type,
        slots=tuple(
            Slot(species=slot.species) if number in freed else slot
            for number, slot in enumerate(slots)
        ),
    )
    assert find(card, animals, ground, freed) == find(lifted, animals, ground)
