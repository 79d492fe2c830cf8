"""The scene search against a slow oracle and the rulebook's examples."""

from itertools import permutations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from serengeti_companion.games.wild.notation import parse_board, parse_card, parse_map
from serengeti_companion.games.wild.rules.mismatches import Mismatch, fits, why_not
from serengeti_companion.games.wild.rules.scenes import (
    Match,
    Unknown,
    find,
    search,
    search_all,
)
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

Board = tuple[tuple[Species, ...], ...]
Ground = tuple[Terrain | None, ...]

NOWHERE: Ground = (None,) * len(CELLS)
SIDE = parse_map(["ggwwarr", "ggawwgr", "raggwgg", "rgrgggg", "gaararg", "ggraagr", "rgrrwga"])
CROCODILES = parse_card("? terrain: crocodile@woodlands crocodile@water hyena@water | ? | ?")
LINE = parse_card("108 line: lion crocodile rhinoceros@grasslands | 2/rare + 11 stars | rare")
GIRAFFE = parse_card("? adjacency: giraffe@water leopard@grasslands lion | ? | ?")
ROCKY = parse_card("? terrain: gazelle@rock jackal@rock zebra@rock | ? | ?")
JACKAL = parse_card("? adjacency: jackal elephant zebra@grasslands | ? | ?")


def board(**animals: str) -> Board:
    return tuple(() if one is None else (one,) for one in parse_board(animals))


def clauses(mismatches: tuple[Mismatch, ...]) -> set[str]:
    return {mismatch.clause for mismatch in mismatches}


def cells_of(text: str) -> tuple[Cell, ...]:
    return tuple(Cell(word) for word in text.split())


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


# The rulebook's examples.


@pytest.mark.clause("WS-EX-7", "WS-SCENE-LAND-1", "WS-SCENE-LAND-2")
def test_a_terrain_scene_wants_each_animal_on_its_terrain_wherever_that_lies() -> None:
    animals = board(G1="hyena", A2="crocodile", C7="crocodile")
    ground = tuple(
        {"G1": Terrain.WATER, "A2": Terrain.WATER, "C7": Terrain.WOODLANDS}.get(cell)
        for cell in CELLS
    )
    assert search(CROCODILES, animals, ground) == Match(cells=cells_of("C7 A2 G1"))
    swapped = tuple(
        Terrain.WATER if cell == "C7" else here for cell, here in zip(CELLS, ground, strict=True)
    )
    assert search(CROCODILES, animals, swapped) is None
    assert clauses(why_not(CROCODILES, animals, swapped)) == {"WS-SCENE-LAND-1"}


@pytest.mark.clause("WS-RULING-37")
def test_one_animal_cannot_fill_two_slots() -> None:
    animals = board(A2="crocodile", G1="hyena")
    ground = (Terrain.WATER,) * len(CELLS)
    assert search(CROCODILES, animals, ground, vfx=3) is None
    assert clauses(why_not(CROCODILES, animals, ground, vfx=3)) == {"WS-SCENE-2"}
    twice = fits(CROCODILES, cells_of("A2 A2 G1"), (0,), animals, ground)
    assert clauses(twice) == {"WS-RULING-37"}


@pytest.mark.clause("WS-EX-8", "WS-EX-9", "WS-EX-10", "WS-SCENE-LINE-1", "WS-SCENE-LINE-2",
                    "WS-SCENE-LINE-4", "WS-SCENE-LINE-5", "WS-SCENE-LINE-6")  # fmt: skip
