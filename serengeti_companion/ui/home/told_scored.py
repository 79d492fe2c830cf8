"""A scored game in a line or two, as the start page's list shows it."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from serengeti_companion.storage.scored_games import ScoredGame
from serengeti_companion.ui.home.told_session import game_name
from serengeti_companion.ui.home.told_team import stars, team_outcome
from serengeti_companion.ui.translation import filled, listed

_translate = QCoreApplication.translate


def title(game: ScoredGame) -> str:
    """What it is called: its title, else who played, else the game."""
    return game.title or ", ".join(game.names) or game_name(game.game)


def line(game: ScoredGame) -> str:
    """That it was only scored, the game, who played, and what came of it."""
    told_already = title(game) == ", ".join(game.names)
    parts = [
        _translate("ToldScored", "Scored"),
        game_name(game.game),
        "" if told_already else listed(game.names),
        outcome(game),
    ]
    return " · ".join(part for part in parts if part)


def outcome(game: ScoredGame) -> str:
    """Who won and with how much, or how the team did."""
    result = game.result
    if "team_total" in result:
        return team_outcome(result)
    if result.get("decided_by") == "neutral":
        return _translate("ToldScored", "The neutral colour won")
    winners = [str(name) for name in result.get("winners") or ()]
    if not winners:
        return _translate("ToldScored", "Nobody won")
    words = _translate("ToldScored", "{winners} won: {points}")
    return filled(words, winners=listed(winners), points=_points(game, winners[0]))


def _points(game: ScoredGame, winner: str) -> str:
    """How much the winner had."""
    result = game.result
    if game.game == "race":
        best, other = sorted((result[side]["total"] for side in "ab"), reverse=True)
        return _translate("ToldScored", "{a} to {b} points").format(a=best, b=other)
    line: Mapping[str, Any] = next(one for one in result["players"] if one["name"] == winner)
    if game.game == "wild":
        return stars(line["total"])
    if line["extinct"]:
        return _translate("ToldScored", "{n} eaten, extinct").format(n=line["eaten"])
    return _translate("ToldScored", "herd of {n}").format(n=line["herd"]["size"])
