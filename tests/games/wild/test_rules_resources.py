"""Section 12: Food and VFX Tokens."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    a_board,
    a_card,
    a_table,
    cells,
    final,
    insisted,
    legal,
    played,
    preparing,
    refused,
    switched,
    warned,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Step, Table, Tracking, Turn
from serengeti_companion.games.wild.terms import CELLS, SceneCard, Species, Terrain

ROCKY = a_card("? terrain: gazelle@rock jackal@rock zebra@rock | 2 stars | -")
BESIDE = a_card("? adjacency: jackal elephant zebra@grasslands | 2 stars | -")


def food(path: str, animal: Species | None = None) -> c.SpendFood:
    return c.SpendFood(seat=ANN, path=cells(path), animal=animal)


def film(card: SceneCard, *vfx: int) -> c.FilmScene:
    return c.FilmScene(seat=ANN, card=card, vfx=vfx)


def on_rock(*rocky: str) -> tuple[Terrain, ...]:
    """Rock on the cells named, Grasslands elsewhere."""
    return tuple(Terrain.ROCK if cell in rocky else Terrain.GRASSLANDS for cell in CELLS)


def with_food(tokens: int, *animals: str, **table: object) -> Table:
    return a_table(2, food=tokens, board=a_board(*animals), **table)  # type: ignore[arg-type]


# Food


@pytest.mark.clause("WS-RES-FOOD-1", "WS-RES-3")
@pytest.mark.parametrize("end", ["C3", "C5", "B4", "D4"])
def test_a_food_token_moves_an_animal_one_space_and_is_gone(end: str) -> None:
    table = played(with_food(2, "C4 lion"), food(f"C4 {end}"))
    assert table.player(ANN).food == 1
    assert table.at(cells(end)[0]) == (Species.LION,)
    assert table.at(cells("C4")[0]) == ()


@pytest.mark.clause("WS-RES-FOOD-1")
@pytest.mark.parametrize("end", ["C6", "A4", "C7", "G4", "D6", "C4"])
def test_one_token_moves_no_further_than_one_space(end: str) -> None:
    assert refused(with_food(5, "C4 lion"), food(f"C4 {end}")) == {"WS-RES-FOOD-1"}


@pytest.mark.clause("WS-RES-FOOD-1", "WS-RULING-24")
def test_the_edge_of_the_map_is_an_edge() -> None:
    assert refused(with_food(5, "A4 lion"), food("A4 G4")) == {"WS-RES-FOOD-1"}


@pytest.mark.clause("WS-RES-FOOD-2")
@pytest.mark.parametrize("end", ["B3", "D3", "B5", "D5"])
def test_no_step_is_diagonal(end: str) -> None:
    assert refused(with_food(5, "C4 lion"), food(f"C4 {end}")) == {"WS-RES-FOOD-2"}


@pytest.mark.clause("WS-EX-15", "WS-RES-FOOD-3", "WS-RES-3")
def test_three_tokens_lead_a_lion_two_spaces_and_an_elephant_one() -> None:
    table = with_food(3, "C4 lion", "E2 elephant")
    table = played(table, food("C4 C5 D5"), food("E2 E3"))
    assert table.at(cells("D5")[0]) == (Species.LION,)
    assert table.at(cells("E3")[0]) == (Species.ELEPHANT,)
    assert table.player(ANN).food == 0


@pytest.mark.clause("WS-RES-FOOD-1", "WS-RES-3")
def test_each_step_takes_a_token_that_is_there() -> None:
    assert refused(with_food(1, "C4 lion"), food("C4 C5 C6")) == {"WS-RES-FOOD-1"}
    assert refused(with_food(0, "C4 lion"), food("C4 C5")) == {"WS-RES-FOOD-1"}
    after = insisted(with_food(1, "C4 lion"), food("C4 C5 C6"))
    assert after.player(ANN).food == 0
    assert after.at(cells("C6")[0]) == (Species.LION,)


@pytest.mark.clause("WS-RES-FOOD-1")
def test_only_an_animal_on_the_map_is_moved() -> None:
    table = with_food(2, "C4 lion")
    assert final(table, food("D4 D5")) == {"WS-RES-FOOD-1"}
    assert final(table, food("C4 C5", Species.ZEBRA)) == {"WS-RES-FOOD-1"}
    assert final(table, food("C4")) == {"WS-RES-FOOD-1"}
    assert final(table, c.SpendFood(seat=ANN, path=())) == {"WS-RES-FOOD-1"}


@pytest.mark.clause("WS-RES-FOOD-1")
def test_of_two_animals_on_a_space_the_one_named_goes() -> None:
    table = with_food(1, "C4 lion zebra")
    after = played(table, food("C4 C5", Species.LION))
    assert (after.at(cells("C4")[0]), after.at(cells("C5")[0])) == (
        (Species.ZEBRA,),
        (Species.LION,),
    )
    # Where none is named it is the one that arrived last.
    assert played(table, food("C4 C5")).at(cells("C5")[0]) == (Species.ZEBRA,)


@pytest.mark.clause("WS-RES-2", "WS-TURN-4")
def test_tokens_are_spent_only_in_ones_own_turn() -> None:
    table = with_food(2, "C4 lion")
    assert refused(replace(table, turn=Turn(seat=BEN)), food("C4 C5")) == {
        "WS-TURN-4",
        "WS-RES-2",
    }
    assert refused(preparing(table, Step.POOL), food("C4 C5")) == {"WS-RULING-35"}
    card = a_card("? terrain: lion@rock | 1 star | -")
    theirs = a_table(2, vfx=1, tableaus={ANN: (card,)}, board=a_board("C4 lion"), turn=BEN)
    theirs = replace(theirs, terrain=on_rock())
    assert refused(theirs, film(card, 0)) == {"WS-TURN-4", "WS-SCENE-5", "WS-RES-2"}


@pytest.mark.clause("WS-RES-2", "WS-RULING-9")
def test_food_is_spent_before_and_after_the_basic_action_and_before_a_pass() -> None:
    discover = c.DiscoverAnimal(seat=ANN, species=Species.ZEBRA, cell=cells("A1")[0])
    table = with_food(2, "C4 lion")
    assert played(table, food("C4 C5"), discover, food("C5 C6")).player(ANN).food == 0
    poor = with_food(2, "C4 lion", coins=0)
    assert played(poor, food("C4 C5"), c.PassTurn(seat=ANN)).player(ANN).passed


@pytest.mark.clause("WS-RULING-20")
def test_food_moves_animals_in_round_1_too() -> None:
    assert legal(with_food(1, "C4 lion", round_=1), food("C4 C5"))


@pytest.mark.clause("WS-RULING-48")
def test_tokens_of_a_reward_are_spent_in_the_same_turn() -> None:
    card = a_card("? terrain: lion@rock | 1 food + 1 vfx | -")
    other = a_card("? terrain: zebra@rock | 1 star | -")
    table = a_table(
        2, tableaus={ANN: (card, other)}, board=a_board("C4 lion", "D4 zebra"),
        terrain=on_rock("C4"),
    )  # fmt: skip
    after = played(table, film(card), film(other, 0), food("C4 C5")).player(ANN)
    assert (after.food, after.vfx, after.completed) == (0, 0, 2)


def test_untracked_tokens_move_without_a_count_and_still_are_a_free_action() -> None:
    house = switched(freeActionsBeforePass=False)
    table = with_food(0, "C4 lion", tracking=Tracking(tokens=False), coins=0, house=house)
    table = played(table, food("C4 C5"))
    assert table.player(ANN).food == 0
    assert refused(table, c.PassTurn(seat=ANN)) == {"WS-RULING-10"}


def test_food_on_a_map_that_is_not_followed_only_costs_tokens() -> None:
    table = a_table(2, food=2, tracking=Tracking(map=False))
    assert played(table, food("C4 C5 C6")).player(ANN).food == 0
    assert refused(table, food("C4 C5 C6 C7")) == {"WS-RES-FOOD-1"}


# Food onto occupied spaces (WS-RULING-21)

CROWD = ("C4 lion", "C5 zebra")


@pytest.mark.clause("WS-SW-6", "WS-RULING-21")
def test_overlap_by_the_turn_lets_animals_stand_together_until_it_ends() -> None:
    table = with_food(3, *CROWD)
    # Hopping over an animal, and clearing a space by leading the other one away.
    assert played(table, food("C4 C5 C6")).at(cells("C6")[0]) == (Species.LION,)
    stopped = played(table, food("C4 C5"))
    assert stopped.at(cells("C5")[0]) == (Species.ZEBRA, Species.LION)
    cleared = played(stopped, food("C5 D5", Species.ZEBRA))
    assert cleared.at(cells("C5")[0]) == (Species.LION,)


@pytest.mark.clause("WS-RULING-21")
def test_the_last_token_onto_an_occupied_space_is_warned_of() -> None:
    assert warned(with_food(1, *CROWD), food("C4 C5")) == {"WS-RULING-21"}
    assert warned(with_food(2, *CROWD), food("C4 C5")) == set()
    assert legal(with_food(1, *CROWD), food("C4 C5"))


@pytest.mark.clause("WS-TURN-5", "WS-RULING-21")
def test_the_turn_does_not_end_while_food_left_two_animals_together() -> None:
    discover = c.DiscoverAnimal(seat=ANN, species=Species.HYENA, cell=cells("A1")[0])
    table = played(with_food(2, *CROWD), discover, food("C4 C5"))
    assert final(table, c.EndTurn(seat=ANN)) == {"WS-TURN-5"}
    assert legal(played(table, food("C5 C6")), c.EndTurn(seat=ANN))
    passing = played(with_food(2, *CROWD, coins=0), food("C4 C5"))
    assert final(passing, c.PassTurn(seat=ANN)) == {"WS-TURN-5"}


@pytest.mark.clause("WS-SW-6", "WS-RULING-21")
def test_overlap_by_the_chain_lets_only_the_same_animal_go_on_at_once() -> None:
    chain = switched(overlap="chain")
    table = played(with_food(4, *CROWD, "E5 hyena", house=chain), food("C4 C5"))
    assert refused(table, food("E5 E6")) == {"WS-RULING-21"}
    assert refused(table, food("C5 D5", Species.ZEBRA)) == {"WS-RULING-21"}
    assert legal(table, food("C5 C6"))
    assert legal(table, food("C5 C6", Species.LION))
    assert legal(with_food(2, *CROWD, house=chain), food("C4 C5 C6"))
    # A Move and the Food after it are one chain; a Swap would be none.
    move = c.MoveAnimal(seat=ANN, path=cells("C4 C5"))
    moved = played(with_food(1, *CROWD, house=chain), move)
    assert legal(moved, food("C5 C6"))
    swap = c.SwapAnimals(seat=ANN, first=cells("C5")[0], second=cells("E5")[0])
    assert "WS-RULING-21" in refused(table, swap)


@pytest.mark.clause("WS-SW-6", "WS-RULING-21")
def test_overlap_by_the_effect_lets_no_step_end_on_another_animal() -> None:
    effect = switched(overlap="effect")
    table = with_food(4, *CROWD, "C7 hyena", house=effect)
    assert refused(table, food("C4 C5")) == {"WS-RULING-21"}
    assert refused(table, food("C4 C5 C6")) == {"WS-RULING-21"}
    assert legal(table, food("C4 D4 D5"))
    # A Move may still cross what it does not end on.
    assert legal(table, c.MoveAnimal(seat=ANN, path=cells("C4 C5 C6")))
    assert refused(table, c.MoveAnimal(seat=ANN, path=cells("C4 C5"))) == {"WS-RULING-21"}


# VFX


@pytest.mark.clause("WS-EX-12", "WS-RES-VFX-1", "WS-RES-VFX-2", "WS-RES-3")
@pytest.mark.parametrize("zebra", ["E5", "A1", "G7"])
def test_a_vfx_token_lets_the_zebra_stand_anywhere_and_is_gone(zebra: str) -> None:
    animals = ("C4 gazelle", "D4 jackal", f"{zebra} zebra")
    table = a_table(2, vfx=1, tableaus={ANN: (ROCKY,)}, board=a_board(*animals))
    table = replace(table, terrain=on_rock("C4", "D4"))
    assert refused(table, film(ROCKY)) == {"WS-SCENE-LAND-1"}
    after = played(table, film(ROCKY, 2)).player(ANN)
    assert (after.vfx, after.gallery, after.stars) == (0, (ROCKY,), 2)


@pytest.mark.clause("WS-EX-13", "WS-RES-VFX-3", "WS-RES-VFX-4")
@pytest.mark.parametrize(
    ("animals", "rocky", "clause"),
    [
        (("C4 gazelle", "D4 jackal"), "C4 D4", "WS-RES-VFX-4"),
        (("C4 gazelle", "D4 jackal", "E5 zebra"), "D4", "WS-RES-VFX-3"),
        (("C4 gazelle", "D4 jackal", "E5 zebra"), "C4", "WS-RES-VFX-3"),
    ],
)
def test_the_other_conditions_hold_and_the_zebra_must_be_there(
    animals: tuple[str, ...], rocky: str, clause: str
) -> None:
    table = a_table(2, vfx=1, tableaus={ANN: (ROCKY,)}, board=a_board(*animals))
    table = replace(table, terrain=on_rock(*rocky.split()))
    assert refused(table, film(ROCKY, 2)) == {clause}


@pytest.mark.clause("WS-EX-14", "WS-RES-VFX-5", "WS-RES-3")
def test_the_freed_zebra_must_still_be_beside_the_jackal() -> None:
    beside = a_board("C4 jackal", "C3 elephant", "D5 zebra")
    table = a_table(2, vfx=1, tableaus={ANN: (BESIDE,)}, board=beside, terrain=on_rock("D5"))
    assert refused(table, film(BESIDE)) == {"WS-SCENE-TERR-2"}
    assert played(table, film(BESIDE, 2)).player(ANN).vfx == 0
    away = a_board("C4 jackal", "C3 elephant", "E5 zebra")
    table = a_table(2, vfx=1, tableaus={ANN: (BESIDE,)}, board=away, terrain=on_rock("E5"))
    assert refused(table, film(BESIDE, 2)) == {"WS-RES-VFX-5"}


@pytest.mark.clause("WS-RES-VFX-5")
def test_the_order_of_a_line_holds_for_a_freed_animal_too() -> None:
    line = a_card("? line: lion zebra@rock hyena | 1 star | -")
    jumbled = a_board("C4 lion", "C5 hyena", "C6 zebra")
    table = a_table(2, vfx=1, tableaus={ANN: (line,)}, board=jumbled, terrain=on_rock())
    assert refused(table, film(line, 1)) == {"WS-RES-VFX-5"}


@pytest.mark.clause("WS-RES-VFX-1")
@pytest.mark.parametrize(("held", "enough"), [(0, False), (2, False), (3, True), (4, True)])
def test_each_cancelled_condition_takes_a_token_that_is_there(held: int, enough: bool) -> None:
    board = a_board("C4 gazelle", "D4 jackal", "E5 zebra")
    table = a_table(2, vfx=held, tableaus={ANN: (ROCKY,)}, board=board, terrain=on_rock())
    assert refused(table, film(ROCKY, 0, 1, 2)) == (set() if enough else {"WS-RES-VFX-1"})
    assert insisted(table, film(ROCKY, 0, 1, 2)).player(ANN).vfx == max(0, held - 3)


@pytest.mark.clause("WS-RES-VFX-1", "WS-RULING-42")
@pytest.mark.parametrize("slots", [(0,), (1,), (7,), (2, 2), (-1,)])
def test_a_token_needs_a_condition_of_its_own(slots: tuple[int, ...]) -> None:
    board = a_board("C4 jackal", "C3 elephant", "D5 zebra")
    table = a_table(2, vfx=2, tableaus={ANN: (BESIDE,)}, board=board, terrain=on_rock("D5"))
    assert "WS-RES-VFX-1" in refused(table, film(BESIDE, *slots))


@pytest.mark.clause("WS-SW-10", "WS-RULING-42")
def test_any_number_of_tokens_a_card_unless_the_house_rule_says_one() -> None:
    board = a_board("C4 gazelle", "D4 jackal", "E5 zebra")
    table = a_table(2, vfx=2, tableaus={ANN: (ROCKY,)}, board=board, terrain=on_rock("C4"))
    after = played(table, film(ROCKY, 1, 2)).player(ANN)
    assert (after.vfx, after.completed) == (0, 1)
    strict = replace(table, house=switched(vfxOnePerCard=True))
    assert refused(strict, film(ROCKY, 1, 2)) == {"WS-RULING-42"}
    assert legal(replace(strict, tracking=Tracking(tokens=False)), film(ROCKY, 1, 2))
    one = replace(strict, terrain=on_rock("C4", "D4"))
    assert legal(one, film(ROCKY, 2))


@pytest.mark.clause("WS-SW-1", "WS-RULING-6")
def test_a_token_that_is_discarded_can_be_gained_again_at_once() -> None:
    card = a_card("? terrain: lion@rock | 1 vfx | -")
    table = a_table(
        2, tableaus={ANN: (card,)}, board=a_board("C4 lion"), terrain=on_rock(),
        house=switched(hardSupply=True),
    )  # fmt: skip
    table = table.with_player(ANN, vfx=30).with_player(BEN, vfx=10)
    assert played(table, film(card, 0)).player(ANN).vfx == 30
