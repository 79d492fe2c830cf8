"""A game that can be played at once, without a box."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias
from zlib import crc32

from PySide6.QtCore import QCoreApplication

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.session import Session
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.whole import AnyRecord, WholeSession

Opening: TypeAlias = Callable[[Session[Any, Any, Any], int], Iterable[object]]
"""What is said until play begins; the number is what the dealer deals by."""


def practice_game(
    game: Game, options: object, components: object, opening: Opening
) -> WholeSession:
    """A session that stands where the opening leads."""
    started = utc_now()
    records: list[AnyRecord] = []
    table = game.open(options, components)
    session = Session(game.rules, table, append=records.append, clock=utc_now)
    for command in opening(session, seed(started)):
        session.submit(command)
    return WholeSession(
        game=game,
        title=QCoreApplication.translate("Practice", "Practice game"),
        started=started,
        options=options,
        components=components,
        records=tuple(records),
    )


def seed(started: str | None) -> int:
    """What a practice table's dealer deals by: the same whenever the session is opened."""
    return crc32((started or "").encode())
