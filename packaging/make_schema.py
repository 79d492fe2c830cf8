"""Make resources/schemas/components.schema.json: what the file of a copy looks like, for others.

    PYTHONPATH=. python packaging/make_schema.py

The parts and their bounds are those of the program's own model; the lines, which that model leaves
to `notation`, are told here as patterns. They leave to the program that no two things have the same
number or name, that no space of the Map is marked twice, and the order of steps.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from serengeti_companion.games.wild.components import schema
from serengeti_companion.games.wild.terms import (
    COLUMNS,
    SIZE,
    BasicAction,
    Frame,
    Gain,
    Icon,
    Label,
    SceneType,
    Species,
    Terrain,
)

TARGET = Path(__file__).parent.parent / "resources" / "schemas" / "components.schema.json"

Json = Any
Line = dict[str, Json]


def _one_of(words: Iterable[str]) -> str:
    return f"(?:{'|'.join(word.replace('?', '[?]') for word in words)})"


def _row_of(word: str, between: str = " ", most: int | None = None) -> str:
    further = "*" if most is None else f"{{0,{most - 1}}}"
    return f"{word}(?:{between}{word}){further}"


FROM_0 = "(?:0|[1-9][0-9]{0,2})"
FROM_1 = "[1-9][0-9]{0,2}"
SLOT = f"{_one_of(Species)}(?:@{_one_of(Terrain)})?"
PER_ICON = _one_of(gain for gain in Gain if gain.startswith("/"))
TERM = (
    f"(?:1 star|(?:0|[2-9]|[1-9][0-9]{{1,2}}) stars|{FROM_0} food|{FROM_0} vfx|{FROM_0}{PER_ICON})"
)
CELLS = _row_of(f"[{COLUMNS[0]}-{COLUMNS[-1]}][1-{SIZE}]")

LINES: dict[str, Line] = {
    "cards": {
        "description": (
            "A Scene Card: number, type, animals in printed order, reward, Icons. ? is what is not "
            "known, - what there is none of."
        ),
        "examples": ["108 line: lion crocodile rhinoceros@grasslands | 2/rare + 11 stars | rare"],
        "pattern": (
            f"^(?:[?]|{FROM_1}) (?:[?]|{_one_of(SceneType)}): "
            f"(?:[?]|{_row_of(SLOT, most=9)}) [|] "
            f"(?:[?]|-|{_row_of(TERM, ' [+] ')}) [|] "
            f"(?:[?]|-|{_row_of(_one_of(Icon), most=20)})$"
        ),
    },
    "spaces": {
        "description": (
            "An Action Space: Basic Action and running number, price, frame, from how many players "
            "on it is open, and whether it is closed in Round 1."
        ),
        "examples": ["take-1: 1 full -", "move-2: 2 partly 3P closed-in-round-1"],
        "pattern": (
            f"^{_one_of(BasicAction)}-{FROM_1}: {FROM_0} {_one_of(Frame)} {_one_of(Label)}"
            "(?: closed-in-round-1)?$"
        ),
    },
    "migrations": {
        "description": "A Great Migration Card: its number, its brown and its blue spaces.",
        "examples": ["3: brown A1 B2 | blue C3", "4: brown A1 | blue -"],
        "pattern": f"^{FROM_1}: brown (?:-|{CELLS}) [|] blue (?:-|{CELLS})$",
    },
    "award_tiles": {"enum": [species.value for species in Species]},
    "rows": {
        "description": (
            "A row of the Map: grasslands, woodlands, water (a), rock, ? for what is not known."
        ),
        "examples": ["ggwwar?"],
        "pattern": f"^[gwar?]{{{SIZE}}}$",
    },
}
STEP: Line = {
    "description": "A step of the scale: a count and its stars.",
    "examples": ["9: 2"],
    "pattern": f"^{FROM_0}: {FROM_0}$",
}
LINES |= dict.fromkeys(("celebrity", "adventurer_few", "adventurer_many"), STEP)

TOLD = {
    "name": "What its owner calls this copy.",
    "practice": "Whether all of it is invented, to try the program.",
    "board_assumed": (
        "Whether nobody has looked at the Action Board yet. Left out or null: true without spaces."
    ),
    "cards": "The Scene Cards that are described.",
    "sides": "The sides of the Map. Left out or null: one of which nothing is known.",
    "spaces": "All Action Spaces. Left out or null: two an action are assumed.",
    "migrations": "The Great Migration Cards that are described.",
    "award_tiles": "The species of every Award Tile. Left out or null: one tile a species.",
    "specialists": "What is known of Specialists.",
    "celebrity": "Stars of the Celebrity by Like Icons: from each count on.",
    "adventurer_few": "Stars of the Adventurer with 1 to 2 players: up to each count of cards.",
    "adventurer_many": "Stars of the Adventurer with 3 to 4 players: up to each count of cards.",
    "track_last": "The last number of the Documentary Score Track.",
    "colours": "What the owner calls the colours of the markers, in a fixed order.",
}


def components_schema() -> str:
    """The whole file."""
    made = _without_titles(schema())
    made["$defs"] = {name.strip("_").lower(): part for name, part in made["$defs"].items()}
    side = made["$defs"]["side"]["properties"]["rows"]
    side |= {"items": side["items"] | LINES["rows"], "minItems": SIZE, "maxItems": SIZE}
    for name, part in made["properties"].items():
        if name in TOLD:
            part["description"] = TOLD[name]
        if name in LINES:
            _list_of(part)["items"] |= LINES[name]
    head = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Facts of one copy of WILD: Serengeti",
        "description": "The components file of Serengeti Companion, version 1, in UTF-8.",
    }
    return json.dumps(head | made, ensure_ascii=False, indent=1) + "\n"


def _list_of(part: Json) -> Json:
    """The list itself, beside which null may stand."""
    return part if "items" in part else next(each for each in part["anyOf"] if "items" in each)


def _without_titles(part: Json) -> Json:
    """Without what pydantic made of the names of its classes and fields."""
    if isinstance(part, list):
        return [_without_titles(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {
        name: each.replace("#/$defs/_", "#/$defs/").lower()
        if name == "$ref"
        else _without_titles(each)
        for name, each in part.items()
        if name != "title"
    }


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(components_schema(), encoding="utf-8", newline="\n")
    print(TARGET)
