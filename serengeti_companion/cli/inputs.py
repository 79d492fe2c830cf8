"""From a file to JSON objects and back: one line of answer for each object, in order."""

import argparse
import errno
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO, cast

from serengeti_companion.cli.fields import TOO_BIG, Fields, Problem, RefusedError
from serengeti_companion.engine.legible import shown
from serengeti_companion.storage.regular_files import bytes_up_to

LARGEST = 64 * 1024 * 1024
"""Bytes of one batch."""

_UTF16 = (b"\xff\xfe", b"\xfe\xff")  # what some shells of Windows put before what they write
_NOT_UTF8 = re.compile("[\udc80-\udcff]")  # what `read` makes of such bytes

Answer = Callable[[Fields], dict[str, Any]]
"""Reads one object's fields and answers them, or raises RefusedError."""


@dataclass(frozen=True, slots=True)
class Piece:
    """The text of what should be one JSON object, and the line it begins on."""

    line: int
    text: str


class _SyntaxError(RefusedError):
    """A text that is no JSON; `line` counts from the piece's first, which is 0."""

    def __init__(self, sentence: str, line: int = 0) -> None:
        super().__init__(Problem("JSON", sentence))
        self.line = line


def file_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="one JSON object, or one object a line; - reads standard input"
    )


def whole_number(word: str) -> int:
    """An argument as a number; raises ArgumentTypeError, which argparse tells."""
    try:
        return int(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{shown(word)} is not a whole number") from None


def answer_file(name: str, answer: Answer) -> int:
    """Answer every object of a file on standard output; return the exit code.

    Raises OSError if the file cannot be read.
    """
    try:
        found = pieces(read(name))
    except RefusedError as refused:
        return _refuse(refused, 1)
    if not found:
        _complain(1, Problem("JSON", "There is nothing here to answer."))
        return 1
    return max(_answer_piece(piece, answer) for piece in found)


def read(name: str) -> str:
    """The file's text; bytes that are not UTF-8 become lone surrogates.

    Raises OSError, and RefusedError where it is too large or in UTF-16.
    """
    data = standard_input(LARGEST + 1) if name == "-" else bytes_up_to(Path(name), LARGEST)
    if len(data) > LARGEST:
        most = LARGEST >> 20
        raise RefusedError(Problem("file", f"This is larger than {most} MiB. Cut it into several."))
    if data.startswith(_UTF16) and b"\0" in data:
        raise RefusedError(Problem("file", "This is UTF-16. Save it anew as UTF-8."))
    return data.decode("utf-8-sig", errors="surrogateescape")


def standard_input(most: int) -> bytes:
    """At most that many bytes of it; raise OSError if there is none."""
    if cast("TextIO | None", sys.stdin) is None:
        raise OSError(errno.EBADF, "It is closed", "standard input")
    return sys.stdin.buffer.read(most)


def _answer_piece(piece: Piece, answer: Answer) -> int:
    try:
        reply = _answered(parse(piece.text), answer)
    except RefusedError as refused:
        line = piece.line + (refused.line if isinstance(refused, _SyntaxError) else 0)
        return _refuse(refused, line)
    print(json.dumps(reply))
    return 0


def _refuse(refused: RefusedError, line: int) -> int:
    for problem in refused.problems:
        _complain(line, problem)
    print(json.dumps({"error": str(refused)}))
    return 1


def _answered(value: object, answer: Answer) -> dict[str, Any]:
    fields = Fields(value)
    if not isinstance(value, dict):
        fields.finish()
    return answer(fields)


def _complain(line: int, problem: Problem) -> None:
    print(f"{line}: {problem}", file=sys.stderr)


def pieces(text: str) -> list[Piece]:
    """The text cut into what should be one object each."""
    lines = [
        Piece(number, line)
        for number, line in enumerate(text.split("\n"), start=1)
        if line.strip(" \t\r")
    ]
    if len(lines) > 1 and not _is_json(text) and _one_a_line(lines):
        return lines
    # One object over many lines; its first line may come after blank ones.
    if not lines:
        return []
    start = lines[0].line
    return [Piece(start, "\n".join(text.split("\n")[start - 1 :]))]


def _one_a_line(lines: list[Piece]) -> bool:
    """Whether a text that is not one JSON value as a whole holds one on each line."""
    first, *later = (line.text for line in lines)
    if not _left_open(first):
        return True
    # The first line stops short: is it cut off, or does its object go on below?
    begun = [line for line in later if line.startswith("{")]
    return len(begun) == len(later) or any(map(_is_json, begun))


def _left_open(line: str) -> bool:
    """Whether more brackets are opened than closed outside texts."""
    depth, quoted, escaped = 0, False, False
    for letter in line:
        if escaped:
            escaped = False
        elif quoted:
            quoted, escaped = letter != '"', letter == "\\"
        else:
            quoted = letter == '"'
            depth += (letter in "{[") - (letter in "}]")
    return depth > 0


def _is_json(text: str) -> bool:
    try:
        json.loads(text, parse_int=_whole_number)
    except (json.JSONDecodeError, RecursionError):
        return False
    return True


def parse(text: str) -> object:
    """The JSON value; RefusedError if it is none, or one that says a key twice."""
    faults: list[str] = []
    try:
        value = json.loads(
            _utf8(text),
            parse_int=_whole_number,
            parse_constant=lambda word: faults.append(f"{word} is not a number of JSON."),
            object_pairs_hook=lambda pairs: _without_twice(pairs, faults),
        )
    except json.JSONDecodeError as error:
        where = f"column {error.colno}"
        raise _SyntaxError(f"This is not JSON: {error.msg}, {where}.", error.lineno - 1) from error
    except RecursionError as error:
        raise _SyntaxError("This is nested too deeply to be read.") from error
    if faults:
        raise RefusedError(*(Problem("JSON", fault) for fault in faults))
    return value


def _utf8(text: str) -> str:
    if bad := _NOT_UTF8.search(text):
        before = text[: bad.start()]
        column = bad.start() - before.rfind("\n")
        raise _SyntaxError(f"The text is not UTF-8 at column {column}.", before.count("\n"))
    return text


def _whole_number(digits: str) -> int:
    """The number; beyond 18 digits just one that is too big for every field."""
    if len(digits) <= 18:
        return int(digits)
    return -TOO_BIG if digits.startswith("-") else TOO_BIG


def _without_twice(pairs: list[tuple[str, object]], faults: list[str]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        faults.extend(
            f'The key "{shown(key)}" stands there more than once.' for key in _repeated(keys)
        )
    return found


def _repeated(keys: list[str]) -> Iterator[str]:
    seen: set[str] = set()
    told: set[str] = set()
    for key in keys:
        if key in seen and key not in told:
            told.add(key)
            yield key
        seen.add(key)
