"""What a player may be called."""

import pytest

from serengeti_companion.engine.player_names import name_problems


def told(name: str, *others: str) -> list[str]:
    return [str(problem) for problem in name_problems(name, others)]


@pytest.mark.parametrize("name", ["Ann", "Zoë", "שרה", "a b", "x" * 40, "7", "👩‍👧", "می‌نا"])
def test_a_name_is_a_name(name: str) -> None:
    assert told(name, "Ben") == []


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A player needs a name."),
        ("  ", "A player needs a name."),
        ("x" * 41, "A name has at most 40 letters; this one has 41."),
        ("A\nB", "A name holds only letters and signs that can be seen."),
        ("\u200d\u200d", "A name holds only letters and signs that can be seen."),
        ("Ann\u200d", "A name holds only letters and signs that can be seen."),
        ("Ann\u202e", "A name holds only letters and signs that can be seen."),
        (" Ben ", "Two players are called Ben."),
    ],
)
def test_what_is_wrong_with_a_name_is_told(name: str, sentence: str) -> None:
    assert told(name, "Ben") == [sentence]
