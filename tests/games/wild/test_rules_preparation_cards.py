"""Section 16, steps C and D: the new Pool, and the four cards of which one or more are kept."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    blanks,
    cards,
    cells,
    events,
    final,
    legal,
    played,
    refused,
    session,
    switched,
    warned,
)
from support.wild_preparation import SAID, C, D, E, F, due, keep

from serengeti_companion.engine.session import Accepted
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.cards import on_hand
from serengeti_companion.games.wild.model import LIGHT, SCORE_ONLY, Seat, Tracking
from serengeti_companion.games.wild.terms import BLANK, Species

# Step C: a new Pool


@pytest.mark.clause("WS-PREP-C-1")
def test_the_pool_is_discarded_and_laid_out_anew() -> None:
    table = due(C, pool=(1, 2, 3, 4, 5, 6), discard=(7,))
    after = played(table, c.RedraftPool(revealed=cards(11, 12, 13, 14, 15, 16)))
    assert after.pool == cards(11, 12, 13, 14, 15, 16)
    assert after.discard == cards(7, 1, 2, 3, 4, 5, 6)
    assert after.deck == table.deck - 6


@pytest.mark.clause("WS-RULING-58", "WS-SOLO-5")
def test_alone_the_new_pool_has_8_cards() -> None:
    table = due(C, players=1)
    after = played(table, SAID[C])
    assert (len(after.pool), len(after.discard), after.deck) == (8, 8, table.deck - 8)


@pytest.mark.clause("WS-PREP-C-1")
def test_what_is_not_told_of_the_new_pool_stays_unknown_and_no_more_is_told() -> None:
    after = played(due(C), c.RedraftPool(revealed=cards(11, 12)))
    assert after.pool == (*cards(11, 12), *blanks(4))
    too_many = c.RedraftPool(revealed=cards(*range(11, 18)))
    assert refused(due(C), too_many) == {"WS-PREP-C-1"}


def test_a_card_of_the_new_pool_lies_nowhere_else() -> None:
    table = due(C, pool=(1, 2, 3, 4, 5, 6), discard=(7,), tableaus={ANN: (8,)})
    for number in (1, 7, 8):
        assert final(table, c.RedraftPool(revealed=cards(number))) == {"WS-COMP-1"}
    assert final(table, c.RedraftPool(revealed=cards(11, 11))) == {"WS-COMP-1"}


@pytest.mark.clause("WS-RULING-29", "WS-ACT-TAKE-6")
def test_where_the_deck_runs_out_the_old_pool_is_shuffled_in_too() -> None:
    table = due(C, pool=(1, 2, 3, 4, 5, 6), discard=(7, 8), deck=4)
    after = played(table, c.RedraftPool(revealed=cards(11, 12, 13, 14, 1, 7)))
    assert after.pool == cards(11, 12, 13, 14, 1, 7)
    # 4 of the deck, then 8 shuffled, less 2.
    assert (after.deck, after.discard) == (6, ())
    kinds = [event.kind for event in events(table, SAID[C])]
    assert kinds == ["pool_discarded", "pool_laid", "deck_reshuffled", "pool_laid", "step_done"]
    # A deck that just suffices brings back nothing of the old Pool.
    assert final(replace(table, deck=6), c.RedraftPool(revealed=cards(1))) == {"WS-COMP-1"}
    assert legal(replace(table, deck=5), c.RedraftPool(revealed=cards(11, 12, 13, 14, 15, 1)))


@pytest.mark.clause("WS-RULING-29")
def test_with_nothing_left_the_pool_stays_short() -> None:
    table = replace(due(C, pool=(1, 2), deck=1), discard=())
    assert len(played(table, SAID[C]).pool) == 3


# Step D: four cards


@pytest.mark.clause("WS-PREP-D-1", "WS-RULING-34")
@pytest.mark.parametrize("order", [(ANN, BEN, CEM), (CEM, ANN, BEN)])
def test_everybody_draws_four_and_keeps_one_in_any_order(order: tuple[Seat, ...]) -> None:
    table = due(D, players=3)
    deck = table.deck
    for number, seat in enumerate(order):
        assert table.step is D
        told = range(10 * number + 1, 10 * number + 5)
        kept, *left = cards(*told)
        table = played(table, keep(seat, kept, left=tuple(left)))
        assert table.player(seat).tableau == (kept,)
        assert table.discard[-3:] == tuple(left)
    assert (table.step, table.deck, len(table.discard)) == (E, deck - 12, 9)


@pytest.mark.clause("WS-PREP-D-1")
def test_nobody_draws_twice_or_sees_more_than_four() -> None:
    table = played(due(D), keep(ANN, 1))
    assert refused(table, keep(ANN, 2)) == {"WS-PREP-D-1"}
    assert "WS-PREP-D-1" in refused(table, keep(BEN, 2, 3, 4, 5, 6))
    assert refused(table, keep(BEN, 2, left=cards(3, 4, 5, 6))) == {"WS-PREP-D-1"}


@pytest.mark.clause("WS-PREP-D-1")
def test_who_keeps_none_of_the_four_did_so_on_the_tables_word() -> None:
    table, left = due(D), cards(1, 2, 3, 4)
    assert refused(table, keep(ANN, left=left)) == {"WS-PREP-D-1"}
    assert not final(table, keep(ANN, left=left))
    sitting = session(table)
    assert isinstance(sitting.submit(keep(ANN, left=left), on_word={"WS-PREP-D-1"}), Accepted)
    after = sitting.state
    assert (after.player(ANN).tableau, after.discard, after.deck) == ((), left, table.deck - 4)
    assert after.player(ANN).coins == table.player(ANN).coins


def test_who_has_left_the_table_draws_nothing_and_is_not_waited_for() -> None:
    table = due(D, players=3).with_player(BEN, gone=True)
    assert final(table, keep(BEN, 1)) == {"WS-PREP-D-1"}
    assert played(table, keep(ANN, 1), keep(CEM, 2)).step is E


@pytest.mark.clause("WS-PREP-D-1")
def test_what_nobody_told_of_the_four_is_discarded_all_the_same() -> None:
    table = due(D)
    after = played(table, keep(ANN, BLANK))
    assert (after.deck, after.discard) == (table.deck - 4, blanks(3))
    assert after.player(ANN).tableau == (BLANK,)


@pytest.mark.clause("WS-PREP-D-2", "WS-RULING-33")
@pytest.mark.parametrize(("held", "most"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_each_further_card_costs_a_coin_in_hand(held: int, most: int) -> None:
    table = due(D, coins=held)
    for number in range(1, 5):
        command = keep(ANN, *range(1, number + 1))
        if number <= most:
            after = played(table, command).player(ANN)
            assert (len(after.tableau), after.coins) == (number, held - (number - 1))
        else:
            assert refused(table, command) == {"WS-PREP-D-2", "WS-RULING-33"}


def test_where_coins_are_not_followed_all_four_may_be_kept() -> None:
    table = due(D, coins=0, tracking=Tracking(board=False))
    after = played(table, keep(ANN, 1, 2, 3, 4)).player(ANN)
    assert (len(after.tableau), after.coins) == (4, 0)


@pytest.mark.clause("WS-EX-30", "WS-PREP-D-2", "WS-SW-9", "WS-RULING-33")
def test_paid_in_advance_all_four_cost_three_coins_of_the_income() -> None:
    house = switched(stepDPayment="advance")
    table = due(D, coins=1, house=house)
    table = played(table, keep(ANN, 1, 2, 3, 4), keep(BEN, 5))
    assert (table.player(ANN).coins, table.player(ANN).owed) == (0, 2)
    table = played(table, SAID[E])
    # 1 in hand, 6 of Round 2, less 3; the debt is paid.
    assert (table.player(ANN).coins, table.player(ANN).owed) == (4, 0)
    assert table.player(BEN).coins == 7


@pytest.mark.clause("WS-PREP-D-3", "WS-RULING-32", "WS-SW-8")
def test_above_8_cards_the_excess_is_due_at_the_end_of_the_next_turn() -> None:
    table = due(D, tableaus={ANN: tuple(range(1, 9))}, coins=2, first=BEN)
    command = keep(ANN, 11, 12, 13)
    assert warned(table, command) == {"WS-PREP-D-3"}
    table = played(table, command, keep(BEN, 14), SAID[E], SAID[F])
    assert len(table.player(ANN).tableau) == 11
    discover = c.DiscoverAnimal(seat=ANN, species=Species.ZEBRA, cell=cells("A1")[0])
    table = played(table, discover)
    assert "WS-TAB-2" in refused(table, c.EndTurn(seat=ANN))
    shed = c.DiscardCards(seat=ANN, cards=cards(1, 2, 3))
    assert legal(played(table, shed), c.EndTurn(seat=ANN))


@pytest.mark.clause("WS-RULING-32", "WS-SW-8", "WS-PREP-D-3")
def test_with_the_house_rule_the_excess_goes_at_once_and_earns_nothing() -> None:
    house = switched(limitInStepD=True)
    table = due(D, tableaus={ANN: tuple(range(1, 9))}, coins=2, house=house)
    assert refused(table, keep(ANN, 11, 12)) == {"WS-RULING-32"}
    assert refused(table, keep(ANN, 11, 12, shed=cards(1))) == {"WS-RULING-32"}
    after = played(table, keep(ANN, 11, 12, shed=cards(1, 11)))
    assert after.player(ANN).tableau == cards(2, 3, 4, 5, 6, 7, 8, 12)
    assert after.player(ANN).coins == 1
    assert after.discard[-2:] == cards(1, 11)
    assert refused(table, keep(ANN, 11, shed=cards(99))) == {"WS-PREP-D-3"}


@pytest.mark.clause("WS-RULING-35")
def test_nothing_else_is_discarded_in_preparation() -> None:
    table = due(D, tableaus={ANN: tuple(range(1, 9))})
    assert refused(table, keep(ANN, 11, shed=cards(1))) == {"WS-RULING-35"}
    strict = replace(table, house=switched(limitInStepD=True))
    assert refused(strict, keep(ANN, 11, shed=cards(1, 2))) == {"WS-RULING-35"}
    trade = c.DiscardCards(seat=ANN, cards=cards(1, 2))
    assert refused(table, trade) == {"WS-RULING-35"}


@pytest.mark.clause("WS-RULING-29")
def test_where_the_deck_runs_out_the_four_go_on_from_the_discard_pile() -> None:
    table = due(D, discard=(1, 2, 3, 4, 5), deck=2)
    command = keep(ANN, 11, left=cards(12, 3, 4))
    after = played(table, command)
    assert after.player(ANN).tableau == cards(11)
    # 2 + 5 - 4 are left; the three not kept begin a new discard pile.
    assert (after.deck, after.discard) == (3, cards(12, 3, 4))
    assert final(replace(table, deck=20), command) == {"WS-COMP-1"}


def test_what_step_d_does_is_told_once() -> None:
    assert [event.kind for event in events(due(D), keep(ANN, 1))] == ["cards_kept"]
    house, untracked = switched(limitInStepD=True), due(D, tracking=SCORE_ONLY)
    command = keep(ANN, BLANK, shed=blanks(1))
    kinds = [event.kind for event in events(replace(untracked, house=house), command)]
    assert kinds == ["cards_kept"]


@pytest.mark.parametrize("tracking", [LIGHT, SCORE_ONLY])
def test_where_cards_are_not_named_only_their_number_goes_around(tracking: object) -> None:
    table = due(D, tracking=tracking)
    before = on_hand(table)
    table = played(table, keep(ANN, BLANK), keep(BEN, BLANK))
    counted = tracking is LIGHT
    assert len(table.player(ANN).tableau) == int(counted)
    assert on_hand(table) == before
    assert table.step is E
