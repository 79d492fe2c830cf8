"""Steps of Round Preparation out of their time: held on the table's word, the game goes on."""

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
    final,
    insisted,
    opened,
    played,
    preparing,
    refused,
    standing,
    whose,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import Phase, Step, Table
from serengeti_companion.games.wild.terms import CELLS, Species

TILES = (Species.LION, Species.ZEBRA)
CLEAR = c.DrawMigration(cells=CELLS[:1])
LATE: list[tuple[Step, c.Command]] = [
    (Step.AWARDS, c.HoldAwards()),
    (Step.MIGRATION, CLEAR),
    (Step.POOL, c.RedraftPool()),
    (Step.DRAW, c.KeepFromFour(seat=ANN, kept=blanks(1))),
    (Step.INCOME, c.ReceiveIncome()),
    (Step.FIRST, c.MoveFirstPlayer()),
]


def in_round(number: int) -> Table:
    """Ben's turn in that round; he has completed a Lion and a Zebra, and a Lion stands on A1."""
    table = a_table(2, number, turn=BEN, passed=[ANN], tiles=TILES, board=a_board("A1 lion"))
    animals = tuple(int(species in TILES) for species in Species)
    return table.with_player(BEN, animals=animals, completed=1)


@pytest.mark.parametrize(("step", "command"), LATE)
@pytest.mark.parametrize("number", [1, 2, 4, 6])
@pytest.mark.clause("WS-PREP-1")
def test_a_step_held_in_the_middle_of_a_round_leaves_the_round_as_it_is(
    number: int, step: Step, command: c.Command
) -> None:
    table = in_round(number)
    assert refused(table, command) == {"WS-PREP-1"}, step
    after = insisted(table, command)
    assert (after.phase, after.round, after.step) == (Phase.ROUND, number, None)
    assert (whose(after), after.player(ANN).passed) == (BEN, True)
    assert not problems(after)


@pytest.mark.clause("WS-AWARD-3")
@pytest.mark.parametrize(("number", "tile"), [(3, 0), (4, 0), (5, 0), (6, 1)])
def test_a_forgotten_ceremony_goes_by_the_last_tile_that_was_due(number: int, tile: int) -> None:
    table = in_round(number)
    table = table.with_player(
        BEN, animals=tuple(int(species is TILES[tile]) for species in Species)
    )
    after = insisted(table, c.HoldAwards())
    assert after.player(BEN).stars == 2  # WS-AWARD-7: one animal, twice


def test_a_forgotten_migration_brings_the_herds_home() -> None:
    after = insisted(in_round(4), CLEAR)
    assert after.at(CELLS[0]) == ()
    assert after.in_area(Species.LION) == 3


def test_a_forgotten_income_is_that_of_the_round_that_is_played() -> None:
    table = in_round(4)
    after = insisted(table, c.ReceiveIncome())
    assert after.player(ANN).coins == table.player(ANN).coins + 7  # WS-TBL-COINS


def test_everybody_draws_late_one_by_one_and_more_than_once_if_they_did() -> None:
    table = in_round(3)
    for seat in (ANN, BEN, ANN):
        before = table.player(seat).tableau
        table = insisted(table, c.KeepFromFour(seat=seat, kept=blanks(1)))
        assert len(table.player(seat).tableau) == len(before) + 1
    assert (table.phase, table.step) == (Phase.ROUND, None)
    assert not problems(table)


def test_the_first_player_marker_handed_on_in_a_round_begins_no_round() -> None:
    table = in_round(3)
    after = insisted(table, c.MoveFirstPlayer())
    assert (after.first, whose(after)) == (BEN, BEN)
    assert after.player(ANN).passed


@pytest.mark.parametrize(("step", "command"), LATE)
@pytest.mark.clause("WS-PREP-2")
def test_a_step_held_before_round_1_leaves_setup_as_it_is(step: Step, command: c.Command) -> None:
    table = replace(standing(opened(2), a_board("A1 lion")), tiles=TILES)
    assert refused(table, command) == {"WS-PREP-2"}, step
    after = insisted(table, command)
    assert (after.phase, after.step) == (Phase.SETUP, None)
    assert not problems(after)
    assert insisted(after, c.BeginPlay()).phase is Phase.ROUND


@pytest.mark.parametrize(("step", "command"), LATE)
def test_a_step_held_after_the_end_leaves_the_game_over(step: Step, command: c.Command) -> None:
    table = replace(in_round(6), phase=Phase.OVER, turn=None)
    assert refused(table, command) == {"WS-PREP-1"}, step
    after = insisted(table, command)
    assert (after.phase, after.step) == (Phase.OVER, None)
    assert not problems(after)


@pytest.mark.clause("WS-PREP-B-1")
@pytest.mark.parametrize(
    ("number", "command"), [(2, c.HoldAwards()), (5, c.HoldAwards()), (3, CLEAR)]
)
def test_an_event_before_a_round_without_it_leaves_the_step_that_is_due(
    number: int, command: c.Command
) -> None:
    table = replace(preparing(in_round(number), Step.POOL), tiles=TILES)
    assert refused(table, command) == {"WS-PREP-B-1"}
    after = insisted(table, command)
    assert after.step is Step.POOL
    assert not problems(after)
    assert played(after, c.RedraftPool()).step is Step.DRAW


