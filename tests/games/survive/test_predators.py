"""Predators in their row: who acts, what is eaten, who stays (section 6)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.survive import (
    ANN,
    PICK,
    begun,
    cards,
    choosing,
    clauses,
    events,
    forced,
    hunt,
    hunting,
    liftable,
    play,
    reveal,
    speed,
    switched,
    told,
    warnings,
)

from serengeti_companion.games.survive import events as e
from serengeti_companion.games.survive.commands import (
    CorrectPredators,
    DescribePredator,
    ResolvePredator,
    TurnUpPredator,
)
from serengeti_companion.games.survive.model import Card, Phase, Predator, Seat, Table, acting
from serengeti_companion.games.survive.packs import practice_set
from serengeti_companion.games.survive.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.survive.rules.herds import herds, lone
from serengeti_companion.games.survive.rules.predators import catch
from serengeti_companion.games.survive.terms import (
    NAMELESS,
    NUMBERS,
    Effect,
    Extreme,
    Numbers,
    PredatorCard,
    Speed,
    WholeHerd,
)
from serengeti_companion.games.survive.wording import tell_event

LION = PredatorCard(name="Lion", effect=Speed(x=3))
COPY = Printed(name="Ours", predators=(LION, PredatorCard(name="Jackal", copies=2)))
tables = st.sets(
    st.builds(Card, seat=st.integers(0, 4).map(Seat), number=st.sampled_from(NUMBERS)),
    min_size=1,
    max_size=10,
).map(tuple)


def orders(table: Table) -> list[int]:
    return [one.order for one in table.row]


@pytest.mark.clause("SV-PRED-1", "SV-TURN-1")
def test_a_predator_is_laid_to_the_right_of_those_in_play() -> None:
    table = reveal(choosing(), "P1:3 P2:4 P3:5")
    table = play(hunt(table, ""), TurnUpPredator(card=LION))
    assert [one.card for one in table.row] == [NAMELESS, LION]


@pytest.mark.clause("SV-PRED-1", "SV-VAL-5")
def test_a_second_predator_in_a_turn_is_refused_and_can_be_overruled() -> None:
    table = choosing()
    assert clauses(table, TurnUpPredator()) == {"SV-PRED-1"}
    table = forced(table, TurnUpPredator())
    assert (table.draw_pile, orders(table), table.uncounted) == (10, [1, 2], 1)


@pytest.mark.clause("SV-PRED-2", "SV-PRED-3")
def test_several_predators_act_and_the_new_one_in_the_turn_it_comes() -> None:
    table = hunt(reveal(choosing(), "P1:3 P2:4 P3:5"), "")
    table = play(table, TurnUpPredator(card=LION))
    table = hunt(reveal(table, "P1:1 P2:1 P3:9"), "")
    assert acting(table) is not None
    table = hunt(table)
    assert table.colours[2].eaten == (9,)


@pytest.mark.clause("SV-PRED-4", "SV-VAL-6", "SV-TURN-5")
def test_skipping_a_predator_is_refused_and_can_be_overruled() -> None:
    table = hunting("P1:3 P2:4 P3:9", speed(9), speed(2))
    command = ResolvePredator(order=2)
    assert clauses(table, command) == {"SV-VAL-6", "SV-PRED-4"}
    assert liftable(table, command)
    table = forced(table, command)
    assert (orders(table), table.phase) == ([1], Phase.HUNTING)


@pytest.mark.clause("SV-PRED-5", "SV-PRED-6", "SV-EX-32")
def test_each_predator_looks_at_the_cards_as_they_are_when_it_acts() -> None:
    table = hunt(hunting("P1:4 P2:5 P3:9", speed(2), speed(3)))
    assert (table.colours[2].eaten, orders(table)) == ((9,), [2])
    table = hunt(table)
    assert (orders(table), table.phase) == ([2], Phase.PREDATOR)


@pytest.mark.clause("SV-PRED-7", "SV-R-1", "SV-PDATA-2")
def test_a_speed_is_at_least_x_unless_its_card_says_exactly() -> None:
    laid = cards("P1:4 P2:5 P3:8 P4:12")
    assert catch(Speed(x=3), laid) == cards("P3:8 P4:12")
    assert catch(Speed(x=3, compare="exactly"), laid) == cards("P3:8")


@pytest.mark.clause("SV-PDATA-2", "SV-HERD-14")
def test_with_no_herd_every_card_fits_under_both_comparisons() -> None:
    laid = cards("P1:4 P2:8")
    assert catch(Speed(x=12, compare="exactly"), laid) == laid
    assert catch(Speed(x=12), laid) == laid


@pytest.mark.clause("SV-PDATA-2")
@pytest.mark.parametrize(("x", "fits"), [(-1, False), (0, True), (12, True), (13, False)])
def test_a_speed_goes_from_0_to_12(x: int, fits: bool) -> None:
    command = TurnUpPredator(card=PredatorCard(effect=Speed(x=x)))
    assert clauses(begun(), command) == (set() if fits else {"SV-PDATA-2"})


@pytest.mark.clause("SV-PRED-8", "SV-R-6", "SV-R-30", "SV-PRED-15", "SV-R-28")
def test_a_speed_predator_eats_every_card_that_fits_of_all_owners_together() -> None:
    (hunted, *_) = events(hunting("P1:3 P1:9 P2:3 P3:12", speed(2), PICK), ResolvePredator(order=1))
    assert hunted == e.PredatorHunted(
        order=1, eaten=cards("P1:9 P3:12"), by_rule=cards("P1:9 P3:12")
    )


@pytest.mark.clause("SV-R-30")
def test_losing_one_of_two_cards_does_not_spare_the_other() -> None:
    table = hunt(hunting("P1:1 P1:12 P2:6 P3:6", speed(5)))
    assert table.colour(ANN).eaten == (1, 12)


@pytest.mark.clause("SV-PRED-9", "SV-PDATA-9")
def test_a_predator_that_ate_is_removed_from_the_game() -> None:
    table = hunt(hunting("P1:3 P2:3 P3:9", speed(2), PICK))
    assert (orders(table), len(table.removed)) == ([2], 2)
    assert clauses(table, ResolvePredator(order=1)) == {"SV-PRED-9"}


@pytest.mark.clause("SV-PRED-10", "SV-PDATA-9", "SV-R-7", "SV-EX-21")
def test_a_predator_that_ate_nothing_stays_and_acts_before_the_new_one() -> None:
    table = hunt(hunting("P1:2 P2:2 P3:5", speed(4)))
    assert [one.acted for one in table.row] == [False]
    table = play(table, TurnUpPredator())
    table = reveal(table, "P1:3 P2:4 P3:1")
    waiting = acting(table)
    assert waiting is not None
    assert waiting.card.effect == speed(4)


@pytest.mark.clause("SV-PRED-11", "SV-R-26")
def test_neutral_cards_are_eaten_and_set_a_predator_off_like_any_other() -> None:
    table = hunt(hunting("P1:6 P2:6 N:11", speed(3)))
    assert table.colours[2].eaten == (11,)
    assert table.row == ()


@given(tables, st.integers(0, 2))
@pytest.mark.clause("SV-PRED-12")
def test_with_x_of_two_or_less_and_a_herd_all_lone_cards_are_eaten(
    laid: tuple[Card, ...], x: int
) -> None:
    if herds(laid):
        assert set(catch(Speed(x=x), laid) or ()) == set(lone(laid))


@pytest.mark.clause("SV-PRED-13")
def test_a_herd_member_told_of_a_speed_predator_is_refused_and_can_be_overruled() -> None:
    table = hunting("P1:3 P2:3 P3:9", speed(2))
    command = ResolvePredator(order=1, eaten=cards("P1:3 P3:9"))
    assert clauses(table, command) == {"SV-PRED-13"}
    table = forced(table, command)
    assert table.colour(ANN).eaten == (3,)


@pytest.mark.clause("SV-PRED-7", "SV-PRED-8")
def test_too_few_or_too_many_lone_cards_of_a_speed_predator_are_refused() -> None:
    table = hunting("P1:3 P2:3 P3:6 P4:9", speed(5))
    assert clauses(table, ResolvePredator(order=1, eaten=())) == {"SV-PRED-8"}
    both = ResolvePredator(order=1, eaten=cards("P3:6 P4:9"))
    assert clauses(table, both) == {"SV-PRED-7"}


@pytest.mark.clause("SV-PRED-14", "SV-PDATA-3")
def test_the_table_may_pick_members_of_herds_or_nobody() -> None:
    table = hunting("P1:3 P2:3 P3:9", PICK)
    for eaten in ("", "P1:3", "P1:3 P2:3 P3:9"):
        assert not clauses(table, ResolvePredator(order=1, eaten=cards(eaten)))


@pytest.mark.clause("SV-PDATA-3", "SV-PDATA-7")
def test_where_the_card_decides_the_table_is_asked() -> None:
    table = hunting("P1:3 P2:3 P3:9", PICK)
    assert clauses(table, ResolvePredator(order=1)) == {"SV-PDATA-7"}
    named = play(table, DescribePredator(order=1, card=PredatorCard(name="Owl")))
    assert clauses(named, ResolvePredator(order=1)) == {"SV-PDATA-3"}
    assert told(named, ResolvePredator(order=1)) == ["Owl: who is eaten?"]


@pytest.mark.clause("SV-PDATA-4")
@pytest.mark.parametrize(
    ("effect", "eaten"),
    [(Extreme(which="lowest"), "P1:3 P2:3"), (Extreme(which="highest"), "P3:9")],
)
def test_an_extreme_is_the_lowest_or_highest_number_and_all_copies(
    effect: Effect, eaten: str
) -> None:
    assert catch(effect, cards("P1:3 P2:3 P3:9")) == cards(eaten)


@pytest.mark.clause("SV-PDATA-5")
def test_numbers_are_all_cards_in_play_with_one_of_them() -> None:
    laid = cards("P1:3 P2:3 P3:7 P4:8")
    assert catch(Numbers(numbers=(3, 8, 12)), laid) == cards("P1:3 P2:3 P4:8")
    assert clauses(begun(), TurnUpPredator(card=PredatorCard(effect=Numbers(numbers=())))) == {
        "SV-PDATA-5"
    }
    assert clauses(begun(), TurnUpPredator(card=PredatorCard(effect=Numbers(numbers=(13,))))) == {
        "SV-PDATA-5"
    }


@pytest.mark.clause("SV-PDATA-6")
def test_a_herd_is_the_largest_or_smallest_and_on_a_tie_the_table_picks() -> None:
    laid = cards("P1:3 P2:3 P3:4 P4:8 P5:9")
    assert catch(WholeHerd(which="largest"), laid) == cards("P1:3 P2:3 P3:4")
    assert catch(WholeHerd(which="smallest"), laid) == cards("P4:8 P5:9")
    for level in ("P1:3 P2:3 P4:8 P5:9", "P1:3 P2:6"):
        assert catch(WholeHerd(which="largest"), cards(level)) is None
    table = hunting("P1:3 P2:6 P3:9", WholeHerd(which="largest"))
    assert clauses(table, ResolvePredator(order=1)) == {"SV-PDATA-6"}


@pytest.mark.clause("SV-PDATA-4", "SV-PDATA-5", "SV-PDATA-6")
@pytest.mark.parametrize(
    ("effect", "clause"),
    [
        (Extreme(which="highest"), "SV-PDATA-4"),
        (Numbers(numbers=(9,)), "SV-PDATA-5"),
        (WholeHerd(which="largest"), "SV-PDATA-6"),
    ],
)
def test_a_convenience_only_proposes_and_the_table_confirms(effect: Effect, clause: str) -> None:
    table = hunting("P1:3 P2:3 P3:9", effect)
    command = ResolvePredator(order=1, eaten=cards("P2:3"))
    assert not clauses(table, command)
    assert warnings(table, command) == {clause}
    assert not warnings(table, ResolvePredator(order=1))


@pytest.mark.clause("SV-PDATA-1", "SV-PDATA-7")
def test_a_record_is_name_copies_effect_and_note_and_naming_is_optional() -> None:
    assert PredatorCard() == PredatorCard(name="", copies=1, effect=PICK, note="")
    table = play(begun(), TurnUpPredator())
    assert table.row[0].card == NAMELESS
    strange = PredatorCard(name="Li\non", copies=0)
    assert clauses(begun(), TurnUpPredator(card=strange)) == {"SV-PDATA-1"}


@pytest.mark.clause("SV-PDATA-8", "SV-R-12", "SV-PIC-1")
def test_the_app_ships_no_predators_but_a_marked_practice_set_without_texts() -> None:
    assert UNKNOWN_COPY.predators == ()
    practice = practice_set()
    assert practice.practice
    assert practice.is_complete
    assert not any(card.note for card in practice.predators)


@pytest.mark.clause("SV-R-12", "SV-PIC-1", "SV-PDATA-7")
def test_a_predator_in_the_row_may_be_described_later_and_then_acts_so() -> None:
    table = hunting("P1:3 P2:3 P3:9", PICK)
    table = play(table, DescribePredator(order=1, card=PredatorCard(effect=Speed(x=5))))
    assert hunt(table).colours[2].eaten == (9,)
    assert clauses(table, DescribePredator(order=7, card=LION)) == {"SV-PRED-9"}


@pytest.mark.clause("SV-PDATA-8")
def test_a_mere_name_stands_for_the_predator_of_the_copy() -> None:
    table = play(begun(printed=COPY), TurnUpPredator(card=PredatorCard(name="Lion")))
    assert table.row[0].card == LION
    own = PredatorCard(name="Lion", effect=Speed(x=7))
    assert play(begun(printed=COPY), TurnUpPredator(card=own)).row[0].card == own


@pytest.mark.clause("SV-VAL-10")
def test_a_predator_beyond_its_copies_only_warns() -> None:
    table = begun(printed=COPY)
    assert not warnings(table, TurnUpPredator(card=LION))
    table = hunt(reveal(play(table, TurnUpPredator(card=LION)), "P1:3 P2:4 P3:5"))
    assert not clauses(table, TurnUpPredator(card=LION))
    assert warnings(table, TurnUpPredator(card=LION)) == {"SV-VAL-10"}
    assert not warnings(table, TurnUpPredator(card=PredatorCard(name="Jackal")))
    gone = replace(table, row=(), removed=(LION,))
    assert warnings(gone, TurnUpPredator(card=LION)) == {"SV-VAL-10"}


@pytest.mark.clause("SV-PDATA-10")
def test_the_log_keeps_what_the_card_says_and_what_the_table_did() -> None:
    table = hunting("P1:3 P2:3 P3:9", speed(2))
    hunted = events(table, ResolvePredator(order=1, eaten=cards("P1:3")))[0]
    assert hunted == e.PredatorHunted(order=1, eaten=cards("P1:3"), by_rule=cards("P3:9"))
    assert str(tell_event(table, hunted)) == (
        "a predator eats Ann 3 and leaves; by its card it eats Cem 9"
    )


@pytest.mark.clause("SV-R-28")
def test_a_predator_strikes_once_a_turn() -> None:
    table = hunt(hunting("P1:3 P2:3 P3:4", speed(2), PICK))
    assert clauses(table, ResolvePredator(order=1)) == {"SV-R-28"}


@pytest.mark.clause("SV-EX-33")
@pytest.mark.parametrize("second", [PICK, speed(0), Extreme(which="lowest")])
def test_when_all_cards_are_eaten_the_next_predator_has_nothing_and_stays(second: Effect) -> None:
    table = hunt(hunting("P1:3 P2:6 P3:9", speed(2), second))
    table = hunt(table)
    assert orders(table) == [2]
    assert table.phase is Phase.PREDATOR


@pytest.mark.clause("SV-VAL-9", "SV-TURN-8")
@pytest.mark.parametrize("eaten", ["P1:4", "P2:3 P2:3", "P1:1"])
def test_only_cards_laid_this_turn_and_still_in_play_can_be_eaten(eaten: str) -> None:
    table = hunting("P1:3 P2:3 P3:9", PICK).with_colour(ANN, laid=(3,), safe=(1,))
    command = ResolvePredator(order=1, eaten=cards(eaten))
    assert clauses(table, command) == {"SV-VAL-9"}
    assert not liftable(table, command)


@pytest.mark.clause("SV-PRED-16", "SV-VAL-5")
def test_the_draw_pile_holds_what_is_neither_in_play_nor_removed() -> None:
    table = begun()
    assert table.draw_pile == 12
    table = hunt(reveal(play(table, TurnUpPredator()), "P1:3 P2:4 P3:5"), "P1:3")
    assert (table.draw_pile, len(table.row), len(table.removed)) == (11, 0, 1)
    used_up = replace(table, turn=13, removed=(NAMELESS,) * 12)
    assert used_up.draw_pile == 0
    assert "SV-VAL-5" in clauses(used_up, TurnUpPredator())
    assert not liftable(used_up, TurnUpPredator())


@pytest.mark.clause("SV-PRED-16")
def test_with_the_pile_used_up_cards_are_laid_without_a_new_predator() -> None:
    twelve = CorrectPredators(row=(Predator(order=12, card=NAMELESS),), removed=(NAMELESS,) * 11)
    table = play(hunting("P1:3 P2:4 P3:5", PICK), twelve)
    table = hunt(table, "")
    assert table.phase is Phase.CHOOSING
    assert reveal(table, "P1:1 P2:1 P3:1").phase is Phase.HUNTING


@pytest.mark.clause("SV-PRED-17")
def test_predators_left_in_play_at_the_end_do_nothing() -> None:
    table = hunting("P1:12 P2:12 P3:12", speed(2), PICK)
    for seat in table.seats:
        table = table.with_colour(seat, safe=tuple(range(1, 12)))
    ended = hunt(hunt(table), "")
    assert ended.phase is Phase.OVER
    assert orders(ended) == [1, 2]
    assert clauses(ended, ResolvePredator(order=1)) >= {"SV-END-1"}


@pytest.mark.clause("SV-SW-1")
@pytest.mark.parametrize(("value", "eaten"), [(True, ()), (False, (6, 7))])
def test_the_switch_own_pair_is_herd_counts_at_the_table(
    value: bool, eaten: tuple[int, ...]
) -> None:
    table = hunting("P1:6 P1:7", speed(5), house=switched(own_pair_is_herd=value))
    assert hunt(table).colour(ANN).eaten == eaten