@pytest.mark.parametrize(
    ("animals", "cells"),
    [
        ({"B7": "lion", "B6": "crocodile", "B5": "rhinoceros"}, "B7 B6 B5"),
        ({"B7": "lion", "B4": "crocodile", "B1": "rhinoceros"}, "B7 B4 B1"),
        ({"G3": "lion", "E3": "crocodile", "C3": "rhinoceros"}, "G3 E3 C3"),
        ({"A1": "lion", "B1": "zebra", "C1": "crocodile", "G1": "rhinoceros"}, "A1 C1 G1"),
        ({"A1": "lion", "A2": "lion", "A3": "crocodile", "A4": "rhinoceros"}, "A1 A3 A4"),
    ],
)
def test_a_line_is_read_in_any_direction_across_gaps_and_strangers(
    animals: dict[str, str], cells: str
) -> None:
    grass = (Terrain.GRASSLANDS,) * len(CELLS)
    assert search(LINE, board(**animals), grass) == Match(cells=cells_of(cells))
    rock = (Terrain.ROCK,) * len(CELLS)
    assert search(LINE, board(**animals), rock) is None
    assert clauses(why_not(LINE, board(**animals), rock)) == {"WS-SCENE-TERR-2"}


@pytest.mark.clause("WS-CHK-23", "WS-SCENE-LINE-3")
def test_a_diagonal_is_no_line() -> None:
    animals = board(A1="lion", C3="crocodile", G7="rhinoceros")
    grass = (Terrain.GRASSLANDS,) * len(CELLS)
    assert search(LINE, animals, grass, vfx=3) is None
    assert clauses(why_not(LINE, animals, grass)) == {"WS-SCENE-LINE-3"}
    assert clauses(fits(LINE, cells_of("A1 C3 G7"), (), animals, grass)) == {"WS-SCENE-LINE-3"}


@pytest.mark.clause("WS-SCENE-LINE-2")
def test_a_line_keeps_the_order_of_the_card() -> None:
    animals = board(A1="crocodile", A4="lion", A7="rhinoceros")
    grass = (Terrain.GRASSLANDS,) * len(CELLS)
    assert search(LINE, animals, grass, vfx=3) is None
    (mismatch,) = why_not(LINE, animals, grass)
    assert (mismatch.clause, mismatch.cells) == ("WS-SCENE-LINE-2", cells_of("A4 A1 A7"))
    assert clauses(fits(LINE, cells_of("A4 A1 A7"), (), animals, grass)) == {"WS-SCENE-LINE-2"}


@pytest.mark.clause("WS-SCENE-LINE-1")
def test_a_line_does_not_go_round_the_edge_or_a_corner() -> None:
    animals = board(A1="lion", G1="crocodile", A2="rhinoceros")
    grass = (Terrain.GRASSLANDS,) * len(CELLS)
    assert search(LINE, animals, grass, vfx=3) is None
    assert clauses(why_not(LINE, animals, grass)) == {"WS-SCENE-LINE-1"}
    assert clauses(fits(LINE, cells_of("A1 G1 A2"), (), animals, grass)) == {"WS-SCENE-LINE-1"}


@pytest.mark.clause("WS-EX-11", "WS-SCENE-ADJ-1", "WS-SCENE-TERR-2")
def test_an_adjacency_scene_stands_around_its_central_animal() -> None:
    animals = board(D4="giraffe", C3="leopard", D5="lion")
    terrain = {"D4": Terrain.WATER, "C3": Terrain.GRASSLANDS, "D5": Terrain.ROCK}
    ground = tuple(terrain.get(cell) for cell in CELLS)
    assert search(GIRAFFE, animals, ground) == Match(cells=cells_of("D4 C3 D5"))
    for cell in ("D4", "C3"):
        wrong = tuple(Terrain.ROCK if here == cell else terrain.get(here) for here in CELLS)
        assert search(GIRAFFE, animals, wrong) is None
        assert clauses(why_not(GIRAFFE, animals, wrong)) == {"WS-SCENE-TERR-2"}


@pytest.mark.clause("WS-CHK-24", "WS-SCENE-ADJ-1")
@pytest.mark.parametrize("cell", [cell for cell in CELLS if cell != "D4"])
def test_a_companion_stands_on_one_of_the_eight_spaces_around(cell: Cell) -> None:
    card = parse_card("? adjacency: giraffe lion | ? | ?")
    animals = board(**{"D4": "giraffe", cell: "lion"})
    if cell in ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5"):
        assert search(card, animals, NOWHERE) == Match(cells=(Cell("D4"), cell))
    else:
        assert search(card, animals, NOWHERE, vfx=3) is None
        assert clauses(why_not(card, animals, NOWHERE)) == {"WS-SCENE-ADJ-1"}
        (mismatch,) = fits(card, (Cell("D4"), cell), (), animals, NOWHERE)
        assert (mismatch.clause, mismatch.slot) == ("WS-SCENE-ADJ-1", 1)


