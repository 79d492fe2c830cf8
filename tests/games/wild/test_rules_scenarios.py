"""Sections 19 and 20: Round Goals judged at the last pass, and the loss of a missed one."""

from dataclasses import replace

import pytest
from support.tables import ANN, BEN, final, played, switched
from support.wild_scenarios import OFF, PLAYERS, a_scenario, all_pass, holding

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import Phase, Step, Table, Tracking, Turn
from serengeti_companion.games.wild.rules import WildRules
from serengeti_companion.games.wild.rules.goals import Compare, round_goal
from serengeti_companion.games.wild.scoring import outcome, result
from serengeti_companion.games.wild.wording import tell_event

ROUNDS_WITH_GOALS = range(1, 6)


def last_pass(table: Table) -> tuple[e.Event, ...]:
    """What the pass of the last player does."""
    *first, last = table.seating
    for seat in first:
        table = played(table, c.PassTurn(seat=seat))
    return WildRules().resolve(table, c.PassTurn(seat=last))


def judged(table: Table) -> e.GoalJudged | None:
    return next((x for x in last_pass(table) if isinstance(x, e.GoalJudged)), None)


def cells_of(scenario: int) -> list[tuple[int, int, int]]:
    """Round, players and figure of each cell of a scenario's table."""
    return [
        (round_, players, goal.needed)
        for round_ in ROUNDS_WITH_GOALS
        for players in PLAYERS
        if (goal := round_goal(scenario, players, round_)) is not None
    ]


AT_LEAST = [(number, *cell) for number in (1, 2, 5) for cell in cells_of(number)]
AT_MOST = [(number, *cell) for number in (3, 4) for cell in cells_of(number)]


@pytest.mark.clause("WS-COOPSOLO-2", "WS-SCN-1-1", "WS-SCN-2-1", "WS-SCN-5-1", "WS-RULING-83")
@pytest.mark.parametrize(("scenario", "round_", "players", "needed"), AT_LEAST)
def test_a_goal_of_at_least_is_met_from_its_figure_on(
    scenario: int, round_: int, players: int, needed: int
) -> None:
    for value, met in ((needed - 1, False), (needed, True), (needed + 1, True)):
        verdict = judged(a_scenario(scenario, players, round_, value))
        assert verdict is not None
        assert (verdict.needed, verdict.value, verdict.met) == (needed, value, met)


@pytest.mark.clause("WS-COOPSOLO-2", "WS-SCN-3-1", "WS-SCN-4-1", "WS-RULING-83")
@pytest.mark.parametrize(("scenario", "round_", "players", "needed"), AT_MOST)
def test_a_goal_of_at_most_is_met_up_to_its_figure(
    scenario: int, round_: int, players: int, needed: int
) -> None:
    for value, met in ((max(0, needed - 1), True), (needed, True), (needed + 1, False)):
        table = a_scenario(scenario, players, round_, value, tracking=Tracking())
        verdict = judged(table)
        assert verdict is not None
        assert (verdict.needed, verdict.value, verdict.met) == (needed, value, met)


def test_every_cell_of_the_five_tables_is_looked_at() -> None:
    assert len(AT_LEAST) + len(AT_MOST) == 5 * 5 * 4
    assert {round_goal(n, 2, 1).compare for n in (1, 2, 5)} == {Compare.AT_LEAST}  # type: ignore[union-attr]
    assert {round_goal(n, 2, 1).compare for n in (3, 4)} == {Compare.AT_MOST}  # type: ignore[union-attr]


@pytest.mark.clause("WS-SCN-0-2", "WS-RULING-76", "WS-SCN-6-1")
@pytest.mark.parametrize("scenario", range(1, 7))
def test_round_6_and_the_challenge_have_no_goal(scenario: int) -> None:
    over = all_pass(a_scenario(scenario, 2, 6))
    assert (over.phase, over.lost_in, over.judged) == (Phase.OVER, None, None)
    if scenario == 6:
        for round_ in ROUNDS_WITH_GOALS:
            assert judged(a_scenario(6, 2, round_)) is None


@pytest.mark.clause("WS-COOPSOLO-2", "WS-RULING-75")
def test_the_goal_is_judged_at_the_last_pass_before_preparation() -> None:
    told = last_pass(a_scenario(1, 2, 3, 70))
    kinds = [type(event) for event in told]
    assert kinds.index(e.GoalJudged) == kinds.index(e.RoundEnded) + 1
    first = played(a_scenario(1, 2, 3, 0), c.PassTurn(seat=ANN))
    assert (first.judged, first.lost_in) == (None, None)
    # What comes in Preparation does not help: the Awards would have made it 70.
    short = all_pass(a_scenario(1, 2, 3, 69))
    assert short.lost_in == 3
    short = played(short, c.MoveRoundMarker(), c.HoldAwards(totals=(1, 0)))
    assert (short.team, short.lost_in) == (71, 3)


