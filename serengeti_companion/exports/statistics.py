"""What all the games that came to an end add up to: by player, by game, by scenario."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from serengeti_companion.exports.csv_tables import Cell, written
from serengeti_companion.exports.past_games import TOGETHER, PastGame

T = TypeVar("T")

EVERYTHING = ""
"""The kind of a player's row over all games."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRow:
    """One player in one kind of game, or in EVERYTHING; `mean` and `best` are of that kind only.

    `decided`: how many of the games have a winner or are won or lost. A shared win is a win.
    """

    name: str
    kind: str
    games: int
    decided: int
    wins: int
    best: int | None
    mean: float | None
    minutes: int

    @property
    def share(self) -> int | None:
        """Wins in percent of the games that were decided."""
        return round(100 * self.wins / self.decided) if self.decided else None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """One kind of game; `best_by`: whoever had the best result, all of them."""

    kind: str
    games: int
    players: int
    best: int | None
    best_by: tuple[str, ...]
    mean: float | None
    minutes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioRow:
    """One scenario, with that many players."""

    scenario: int
    players: int
    games: int
    won: int
    lost: int
    best: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """Most played first; `games` is how many were counted."""

    games: int
    by_player: tuple[PlayerRow, ...]
    by_game: tuple[GameRow, ...]
    by_scenario: tuple[ScenarioRow, ...]


def statistics(games: Iterable[PastGame], *, practice: bool = False, words: str = "") -> Statistics:
    """Practice games only when asked for; `words`: only players, and their games, with all these.

    A name written large here and small there is one player.
    """
    wanted = words.casefold().split()
    counted = [
        game
        for game in games
        if (practice or not game.practice) and any(_fits(name, wanted) for name in game.names)
    ]
    return Statistics(
        games=len(counted),
        by_player=_by_player(counted, wanted),
        by_game=_by_game(counted),
        by_scenario=_by_scenario(counted),
    )


def player_csv(rows: Iterable[PlayerRow], kind_name: Callable[[str], str]) -> str:
    """A row a player and kind of game, for a spreadsheet."""
    head = ["player", "game", "games", "decided", "wins", "best", "mean", "longest_minutes"]
    return written(
        [
            head,
            *(
                [
                    row.name,
                    kind_name(row.kind),
                    row.games,
                    row.decided,
                    row.wins,
                    _cell(row.best),
                    _mean(row.mean),
                    row.minutes,
                ]
                for row in rows
            ),
        ]
    )


def game_csv(rows: Iterable[GameRow], kind_name: Callable[[str], str]) -> str:
    """A row a kind of game."""
    head = ["game", "games", "players", "best", "best_by", "mean", "longest_minutes"]
    return written(
        [
            head,
            *(
                [
                    kind_name(row.kind),
                    row.games,
                    row.players,
                    _cell(row.best),
                    ", ".join(row.best_by),
                    _mean(row.mean),
                    row.minutes,
                ]
                for row in rows
            ),
        ]
    )


def scenario_csv(rows: Iterable[ScenarioRow]) -> str:
    """A row a scenario and number of players."""
    head = ["scenario", "players", "games", "won", "lost", "best"]
    lines: list[list[Cell]] = [
        [row.scenario, row.players, row.games, row.won, row.lost, _cell(row.best)] for row in rows
    ]
    return written([head, *lines])


def _by_player(games: Sequence[PastGame], wanted: Sequence[str]) -> tuple[PlayerRow, ...]:
    """Each player's rows together, all games first where there are several kinds."""
    mine: dict[str, list[tuple[str, PastGame]]] = {}
    for game in games:
        for name in game.names:
            if _fits(name, wanted):
                mine.setdefault(_key(name), []).append((name, game))
    rows: list[PlayerRow] = []
    for played in sorted(mine.values(), key=lambda played: (-len(played), _key(played[0][0]))):
        kinds = _grouped(played, lambda one: one[1].kind)
        if len(kinds) > 1:
            rows.append(_player_row(played, EVERYTHING))
        rows += [_player_row(of_kind, of_kind[0][1].kind) for of_kind in kinds]
    return tuple(rows)


def _player_row(played: Sequence[tuple[str, PastGame]], kind: str) -> PlayerRow:
    scores = [game.scores[name] for name, game in played if name in game.scores]
    if kind == EVERYTHING:
        scores = []  # stars, points and herds do not add up
    return PlayerRow(
        name=played[0][0],
        kind=kind,
        games=len(played),
        decided=sum(_is_decided(game) for _, game in played),
        wins=sum(_has_won(name, game) for name, game in played),
        best=max(scores, default=None),
        mean=_average(scores),
        minutes=max(game.minutes for _, game in played),
    )


def _by_game(games: Sequence[PastGame]) -> tuple[GameRow, ...]:
    rows = []
    for of_kind in _grouped(games, lambda game: game.kind):
        results = [score for game in of_kind for score in _results(game)]
        best = max(results, default=None)
        holders = [name for game in of_kind for name, score in game.scores.items() if score == best]
        rows.append(
            GameRow(
                kind=of_kind[0].kind,
                games=len(of_kind),
                players=len({_key(name) for game in of_kind for name in game.names}),
                best=best,
                best_by=tuple({_key(name): name for name in holders}.values()),
                mean=_average(results),
                minutes=max(game.minutes for game in of_kind),
            )
        )
    return tuple(rows)


def _results(game: PastGame) -> list[int]:
    """What they reached together is one result."""
    results = list(game.scores.values())
    return results[:1] if game.kind == TOGETHER else results


def _by_scenario(games: Sequence[PastGame]) -> tuple[ScenarioRow, ...]:
    together = [game for game in games if game.kind == TOGETHER and game.scenario is not None]
    groups = _grouped(together, lambda game: (game.scenario, len(game.names)))
    rows = (
        ScenarioRow(
            scenario=group[0].scenario or 0,
            players=len(group[0].names),
            games=len(group),
            won=sum(game.won is True for game in group),
            lost=sum(game.won is False for game in group),
            best=max((score for game in group for score in game.scores.values()), default=None),
        )
        for group in groups
    )
    return tuple(sorted(rows, key=lambda row: (row.scenario, row.players)))


def _grouped(things: Sequence[T], key: Callable[[T], Hashable]) -> list[list[T]]:
    """Those with the same key together, the largest group first."""
    groups: dict[Hashable, list[T]] = {}
    for thing in things:
        groups.setdefault(key(thing), []).append(thing)
    return sorted(groups.values(), key=len, reverse=True)


def _has_won(name: str, game: PastGame) -> bool:
    return game.won is True or name in game.winners


def _is_decided(game: PastGame) -> bool:
    """A challenge that only gives a rank is neither won nor lost."""
    return game.kind != TOGETHER or game.won is not None


def _fits(name: str, wanted: Sequence[str]) -> bool:
    return all(word in name.casefold() for word in wanted)


def _key(name: str) -> str:
    return " ".join(name.casefold().split())


def _average(scores: Sequence[int]) -> float | None:
    return sum(scores) / len(scores) if scores else None


def _cell(figure: int | None) -> Cell:
    return "" if figure is None else figure


def _mean(figure: float | None) -> Cell:
    return "" if figure is None else round(figure, 1)
