"""The file that holds the printed facts of one copy, or of a set made for practice.

    {"format": "serengeti-components", "version": 1, "game": "survive", "name": "Our copy",
     "predators": [{"name": "Sprinter", "copies": 2, "effect": {"kind": "speed", "x": 3}}],
     "colours": [{"name": "blue", "tint": 0}, ...]}

A predator without `effect` is the table's pick; without `colours` the five sets have no names of
their own (SV-PIC-4). What an effect looks like is told in `terms`.
"""

import json
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from serengeti_companion.engine.legible import refuse_illegible, refuse_nameless, shown
from serengeti_companion.engine.misfits import plainly
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.survive.printed import ASSUMED_COLOURS, Printed
from serengeti_companion.games.survive.rules.effects import card_problems
from serengeti_companion.games.survive.terms import (
    PICKED,
    PREDATORS,
    SETS,
    Effect,
    PredatorCard,
    SetColour,
)

VERSION = 1
LARGEST = 100_000
"""Characters of a file; twelve predators need a fiftieth of it."""

_Name = Annotated[str, Field(max_length=200), AfterValidator(refuse_illegible)]
_EFFECT = TypeAdapter[Effect](
    Annotated[Effect, Field(discriminator="kind")],
)


class ComponentsError(ValueError):
    """A file that cannot be used; `str()` says what is wrong, where, and what to do."""

    def __init__(self, message: Text) -> None:
        super().__init__(str(message))
        self.message = message


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class _Predator(_Strict):
    name: Annotated[str, Field(max_length=200), AfterValidator(refuse_nameless)]
    copies: Annotated[int, Field(ge=1, le=PREDATORS)] = 1
    effect: Annotated[Effect, Field(discriminator="kind")] = PICKED
    note: _Name = ""


class _Colour(_Strict):
    name: Annotated[str, Field(max_length=40), AfterValidator(refuse_nameless)]
    tint: Annotated[int, Field(ge=0, lt=SETS)]


class _Copy(_Strict):
    format: Literal["serengeti-components"]
    version: Literal[1]
    game: Literal["survive"]
    name: _Name
    practice: bool = False
    predators: Annotated[list[_Predator], Field(max_length=PREDATORS)] = []
    colours: Annotated[list[_Colour], Field(min_length=SETS, max_length=SETS)] | None = None


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
        # As JSON, so that lists become the tuples that strict values hold.
        copy = _Copy.model_validate_json(json.dumps(value))
    except (ValidationError, ValueError) as error:
        raise ComponentsError(_problem(error)) from None
    return _printed(copy)


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
    cards = tuple(
        PredatorCard(name=one.name, copies=one.copies, effect=one.effect, note=one.note)
        for one in copy.predators
    )
    for at, card in enumerate(cards):
        if card.name in {other.name for other in cards[:at]}:
            message = say("The predator {name} is there twice. Count its copies.", name=card.name)
            raise ComponentsError(message)
        for problem in card_problems(card):
            raise ComponentsError(
                say("{name}: {problem} Correct it.", name=card.name, problem=problem.message)
            )
    printed = Printed(
        name=copy.name,
        practice=copy.practice,
        predators=cards,
        colours=ASSUMED_COLOURS
        if copy.colours is None
        else tuple(SetColour(name=one.name, tint=one.tint) for one in copy.colours),
    )
    _check_sums(printed)
    return printed


def _check_sums(printed: Printed) -> None:
    # SV-COMP-2: there are 12 predators.
    if printed.described > PREDATORS:
        raise ComponentsError(
            say(
                "There are {n} predators, not {found}. Correct their copies.",
                n=PREDATORS,
                found=printed.described,
            )
        )
    # SV-COMP-6: sets differ by colour.
    if len({colour.tint for colour in printed.colours}) < SETS:
        raise ComponentsError(say("Two sets have the same tint. Give each one of its own."))


def as_json(printed: Printed) -> dict[str, object]:
    """Everything written out, nothing left to be assumed."""
    return {
        "format": "serengeti-components",
        "version": VERSION,
        "game": "survive",
        "name": printed.name,
        "practice": printed.practice,
        "predators": [
            {
                "name": card.name,
                "copies": card.copies,
                "effect": _EFFECT.dump_python(card.effect, mode="json"),
                "note": card.note,
            }
            for card in printed.predators
        ],
        "colours": [{"name": one.name, "tint": one.tint} for one in printed.colours],
    }


def dumps(printed: Printed) -> str:
    """Readable text of a components file."""
    return json.dumps(as_json(printed), ensure_ascii=False, indent=1) + "\n"
