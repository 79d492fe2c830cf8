"""Values of a game to JSON and back, strictly: what is written is read back as the same value.

A record of the journal is one JSON object, its names a promise:

    {"type": "played", "at": "2026-11-30T19:05:00Z", "command": {...}, "events": [{...}, ...],
     "on_word": ["WS-PASS-2"], "again": false}
    {"type": "undone", "at": ...}
    {"type": "redone", "at": ...}
    {"type": "dropped", "at": ..., "count": 2}

`at` is UTC or null. `on_word`, `again` may be left out when read; `"for_next": true` stands only
with a play that makes way for the next. A command or an event is its fields with `kind` first.

This reads what the program itself wrote, with little more than the standard library. What comes
from outside is judged in `foreign` before.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from serengeti_companion.engine import json_values
from serengeti_companion.engine.game import Game
from serengeti_companion.engine.journal import Dropped, Played, Redone, Undone
from serengeti_companion.engine.json_fits import fits, fits_one_of, many_fit
from serengeti_companion.engine.json_values import MisfitError, Read, by_kind, made_of, many, reader
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.storage.faults import StorageDefect, UnusableInput
from serengeti_companion.storage.upcasts import VERSION, Json, Part, upcast
from serengeti_companion.storage.whole import AnyRecord, Components, Options

MOMENT = r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$"
"""A time in UTC, ISO 8601."""

LONGEST_PLACE = 200
"""Letters of a place; it may quote what stood in the file."""

_NOTHING: Mapping[str, Read] = {}
_REST = fits(tuple[tuple[str, ...], bool, bool])

Found = TypeVar("Found")


class Codec:
    """Reads and writes what belongs to one game.

    Reading raises UnusableInput, writing StorageDefect: a value that could not be read back is
    never written.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._record = _record_reader(game)
        self._command, self._events = fits_one_of(game.commands), many_fit(fits_one_of(game.events))
        self._options = reader(game.options)

    def write_record(self, record: AnyRecord) -> str:
        """One line of JSON."""
        line = _dump(_parts(record))
        return line if self._fits(record) else _sure(line, record, self.read_record)

    def read_record(self, line: str | bytes, version: int = VERSION) -> AnyRecord:
        record: AnyRecord = self._read(self._record, line, "record", version)
        return record

    def write_options(self, options: Options) -> str:
        return _sure(_dump(options), options, self.read_options)

    def read_options(self, line: str | bytes, version: int = VERSION) -> Options:
        return self._read(self._options, line, "options", version)

    def write_components(self, components: Components) -> str:
        line = _dump(self._game.dump_components(components))
        return _sure(line, components, self.read_components)

    def read_components(self, line: str | bytes, version: int = VERSION) -> Components:
        return self._read(self._game.restore_components, line, "components", version)

    def _fits(self, record: AnyRecord) -> bool:
        """Whether a look is enough to know that the record is read back as it is."""
        return (
            isinstance(record, Played)
            and self._command(record.command)
            and self._events(record.events)
            and _REST((record.on_word, record.again, record.for_next))
            and (record.at is None or re.fullmatch(MOMENT, record.at) is not None)
        )

    def _read(
        self, read: Callable[[Json], Found], line: str | bytes, part: Part, version: int
    ) -> Found:
        return understood(lambda: read(todays(self._game, line, part, version)))


def todays(game: Game, line: str | bytes, part: Part, version: int) -> Json:
    """The JSON value of a line, in today's form; raises whatever is wrong with it."""
    text = line if isinstance(line, str) else line.decode()
    value = json.loads(text)
    return value if version == VERSION else upcast(game.key, part, value, version)


def understood(read: Callable[[], Found]) -> Found:
    """What `read` answers; raises UnusableInput for all that can be wrong with a JSON value."""
    try:
        return read()
    except MisfitError as misfit:
        place = ".".join(str(step) for step in misfit.place)
        raise UnusableInput(reason_at(place, misfit.reason), place) from misfit
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        # What judges the facts of a copy tells in `message` what is wrong with them.
        message = getattr(error, "message", None)
        told = message if isinstance(message, Text) else say("what stands there cannot be read")
        raise UnusableInput(told) from error


def reason_at(place: str, reason: Text | str) -> Text:
    """Where and why a value cannot be used; no place is the whole of it."""
    if not place:
        return say("{reason}", reason=reason)
    return say("{place}: {reason}", place=place[:LONGEST_PLACE], reason=reason)


def _record_reader(game: Game) -> Read:
    played = {
        "command": by_kind(game.commands),
        "events": many(by_kind(game.events)),
        "on_word": reader(tuple[str, ...]),
        "again": reader(bool),
        "for_next": reader(bool),
    }
    readers = {
        "played": _line(Played, played, frozenset({"on_word", "again", "for_next"})),
        "undone": _line(Undone),
        "redone": _line(Redone),
        "dropped": _line(Dropped, {"count": _above_none}),
    }

    def read(value: Json) -> AnyRecord:
        name = value.get("type") if type(value) is dict else None
        found = readers.get(name) if type(name) is str else None
        if found is None:
            raise MisfitError("is no record", ("type",))
        del value["type"]
        record: AnyRecord = found(value)
        return record

    return read


def _line(
    make: Callable[..., Any],
    parts: Mapping[str, Read] = _NOTHING,
    optional: frozenset[str] = frozenset(),
) -> Read:
    return made_of(make, {"at": _moment, **parts}, optional)


def _moment(value: Json) -> str | None:
    if value is None or (type(value) is str and re.fullmatch(MOMENT, value)):
        return value
    raise MisfitError("is no time like 2026-11-30T19:05:00Z")


def _above_none(value: Json) -> int:
    if type(value) is int and value > 0:
        return value
    raise MisfitError("is no whole number above 0")


def _parts(record: AnyRecord) -> dict[str, object]:
    match record:
        case Played():
            return {
                "type": "played",
                "at": record.at,
                "command": record.command,
                "events": record.events,
                "on_word": record.on_word,
                "again": record.again,
                **({"for_next": True} if record.for_next else {}),
            }
        case Undone():
            return {"type": "undone", "at": record.at}
        case Redone():
            return {"type": "redone", "at": record.at}
        case Dropped():
            return {"type": "dropped", "at": record.at, "count": record.count}


def _sure(line: str, value: object, read: Callable[[str], object]) -> str:
    """The line, when it is read back as the same value."""
    try:
        back = read(line)
    except UnusableInput as error:
        raise StorageDefect(f"{error}, in what should be written: {value}") from error
    if back != value:
        raise StorageDefect(f"not read back as it was written: {value}")
    return line


def _dump(value: object) -> str:
    try:
        return json_values.line_of(value)
    except (ValueError, TypeError) as error:
        raise StorageDefect(f"{value} cannot be written: {error}") from error