@pytest.mark.clause("WS-SCENE-ADJ-1")
def test_neighbours_do_not_reach_across_the_edge() -> None:
    card = parse_card("? adjacency: giraffe lion | ? | ?")
    assert search(card, board(A3="giraffe", G3="lion"), NOWHERE) is None
    assert search(card, board(G3="giraffe", A4="lion"), NOWHERE) is None


@pytest.mark.clause("WS-RULING-39")
def test_any_animal_of_the_species_may_be_the_centre_and_others_its_companions() -> None:
    card = parse_card("? adjacency: lion lion lion | ? | ?")
    animals = board(A1="lion", B1="lion", C1="lion")
    assert search(card, animals, NOWHERE) == Match(cells=cells_of("B1 A1 C1"))
    apart = board(A1="lion", B1="lion", D1="lion")
    assert search(card, apart, NOWHERE) is None


@pytest.mark.clause("WS-EX-12", "WS-RES-VFX-1", "WS-RES-VFX-2")
def test_a_token_frees_one_animal_of_its_terrain() -> None:
    animals = board(A1="gazelle", B1="jackal", C1="zebra")
    ground = tuple(Terrain.ROCK if cell in ("A1", "B1") else Terrain.WATER for cell in CELLS)
    assert search(ROCKY, animals, ground) is None
    match = search(ROCKY, animals, ground, vfx=1)
    assert match == Match(cells=cells_of("A1 B1 C1"), freed=(2,))
    assert find(ROCKY, animals, ground, freed=(2,)) == cells_of("A1 B1 C1")


@pytest.mark.clause("WS-EX-13", "WS-RES-VFX-3", "WS-RES-VFX-4")
def test_the_freed_animal_must_be_there_and_the_other_conditions_hold() -> None:
    ground = tuple(Terrain.ROCK if cell in ("A1", "B1") else Terrain.WATER for cell in CELLS)
    no_zebra = board(A1="gazelle", B1="jackal")
    assert search(ROCKY, no_zebra, ground, vfx=1) is None
    assert clauses(why_not(ROCKY, no_zebra, ground, freed=(2,))) == {"WS-RES-VFX-4"}
    wet_jackal = board(A1="gazelle", D1="jackal", C1="zebra")
    assert search(ROCKY, wet_jackal, ground, vfx=1) is None
    (mismatch,) = why_not(ROCKY, wet_jackal, ground, freed=(2,))
    assert (mismatch.clause, mismatch.slot, mismatch.cells) == ("WS-RES-VFX-3", 1, ("D1",))
    cells = cells_of("A1 D1 C1")
    assert clauses(fits(ROCKY, cells, (2,), wet_jackal, ground)) == {"WS-RES-VFX-3"}
    assert clauses(fits(ROCKY, cells_of("A1 B1 C1"), (2,), no_zebra, ground)) == {"WS-RES-VFX-4"}


@pytest.mark.clause("WS-EX-14", "WS-RES-VFX-5")
def test_a_freed_animal_keeps_its_position() -> None:
    rock = (Terrain.ROCK,) * len(CELLS)
    beside = board(D4="jackal", D5="elephant", E5="zebra")
    assert find(JACKAL, beside, rock, freed=(2,)) == cells_of("D4 D5 E5")
    away = board(D4="jackal", D5="elephant", F4="zebra")
    assert search(JACKAL, away, rock, vfx=3) is None
    assert clauses(why_not(JACKAL, away, rock, freed=(2,))) == {"WS-RES-VFX-5"}
    cells = cells_of("D4 D5 F4")
    assert clauses(fits(JACKAL, cells, (2,), away, rock)) == {"WS-RES-VFX-5"}
    line = board(A1="lion", B2="crocodile", C3="rhinoceros")
    assert clauses(fits(LINE, cells_of("A1 B2 C3"), (2,), line, rock)) == {"WS-RES-VFX-5"}


