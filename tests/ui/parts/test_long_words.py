"""Words longer than a narrow column is wide."""

from serengeti_companion.ui.parts.long_words import breakable


def test_only_a_very_long_word_may_be_broken() -> None:
    assert breakable("Ann, Maximiliane-Charlotte") == "Ann, Maximiliane-Charlotte"
    broken = breakable(f"One card: {'w' * 40}.")
    assert broken.replace("\N{ZERO WIDTH SPACE}", "") == f"One card: {'w' * 40}."
    assert max(map(len, broken.split("\N{ZERO WIDTH SPACE}")[1:])) <= 17
