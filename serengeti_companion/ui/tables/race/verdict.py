"""How the game ended, in words."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.race.final_counts import Result
from serengeti_companion.games.race.model import Seat, Table
from serengeti_companion.games.race.scoring import final
from serengeti_companion.ui.translation import filled, listed

_translate = QCoreApplication.translate
CLAUSES = {
    "points": "RL-SCORE-13",
    "lions": "RL-SCORE-14",
    "track": "RL-SCORE-15",
    "shared": "RL-SCORE-16",
}


def winners(table: Table) -> tuple[Seat, ...]:
    """The seats of those who won."""
    won = final(table).winners
    return tuple(Seat(at) for at, player in enumerate(table.players) if player.name in won)


def headline(result: Result) -> str:
    """Who won."""
    names = listed(result.winners)
    if len(result.winners) > 1:
        return filled(_translate("verdict", "{names} share the victory"), names=names)
    return filled(_translate("verdict", "{names} wins"), names=names)


def reason(result: Result) -> str:
    """What decided it, tie-break included."""
    a, b = (line.total for line in result.players)
    words = {
        "points": _translate("verdict", "{a} to {b} points."),
        "lions": _translate("verdict", "{a} to {b} points; more lions in the Savannah decide."),
        "track": _translate("verdict", "{a} to {b} points and equal lions; the track decides."),
        "shared": _translate("verdict", "{a} to {b} points, equal lions, marker in the middle."),
    }
    return words[result.decided_by].format(a=a, b=b)
