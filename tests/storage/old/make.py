"""Writes the samples of today's version: python tests/storage/old/make.py, from the top folder.

Run it again when a kind or an optional field was added. Once a version has been released its files
are only ever added to; a renamed kind or field makes a new version (`storage/upcasts.py`).
"""

import json
import sys
import types
from dataclasses import is_dataclass, replace
from enum import Enum
from itertools import cycle
from pathlib import Path
from typing import Any, Literal, NewType, get_args, get_origin, get_type_hints

FOLDER = Path(__file__).parent
sys.path[:0] = [str(FOLDER.parents[2]), str(FOLDER.parents[1])]

from support.simulated import replayed, simulated  # noqa: E402 -- found by the line above

from serengeti_companion.engine.journal import Dropped, Played, Redone, Undone  # noqa: E402
from serengeti_companion.games.wild.game import GAME  # noqa: E402
from serengeti_companion.storage import session_file  # noqa: E402
from serengeti_companion.storage.records import Codec  # noqa: E402
from serengeti_companion.storage.upcasts import VERSION  # noqa: E402
from serengeti_companion.storage.whole import AnyRecord  # noqa: E402

_SIMPLE: dict[Any, Any] = {int: 1, str: "x", bool: True, types.NoneType: None}


def example(kind: Any) -> Any:  # noqa: ANN401 -- any type, and a value of it
    """One value of the type, every field filled with something."""
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    if isinstance(kind, NewType):
        return example(kind.__supertype__)
    if get_origin(kind) is not None:
        return _composed(get_origin(kind), get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    if isinstance(kind, type) and is_dataclass(kind):
        return kind(**{name: example(hint) for name, hint in get_type_hints(kind).items()})
    raise TypeError(f"no example of {kind}")


def _composed(origin: Any, parts: tuple[Any, ...]) -> Any:  # noqa: ANN401 -- as above
    if origin is Literal:
        return parts[0]
    if origin is tuple:
        return tuple(example(part) for part in parts if part is not Ellipsis)
    return example(parts[0])  # a union


def records() -> list[AnyRecord]:
    """Every kind of record, of command and of event."""
    commands = [example(kind) for kind in get_args(GAME.commands)]
    events = [example(kind) for kind in get_args(GAME.events)]
    at = "2026-11-30T19:05:00Z"
    pairs = zip(cycle(commands), events, strict=False)
    if len(commands) > len(events):
        pairs = zip(commands, cycle(events), strict=False)
    played = [
        Played(command=command, events=(event,), on_word=("WS-PASS-2",), again=True, at=at)
        for command, event in pairs
    ]
    return [*played, Undone(at=at), Redone(), Dropped(count=1, at=at)]


def main() -> None:
    codec = Codec(GAME)
    lines = "".join(f"{codec.write_record(record)}\n" for record in records())
    (FOLDER / f"wild-{VERSION}.records").write_text(lines, encoding="utf-8")
    whole = replace(simulated(2, seed=1, undone=30), started="2026-11-30T19:05:00Z")
    session_file.write(FOLDER / f"wild-{VERSION}.serengeti", whole)
    result = json.dumps(GAME.result(replayed(whole).state))
    (FOLDER / f"wild-{VERSION}.result").write_text(f"{result}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
