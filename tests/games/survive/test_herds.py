"""Herds and distances among the cards in play (section 5)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.survive import PICK, cards, hunt, hunting, speed

from serengeti_companion.games.survive.model import Card, Seat
from serengeti_companion.games.survive.rules.herds import distance, herds, lone, pieces
from serengeti_companion.games.survive.rules.predators import catch
from serengeti_companion.games.survive.terms import NUMBERS

tables = st.sets(
    st.builds(Card, seat=st.integers(0, 4).map(Seat), number=st.sampled_from(NUMBERS)), max_size=10
).map(tuple)


def numbers(text: str, *, own_pair: bool = True) -> list[list[int]]:
    """The numbers of each herd."""
    found = herds(cards(text), own_pair=own_pair)
    return [[card.number for card in herd] for herd in found]


def lone_numbers(text: str) -> list[int]:
    return [card.number for card in lone(cards(text))]


@pytest.mark.clause("SV-HERD-1", "SV-HERD-2", "SV-EX-2")
def test_two_cards_of_the_same_number_are_a_herd() -> None:
    assert numbers("P1:8 P2:8") == [[8, 8]]


@pytest.mark.clause("SV-HERD-1", "SV-HERD-3", "SV-EX-3")
def test_two_neighbouring_numbers_are_a_herd() -> None:
    assert numbers("P1:7 P2:8") == [[7, 8]]


@pytest.mark.clause("SV-HERD-1", "SV-HERD-8")
def test_two_numbers_with_a_gap_are_lone_cards() -> None:
    assert numbers("P1:7 P2:9") == []
    assert lone_numbers("P1:7 P2:9") == [7, 9]


@pytest.mark.clause("SV-HERD-4", "SV-R-3")
def test_herds_are_found_among_all_cards_of_whichever_owner() -> None:
    assert numbers("P1:3 P4:4 P2:5") == [[3, 4, 5]]


@pytest.mark.clause("SV-HERD-5", "SV-R-3", "SV-R-30")
def test_two_cards_of_one_player_are_a_herd_by_themselves() -> None:
    assert numbers("P1:6 P1:7 P2:11") == [[6, 7]]


@pytest.mark.clause("SV-HERD-6", "SV-R-4")
def test_links_chain_and_equal_numbers_all_belong() -> None:
    assert numbers("P1:7 P2:7 P3:8 P4:9") == [[7, 7, 8, 9]]


@pytest.mark.clause("SV-HERD-7", "SV-R-5")
def test_twelve_and_one_are_no_neighbours() -> None:
    assert numbers("P1:12 P2:1") == []


@pytest.mark.clause("SV-HERD-9", "SV-HERD-15")
def test_several_herds_exist_at_once_and_the_rest_is_lone() -> None:
    text = "P1:3 P2:4 P3:10 P4:11 P5:7"
    assert numbers(text) == [[3, 4], [10, 11]]
    assert lone_numbers(text) == [7]


@pytest.mark.clause("SV-HERD-10", "SV-R-29")
def test_distance_counts_to_the_nearest_number_upwards_and_downwards_alike() -> None:
    found = herds(cards("P1:5 P2:6 P3:7"))
    assert [distance(number, found) for number in (1, 3, 9, 12)] == [4, 2, 2, 5]


@pytest.mark.clause("SV-HERD-10", "SV-EX-4")
def test_a_lone_eight_below_a_herd_from_ten_is_two_away() -> None:
    assert distance(8, herds(cards("P1:10 P2:11"))) == 2
    assert catch(speed(2), cards("P1:10 P2:11 P3:8")) == cards("P3:8")


@pytest.mark.clause("SV-HERD-11")
def test_with_several_herds_the_nearest_counts() -> None:
    assert distance(8, herds(cards("P1:3 P2:4 P3:11 P4:11"))) == 3


@given(tables)
@pytest.mark.clause("SV-HERD-12")
def test_a_lone_card_is_two_or_more_away_from_any_herd(laid: tuple[Card, ...]) -> None:
    found = herds(laid)
    for card in lone(laid):
        steps = distance(card.number, found)
        assert steps is None or steps >= 2


@given(tables, st.integers(0, 12))
@pytest.mark.clause("SV-HERD-13", "SV-PRED-13")
def test_cards_inside_a_herd_are_never_away(laid: tuple[Card, ...], x: int) -> None:
    eaten = catch(speed(x), laid)
    in_herds = {card for herd in herds(laid) for card in herd}
    assert eaten is not None
    assert not in_herds & set(eaten)


@pytest.mark.clause("SV-HERD-14", "SV-EX-5", "SV-R-2")
@pytest.mark.parametrize("x", range(13))
def test_with_no_herd_every_card_is_away_for_every_x(x: int) -> None:
    assert catch(speed(x), cards("P1:2 P2:5")) == cards("P1:2 P2:5")


@given(tables)
@pytest.mark.clause("SV-HERD-15")
def test_cutting_where_neighbours_differ_by_two_or_more_finds_every_piece(
    laid: tuple[Card, ...],
) -> None:
    found = pieces(laid)
    again = [card for piece in found for card in piece]
    assert sorted((c.number, c.seat) for c in again) == sorted((c.number, c.seat) for c in laid)
    for piece in found:
        assert all(after.number - card.number <= 1 for card, after in pairwise(piece))
    for piece, after in pairwise(found):
        assert after[0].number - piece[-1].number >= 2


@pytest.mark.clause("SV-SW-1", "SV-R-3", "SV-EX-31")
def test_with_the_switch_off_an_own_pair_is_two_lone_cards() -> None:
    assert numbers("P1:6 P1:7", own_pair=False) == []
    assert numbers("P1:6 P1:7 P2:8", own_pair=False) == [[6, 7, 8]]
    laid = cards("P1:6 P1:7")
    assert catch(speed(5), laid) == ()
    assert catch(speed(5), laid, own_pair=False) == laid


EXAMPLES = [
    pytest.param("P1:2 P2:2 P3:5 P4:9", 3, "P3:5 P4:9", marks=pytest.mark.clause("SV-EX-20")),
    pytest.param("P1:2 P2:2 P3:5", 4, "", marks=pytest.mark.clause("SV-EX-21")),
    pytest.param("P1:5 P2:5 P3:5 P4:9", 5, "", marks=pytest.mark.clause("SV-EX-22")),
    pytest.param("P1:5 P2:5 P3:5 P4:9", 4, "P4:9", marks=pytest.mark.clause("SV-EX-22")),
    pytest.param("P1:4 P2:5 P3:5 P4:6 P5:8", 2, "P5:8", marks=pytest.mark.clause("SV-EX-23")),
    pytest.param("P1:4 P2:5 P3:5 P4:6 P5:8", 3, "", marks=pytest.mark.clause("SV-EX-23")),
    pytest.param("P1:3 P2:4 P3:10 P4:11 P5:7", 3, "P5:7", marks=pytest.mark.clause("SV-EX-24")),
    pytest.param("P1:3 P2:4 P3:10 P4:11 P5:7", 4, "", marks=pytest.mark.clause("SV-EX-24")),
    pytest.param("P1:3 P2:4 P3:11 P4:11 P5:8", 4, "", marks=pytest.mark.clause("SV-EX-25")),
    pytest.param("P1:2 P2:5 P3:9", 6, "P1:2 P2:5 P3:9", marks=pytest.mark.clause("SV-EX-26")),
    pytest.param("P1:1 P2:12 P3:12", 9, "P1:1", marks=pytest.mark.clause("SV-EX-29")),
    pytest.param("P1:6", 5, "P1:6", marks=pytest.mark.clause("SV-EX-30")),
    pytest.param("P1:6 P1:7", 5, "", marks=pytest.mark.clause("SV-EX-31")),
    pytest.param("P1:6 P2:10 N:11", 3, "P1:6", marks=pytest.mark.clause("SV-EX-70")),
]


@pytest.mark.parametrize(("laid", "x", "eaten"), EXAMPLES)
@pytest.mark.clause("SV-PRED-7", "SV-PRED-8", "SV-R-6")
def test_who_a_speed_predator_eats(laid: str, x: int, eaten: str) -> None:
    assert catch(speed(x), cards(laid)) == cards(eaten)


@pytest.mark.clause("SV-EX-27", "SV-EX-7", "SV-PRED-5", "SV-PRED-6")
def test_a_catch_that_leaves_no_herd_lets_the_next_predator_strike() -> None:
    table = hunt(hunting("P1:6 P2:7 P3:11", PICK, speed(3)), "P2:7")
    table = hunt(table)
    assert [table.colour(seat).eaten for seat in table.seats] == [(6,), (7,), (11,)]
    assert not table.row
    assert all(colour.two for colour in table.colours)


@pytest.mark.clause("SV-EX-28", "SV-PRED-4")
def test_the_same_predators_in_the_other_order_eat_others() -> None:
    table = hunt(hunt(hunting("P1:6 P2:7 P3:11", speed(3), PICK)), "P2:7")
    assert [table.colour(seat).eaten for seat in table.seats] == [(), (7,), (11,)]
    assert table.colours[0].safe == (6,)
    assert [colour.two for colour in table.colours] == [False, True, True]
