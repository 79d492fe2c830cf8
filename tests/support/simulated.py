"""Whole sessions that nobody played."""

from functools import cache
from random import Random
from typing import Any

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.session import Accepted, Session
from serengeti_companion.games.wild.game import GAME as WILD
from serengeti_companion.storage.whole import AnyRecord, WholeSession

AnySession = Session[Any, Any, Any]


def simulated(players: int, seed: int, *, coop: bool = False, undone: int = 0) -> WholeSession:
    """A session of WILD: Serengeti."""
    return whole_game(WILD, players, seed, coop=coop, undone=undone)


@cache
def whole_game(
    game: Game, players: int, seed: int, *, coop: bool = False, undone: int = 0
) -> WholeSession:
    """A game to its end; every `undone`-th move is taken back, and every other of these redone."""
    chance = Random(seed)
    options, components = game.simulated(players, coop, None)
    records: list[AnyRecord] = []
    session: AnySession = Session(game.rules, game.open(options, components), append=records.append)
    moves = 0
    while (command := game.next_command(session.state, chance)) is not None:
        assert isinstance(session.submit(command), Accepted), command
        moves += 1
        if undone and moves % undone == 0:
            session.undo()
            if moves % (2 * undone) == 0:
                session.redo()
    return WholeSession(
        game=game,
        title=f"{players} players",
        started=None,
        options=options,
        components=components,
        records=tuple(records),
    )


def replayed(whole: WholeSession) -> AnySession:
    opening = whole.game.open(whole.options, whole.components)
    return Session(whole.game.rules, opening, whole.records)
