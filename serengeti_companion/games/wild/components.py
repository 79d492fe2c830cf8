"""The file that holds the printed facts of one copy, or of a set made for practice.

The pieces stand in it as the lines of `notation`. What may be left out is taken as WS-PIC-1, -2 and
-7 say: unknown terrain, the assumed Action Board, one Award Tile a species.
"""

import json
import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.notation import (
    NotationError,
    card_line,
    map_rows,
    migration_line,
    parse_card,
    parse_map,
    parse_migration,
    parse_space,
    parse_species,
    parse_step,
    space_line,
    step_line,
)
from serengeti_companion.games.wild.notation.reading import shown
from serengeti_companion.games.wild.printed import (
    ASSUMED_SIDES,
    ASSUMED_SPACES,
    ASSUMED_TILES,
    MapSide,
    Printed,
    Scale,
    SpecialistCard,
)
from serengeti_companion.games.wild.terms import SceneCard

VERSION = 1
LARGEST = 1_000_000
"""Bytes of a file; 999 cards need a quarter of it."""

_SCALES = ("celebrity", "adventurer_few", "adventurer_many")

_Piece = TypeVar("_Piece")
_Name = Annotated[str, Field(max_length=200)]
_Lines = list[str]


class ComponentsError(ValueError):
    """A file that cannot be used; `str()` says what is wrong, where, and what to do."""

    def __init__(self, message: Text) -> None:
        super().__init__(str(message))
        self.message = message


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class _Side(_Strict):
    name: _Name
    rows: _Lines


class _Specialist(_Strict):
    name: Annotated[str, Field(min_length=1, max_length=40)]
    difficulty: Annotated[int, Field(ge=1, le=5)] | None = None
    note: _Name = ""


_Scale = Annotated[_Lines, Field(min_length=1, max_length=99)]


class _Copy(_Strict):
    format: Literal["serengeti-components"]
    version: Literal[1]
    game: Literal["wild"]
    name: _Name
    practice: bool = False
    board_assumed: bool | None = None
    cards: Annotated[_Lines, Field(max_length=999)] = []
    sides: Annotated[list[_Side], Field(min_length=1, max_length=2)] | None = None
    spaces: Annotated[_Lines, Field(max_length=99)] | None = None
    migrations: Annotated[_Lines, Field(max_length=99)] = []
    award_tiles: Annotated[_Lines, Field(min_length=2, max_length=99)] | None = None
    specialists: Annotated[list[_Specialist], Field(max_length=14)] = []
    celebrity: _Scale | None = None
    adventurer_few: _Scale | None = None
    adventurer_many: _Scale | None = None


