"""The session file (`.serengeti`): a whole session as UTF-8 JSON, one record a line.

    {"format": "serengeti-session", "version": 1, "game": "wild", "title": "Friday",
     "started": "2026-11-30T19:05:00Z", "options": {...}, "components": {...}, "records": [
    {"type": "played", "at": "2026-11-30T19:06:10Z", "command": {...}, "events": [...], ...},
    ...
    ]}

`started` and `at` are null where nobody played. `options` are the fields of the game's options,
`components` what the game makes of its facts; a record is described in `records.py`. Every key is
needed and no other one is allowed. These names change only with the version.
"""

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.json_values import line_of
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.storage.checking import checked
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.files import read_up_to, write_whole
from serengeti_companion.storage.records import MOMENT, Codec
from serengeti_companion.storage.sessions import clean_title
from serengeti_companion.storage.upcasts import VERSION, Json
from serengeti_companion.storage.whole import AnyRecord, WholeSession

if TYPE_CHECKING:
    from serengeti_companion.storage.foreign import ForeignCodec

SUFFIX = ".serengeti"
FORMAT = "serengeti-session"
LARGEST = 32 * 1024 * 1024
"""Bytes; an evening has less than one million."""
MOST_RECORDS = 50_000

# It needs pydantic, so it is loaded when somebody brings a file: a table that plays does without.
_FOREIGN = "serengeti_companion.storage.foreign"

_KEYS = ("format", "version", "game", "title", "started", "options", "components", "records")

FindGame = Callable[[str], Game | None]
"""The game of that key; None = there is no such game."""


class _AdvisedError(UnusableInput):
    """It says already what to do."""


def dumps(whole: WholeSession) -> str:
    """The text of a session file."""
    codec = Codec(whole.game)
    head = (
        f'"format":{line_of(FORMAT)}',
        f'"version":{VERSION}',
        f'"game":{line_of(whole.game.key)}',
        f'"title":{line_of(clean_title(whole.title))}',
        f'"started":{line_of(whole.started)}',
        f'"options":{codec.write_options(whole.options)}',
        f'"components":{codec.write_components(whole.components)}',
    )
    records = ",\n".join(codec.write_record(record) for record in whole.records)
    return "{" + ",\n".join(head) + ',\n"records":[\n' + records + "\n]}\n"


def loads(data: bytes, find_game: FindGame) -> WholeSession:
    """The session of a file, every table on the way looked at.

    Raises UnusableInput with one sentence; its place is a key, or "records[12]..." (from 1).
    """
    file = _parsed(data)
    version = _version(file)
    _check_keys(file)
    game = _game(file, find_game)
    try:
        whole = _whole(game, file, version)
        checked(whole)
    except _AdvisedError:
        raise
    except UnusableInput as error:
        text = say("{wrong} Take another copy of the file.", wrong=error.text)
        raise UnusableInput(text, error.place) from error
    return whole


def read(path: Path, find_game: FindGame) -> WholeSession:
    """The session of the file at `path`; raises EnvironmentFault too."""
    return loads(read_up_to(path, LARGEST), find_game)


def write(path: Path, whole: WholeSession) -> None:
    """Write a session file; raises EnvironmentFault."""
    write_whole(path, dumps(whole))


def _parsed(data: bytes) -> dict[str, Json]:
    if len(data) > LARGEST:
        raise UnusableInput(
            say(
                "This file is larger than {most} MiB, too large for a session. Choose another one.",
                most=LARGEST >> 20,
            )
        )
    try:
        file: Json = import_module(_FOREIGN).parsed(data.removeprefix(b"\xef\xbb\xbf"))
    except ValueError as error:
        raise UnusableInput(_not_json(data, str(error))) from error
    if not isinstance(file, dict) or file.get("format") != FORMAT:
        raise UnusableInput(
            say(
                "This is not a session of Serengeti Companion. Choose a file that was exported as "
                "one, with the ending {suffix}.",
                suffix=SUFFIX,
            ),
            "format",
        )
    return file


