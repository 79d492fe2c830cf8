"""What players have to remember while memory is part of play: no screen tells it."""

from typing import Any

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.texts import Text, count
from serengeti_companion.games.survive import public
from serengeti_companion.games.survive.commands import RevealCards
from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import Table
from serengeti_companion.games.survive.names import who


def is_hidden(table: Table, now: Table) -> bool:
    """Whether that was in a turn gone by, while memory is part of play."""
    return table.turn < now.turn and not public.remembers(now)


def deed(table: Table, played: Played[Any, Any], now: Table) -> Text:
    """What was done; cards of turns gone by are counted, not named, while they are hidden."""
    command = played.command
    if isinstance(command, RevealCards) and is_hidden(table, now):
        return count(
            len(command.numbers),
            "{who} turns up {n} card",
            "{who} turns up {n} cards",
            who=who(table, command.seat),
        )
    return GAME.tell_command(table, command)
