"""Section 16: the steps of Round Preparation."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    a_board,
    a_table,
    blanks,
    cards,
    cells,
    events,
    final,
    insisted,
    legal,
    opened,
    played,
    preparing,
    refused,
    switched,
    warned,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.cards import on_hand
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import (
    ICONS,
    LIGHT,
    ROUNDS,
    SCORE_ONLY,
    Phase,
    Seat,
    Step,
    Table,
    Tracking,
)
from serengeti_companion.games.wild.rules import preparation
from serengeti_companion.games.wild.terms import BLANK, CARDS, Icon, SceneCard, Species

A, B1, B2, C, D, E, F = (
    Step.MARKER, Step.AWARDS, Step.MIGRATION, Step.POOL, Step.DRAW, Step.INCOME, Step.FIRST,
)  # fmt: skip
SAID: dict[Step, c.Command] = {
    A: c.MoveRoundMarker(),
    B1: c.HoldAwards(),
    B2: c.DrawMigration(card=1),
    C: c.RedraftPool(),
    E: c.ReceiveIncome(),
    F: c.MoveFirstPlayer(),
}
TILES = (Species.LION, Species.ZEBRA)


def over(round_: int, players: int = 2, **table: object) -> Table:
    """The round is over: step A is due."""
    table.setdefault("tiles", TILES)
    return preparing(a_table(players, round_, **table), A)  # type: ignore[arg-type]


def due(step: Step, coming: int = 2, players: int = 2, **table: object) -> Table:
    """The step is due before the coming round."""
    table.setdefault("tiles", TILES)
    return preparing(a_table(players, coming, **table), step)  # type: ignore[arg-type]


def keep(seat: Seat, *kept: SceneCard | int, **more: object) -> c.KeepFromFour:
    return c.KeepFromFour(seat=seat, kept=cards(*kept), **more)  # type: ignore[arg-type]


def prepared(table: Table) -> tuple[Table, list[Step]]:
    """The table when all steps that are due were done, and which these were."""
    order: list[Step] = []
    while table.step is not None:
        step = table.step
        order.append(step)
        if step is D:
            table = played(table, *(keep(seat, BLANK) for seat in table.present))
        else:
            table = played(table, SAID[step])
    return table, order


def collected(table: Table, seat: Seat, **icons: int) -> Table:
    return table.with_player(seat, icons=tuple(icons.get(icon, 0) for icon in ICONS))


# Order


@pytest.mark.clause("WS-PREP-1", "WS-PREP-B-1", "WS-TBL-EVENTS", "WS-RULING-50", "WS-MIG-1")
@pytest.mark.parametrize(
    ("finished", "steps"),
    [
        (1, [A, C, D, E, F]),
        (2, [A, C, D, E, F]),
        (3, [A, B1, B2, C, D, E, F]),
        (4, [A, B2, C, D, E, F]),
        (5, [A, B1, B2, C, D, E, F]),
    ],
)
def test_the_steps_come_in_order_with_the_events_of_the_coming_round(
    finished: int, steps: list[Step]
) -> None:
    table, order = prepared(over(finished))
    assert order == steps
    assert (table.phase, table.round) == (Phase.ROUND, finished + 1)


@pytest.mark.clause("WS-PREP-1")
def test_no_step_comes_before_the_one_that_is_due() -> None:
    order = (A, B1, B2, C, D, E, F)
    for number, step in enumerate(order):
        table = over(3) if step is A else due(step, coming=4)
        for later in order[number + 1 :]:
            command = SAID.get(later, keep(ANN, BLANK))
            assert "WS-PREP-1" in refused(table, command)
            assert legal(table, SAID.get(step, keep(ANN, BLANK)))


@pytest.mark.clause("WS-PREP-1")
def test_a_step_may_be_done_early_on_the_tables_word() -> None:
    table = insisted(due(C), SAID[E], on_word={"WS-PREP-1"})
    assert (table.step, table.player(ANN).coins) == (F, 12)


def test_a_step_done_once_more_leaves_the_one_that_is_due() -> None:
    table = insisted(due(E), SAID[C], on_word={"WS-PREP-1"})
    assert table.step is E
    assert str(_refusal(due(E), SAID[C])) == "C: new Pool is over; E: income is due."
    assert str(_refusal(due(C), SAID[E])) == "C: new Pool comes before E: income."


def _refusal(table: Table, command: c.Command) -> object:
    (found,) = preparation.in_step(table, {SAID[C]: C, SAID[E]: E}[command])
    return found.message


@pytest.mark.clause("WS-PREP-B-1", "WS-AWARD-3", "WS-MIG-1")
def test_there_are_no_events_but_those_of_the_coming_round() -> None:
    assert final(due(C, coming=2), SAID[B1]) == {"WS-PREP-B-1"}
    assert final(due(C, coming=3), SAID[B2]) == {"WS-PREP-B-1"}
    assert final(due(C, coming=5), SAID[B1]) == {"WS-PREP-B-1"}


def test_the_round_marker_is_not_moved_twice() -> None:
    assert final(due(C), SAID[A]) == {"WS-PREP-1"}


@pytest.mark.clause("WS-PREP-2", "WS-RULING-57", "WS-GAME-5")
def test_there_is_no_preparation_before_round_1() -> None:
    table = replace(opened(2), tiles=TILES)
    for step, command in SAID.items():
        assert final(table, command) == {"WS-PREP-2"}, step
    assert "WS-PREP-2" in final(table, keep(ANN, BLANK))
    # Setup's 6 Coins are the Coins of Round 1, and no Resource Icons pay then.
    begun = played(table, c.BeginPlay())
    assert (begun.round, begun.phase) == (1, Phase.ROUND)
    assert [player.coins for player in begun.players] == [6, 6]


@pytest.mark.clause("WS-PREP-1", "WS-RULING-56", "WS-END-1")
def test_there_is_no_preparation_after_round_6() -> None:
    table = collected(a_table(2, ROUNDS, coins=0, tiles=TILES), ANN, food=3)
    table = played(table, c.PassTurn(seat=ANN), c.PassTurn(seat=BEN))
    assert table.phase is Phase.OVER
    assert table.player(ANN).food == 0
    for command in SAID.values():
        assert final(table, command) == {"WS-PREP-1"}


@pytest.mark.clause("WS-PREP-1")
def test_no_step_comes_in_the_middle_of_a_round() -> None:
    for command in (*SAID.values(), keep(ANN, BLANK), c.SkipStep(step=C)):
        assert "WS-PREP-1" in final(a_table(2), command)


@pytest.mark.clause("WS-PREP-1", "WS-GAME-4")
def test_preparation_begins_with_the_last_pass() -> None:
    table = played(a_table(2, coins=2), c.PassTurn(seat=ANN))
    assert table.phase is Phase.ROUND
    table = played(table, c.PassTurn(seat=BEN))
    assert (table.phase, table.step, table.turn) == (Phase.PREPARATION, A, None)


@pytest.mark.parametrize("step", [A, C, D, E])
def test_a_step_may_be_left_out(step: Step) -> None:
    table = over(2) if step is A else due(step)
    after = played(table, c.SkipStep(step=step))
    order = preparation.steps(3)
    assert after.step is order[order.index(step) + 1]
    assert after.round == (3 if step is A else 2)
    assert (after.pool, after.player(ANN).coins) == (table.pool, 6)
    assert "WS-PREP-1" in refused(table, c.SkipStep(step=F))


def test_leaving_out_step_f_begins_the_round_with_the_same_first_player() -> None:
    table = played(replace(due(F), first=BEN), c.SkipStep(step=F))
    assert (table.phase, table.first) == (Phase.ROUND, BEN)
    gone = replace(due(F, players=3), first=BEN).with_player(BEN, gone=True)
    assert played(gone, c.SkipStep(step=F)).first == CEM


# Step A: the Round Marker


@pytest.mark.clause("WS-PREP-A-1")
@pytest.mark.parametrize("finished", range(1, ROUNDS))
def test_the_round_marker_moves_to_the_next_round(finished: int) -> None:
    assert played(over(finished), SAID[A]).round == finished + 1


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
    assert final(due(C), too_many) == {"WS-PREP-C-1"}


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
def test_nobody_draws_twice_keeps_none_or_sees_more_than_four() -> None:
    table = played(due(D), keep(ANN, 1))
    assert final(table, keep(ANN, 2)) == {"WS-PREP-D-1"}
    assert final(table, keep(BEN)) == {"WS-PREP-D-1"}
    assert "WS-PREP-D-1" in final(table, keep(BEN, 2, 3, 4, 5, 6))
    assert final(table, keep(BEN, 2, left=cards(3, 4, 5, 6))) == {"WS-PREP-D-1"}


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
    assert final(table, keep(ANN, 11, shed=cards(99))) == {"WS-PREP-D-3"}


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


# Step E: income


@pytest.mark.clause("WS-PREP-E-1", "WS-TBL-COINS")
@pytest.mark.parametrize(("coming", "coins"), [(2, 6), (3, 6), (4, 7), (5, 7), (6, 7)])
def test_coins_come_by_the_round_on_top_of_what_is_left(coming: int, coins: int) -> None:
    after = played(due(E, coming, coins={ANN: 2, BEN: 0}), SAID[E])
    assert [player.coins for player in after.players] == [2 + coins, coins]


@pytest.mark.clause("WS-DRV-6")
def test_a_whole_game_brings_39_coins() -> None:
    assert sum(preparation.COINS.values()) == 39


@pytest.mark.clause("WS-EX-20", "WS-EX-21", "WS-PREP-E-2", "WS-ICON-RES-2", "WS-ICON-RES-3")
def test_each_resource_icon_gives_a_token_in_every_preparation() -> None:
    table = collected(collected(due(E), ANN, food=2), BEN, vfx=2)
    for round_ in (1, 2, 3):
        table = played(replace(table, step=E), SAID[E])
        assert (table.player(ANN).food, table.player(ANN).vfx) == (2 * round_, 0)
        assert (table.player(BEN).food, table.player(BEN).vfx) == (0, 2 * round_)


@pytest.mark.clause("WS-EX-31", "WS-PREP-E-1", "WS-PREP-E-2")
def test_the_income_before_round_2() -> None:
    table = collected(due(E, 2, coins=0), ANN, food=1, vfx=1)
    after = played(table, SAID[E]).player(ANN)
    assert (after.coins, after.food, after.vfx) == (6, 1, 1)


@pytest.mark.clause("WS-PREP-E-2", "WS-ICON-3")
def test_icons_of_the_tableau_bring_no_income() -> None:
    idle = SceneCard(number=31, icons=(Icon.FOOD, Icon.VFX))
    after = played(due(E, tableaus={ANN: (idle,)}), SAID[E]).player(ANN)
    assert (after.food, after.vfx) == (0, 0)


@pytest.mark.clause("WS-SW-1", "WS-RULING-6")
def test_the_supply_ends_only_with_the_house_rule() -> None:
    table = collected(due(E, coins=24), ANN, food=30)
    table = table.with_player(BEN, food=15)
    free = played(table, SAID[E])
    assert [player.coins for player in free.players] == [30, 30]
    assert free.player(ANN).food == 30
    strict = played(replace(table, house=switched(hardSupply=True)), SAID[E])
    assert [player.coins for player in strict.players] == [26, 24]
    assert strict.player(ANN).food == 25


# Step F: the first player


@pytest.mark.clause("WS-PREP-F-1", "WS-PREP-F-2", "WS-RULING-59")
@pytest.mark.parametrize(("first", "following"), [(ANN, BEN), (BEN, CEM), (CEM, ANN)])
def test_the_marker_goes_to_the_left_and_its_holder_begins(first: Seat, following: Seat) -> None:
    table = played(replace(due(F, 3, 3), first=first), SAID[F])
    assert (table.first, table.phase, table.round) == (following, Phase.ROUND, 3)
    assert table.turn is not None
    assert table.turn.seat == following
    assert not any(player.passed or player.space for player in table.players)
    kinds = [event.kind for event in events(replace(due(F, 3, 3), first=first), SAID[F])]
    assert kinds == ["first_player_chosen", "round_began"]
    others = set(table.seating) - {following}
    assert all("WS-TURN-1" in refused(table, c.RenewPool(seat=seat)) for seat in others)


@pytest.mark.clause("WS-PREP-F-1")
def test_the_marker_follows_the_seats_and_passes_over_who_has_left() -> None:
    table = replace(due(F, players=3), first=ANN, seating=(CEM, BEN, ANN))
    assert played(table, SAID[F]).first == CEM
    gone = replace(due(F, players=3), first=ANN).with_player(BEN, gone=True)
    assert played(gone, SAID[F]).first == CEM


@pytest.mark.clause("WS-RULING-59")
def test_alone_the_marker_stays() -> None:
    assert played(due(F, players=1), SAID[F]).first == ANN


# All together


@pytest.mark.clause("WS-PREP-1", "WS-PREP-D-1", "WS-PREP-E-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_five_preparations_in_a_row_lose_no_piece(players: int) -> None:
    table = over(1, players, board=a_board("C4 lion", "D4 zebra", "E1 hyena"), coins=0)
    for round_ in range(2, ROUNDS + 1):
        table, _ = prepared(replace(table, migrated=()))
        assert problems(table) == ()
        assert (table.round, on_hand(table)) == (round_, CARDS)
        table = preparing(table, A)
    assert [player.coins for player in table.players] == [33] * players
    assert [len(player.tableau) for player in table.players] == [5] * players


def test_who_has_drawn_is_forgotten_with_the_round() -> None:
    table = played(due(D), keep(ANN, 1), keep(BEN, 2))
    assert set(table.drew) == {ANN, BEN}
    assert played(table, SAID[E], SAID[F]).drew == ()
