"""The published schema is what the program reads, told so that others can judge a file by it."""

import json
from collections.abc import Mapping
from typing import Any

import fastjsonschema
import make_schema
import pytest
from hypothesis import given
from support import strategies

from serengeti_companion.games.wild.components import dumps, loads, schema
from serengeti_companion.games.wild.notation import parse_card, parse_space, parse_step
from serengeti_companion.games.wild.notation.boards import parse_map, parse_migration
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.written import ComponentsError
from serengeti_companion.paths import resources

PUBLISHED = (resources() / "schemas" / "components.schema.json").read_text(encoding="utf-8")
SCHEMA = json.loads(PUBLISHED)
judge = fastjsonschema.compile(SCHEMA)
HEAD = {"format": "serengeti-components", "version": 1, "game": "wild", "name": "Ours"}


def is_fit(value: object) -> bool:
    try:
        judge(value)
    except fastjsonschema.JsonSchemaValueException:
        return False
    return True


def is_read(value: object) -> bool:
    try:
        loads(json.dumps(value))
    except ComponentsError:
        return False
    return True


def test_the_published_schema_is_what_the_script_makes() -> None:
    assert make_schema.components_schema() == PUBLISHED


def test_it_has_every_part_and_every_bound_of_the_programs_own_model() -> None:
    model = schema()
    assert list(SCHEMA["properties"]) == list(model["properties"])
    assert SCHEMA["required"] == model["required"]
    assert SCHEMA["additionalProperties"] is False
    told = set(SCHEMA["properties"]) - {"format", "version", "game"}
    assert all("description" in SCHEMA["properties"][name] for name in told)


@pytest.mark.parametrize("pack", ["practice", "examples"])
def test_the_packs_that_come_with_the_app_fit(pack: str) -> None:
    text = (resources() / "packs" / "wild" / f"{pack}.json").read_text(encoding="utf-8")
    assert is_fit(json.loads(text))


@given(strategies.copies())
def test_every_copy_that_is_exported_fits(printed: Printed) -> None:
    assert is_fit(json.loads(dumps(printed)))


def examples(part: Any) -> list[str]:  # noqa: ANN401 -- a schema may hold anything
    if isinstance(part, list):
        return [each for inner in part for each in examples(inner)]
    if not isinstance(part, dict):
        return []
    return [*part.get("examples", ()), *examples(list(part.values()))]


def test_every_example_in_it_is_a_line_that_is_read() -> None:
    found = examples(SCHEMA)
    assert len(found) >= 8
    for line in found:
        if "blue" in line:
            parse_migration(line)
        elif line.count("|") == 2:
            parse_card(line)
        elif "full" in line or "partly" in line:
            parse_space(line)
        elif ":" in line:
            parse_step(line)
        else:
            parse_map([line] * 7)


ONES = ["1 line: lion | - | -", "2 ?: ? | ? | ?", "3 line: lion@rock lion | 1 star + 1/? | rare"]
ROWS = ["gwar?gg"] * 7
FITTING: list[dict[str, object]] = [
    {},
    {"cards": ONES, "practice": True, "board_assumed": None, "spaces": None},
    {"cards": ["1 ?: ? | 0 stars + 12 food | ?", "1 ?: ? | 11 stars + 999/any | ?"][:1]},
    {"sides": [{"name": "", "rows": ROWS}] * 2, "spaces": ["take-99: 0 partly 4P"]},
    {"migrations": ["12: brown - | blue G7 A1"], "award_tiles": ["lion", "lion"]},
    {"specialists": [{"name": "Guide", "difficulty": None}], "celebrity": ["0: 0", "999: 999"]},
    {"track_last": 999, "colours": ["a", "b", "c", "d"]},
]
WRONG: list[Mapping[str, object]] = [
    {"version": 2},
    {"game": "race"},
    {"colour": "red"},
    {"name": 3},
    {"name": "x" * 201},
    {"practice": 1},
    {"cards": "1 line: lion | - | -"},
    {"cards": ["1 line: lion | - | -"] * 1_000},
    {"sides": []},
    {"sides": [{"name": "A", "rows": ROWS}] * 3},
    {"sides": [{"name": "A", "rows": ROWS[:6]}]},
    {"sides": [{"name": "A", "rows": ["gwar?g", *ROWS[1:]]}]},
    {"sides": [{"name": "A", "rows": ["gwar?gx", *ROWS[1:]]}]},
    {"award_tiles": ["lion"]},
    {"award_tiles": ["lion", "unicorn"]},
    {"specialists": [{"name": ""}]},
    {"specialists": [{"name": "Guide", "difficulty": 6}]},
    {"specialists": [{"name": "Guide"}] * 15},
    {"celebrity": []},
    {"celebrity": ["9 likes"]},
    {"track_last": 0},
    {"track_last": 12.5},
    {"colours": ["a", "b", "c", "d", "e"]},
    {"colours": [""]},
    *(
        {"cards": [line]}
        for line in (
            "1 line: unicorn | - | -",
            "0 line: lion | - | -",
            "1000 line: lion | - | -",
            "01 line: lion | - | -",
            "1 line: lion | 1 stars | -",
            "1 line: lion | 1/lion | -",
            "1 line: - | - | -",
            "1 line: lion@ | - | -",
            "1 line: lion  lion | - | -",
            "1 line: lion | - | - ",
            f"1 line: {' '.join(['lion'] * 10)} | - | -",
            f"1 line: lion | - | {' '.join(['rare'] * 21)}",
        )
    ),
    *({"spaces": [line]} for line in ("jump-1: 1 full -", "take-0: 1 full -", "take-1: 1 open -")),
    *({"migrations": [line]} for line in ("1: brown H1 | blue -", "1: brown A1", "1: blue A1")),
]


@pytest.mark.parametrize("parts", FITTING)
def test_what_is_read_fits(parts: dict[str, object]) -> None:
    assert is_fit({**HEAD, **parts})
    assert is_read({**HEAD, **parts})


@pytest.mark.parametrize("parts", WRONG)
def test_what_is_refused_does_not_fit(parts: Mapping[str, object]) -> None:
    assert not is_fit({**HEAD, **parts})
    assert not is_read({**HEAD, **parts})
