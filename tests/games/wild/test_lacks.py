"""Before a table begins it is told what its copy does not tell, if it wants to follow that."""

from dataclasses import replace

import pytest

from serengeti_companion.games.wild.lacks import lacks
from serengeti_companion.games.wild.model import EVERYTHING, LIGHT, SCORE_ONLY, Tracking
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.terms import Terrain


def told(printed: Printed, tracking: Tracking, *, specialists: bool = False) -> str:
    found = lacks(printed, printed.sides[0], tracking, specialists=specialists)
    return " ".join(map(str, found))


@pytest.mark.parametrize("tracking", [EVERYTHING, LIGHT, SCORE_ONLY])
def test_nothing_is_missing_from_the_practice_set_but_the_cards_it_leaves_out(
    tracking: Tracking,
) -> None:
    assert "terrain" not in told(practice_set(), tracking, specialists=True)
    assert "assumed" not in told(practice_set(), tracking, specialists=True)


def test_each_gap_is_told_to_who_follows_it() -> None:
    everything = told(UNKNOWN_COPY, EVERYTHING, specialists=True)
    for words in ("168 cards", "49 spaces", "12 Great Migration", "assumed", "scales"):
        assert words in everything
    assert "168 cards" not in told(UNKNOWN_COPY, LIGHT)
    assert "scales" not in told(UNKNOWN_COPY, EVERYTHING)
    assert told(UNKNOWN_COPY, SCORE_ONLY) == ""


def test_one_gap_is_told_as_one() -> None:
    ground = (Terrain.WATER,) * 48 + (None,)
    side = replace(UNKNOWN_COPY.sides[0], terrain=ground)
    copy = replace(UNKNOWN_COPY, sides=(side,), board_assumed=False)
    assert "1 space has no terrain" in told(copy, LIGHT)
    assert "assumed" not in told(copy, LIGHT)
