"""A game that was only scored as a file."""

import csv
import io
import json
from typing import Any

import pytest

from serengeti_companion.cli import score
from serengeti_companion.cli.fields import Fields
from serengeti_companion.exports.scored_files import SCORED_FORMATS
from serengeti_companion.storage.scored_games import ScoredGame, ScoredGameId

TWO = [{"name": "Ann", "stars": 87, "completed": 3}, {"name": "=Ben", "stars": 92, "completed": 4}]
WILD = {"game": "wild", "mode": "competitive", "players": TWO}
SEATS = [{"name": "Ann", "completed": 3}, {"name": "Ben", "completed": 4}]
COOP = {"game": "wild", "mode": "coop", "scenario": 6, "stars": 100, "players": SEATS}
RACE = {
    "game": "race",
    "a": {"name": "Ann", "species": {"eagle": 3}, "carcasses": 1, "savannah": 0},
    "b": {"name": "Ben", "species": {}, "carcasses": 0, "savannah": 0},
    "track": {"favours": None, "value": 0},
}
ALL = list(range(1, 13))
SURVIVE = {
    "game": "survive",
    "players": [
        {"name": "Ann", "safe": ALL[:6], "eaten": ALL[6:]},
        {"name": "Ben", "safe": [1, 3, 5, 7, 9, 11], "eaten": [2, 4, 6, 8, 10, 12]},
    ],
    "neutral": {"safe": [1, 3], "eaten": [2, 4]},
}


def scored(counts: dict[str, Any]) -> ScoredGame:
    return ScoredGame(
        id=ScoredGameId(1),
        game=counts["game"],
        title="Friday",
        scored="2026-11-30T19:05:00Z",
        counts=counts,
        result=answered(counts),
    )


def answered(counts: dict[str, Any]) -> dict[str, Any]:
    return score._answer(Fields(counts))  # noqa: SLF001 -- what the command line does with one object


def made(name: str, counts: dict[str, Any]) -> str:
    return next(form for form in SCORED_FORMATS if form.name == name).make(scored(counts))


@pytest.mark.parametrize("counts", [WILD, COOP, RACE, SURVIVE], ids=["wild", "coop", "race", "su"])
def test_the_command_line_scores_the_counts_of_a_file_to_its_result(counts: dict[str, Any]) -> None:
    found = json.loads(made("result", counts))
    assert (found["title"], found["game"]) == ("Friday", counts["game"])
    assert answered(found["counts"]) == found["result"]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        (WILD, {"'=Ben": {"track": "92", "total": "92", "place": "1", "winner": "yes"}}),
        (COOP, {"team": {"total": "100"}, "Ben": {"completed": "4"}}),
        (RACE, {"Ann": {"total": "-1", "winner": "no"}, "Ben": {"total": "0", "winner": "yes"}}),
        (
            SURVIVE,
            {
                "Ann": {"herd_from": "1", "herd_size": "6", "eaten": "6", "winner": "yes"},
                "Ben": {"herd_size": "", "winner": "no"},
                "neutral": {"winner": "no"},
            },
        ),
    ],
    ids=["wild", "coop", "race", "survive"],
)
def test_a_spreadsheet_gets_a_row_a_player(
    counts: dict[str, Any], expected: dict[str, dict[str, str]]
) -> None:
    rows = {row["name"]: row for row in csv.DictReader(io.StringIO(made("scores", counts)))}
    for name, cells in expected.items():
        assert {column: rows[name][column] for column in cells} == cells
    assert "herd" not in rows[next(iter(expected))]
