"""Section 9: discarding, completing and spending, at any time of one's own turn."""

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    a_board,
    a_card,
    a_table,
    blanks,
    cards,
    cells,
    final,
    insisted,
    legal,
    played,
    refused,
    warned,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.rules import WildRules
from serengeti_companion.games.wild.terms import BLANK, Species

(A1, A2, A3, C4, C5, C6, D5) = cells("A1 A2 A3 C4 C5 C6 D5")
LION, ELEPHANT, ZEBRA = Species.LION, Species.ELEPHANT, Species.ZEBRA


def discard(*numbers: int) -> c.DiscardCards:
    return c.DiscardCards(seat=ANN, cards=cards(*numbers))


def food(path: str) -> c.SpendFood:
    return c.SpendFood(seat=ANN, path=cells(path))


@pytest.mark.clause("WS-FREE-3", "WS-FREE-4", "WS-CHK-6", "WS-RULING-30")
@pytest.mark.parametrize(("number", "coins"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_two_cards_discarded_in_one_go_earn_a_coin(number: int, coins: int) -> None:
    table = a_table(coins=0, tableaus={ANN: (1, 2, 3, 4)})
    table = played(table, discard(*range(1, number + 1)))
    assert table.player(ANN).coins == coins
    assert table.discard == cards(*range(1, number + 1))
    assert table.player(ANN).tableau == cards(*range(number + 1, 5))


@pytest.mark.clause("WS-FREE-3", "WS-RULING-30")
def test_two_single_discards_do_not_add_up_to_a_coin() -> None:
    table = a_table(coins=0, tableaus={ANN: (1, 2)})
    assert played(table, discard(1), discard(2)).player(ANN).coins == 0


@pytest.mark.clause("WS-RULING-30")
def test_cards_may_be_traded_in_as_often_as_wanted() -> None:
    table = a_table(coins=0, tableaus={ANN: (1, 2, 3, 4)})
    assert played(table, discard(1, 2), discard(3, 4)).player(ANN).coins == 2


@pytest.mark.clause("WS-FREE-3")
def test_only_cards_of_ones_own_tableau_are_discarded() -> None:
    table = a_table(pool=cards(5, 6), tableaus={ANN: (1,), BEN: (2,)})
    assert refused(table, discard(2)) == {"WS-COMP-1"}
    assert refused(table, discard(5)) == {"WS-COMP-1"}
    told = [str(v.message) for n in (2, 5) for v in WildRules().violations(table, discard(n))]
    assert told == ["Card 2 lies in the Tableau of Ben.", "Card 5 lies in the Pool."]
    assert refused(table, discard(40)) == {"WS-FREE-3"}
    assert final(table, c.DiscardCards(seat=ANN, cards=())) == {"WS-FREE-4"}


def test_one_card_is_not_discarded_as_two() -> None:
    table = a_table(tableaus={ANN: (*cards(1), *blanks(2))})
    assert final(table, discard(1, 1)) == {"WS-COMP-1"}
    assert refused(table, c.DiscardCards(seat=ANN, cards=blanks(3))) == {"WS-FREE-3"}


@pytest.mark.clause("WS-FREE-5")
def test_a_completed_card_is_never_discarded() -> None:
    table = a_table(tableaus={ANN: (1,)}, galleries={ANN: (2,)})
    assert refused(table, discard(1, 2)) == {"WS-FREE-5"}


@pytest.mark.clause("WS-FREE-6", "WS-RULING-38")
def test_any_number_of_fulfilled_cards_is_completed_by_the_same_animals() -> None:
    # 41: Jackal, Rhinoceros in line; 3: Zebra beside a Rhinoceros; 8: Lion, Elephant in line.
    board = a_board("C4 jackal", "C6 rhinoceros", "D5 zebra", "A1 lion", "A3 elephant")
    table = a_table(board=board, tableaus={ANN: (41, 3, 8)})
    for number in (41, 3, 8):
        table = played(table, c.FilmScene(seat=ANN, card=cards(number)[0]))
    assert table.player(ANN).completed == 3
    assert table.board == board


@pytest.mark.clause("WS-FREE-6")
def test_a_card_that_is_not_fulfilled_or_not_ones_own_is_not_completed() -> None:
    table = a_table(board=a_board("C4 jackal"), tableaus={ANN: (41,), BEN: (8,)})
    assert "WS-SCENE-2" in refused(table, c.FilmScene(seat=ANN, card=cards(41)[0]))
    assert "WS-COMP-1" in refused(table, c.FilmScene(seat=ANN, card=cards(8)[0]))
    assert "WS-FREE-6" in refused(table, c.FilmScene(seat=ANN, card=cards(60)[0]))


@pytest.mark.clause("WS-FREE-7", "WS-RES-FOOD-1", "WS-RES-3")
def test_food_moves_an_animal_one_space_a_token() -> None:
    table = a_table(board=a_board("C4 lion"), food=3)
    after = played(table, food("C4 C5"))
    assert (after.at(C5), after.player(ANN).food) == ((LION,), 2)
    assert refused(table, food("C4 C5 C6 C7 C6")) == {"WS-RES-FOOD-1"}


@pytest.mark.clause("WS-RES-FOOD-3", "WS-EX-15", "WS-FREE-7")
def test_three_food_move_a_lion_by_two_and_an_elephant_by_one() -> None:
    table = a_table(board=a_board("C4 lion", "A1 elephant"), food=3)
    after = played(table, food("C4 C5 C6"), food("A1 A2"))
    assert (after.at(C6), after.at(A2)) == ((LION,), (ELEPHANT,))
    assert after.player(ANN).food == 0


@pytest.mark.clause("WS-RES-FOOD-2", "WS-RULING-24")
@pytest.mark.parametrize("path", ["C4 D5", "C4 C5 D6"])
def test_food_takes_no_diagonal_step(path: str) -> None:
    table = a_table(board=a_board("C4 lion"), food=3)
    assert refused(table, food(path)) == {"WS-RES-FOOD-2"}


@pytest.mark.clause("WS-RULING-21")
def test_food_steps_over_an_animal_and_warns_when_it_ends_there_for_good() -> None:
    table = a_table(board=a_board("C4 lion", "C5 zebra"), food=2)
    over = played(table, food("C4 C5 C6"))
    assert (over.at(C5), over.at(C6)) == ((ZEBRA,), (LION,))
    assert not warned(table, food("C4 C5"))
    poor = a_table(board=a_board("C4 lion", "C5 zebra"), food=1)
    assert warned(poor, food("C4 C5")) == {"WS-RULING-21"}
    assert legal(poor, food("C4 C5"))


@pytest.mark.clause("WS-RULING-21")
def test_food_onto_a_space_where_two_stand_already_warns_as_well() -> None:
    table = a_table(board=a_board("C4 lion", "C5 zebra hyena"), food=1)
    assert warned(table, food("C4 C5")) == {"WS-RULING-21"}


@pytest.mark.clause("WS-RULING-21", "WS-FREE-7")
def test_other_free_actions_may_come_while_two_animals_share_a_space() -> None:
    table = a_table(board=a_board("C4 lion", "C5 zebra"), food=2, tableaus={ANN: (1, 2)})
    table = played(table, food("C4 C5"), discard(1, 2), food("C5 C6"))
    assert table.at(C6) == (LION,)


def test_an_animal_that_is_not_there_does_not_move() -> None:
    table = a_table(board=a_board("C4 lion"), food=1)
    assert final(table, food("C5 C6")) == {"WS-RES-FOOD-1"}
    wrong = c.SpendFood(seat=ANN, path=(C4, C5), animal=ZEBRA)
    assert final(table, wrong) == {"WS-RES-FOOD-1"}
    assert "WS-RES-FOOD-1" in final(table, food("C4"))


@pytest.mark.clause("WS-TURN-4", "WS-FREE-1")
def test_free_actions_belong_to_ones_own_turn_and_cost_nothing() -> None:
    table = a_table(coins=0, tableaus={ANN: (1,), CEM: (2,)})
    assert played(table, discard(1)).player(ANN).coins == 0
    assert refused(table, c.DiscardCards(seat=CEM, cards=cards(2))) == {"WS-TURN-4"}


def test_the_next_player_may_begin_with_a_free_action() -> None:
    table = a_table(tableaus={BEN: (1, 2)})
    discover = c.DiscoverAnimal(seat=ANN, species=LION, cell=A1)
    table = played(table, discover, c.DiscardCards(seat=BEN, cards=cards(1, 2)))
    assert table.turn is not None
    assert table.turn.seat == BEN


def test_a_card_known_only_now_is_discarded_for_one_nobody_described() -> None:
    table = a_table(tableaus={ANN: (BLANK, BLANK)})
    table = played(table, discard(31))
    assert (table.player(ANN).tableau, table.discard) == ((BLANK,), cards(31))
    assert not problems(table)


def test_tokens_overdrawn_on_the_tables_word_stop_at_none() -> None:
    table = a_table(board=a_board("C4 lion"), food=1)
    after = insisted(table, food("C4 C5 C6"))
    assert (after.player(ANN).food, after.at(C6)) == (0, (LION,))


@pytest.mark.clause("WS-GLANCE-3", "WS-FREE-6")
@pytest.mark.parametrize(
    ("line", "right", "wrong"),
    [
        ("? line: lion zebra | 2 stars | -", "C4 C6", "C4 D5"),
        ("? terrain: lion@water zebra@rock | 2 stars | -", "A1 A2", "A2 A1"),
        ("? line: lion@water zebra@rock | 2 stars | -", "A1 A2", "A1 B1"),
    ],
)
def test_a_card_asks_for_a_pattern_for_terrain_or_for_both(
    line: str, right: str, wrong: str
) -> None:
    card = a_card(line)
    for where, fine in ((right, True), (wrong, False)):
        lion, zebra = where.split()
        board = a_board(f"{lion} lion", f"{zebra} zebra")
        table = a_table(board=board, tableaus={ANN: (card,)})
        assert legal(table, c.FilmScene(seat=ANN, card=card)) == fine
