"""Sections 7 and 10, with cards: Take, Renew, further cards, the Tableau and the Video Gallery."""

import pytest
from support.tables import (
    ANN,
    BEN,
    a_board,
    a_table,
    blanks,
    cards,
    cells,
    final,
    insisted,
    legal,
    played,
    refused,
    switched,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.terms import BLANK, SceneCard, SpaceId, Species

POOL = cards(1, 2, 3, 4, 5, 6)
NEW = cards(21, 22, 23, 24, 25, 26)
(A1,) = cells("A1")


def take(*numbers: int, space: str | None = None) -> c.TakeCards:
    named = None if space is None else SpaceId(space)
    return c.TakeCards(seat=ANN, cards=cards(*numbers), space=named)


def buy(*numbers: int) -> c.BuyCards:
    return c.BuyCards(seat=ANN, cards=cards(*numbers))


def renew(*numbers: int, revealed: tuple[SceneCard, ...] = NEW) -> c.RenewPool:
    return c.RenewPool(seat=ANN, cards=cards(*numbers), revealed=revealed)


def trade(*numbers: int) -> c.DiscardCards:
    return c.DiscardCards(seat=ANN, cards=cards(*numbers))


@pytest.mark.clause("WS-ACT-TAKE-1", "WS-TAB-1")
def test_a_card_is_taken_from_the_pool_into_the_tableau() -> None:
    table = played(a_table(pool=POOL), take(3))
    assert table.player(ANN).tableau == cards(3)
    assert table.pool == cards(1, 2, 4, 5, 6)
    assert table.player(ANN).coins == 5


@pytest.mark.clause("WS-ACT-TAKE-1")
def test_only_cards_of_the_pool_are_taken() -> None:
    table = a_table(pool=POOL, tableaus={BEN: (30,)}, discard=(31,), galleries={ANN: (32,)})
    assert refused(table, take(40)) == {"WS-ACT-TAKE-1"}
    for elsewhere in (30, 31, 32):
        assert refused(table, take(elsewhere)) == {"WS-COMP-1"}
    assert refused(table, c.TakeCards(seat=ANN, cards=())) == {"WS-ACT-TAKE-1"}
    assert refused(table, c.TakeCards(seat=ANN, cards=(BLANK,))) == {"WS-ACT-TAKE-1"}


@pytest.mark.clause("WS-ACT-TAKE-1", "WS-SOLO-5")
def test_no_more_cards_are_taken_than_the_pool_has() -> None:
    table = a_table(pool=POOL, coins=20)
    assert legal(table, take(1, 2, 3, 4, 5, 6))
    assert refused(table, take(1, 2, 3, 4, 5, 6, 7)) == {"WS-ACT-TAKE-1"}
    assert legal(a_table(1, coins=20), c.TakeCards(seat=ANN, cards=blanks(8)))


def test_one_card_is_not_taken_as_two() -> None:
    table = a_table(pool=(*cards(1), *blanks(5)))
    assert final(table, take(1, 1)) == {"WS-COMP-1"}


def test_a_card_of_the_deck_taken_on_the_tables_word_leaves_the_deck() -> None:
    before = a_table(pool=POOL)
    table = insisted(before, take(40))
    assert (table.deck, table.pool) == (before.deck - 1, POOL)
    assert not problems(table)
    assert final(a_table(pool=POOL, deck=0), take(40)) == {"WS-ACT-TAKE-1"}


@pytest.mark.clause("WS-ACT-TAKE-2", "WS-EX-4", "WS-RULING-27")
@pytest.mark.parametrize(("space", "number", "price"), [("take-1", 3, 3), ("take-2", 3, 4)])
def test_each_further_card_costs_one_coin_whatever_the_space(
    space: str, number: int, price: int
) -> None:
    table = played(a_table(2, pool=POOL), take(*range(1, number + 1), space=space))
    assert table.player(ANN).coins == 6 - price
    assert len(table.player(ANN).tableau) == number


@pytest.mark.clause("WS-ACT-TAKE-2", "WS-RULING-27")
def test_the_whole_pool_can_be_bought() -> None:
    table = played(a_table(2, pool=POOL, coins=7), take(1, 2, 3, 4, 5, 6, space="take-2"))
    assert (table.player(ANN).coins, table.pool) == (0, ())


@pytest.mark.clause("WS-ACT-TAKE-2")
def test_further_cards_need_their_coins() -> None:
    table = a_table(2, pool=POOL, coins=2)
    assert legal(table, take(1, 2))
    assert refused(table, take(1, 2, 3)) == {"WS-ACT-1"}
    assert refused(table, take(1, 2, 3, 4)) == {"WS-ACT-1", "WS-ACT-TAKE-2"}
    taken = played(table, take(1, 2))
    assert refused(taken, buy(3)) == {"WS-ACT-TAKE-2"}


@pytest.mark.clause("WS-ACT-TAKE-2")
def test_further_cards_may_be_bought_one_after_the_other() -> None:
    table = played(a_table(pool=POOL), take(1), buy(2), buy(3, 4))
    assert table.player(ANN).tableau == cards(1, 2, 3, 4)
    assert table.player(ANN).coins == 2


@pytest.mark.clause("WS-ACT-TAKE-2")
def test_nothing_is_bought_without_a_take_or_renew() -> None:
    table = a_table(pool=POOL)
    assert refused(table, buy(1)) == {"WS-ACT-TAKE-2"}
    discover = c.DiscoverAnimal(seat=ANN, species=Species.LION, cell=A1)
    assert refused(played(table, discover), buy(1)) == {"WS-ACT-TAKE-2"}
    # One card on the table's word does not open a deal either.
    bought = insisted(played(table, discover), buy(1))
    assert refused(bought, buy(2)) == {"WS-ACT-TAKE-2"}
    assert final(played(table, take(1)), buy()) == {"WS-ACT-TAKE-2"}


@pytest.mark.clause("WS-RULING-11", "WS-RULING-30", "WS-RULING-36")
def test_between_two_purchases_cards_may_be_traded_in_even_one_just_taken() -> None:
    table = a_table(pool=POOL, coins=1, tableaus={ANN: (30,)})
    table = played(table, take(1))
    assert table.player(ANN).coins == 0
    table = played(table, trade(1, 30), buy(2))
    assert (table.player(ANN).tableau, table.player(ANN).coins) == (cards(2), 0)


@pytest.mark.clause("WS-RULING-36")
def test_a_card_taken_this_turn_can_be_completed_this_turn() -> None:
    table = a_table(pool=(41, 2, 3, 4, 5, 6), board=a_board("C4 jackal", "C6 rhinoceros"))
    table = played(table, take(41), c.FilmScene(seat=ANN, card=cards(41)[0]))
    assert table.player(ANN).gallery == cards(41)


@pytest.mark.clause("WS-ACT-TAKE-4")
def test_the_pool_is_not_filled_before_the_turn_is_over() -> None:
    table = played(a_table(pool=POOL), take(1), buy(2))
    assert table.pool == cards(3, 4, 5, 6)
    assert played(table, c.EndTurn(seat=ANN, revealed=cards(30))).pool == (
        *cards(3, 4, 5, 6, 30),
        BLANK,
    )


@pytest.mark.clause("WS-ACT-TAKE-4", "WS-SOLO-5", "WS-RULING-81")
def test_alone_the_pool_is_filled_to_eight() -> None:
    table = played(a_table(1), c.TakeCards(seat=ANN, cards=blanks(3)), c.EndTurn(seat=ANN))
    assert len(table.pool) == 8


@pytest.mark.clause("WS-ACT-TAKE-5")
def test_cards_of_the_refill_are_not_bought_by_who_caused_it() -> None:
    end = c.EndTurn(seat=ANN, revealed=cards(30))
    table = played(a_table(2, pool=POOL), take(1), end)
    assert refused(table, buy(30)) == {"WS-TURN-1", "WS-ACT-TAKE-5", "WS-ACT-TAKE-2"}
    # Nor while they lie in the deck.
    assert "WS-ACT-TAKE-2" in refused(played(a_table(2, pool=POOL), take(1)), buy(30))
    # In the next turn they are cards like all others.
    alone = played(a_table(2, pool=POOL, passed=[BEN]), take(1), end)
    assert refused(alone, buy(30)) == {"WS-ACT-TAKE-2"}
    assert legal(alone, take(30))


def test_a_card_that_lies_open_does_not_come_off_the_deck() -> None:
    table = played(a_table(2, pool=POOL, tableaus={BEN: (30,)}), take(1))
    for open_card in (1, 2, 30):
        end = c.EndTurn(seat=ANN, revealed=cards(open_card))
        assert final(table, end) == {"WS-COMP-1"}


@pytest.mark.clause("WS-ACT-TAKE-6", "WS-RULING-29")
def test_the_discard_pile_becomes_the_deck_when_it_runs_out() -> None:
    table = played(a_table(pool=POOL, discard=(40, 41, 42), deck=1), take(1, 2, 3))
    table = played(table, c.EndTurn(seat=ANN, revealed=cards(50, 41, 40)))
    assert table.pool == cards(4, 5, 6, 50, 41, 40)
    assert (table.deck, table.discard) == (1, ())


@pytest.mark.clause("WS-RULING-29")
def test_a_card_of_the_discard_pile_comes_up_only_after_a_reshuffle() -> None:
    table = played(a_table(pool=POOL, discard=(40, 41, 42)), take(1))
    assert final(table, c.EndTurn(seat=ANN, revealed=cards(40))) == {"WS-COMP-1"}


@pytest.mark.clause("WS-ACT-TAKE-6", "WS-RULING-29")
def test_a_deck_that_just_suffices_is_not_mixed_with_the_discard_pile() -> None:
    table = played(a_table(pool=POOL, discard=(40, 41), deck=3), take(1, 2, 3))
    assert final(table, c.EndTurn(seat=ANN, revealed=cards(50, 51, 40))) == {"WS-COMP-1"}
    table = played(table, c.EndTurn(seat=ANN))
    assert (table.deck, table.discard) == (0, cards(40, 41))
    renewed = a_table(pool=POOL, deck=6)
    assert final(renewed, renew(revealed=cards(1))) == {"WS-COMP-1"}
    assert played(renewed, renew()).discard == POOL


@pytest.mark.clause("WS-RULING-29")
def test_no_reshuffle_brings_up_what_lies_in_a_tableau() -> None:
    table = a_table(pool=POOL, discard=(40,), deck=0, tableaus={BEN: (50,)})
    table = played(table, take(1))
    assert final(table, c.EndTurn(seat=ANN, revealed=cards(50))) == {"WS-COMP-1"}


@pytest.mark.clause("WS-RULING-29")
def test_with_nothing_left_to_draw_the_pool_stays_short() -> None:
    table = played(a_table(pool=POOL, deck=1), take(1, 2, 3), c.EndTurn(seat=ANN))
    assert (len(table.pool), table.deck) == (4, 0)


@pytest.mark.clause("WS-ACT-RENEW-1")
def test_renew_discards_the_pool_and_lays_out_six_new_cards() -> None:
    before = a_table(pool=POOL, discard=(40,))
    table = played(before, renew())
    assert table.pool == NEW
    assert table.discard == (*cards(40), *POOL)
    assert table.deck == before.deck - 6


@pytest.mark.clause("WS-ACT-RENEW-1", "WS-SOLO-6", "WS-RULING-81")
def test_alone_renew_lays_out_eight_cards() -> None:
    assert len(played(a_table(1), c.RenewPool(seat=ANN)).pool) == 8


@pytest.mark.clause("WS-ACT-RENEW-1", "WS-RULING-29")
def test_the_pool_just_discarded_is_part_of_a_reshuffle() -> None:
    table = a_table(pool=POOL, deck=2)
    table = played(table, renew(revealed=cards(40, 41, 1, 2, 3, 4)))
    assert table.pool == cards(40, 41, 1, 2, 3, 4)
    assert (table.deck, table.discard) == (2, ())
    full = a_table(pool=POOL)
    assert final(full, renew(revealed=cards(1))) == {"WS-COMP-1"}


@pytest.mark.clause("WS-ACT-RENEW-2", "WS-ACT-RENEW-4", "WS-RULING-28")
def test_renew_includes_one_card_of_the_new_pool_and_the_refill_waits() -> None:
    table = played(a_table(pool=POOL), renew(22))
    assert table.player(ANN).tableau == cards(22)
    assert table.player(ANN).coins == 5
    assert len(table.pool) == 5
    assert len(played(table, c.EndTurn(seat=ANN)).pool) == 6


@pytest.mark.clause("WS-ACT-RENEW-2")
def test_the_card_of_a_renew_comes_from_the_new_pool_not_the_old_one() -> None:
    assert refused(a_table(pool=POOL), renew(2)) == {"WS-COMP-1"}
    assert "WS-ACT-RENEW-2" in refused(a_table(pool=POOL), renew(50))


@pytest.mark.clause("WS-ACT-RENEW-2")
def test_the_card_of_a_renew_may_be_chosen_after_a_look_but_not_left_out() -> None:
    table = played(a_table(pool=POOL), renew())
    assert refused(table, c.EndTurn(seat=ANN)) == {"WS-ACT-RENEW-2"}
    chosen = played(table, buy(22))
    assert chosen.player(ANN).coins == 5
    assert legal(chosen, c.EndTurn(seat=ANN))
    # A turn that the next player's action ends is looked at all the same.
    discover = c.DiscoverAnimal(seat=BEN, species=Species.LION, cell=A1)
    assert refused(table, discover) == {"WS-ACT-RENEW-2"}


@pytest.mark.clause("WS-ACT-RENEW-2", "WS-RULING-29")
def test_with_no_card_left_to_lay_out_a_renew_brings_none() -> None:
    table = played(a_table(pool=(), deck=0), c.RenewPool(seat=ANN))
    assert legal(table, c.EndTurn(seat=ANN))


@pytest.mark.clause("WS-ACT-RENEW-3")
def test_further_cards_of_the_new_pool_cost_one_coin_each() -> None:
    together = played(a_table(pool=POOL), renew(21, 22, 23))
    apart = played(a_table(pool=POOL), renew(), buy(21, 22), buy(23))
    assert together.player(ANN).coins == apart.player(ANN).coins == 3
    assert together.player(ANN).tableau == apart.player(ANN).tableau == cards(21, 22, 23)
    poor = a_table(pool=POOL, coins=1)
    assert legal(poor, renew(21))
    assert refused(poor, renew(21, 22, 23)) == {"WS-ACT-1", "WS-ACT-RENEW-3"}


@pytest.mark.clause("WS-TAB-2", "WS-CHK-5")
def test_within_the_turn_a_tableau_may_grow_beyond_eight() -> None:
    table = played(a_table(pool=POOL, tableaus={ANN: blanks(8)}), take(1, 2))
    assert len(table.player(ANN).tableau) == 10
    assert "WS-TAB-2" in refused(table, c.EndTurn(seat=ANN))


@pytest.mark.clause("WS-TAB-2")
def test_only_the_players_own_turn_looks_at_the_tableau() -> None:
    table = a_table(tableaus={BEN: blanks(11)})
    discover = c.DiscoverAnimal(seat=ANN, species=Species.LION, cell=A1)
    assert legal(played(table, discover), c.EndTurn(seat=ANN))


@pytest.mark.clause("WS-TAB-3", "WS-CHK-5")
@pytest.mark.parametrize(("shed", "coins"), [(1, 5), (2, 6)])
def test_excess_cards_are_discarded_or_traded_in(shed: int, coins: int) -> None:
    discover = c.DiscoverAnimal(seat=ANN, species=Species.LION, cell=A1)
    table = played(a_table(tableaus={ANN: blanks(9)}), discover)
    table = played(table, c.DiscardCards(seat=ANN, cards=blanks(shed)))
    assert table.player(ANN).coins == coins
    assert legal(table, c.EndTurn(seat=ANN))


@pytest.mark.clause("WS-RULING-31", "WS-TAB-3")
def test_excess_cards_go_before_the_refill() -> None:
    table = played(a_table(pool=POOL, tableaus={ANN: blanks(8)}), take(1))
    assert "WS-TAB-3" in refused(table, c.EndTurn(seat=ANN))
    assert len(table.pool) == 5
    table = played(table, trade(1), c.EndTurn(seat=ANN))
    assert table.discard == cards(1)
    assert len(table.pool) == 6


@pytest.mark.clause("WS-GAL-1")
def test_a_completed_card_goes_to_its_owners_gallery() -> None:
    board = a_board("C4 jackal", "C6 rhinoceros")
    table = a_table(board=board, tableaus={ANN: (41, 2)})
    table = played(table, c.FilmScene(seat=ANN, card=cards(41)[0]))
    player = table.player(ANN)
    assert (player.tableau, player.gallery, player.completed) == (cards(2), cards(41), 1)


@pytest.mark.clause("WS-RULING-32", "WS-TAB-2", "WS-PREP-D-3")
def test_twelve_cards_may_be_held_into_the_new_round_and_are_due_at_the_end_of_the_turn() -> None:
    table = a_table(tableaus={ANN: blanks(12)}, coins=9, house=switched(limitInStepD=False))
    discover = c.DiscoverAnimal(seat=ANN, species=Species.LION, cell=A1)
    table = played(table, discover)
    assert "WS-TAB-2" in refused(table, c.EndTurn(seat=ANN))
    table = played(table, c.DiscardCards(seat=ANN, cards=blanks(4)))
    assert table.player(ANN).coins == 10
    assert legal(table, c.EndTurn(seat=ANN))
