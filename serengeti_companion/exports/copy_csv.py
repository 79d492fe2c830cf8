"""All of a copy as one table for a spreadsheet, and back; resources/schemas tells of the columns.

piece,name,number,type,pattern,reward,icons,...
copy,Ours,,own,,,,...
card,,108,line,lion crocodile rhinoceros@grasslands,2/rare + 11 stars,rare,...
"""

from collections.abc import Iterator
from importlib import import_module

from serengeti_companion.engine.texts import say
from serengeti_companion.exports.copy_rows import NOTHING
from serengeti_companion.exports.copy_table import Gathering
from serengeti_companion.exports.spreadsheet import rows, text_of, written
from serengeti_companion.games.wild.notation import (
    animals_text,
    icons_text,
    map_rows,
    reward_text,
)
from serengeti_companion.games.wild.notation.reading import NONE, UNKNOWN
from serengeti_companion.games.wild.printed import MapSide, Printed, Scale
from serengeti_companion.games.wild.terms import COLUMNS as MAP_COLUMNS
from serengeti_companion.games.wild.terms import ActionSpace, Cell, MigrationCard, SceneCard
from serengeti_companion.games.wild.written import ComponentsError
from serengeti_companion.storage.faults import UnusableInput

COLUMNS = (
    *("piece", "name", "number", "type", "pattern", "reward", "icons"),
    *(f"map {column}" for column in MAP_COLUMNS),
    *("price", "frame", "label", "closed", "brown", "blue", "difficulty", "stars", "note"),
)

# It needs pydantic, which a table that plays does without.
_JUDGE = "serengeti_companion.games.wild.components"

_Line = dict[str, str]


def dumps(printed: Printed) -> str:
    """With a byte order mark and CRLF: to be written to a file as it is."""
    return written(COLUMNS, _lines(printed))


def loads(data: bytes) -> Printed:
    """Raise UnusableInput with one sentence; its place is a row, "rows[12].icons"."""
    return from_text(text_of(data))


def from_text(text: str) -> Printed:
    """As `loads`."""
    gathering = Gathering()
    found = list(rows(text, COLUMNS))
    if not found:
        raise UnusableInput(say("This table has no rows below its header. Choose another file."))
    for row in found:
        gathering.take(row)
    try:
        printed: Printed = import_module(_JUDGE).fitting(gathering.printed())
    except ComponentsError as error:
        raise UnusableInput(error.message) from error
    return printed


def _lines(printed: Printed) -> Iterator[_Line]:
    origin = "practice" if printed.practice else "own"
    yield {"piece": "copy", "name": printed.name, "type": origin}
    yield from map(_card, printed.cards)
    for place, side in enumerate(printed.sides, 1):
        yield from _side(f"side {place}", side)
    yield {"piece": "board", "type": "assumed" if printed.board_assumed else "entered"}
    yield from map(_space, printed.spaces)
    yield from map(_migration, printed.migrations)
    for species in printed.award_tiles:
        yield {"piece": "award", "name": species}
    for card in printed.specialists:
        difficulty = _known(card.difficulty)
        named = {"piece": "specialist", "name": card.name}
        yield named | {"difficulty": difficulty, "note": card.note}
    yield from _steps("celebrity", printed.celebrity)
    yield from _steps("adventurer_few", printed.adventurer_few)
    yield from _steps("adventurer_many", printed.adventurer_many)
    if printed.track_last is not None:
        yield {"piece": "track", "number": str(printed.track_last)}
    for place, name in enumerate(printed.colours, 1):
        yield {"piece": "colour", "number": str(place), "name": name}


def _card(card: SceneCard) -> _Line:
    return {
        "piece": "card",
        "number": _known(card.number),
        "type": card.type or UNKNOWN,
        "pattern": animals_text(card.slots),
        "reward": _or_nothing(reward_text(card.reward)),
        "icons": _or_nothing(icons_text(card.icons)),
    }


def _side(piece: str, side: MapSide) -> Iterator[_Line]:
    for number, letters in enumerate(map_rows(side.terrain), 1):
        ground = {
            f"map {column}": letter for column, letter in zip(MAP_COLUMNS, letters, strict=True)
        }
        yield {"piece": piece, "name": side.name, "number": str(number)} | ground


def _space(space: ActionSpace) -> _Line:
    return {
        "piece": "space",
        "name": space.action,
        "number": space.id.rpartition("-")[2],
        "price": str(space.price),
        "frame": space.frame,
        "label": _or_nothing(space.label),
        "closed": "yes" if space.closed_in_round_1 else "no",
    }


def _migration(card: MigrationCard) -> _Line:
    marked = {"brown": _marked(card.brown), "blue": _marked(card.blue)}
    return {"piece": "migration", "number": str(card.number)} | marked


def _steps(piece: str, scale: Scale | None) -> Iterator[_Line]:
    for count, stars in scale or ():
        yield {"piece": piece, "number": str(count), "stars": str(stars)}


def _marked(cells: tuple[Cell, ...]) -> str:
    return " ".join(cells) or NOTHING


def _known(number: int | None) -> str:
    return UNKNOWN if number is None else str(number)


def _or_nothing(text: str) -> str:
    return NOTHING if text == NONE else text
