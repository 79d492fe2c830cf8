"""The figures of the six scenarios, each cell as the rules file has it."""

import pytest

from serengeti_companion import rulebook
from serengeti_companion.games.wild.model import CHALLENGE
from serengeti_companion.games.wild.rules.goals import (
    SCENARIOS,
    Compare,
    Measure,
    Rank,
    rank,
    rank_table,
    round_goal,
    target,
    target_clause,
    won,
)

WITH_GOALS = (1, 2, 3, 4, 5)
PLAYERS = (1, 2, 3, 4)


def figures(clause: str) -> list[int | None]:
    """The row of the rules file for 1 to 4 players."""
    entry = rulebook.load("wild").find(clause)
    assert entry is not None
    return [None if cell == "none" else int(cell) for cell in entry.table[1][2:]]


def ranks_in_the_rules(table: str, players: int) -> list[tuple[str, int]]:
    entry = rulebook.load("wild").find(table)
    assert entry is not None
    return [(row[0], int(row[players].replace(",", ""))) for row in entry.table[1:]]


@pytest.mark.clause("WS-COOPSOLO-2", "WS-SCN-1-1", "WS-SCN-2-1", "WS-SCN-5-1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("scenario", [1, 2, 5])
def test_a_goal_of_at_least_is_met_from_its_figure_on(
    scenario: int, number: int, players: int
) -> None:
    needed = figures(f"WS-SCN-{scenario}-R{number}")[players - 1]
    goal = round_goal(scenario, players, number)
    assert goal is not None
    assert needed is not None
    assert (goal.needed, goal.compare) == (needed, Compare.AT_LEAST)
    assert [goal.met(needed + step) for step in (-1, 0, 1)] == [False, True, True]
    assert [goal.lacking(needed + step) for step in (-1, 0, 1)] == [1, 0, 0]


@pytest.mark.clause("WS-COOPSOLO-2", "WS-SCN-3-1", "WS-SCN-4-1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("scenario", [3, 4])
def test_a_goal_of_at_most_is_met_up_to_its_figure(
    scenario: int, number: int, players: int
) -> None:
    needed = figures(f"WS-SCN-{scenario}-R{number}")[players - 1]
    goal = round_goal(scenario, players, number)
    assert goal is not None
    assert needed is not None
    assert (goal.needed, goal.compare) == (needed, Compare.AT_MOST)
    assert [goal.met(needed + step) for step in (-1, 0, 1)] == [True, True, False]
    assert [goal.lacking(needed + step) for step in (-1, 0, 2)] == [0, 0, 2]


@pytest.mark.clause("WS-SCN-1-1", "WS-SCN-2-1", "WS-SCN-3-1", "WS-SCN-4-1", "WS-SCN-5-1",
                    "WS-RULING-83")  # fmt: skip
def test_each_scenario_counts_its_own_thing() -> None:
    assert {number: SCENARIOS[number].measure for number in SCENARIOS} == {
        1: Measure.SCORE,
        2: Measure.TOKENS,
        3: Measure.INCOMPLETE,
        4: Measure.SCORE,
        5: Measure.COMPLETED,
        CHALLENGE: None,
    }


@pytest.mark.clause("WS-SCN-0-2", "WS-RULING-76")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scenario", WITH_GOALS)
def test_round_six_has_no_goal(scenario: int, players: int) -> None:
    entry = rulebook.load("wild").find(f"WS-SCN-{scenario}-R6")
    assert entry is None or entry.table[1][2:] == ("none",) * 4
    assert round_goal(scenario, players, 6) is None


@pytest.mark.clause(
    "WS-SCN-0-1", "WS-COOPSOLO-3", "WS-SCN-1-T", "WS-SCN-2-T", "WS-SCN-3-T", "WS-SCN-4-T",
    "WS-SCN-5-T", "WS-SW-15", "WS-RULING-74",
)  # fmt: skip
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scenario", WITH_GOALS)
def test_a_target_score_must_be_passed_not_only_reached(scenario: int, players: int) -> None:
    needed = target(scenario, players)
    assert needed == figures(target_clause(scenario))[players - 1]
    assert needed is not None
    assert [won(needed, needed + step) for step in (-1, 0, 1)] == [False, False, True]
    inclusive = [won(needed, needed + step, inclusive=True) for step in (-1, 0, 1)]
    assert inclusive == [False, True, True]


@pytest.mark.clause("WS-SCN-1-R1", "WS-SCN-5-R5")
def test_a_goal_knows_the_clause_of_its_figure() -> None:
    first, last = round_goal(1, 2, 1), round_goal(5, 3, 5)
    assert first is not None
    assert last is not None
    assert (first.clause, last.clause) == ("WS-SCN-1-R1", "WS-SCN-5-R5")


def test_every_figure_of_a_goal_stands_in_the_rules_file() -> None:
    book = rulebook.load("wild")
    for scenario in WITH_GOALS:
        assert book.find(target_clause(scenario)) is not None
        for number in range(1, 6):
            assert book.find(f"WS-SCN-{scenario}-R{number}") is not None


@pytest.mark.clause("WS-SCN-6-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_challenge_has_neither_goals_nor_a_target(players: int) -> None:
    assert [round_goal(CHALLENGE, players, number) for number in range(1, 7)] == [None] * 6
    assert target(CHALLENGE, players) is None


@pytest.mark.clause("WS-SCN-6-3", "WS-TBL-RANK-NOSPEC", "WS-TBL-RANK-SPEC", "WS-RULING-78")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("specialists", [False, True])
def test_a_rank_is_reached_from_its_figure_on(specialists: bool, players: int) -> None:
    rows = ranks_in_the_rules(f"WS-TBL-RANK-{'SPEC' if specialists else 'NOSPEC'}", players)
    assert list(rank_table(players, specialists=specialists)) == rows
    below: list[str | None] = [*(name for name, _ in rows[1:]), None]
    for (name, stars), lower in zip(rows, below, strict=True):
        assert rank(players, stars - 1, specialists=specialists) == lower
        assert rank(players, stars, specialists=specialists) == name
        assert rank(players, stars + 1, specialists=specialists) == name


@pytest.mark.clause("WS-CHK-12", "WS-RULING-74")
def test_alone_in_scenario_1_a_score_of_150_loses_and_151_wins() -> None:
    needed = target(1, 1)
    assert needed is not None
    assert (won(needed, 150), won(needed, 151)) == (False, True)


@pytest.mark.clause("WS-CHK-13")
def test_four_players_in_scenario_1_need_150_after_round_3() -> None:
    goal = round_goal(1, 4, 3)
    assert goal is not None
    assert (goal.met(149), goal.met(150)) == (False, True)


@pytest.mark.clause("WS-CHK-14")
def test_two_players_in_scenario_4_may_have_no_star_after_round_1() -> None:
    goal = round_goal(4, 2, 1)
    assert goal is not None
    assert (goal.met(0), goal.met(1)) == (True, False)


@pytest.mark.clause("WS-EX-36", "WS-SCN-5-R1")
def test_two_players_in_scenario_5_need_five_completed_cards_after_round_1() -> None:
    goal = round_goal(5, 2, 1)
    assert goal is not None
    assert goal.needed == 5
    assert not goal.met(2 + 1)


@pytest.mark.clause("WS-CHK-15", "WS-RULING-78")
def test_ranks_of_a_lone_player_without_a_specialist() -> None:
    found = [rank(1, stars, specialists=False) for stars in (179, 180, 99)]
    assert found == [Rank.OUTSTANDING, Rank.ELITE, None]


@pytest.mark.clause("WS-CHK-16")
def test_ranks_of_four_players_with_specialists() -> None:
    found = [rank(4, stars, specialists=True) for stars in (1039, 1040)]
    assert found == [Rank.OUTSTANDING, Rank.ELITE]