def test_an_event_set_as_due_by_hand_is_held_and_the_next_step_follows() -> None:
    moment = c.CorrectMoment(round=2, phase=Phase.PREPARATION, step=Step.AWARDS)
    table = played(in_round(2), moment)
    assert table.step is Step.AWARDS
    assert played(table, c.HoldAwards()).step is Step.POOL
    assert played(table, c.SkipStep(step=Step.AWARDS)).step is Step.POOL


@pytest.mark.clause("WS-PREP-A-1")
def test_the_marker_moved_once_more_prepares_another_round() -> None:
    table = preparing(in_round(4), Step.POOL)
    assert refused(table, c.MoveRoundMarker()) == {"WS-PREP-1"}
    after = insisted(table, c.MoveRoundMarker())
    assert (after.round, after.step) == (5, Step.POOL)
    # The track has six spaces.
    assert "WS-GAME-1" in final(preparing(in_round(6), Step.POOL), c.MoveRoundMarker())
    in_play = insisted(in_round(4), c.MoveRoundMarker())
    assert (in_play.round, in_play.phase, whose(in_play)) == (5, Phase.ROUND, BEN)


def test_what_is_not_due_cannot_be_left_out() -> None:
    for table in (in_round(4), opened(2)):
        assert final(table, c.SkipStep(step=Step.AWARDS))
    drawing = preparing(in_round(4), Step.DRAW)
    for over in (Step.MARKER, Step.AWARDS, Step.POOL):
        assert final(drawing, c.SkipStep(step=over)) == {"WS-PREP-1"}
    # Before Round 3 there are no events.
    before_3 = preparing(in_round(3), Step.POOL)
    assert final(before_3, c.SkipStep(step=Step.MIGRATION)) == {"WS-PREP-B-1"}
    assert insisted(drawing, c.SkipStep(step=Step.INCOME)).step is Step.FIRST


EARLY: list[tuple[c.Command, Step | None]] = [
    (c.HoldAwards(), Step.MIGRATION),
    (CLEAR, Step.POOL),
    (c.RedraftPool(), Step.DRAW),
    (c.ReceiveIncome(), Step.FIRST),
    (c.SkipStep(step=Step.POOL), Step.DRAW),
    (c.MoveFirstPlayer(), None),
    (c.SkipStep(step=Step.FIRST), None),
]


@pytest.mark.parametrize(("command", "step"), EARLY)
@pytest.mark.clause("WS-PREP-A-1")
def test_a_step_held_before_the_marker_moved_prepares_the_coming_round_all_the_same(
    command: c.Command, step: Step | None
) -> None:
    table = preparing(in_round(3), Step.MARKER)
    assert refused(table, command) == {"WS-PREP-1"}
    after = insisted(table, command)
    assert (after.round, after.step) == (4, step)
    assert not problems(after)


def test_an_event_before_a_round_without_it_leaves_the_marker_due() -> None:
    table = preparing(in_round(1), Step.MARKER)
    after = insisted(table, c.HoldAwards())
    assert (after.round, after.step) == (1, Step.MARKER)


def test_step_d_waits_for_nobody_where_all_who_stay_have_drawn_before() -> None:
    table = preparing(a_table(3), Step.POOL)
    for seat in (ANN, BEN):
        table = insisted(table, c.KeepFromFour(seat=seat, kept=blanks(1)))
    table = played(table, c.SetPresence(seat=CEM, gone=True), c.RedraftPool())
    assert table.step is Step.INCOME
    assert not problems(table)


def test_a_larger_pool_lies_there_on_the_table_s_word() -> None:
    seven = cards(*range(11, 18))
    due = preparing(a_table(2, pool=(1, 2, 3, 4, 5, 6)), Step.POOL)
    for table, command, clause in (
        (due, c.RedraftPool(revealed=seven), "WS-PREP-C-1"),
        (a_table(2), c.RenewPool(seat=ANN, revealed=seven), "WS-ACT-RENEW-1"),
        (opened(2), c.LayPool(cards=seven), "WS-SETUP-14"),
    ):
        assert refused(table, command) == {clause}
        after = insisted(table, command)
        assert after.pool == seven
        assert not problems(after)


def test_whoever_was_dealt_too_much_or_twice_holds_it() -> None:
    nine = cards(*range(1, 10))
    dealt = c.KeepOpeningCards(seat=ANN, kept=nine[:4], left=nine[4:])
    table = insisted(opened(2), dealt)
    assert len(table.discard) == 5
    again = c.KeepOpeningCards(seat=ANN, kept=cards(21, 22, 23, 24))
    assert refused(table, again) == {"WS-SETUP-26"}
    after = insisted(table, again)
    assert after.player(ANN).tableau == (*nine[:4], *cards(21, 22, 23, 24))
    assert not problems(after)
    five = c.KeepFromFour(seat=ANN, kept=cards(31), left=cards(32, 33, 34, 35))
    drawing = preparing(a_table(2), Step.DRAW)
    assert refused(drawing, five) == {"WS-PREP-D-1"}
    assert insisted(drawing, five).discard[-4:] == cards(32, 33, 34, 35)


@pytest.mark.clause("WS-PREP-D-3")
def test_what_is_shed_in_step_d_leaves_the_place_where_it_lay() -> None:
    pool = (1, 2, 6, 7, 8, 9)
    table = preparing(a_table(2, pool=pool, tableaus={ANN: blanks(8)}), Step.DRAW)
    command = c.KeepFromFour(seat=ANN, kept=blanks(1), shed=cards(2))
    assert "WS-COMP-1" in refused(table, command)
    after = insisted(table, command)
    assert cards(2)[0] not in after.pool
    assert not problems(after)
