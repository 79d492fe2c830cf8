"""The file that holds the printed facts of one copy, or of a set made for practice.

    {"format": "serengeti-components", "version": 1, "game": "race", "name": "Our copy",
     "track": [5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5],
     "animals": {"eagle": 9, ...}, "droughts": {"eagle": 1, ...},
     "infestations": 4, "scorpions": 8, "carcasses": 8, "suns": {"trail_1": 1, ...}}

What is left out is as the rulebook has it, or as section 18 of the rules file assumes. The track
is told from player A's end to player B's.
"""

import json
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from serengeti_companion.engine.legible import refuse_illegible, shown
from serengeti_companion.engine.misfits import plainly
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.race.printed import (
    ANIMALS,
    CARCASSES,
    DROUGHTS,
    INFESTATIONS,
    SCORPIONS,
    TRACK,
    Printed,
    faults,
)
from serengeti_companion.games.race.terms import SPECIES, SUNS, Skill, Species

VERSION = 1
LARGEST = 100_000
"""Characters of a file; the facts need a fiftieth of it."""

_Number = Annotated[int, Field(ge=0, le=99)]


class ComponentsError(ValueError):
    """A file that cannot be used; `str()` says what is wrong, where, and what to do."""

    def __init__(self, message: Text) -> None:
        super().__init__(str(message))
        self.message = message


class _Copy(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")

    format: Literal["serengeti-components"]
    version: Literal[1]
    game: Literal["race"]
    name: Annotated[str, Field(max_length=200), AfterValidator(refuse_illegible)]
    practice: bool = False
    track: Annotated[list[_Number], Field(max_length=99)] = list(TRACK)
    animals: dict[Species, _Number] = {}
    droughts: dict[Species, _Number] = {}
    infestations: _Number = INFESTATIONS
    scorpions: _Number = SCORPIONS
    carcasses: _Number = CARCASSES
    suns: dict[Skill, Annotated[int, Field(ge=0, le=9)]] = {}


def load(path: Path) -> Printed:
    """Raise ComponentsError for what is in the file, OSError if it cannot be read."""
    with path.open("rb") as file:
        content = file.read(4 * LARGEST)
    try:
        return loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ComponentsError(
            say("This is not a text in UTF-8. Choose a components file, saved as UTF-8.")
        ) from None


def loads(text: str) -> Printed:
    """Raise ComponentsError."""
    if len(text) > LARGEST:
        raise ComponentsError(
            say("This is longer than {most} characters. Choose a components file.", most=LARGEST)
        )
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise ComponentsError(say("This is not JSON. Choose a components file.")) from None
    return from_json(value)


def from_json(value: object) -> Printed:
    """The facts out of what a JSON parser made of them; raise ComponentsError."""
    if isinstance(value, dict) and isinstance(version := value.get("version"), int):
        _refuse_newer(version)
    try:
        copy = _Copy.model_validate_json(json.dumps(value))
    except (ValidationError, ValueError) as error:
        raise ComponentsError(_problem(error)) from None
    printed = _printed(copy)
    for fault in faults(printed):
        raise ComponentsError(say("{fault} Correct it.", fault=fault))
    return printed


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


def _problem(error: ValueError) -> Text:
    if not isinstance(error, ValidationError):
        return say("This is not a components file. Choose another one.")
    first = error.errors(include_url=False, include_input=False)[0]
    place = ", ".join(str(step + 1 if isinstance(step, int) else step) for step in first["loc"])
    return say(
        "{place}: {reason}. Correct it.",
        place=shown(place) or say("The file"),
        reason=plainly(first["type"], first.get("ctx", {})),
    )


def _printed(copy: _Copy) -> Printed:
    return Printed(
        name=copy.name,
        practice=copy.practice,
        track=tuple(copy.track),
        animals=_per_species(copy.animals, ANIMALS),
        droughts=_per_species(copy.droughts, DROUGHTS),
        infestations=copy.infestations,
        scorpions=copy.scorpions,
        carcasses=copy.carcasses,
        suns=tuple(copy.suns.get(skill, usual) for skill, usual in zip(Skill, SUNS, strict=True)),
    )


def _per_species(told: dict[Species, int], usual: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(told.get(species, number) for species, number in zip(SPECIES, usual, strict=True))


def as_json(printed: Printed) -> dict[str, object]:
    """Everything written out, nothing left to be assumed."""
    return {
        "format": "serengeti-components",
        "version": VERSION,
        "game": "race",
        "name": printed.name,
        "practice": printed.practice,
        "track": list(printed.track),
        "animals": dict(zip(map(str, SPECIES), printed.animals, strict=True)),
        "droughts": dict(zip(map(str, SPECIES), printed.droughts, strict=True)),
        "infestations": printed.infestations,
        "scorpions": printed.scorpions,
        "carcasses": printed.carcasses,
        "suns": dict(zip(map(str, Skill), printed.suns, strict=True)),
    }


def dumps(printed: Printed) -> str:
    """Readable text of a components file."""
    return json.dumps(as_json(printed), ensure_ascii=False, indent=1) + "\n"
