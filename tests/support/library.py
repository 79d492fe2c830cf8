"""Copies as the window keeps them, for the command `library`."""

import json
from dataclasses import replace
from pathlib import Path

from support.command_line import Call

from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.storage.copies import CopyStore
from serengeti_companion.storage.database import FILE_NAME, Database
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import VERSION

MINE = (
    "31 line: lion zebra@water | 3 stars | like",
    "32 terrain: lion@rock | ? | ?",
    "33 terrain: hyena@rock | 1 star | -",
)
THEIRS = (
    "31 line: lion zebra@rock | 3 stars | like",
    "32 terrain: lion@rock | 1 food | ?",
    "33 terrain: hyena@rock | 1 star | -",
    "34 adjacency: lion zebra | 2 vfx | -",
)


def copy_with(name: str, lines: tuple[str, ...]) -> Printed:
    return replace(UNKNOWN_COPY, name=name, cards=tuple(map(parse_card, lines)))


def keep(data_folder: Path, *copies: Printed) -> None:
    """Copies as the window keeps them."""
    codec = Codec(GAME)
    with Database(data_folder / FILE_NAME) as database:
        store = CopyStore(database)
        for printed in copies:
            store.create("wild", printed.name, VERSION, codec.write_components(printed))


def steps(data_folder: Path, number: int) -> tuple[str | None, str | None]:
    """What the window would take back and do again in that copy."""
    with Database(data_folder / FILE_NAME) as database:
        store = CopyStore(database)
        content = store.content(store.copies("wild")[number - 1].id)
    return content.undo, content.redo


def shown(call: Call, copy: str) -> list[str]:
    """The card lines of a copy."""
    found: list[str] = json.loads(call("library", "show", copy).output)["cards"]
    return found
