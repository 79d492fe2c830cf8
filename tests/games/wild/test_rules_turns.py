"""Section 6: turns and passing."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    DEE,
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
    spaces,
    switched,
    violations,
    warned,
    whose,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import CardTracking, Phase, Seat, Step, Tracking
from serengeti_companion.games.wild.terms import BLANK, SpaceId, Species

(A1, C4, C5, C6) = cells("A1 C4 C5 C6")


def discover(seat: Seat, cell: str = "A1", species: Species = Species.LION) -> c.DiscoverAnimal:
    return c.DiscoverAnimal(seat=seat, species=species, cell=cells(cell)[0])


@pytest.mark.clause("WS-TURN-1", "WS-GAME-2")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = a_table(3, turn=BEN)
    order = []
    for cell in ("A1", "A2", "A3", "A4"):
        seat = whose(table)
        assert seat is not None
        order.append(seat)
        species = {ANN: Species.LION, BEN: Species.ZEBRA, CEM: Species.HYENA}[seat]
        table = played(table, discover(seat, cell, species), c.EndTurn(seat=seat))
    assert order == [BEN, CEM, ANN, BEN]


@pytest.mark.clause("WS-TURN-1")
def test_nobody_acts_in_another_players_turn() -> None:
    assert refused(a_table(), discover(CEM)) == {"WS-TURN-1"}
    assert "WS-TURN-1" in refused(a_table(), c.EndTurn(seat=CEM))
    assert "WS-TURN-1" in refused(a_table(coins=0), c.PassTurn(seat=CEM))


@pytest.mark.clause("WS-TURN-1")
def test_who_is_not_next_does_not_end_the_turn_before() -> None:
    table = played(a_table(), discover(ANN))
    assert refused(table, discover(CEM, "A2")) == {"WS-TURN-1"}
    assert legal(table, discover(BEN, "A2"))


@pytest.mark.clause("WS-TURN-1")
def test_who_has_left_takes_no_turn_on_any_word() -> None:
    table = played(a_table(), c.SetPresence(seat=BEN, gone=True))
    assert final(table, discover(BEN)) == {"WS-TURN-1"}


@pytest.mark.clause("WS-TURN-2")
def test_a_turn_has_one_basic_action() -> None:
    table = played(a_table(), discover(ANN))
    for second in (
        discover(ANN, "A2", Species.HYENA),
        c.TakeCards(seat=ANN, cards=(BLANK,)),
        c.RenewPool(seat=ANN),
    ):
        assert refused(table, second) == {"WS-TURN-2"}


@pytest.mark.clause("WS-TURN-2")
def test_who_acted_does_not_pass_in_the_same_turn() -> None:
    table = played(a_table(coins=2), discover(ANN))
    assert refused(table, c.PassTurn(seat=ANN)) == {"WS-TURN-2"}


@pytest.mark.clause("WS-RULING-8", "WS-TURN-2")
def test_free_actions_alone_are_no_turn() -> None:
    table = a_table(tableaus={ANN: (1, 2)})
    assert refused(table, c.EndTurn(seat=ANN)) == {"WS-RULING-8"}
    shed = played(table, c.DiscardCards(seat=ANN, cards=cards(1, 2)))
    assert refused(shed, c.EndTurn(seat=ANN)) == {"WS-RULING-8"}
    assert legal(played(table, discover(ANN)), c.EndTurn(seat=ANN))


@pytest.mark.clause("WS-TURN-3", "WS-RULING-9", "WS-FREE-1")
def test_free_actions_come_before_and_after_the_basic_action_in_any_number() -> None:
    board = a_board("C4 lion")
    table = a_table(board=board, food=4, tableaus={ANN: (1, 2, 3, 4)})
    table = played(
        table,
        c.DiscardCards(seat=ANN, cards=cards(1, 2)),
        c.SpendFood(seat=ANN, path=(C4, C5)),
        c.SpendFood(seat=ANN, path=(C5, C6)),
        discover(ANN, "A1", Species.ZEBRA),
        c.DiscardCards(seat=ANN, cards=cards(3)),
        c.SpendFood(seat=ANN, path=(C6, C5)),
    )
    assert (table.player(ANN).food, table.player(ANN).tableau) == (1, cards(4))


@pytest.mark.clause("WS-TURN-4", "WS-RULING-35")
def test_no_free_action_is_taken_in_another_players_turn() -> None:
    table = a_table(board=a_board("C4 lion"), food=1, tableaus={CEM: (1, 2, 8)})
    assert refused(table, c.DiscardCards(seat=CEM, cards=cards(1, 2))) == {"WS-TURN-4"}
    assert "WS-TURN-4" in refused(table, c.SpendFood(seat=CEM, path=(C4, C5)))
    assert "WS-TURN-4" in refused(table, c.FilmScene(seat=CEM, card=cards(8)[0]))


@pytest.mark.clause("WS-RULING-35", "WS-PASS-3")
def test_no_free_action_is_taken_in_round_preparation() -> None:
    table = played(a_table(2, coins=2), c.PassTurn(seat=ANN), c.PassTurn(seat=BEN))
    assert refused(table, c.DiscardCards(seat=ANN, cards=())) >= {"WS-RULING-35"}
    assert refused(table, discover(ANN)) == {"WS-GAME-4"}


@pytest.mark.clause("WS-TURN-5", "WS-EX-39")
def test_a_turn_does_not_end_with_two_animals_on_one_space() -> None:
    board = a_board("C4 lion", "C6 zebra")
    table = played(a_table(board=board, food=1), c.MoveAnimal(seat=ANN, path=(C4, C6)))
    assert final(table, c.EndTurn(seat=ANN)) == {"WS-TURN-5", "WS-ACT-MOVE-6"}
    cleared = played(table, c.SpendFood(seat=ANN, path=(C6, C5)))
    assert legal(cleared, c.EndTurn(seat=ANN))


@pytest.mark.clause("WS-TURN-5", "WS-RULING-21")
def test_passing_does_not_leave_two_animals_on_one_space_either() -> None:
    board = a_board("C4 lion", "C5 zebra")
    table = played(a_table(board=board, coins=2, food=1), c.SpendFood(seat=ANN, path=(C4, C5)))
    assert final(table, c.PassTurn(seat=ANN)) == {"WS-TURN-5"}


@pytest.mark.clause("WS-TURN-6", "WS-CHK-5", "WS-TAB-2", "WS-TAB-3")
@pytest.mark.parametrize(("held", "fine"), [(8, True), (9, False), (11, False)])
def test_a_turn_ends_with_at_most_eight_cards(held: int, fine: bool) -> None:
    table = played(a_table(tableaus={ANN: blanks(held)}), discover(ANN))
    clauses = set() if fine else {"WS-TURN-6", "WS-TAB-2", "WS-TAB-3"}
    assert refused(table, c.EndTurn(seat=ANN)) == clauses


@pytest.mark.clause("WS-TURN-7", "WS-ACT-TAKE-4")
def test_the_pool_is_full_again_at_the_end_of_the_turn() -> None:
    pool = cards(1, 2, 3, 4, 5, 6)
    table = played(a_table(pool=pool), c.TakeCards(seat=ANN, cards=cards(2, 5)))
    assert len(table.pool) == 4
    ended = played(table, c.EndTurn(seat=ANN, revealed=cards(21, 22)))
    assert ended.pool == cards(1, 3, 4, 6, 21, 22)
    assert ended.deck == table.deck - 2


@pytest.mark.clause("WS-TURN-7")
@pytest.mark.parametrize("taken", [1, 0])
def test_who_names_more_cards_than_the_pool_lacks_is_told_so(taken: int) -> None:
    table = a_table(pool=(1, 2, 3, 4, 5, 6)[taken:])
    ending = c.EndTurn(seat=ANN, revealed=cards(21, 22)[: taken + 1])
    assert warned(table, ending) == {"WS-TURN-7"}
    assert insisted(table, ending).pool == (*table.pool, *cards(21)[:taken])
    exact = c.EndTurn(seat=ANN, revealed=cards(21)[:taken])
    assert warned(table, exact) == set()
    untracked = replace(table, tracking=Tracking(cards=CardTracking.OFF))
    assert warned(untracked, ending) == set()


@pytest.mark.clause("WS-TURN-7")
def test_a_turn_ended_by_the_next_players_action_fills_the_pool_too() -> None:
    table = played(a_table(), c.TakeCards(seat=ANN, cards=blanks(2)), discover(BEN))
    assert len(table.pool) == 6
    assert whose(table) == BEN


def test_the_next_players_action_ends_only_a_turn_that_may_end() -> None:
    board = a_board("C4 lion", "C6 zebra")
    table = played(a_table(board=board), c.MoveAnimal(seat=ANN, path=(C4, C6)))
    assert "WS-TURN-5" in final(table, discover(BEN, species=Species.HYENA))
    many = played(a_table(tableaus={ANN: blanks(9)}), discover(ANN))
    assert "WS-TAB-2" in refused(many, discover(BEN, "A2"))


def test_an_action_that_was_never_taken_is_not_ended_by_the_next_player() -> None:
    assert refused(a_table(), discover(BEN)) == {"WS-TURN-1"}


@pytest.mark.clause("WS-PASS-1", "WS-CHK-4", "WS-PASS-2", "WS-DRV-10")
@pytest.mark.parametrize(
    ("coins", "fine"), [(0, True), (1, True), (2, True), (3, False), (9, False)]
)
def test_who_holds_three_or_more_coins_may_not_pass(coins: int, fine: bool) -> None:
    table = a_table(coins=coins)
    assert refused(table, c.PassTurn(seat=ANN)) == (set() if fine else {"WS-PASS-2"})


@pytest.mark.clause("WS-PASS-1")
def test_a_player_with_coins_for_an_action_may_pass_all_the_same() -> None:
    table = played(a_table(coins=2), c.PassTurn(seat=ANN))
    assert table.player(ANN).passed


@pytest.mark.clause("WS-RULING-12")
def test_who_can_use_no_space_at_all_passes_with_any_coins() -> None:
    only = spaces("swap-1: 1 full -", "move-1: 1 full -", "predators-1: 1 full -")
    blocked = {BEN: SpaceId("predators-1")}
    table = a_table(2, coins=5, spaces=only, at=blocked)
    assert legal(table, c.PassTurn(seat=ANN))
    assert warned(table, c.PassTurn(seat=ANN)) == {"WS-RULING-12"}
    # With an animal to move there is something to do.
    busy = a_table(2, coins=5, spaces=only, at=blocked, board=a_board("C4 lion"))
    assert refused(busy, c.PassTurn(seat=ANN)) == {"WS-PASS-2"}


@pytest.mark.clause("WS-RULING-17", "WS-RULING-12")
def test_a_space_for_an_action_that_can_do_nothing_is_no_way_out() -> None:
    table = a_table(2, coins=5, spaces=spaces("take-1: 1 full -"), pool=())
    assert legal(table, c.PassTurn(seat=ANN))
    table = a_table(2, coins=5, spaces=spaces("predators-1: 1 full -"))
    assert refused(table, c.PassTurn(seat=ANN)) == {"WS-PASS-2"}
    all_out = a_board("A1 lion", "A2 lion", "A3 lion", "B1 leopard", "B2 leopard", "B3 leopard")
    more = a_board("C1 crocodile", "C2 crocodile", "C3 crocodile")
    board = tuple(one + other for one, other in zip(all_out, more, strict=True))
    table = a_table(2, coins=5, spaces=spaces("predators-1: 1 full -"), board=board)
    assert legal(table, c.PassTurn(seat=ANN))


@pytest.mark.clause("WS-RULING-17", "WS-RULING-12")
@pytest.mark.parametrize(
    ("space", "board", "stuck"),
    [
        ("swap-1: 1 full -", ("C4 lion",), True),
        ("swap-1: 1 full -", ("C4 lion", "C5 zebra"), False),
        ("move-1: 1 full -", (), True),
        ("move-1: 1 full -", ("C4 lion",), False),
        ("renew-1: 1 full -", (), False),
    ],
)
def test_what_can_be_done_decides_whether_a_rich_player_may_pass(
    space: str, board: tuple[str, ...], stuck: bool
) -> None:
    table = a_table(2, coins=5, spaces=spaces(space), board=a_board(*board), pool=())
    assert legal(table, c.PassTurn(seat=ANN)) == stuck


@pytest.mark.clause("WS-PASS-3")
def test_who_passed_does_nothing_until_the_round_is_over() -> None:
    table = a_table(board=a_board("C4 lion"), food=1, tableaus={BEN: (1, 2)}, passed=[BEN])
    for command in (
        discover(BEN),
        c.DiscardCards(seat=BEN, cards=cards(1, 2)),
        c.SpendFood(seat=BEN, path=(C4, C5)),
        c.EndTurn(seat=BEN),
        c.PassTurn(seat=BEN),
    ):
        assert "WS-PASS-3" in refused(table, command)


@pytest.mark.clause("WS-PASS-3")
def test_the_next_round_brings_everybody_back() -> None:
    table = played(a_table(2, coins=0), c.PassTurn(seat=ANN), c.PassTurn(seat=BEN))
    for step in (Step.MARKER, Step.POOL, Step.DRAW, Step.INCOME, Step.FIRST):
        table = played(table, c.SkipStep(step=step))
    assert not any(player.passed for player in table.players)


@pytest.mark.clause("WS-PASS-4", "WS-SPACE-2")
def test_passing_frees_the_space_of_the_marker() -> None:
    here = SpaceId("predators-1")
    table = a_table(coins=2, at={ANN: here})
    command = c.DiscoverAnimal(seat=BEN, species=Species.LION, cell=A1, space=here)
    table = played(table, c.PassTurn(seat=ANN))
    assert table.player(ANN).space is None
    assert played(table, command).player(BEN).space == here


@pytest.mark.clause("WS-PASS-5")
def test_play_goes_on_among_those_who_have_not_passed() -> None:
    table = a_table(passed=[BEN, DEE])
    table = played(table, discover(ANN), c.EndTurn(seat=ANN))
    assert whose(table) == CEM
    table = played(table, discover(CEM, "A2"), c.EndTurn(seat=CEM))
    assert whose(table) == ANN


@pytest.mark.clause("WS-PASS-5")
def test_the_last_one_left_has_turn_after_turn() -> None:
    table = a_table(3, passed=[BEN, CEM])
    table = played(table, discover(ANN), c.EndTurn(seat=ANN))
    assert whose(table) == ANN
    assert legal(table, discover(ANN, "A2", Species.HYENA))


@pytest.mark.clause("WS-PASS-6", "WS-GAME-4", "WS-GAME-5")
def test_the_last_pass_ends_the_round_and_preparation_follows() -> None:
    table = played(a_table(3, coins=2, passed=[BEN]), c.PassTurn(seat=ANN))
    assert table.phase is Phase.ROUND
    table = played(table, c.PassTurn(seat=CEM))
    assert (table.phase, table.step, table.turn) == (Phase.PREPARATION, Step.MARKER, None)


@pytest.mark.clause("WS-GAME-5", "WS-RULING-56")
def test_no_preparation_follows_round_6() -> None:
    table = played(a_table(2, round_=6, coins=0, passed=[BEN]), c.PassTurn(seat=ANN))
    assert (table.phase, table.step) == (Phase.OVER, None)
    assert refused(table, c.MoveRoundMarker()) == {"WS-PREP-1", "WS-GAME-1"}
    assert "WS-GAME-7" in refused(table, discover(ANN))


@pytest.mark.clause("WS-RULING-10")
def test_free_actions_may_come_before_a_pass() -> None:
    table = a_table(coins=0, tableaus={ANN: (1, 2)})
    table = played(table, c.DiscardCards(seat=ANN, cards=cards(1, 2)))
    assert legal(table, c.PassTurn(seat=ANN))


@pytest.mark.clause("WS-RULING-10", "WS-PASS-2")
def test_a_trade_in_that_lifts_a_player_to_three_coins_forbids_the_pass() -> None:
    table = a_table(coins=2, tableaus={ANN: (1, 2)})
    assert legal(table, c.PassTurn(seat=ANN))
    richer = played(table, c.DiscardCards(seat=ANN, cards=cards(1, 2)))
    assert refused(richer, c.PassTurn(seat=ANN)) == {"WS-PASS-2"}


@pytest.mark.clause("WS-RULING-31", "WS-TURN-6", "WS-PASS-2")
def test_excess_cards_are_shed_before_the_pass_and_their_coin_counts() -> None:
    table = a_table(coins=2, tableaus={ANN: blanks(9)})
    assert refused(table, c.PassTurn(seat=ANN)) == {"WS-TURN-6", "WS-TAB-2", "WS-TAB-3"}
    one = played(table, c.DiscardCards(seat=ANN, cards=blanks(1)))
    assert legal(one, c.PassTurn(seat=ANN))
    two = played(table, c.DiscardCards(seat=ANN, cards=blanks(2)))
    assert refused(two, c.PassTurn(seat=ANN)) == {"WS-PASS-2"}


@pytest.mark.clause("WS-RULING-13", "WS-PREP-E-1")
def test_unspent_coins_carry_over_into_the_next_round() -> None:
    table = played(a_table(2, coins={ANN: 2, BEN: 0}), c.PassTurn(seat=ANN), c.PassTurn(seat=BEN))
    for step in (Step.MARKER, Step.POOL, Step.DRAW):
        table = played(table, c.SkipStep(step=step))
    table = played(table, c.ReceiveIncome())
    assert [player.coins for player in table.players] == [8, 6]


def test_what_a_player_does_out_of_turn_on_the_tables_word_leaves_the_turn_alone() -> None:
    table = a_table(tableaus={CEM: (1, 2)}, coins=2)
    for command in (c.DiscardCards(seat=CEM, cards=cards(1, 2)), c.PassTurn(seat=CEM)):
        after = insisted(table, command)
        assert after.turn == table.turn
        assert after.player(CEM) != table.player(CEM)


def test_a_basic_action_out_of_turn_on_the_tables_word_is_that_players_turn() -> None:
    table = insisted(a_table(), discover(CEM))
    assert whose(table) == CEM
    assert whose(played(table, c.EndTurn(seat=CEM))) == DEE


def test_who_passed_may_act_on_the_tables_word_and_the_others_go_on() -> None:
    table = insisted(a_table(3, passed=[BEN]), discover(BEN))
    assert whose(table) == BEN
    assert legal(table, discover(CEM, "A2"))
    assert whose(played(table, discover(CEM, "A2"))) == CEM


@pytest.mark.parametrize("phase", [Phase.SETUP, Phase.PREPARATION, Phase.OVER])
def test_outside_a_round_no_word_of_the_table_ends_a_turn(phase: Phase) -> None:
    table = a_table(2, phase=phase, turn=ANN)
    table = played(
        table,
        c.CorrectMoment(round=3, phase=phase, step=Step.POOL),
    )
    for command in (c.PassTurn(seat=ANN), c.EndTurn(seat=ANN)):
        standing = {v.clause for v in violations(table, command) if not v.liftable}
        assert standing & {"WS-GAME-4", "WS-GAME-5", "WS-GAME-7"}


@pytest.mark.clause("WS-TURN-7")
def test_a_pass_on_the_tables_word_after_a_purchase_fills_the_pool() -> None:
    table = played(a_table(coins=2), c.TakeCards(seat=ANN, cards=blanks(2)))
    table = insisted(table, c.PassTurn(seat=ANN))
    assert len(table.pool) == 6


@pytest.mark.clause("WS-RULING-20")
def test_food_moves_animals_in_round_1_too() -> None:
    table = a_table(round_=1, board=a_board("C4 lion"), food=1)
    assert legal(table, c.SpendFood(seat=ANN, path=(C4, C5)))


def test_switching_free_actions_before_the_pass_off_is_a_house_rule() -> None:
    table = a_table(coins=0, tableaus={ANN: (1,)}, house=switched(freeActionsBeforePass=False))
    table = played(table, c.DiscardCards(seat=ANN, cards=cards(1)))
    assert refused(table, c.PassTurn(seat=ANN)) == {"WS-RULING-10"}
