"""What was finished or scored, whatever the game: who played, who won, with how much."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.json_values import object_in
from serengeti_companion.exports.steps import last_table
from serengeti_companion.games import catalogue
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.play import load_session
from serengeti_companion.storage.scored_games import ScoredGame, ScoredGameStore
from serengeti_companion.storage.sessions import SessionStore, StoredSession

PAUSE = timedelta(hours=3)
"""Whoever moves no later than that after the move before still plays the same evening."""
TOGETHER = "together"
"""The kind of a WILD game that is won or lost by all, alone or together."""

_TOGETHER_MODES = {"coop", "solo"}


@dataclass(frozen=True, slots=True, kw_only=True)
class PastGame:
    """One game that came to an end; `kind` is the key of the game, or TOGETHER.

    `scores`: each player's result, what they reached together for all of them; without those that
    nobody knows. `won`: whether a game played together was won, None where there is no telling.
    `minutes`: the longest evening it took, 0 = nobody knows.
    """

    kind: str
    names: tuple[str, ...]
    winners: tuple[str, ...] = ()
    scores: Mapping[str, int]
    scenario: int | None = None
    won: bool | None = None
    minutes: int = 0
    practice: bool = False
    when: str = ""


def past_games(sessions: SessionStore, scored: ScoredGameStore) -> tuple[PastGame, ...]:
    """All there are, last played first. Raises EnvironmentFault."""
    found = [
        *(game for row in sessions.sessions() if (game := _of_session(sessions, row))),
        *(_of_scored(game) for game in scored.games()),
    ]
    return tuple(sorted(found, key=lambda game: game.when, reverse=True))


def _of_session(store: SessionStore, row: StoredSession) -> PastGame | None:
    if not row.finished:
        return None
    summary = row.summary
    result = summary.get("result")
    if not isinstance(result, Mapping):
        result = _worked_out(store, row)
    options = object_in(store.opening(row.id).options)
    names = tuple(str(name) for name in summary.get("names") or ())
    if result is None or options is None or not names:
        return None
    return replace(
        _game(row.game, names, result, together=options.get("mode") in _TOGETHER_MODES),
        scenario=options.get("scenario"),
        minutes=longest_evening(store.times(row.id)),
        practice=summary.get("practice") is True,
        when=row.last_played,
    )


def _worked_out(store: SessionStore, row: StoredSession) -> Mapping[str, Any] | None:
    """The result of a session that was finished before results were noted; it is from now on."""
    game = catalogue.find(row.game)
    try:
        result = None if game is None else _played_out(store, game, row)
    except UnusableInput:
        return None
    if result is not None:
        store.note(row.id, finished=True, summary={**row.summary, "result": result})
    return result


def _played_out(store: SessionStore, game: Game, row: StoredSession) -> dict[str, Any] | None:
    return game.result(last_table(load_session(store, game, row.id).whole))


def _of_scored(game: ScoredGame) -> PastGame:
    sides = tuple(str((game.counts.get(side) or {}).get("name") or "") for side in "ab")
    seats = sides if game.game == "race" else game.names
    found = _game(game.game, seats, game.result, together="team_total" in game.result)
    return replace(found, scenario=game.counts.get("scenario"), when=game.scored)


def _game(
    key: str, seats: tuple[str, ...], result: Mapping[str, Any], *, together: bool
) -> PastGame:
    names = tuple(name for name in seats if name)
    team = dict.fromkeys(names, result.get("team_total"))
    scores = team if together else _scores(key, result, seats)
    return PastGame(
        kind=TOGETHER if together else key,
        names=names,
        winners=tuple(str(name) for name in result.get("winners") or ()),
        scores={name: score for name, score in scores.items() if score is not None},
        won=result.get("won") if together else None,
    )


def _scores(key: str, result: Mapping[str, Any], seats: tuple[str, ...]) -> dict[str, int | None]:
    """By name; `seats` are the names by side, "" = nobody said."""
    match key:
        case "race":
            totals = [result[side]["total"] for side in "ab"]
            return {name: total for name, total in zip(seats, totals, strict=False) if name}
        case "survive":
            # Without a herd it is a herd of none.
            herds = {line["name"]: line.get("herd") for line in result["players"]}
            return {name: herd["size"] if herd else 0 for name, herd in herds.items()}
        case _:
            return {line["name"]: line["total"] for line in result["players"]}


def longest_evening(times: tuple[str, ...]) -> int:
    """Minutes from the first to the last move of the longest run without a PAUSE."""
    moments = [moment for time in times if (moment := _moment(time)) is not None]
    longest = run = timedelta()
    for before, after in pairwise(moments):
        gap = after - before
        run = run + gap if timedelta() <= gap <= PAUSE else timedelta()
        longest = max(longest, run)
    return round(longest.total_seconds() / 60)


def _moment(time: str) -> datetime | None:
    """A file from elsewhere may call anything a time."""
    try:
        moment = datetime.fromisoformat(time)
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
