"""A stored session in a line or two, from what the history knows of it.

The summary of a session is written by the game's screen; its keys are: `names` (seating order),
`round` and `rounds`, `phase` ("setup", "round", "season", "preparation", "over"), `winners`,
`practice`; of a finished one also `result`, as the command line's `score` answers it.
"""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.catalogue import GAMES
from serengeti_companion.storage.sessions import StoredSession
from serengeti_companion.ui.home.told_team import team_outcome
from serengeti_companion.ui.translation import filled, listed


def title(session: StoredSession) -> str:
    """What it is called: its title, else who plays, else the game."""
    return session.title or ", ".join(_words(session, "names")) or game_name(session.game)


def players(session: StoredSession) -> str:
    """Who plays, in seating order, "" where nobody has said."""
    return listed(_words(session, "names"))


def game_name(key: str) -> str:
    """The name of the game with this key."""
    return next((game.title for game in GAMES if game.key == key), key)


def moment(session: StoredSession) -> str:
    """Where the evening stands."""
    result = session.summary.get("result")
    if isinstance(result, dict) and result.get("team_total") is not None:
        return team_outcome(result)
    words = QCoreApplication.translate
    winners = _words(session, "winners")
    said = {
        "setup": words("ToldSession", "Setup"),
        "round": words("ToldSession", "Round {round} of {rounds}"),
        "season": words("ToldSession", "Season {round} of {rounds}"),
        "preparation": words("ToldSession", "Preparation after Round {round} of {rounds}"),
        "over": words("ToldSession", "Finished: {winners} won")
        if winners
        else words("ToldSession", "Finished"),
    }.get(str(session.summary.get("phase")), "")
    return filled(
        said,
        round=str(session.summary.get("round")),
        rounds=str(session.summary.get("rounds")),
        winners=listed(winners),
    )


def is_practice(session: StoredSession) -> bool:
    """Whether it plays on the practice set."""
    return session.summary.get("practice") is True


def note(session: StoredSession) -> str:
    """What must be said of a practice session wherever it is named, "" = nothing."""
    if not is_practice(session):
        return ""
    return QCoreApplication.translate("ToldSession", "Practice set, not the published game")


def line(session: StoredSession) -> str:
    """Game, who plays, where it stands."""
    parts = [
        game_name(session.game),
        players(session) if session.title else "",
        moment(session),
    ]
    return " · ".join(dict.fromkeys(part for part in parts if part))


def _words(session: StoredSession, key: str) -> list[str]:
    found = session.summary.get(key)
    return [str(word) for word in found] if isinstance(found, list) else []