@pytest.mark.clause("WS-COOPSOLO-2", "WS-COOPSOLO-6", "WS-EX-36")
def test_example_36_two_and_one_completed_cards_are_not_five() -> None:
    table = a_scenario(5, 2, 1).with_player(ANN, completed=2).with_player(BEN, completed=1)
    verdict = judged(table)
    assert verdict is not None
    assert (verdict.value, verdict.needed, verdict.met) == (3, 5, False)
    lost = all_pass(replace(table, house=OFF))
    assert (lost.phase, lost.lost_in) == (Phase.OVER, 1)
    ended = outcome(lost)
    assert ended is not None
    assert (ended.winners, ended.decided_by) == ((), "goal")


@pytest.mark.clause("WS-CHK-13", "WS-COOPSOLO-6")
@pytest.mark.parametrize(("value", "phase"), [(149, Phase.OVER), (150, Phase.PREPARATION)])
def test_scenario_1_with_four_players_at_the_end_of_round_3(value: int, phase: Phase) -> None:
    assert all_pass(a_scenario(1, 4, 3, value, house=OFF)).phase is phase


@pytest.mark.clause("WS-CHK-14", "WS-COOPSOLO-6")
@pytest.mark.parametrize(("value", "phase"), [(0, Phase.PREPARATION), (1, Phase.OVER)])
def test_scenario_4_with_two_players_at_the_end_of_round_1(value: int, phase: Phase) -> None:
    assert all_pass(a_scenario(4, 2, 1, value, house=OFF)).phase is phase


@pytest.mark.clause("WS-SW-16", "WS-RULING-77", "WS-COOPSOLO-6")
@pytest.mark.parametrize("on", [True, False])
def test_a_missed_goal_is_played_on_marked_as_lost_or_ends_the_game(on: bool) -> None:
    lost = all_pass(a_scenario(1, 2, 2, 0, house=switched(playOnAfterLoss=on)))
    assert lost.lost_in == 2
    assert (lost.phase is Phase.PREPARATION) is on
    assert (outcome(lost) is None) is on


@pytest.mark.clause("WS-SW-16", "WS-COOPSOLO-6")
def test_a_game_played_on_stays_lost_whatever_is_scored_afterwards() -> None:
    table = all_pass(a_scenario(1, 2, 1, 0))
    later = replace(table, phase=Phase.ROUND, round=2, turn=Turn(seat=ANN), step=None)
    for seat in later.seating:
        later = later.with_player(seat, passed=False)
    met = all_pass(holding(later, 400))
    assert (met.lost_in, met.judged) == (1, 2)
    over = replace(met, phase=Phase.OVER, step=None, round=6)
    answer = result(over)
    assert answer is not None
    assert (answer["team_total"], answer["target"], answer["won"]) == (400, 330, False)
    ended = outcome(over)
    assert ended is not None
    assert (ended.winners, ended.decided_by) == ((), "goal")


@pytest.mark.clause("WS-COOPSOLO-6")
def test_a_table_that_played_on_may_end_the_lost_game() -> None:
    table = a_scenario(1, 2, 1, 0)
    assert final(table, c.StopAfterLoss()) == {"WS-COOPSOLO-6"}
    lost = all_pass(table)
    over = played(lost, c.StopAfterLoss())
    assert (over.phase, problems(over)) == (Phase.OVER, ())
    assert final(over, c.StopAfterLoss()) == {"WS-GAME-7"}
    answer = result(over)
    assert answer is not None
    assert answer["won"] is False


@pytest.mark.clause("WS-SW-16")
def test_turning_the_switch_ends_a_lost_game_and_takes_it_up_again() -> None:
    off = c.SetHouseRule(name="playOnAfterLoss", value=False)
    on = c.SetHouseRule(name="playOnAfterLoss", value=True)
    lost = all_pass(a_scenario(1, 2, 1, 0))
    over = played(lost, off)
    assert over.phase is Phase.OVER
    again = played(over, on)
    assert (again.phase, again.step, again.lost_in) == (Phase.PREPARATION, Step.MARKER, 1)
    # A game that is not lost goes on, and one that ended in its time stays ended.
    going = a_scenario(1, 2, 1, 10)
    assert played(going, off).phase is Phase.ROUND
    finished = all_pass(replace(a_scenario(1, 2, 6), lost_in=1))
    assert played(finished, off, on).phase is Phase.OVER


def test_a_player_who_leaves_last_ends_the_round_and_the_goal_is_judged() -> None:
    table = played(a_scenario(1, 2, 1, 9), c.PassTurn(seat=ANN))
    assert played(table, c.SetPresence(seat=BEN, gone=True)).lost_in == 1


def test_the_log_tells_the_verdict() -> None:
    table = a_scenario(1, 2, 1, 9)
    missed = judged(table)
    assert missed is not None
    told = str(tell_event(table, missed))
    assert [word in told for word in ("missed", "9", "10")] == [True] * 3
