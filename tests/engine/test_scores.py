"""Sheets that add up, and places."""

import pytest

from serengeti_companion.engine.scores import ScoreLine, ScoreSheet, places
from serengeti_companion.engine.texts import say


def test_the_total_is_the_sum_of_the_lines() -> None:
    lines = tuple(ScoreLine(label=say("x"), amount=n, clause="TOY-5") for n in (5, 0, 12))
    assert ScoreSheet(name="Ann", lines=lines).total == 17
    assert ScoreSheet(name="Ben", lines=()).total == 0


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ((), ()),
        (((3,),), (1,)),
        (((3,), (5,), (4,)), (3, 1, 2)),
        (((5,), (5,), (3,)), (1, 1, 3)),
        (((5, 2), (5, 9), (5, 2)), (2, 1, 2)),
    ],
)
def test_a_place_is_one_more_than_how_many_are_ahead(
    keys: tuple[tuple[int, ...], ...], expected: tuple[int, ...]
) -> None:
    assert places(keys) == expected
