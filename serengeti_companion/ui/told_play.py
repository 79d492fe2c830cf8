"""One play in words: what was done, and what came of it."""

from typing import Any

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.texts import Text
from serengeti_companion.ui.translation import capital, told


def told_play(game: Game, before: object, played: Played[Any, Any], deed: Text) -> str:
    """A line of the log; `before` is the table before the play, `deed` tells its command."""
    lines, table = [told(deed)], before
    for event in played.events:
        line = game.tell_event(table, event)
        if line is not None:
            lines.append(told(line))
        table = game.rules.evolve(table, event)
    return " \N{MIDDLE DOT} ".join(map(capital, lines))
