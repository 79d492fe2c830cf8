"""What comes from outside, judged by pydantic before anything is made of it."""

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import from_json

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.json_values import line_of
from serengeti_companion.engine.misfits import plainly
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.records import (
    MOMENT,
    Codec,
    reason_at,
    todays,
    understood,
)
from serengeti_companion.storage.upcasts import VERSION, Json, Part
from serengeti_companion.storage.whole import AnyRecord, Components, Options

Command = TypeVar("Command")
Event = TypeVar("Event")

Kinds = Any
"""A union of dataclasses with a `kind` each."""

Moment = Annotated[str, Field(pattern=MOMENT)]

LONGEST_WORDS = 1000
"""Letters of a name, a reason, or whatever else is in a record."""

# A dataclass of the standard library without a config of its own takes this one, at any depth.
_STRICT = ConfigDict(strict=True, extra="forbid", str_max_length=LONGEST_WORDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedLine(Generic[Command, Event]):
    """Played as it is stored."""

    type: Literal["played"]
    at: Moment | None
    command: Command
    events: tuple[Event, ...]
    on_word: tuple[str, ...] = ()
    again: bool = False
    for_next: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoneLine:
    """Undone as it is stored."""

    type: Literal["undone"]
    at: Moment | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RedoneLine:
    """Redone as it is stored."""

    type: Literal["redone"]
    at: Moment | None


@dataclass(frozen=True, slots=True, kw_only=True)
class DroppedLine:
    """Dropped as it is stored."""

    type: Literal["dropped"]
    at: Moment | None
    count: Annotated[int, Field(gt=0)]


class ForeignCodec:
    """Reads what belongs to one game out of somebody's file; raises UnusableInput."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._own = Codec(game)
        self._records = _record_adapter(game.commands, game.events)
        self._options = _options_adapter(game.options)

    def read_record(self, line: str | bytes, version: int = VERSION) -> AnyRecord:
        today = self._todays(line, "record", version)
        _judge(self._records, today)
        return self._own.read_record(today)

    def read_options(self, line: str | bytes, version: int = VERSION) -> Options:
        today = self._todays(line, "options", version)
        _judge(self._options, f"[{today}]", around=1)
        return self._own.read_options(today)

    def read_components(self, line: str | bytes, version: int = VERSION) -> Components:
        return understood(
            lambda: self._game.load_components(todays(self._game, line, "components", version))
        )

    def _todays(self, line: str | bytes, part: Part, version: int) -> str:
        text = line if isinstance(line, str) else line.decode(errors="replace")
        if version == VERSION:
            return text
        return understood(lambda: line_of(todays(self._game, text, part, version)))


def parsed(data: bytes) -> Json:
    """The JSON value of a file; raises ValueError, its text "EOF..." where the end is missing."""
    return from_json(data, allow_inf_nan=False)


@cache
def _record_adapter(commands: Kinds, events: Kinds) -> TypeAdapter[Any]:
    played: Kinds = PlayedLine[_by_kind(commands), _by_kind(events)]  # type: ignore[misc]
    lines: Kinds = Annotated[
        played | UndoneLine | RedoneLine | DroppedLine, Field(discriminator="type")
    ]
    return TypeAdapter(lines, config=_STRICT)


@cache
def _options_adapter(options: Options) -> TypeAdapter[Any]:
    # In a tuple of one: a dataclass at the top would not take the config.
    return TypeAdapter(tuple[options], config=_STRICT)


def _judge(adapter: TypeAdapter[Any], line: str, around: int = 0) -> None:
    """Raise UnusableInput; so many steps of the place are not in the file."""
    try:
        adapter.validate_json(line)
    except ValidationError as error:
        raise _unusable(error, around) from error


def _by_kind(union: Kinds) -> Kinds:
    return Annotated[union, Field(discriminator="kind")]


def _unusable(error: ValidationError, around: int) -> UnusableInput:
    first = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(step for step in map(str, first["loc"][around:]) if not _is_a_type(step))
    return UnusableInput(reason_at(place, plainly(first["type"], first.get("ctx", {}))), place)


def _is_a_type(step: str) -> bool:
    """Whether it names what was tried to be read there, as in "top.str-enum[Species]"."""
    return step.endswith("]")
