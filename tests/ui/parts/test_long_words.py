"""Words longer than a narrow column is wide."""

from serengeti_companion.ui.parts.long_words import breakable, breakable_path


def test_only_a_very_long_word_may_be_broken() -> None:
    assert breakable("Ann, Maximiliane-Charlotte") == "Ann, Maximiliane-Charlotte"
    broken = breakable(f"One card: {'w' * 40}.")
    assert broken.replace("\N{ZERO WIDTH SPACE}", "") == f"One card: {'w' * 40}."
    assert max(map(len, broken.split("\N{ZERO WIDTH SPACE}")[1:])) <= 17


def test_a_path_is_only_broken_where_it_has_no_slash_for_long() -> None:
    path = f"Written: /home/{'maximiliane/' * 20}game.json"
    assert breakable_path(path) == path
    broken = breakable_path(f"Written: /{'W' * 200}")
    assert max(map(len, broken.split("\N{ZERO WIDTH SPACE}"))) < 30
