"""The file that holds the printed facts of one copy, or of a set made for practice.

The pieces stand in it as the lines of `notation`. What may be left out is taken as WS-PIC-1, -2 and
-7 say: unknown terrain, the assumed Action Board, one Award Tile a species.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from serengeti_companion.engine.json_values import MisfitError
from serengeti_companion.engine.legible import refuse_illegible, refuse_nameless, shown
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.notation.reading import MOST_NUMBER
from serengeti_companion.games.wild.printed import (
    LONGEST_COLOUR,
    LONGEST_SPECIALIST,
    LONGEST_TEXT,
    MOST_COLOURS,
    Printed,
)
from serengeti_companion.games.wild.written import (
    VERSION,
    ComponentsError,
    all_of,
    as_json,
    place_in_file,
    restored,
)

LARGEST = 1_000_000
"""Bytes of a file; 999 cards need a quarter of it."""

_Name = Annotated[str, Field(max_length=LONGEST_TEXT), AfterValidator(refuse_illegible)]
_Note = Annotated[str, Field(max_length=LONGEST_TEXT)]
_Colour = Annotated[
    str, Field(min_length=1, max_length=LONGEST_COLOUR), AfterValidator(refuse_nameless)
]
_Lines = list[str]


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class _Side(_Strict):
    name: _Name
    rows: _Lines


class _Specialist(_Strict):
    name: Annotated[
        str, Field(min_length=1, max_length=LONGEST_SPECIALIST), AfterValidator(refuse_nameless)
    ]
    difficulty: Annotated[int, Field(ge=1, le=5)] | None = None
    note: _Note = ""


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
    track_last: Annotated[int, Field(ge=1, le=MOST_NUMBER)] | None = None
    colours: Annotated[list[_Colour], Field(max_length=MOST_COLOURS)] = []


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
        _Copy.model_validate(value)
    except ValidationError as error:
        raise all_of([_told(each) for each in error.errors(include_url=False)]) from None
    try:
        return restored(value)
    except MisfitError as misfit:
        # Stricter in corners: half a character, true for 1.
        place = place_in_file(misfit.place)
        message = say("{place} {reason}. Correct it.", place=place, reason=misfit.reason)
        raise ComponentsError(message, misfit.place) from None


def fitting(printed: Printed) -> Printed:
    """The same facts; raise ComponentsError where they are more than a file may hold."""
    return from_json(as_json(printed))


def schema() -> dict[str, Any]:
    """The JSON schema of the file; what its lines say is told in `notation`."""
    return _Copy.model_json_schema()


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


def _told(problem: Mapping[str, Any]) -> ComponentsError:
    return ComponentsError(_sentence(problem), problem["loc"])


def _sentence(problem: Mapping[str, Any]) -> Text:
    place = place_in_file(problem["loc"])
    context = problem.get("ctx", {})
    match problem["type"]:
        case "missing":
            return say("{place} is missing. Add it.", place=place)
        case "extra_forbidden":
            return say("{place} is not known here. Remove it.", place=place)
        case "model_type":
            return say("{place} must be a JSON object. Correct it.", place=place)
        case "string_too_long":
            most = context["max_length"]
            return say("{place} is longer than {most} letters. Shorten it.", place=place, most=most)
        case "too_long":
            most = context["max_length"]
            return say("{place} is longer than {most} entries. Shorten it.", place=place, most=most)
        case "too_short" if context["min_length"] > 1:
            least = context["min_length"]
            return say(
                "{place} has fewer than {least} entries. Add some.", place=place, least=least
            )
        case "too_short" | "string_too_short":
            return say("{place} is empty. Correct it, or leave it out.", place=place)
        case "literal_error":
            right = context["expected"].replace("'", '"')
            return say("{place} is not {right}. Correct it.", place=place, right=right)
        case "string_type" | "string_unicode":
            return say("{place} is not a proper text. Correct it.", place=place)
        case "greater_than_equal":
            return say("{place} is below {least}. Correct it.", place=place, least=context["ge"])
        case "less_than_equal":
            return say("{place} is above {most}. Correct it.", place=place, most=context["le"])
        case "int_type" | "int_from_float":
            return say("{place} is not a whole number. Correct it.", place=place)
        case "value_error":
            return say(
                "{place} is not one line of letters that can be seen. Correct it.", place=place
            )
        case "bool_type":
            return say("{place} is neither true nor false. Correct it.", place=place)
        case "list_type":
            return say("{place} must be a list. Correct it.", place=place)
        case _:
            return say("{place} cannot be read. Correct it.", place=place)