def load(path: Path) -> Printed:
    """Raise ComponentsError for what is in the file, OSError if it cannot be read."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    try:
        return loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ComponentsError(
            say("This is not a text in UTF-8. Choose a components file, saved as UTF-8.")
        ) from None


def loads(text: str) -> Printed:
    """Raise ComponentsError."""
    return from_json(_parsed(text))


def from_json(value: object) -> Printed:
    """The facts out of what a JSON parser made of them; raise ComponentsError."""
    if isinstance(value, dict) and isinstance(version := value.get("version"), int):
        _refuse_newer(version)
    try:
        copy = _Copy.model_validate(value)
    except ValidationError as error:
        raise ComponentsError(_first_problem(error)) from None
    return _printed(copy)


def as_json(printed: Printed) -> dict[str, object]:
    """Everything written out, nothing left to be assumed but what the Specialists do."""
    return _pieces_as_json(printed) | _specialists_as_json(printed)


def _pieces_as_json(printed: Printed) -> dict[str, object]:
    return {
        "format": "serengeti-components",
        "version": VERSION,
        "game": "wild",
        "name": printed.name,
        "practice": printed.practice,
        "board_assumed": printed.board_assumed,
        "cards": [card_line(card) for card in printed.cards],
        "sides": [
            {"name": side.name, "rows": list(map_rows(side.terrain))} for side in printed.sides
        ],
        "spaces": [space_line(space) for space in printed.spaces],
        "migrations": [migration_line(card) for card in printed.migrations],
        "award_tiles": [species.value for species in printed.award_tiles],
    }


def _specialists_as_json(printed: Printed) -> dict[str, object]:
    cards = [
        {"name": card.name, "difficulty": card.difficulty, "note": card.note}
        for card in printed.specialists
    ]
    scales = {name: getattr(printed, name) for name in _SCALES}
    known = {name: [step_line(step) for step in scale] for name, scale in scales.items() if scale}
    found: dict[str, object] = {"specialists": cards} if cards else {}
    return found | known


def dumps(printed: Printed) -> str:
    """One piece a line, so that a difference can be read."""
    return json.dumps(as_json(printed), ensure_ascii=False, indent=1) + "\n"


def _parsed(text: str) -> object:
    if len(text) > LARGEST:
        raise ComponentsError(
            say("This is longer than {most} characters. Choose a components file.", most=LARGEST)
        )
    try:
        value: object = json.loads(text, object_pairs_hook=_each_once, parse_int=_short_number)
    except json.JSONDecodeError as error:
        raise ComponentsError(
            say(
                "This is not JSON from line {line}, character {place} on. Correct it there, or "
                "choose a components file.",
                line=error.lineno,
                place=error.colno,
            )
        ) from None
    except RecursionError:
        raise ComponentsError(say("This is nested too deep. Choose a components file.")) from None
    return value


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ComponentsError(
            say('"{name}" stands there twice. Remove one of the two.', name=shown(twice))
        )
    return found


def _short_number(digits: str) -> int:
    if len(digits) > 9:
        raise ComponentsError(
            say("The number {number} is too long. Correct it.", number=shown(digits))
        )
    return int(digits)


def _refuse_newer(version: int) -> None:
    if version > VERSION:
        raise ComponentsError(
            say(
                "This file has version {found}, made by a newer program; this one reads version "
                "{known}. Update the program and open the file again.",
                found=version,
                known=VERSION,
            )
        )


def _first_problem(error: ValidationError) -> Text:
    problem = error.errors(include_url=False)[0]
    place = _place(problem["loc"])
    context = problem.get("ctx", {})
    match problem["type"]:
        case "missing":
            return say("{place} is missing. Add it.", place=place)
        case "extra_forbidden":
            return say("{place} is not known here. Remove it.", place=place)
        case "model_type":
            return say("{place} must be a JSON object. Correct it.", place=place)
        case "too_long" | "string_too_long":
            most = context["max_length"]
            return say("{place} is longer than {most}. Shorten it.", place=place, most=most)
        case "too_short":
            least = context["min_length"]
            return say("{place} holds fewer than {least}. Add to it.", place=place, least=least)
        case "literal_error":
            right = context["expected"]
            return say("{place} is not {right}. Correct it.", place=place, right=right)
        case "string_type" | "string_unicode":
            return say("{place} is not a proper text. Correct it.", place=place)
        case "greater_than_equal" | "less_than_equal":
            return say("{place} is out of bounds. Correct it.", place=place)
        case "bool_type":
            return say("{place} is neither true nor false. Correct it.", place=place)
        case "list_type":
            return say("{place} must be a list. Correct it.", place=place)
        case _:
            return say("{place} cannot be read. Correct it.", place=place)


def _place(path: tuple[str | int, ...]) -> Text:
    """Where in the file: `sides, entry 2, rows`."""
    place = say("The file")
    for depth, step in enumerate(path):
        if isinstance(step, int):
            place = say("{outer}, entry {n}", outer=place, n=step + 1)
        elif depth == 0:
            place = say('"{name}"', name=shown(step))
        else:
            place = say('{outer}, "{name}"', outer=place, name=shown(step))
    return place


def _printed(copy: _Copy) -> Printed:
    cards = _pieces("cards", copy.cards, parse_card)
    spaces = _pieces("spaces", copy.spaces or [], parse_space)
    migrations = _pieces("migrations", copy.migrations, parse_migration)
    tiles = _pieces("award_tiles", copy.award_tiles or [], parse_species)
    _refuse_doubles("cards", [card.number for card in cards])
    _refuse_doubles("spaces", [space.id for space in spaces])
    _refuse_doubles("migrations", [card.number for card in migrations])
    _refuse_doubles("specialists", [card.name for card in copy.specialists])
    assumed = copy.spaces is None if copy.board_assumed is None else copy.board_assumed
    return Printed(
        name=copy.name,
        practice=copy.practice,
        board_assumed=assumed,
        cards=tuple(sorted(cards, key=_by_number)),
        sides=ASSUMED_SIDES if copy.sides is None else _sides(copy.sides),
        spaces=ASSUMED_SPACES if copy.spaces is None else spaces,
        migrations=migrations,
        award_tiles=ASSUMED_TILES if copy.award_tiles is None else tiles,
        specialists=tuple(
            SpecialistCard(name=card.name, difficulty=card.difficulty, note=card.note)
            for card in copy.specialists
        ),
        celebrity=_scale("celebrity", copy.celebrity),
        adventurer_few=_scale("adventurer_few", copy.adventurer_few),
        adventurer_many=_scale("adventurer_many", copy.adventurer_many),
    )


def _scale(name: str, lines: list[str] | None) -> Scale | None:
    if lines is None:
        return None
    steps = _pieces(name, lines, parse_step)
    for index, (before, after) in enumerate(pairwise(steps), start=1):
        if after[0] <= before[0]:
            raise ComponentsError(
                say(
                    "{place}: {count} does not come after {before}. Correct their order.",
                    place=_place((name, index)),
                    count=after[0],
                    before=before[0],
                )
            )
    return steps


def _by_number(card: SceneCard) -> float:
    return math.inf if card.number is None else card.number


def _sides(sides: list[_Side]) -> tuple[MapSide, ...]:
    found = []
    for index, side in enumerate(sides):
        try:
            found.append(MapSide(name=side.name, terrain=parse_map(side.rows)))
        except NotationError as error:
            place = _place(("sides", index))
            raise ComponentsError(
                say("{place}: {wrong} Correct it.", place=place, wrong=error.message)
            ) from None
    return tuple(found)


def _pieces(name: str, lines: Sequence[str], parse: Callable[[str], _Piece]) -> tuple[_Piece, ...]:
    pieces = []
    for index, line in enumerate(lines):
        try:
            pieces.append(parse(line))
        except NotationError as error:
            raise ComponentsError(
                say(
                    '{place}, which reads "{line}": {wrong} Correct it.',
                    place=_place((name, index)),
                    line=shown(line),
                    wrong=error.message,
                )
            ) from None
    return tuple(pieces)


def _refuse_doubles(name: str, marks: Sequence[str | int | None]) -> None:
    for index, mark in enumerate(marks):
        if mark is not None and mark in marks[:index]:
            raise ComponentsError(
                say(
                    "{place}: {mark} is there already, as entry {n}. Remove one of the two.",
                    place=_place((name, index)),
                    mark=mark,
                    n=marks.index(mark) + 1,
                )
            )