def _not_json(data: bytes, reason: str) -> Text:
    if not data.strip():
        return say("This file is empty. Take another copy of it.")
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return say("This file is in UTF-16, as some editors save it. Save it anew as UTF-8.")
    if reason.startswith("EOF"):
        return say("This file is cut off: its end is missing. Take another copy of it.")
    if reason.startswith("recursion"):
        return say("This file is nested too deep for a session. Choose another file.")
    place = re.search(r"line (\d+) column (\d+)", reason)
    if place is None:
        return say("This file is garbled. Take another copy of it.")
    return say(
        "This file is garbled from line {line}, character {place} on. Take another copy of it.",
        line=int(place[1]),
        place=int(place[2]),
    )


def _version(file: dict[str, Json]) -> int:
    version = file.get("version")
    if type(version) is not int or version < 1:
        raise UnusableInput(
            say("This session file does not tell its version. Take another copy of it."), "version"
        )
    if version > VERSION:
        raise UnusableInput(
            say(
                "This session file has version {found}, made by a newer Serengeti Companion; this "
                "one reads up to version {known}. Install the newer one and open the file again.",
                found=_short(version),
                known=VERSION,
            ),
            "version",
        )
    return version


def _check_keys(file: dict[str, Json]) -> None:
    for key in _KEYS:
        if key not in file:
            raise UnusableInput(
                say("This session file lacks its “{key}”. Take another copy of it.", key=key), key
            )
    for key in file:
        if key not in _KEYS:
            raise UnusableInput(
                say(
                    "A session file has no “{key}”; this one does. Take another copy of it.",
                    key=_short(key),
                ),
                _short(key),
            )


def _game(file: dict[str, Json], find_game: FindGame) -> Game:
    key = file["game"]
    game = find_game(key) if isinstance(key, str) else None
    if game is None:
        raise UnusableInput(
            say(
                "This Serengeti Companion does not know the game “{game}”. Install a newer one to "
                "open the file.",
                game=_short(key),
            ),
            "game",
        )
    return game


def _whole(game: Game, file: dict[str, Json], version: int) -> WholeSession:
    codec = import_module(_FOREIGN).ForeignCodec(game)
    try:
        options = codec.read_options(_line(file["options"]), version)
    except UnusableInput as error:
        raise _misfit(say("The options do"), "options", error) from error
    try:
        components = codec.read_components(_line(file["components"]), version)
    except UnusableInput as error:
        raise _misfit(say("The components do"), "components", error) from error
    return WholeSession(
        game=game,
        title=_title(file["title"]),
        started=_started(file["started"]),
        options=options,
        components=components,
        records=_records(codec, file["records"], version),
    )


def _records(codec: "ForeignCodec", values: Json, version: int) -> tuple[AnyRecord, ...]:
    if not isinstance(values, list):
        raise UnusableInput(say("The records of this session file are not a list."), "records")
    if len(values) > MOST_RECORDS:
        raise UnusableInput(
            say(
                "This session file has {count} records; {most} are the most.",
                count=len(values),
                most=MOST_RECORDS,
            ),
            "records",
        )
    records: list[AnyRecord] = []
    for number, value in enumerate(values, 1):
        try:
            records.append(codec.read_record(_line(value), version))
        except UnusableInput as error:
            what = say("Record {number} does", number=number)
            raise _misfit(what, f"records[{number}]", error) from error
    return tuple(records)


def _line(value: Json) -> str:
    try:
        return line_of(value)
    except ValueError as error:  # 1e999 is read as infinite
        raise UnusableInput(say("a number is too large")) from error


def _misfit(what: Text, place: str, error: UnusableInput) -> UnusableInput:
    place = f"{place}.{error.place}" if error.place else place
    # Who judges the facts of a copy says in whole sentences also what to do about them.
    if str(error.text).endswith("."):
        return _AdvisedError(say("{what} not fit: {reason}", what=what, reason=error.text), place)
    return UnusableInput(say("{what} not fit: {reason}.", what=what, reason=error.text), place)


def _title(value: Json) -> str:
    if not isinstance(value, str):
        raise UnusableInput(say("The title of this session file is not a text."), "title")
    return clean_title(value)


def _started(value: Json) -> str | None:
    if value is None or (isinstance(value, str) and re.fullmatch(MOMENT, value)):
        return value
    raise UnusableInput(
        say("“started” of this session file is not a time like 2026-11-30T19:05:00Z."), "started"
    )


def _short(value: object, most: int = 40) -> str:
    try:
        said = str(value)
    except ValueError:
        return "…"  # a number of more digits than Python writes
    return said if len(said) <= most else f"{said[:most]}…"