@pytest.mark.clause("WS-RES-VFX-1")
@pytest.mark.parametrize("freed", [(0,), (1, 1), (7,), (-1,)])
def test_a_token_goes_to_an_animal_with_a_terrain_icon_once(freed: tuple[int, ...]) -> None:
    card = parse_card("? terrain: lion zebra@rock | ? | ?")
    animals = board(A1="lion", B1="zebra")
    rock = (Terrain.ROCK,) * len(CELLS)
    assert clauses(fits(card, cells_of("A1 B1"), freed, animals, rock)) == {"WS-RES-VFX-1"}


def test_the_fewest_tokens_that_suffice_are_proposed() -> None:
    animals = board(A1="gazelle", B1="jackal", C1="zebra", A2="gazelle")
    ground = tuple(Terrain.ROCK if cell == "A2" else Terrain.WATER for cell in CELLS)
    assert search(ROCKY, animals, ground, vfx=3) == Match(cells=cells_of("A2 B1 C1"), freed=(1, 2))
    assert search(ROCKY, animals, ground, vfx=1) is None


# What is missing is told.


@pytest.mark.clause("WS-SCENE-2")
def test_each_missing_animal_is_named() -> None:
    mismatches = why_not(CROCODILES, board(A1="crocodile"), SIDE)
    assert [(m.clause, m.slot) for m in mismatches] == [("WS-SCENE-2", 1), ("WS-SCENE-2", 2)]
    assert str(mismatches[1].text) == "Hyena: one more is needed on the Map."
    elsewhere = fits(CROCODILES, cells_of("A1 A2 A3"), (), board(A1="crocodile"), SIDE)
    assert ("WS-SCENE-2", 1) in [(m.clause, m.slot) for m in elsewhere]


def test_a_placement_with_the_wrong_number_of_spaces_is_refused() -> None:
    assert clauses(fits(LINE, cells_of("A1 A2"), (), board(), SIDE)) == {"WS-SCENE-2"}


def test_the_centre_with_most_companions_explains_an_adjacency_scene() -> None:
    animals = board(A1="jackal", D4="jackal", D5="elephant", G7="zebra")
    (mismatch,) = why_not(JACKAL, animals, SIDE)
    assert (mismatch.slot, mismatch.cells) == (2, ("D4",))
    assert str(mismatch.text) == "Animal 3 of the card is not beside D4."


def test_a_card_nobody_described_is_unknown() -> None:
    blank = SceneCard()
    assert search(blank, board(), SIDE) == Unknown()
    assert [m.unknown for m in why_not(blank, board(), SIDE)] == [True]
    assert [m.unknown for m in fits(blank, (), (), board(), SIDE)] == [True]


@example("A2", True)
@example("B2", False)
@given(st.sampled_from(CELLS[1:]), st.none())
def test_two_animals_side_by_side_fit_whatever_the_type(cell: Cell, beside: bool | None) -> None:
    card = parse_card("? ?: lion zebra | ? | ?")
    animals = board(**{"A1": "lion", cell: "zebra"})
    found = search(card, animals, NOWHERE)
    if beside is None:
        beside = cell in ("A2", "B1")
    assert found == (Match(cells=(Cell("A1"), cell)) if beside else Unknown())
    reasons = why_not(card, animals, NOWHERE)
    assert [m.clause for m in reasons] == ([] if beside else ["WS-SCENE-3"])


def test_a_card_of_unknown_type_is_impossible_without_its_animals() -> None:
    card = parse_card("? ?: lion zebra@rock | ? | ?")
    assert search(card, board(A1="lion"), SIDE, vfx=9) is None
    assert search(card, board(A1="lion", B1="zebra"), SIDE) is None
    assert search(card, board(A1="lion", B1="zebra"), SIDE, vfx=1) is not None
