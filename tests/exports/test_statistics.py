"""What finished and scored games add up to, for each player, game and scenario."""

import pytest

from serengeti_companion.exports.past_games import TOGETHER, PastGame
from serengeti_companion.exports.statistics import (
    EVERYTHING,
    GameRow,
    PlayerRow,
    ScenarioRow,
    game_csv,
    player_csv,
    scenario_csv,
    statistics,
)

ANN_AND_BEN = PastGame(
    kind="wild", names=("Ann", "Ben"), winners=("Ben",), scores={"Ann": 40, "Ben": 61}, minutes=90
)
AGAIN = PastGame(
    kind="wild", names=("ann", "Cem"), winners=("ann", "Cem"), scores={"ann": 55, "Cem": 55}
)
RACE = PastGame(kind="race", names=("Ann",), winners=("Ann",), scores={"Ann": 7}, minutes=130)
WON = PastGame(
    kind=TOGETHER, names=("Ann", "Ben"), scores={"Ann": 340, "Ben": 340}, scenario=1, won=True
)
LOST = PastGame(
    kind=TOGETHER, names=("Ann", "Ben"), scores={"Ann": 300, "Ben": 300}, scenario=1, won=False
)
RANKED = PastGame(kind=TOGETHER, names=("Ann",), scores={"Ann": 150}, scenario=6)


def row_of(rows: tuple[PlayerRow, ...], name: str, kind: str) -> PlayerRow:
    return next(row for row in rows if (row.name, row.kind) == (name, kind))


def test_a_player_has_games_wins_share_best_mean_and_longest_evening() -> None:
    found = statistics([AGAIN, ANN_AND_BEN]).by_player
    assert found[0] == PlayerRow(
        name="ann", kind="wild", games=2, decided=2, wins=1, best=55, mean=47.5, minutes=90
    )
    assert found[0].share == 50


def test_over_several_games_wins_add_up_and_results_do_not() -> None:
    found = statistics([ANN_AND_BEN, RACE]).by_player
    every = row_of(found, "Ann", EVERYTHING)
    assert (every.games, every.wins, every.share, every.minutes) == (2, 1, 50, 130)
    assert (every.best, every.mean) == (None, None)
    assert [row.kind for row in found if row.name == "Ben"] == ["wild"]


def test_a_shared_win_is_a_win_for_all_who_share_it() -> None:
    found = statistics([AGAIN]).by_player
    assert [row.wins for row in found] == [1, 1]


def test_a_challenge_that_only_gives_a_rank_is_neither_won_nor_lost() -> None:
    (ann,) = statistics([RANKED]).by_player
    assert (ann.games, ann.decided, ann.share) == (1, 0, None)


def test_scenarios_are_told_by_number_of_players() -> None:
    found = statistics([WON, RANKED, LOST]).by_scenario
    assert found == (
        ScenarioRow(scenario=1, players=2, games=2, won=1, lost=1, best=340),
        ScenarioRow(scenario=6, players=1, games=1, won=0, lost=0, best=150),
    )


def test_what_was_reached_together_is_one_result() -> None:
    game = next(row for row in statistics([WON, RANKED]).by_game if row.kind == TOGETHER)
    assert game == GameRow(
        kind=TOGETHER,
        games=2,
        players=2,
        best=340,
        best_by=("Ann", "Ben"),
        mean=245.0,
        minutes=0,
    )


def test_practice_counts_only_when_asked_for() -> None:
    practice = PastGame(kind="wild", names=("Ann",), scores={"Ann": 9}, practice=True)
    assert statistics([practice]).games == 0
    assert statistics([practice], practice=True).games == 1


def test_words_find_players_and_only_the_games_they_were_in() -> None:
    found = statistics([ANN_AND_BEN, RACE, AGAIN], words="BEN")
    assert {row.name for row in found.by_player} == {"Ben"}
    assert [(row.kind, row.games) for row in found.by_game] == [("wild", 1)]


def test_nothing_played_is_nothing_counted() -> None:
    found = statistics([])
    assert (found.games, found.by_player, found.by_game, found.by_scenario) == (0, (), (), ())


@pytest.mark.parametrize("name", ["=1+1", "@now", "-Ann"])
def test_no_spreadsheet_takes_a_name_for_a_formula(name: str) -> None:
    game = PastGame(kind="wild", names=(name,), winners=(name,), scores={name: 3})
    found = statistics([game])
    assert f"\n'{name},WILD,1,1,1,3,3.0,0\n" in player_csv(found.by_player, str.upper)
    assert f"'{name}" in game_csv(found.by_game, str)


def test_a_scenario_is_a_row_of_figures() -> None:
    text = scenario_csv(statistics([WON]).by_scenario)
    assert text == "scenario,players,games,won,lost,best\n1,2,1,1,0,340\n"
