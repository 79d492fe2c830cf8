"""What came of a solo or co-op game, in a few words."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

_translate = QCoreApplication.translate


def team_outcome(result: Mapping[str, Any]) -> str:
    """Won, lost or the rank, and with how much; `result` as the command line's `score` answers."""
    told = stars(result["team_total"])
    if result.get("won") is None:
        # The names of the ranks are there in the words of the pads.
        rank = _translate("goal words", result.get("rank") or "No rank")
        return f"{rank}: {told}"
    if result["won"]:
        return _translate("ToldScored", "Won: {stars}").format(stars=told)
    return _translate("ToldScored", "Lost: {stars}").format(stars=told)


def stars(number: int) -> str:
    """So many stars."""
    one, many = _translate("goal words", "1 star"), _translate("goal words", "{n} stars")
    return (one if number == 1 else many).format(n=number)
