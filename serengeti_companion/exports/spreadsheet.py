"""Tables as spreadsheets read and write them: one header row, then a row a thing.

Written as UTF-8 with a byte order mark, commas and CRLF, which every spreadsheet opens. Read as any
spreadsheet saves them. No cell is ever computed; one that a spreadsheet would compute, or take for
a date or another number, is written with an apostrophe before it.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from serengeti_companion.engine.legible import shown
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.storage.faults import UnusableInput

LARGEST = 4 * 1024 * 1024
"""Bytes of a file."""
MOST_ROWS = 10_000

_MARK = "\ufeff"  # it tells a spreadsheet that this is UTF-8
_MISREAD_MARK = "\u00ef\u00bb\u00bf"
_SEPARATORS = ",;\t"
_LINE_END = re.compile("\r\n|\r|\n")
# What a spreadsheet would take for a formula, also as East Asian keyboards write its first sign,
# for true or false, for a date, or for a number that it writes in its own way.
_ODD = re.compile(
    r"'*+(?:"
    r"[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]"
    r"|(?:true|false)\Z"
    r"|(?=[^0-9]*+[0-9])(?:"
    r"(?!(?:0|[1-9][0-9]{0,8})\Z)[0-9., :/%$\u00a3\u20ac-]++(?:e[0-9]+)?\Z"
    r"|[0-9., /-]*+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*+[0-9., /-]*+\Z))",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Row:
    """A row under the header: its number as a spreadsheet counts, and its cells by their column."""

    number: int
    cells: dict[str, str]


def written(columns: Sequence[str], rows: Iterable[dict[str, str]]) -> str:
    """The table; a column that a row does not name is empty there."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(columns)
    writer.writerows([neutral(row.get(column, "")) for column in columns] for row in rows)
    return _MARK + text.getvalue()


def neutral(cell: str) -> str:
    """The cell so that a spreadsheet takes it for this very text; `plain` takes it back."""
    # A zero byte is in no text file.
    whole = cell.replace("\0", "\N{REPLACEMENT CHARACTER}")
    return f"'{whole}" if _ODD.match(whole) else whole


def plain(cell: str) -> str:
    """What `neutral` was given."""
    return cell[1:] if cell.startswith("'") and _ODD.match(cell) else cell


def text_of(data: bytes) -> str:
    """A text in UTF-8, UTF-16 or Windows-1252, which has Latin-1 in it; raises UnusableInput."""
    if len(data) > LARGEST:
        raise UnusableInput(
            say(
                "This file is larger than {most} MiB, too large for a copy. Delete what holds "
                "nothing from the table, or choose another file.",
                most=LARGEST >> 20,
            )
        )
    text = _understood(_decoded(data))
    if "\0" in text:
        line = 1 + len(_LINE_END.findall(text, 0, text.index("\0")))
        raise _no_text(say("a zero byte in line {line}", line=line))
    return text


def rows(text: str, columns: Sequence[str]) -> Iterator[Row]:
    """The rows that hold something, by the names in `columns`, the first of which must be there.

    Raises UnusableInput, here and on the way.
    """
    records = _records(text, _separator(text, columns[0]))
    number, names = next(records)
    header = _header(number, names, columns)
    for number, cells in records:
        yield Row(number, _by_column(number, cells, header))


def wrong(row: int, column: str, message: Text) -> UnusableInput:
    """The refusal of one cell."""
    text = say(
        'Row {row}, column "{column}": {wrong}', row=row, column=shown(column), wrong=message
    )
    return UnusableInput(text, f"rows[{row}].{shown(column)}")


def _decoded(data: bytes) -> str:
    for encoding in _encodings(data):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise _no_text(say("letters in none of these"))


def _understood(text: str) -> str:
    """A spreadsheet that took our mark for three letters took all the others wrongly too."""
    text = text.removeprefix(_MARK)
    if text.removeprefix('"').startswith(_MISREAD_MARK):
        with suppress(UnicodeError):
            return b"".join(map(_as_misread, text)).decode().replace(_MARK, "", 1)
    return text


def _as_misread(letter: str) -> bytes:
    # Five bytes are no letters in Windows-1252 and are passed through.
    return letter.encode("latin-1" if "\x80" <= letter <= "\x9f" else "cp1252")


def _encodings(data: bytes) -> tuple[str, ...]:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return ("utf-16",)
    # Without its mark: what we look for begins with a letter of ASCII.
    if data[1:2] == b"\0":
        return ("utf-16-le",)
    if data[:1] == b"\0":
        return ("utf-16-be",)
    return "utf-8", "cp1252"


def _no_text(found: Text) -> UnusableInput:
    return UnusableInput(
        say(
            "This is not a text in UTF-8, UTF-16 or Windows-1252: it has {found}. Save it anew as "
            "CSV with UTF-8, or choose another file.",
            found=found,
        )
    )


def _separator(text: str, needed: str) -> str:
    """The one with which the first row names the column that is needed."""
    for separator in _SEPARATORS:
        with suppress(UnusableInput):
            _, names = next(_records(text, separator), (0, []))
            if needed in map(_name, names):
                return separator
    raise UnusableInput(
        say(
            'This is no table of a copy: its first row names no column "{column}". Export a copy '
            "as CSV to see how it should look, or choose another file.",
            column=needed,
        )
    )


def _records(text: str, separator: str) -> Iterator[tuple[int, list[str]]]:
    """What is not blank, with its number."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    number = 0
    try:
        for number, cells in enumerate(reader, 1):
            if number > MOST_ROWS:
                raise _too_many_rows()
            if any(cell.strip() for cell in cells):
                yield number, cells
    except csv.Error as error:
        raise UnusableInput(_broken_row(number + 1, error), f"rows[{number + 1}]") from None


def _broken_row(row: int, error: csv.Error) -> Text:
    if "limit" in str(error):
        return say(
            "Row {row} has a cell of more than {most} characters. Shorten it, or close it with a "
            "quotation mark.",
            row=row,
            most=csv.field_size_limit(),
        )
    return say(
        "Row {row} has a quotation mark that is not closed, or that stands inside a cell "
        'without being doubled. Write "" for one inside a cell, and close the cell with ".',
        row=row,
    )


def _too_many_rows() -> UnusableInput:
    text = say(
        "This table has more than {most} rows. Delete those that hold nothing.", most=MOST_ROWS
    )
    return UnusableInput(text, f"rows[{MOST_ROWS + 1}]")


def _name(cell: str) -> str:
    return " ".join(cell.split()).casefold()


def _header(number: int, names: Sequence[str], columns: Sequence[str]) -> list[str]:
    """The column of each place, "" where a spreadsheet added one without a name."""
    known = {_name(column): column for column in columns}
    header: list[str] = []
    for name in map(_name, names):
        if name and name not in known:
            raise wrong(
                number,
                name,
                say(
                    "there is no such column. Delete it, or call it one of these: {columns}.",
                    columns=", ".join(columns),
                ),
            )
        if name and known[name] in header:
            raise wrong(number, name, say("it is there twice. Delete one of the two."))
        header.append(known.get(name, ""))
    return header


def _by_column(number: int, cells: Sequence[str], header: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for place, cell in enumerate(cells):
        if place < len(header) and header[place]:
            found[header[place]] = plain(cell)
        elif cell.strip():
            raise UnusableInput(
                say(
                    'Row {row}: "{cell}" stands in a column without a name. Move it, or delete it.',
                    row=number,
                    cell=shown(cell),
                ),
                f"rows[{number}]",
            )
    return found
