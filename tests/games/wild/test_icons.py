"""Like Icons, rewards by Icons, and the figures of the described Specialists."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serengeti_companion.games.wild.notation import parse_card, parse_icons, parse_reward
from serengeti_companion.games.wild.rules.icons import (
    ICONS,
    NO_ICONS,
    Counts,
    asks_for_plant,
    best_plant,
    like_stars,
    reward_stars,
    reward_tokens,
    term_amount,
    with_icons,
)
from serengeti_companion.games.wild.rules.specialist_terms import (
    Specialist,
    adventurer_limit,
    described,
    narrator_sets,
    narrator_stars,
    photographer_sets,
)
from serengeti_companion.games.wild.terms import PLANTS, Gain, Icon, RewardTerm


def collected(**numbers: int) -> Counts:
    return tuple(numbers.get(icon, 0) for icon in ICONS)


def reward(text: str) -> tuple[RewardTerm, ...]:
    terms = parse_reward(text)
    assert terms is not None
    return terms


@pytest.mark.clause("WS-CHK-1", "WS-LIKE-3")
@pytest.mark.parametrize("likes", [0, 1, 2])
def test_up_to_two_like_icons_give_nothing(likes: int) -> None:
    assert like_stars(likes) == 0


@pytest.mark.clause("WS-CHK-2", "WS-TBL-LIKE", "WS-LIKE-1")
@pytest.mark.parametrize(
    ("likes", "stars"),
    [(3, 7), (4, 10), (5, 14), (6, 19), (7, 25), (8, 33), (9, 41), (10, 50)],
)
def test_like_icons_score_by_the_table(likes: int, stars: int) -> None:
    assert like_stars(likes) == stars


@pytest.mark.clause("WS-CHK-3", "WS-EX-23", "WS-EX-24", "WS-LIKE-4", "WS-RULING-60")
@pytest.mark.parametrize(
    ("likes", "stars"),
    [(11, 50), (12, 50), (13, 57), (14, 60), (19, 91), (20, 100), (23, 107)],
)
def test_above_ten_each_full_ten_gives_fifty_and_the_rest_by_the_table(
    likes: int, stars: int
) -> None:
    assert like_stars(likes) == stars


@pytest.mark.clause("WS-DRV-8", "WS-RULING-60")
@given(st.integers(0, 99), st.integers(0, 9))
def test_full_tens_and_the_rest_are_scored_each_alone(tens: int, rest: int) -> None:
    assert like_stars(10 * tens + rest) == tens * like_stars(10) + like_stars(rest)


@pytest.mark.clause("WS-DRV-8")
def test_no_other_split_of_like_icons_gives_more() -> None:
    best = [0] * 61
    for likes in range(1, 61):
        best[likes] = max(
            like_stars(part) + best[likes - part] for part in range(1, min(likes, 10) + 1)
        )
        assert like_stars(likes) == best[likes]


@pytest.mark.clause("WS-EX-18", "WS-REWARD-4")
def test_a_reward_by_icons_counts_that_icon_alone() -> None:
    counts = collected(leaf=7, flower=3, like=2)
    assert reward_stars(reward("1/leaf"), counts) == 7
    assert reward_stars(reward("1/any"), counts) == 12


@pytest.mark.clause("WS-REWARD-4")
@pytest.mark.parametrize("icon", Icon)
def test_each_kind_of_icon_can_be_counted(icon: Icon) -> None:
    counts = tuple(range(1, len(ICONS) + 1))
    assert reward_stars(reward(f"2/{icon}"), counts) == 2 * counts[ICONS.index(icon)]


@pytest.mark.clause("WS-EX-19", "WS-ICON-PLANT-3", "WS-REWARD-6")
def test_the_chosen_plant_is_counted_with_the_card_itself() -> None:
    card = parse_card("128 ?: ? | 1/plant + 2 stars | leaf")
    assert card.reward is not None
    assert card.icons is not None
    counts = with_icons(collected(leaf=15, fruit=1), card.icons)
    assert asks_for_plant(card.reward)
    assert reward_stars(card.reward, counts, Icon.LEAF) == 18
    assert reward_stars(card.reward, counts, Icon.FRUIT) == 3
    assert reward_stars(card.reward, counts, Icon.FLOWER) == 2
    assert best_plant(counts) is Icon.LEAF
    assert reward_stars(card.reward, counts) is None


@pytest.mark.clause("WS-EX-25", "WS-REWARD-6")
def test_rare_icons_count_with_the_card_itself() -> None:
    card = parse_card("108 line: lion | 2/rare + 11 stars | rare")
    assert card.reward is not None
    assert card.icons is not None
    assert reward_stars(card.reward, with_icons(collected(rare=2), card.icons)) == 17


@pytest.mark.clause("WS-EX-16", "WS-EX-17", "WS-REWARD-3")
def test_fixed_rewards_are_what_they_say() -> None:
    assert reward_tokens(reward("1 food")) == (1, 0)
    assert reward_stars(reward("1 food"), NO_ICONS) == 0
    assert reward_stars(reward("3 stars"), NO_ICONS) == 3
    assert reward_tokens(reward("3 stars + 2 vfx")) == (0, 2)
    assert reward_stars(reward("-"), NO_ICONS) == 0
    assert not asks_for_plant(reward("3 stars"))


def test_a_reward_by_an_unknown_icon_has_no_known_number() -> None:
    assert reward_stars(reward("1/? + 2 stars"), collected(leaf=9)) is None
    assert term_amount(RewardTerm(amount=1, gain=Gain.PER_UNKNOWN), NO_ICONS) is None


@given(st.lists(st.sampled_from(Icon)), st.lists(st.sampled_from(Icon)))
def test_icons_are_added_kind_by_kind(before: list[Icon], card: list[Icon]) -> None:
    counts = with_icons(with_icons(NO_ICONS, before), card)
    assert counts == tuple((before + card).count(icon) for icon in ICONS)
    assert best_plant(counts) in PLANTS


def test_printed_icons_are_counted_as_often_as_printed() -> None:
    icons = parse_icons("leaf leaf like")
    assert icons is not None
    assert with_icons(NO_ICONS, icons) == collected(leaf=2, like=1)


@pytest.mark.clause("WS-EX-35", "WS-CHK-17", "WS-SPEC-NAR-1", "WS-SPEC-NAR-2", "WS-SPEC-NAR-3")
@pytest.mark.parametrize(("players", "stars"), [(1, 36), (2, 36), (3, 30), (4, 30)])
def test_a_narrators_set_pays_by_the_number_of_players(players: int, stars: int) -> None:
    assert narrator_stars(players, leaf=12, flower=4, fruit=3) == stars


@pytest.mark.clause("WS-CHK-18", "WS-SPEC-NAR-1", "WS-DRV-9")
def test_a_narrators_set_needs_four_leaves_a_flower_and_a_fruit() -> None:
    assert narrator_stars(2, leaf=3, flower=5, fruit=5) == 0
    assert narrator_sets(leaf=8, flower=1, fruit=5) == 1
    assert narrator_sets(leaf=8, flower=5, fruit=1) == 1
    assert narrator_sets(leaf=8, flower=2, fruit=2) == 2


@pytest.mark.clause("WS-SPEC-PHO-2", "WS-SPEC-PHO-3")
@pytest.mark.parametrize(
    ("players", "icons", "sets"),
    [(1, 3, 0), (1, 4, 1), (2, 8, 2), (2, 11, 2), (3, 2, 0), (3, 3, 1), (4, 8, 2), (4, 9, 3)],
)
def test_a_photographers_sets_are_rounded_down(players: int, icons: int, sets: int) -> None:
    assert photographer_sets(players, icons) == sets


@pytest.mark.clause("WS-SPEC-ADV-2", "WS-SPEC-ADV-3")
def test_an_adventurer_has_a_limit_by_the_number_of_players() -> None:
    assert [adventurer_limit(players) for players in (1, 2, 3, 4)] == [19, 19, 20, 20]


def test_six_specialists_are_described() -> None:
    assert described("narrator") is Specialist.NARRATOR
    assert described("Pilot") is None
