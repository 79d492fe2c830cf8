"""All that is wrong with the file of a copy, or else all that is odd about it, line by line."""

import json
from dataclasses import dataclass

from serengeti_companion.engine.texts import Text
from serengeti_companion.exports import copy_csv
from serengeti_companion.exports.copy_files import field, is_json, json_copy, text_in
from serengeti_companion.exports.copy_table import Gathering
from serengeti_companion.exports.spreadsheet import rows
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.sense import Oddity, PieceKind, warnings
from serengeti_companion.games.wild.written import ComponentsError
from serengeti_companion.storage.faults import UnusableInput

_PIECES = {
    PieceKind.CARD: "card",
    PieceKind.SIDE: "side",
    PieceKind.SPACE: "space",
    PieceKind.MIGRATION: "migration",
    PieceKind.TILE: "award",
}
"""How the rows of a table call it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What is wrong or odd: in a table `line` is a row, in JSON the line on which it breaks off.

    `name` is the field, or the clause that something odd is held against.
    """

    line: int
    name: str
    text: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """`printed` is None where something is wrong; only without that it is looked at for sense."""

    printed: Printed | None = None
    problems: tuple[Finding, ...] = ()
    odd: tuple[Finding, ...] = ()


def judged(data: bytes) -> Judged:
    """What is in a file of either format."""
    try:
        text = text_in(data)
    except UnusableInput as error:
        return Judged(problems=(_finding(error),))
    return _json(text) if is_json(text) else _table(text)


def _json(text: str) -> Judged:
    try:
        printed = json_copy(text)
    except UnusableInput as error:
        return Judged(problems=_in_json(text, error))
    first = _first_line(text)
    odd = [Finding(line=first, name=each.clause, text=each.text) for each in warnings(printed)]
    return Judged(printed=printed, odd=tuple(odd))


def _in_json(text: str, error: UnusableInput) -> tuple[Finding, ...]:
    line, cause = _broken_line(text), error.__cause__
    if not isinstance(cause, ComponentsError):
        return (Finding(line=line, name=error.place or "JSON", text=error.text),)
    found = (cause, *cause.others)
    return tuple(
        Finding(line=line, name=field(each.place) or "JSON", text=each.message) for each in found
    )


def _broken_line(text: str) -> int:
    """Where it is no JSON any more, or else where it begins."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return error.lineno
    except (ValueError, RecursionError):
        pass  # a number too long, or nested too deep: told without a line of its own
    return _first_line(text)


def _first_line(text: str) -> int:
    before = text[: len(text) - len(text.lstrip())]
    return 1 + before.count("\n")


def _table(text: str) -> Judged:
    gathering, problems = Gathering(), []
    try:
        for row in rows(text, copy_csv.COLUMNS):
            try:
                gathering.take(row)
            except UnusableInput as error:
                problems.append(_finding(error))
        if not problems:
            printed = copy_csv.from_text(text)
            odd = tuple(_odd_in_table(gathering, each) for each in warnings(printed))
            return Judged(printed=printed, odd=odd)
    except UnusableInput as error:
        problems.append(_finding(error))
    return Judged(problems=tuple(problems))


def _odd_in_table(gathering: Gathering, oddity: Oddity) -> Finding:
    piece = oddity.piece
    line = 1
    if piece.place is not None:
        line = gathering.row_of(_PIECES[piece.kind], piece.place)
    return Finding(line=line, name=oddity.clause, text=oddity.text)


def _finding(error: UnusableInput) -> Finding:
    """Its place is a row, "rows[12].icons", or that of the whole file."""
    place, _, column = error.place.partition("].")
    row = place.removeprefix("rows[").removesuffix("]")
    line = int(row) if row.isdecimal() else 1
    return Finding(line=line, name=column or "file", text=error.text)
