"""What was chosen on the new-session page -> a session to keep."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Options
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.whole import AnyRecord, WholeSession
from serengeti_companion.ui.home.wild.joining import Joined


def begin(
    options: Options, printed: Printed, joined: Joined | None = None, copy: int | None = None
) -> WholeSession:
    """A session before setup, or at the moment a game under way was joined.

    `copy` is the number of the user's copy that `printed` comes from, None where it is none.
    """
    return WholeSession(
        game=GAME,
        title="",
        started=utc_now(),
        options=options,
        components=printed,
        records=_joined(options, printed, joined) if joined else (),
        copy=copy,
    )


def _joined(options: Options, printed: Printed, joined: Joined) -> tuple[AnyRecord, ...]:
    records: list[AnyRecord] = []
    opening = GAME.open(options, printed)
    session = Session(GAME.rules, opening, append=records.append, clock=utc_now)
    reason = QCoreApplication.translate("Begin", "The game was under way")
    for command in joined.commands(options.tracking, reason):
        session.submit(command)
    return tuple(records)
