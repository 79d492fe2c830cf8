"""Sections 11 and 13: the pattern of a Scene Card looked for on the Map."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    a_board,
    a_card,
    a_table,
    cells,
    legal,
    played,
    refused,
    switched,
)
from support.wild_filming import ADJACENT, CROCODILES, LINE, LION, film, ground, holding

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import LIGHT, CardTracking, Tracking
from serengeti_companion.games.wild.terms import INDEX, Species, Terrain


@pytest.mark.clause("WS-EX-7", "WS-SCENE-LAND-1", "WS-SCENE-LAND-2", "WS-SCENE-2", "WS-GLANCE-3")
@pytest.mark.parametrize("where", ["A1 G7 D4", "D3 D4 D5", "G7 A1 B1"])
def test_a_terrain_scene_asks_only_for_the_terrain_below_each_animal(where: str) -> None:
    woods, water, hyena = where.split()
    animals = (f"{woods} crocodile", f"{water} crocodile", f"{hyena} hyena")
    terrain = ground("g", **{woods: "w", water: "a", hyena: "a"})
    table = played(holding(CROCODILES, animals=animals, terrain=terrain), film(CROCODILES))
    assert table.player(ANN).gallery == (CROCODILES,)
    for cell in (woods, water, hyena):
        spoilt = holding(CROCODILES, animals=animals, terrain=(
            *terrain[: INDEX[cells(cell)[0]]],
            Terrain.ROCK,
            *terrain[INDEX[cells(cell)[0]] + 1 :],
        ))  # fmt: skip
        assert refused(spoilt, film(CROCODILES)) == {"WS-SCENE-LAND-1"}


@pytest.mark.clause("WS-EX-8", "WS-EX-9", "WS-SCENE-LINE-1", "WS-SCENE-LINE-4", "WS-SCENE-LINE-5")
@pytest.mark.parametrize("where", ["C7 C5 C2", "C1 C2 C3", "G4 E4 A4", "A4 B4 G4"])
def test_a_line_is_read_in_any_of_four_directions_with_gaps(where: str) -> None:
    lion, crocodile, rhinoceros = where.split()
    animals = (f"{lion} lion", f"{crocodile} crocodile", f"{rhinoceros} rhinoceros")
    assert legal(holding(LINE, animals=animals), film(LINE))
    assert refused(holding(LINE, animals=animals, terrain=ground("w")), film(LINE)) == {
        "WS-SCENE-TERR-2"
    }


@pytest.mark.clause("WS-EX-10", "WS-SCENE-LINE-6", "WS-RULING-40")
@pytest.mark.parametrize("between", ["zebra", "lion", "rhinoceros"])
def test_animals_in_between_do_a_line_no_harm(between: str) -> None:
    animals = ("C7 lion", "C6 crocodile", f"C5 {between}", "C4 rhinoceros")
    assert legal(holding(LINE, animals=animals), film(LINE))


@pytest.mark.clause("WS-SCENE-LINE-1", "WS-SCENE-LINE-2", "WS-SCENE-LINE-3", "WS-CHK-23")
@pytest.mark.parametrize(
    ("where", "clause"),
    [
        ("C7 C5 D2", "WS-SCENE-LINE-1"),
        ("C5 C7 C2", "WS-SCENE-LINE-2"),
        ("A1 B2 C3", "WS-SCENE-LINE-3"),
        ("A7 C5 E3", "WS-SCENE-LINE-3"),
    ],
)
def test_a_line_is_straight_in_order_and_never_diagonal(where: str, clause: str) -> None:
    lion, crocodile, rhinoceros = where.split()
    animals = (f"{lion} lion", f"{crocodile} crocodile", f"{rhinoceros} rhinoceros")
    assert refused(holding(LINE, animals=animals), film(LINE)) == {clause}


@pytest.mark.clause(
    "WS-EX-11", "WS-SCENE-ADJ-1", "WS-SCENE-TERR-2", "WS-RULING-41", "WS-CHK-24", "WS-GLANCE-3"
)
def test_an_adjacency_scene_stands_around_its_centre() -> None:
    around = ("C4 giraffe", "D5 leopard", "B4 lion")
    # The Lion has no Terrain Icon: any terrain will do for it.
    terrain = ground("g", C4="a", B4="r")
    assert legal(holding(ADJACENT, animals=around, terrain=terrain), film(ADJACENT))
    dry = holding(ADJACENT, animals=around, terrain=ground("g"))
    assert refused(dry, film(ADJACENT)) == {"WS-SCENE-TERR-2"}
    away = ("C4 giraffe", "D5 leopard", "A4 lion")
    two_off = holding(ADJACENT, animals=away, terrain=terrain)
    assert refused(two_off, film(ADJACENT)) == {"WS-SCENE-ADJ-1"}


@pytest.mark.clause("WS-SCENE-2")
def test_an_animal_that_is_not_on_the_map_cannot_be_filmed() -> None:
    assert refused(holding(LION), film(LION)) == {"WS-SCENE-2"}


@pytest.mark.clause("WS-RULING-37")
def test_one_animal_fills_one_slot() -> None:
    pair = a_card("? adjacency: vulture vulture | 1 star | -")
    alone = holding(pair, animals=("C4 vulture",))
    assert refused(alone, film(pair)) == {"WS-SCENE-2"}
    assert refused(alone, film(pair, cells=cells("C4 C4"))) == {"WS-RULING-37", "WS-SCENE-ADJ-1"}
    assert legal(holding(pair, animals=("C4 vulture", "C5 vulture")), film(pair))


@pytest.mark.clause("WS-SCENE-2")
def test_the_table_may_say_where_the_animals_stand() -> None:
    table = holding(LION, animals=("C4 lion", "E4 lion"), terrain=ground("g", E4="r"))
    assert legal(table, film(LION, cells=cells("E4")))
    assert refused(table, film(LION, cells=cells("C4"))) == {"WS-SCENE-LAND-1"}
    assert refused(table, film(LION, cells=cells("D4"))) >= {"WS-SCENE-2"}
    assert refused(table, film(LION, cells=cells("E4 C4"))) == {"WS-SCENE-2"}


@pytest.mark.clause("WS-RULING-43")
def test_whoever_arranged_the_animals_the_scene_may_be_filmed() -> None:
    table = a_table(2, tableaus={ANN: (LION,)}, board=a_board("B4 lion"), turn=BEN, round_=2)
    table = replace(table, terrain=ground("g", C4="r"))
    moved = c.MoveAnimal(seat=BEN, path=cells("B4 C4"))
    table = played(table, moved, c.EndTurn(seat=BEN), film(LION))
    assert table.player(ANN).stars == 3


@pytest.mark.clause("WS-RULING-38")
def test_animals_stay_and_serve_further_cards() -> None:
    other = a_card("? terrain: lion@rock | 5 stars | -")
    table = holding(LION, other, animals=("C4 lion",), terrain=ground("r"))
    table = played(table, film(LION), film(other))
    assert table.at(cells("C4")[0]) == (Species.LION,)
    assert table.player(ANN).stars == 8


# Two animals on one space


@pytest.mark.clause("WS-RULING-22", "WS-SW-7")
def test_no_card_is_completed_while_two_animals_share_a_space() -> None:
    crowded = ("C4 lion", "E5 zebra hyena")
    table = holding(LION, animals=crowded, terrain=ground("r"))
    assert refused(table, film(LION)) == {"WS-RULING-22"}
    house = switched(completeDuringOverlap=True)
    assert legal(holding(LION, animals=crowded, terrain=ground("r"), house=house), film(LION))


@pytest.mark.clause("WS-RULING-22")
@pytest.mark.parametrize(
    ("tracking", "clauses"),
    [
        (LIGHT, {"WS-RULING-22"}),
        (Tracking(map=False), set()),
        (Tracking(cards=CardTracking.OFF), set()),
    ],
)
def test_a_shared_space_is_looked_at_where_map_and_cards_are(
    tracking: Tracking, clauses: set[str]
) -> None:
    table = holding(LION, animals=("E5 zebra hyena",), tracking=tracking)
    assert refused(table, film(LION)) == clauses


@pytest.mark.clause("WS-SW-7")
def test_with_the_switch_one_space_serves_two_slots_of_a_terrain_scene() -> None:
    pair = a_card("? terrain: zebra@rock hyena@rock | 1 star | -")
    house = switched(completeDuringOverlap=True)
    table = holding(pair, animals=("E5 zebra hyena",), terrain=ground("r"), house=house)
    assert legal(table, film(pair))


@pytest.mark.clause("WS-SW-6", "WS-RULING-21")
def test_with_overlap_by_the_chain_nothing_is_filmed_inside_one() -> None:
    house = switched(overlap="chain", completeDuringOverlap=True)
    crowded = ("C4 lion", "E5 zebra hyena")
    table = holding(LION, animals=crowded, terrain=ground("r"), house=house)
    assert refused(table, film(LION)) == {"WS-RULING-21"}
