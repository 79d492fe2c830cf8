"""The statistics in the words of the window: what stands in which column."""

from PySide6.QtCore import QCoreApplication, QLocale

from serengeti_companion.exports.past_games import TOGETHER
from serengeti_companion.exports.statistics import EVERYTHING, Statistics
from serengeti_companion.ui.history.figure_rows import Figures, shown
from serengeti_companion.ui.home.told_session import game_name
from serengeti_companion.ui.translation import listed

_translate = QCoreApplication.translate
_HOUR = 60


def kind_name(kind: str) -> str:
    """What a kind of game is called."""
    if kind == EVERYTHING:
        return _translate("Statistics", "All games")
    if kind == TOGETHER:
        words = _translate("Statistics", "{game}, alone or together")
        return words.format(game=game_name("wild"))
    return game_name(kind)


def player_figures(found: Statistics) -> Figures:
    """A row a player and kind of game."""
    rows = [
        (
            row.name,
            kind_name(row.kind),
            row.games,
            row.wins,
            None if row.share is None else _percent(row.share),
            row.best,
            _mean(row.mean),
            lasted(row.minutes),
        )
        for row in found.by_player
    ]
    sums = (at for at, row in enumerate(found.by_player) if row.kind == EVERYTHING)
    head = (
        _translate("Statistics", "Player"),
        _translate("Statistics", "Game"),
        _translate("Statistics", "Games"),
        _translate("Statistics", "Wins"),
        _translate("Statistics", "Win share"),
        _translate("Statistics", "Best"),
        _translate("Statistics", "Mean"),
        _translate("Statistics", "Longest evening"),
    )
    return Figures(head=head, rows=shown(rows), words=2, strong=frozenset(sums))


def game_figures(found: Statistics) -> Figures:
    """A row a kind of game."""
    rows = [
        (
            kind_name(row.kind),
            listed(row.best_by) or None,
            row.best,
            _mean(row.mean),
            row.games,
            row.players,
            lasted(row.minutes),
        )
        for row in found.by_game
    ]
    head = (
        _translate("Statistics", "Game"),
        _translate("Statistics", "Best by"),
        _translate("Statistics", "Best"),
        _translate("Statistics", "Mean"),
        _translate("Statistics", "Games"),
        _translate("Statistics", "Players"),
        _translate("Statistics", "Longest evening"),
    )
    return Figures(head=head, rows=shown(rows), words=2)


def scenario_figures(found: Statistics) -> Figures:
    """A row a scenario of WILD and number of players."""
    words = _translate("Statistics", "Scenario {n}")
    rows = [
        (
            words.format(n=row.scenario),
            row.players,
            row.games,
            row.won,
            row.lost,
            row.best,
        )
        for row in found.by_scenario
    ]
    head = (
        _translate("Statistics", "Scenario"),
        _translate("Statistics", "Players"),
        _translate("Statistics", "Games"),
        _translate("Statistics", "Won"),
        _translate("Statistics", "Lost"),
        _translate("Statistics", "Best"),
    )
    return Figures(head=head, rows=shown(rows), words=1)


def lasted(minutes: int) -> str | None:
    """Hours and minutes; None = nobody knows."""
    if not minutes:
        return None
    if minutes < _HOUR:
        return _translate("Statistics", "{n} min").format(n=minutes)
    words = _translate("Statistics", "{h} h {m} min")
    return words.format(h=minutes // _HOUR, m=minutes % _HOUR)


def _percent(share: int) -> str:
    return _translate("Statistics", "{n} %").format(n=share)


def _mean(figure: float | None) -> str | None:
    return None if figure is None else QLocale().toString(figure, "f", 1)
