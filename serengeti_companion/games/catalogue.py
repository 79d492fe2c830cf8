"""The games in home-page order: names, and how to load each; loading is what costs."""

import importlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from serengeti_companion.engine.texts import Text, say

if TYPE_CHECKING:
    from serengeti_companion.engine.game import Game


_DEALT = say("The practice game needs no box: it is dealt and ready to play.")


@dataclass(frozen=True, kw_only=True)
class Listed:
    """A game before it is loaded; `module` holds its GAME, `practice` = what its practice deals."""

    key: str
    title: str
    line: Text
    module: str
    practice: Text = _DEALT

    def load(self) -> "Game":
        # The engine too is loaded only with the first game.
        kind = importlib.import_module("serengeti_companion.engine.game").Game
        game = importlib.import_module(self.module).GAME
        if not isinstance(game, kind):
            raise TypeError(f"{self.module}.GAME is no Game")
        return cast("Game", game)


GAMES: tuple[Listed, ...] = (
    Listed(
        key="wild",
        title="WILD: Serengeti",
        line=say("Film the animals of the Serengeti. 1 to 4 players, 45 to 120 minutes."),
        module="serengeti_companion.games.wild.game",
    ),
    Listed(
        key="race",
        title="Serengeti: A Race For Life",
        line=say("Two decks race through twelve seasons. 2 players."),
        module="serengeti_companion.games.race.game",
        practice=say("The practice game deals the events and the rocks; your decks you deal."),
    ),
    Listed(
        key="survive",
        title="Survive The Serengeti",
        line=say("Bring your herd across, or go extinct. 2 to 5 players."),
        module="serengeti_companion.games.survive.game",
    ),
)


WITHOUT_TABLE: tuple[Listed, ...] = ()
"""Games that only the command line knows, until they have a table screen."""

KNOWN = (*GAMES, *WITHOUT_TABLE)


def find(key: str) -> "Game | None":
    """The game of that key, loaded; None = there is no such game."""
    return next((listed.load() for listed in KNOWN if listed.key == key), None)
