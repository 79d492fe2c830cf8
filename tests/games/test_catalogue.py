"""The games there are, in home-page order."""

import pytest

from serengeti_companion.games import catalogue
from serengeti_companion.games.catalogue import GAMES, Listed


@pytest.mark.parametrize("listed", GAMES, ids=lambda listed: listed.key)
def test_a_listed_game_is_the_one_it_says(listed: Listed) -> None:
    game = listed.load()
    assert (game.key, game.title) == (listed.key, listed.title)
    assert catalogue.find(listed.key) is game
    assert str(listed.line)


def test_a_key_of_no_game_finds_none() -> None:
    assert catalogue.find("chess") is None
    assert catalogue.find("") is None


def test_a_module_without_a_game_is_a_mistake() -> None:
    wrong = Listed(key="x", title="X", line=GAMES[0].line, module="support.not_a_game")
    with pytest.raises(TypeError, match="is no Game"):
        wrong.load()
