"""The end and who has won: herds, extinction, every tie (sections 8 and 9)."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.survive import NAMES, switched

from serengeti_companion.games.survive.model import HouseRules
from serengeti_companion.games.survive.rules import winning
from serengeti_companion.games.survive.rules.runs import Run, runs
from serengeti_companion.games.survive.rules.winning import Count, FinalCounts, Result
from serengeti_companion.games.survive.terms import NUMBERS


def a_count(name: str, safe: Iterable[int]) -> Count:
    """What is not safe is eaten."""
    kept = tuple(safe)
    return Count(name=name, safe=kept, eaten=tuple(n for n in NUMBERS if n not in kept))


def scored(
    *safe: Iterable[int], neutral: Iterable[int] | None = None, house: HouseRules | None = None
) -> Result:
    """The result by the safe cards of Ann, Ben and so on."""
    counts = FinalCounts(
        players=tuple(a_count(name, kept) for name, kept in zip(NAMES, safe, strict=False)),
        neutral=None if neutral is None else a_count("", neutral),
    )
    return winning.score(counts, house or HouseRules())


def verdict(result: Result) -> tuple[list[str], str]:
    return list(result.winners), result.decided_by


def span(first: int, last: int, *more: int) -> tuple[int, ...]:
    """Safe cards from first to last and some more, so that nobody is extinct."""
    return (*range(first, last + 1), *more)


def eaten(number: int, herd: int = 0) -> tuple[int, ...]:
    """Safe cards of a player who lost that many; the first `herd` of them are consecutive."""
    spread = [n for n in (1, 3, 5, 7, 9, 11, 12, 10, 8, 6, 4, 2) if n not in range(1, herd + 1)]
    kept = (*range(1, herd + 1), *spread)[: 12 - number]
    return tuple(kept)


@pytest.mark.clause("SV-WIN-7", "SV-WIN-8", "SV-EX-1")
def test_3_to_7_are_one_herd_of_five() -> None:
    assert runs((5, 3, 7, 4, 6)) == (Run(first=3, last=7),)
    assert runs((5, 3, 7, 4, 6))[0].size == 5


@pytest.mark.clause("SV-EX-40", "SV-WIN-7", "SV-WIN-10")
def test_the_biggest_of_three_runs_counts() -> None:
    found = runs((1, 2, 4, 5, 6, 9, 10, 12))
    assert found == (Run(first=4, last=6), Run(first=1, last=2), Run(first=9, last=10))


@pytest.mark.clause("SV-EX-41", "SV-WIN-13")
def test_of_two_biggest_runs_the_lower_counts() -> None:
    assert runs((2, 3, 4, 8, 9, 10, 12))[0] == Run(first=2, last=4)


@pytest.mark.clause("SV-EX-49", "SV-WIN-8", "SV-WIN-15")
def test_no_two_consecutive_cards_are_a_herd_of_size_0() -> None:
    assert runs((1, 3, 5, 7, 9, 11)) == ()
    assert scored((1, 3, 5, 7, 9, 11), span(1, 6), span(2, 6, 12)).players[0].size == 0


@given(st.sets(st.sampled_from(NUMBERS)))
@pytest.mark.clause("SV-WIN-8", "SV-WIN-9")
def test_runs_are_whole_apart_and_made_of_safe_cards(safe: set[int]) -> None:
    found = runs(safe)
    for run in found:
        assert set(range(run.first, run.last + 1)) <= safe
        assert not {run.first - 1, run.last + 1} & safe
        assert run.size == run.last - run.first + 1 >= 2
    alone = safe - {n for run in found for n in range(run.first, run.last + 1)}
    assert not any({n - 1, n + 1} & safe for n in alone)


@pytest.mark.clause("SV-WIN-11", "SV-AIM-3", "SV-WIN-10")
def test_the_biggest_herd_alone_at_the_top_wins() -> None:
    assert verdict(scored(span(1, 6), span(5, 11), span(1, 4, 7, 9))) == (["Ben"], "herd")


@pytest.mark.clause("SV-WIN-10")
def test_only_the_biggest_herd_of_each_is_compared() -> None:
    many_small = span(1, 4, 6, 7, 8, 10, 11, 12)
    assert verdict(scored(many_small, span(8, 12, 1), span(1, 3, 5, 7, 9))) == (["Ben"], "herd")


@pytest.mark.clause("SV-EX-6", "SV-WIN-12")
def test_a_herd_from_1_to_4_beats_one_from_2_to_5() -> None:
    assert verdict(scored(span(2, 5, 7, 9), span(1, 4, 6, 8), span(10, 11, 1, 3, 5, 7))) == (
        ["Ben"],
        "lowest",
    )


@pytest.mark.clause("SV-EX-42", "SV-WIN-12", "SV-R-14")
def test_the_herd_with_the_lowest_numbers_wins_a_tie() -> None:
    result = scored(span(3, 6, 8, 10), span(2, 5, 7, 9), span(8, 10, 1, 3, 5))
    assert verdict(result) == (["Ben"], "lowest")


@pytest.mark.clause("SV-WIN-12")
def test_three_may_tie_for_the_biggest_herd() -> None:
    assert verdict(scored(span(3, 6, 8, 10), span(2, 5, 7, 9), span(4, 7, 1, 9))) == (
        ["Ben"],
        "lowest",
    )


@pytest.mark.clause("SV-EX-43")
def test_low_numbers_only_matter_in_a_tie() -> None:
    assert verdict(scored(span(2, 4, 6, 8, 10), span(9, 12, 1, 3), span(1, 2, 4, 6, 8, 10))) == (
        ["Ben"],
        "herd",
    )


LEVEL = (span(1, 4, 8, 9), span(1, 4, 7, 8), span(1, 3, 5, 7, 9))


@pytest.mark.clause("SV-EX-44", "SV-WIN-14", "SV-R-13", "SV-SW-2")
def test_equal_size_and_numbers_are_a_shared_win() -> None:
    assert verdict(scored(*LEVEL)) == (["Ann", "Ben"], "shared")


@pytest.mark.clause("SV-EX-44", "SV-R-13", "SV-SW-2")
def test_with_the_switch_the_next_herd_breaks_the_tie() -> None:
    house = switched(herd_tie="next_herd")
    assert verdict(scored(*LEVEL, house=house)) == (["Ben"], "next_herd")
    # A bigger next herd comes before a lower one, and any comes before none.
    bigger = (span(1, 4, 8, 9, 10), span(1, 4, 6, 7), LEVEL[2])
    assert verdict(scored(*bigger, house=house)) == (["Ann"], "next_herd")
    none = (span(1, 4, 6, 8), span(1, 4, 11, 12), LEVEL[2])
    assert verdict(scored(*none, house=house)) == (["Ben"], "next_herd")
    same = (span(1, 4, 6, 7), span(1, 4, 6, 7), LEVEL[2])
    assert verdict(scored(*same, house=house)) == (["Ann", "Ben"], "shared")


@pytest.mark.clause("SV-WIN-15", "SV-R-15")
def test_without_any_herd_nobody_wins() -> None:
    none = (1, 3, 5, 7, 9, 11)
    assert verdict(scored(none, none, none)) == ([], "nobody")
    assert verdict(scored(none, none, neutral=none)) == ([], "nobody")


@pytest.mark.clause("SV-R-15", "SV-2P-14")
def test_a_herd_of_the_neutral_colour_beats_two_players_without() -> None:
    none = (1, 3, 5, 7, 9, 11)
    assert verdict(scored(none, none, neutral=(*none[:5], 10))) == ([], "neutral")


@pytest.mark.clause("SV-WIN-2", "SV-AIM-4", "SV-EX-47")
def test_seven_eaten_are_extinct_and_six_are_not() -> None:
    result = scored(eaten(6), span(1, 12), eaten(7))
    assert [line.extinct for line in result.players] == [False, False, True]
    half = scored(eaten(6), span(1, 12), eaten(5))
    assert verdict(half) == (["Ben"], "herd")


@pytest.mark.clause("SV-EX-8", "SV-WIN-3", "SV-WIN-4", "SV-AIM-4")
def test_an_extinct_player_beats_every_herd() -> None:
    assert verdict(scored(span(1, 12), eaten(7), span(1, 11))) == (["Ben"], "extinct")


@pytest.mark.clause("SV-EX-45", "SV-WIN-5")
def test_of_several_extinct_whoever_lost_most_wins() -> None:
    assert verdict(scored(eaten(7), eaten(8), span(1, 10))) == (["Ben"], "most_eaten")


@pytest.mark.clause("SV-EX-46", "SV-WIN-6", "SV-R-16", "SV-SW-3")
def test_equally_extinct_players_share_the_win() -> None:
    assert verdict(scored(eaten(7), eaten(7, 5), eaten(1))) == (["Ann", "Ben"], "shared")


@pytest.mark.clause("SV-R-16", "SV-SW-3")
def test_with_the_switch_the_biggest_herd_among_the_extinct_breaks_the_tie() -> None:
    house = switched(extinct_tie="herd")
    assert verdict(scored(eaten(7), eaten(7, 5), eaten(1), house=house)) == (["Ben"], "herd")
    lowest = (span(3, 6, 8), span(2, 5, 7), eaten(1))
    assert verdict(scored(*lowest, house=house)) == (["Ben"], "lowest")
    none = (eaten(7), eaten(7), eaten(1))
    assert verdict(scored(*none, house=house)) == (["Ann", "Ben"], "shared")
    # Fewer eaten are behind, whatever their herd.
    behind = (eaten(8), eaten(7, 5), eaten(1))
    assert verdict(scored(*behind, house=house)) == (["Ann"], "most_eaten")


@given(st.lists(st.sets(st.sampled_from(NUMBERS)), min_size=3, max_size=5))
@pytest.mark.clause("SV-WIN-16")
def test_a_player_who_is_not_extinct_has_at_least_six_safe_cards(safe: list[set[int]]) -> None:
    for line in scored(*safe).players:
        assert line.extinct or len(line.safe) >= 6


@given(
    st.lists(st.sets(st.sampled_from(NUMBERS)), min_size=2, max_size=5),
    st.sets(st.sampled_from(NUMBERS)),
    st.sampled_from(["shared", "next_herd"]),
    st.sampled_from(["shared", "herd"]),
    st.sampled_from(["at_size", "after_values"]),
)
@pytest.mark.clause("SV-WIN-3", "SV-WIN-5", "SV-WIN-11")
def test_winners_are_never_behind_and_their_word_fits(
    safe: list[set[int]], neutral: set[int], herd_tie: str, extinct_tie: str, neutral_tie: str
) -> None:
    house = switched(herd_tie=herd_tie, extinct_tie=extinct_tie, neutral_tie=neutral_tie)
    result = scored(*safe, neutral=neutral if len(safe) == 2 else None, house=house)
    everyone = [*result.players, *([] if result.neutral is None else [result.neutral])]
    won = [line for line in result.players if line.name in result.winners]
    assert bool(won) == (result.decided_by not in {"neutral", "nobody"})
    assert (len(won) > 1) == (result.decided_by == "shared")
    assert all(line.place == 1 for line in won)
    most = max(line.eaten for line in everyone)
    if most >= 7:
        assert all(line.eaten == most for line in won)
    elif result.decided_by != "nobody":
        assert all(line.size == max(other.size for other in everyone) for line in won)


@pytest.mark.clause("SV-WIN-17")
def test_eaten_count_safe_list_herd_and_the_rule_are_shown_of_each_colour() -> None:
    answer = winning.answer(scored(span(3, 7, 9), span(2, 5, 9, 10, 12), neutral=span(1, 5, 10)))
    assert answer == {
        "players": [
            {"name": "Ann", "eaten": 6, "herd": {"from": 3, "to": 7, "size": 5},
             "extinct": False, "safe": [3, 4, 5, 6, 7, 9], "place": 1},
            {"name": "Ben", "eaten": 5, "herd": {"from": 2, "to": 5, "size": 4},
             "extinct": False, "safe": [2, 3, 4, 5, 9, 10, 12], "place": 2},
        ],
        "neutral": {"eaten": 6, "herd": {"from": 1, "to": 5, "size": 5}, "extinct": False,
                    "safe": [1, 2, 3, 4, 5, 10]},
        "winners": ["Ann"],
        "decided_by": "neutral_tie",
    }  # fmt: skip


def test_places_skip_what_is_shared_and_a_winning_neutral_colour_is_ahead() -> None:
    places = [line.place for line in scored(*LEVEL).players]
    assert places == [1, 1, 3]
    lost = scored(span(1, 4, 7, 9), span(8, 10, 1, 3, 5), neutral=span(1, 6))
    assert [line.place for line in lost.players] == [2, 3]


NEUTRAL = [
    pytest.param(span(7, 10, 1, 3), span(8, 10, 1, 3, 5), span(4, 8, 1), [], "neutral",
                 marks=pytest.mark.clause("SV-EX-60", "SV-2P-13", "SV-2P-14")),
    pytest.param(span(7, 10, 1, 3), span(8, 10, 1, 3, 5), span(3, 6, 1, 8), ["Ann"],
                 "neutral_tie", marks=pytest.mark.clause("SV-EX-61", "SV-2P-15", "SV-R-20")),
    pytest.param(span(5, 8, 1, 3), span(6, 9, 1, 3), span(1, 4, 6, 8), ["Ann"], "lowest",
                 marks=pytest.mark.clause("SV-EX-62", "SV-2P-16", "SV-R-22")),
    pytest.param(span(5, 8, 1, 3), span(5, 8, 1, 2), span(1, 4, 6, 8), ["Ann", "Ben"], "shared",
                 marks=pytest.mark.clause("SV-R-22", "SV-2P-16")),
    pytest.param(span(2, 5, 7, 9), span(1, 4, 6, 8), span(10, 12, 1, 3, 5), ["Ben"], "lowest",
                 marks=pytest.mark.clause("SV-2P-16")),
    pytest.param(eaten(7), eaten(3), eaten(8), [], "neutral",
                 marks=pytest.mark.clause("SV-EX-63", "SV-2P-17", "SV-2P-14")),
    pytest.param(eaten(7), eaten(3), eaten(7), ["Ann"], "neutral_tie",
                 marks=pytest.mark.clause("SV-EX-64", "SV-2P-15", "SV-R-20", "SV-R-21")),
    pytest.param(eaten(2, 9), eaten(3), eaten(7), [], "neutral",
                 marks=pytest.mark.clause("SV-EX-65", "SV-2P-17", "SV-R-21")),
    pytest.param(eaten(8), eaten(3), eaten(7), ["Ann"], "most_eaten",
                 marks=pytest.mark.clause("SV-EX-66", "SV-2P-17")),
    pytest.param(eaten(7), eaten(7), eaten(7), ["Ann", "Ben"], "shared",
                 marks=pytest.mark.clause("SV-R-22")),
    pytest.param(eaten(7), eaten(3), eaten(6), ["Ann"], "extinct",
                 marks=pytest.mark.clause("SV-2P-17")),
]  # fmt: skip


@pytest.mark.parametrize(("ann", "ben", "neutral", "winners", "decided_by"), NEUTRAL)
@pytest.mark.clause("SV-2P-13", "SV-SW-4")
def test_two_players_and_the_neutral_colour(
    ann: tuple[int, ...],
    ben: tuple[int, ...],
    neutral: tuple[int, ...],
    winners: list[str],
    decided_by: str,
) -> None:
    assert verdict(scored(ann, ben, neutral=neutral)) == (winners, decided_by)


@pytest.mark.clause("SV-SW-4", "SV-R-20", "SV-EX-61")
@pytest.mark.parametrize(
    ("ann", "ben", "neutral", "winners", "decided_by"),
    [
        (span(7, 10, 1, 3), span(8, 10, 1, 3, 5), span(3, 6, 1, 8), [], "neutral"),
        (span(7, 10, 1, 3), span(8, 10, 1, 3, 5), span(7, 10, 1, 4), ["Ann"], "neutral_tie"),
        (span(3, 6, 1, 8), span(8, 10, 1, 3, 5), span(7, 10, 1, 3), ["Ann"], "lowest"),
        (span(5, 8, 1, 3), span(6, 9, 1, 3), span(5, 8, 1, 2), ["Ann"], "neutral_tie"),
        (span(5, 8, 1, 3), span(6, 9, 1, 3), span(1, 4, 6, 8), [], "neutral"),
        (span(5, 8, 1, 3), span(5, 8, 1, 2), span(5, 8, 1, 10), ["Ann", "Ben"], "shared"),
        # Equally extinct is a tie at once: extinction sets herds aside.
        (eaten(7), eaten(3), eaten(7), ["Ann"], "neutral_tie"),
    ],
)
def test_with_after_values_the_player_wins_only_if_equal_in_numbers_too(
    ann: tuple[int, ...],
    ben: tuple[int, ...],
    neutral: tuple[int, ...],
    winners: list[str],
    decided_by: str,
) -> None:
    house = switched(neutral_tie="after_values")
    assert verdict(scored(ann, ben, neutral=neutral, house=house)) == (winners, decided_by)


@pytest.mark.clause("SV-SW-3", "SV-SW-4", "SV-R-16", "SV-R-20")
def test_where_herds_break_ties_of_the_extinct_the_neutral_colour_may_have_the_bigger() -> None:
    house = switched(extinct_tie="herd", neutral_tie="after_values")
    lost = scored(eaten(7), eaten(3), neutral=eaten(7, 5), house=house)
    assert verdict(lost) == ([], "neutral")
    at_size = switched(extinct_tie="herd")
    won = scored(eaten(7), eaten(3), neutral=eaten(7, 5), house=at_size)
    assert verdict(won) == (["Ann"], "neutral_tie")


@pytest.mark.clause("SV-2P-12", "SV-R-19", "SV-EX-68")
def test_neutral_cards_left_in_the_deck_are_neither_safe_nor_eaten() -> None:
    short = Count(name="", safe=(1, 2, 3, 10, 11, 12, 4, 5), eaten=(6, 7, 8))
    counts = FinalCounts(
        players=(a_count("Ann", span(1, 6)), a_count("Ben", span(2, 7))), neutral=short
    )
    assert winning.objections(counts) == ()
    neutral = winning.score(counts, HouseRules()).neutral
    assert neutral is not None
    assert (len(neutral.safe) + neutral.eaten, neutral.size) == (11, 5)


@pytest.mark.clause("SV-VAL-1", "SV-VAL-2", "SV-VAL-3", "SV-SETUP-4", "SV-2P-1")
@pytest.mark.parametrize(
    ("players", "neutral", "clause"),
    [
        ((span(1, 6), span(1, 6)), None, "SV-2P-1"),
        ((span(1, 6), span(1, 6), span(1, 6)), span(1, 6), "SV-2P-1"),
        ((span(1, 6),), None, "SV-SETUP-4"),
        (((*span(1, 6), 7, 7), span(1, 6), span(1, 6)), None, "SV-VAL-2"),
        (((*span(1, 6), 13), span(1, 6), span(1, 6)), None, "SV-VAL-3"),
    ],
)
def test_piles_that_cannot_be_are_refused(
    players: tuple[tuple[int, ...], ...], neutral: tuple[int, ...] | None, clause: str
) -> None:
    counts = FinalCounts(
        players=tuple(a_count(name, kept) for name, kept in zip(NAMES, players, strict=False)),
        neutral=None if neutral is None else a_count("", neutral),
    )
    assert {one.clause for one in winning.objections(counts)} == {clause}


@pytest.mark.clause("SV-VAL-1")
def test_a_player_must_have_played_every_card() -> None:
    few = Count(name="Ann", safe=(1, 2), eaten=(3,))
    others = (a_count("Ben", span(1, 6)), a_count("Cem", span(1, 6)))
    (problem,) = winning.objections(FinalCounts(players=(few, *others)))
    assert (problem.clause, problem.subjects) == ("SV-VAL-1", ("seat:0",))
