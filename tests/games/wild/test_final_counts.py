"""The result from the counts at the end of a game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serengeti_companion.games.wild.model import Mode
from serengeti_companion.games.wild.rules.final_counts import (
    Count,
    FinalCounts,
    Result,
    answer,
    objections,
    score,
    specialist_stars,
)
from serengeti_companion.games.wild.rules.goals import Rank
from serengeti_companion.games.wild.rules.icons import ICONS, Counts, like_stars
from serengeti_companion.games.wild.terms import Icon


def icons(**numbers: int) -> Counts:
    return tuple(numbers.get(icon, 0) for icon in ICONS)


def competitive(*players: Count) -> Result:
    counts = FinalCounts(mode=Mode.COMPETITIVE, players=players)
    assert objections(counts) == ()
    return score(counts)


def clauses(counts: FinalCounts) -> list[str]:
    return [one.clause for one in objections(counts)]


ANN = Count(
    name="Ann",
    stars=87,
    completed=17,
    icons=icons(like=14, leaf=12, flower=4, fruit=3),
    specialist="narrator",
)
BEN = Count(name="Ben", stars=92, completed=15, specialist="celebrity")


@pytest.mark.clause("WS-END-2", "WS-END-3", "WS-GAME-7", "WS-LIKE-1", "WS-SPEC-NAR-1")
def test_end_bonuses_are_added_to_the_track_and_the_highest_total_wins() -> None:
    result = competitive(ANN, BEN)
    first, second = result.players
    assert (first.track, first.like, first.specialist, first.total) == (87, 60, 36, 183)
    assert (second.track, second.like, second.specialist, second.total) == (92, 0, 0, 92)
    assert (result.winners, result.decided_by) == (("Ann",), "stars")
    assert [player.place for player in result.players] == [1, 2]


@pytest.mark.clause("WS-END-4")
def test_a_tie_goes_to_the_player_with_more_completed_cards() -> None:
    result = competitive(
        Count(name="Ann", stars=50, completed=12),
        Count(name="Ben", stars=50, completed=13),
        Count(name="Cem", stars=49, completed=20),
    )
    assert (result.winners, result.decided_by) == (("Ben",), "completed")
    assert [player.place for player in result.players] == [2, 1, 3]


@pytest.mark.clause("WS-END-5", "WS-RULING-64")
def test_a_tie_in_both_shares_the_victory_and_the_next_place_is_third() -> None:
    result = competitive(
        Count(name="Ann", stars=50, completed=12),
        Count(name="Ben", stars=50, completed=12),
        Count(name="Cem", stars=50, completed=11),
    )
    assert (result.winners, result.decided_by) == (("Ann", "Ben"), "shared")
    assert [player.place for player in result.players] == [1, 1, 3]


COUNTS = st.builds(
    Count,
    name=st.just("someone"),
    stars=st.integers(0, 9),
    completed=st.integers(0, 3),
    icons=st.integers(0, 4).map(lambda likes: icons(like=likes)),
)


@given(st.lists(COUNTS, min_size=2, max_size=4).map(tuple))
def test_places_count_who_is_ahead(players: tuple[Count, ...]) -> None:
    result = score(FinalCounts(mode=Mode.COMPETITIVE, players=players))
    keys = [
        (player.stars + like_stars(player.icon(Icon.LIKE)), player.completed) for player in players
    ]
    assert [player.place for player in result.players] == [
        1 + sum(other > key for other in keys) for key in keys
    ]
    assert result.winners is not None
    assert len(result.winners) == keys.count(max(keys))
    alone = [total for total, _ in keys].count(max(keys)[0]) == 1
    expected = "stars" if alone else "shared" if keys.count(max(keys)) > 1 else "completed"
    assert result.decided_by == expected


@pytest.mark.clause("WS-RULING-65", "WS-COOP-3")
def test_in_coop_each_players_bonus_is_added_to_the_common_track() -> None:
    counts = FinalCounts(
        mode=Mode.COOP,
        scenario=1,
        team=300,
        players=(
            Count(name="Ann", icons=icons(like=5), specialist="cameraman"),
            Count(name="Ben", icons=icons(like=5), specialist="Pilot", booked=3),
        ),
    )
    assert objections(counts) == ()
    result = score(counts)
    assert [player.total for player in result.players] == [14, 17]
    assert (result.team_total, result.target, result.won) == (331, 330, True)
    assert (result.winners, result.decided_by, result.rank) == (None, None, None)
    assert [player.place for player in result.players] == [None, None]


@pytest.mark.clause("WS-COOPSOLO-3", "WS-SCN-0-1", "WS-CHK-12", "WS-SW-15")
@pytest.mark.parametrize(
    ("stars", "inclusive", "won"),
    [(149, False, False), (150, False, False), (151, False, True), (149, True, False),
     (150, True, True)],
)  # fmt: skip
def test_the_target_is_compared_after_the_end_bonuses(
    stars: int, inclusive: bool, won: bool
) -> None:
    player = Count(name="Ann", stars=stars - 7, icons=icons(like=3), specialist="vfx_artist")
    counts = FinalCounts(mode=Mode.SOLO, scenario=1, players=(player,))
    assert score(counts, target_inclusive=inclusive).won is won


@pytest.mark.clause("WS-SCN-6-2", "WS-SCN-6-3", "WS-RULING-79")
def test_one_specialist_at_the_table_is_enough_for_the_harder_ranks() -> None:
    nobody = tuple(Count(name=name) for name in "AB")
    one = (nobody[0], Count(name="B", specialist="cameraman"))
    for players, expected in ((nobody, Rank.ELITE), (one, Rank.EXCELLENT)):
        counts = FinalCounts(mode=Mode.COOP, scenario=6, team=390, players=players)
        assert objections(counts) == ()
        result = score(counts)
        assert (result.rank, result.target, result.won) == (expected, None, None)


@pytest.mark.clause("WS-CHK-20", "WS-SPEC-ADV-2", "WS-SPEC-ADV-3", "WS-RULING-70")
@pytest.mark.parametrize(
    ("players", "completed", "stars"),
    [(1, 19, 25), (2, 20, 0), (3, 20, 25), (3, 21, 0), (4, 21, 0)],
)
def test_an_adventurer_above_the_limit_gets_nothing_whatever_is_booked(
    players: int, completed: int, stars: int
) -> None:
    count = Count(name="Ann", completed=completed, specialist="adventurer", booked=25)
    assert specialist_stars(count, players) == stars


@pytest.mark.clause("WS-SPEC-NAR-2", "WS-SPEC-NAR-3", "WS-RULING-71")
def test_a_narrator_is_computed_whatever_is_booked() -> None:
    count = Count(
        name="Ann", icons=icons(leaf=12, flower=4, fruit=3), specialist="narrator", booked=99
    )
    assert [specialist_stars(count, players) for players in (1, 2, 3, 4)] == [36, 36, 30, 30]


@pytest.mark.clause("WS-RULING-72")
def test_a_specialist_without_description_brings_what_is_booked() -> None:
    assert specialist_stars(Count(name="Ann", specialist="Pilot", booked=11), 2) == 11
    assert specialist_stars(Count(name="Ann", specialist="Pilot"), 2) == 0


@pytest.mark.clause("WS-COOPSOLO-4")
@pytest.mark.parametrize("scenario", range(1, 6))
def test_solo_and_coop_need_a_specialist_each_except_in_the_challenge(scenario: int) -> None:
    players = (Count(name="Ann", specialist="narrator"), Count(name="Ben"))
    counts = FinalCounts(mode=Mode.COOP, scenario=scenario, players=players)
    (objection,) = objections(counts)
    assert (objection.clause, objection.subjects) == ("WS-COOPSOLO-4", ("seat:1",))
    assert clauses(FinalCounts(mode=Mode.SOLO, scenario=scenario, players=players[1:])) == [
        "WS-COOPSOLO-4"
    ]
    assert clauses(FinalCounts(mode=Mode.SOLO, scenario=6, players=players[1:])) == []


@pytest.mark.clause("WS-RULING-73")
@pytest.mark.parametrize("card", ["narrator", "Pilot"])
def test_no_specialist_is_there_twice(card: str) -> None:
    players = tuple(Count(name=name, specialist=card) for name in "AB")
    assert clauses(FinalCounts(mode=Mode.COMPETITIVE, players=players)) == ["WS-RULING-73"]


@pytest.mark.clause("WS-COOPSOLO-1", "WS-SOLO-1", "WS-COOP-1")
def test_solo_and_coop_have_a_scenario_and_competitive_games_have_none() -> None:
    ann, ben = Count(name="Ann", specialist="narrator"), Count(name="Ben", specialist="Pilot")
    assert clauses(FinalCounts(mode=Mode.SOLO, players=(ann,))) == ["WS-SOLO-1"]
    assert clauses(FinalCounts(mode=Mode.COOP, players=(ann, ben))) == ["WS-COOP-1"]
    scored = FinalCounts(mode=Mode.COMPETITIVE, scenario=1, players=(ann, ben))
    assert clauses(scored) == ["WS-COOPSOLO-1"]


@pytest.mark.parametrize(
    ("mode", "allowed"),
    [(Mode.COMPETITIVE, {2, 3, 4}), (Mode.COOP, {2, 3, 4}), (Mode.SOLO, {1})],
)
def test_a_mode_is_for_its_number_of_players(mode: Mode, allowed: set[int]) -> None:
    for number in range(6):
        players = tuple(Count(name=str(n), specialist=str(n)) for n in range(number))
        scenario = None if mode is Mode.COMPETITIVE else 1
        counts = FinalCounts(mode=mode, scenario=scenario, players=players)
        assert (objections(counts) == ()) == (number in allowed)


def test_the_answer_says_null_where_nobody_competes() -> None:
    counts = FinalCounts(
        mode=Mode.SOLO, scenario=6, players=(Count(name="Ann", stars=99, completed=4),)
    )
    assert answer(score(counts)) == {
        "players": [
            {"name": "Ann", "track": 99, "like": 0, "specialist": 0, "total": 99, "completed": 4,
             "place": None}
        ],
        "winners": None,
        "decided_by": None,
        "team_total": 99,
        "target": None,
        "won": None,
        "rank": None,
    }  # fmt: skip


@pytest.mark.clause("WS-SPEC-PHO-4")
def test_a_photographers_like_icons_still_score_at_the_end() -> None:
    players = tuple(
        Count(name=name, icons=icons(like=8), specialist=card)
        for name, card in (("Ann", "photographer"), ("Ben", None))
    )
    assert [player.like for player in competitive(*players).players] == [33, 33]
