"""The formats that a game which was only scored can be exported to."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.exports.csv_tables import Cell, written
from serengeti_companion.storage.scored_games import ScoredGame

Figures = Mapping[str, Any]
"""A line of the result: what is counted, by its name; a herd counts several things."""


@dataclass(frozen=True, kw_only=True)
class ScoredFormat:
    """One format: `make` turns a scored game into the text of a file."""

    name: str
    suffix: str
    line: Text
    make: Callable[[ScoredGame], str]


def result(game: ScoredGame) -> str:
    """A line of JSON; the command line's `score` takes its `counts` and answers its `result`."""
    told = {"title": game.title, "scored": game.scored, "game": game.game}
    return json.dumps({**told, "counts": game.counts, "result": game.result}) + "\n"


def scores(game: ScoredGame) -> str:
    """A row a player, and one for what nobody had alone."""
    rows = [dict(_flat(line)) for line in _lines(game)]
    columns = list(dict.fromkeys(column for row in rows for column in row))
    return written([columns, *([row.get(column, "") for column in columns] for row in rows)])


SCORED_FORMATS: tuple[ScoredFormat, ...] = (
    ScoredFormat(
        name="scores",
        suffix=".csv",
        line=say("The result, a row a player, for a spreadsheet"),
        make=scores,
    ),
    ScoredFormat(
        name="result",
        suffix=".json",
        line=say("The counts and the result, for programs"),
        make=result,
    ),
)


def _lines(game: ScoredGame) -> Iterable[Figures]:
    found = game.result
    winners = found.get("winners")
    for line in _seats(game):
        yield {**line, "winner": None if winners is None else line["name"] in winners}
    if neutral := found.get("neutral"):
        yield {"name": "neutral", **neutral, "winner": found["decided_by"] == "neutral"}
    if "team_total" in found:
        yield {"name": "team", "total": found["team_total"], "winner": found["won"]}


def _seats(game: ScoredGame) -> Iterable[Figures]:
    if "players" in game.result:
        yield from game.result["players"]
        return
    for side in "ab":
        counts = game.counts.get(side) or {}
        yield {"name": counts.get("name") or "", **game.result[side]}


def _flat(line: Figures) -> Iterable[tuple[str, Cell]]:
    """What counts several things is a column each, a list one cell; nothing for what is null."""
    for name, value in line.items():
        match value:
            case Mapping():
                yield from ((f"{name}_{part}", figure) for part, figure in value.items())
            case list() | tuple():
                yield name, " ".join(map(str, value))
            case bool():
                yield name, "yes" if value else "no"
            case None:
                pass
            case _:
                yield name, value
