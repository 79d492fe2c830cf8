"""Places and stars of the Awards Ceremony."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serengeti_companion.games.wild.rules.awards import (
    SOLO_MINIMUM,
    Award,
    award_total,
    competitive_ranks,
    photographer_total,
    solo_award,
)


def stars(*totals: int) -> list[int]:
    return [award.stars for award in competitive_ranks(totals)]


def places(*totals: int) -> list[int | None]:
    return [award.place for award in competitive_ranks(totals)]


@pytest.mark.clause(
    "WS-EX-28", "WS-AWARD-6", "WS-AWARD-7", "WS-AWARD-8", "WS-AWARD-9", "WS-AWARD-10",
    "WS-AWARD-12", "WS-RULING-51",
)  # fmt: skip
def test_a_tie_for_first_does_not_use_up_second_place() -> None:
    assert places(6, 6, 5, 3) == [1, 1, 2, None]
    assert stars(6, 6, 5, 3) == [12, 12, 5, 0]


@pytest.mark.clause("WS-EX-27", "WS-AWARD-4", "WS-AWARD-7")
def test_the_highest_total_of_animals_and_animal_icons_gives_double_stars() -> None:
    total = award_total(animals=3, animal_icons=3)
    assert total == 6
    assert competitive_ranks((total, 5))[0] == Award(place=1, stars=12)


@pytest.mark.clause("WS-EX-22", "WS-AWARD-4", "WS-AWARD-5", "WS-ICON-ANIMAL-1")
@pytest.mark.parametrize("animals", range(4))
def test_an_animal_icon_counts_as_one_award_animal(animals: int) -> None:
    assert award_total(animals, animal_icons=3) == animals + 3


@pytest.mark.clause("WS-CHK-7", "WS-AWARD-10")
def test_two_players_level_are_both_first_and_nobody_is_second() -> None:
    assert competitive_ranks((5, 5)) == (Award(place=1, stars=10),) * 2


@pytest.mark.clause("WS-CHK-8", "WS-AWARD-11")
def test_all_who_tie_for_second_get_the_second_reward() -> None:
    assert stars(6, 4, 4, 1) == [12, 4, 4, 0]


@pytest.mark.clause("WS-CHK-9", "WS-AWARD-12")
def test_three_may_tie_for_first() -> None:
    assert stars(5, 5, 5, 2) == [10, 10, 10, 2]


@pytest.mark.clause("WS-AWARD-9")
def test_third_place_gets_nothing() -> None:
    assert competitive_ranks((9, 2, 7, 5)) == (
        Award(place=1, stars=18),
        Award(place=None, stars=0),
        Award(place=2, stars=7),
        Award(place=None, stars=0),
    )


@pytest.mark.clause("WS-RULING-52")
def test_a_total_of_nothing_takes_a_place_worth_nothing() -> None:
    assert competitive_ranks((3, 0)) == (Award(place=1, stars=6), Award(place=2, stars=0))
    assert competitive_ranks((0, 0)) == (Award(place=1, stars=0),) * 2


@given(st.lists(st.integers(0, 40), min_size=1, max_size=4))
def test_a_higher_total_never_gets_fewer_stars(totals: list[int]) -> None:
    pairs = sorted(zip(totals, stars(*totals), strict=True))
    assert [star for _, star in pairs] == sorted(star for _, star in pairs)


@pytest.mark.clause("WS-CHK-10", "WS-SOLO-7", "WS-SOLO-8", "WS-TBL-SOLOAWARD")
def test_alone_the_first_ceremony_asks_for_four() -> None:
    assert SOLO_MINIMUM[1] == 4
    assert solo_award(1, 3) == Award(place=2, stars=3)
    assert solo_award(1, 4) == Award(place=1, stars=8)


@pytest.mark.clause("WS-CHK-11", "WS-SOLO-7", "WS-SOLO-9", "WS-TBL-SOLOAWARD")
def test_alone_the_second_ceremony_asks_for_eight() -> None:
    assert SOLO_MINIMUM[2] == 8
    assert solo_award(2, 7) == Award(place=2, stars=7)
    assert solo_award(2, 8) == Award(place=1, stars=16)


@pytest.mark.clause("WS-EX-34", "WS-CHK-19", "WS-SPEC-PHO-1", "WS-SPEC-PHO-2", "WS-SPEC-PHO-3")
@pytest.mark.parametrize("players", [2, 3])
def test_a_photographer_adds_sets_of_like_icons(players: int) -> None:
    assert photographer_total(players, animals=2, animal_icons=0, likes=8) == 4


@pytest.mark.clause("WS-SW-13", "WS-RULING-66")
def test_the_photographers_icon_can_be_read_two_ways() -> None:
    assert photographer_total(2, animals=2, animal_icons=8, likes=4) == 2 + 8 + 1
    assert photographer_total(2, animals=2, animal_icons=8, likes=4, icon="animal") == 2 + 2
