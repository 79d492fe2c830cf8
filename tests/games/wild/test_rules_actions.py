"""Section 7, on the Map: Discover, Swap, Move, and what every Basic Action costs."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from support import strategies
from support.tables import (
    ANN,
    BEN,
    CEM,
    Board,
    a_board,
    a_table,
    cards,
    cells,
    final,
    legal,
    played,
    refused,
    standing,
    warned,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.terms import (
    AREA_OF,
    CELLS,
    SIZE,
    Area,
    Cell,
    SpaceId,
    Species,
    column_and_row,
    distance,
)

(A1, C4, C5, C6, C7, D4, D5, E5, G7) = cells("A1 C4 C5 C6 C7 D4 D5 E5 G7")
LION, ZEBRA, HYENA = Species.LION, Species.ZEBRA, Species.HYENA
CLAUSE_OF = {
    Area.PREDATORS: "WS-ACT-DISC-1",
    Area.LARGE: "WS-ACT-DISC-2",
    Area.SCAVENGERS: "WS-ACT-DISC-3",
    Area.HERBIVORES: "WS-ACT-DISC-4",
}


def discover(
    species: Species = LION, cell: Cell = A1, space: str | None = None
) -> c.DiscoverAnimal:
    named = None if space is None else SpaceId(space)
    return c.DiscoverAnimal(seat=ANN, species=species, cell=cell, space=named)


def move(path: str, space: str | None = None) -> c.MoveAnimal:
    named = None if space is None else SpaceId(space)
    return c.MoveAnimal(seat=ANN, path=cells(path), space=named)


def swap(first: Cell, second: Cell) -> c.SwapAnimals:
    return c.SwapAnimals(seat=ANN, first=first, second=second)


@pytest.mark.clause("WS-ACT-1", "WS-ACT-DISC-1", "WS-EX-1")
def test_discovering_on_the_space_for_one_coin_pays_it_and_brings_the_animal() -> None:
    before = a_table(2, coins=6)
    table = played(before, discover(LION, C4, "predators-1"))
    assert table.player(ANN).coins == 5
    assert table.player(ANN).space == "predators-1"
    assert table.at(C4) == (LION,)
    assert table.in_area(LION) == 2


@pytest.mark.clause("WS-ACT-1")
@pytest.mark.parametrize(("space", "price"), [("predators-1", 1), ("predators-2", 2)])
def test_the_stated_price_is_paid(space: str, price: int) -> None:
    assert played(a_table(2), discover(space=space)).player(ANN).coins == 6 - price
    assert refused(a_table(2, coins=price - 1), discover(space=space)) == {"WS-ACT-1"}
    assert legal(a_table(2, coins=price), discover(space=space))


@pytest.mark.clause("WS-ACT-1")
def test_an_action_is_performed_on_a_space_of_its_own() -> None:
    assert refused(a_table(2), discover(space="large-1")) == {"WS-ACT-1"}
    assert final(a_table(2), discover(space="predators-9")) == {"WS-ACT-1"}


@pytest.mark.clause("WS-ACT-1")
def test_without_a_named_space_the_cheapest_open_one_is_used() -> None:
    assert played(a_table(2), discover()).player(ANN).space == "predators-1"
    taken = a_table(2, at={BEN: SpaceId("predators-1")})
    assert played(taken, discover()).player(ANN).space == "predators-2"


@pytest.mark.clause("WS-ACT-DISC-1", "WS-ACT-DISC-2", "WS-ACT-DISC-3", "WS-ACT-DISC-4")
@pytest.mark.parametrize("species", Species)
def test_each_animal_is_discovered_by_the_action_of_its_section(species: Species) -> None:
    table = played(a_table(2), discover(species, C4))
    area = AREA_OF[species]
    assert table.player(ANN).space == f"{area}-1"
    assert (table.at(C4), table.in_area(species)) == ((species,), 2)
    others = [other for other in Area if other is not area]
    for other in others:
        assert "WS-ACT-1" in refused(a_table(2), discover(species, C4, f"{other}-1"))


@pytest.mark.clause("WS-ACT-DISC-1", "WS-ACT-DISC-2", "WS-ACT-DISC-3", "WS-ACT-DISC-4")
@pytest.mark.clause("WS-RULING-17", "WS-DRV-1")
@pytest.mark.parametrize("species", Species)
def test_a_fourth_animal_of_a_species_does_not_exist(species: Species) -> None:
    table = a_table(2, board=a_board(f"A2 {species}", f"A3 {species}", f"A4 {species}"))
    assert final(table, discover(species, C4)) == {CLAUSE_OF[AREA_OF[species]]}
    # Another species of the section can still be discovered.
    sibling = next(s for s in Species if AREA_OF[s] is AREA_OF[species] and s is not species)
    assert legal(table, discover(sibling, C4))


@pytest.mark.clause("WS-ACT-DISC-5", "WS-RULING-26")
@given(species=strategies.species, cell=strategies.cells)
def test_any_animal_goes_to_any_free_space_whatever_its_terrain(
    species: Species, cell: Cell
) -> None:
    assert legal(a_table(2), discover(species, cell))


@pytest.mark.clause("WS-ACT-DISC-6")
def test_an_animal_is_not_discovered_onto_another() -> None:
    table = a_table(2, board=a_board("C4 zebra"))
    assert refused(table, discover(LION, C4)) == {"WS-ACT-DISC-6"}


@pytest.mark.clause("WS-ACT-SWAP-1", "WS-RULING-25")
def test_two_animals_trade_places_at_any_distance() -> None:
    table = a_table(2, board=a_board("A1 lion", "G7 zebra"))
    swapped = played(table, swap(A1, G7))
    assert (swapped.at(A1), swapped.at(G7)) == ((ZEBRA,), (LION,))
    assert swapped.player(ANN).coins == 5
    same = a_table(2, board=a_board("A1 lion", "G7 lion"))
    assert played(same, swap(A1, G7)).board == same.board


@pytest.mark.clause("WS-ACT-SWAP-1", "WS-RULING-17")
def test_a_swap_takes_two_animals_on_the_map() -> None:
    table = a_table(2, board=a_board("A1 lion"))
    for second in (A1, G7):
        assert final(table, swap(A1, second)) == {"WS-ACT-SWAP-1"}


@pytest.mark.clause("WS-ACT-SWAP-2", "WS-ACT-MOVE-2", "WS-CHK-22", "WS-DRV-12")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_swap_and_move_are_closed_in_round_1_only(round_: int) -> None:
    table = a_table(2, round_, board=a_board("A1 lion", "G7 zebra"))
    early = round_ == 1
    assert refused(table, swap(A1, G7)) == ({"WS-ACT-SWAP-2"} if early else set())
    assert refused(table, move("A1 A2")) == ({"WS-ACT-MOVE-2"} if early else set())


@pytest.mark.clause("WS-DRV-12", "WS-RULING-19")
def test_in_round_1_the_discoveries_take_and_renew_are_open() -> None:
    table = a_table(2, 1)
    for species in (LION, Species.GIRAFFE, HYENA, ZEBRA):
        assert legal(table, discover(species))
    assert legal(table, c.TakeCards(seat=ANN, cards=table.pool[:1]))
    assert legal(table, c.RenewPool(seat=ANN))


@pytest.mark.clause("WS-ACT-MOVE-1", "WS-EX-2", "WS-RULING-23")
@pytest.mark.parametrize(
    ("path", "fine"),
    [
        ("C4 C5", True),
        ("C4 C5 C6", True),
        ("C4 C5 D5 D4", True),
        ("C4 C7", True),
        ("C4 D5", True),
        ("C4 C5 C4", True),
        ("C4 C4", True),
        ("C4 C5 C6 C7 D7", False),
        ("C4 E6", False),
        ("C4", False),
    ],
)
def test_a_move_is_one_to_three_single_steps_with_bends(path: str, fine: bool) -> None:
    table = a_table(2, board=a_board("C4 lion"))
    assert refused(table, move(path, "move-1")) == (set() if fine else {"WS-ACT-MOVE-1"})
    if fine:
        after = played(table, move(path, "move-1"))
        assert after.player(ANN).coins == 5
        assert after.at(cells(path)[-1]) == (LION,)


@pytest.mark.clause("WS-ACT-MOVE-1", "WS-RULING-17")
def test_only_an_animal_on_the_map_moves() -> None:
    assert final(a_table(2), move("C4 C5")) == {"WS-ACT-MOVE-1"}
    assert final(a_table(2), c.MoveAnimal(seat=ANN, path=())) == {"WS-ACT-MOVE-1"}
    table = a_table(2, board=a_board("C4 lion"))
    other = c.MoveAnimal(seat=ANN, path=(C4, C5), animal=ZEBRA)
    assert final(table, other) == {"WS-ACT-MOVE-1"}


@pytest.mark.clause("WS-ACT-MOVE-3", "WS-RULING-24")
@pytest.mark.parametrize("path", ["C4 D5 D6", "C4 C5 D6 D5", "A4 G4 F4", "C4 C6 C7"])
def test_no_step_of_a_move_is_diagonal_jumps_or_leaves_the_map(path: str) -> None:
    start = path.split(maxsplit=1)[0]
    table = a_table(2, board=a_board(f"{start} lion"))
    assert refused(table, move(path)) == {"WS-ACT-MOVE-3"}


@pytest.mark.clause("WS-ACT-MOVE-4", "WS-EX-3", "WS-RULING-11")
def test_nothing_comes_between_the_steps_of_a_move() -> None:
    # Card 41 wants a Jackal and a Rhinoceros in line.
    board = a_board("C4 jackal", "D6 rhinoceros")
    table = a_table(2, board=board, tableaus={ANN: (41,)})
    moved = played(table, move("C4 C5 C6"), c.FilmScene(seat=ANN, card=cards(41)[0]))
    assert refused(moved, move("C6 C7")) == {"WS-TURN-2", "WS-ACT-MOVE-4"}


@pytest.mark.clause("WS-ACT-MOVE-4")
def test_another_players_move_is_another_move() -> None:
    table = played(a_table(board=a_board("C4 lion")), move("C4 C5"))
    assert refused(table, replace(move("C5 C6"), seat=CEM)) == {"WS-TURN-1"}
    assert legal(table, replace(move("C5 C6"), seat=BEN))


@pytest.mark.clause("WS-ACT-MOVE-5", "WS-EX-38")
def test_the_path_of_a_move_crosses_other_animals() -> None:
    table = a_table(2, board=a_board("C4 lion", "C5 zebra", "C6 hyena"))
    assert legal(table, move("C4 C5 C6 C7"))
    after = played(table, move("C4 C7"), c.EndTurn(seat=ANN))
    assert (after.at(C5), after.at(C6), after.at(C7)) == ((ZEBRA,), (HYENA,), (LION,))


@pytest.mark.clause("WS-ACT-MOVE-6", "WS-EX-39", "WS-RULING-21")
def test_a_moved_animal_may_stop_on_another_but_not_stay_there() -> None:
    table = a_table(2, board=a_board("C4 lion", "C5 zebra"))
    assert warned(table, move("C4 C5")) == {"WS-RULING-21"}
    after = played(table, move("C4 C5"))
    assert after.at(C5) == (ZEBRA, LION)
    assert final(after, c.EndTurn(seat=ANN)) == {"WS-TURN-5", "WS-ACT-MOVE-6"}
    # With Food to go on there is nothing to warn of; either animal may clear the space.
    fed = a_table(2, board=a_board("C4 lion", "C5 zebra"), food=1)
    assert not warned(fed, move("C4 C5"))
    for animal in (LION, ZEBRA):
        on = c.SpendFood(seat=ANN, path=(C5, C6), animal=animal)
        assert legal(played(fed, move("C4 C5"), on), c.EndTurn(seat=ANN))


@pytest.mark.clause("WS-RULING-21")
def test_a_named_animal_of_two_on_a_space_is_the_one_that_moves() -> None:
    table = a_table(2, board=a_board("C4 lion zebra"))
    last = played(table, move("C4 C5"))
    assert (last.at(C4), last.at(C5)) == ((LION,), (ZEBRA,))
    first = played(table, c.MoveAnimal(seat=ANN, path=(C4, C5), animal=LION))
    assert (first.at(C4), first.at(C5)) == ((ZEBRA,), (LION,))
    traded = c.SwapAnimals(seat=ANN, first=C4, second=E5, first_animal=LION)
    table = standing(table, a_board("C4 lion zebra", "E5 hyena"))
    assert set(played(table, traded).at(C4)) == {ZEBRA, HYENA}


boards = st.dictionaries(strategies.cells, strategies.species, min_size=1, max_size=12).filter(
    lambda found: all(list(found.values()).count(s) <= 3 for s in Species)
)


def board_of(animals: dict[Cell, Species]) -> Board:
    return a_board(*(f"{cell} {species}" for cell, species in animals.items()))


def reached(table: Table, start: Cell) -> set[Cell]:
    """The cells at which a Move from `start` may end without an overlap, as the referee sees it."""
    ends = (end for end in CELLS if legal(table, c.MoveAnimal(seat=ANN, path=(start, end))))
    return {end for end in ends if end == start or not table.at(end)}


@pytest.mark.clause("WS-DRV-7", "WS-ACT-MOVE-1", "WS-ACT-MOVE-5", "WS-RULING-23")
@given(animals=boards, data=st.data())
def test_a_move_reaches_the_free_spaces_at_distance_one_to_three(
    animals: dict[Cell, Species], data: st.DataObject
) -> None:
    start = data.draw(st.sampled_from(sorted(animals)))
    x, y = column_and_row(start)
    near = {
        cell
        for cell in CELLS
        if 1 <= abs(column_and_row(cell)[0] - x) + abs(column_and_row(cell)[1] - y) <= 3
    }
    table = a_table(2, board=board_of(animals))
    assert reached(table, start) == (near - set(animals)) | {start}


def walked(start: Cell, ways: list[tuple[int, int]]) -> tuple[Cell, ...]:
    """The cells of a walk from `start`, as far as the edge of the Map."""
    path, (x, y) = [start], column_and_row(start)
    for right, down in ways:
        x, y = x + right, y + down
        if not (0 <= x < SIZE and 0 <= y < SIZE):
            break
        path.append(CELLS[y * SIZE + x])
    return tuple(path)


ways = st.sampled_from([(1, 0), (-1, 0), (0, 1), (0, -1)] * 2 + [(1, 1), (-1, 1), (2, 0), (0, 0)])


@pytest.mark.clause("WS-DRV-7", "WS-ACT-MOVE-1", "WS-ACT-MOVE-3")
@given(start=strategies.cells, ways=st.lists(ways, min_size=2, max_size=4))
def test_a_walk_told_step_by_step_is_legal_exactly_if_each_step_is(
    start: Cell, ways: list[tuple[int, int]]
) -> None:
    path = walked(start, ways)
    assume(len(path) > 2)
    fine = len(path) <= 4 and {distance(a, b) for a, b in pairwise(path)} == {1}
    table = a_table(2, board=a_board(f"{start} lion"))
    assert legal(table, c.MoveAnimal(seat=ANN, path=path)) == fine


@pytest.mark.clause("WS-DRV-2", "WS-ACT-DISC-5")
def test_no_discovery_fails_for_want_of_a_space() -> None:
    names = [str(species) for species in Species] * 3
    lines = [f"{cell} {name}" for cell, name in zip(CELLS, names[:-1], strict=False)]
    table = a_table(2, board=a_board(*lines))
    last = next(species for species in Species if table.in_area(species))
    free = [cell for cell in CELLS if not table.at(cell)]
    assert len(free) == 14
    assert all(legal(table, discover(last, cell)) for cell in free)
