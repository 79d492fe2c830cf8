"""Sections 19 and 20: Round Goals judged at the last pass, a loss, the Target Score, the ranks."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    a_table,
    blanks,
    final,
    played,
    session,
    switched,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import (
    CardTracking,
    Entry,
    HouseRules,
    Mode,
    Phase,
    Source,
    Step,
    Table,
    Tracking,
    Turn,
)
from serengeti_companion.games.wild.rules import WildRules, goals
from serengeti_companion.games.wild.rules.goals import Compare, Measure, Rank, round_goal
from serengeti_companion.games.wild.scoring import final as final_result
from serengeti_companion.games.wild.scoring import goal_target, outcome, result
from serengeti_companion.games.wild.wording import tell_event

ROUNDS_WITH_GOALS = range(1, 6)
PLAYERS = (1, 2, 3, 4)
ON, OFF = HouseRules(), HouseRules(play_on_after_loss=False)


def a_scenario(number: int, players: int, round_: int, value: int = 0, **changes: object) -> Table:
    """Everyone about to pass in that round, with `value` of what the scenario counts."""
    mode = Mode.SOLO if players == 1 else Mode.COOP
    table = a_table(players, round_, mode=mode, coins=0, scenario=number, **changes)  # type: ignore[arg-type]
    for seat in table.seating:
        table = table.with_player(seat, specialist=f"Specialist {seat}")
    return holding(table, value)


def holding(table: Table, value: int) -> Table:
    """The table with that much of what its scenario counts, spread over the players."""
    measure = goals.SCENARIOS[table.scenario or 6].measure
    shares = [value // len(table.players)] * len(table.players)
    shares[-1] += value - sum(shares)
    for seat, share in zip(table.seating, shares, strict=True):
        match measure:
            case Measure.SCORE:
                lines = (Entry(round=1, source=Source.SCENES, stars=share),) if share else ()
                table = table.with_player(seat, ledger=lines)
            case Measure.TOKENS:
                table = table.with_player(seat, food=share // 2, vfx=share - share // 2)
            case Measure.INCOMPLETE:
                table = table.with_player(seat, tableau=blanks(share))
                table = replace(table, uncounted=table.uncounted + share)
            case Measure.COMPLETED:
                table = table.with_player(seat, completed=share)
            case None:
                break
    return replace(table, team=value) if measure is Measure.SCORE else table


def all_pass(table: Table) -> Table:
    for seat in table.seating:
        table = played(table, c.PassTurn(seat=seat))
    return table


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


def finished(scenario: int, players: int, total: int, **house: bool) -> Table:
    """A game at its end with that common score."""
    table = replace(a_scenario(scenario, players, 6), house=switched(**house))
    lines = (Entry(round=6, source=Source.SCENES, stars=total),)
    table = replace(table.with_player(ANN, ledger=lines), team=total)
    return all_pass(table)


def won(table: Table) -> bool | None:
    answer = result(table)
    assert answer is not None
    assert answer["won"] == final_result(table).won
    ended = outcome(table)
    assert ended is not None
    assert bool(ended.winners) is bool(answer["won"])
    value = answer["won"]
    return None if value is None else bool(value)


@pytest.mark.clause("WS-COOPSOLO-3", "WS-SCN-0-1", "WS-RULING-74", "WS-SW-15")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scenario", range(1, 6))
def test_only_more_than_the_target_wins_unless_the_switch_includes_it(
    scenario: int, players: int
) -> None:
    needed = goals.target(scenario, players)
    assert needed is not None
    for total, strict, inclusive in (
        (needed - 1, False, False),
        (needed, False, True),
        (needed + 1, True, True),
    ):
        assert won(finished(scenario, players, total)) is strict
        assert won(finished(scenario, players, total, targetInclusive=True)) is inclusive


@pytest.mark.clause("WS-CHK-12")
def test_scenario_1_alone_150_is_lost_and_151_won() -> None:
    assert won(finished(1, 1, 150)) is False
    assert won(finished(1, 1, 151)) is True


@pytest.mark.clause("WS-SCN-0-1", "WS-RULING-74")
def test_the_target_is_compared_after_the_bonuses_of_the_end() -> None:
    table = finished(1, 2, 320)
    likes = (0, 0, 0, 0, 0, 0, 4, 0)
    assert won(table) is False
    assert won(table.with_player(BEN, icons=likes)) is False
    assert won(table.with_player(BEN, icons=(0, 0, 0, 0, 0, 0, 5, 0))) is True


@pytest.mark.clause("WS-COOPSOLO-6")
def test_a_missed_target_is_a_loss_decided_by_the_target() -> None:
    ended = outcome(finished(2, 3, 640))
    assert ended is not None
    assert (ended.winners, ended.decided_by) == ((), "target")


@pytest.mark.clause("WS-SCN-6-1", "WS-SCN-6-3", "WS-RULING-78")
@pytest.mark.parametrize("specialists", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_challenge_gives_the_rank_reached_and_no_verdict(
    players: int, specialists: bool
) -> None:
    table = finished(6, players, 0)
    for seat in table.seating:
        chosen = f"Specialist {seat}" if specialists else None
        table = table.with_player(seat, specialist=chosen)
    ranks = goals.rank_table(players, specialists=specialists)
    names: tuple[Rank | None, ...] = (*(rank for rank, _ in ranks), None)
    for (rank, figure), below in zip(ranks, names[1:], strict=True):
        for total, expected in ((figure - 1, below), (figure, rank), (figure + 1, rank)):
            answer = result(_with_total(table, total))
            assert answer is not None
            assert (answer["rank"], answer["target"], answer["won"]) == (expected, None, None)
    assert goal_target(table) is None
    ended = outcome(table)
    assert ended is not None
    assert ended.decided_by == "rank"


def _with_total(table: Table, total: int) -> Table:
    lines = (Entry(round=6, source=Source.SCENES, stars=total),)
    return replace(table.with_player(ANN, ledger=lines), team=total)


@pytest.mark.clause("WS-CHK-15", "WS-CHK-16")
@pytest.mark.parametrize(
    ("players", "specialists", "total", "rank"),
    [
        (1, False, 179, "Outstanding"),
        (1, False, 180, "Elite"),
        (1, False, 99, None),
        (4, True, 1039, "Outstanding"),
        (4, True, 1040, "Elite"),
    ],
)
def test_ranks_of_the_challenge(
    players: int, specialists: bool, total: int, rank: str | None
) -> None:
    table = finished(6, players, 0)
    for seat in table.seating:
        table = table.with_player(seat, specialist=f"S {seat}" if specialists else None)
    answer = result(_with_total(table, total))
    assert answer is not None
    assert answer["rank"] == rank


@pytest.mark.clause("WS-SCN-6-2", "WS-RULING-79")
def test_one_specialist_at_the_table_is_enough_for_the_harder_ranks() -> None:
    table = _with_total(finished(6, 2, 0), 390)
    assert final_result(table).rank is Rank.EXCELLENT
    for seat in table.seating:
        table = table.with_player(seat, specialist=None)
    assert final_result(table).rank is Rank.ELITE


# What is not followed


@pytest.mark.parametrize(
    ("scenario", "tracking"),
    [
        (2, Tracking(tokens=False)),
        (3, Tracking(cards=CardTracking.OFF)),
        (5, Tracking(cards=CardTracking.OFF)),
    ],
)
def test_a_goal_over_what_nobody_tracks_is_not_judged(scenario: int, tracking: Tracking) -> None:
    table = all_pass(a_scenario(scenario, 2, 2, 99, tracking=tracking, house=OFF))
    assert (table.phase, table.judged, table.lost_in) == (Phase.PREPARATION, None, None)


def test_the_score_is_always_followed() -> None:
    unwatched = Tracking(map=False, board=False, cards=CardTracking.OFF, tokens=False)
    assert all_pass(a_scenario(1, 2, 2, 0, tracking=unwatched)).lost_in == 2


# Put right by hand


def set_team(value: int) -> c.CorrectNumber:
    return c.CorrectNumber(fact="team", value=value)


def test_a_number_put_right_before_the_last_pass_is_what_counts() -> None:
    table = played(a_scenario(1, 2, 1, 0), c.PassTurn(seat=ANN), set_team(10))
    assert (table.judged, table.lost_in) == (None, None)
    assert played(table, c.PassTurn(seat=BEN)).lost_in is None


@pytest.mark.parametrize("house", [ON, OFF], ids=["on", "off"])
def test_a_number_put_right_after_the_verdict_puts_the_verdict_right(house: HouseRules) -> None:
    lost = all_pass(a_scenario(1, 2, 1, 9, house=house))
    assert lost.lost_in == 1
    met = played(lost, set_team(10))
    assert (met.phase, met.step, met.lost_in) == (Phase.PREPARATION, Step.MARKER, None)
    assert problems(met) == ()
    again = played(met, set_team(8))
    assert again.lost_in == 1
    assert again.phase is (Phase.PREPARATION if house.play_on_after_loss else Phase.OVER)


@pytest.mark.parametrize(
    ("scenario", "value", "command"),
    [
        (2, 1, c.CorrectNumber(fact="food", seat=ANN, value=9)),
        (2, 1, c.BookGain(seat=BEN, booked=c.Booking(vfx=5))),
        (3, 7, c.CorrectCards(place="tableau", seat=BEN, cards=())),
        (4, 1, set_team(0)),
        (5, 4, c.CorrectNumber(fact="completed", seat=ANN, value=5)),
        (1, 9, c.BookGain(seat=ANN, booked=c.Booking(stars=1))),
    ],
)
def test_whatever_the_goal_counts_can_be_put_right(
    scenario: int, value: int, command: c.Command
) -> None:
    lost = all_pass(a_scenario(scenario, 2, 1, value, house=OFF))
    assert (lost.lost_in, lost.phase) == (1, Phase.OVER)
    assert played(lost, command).lost_in is None
    assert played(lost, command).phase is Phase.PREPARATION


def test_a_correction_of_something_else_leaves_the_verdict() -> None:
    lost = all_pass(a_scenario(1, 2, 1, 9, house=OFF))
    for command in (
        c.CorrectNumber(fact="coins", seat=ANN, value=4),
        c.CorrectNumber(fact="food", seat=ANN, value=4),
        c.RenamePlayer(seat=ANN, name="Eva", colour=0),
    ):
        assert played(lost, command).phase is Phase.OVER


def test_once_the_marker_has_moved_a_number_put_right_changes_no_verdict() -> None:
    lost = played(all_pass(a_scenario(1, 2, 1, 9)), c.MoveRoundMarker())
    assert played(lost, set_team(500)).lost_in == 1


def test_the_loss_itself_is_set_by_hand() -> None:
    lost = played(all_pass(a_scenario(1, 2, 1, 9)), c.MoveRoundMarker())
    unlost = c.CorrectLoss(lost_in=None, reason="we counted wrong")
    assert played(lost, unlost).lost_in is None
    marked = c.CorrectLoss(lost_in=2)
    assert played(a_scenario(2, 2, 3), marked).lost_in == 2
    assert final(lost, c.CorrectLoss(lost_in=7)) == {"WS-GAME-1"}
    assert final(a_table(2), c.CorrectLoss(lost_in=1)) == {"WS-COOPSOLO-1"}


def test_going_back_to_a_round_takes_its_loss_back() -> None:
    lost = all_pass(a_scenario(1, 2, 2, 9))
    back = played(lost, c.CorrectMoment(round=2, phase=Phase.ROUND, seat=ANN))
    assert (back.lost_in, back.phase) == (None, Phase.ROUND)
    assert all_pass(back).lost_in == 2
    later = played(lost, c.CorrectMoment(round=3, phase=Phase.ROUND, seat=ANN))
    assert later.lost_in == 2


@pytest.mark.parametrize("house", [ON, OFF], ids=["on", "off"])
def test_a_verdict_is_taken_back_by_undo_and_comes_again_by_redo(house: HouseRules) -> None:
    sitting = session(a_scenario(1, 2, 1, 9, house=house))
    states = [sitting.state]
    for command in (c.PassTurn(seat=ANN), c.PassTurn(seat=BEN), set_team(10), set_team(9)):
        sitting.submit(command)
        states.append(sitting.state)
    for state in reversed(states[:-1]):
        sitting.undo()
        assert sitting.state == state
    for state in states[1:]:
        sitting.redo()
        assert sitting.state == state


def test_a_player_who_leaves_last_ends_the_round_and_the_goal_is_judged() -> None:
    table = played(a_scenario(1, 2, 1, 9), c.PassTurn(seat=ANN))
    assert played(table, c.SetPresence(seat=BEN, gone=True)).lost_in == 1


def test_the_log_tells_the_verdict() -> None:
    table = a_scenario(1, 2, 1, 9)
    missed = judged(table)
    assert missed is not None
    told = str(tell_event(table, missed))
    assert [word in told for word in ("missed", "9", "10")] == [True] * 3
