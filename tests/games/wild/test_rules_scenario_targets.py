"""Sections 19 and 20: how a game of a scenario ends: the Target Score and the ranks."""

from dataclasses import replace

import pytest
from support.tables import ANN, BEN, switched
from support.wild_scenarios import PLAYERS, a_scenario, all_pass

from serengeti_companion.games.wild.model import Entry, Source, Table
from serengeti_companion.games.wild.rules import goals
from serengeti_companion.games.wild.rules.goals import Rank
from serengeti_companion.games.wild.scoring import final as final_result
from serengeti_companion.games.wild.scoring import goal_target, outcome, result


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
