"""Values of a game to JSON and back, strictly: what is written is read back as the same value.

A record of the journal is one JSON object, its names a promise:

    {"type": "played", "at": "2026-11-30T19:05:00Z", "command": {...}, "events": [{...}, ...],
     "on_word": ["WS-PASS-2"], "again": false}
    {"type": "undone", "at": ...}
    {"type": "redone", "at": ...}
    {"type": "dropped", "at": ..., "count": 2}

`at` is UTC or null. `on_word`, `again` may be left out when read. A command or an event is its
fields with `kind` first.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.journal import Dropped, Played, Redone, Undone
from serengeti_companion.engine.texts import say
from serengeti_companion.storage.faults import StorageDefect, UnusableInput
from serengeti_companion.storage.upcasts import VERSION, Json, Part, upcast
from serengeti_companion.storage.whole import AnyRecord, Components, Options

Command = TypeVar("Command")
Event = TypeVar("Event")

Kinds = Any
"""A union of dataclasses with a `kind` each."""

MOMENT = r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$"
"""A time in UTC, ISO 8601."""

Moment = Annotated[str, Field(pattern=MOMENT)]

_LONGEST_REASON = 200  # letters; a reason may quote what stood in the file
# A dataclass of the standard library without a config of its own takes this one, at any depth.
_STRICT = ConfigDict(strict=True, extra="forbid")


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedLine(Generic[Command, Event]):
    """Played as it is stored."""

    type: Literal["played"]
    at: Moment | None
    command: Command
    events: tuple[Event, ...]
    on_word: tuple[str, ...] = ()
    again: bool = False


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


RecordLine = PlayedLine[Any, Any] | UndoneLine | RedoneLine | DroppedLine


class Codec:
    """Reads and writes what belongs to one game.

    Reading raises UnusableInput, writing StorageDefect: a value that could not be read back is
    never written.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._records = _record_adapter(game.commands, game.events)
        self._options = _options_adapter(game.options)

    def write_record(self, record: AnyRecord) -> str:
        """One line of JSON."""
        return _sure(_dump(self._records, _to_line(record)), record, self.read_record)

    def read_record(self, line: str | bytes, version: int = VERSION) -> AnyRecord:
        return _from_line(self._read(self._records, line, "record", version))

    def write_options(self, options: Options) -> str:
        return _sure(_dump(self._options, (options,))[1:-1], options, self.read_options)

    def read_options(self, line: str | bytes, version: int = VERSION) -> Options:
        text = line if isinstance(line, str) else line.decode(errors="replace")
        return self._read(self._options, f"[{text}]", "options", version)[0]

    def write_components(self, components: Components) -> str:
        line = compact(self._game.dump_components(components))
        return _sure(line, components, self.read_components)

    def read_components(self, line: str | bytes, version: int = VERSION) -> Components:
        try:
            value = upcast(self._game.key, "components", json.loads(line), version)
            return self._game.load_components(value)
        except ValidationError as error:
            raise _unusable(error) from error
        except (ValueError, TypeError, LookupError) as error:
            raise _senseless(str(error)) from error

    def _read(self, adapter: TypeAdapter[Any], line: str | bytes, part: Part, version: int) -> Json:
        try:
            if version != VERSION:
                line = compact(upcast(self._game.key, part, json.loads(line), version))
            return adapter.validate_json(line)
        except ValidationError as error:
            raise _unusable(error) from error
        except (ValueError, TypeError, LookupError) as error:
            raise _senseless(str(error)) from error


def compact(value: Json) -> str:
    """One line of JSON."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


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


def _by_kind(union: Kinds) -> Kinds:
    return Annotated[union, Field(discriminator="kind")]


def _to_line(record: AnyRecord) -> RecordLine:
    match record:
        case Played():
            return PlayedLine(
                type="played",
                at=record.at,
                command=record.command,
                events=record.events,
                on_word=record.on_word,
                again=record.again,
            )
        case Undone():
            return UndoneLine(type="undone", at=record.at)
        case Redone():
            return RedoneLine(type="redone", at=record.at)
        case Dropped():
            return DroppedLine(type="dropped", at=record.at, count=record.count)


def _from_line(line: RecordLine) -> AnyRecord:
    match line:
        case PlayedLine():
            return Played(
                command=line.command,
                events=line.events,
                on_word=line.on_word,
                again=line.again,
                at=line.at,
            )
        case UndoneLine():
            return Undone(at=line.at)
        case RedoneLine():
            return Redone(at=line.at)
        case DroppedLine():
            return Dropped(count=line.count, at=line.at)


def _sure(line: str, value: object, read: Callable[[str], object]) -> str:
    """The line, when it is read back as the same value."""
    try:
        back = read(line)
    except UnusableInput as error:
        raise StorageDefect(f"{error}, in what should be written: {value}") from error
    if back != value:
        raise StorageDefect(f"not read back as it was written: {value}")
    return line


def _dump(adapter: TypeAdapter[Any], value: object) -> str:
    try:
        return adapter.dump_json(value, warnings="error").decode()
    except PydanticSerializationError as error:
        raise StorageDefect(f"{value} cannot be written: {error}") from error


def _unusable(error: ValidationError) -> UnusableInput:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(step) for step in first["loc"])
    reason = say("{place}: {reason}", place=place, reason=first["msg"][:_LONGEST_REASON])
    return UnusableInput(reason, place)


def _senseless(reason: str) -> UnusableInput:
    return UnusableInput(say("{reason}", reason=reason[:_LONGEST_REASON]))
