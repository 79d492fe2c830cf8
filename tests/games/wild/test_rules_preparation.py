"""Section 16: the order of Round Preparation, and its steps A, E and F."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    a_board,
    a_table,
    events,
    insisted,
    legal,
    opened,
    played,
    preparing,
    refused,
    switched,
)
from support.wild_preparation import B1, B2, SAID, TILES, A, C, D, E, F, due, keep

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.cards import on_hand
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import ICONS, ROUNDS, Phase, Seat, Step, Table
from serengeti_companion.games.wild.rules import preparation
from serengeti_companion.games.wild.terms import BLANK, CARDS, Icon, SceneCard


def over(round_: int, players: int = 2, **table: object) -> Table:
    """The round is over: step A is due."""
    table.setdefault("tiles", TILES)
    return preparing(a_table(players, round_, **table), A)  # type: ignore[arg-type]


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
    assert str(_refusal(due(E), SAID[C])) == "C: New Pool is over; E: Income is due."
    assert str(_refusal(due(C), SAID[E])) == "C: New Pool comes before E: Income."


def _refusal(table: Table, command: c.Command) -> object:
    (found,) = preparation.in_step(table, {SAID[C]: C, SAID[E]: E}[command])
    return found.message


@pytest.mark.clause("WS-PREP-B-1", "WS-AWARD-3", "WS-MIG-1")
def test_there_are_no_events_but_those_of_the_coming_round() -> None:
    assert refused(due(C, coming=2), SAID[B1]) == {"WS-PREP-B-1"}
    assert refused(due(C, coming=3), SAID[B2]) == {"WS-PREP-B-1"}
    assert refused(due(C, coming=5), SAID[B1]) == {"WS-PREP-B-1"}


def test_the_round_marker_is_not_moved_twice() -> None:
    assert refused(due(C), SAID[A]) == {"WS-PREP-1"}


@pytest.mark.clause("WS-PREP-2", "WS-RULING-57", "WS-GAME-5")
def test_there_is_no_preparation_before_round_1() -> None:
    table = replace(opened(2), tiles=TILES)
    for step, command in SAID.items():
        assert refused(table, command) == {"WS-PREP-2"}, step
    assert "WS-PREP-2" in refused(table, keep(ANN, BLANK))
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
        assert "WS-PREP-1" in refused(table, command)


@pytest.mark.clause("WS-PREP-1")
def test_no_step_comes_in_the_middle_of_a_round() -> None:
    for command in (*SAID.values(), keep(ANN, BLANK), c.SkipStep(step=C)):
        assert "WS-PREP-1" in refused(a_table(2), command)


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
