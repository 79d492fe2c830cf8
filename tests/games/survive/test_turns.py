"""A turn, step by step (section 7)."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from support.survive import (
    ANN,
    BEN,
    CEM,
    PICK,
    a_turn,
    begun,
    cards,
    choosing,
    clauses,
    events,
    forced,
    hunt,
    hunting,
    kinds,
    liftable,
    piles,
    play,
    reveal,
    shows,
    speed,
    told,
)

from serengeti_companion.games.survive.commands import ResolvePredator, TurnUpPredator
from serengeti_companion.games.survive.model import Phase, Seat
from serengeti_companion.games.survive.offers import reveals
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.terms import NAMELESS, NUMBERS


@pytest.mark.clause("SV-TURN-1", "SV-TURN-3")
def test_cards_before_the_predator_are_refused_and_can_be_overruled() -> None:
    table = begun()
    assert clauses(table, shows(3)) == {"SV-TURN-1", "SV-TURN-3"}
    table = forced(table, shows(3))
    assert (table.phase, table.uncounted) == (Phase.CHOOSING, -1)


@pytest.mark.clause("SV-TURN-2", "SV-TURN-11", "SV-TURN-12", "SV-TURN-15", "SV-VAL-4")
def test_a_player_who_lost_nothing_lays_exactly_one() -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:3")
    table = play(table, TurnUpPredator())
    assert duties.owed(table, ANN) == 1
    assert not clauses(table, shows(5))
    for wrong in (shows(), shows(5, 6), shows(5, 6, 7)):
        assert clauses(table, wrong) == {"SV-VAL-4", "SV-TURN-12"}
        assert liftable(table, wrong)


@pytest.mark.clause("SV-TURN-2", "SV-TURN-9", "SV-TURN-12", "SV-TURN-15", "SV-VAL-4", "SV-PUB-4")
def test_a_player_who_was_eaten_lays_exactly_two() -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:9", "P3:9")
    assert [table.colour(seat).two for seat in table.seats] == [False, False, True]
    table = play(table, TurnUpPredator())
    assert [duties.owed(table, seat) for seat in table.seats] == [1, 1, 2]
    assert not clauses(table, shows(5, 6, seat=CEM))
    assert clauses(table, shows(5, seat=CEM)) == {"SV-VAL-4", "SV-TURN-12"}


@pytest.mark.clause("SV-TURN-10", "SV-R-9", "SV-EX-34")
def test_two_cards_lost_still_owe_two() -> None:
    table = hunt(hunting("P1:1 P1:7 P2:4 P3:4", PICK), "P1:1 P1:7")
    table = play(table, TurnUpPredator())
    assert duties.owed(table, ANN) == 2
    lost_to_two = hunt(hunt(hunting("P1:1 P1:7 P2:4", PICK, PICK), "P1:1"), "P1:7")
    assert duties.owed(play(lost_to_two, TurnUpPredator()), ANN) == 2


@pytest.mark.clause("SV-TURN-13", "SV-R-8", "SV-TURN-15")
def test_with_one_card_left_and_two_due_that_one_is_laid() -> None:
    table = choosing().with_colour(ANN, two=True, safe=tuple(range(1, 12)))
    table = replace(table, turn=2, removed=(*table.removed, NAMELESS))
    assert duties.owed(table, ANN) == 1
    assert not clauses(table, shows(12))


@pytest.mark.clause("SV-TURN-14", "SV-R-10", "SV-END-3")
def test_a_player_without_cards_lays_nothing_and_is_not_awaited() -> None:
    table = choosing().with_colour(ANN, safe=NUMBERS, two=True)
    assert duties.owed(table, ANN) == 0
    assert duties.awaited(table) == (BEN, CEM)
    assert reveal(table, "P2:3 P3:9").phase is Phase.HUNTING


@pytest.mark.clause("SV-TURN-4", "SV-PUB-5")
def test_nothing_is_eaten_before_all_have_turned_up_their_cards() -> None:
    table = play(choosing(), shows(3), shows(4, seat=BEN))
    command = ResolvePredator(order=1, eaten=cards("P1:3"))
    assert clauses(table, command) == {"SV-TURN-4"}
    assert told(table, command) == ["Cards are still to be turned up: Cem."]
    # On the table's word Cem lays nothing.
    table = forced(table, command)
    assert [piles(table, seat) for seat in table.seats] == [((3,), ()), ((), (4,)), ((), ())]


@pytest.mark.clause("SV-TURN-4")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_reveals_may_be_told_in_any_order(order: tuple[int, ...]) -> None:
    table = choosing()
    for seat in order:
        assert table.phase is Phase.CHOOSING
        table = play(table, shows(seat + 1, seat=Seat(seat)))
    assert table.phase is Phase.HUNTING
    assert table.in_play == cards("P1:1 P2:2 P3:3")


@pytest.mark.clause("SV-TURN-4")
def test_a_card_after_the_reveal_is_refused_and_can_be_overruled() -> None:
    table = hunting("P1:3 P2:4 P3:9", PICK)
    assert clauses(table, shows(5)) == {"SV-TURN-4"}
    assert forced(table, shows(5)).colour(ANN).laid == (3, 5)


def test_a_colour_that_has_turned_up_lays_no_more() -> None:
    table = play(choosing(), shows(3))
    assert clauses(table, shows(5)) == {"SV-VAL-4", "SV-TURN-12", "SV-VAL-8"}


@pytest.mark.clause("SV-TURN-5", "SV-TURN-6", "SV-TURN-7", "SV-TURN-8")
def test_eaten_cards_go_to_the_discard_and_all_others_are_safe() -> None:
    table = hunting("P1:3 P2:3 P3:9", speed(2))
    found = events(table, ResolvePredator(order=1))
    assert kinds(found) == ["predator_hunted", "herds_crossed", "turn_ended", "turn_began"]
    table = hunt(table)
    assert [piles(table, seat) for seat in table.seats] == [((), (3,)), ((), (3,)), ((9,), ())]
    assert not table.in_play


@pytest.mark.clause("SV-TURN-5")
def test_predators_wait_for_the_cards() -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:3")
    command = ResolvePredator(order=1)
    assert "SV-TURN-5" in clauses(table, command)
    assert not liftable(table, command)


@pytest.mark.clause("SV-TURN-16")
def test_turns_repeat_while_anybody_holds_cards() -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:3")
    assert (table.phase, table.turn) == (Phase.PREDATOR, 2)


@pytest.mark.clause("SV-EX-35", "SV-END-4", "SV-END-5", "SV-TURN-13")
def test_a_player_eaten_in_every_turn_is_finished_in_turn_7() -> None:
    laid = lengths(lambda _turn: True)
    assert laid == [1, 2, 2, 2, 2, 2, 1]


@pytest.mark.clause("SV-EX-36", "SV-END-4", "SV-TURN-11")
def test_a_player_eaten_in_turn_1_only_is_finished_in_turn_11() -> None:
    laid = lengths(lambda turn: turn == 1)
    assert laid == [1, 2, *(1,) * 9]
    assert len(laid) == 12 - laid.count(2)


def lengths(is_eaten: Callable[[int], bool]) -> list[int]:
    """How many cards Ann lays turn by turn, when she loses one in those turns."""
    table, laid = begun(), []
    while table.colour(ANN).hand:
        turn = table.turn
        mine = next(iter(reveals(play(table, TurnUpPredator()), ANN))).numbers
        text = " ".join(f"P1:{number}" for number in mine) + f" P2:{turn} P3:{turn}"
        table = a_turn(table, text, f"P1:{mine[0]}" if is_eaten(turn) else "")
        laid.append(len(mine))
    return laid


def test_the_offers_of_a_reveal_are_all_choices_of_as_many_cards_as_are_due() -> None:
    table = choosing().with_colour(ANN, eaten=(1, 2), two=True)
    assert [one.numbers for one in reveals(table, ANN)] == [
        (a, b) for a, b in product(range(3, 13), repeat=2) if a < b
    ]
