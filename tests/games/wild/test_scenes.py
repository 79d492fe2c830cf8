"""The scene search on the rulebook's examples, and what it says is missing."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.tables import Board

from serengeti_companion.games.wild.notation import parse_board, parse_card, parse_map
from serengeti_companion.games.wild.rules.mismatches import Mismatch, fits, why_not
from serengeti_companion.games.wild.rules.scenes import Match, Unknown, find, search
from serengeti_companion.games.wild.terms import CELLS, Cell, SceneCard, Terrain

NOWHERE: tuple[Terrain | None, ...] = (None,) * len(CELLS)
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
