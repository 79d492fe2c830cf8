"""`library`: the user's own copies of WILD: Serengeti, and files of copies."""

import argparse
import json
import sys
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from serengeti_companion.cli import library_import
from serengeti_companion.cli.library_copies import (
    Copies,
    RefusedFile,
    copy_argument,
    database_path,
    judge_file,
    printed_of,
    tell,
)
from serengeti_companion.cli.session_input import DEFECT, UNREADABLE, UNUSABLE
from serengeti_companion.exports.copy_files import COPY_FORMATS, CopyFormat, format_for
from serengeti_companion.games.wild import known
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.storage.copies import StoredCopy
from serengeti_companion.storage.database import Database, is_there
from serengeti_companion.storage.faults import EnvironmentFault, StorageDefect, UnusableInput
from serengeti_companion.storage.files import write_whole

NAME = "library"
HELP = "Your own copies of WILD: Serengeti: listed, shown, checked, imported and exported."

_SHARES = {
    "cards": known.cards,
    "sides": known.sides,
    "board": known.board,
    "migrations": known.migrations,
    "specialists": known.specialists,
}
"""What `list` tells of each copy: how much is known of all there is."""


def arguments(parser: argparse.ArgumentParser) -> None:
    words = parser.add_subparsers(title="words", required=True, metavar="WORD")

    def word(name: str, told: str, work: Callable[[argparse.Namespace], int]) -> Any:  # noqa: ANN401 -- argparse names no type for it
        made = words.add_parser(name, help=told, description=told)
        made.set_defaults(work=work)
        return made

    word("list", "The copies there are, one line of JSON each.", _list)
    show = word("show", "A copy on standard output.", _show)
    copy_argument(show, optional=True)
    _form_argument(show)
    validate = word("validate", "What is wrong or odd with the file of a copy.", _validate)
    validate.add_argument("file", metavar="FILE", help="a file; - reads standard input")
    library_import.arguments(
        word("import", "The facts in a file into a copy, or as a new one.", library_import.run)
    )
    export = word("export", "A copy as a file, or on standard output.", _show)
    copy_argument(export, optional=False)
    _form_argument(export)
    export.add_argument("--out", metavar="FILE", type=Path, help="instead of standard output")


def run(options: argparse.Namespace) -> int:
    try:
        code: int = options.work(options)
    except RefusedFile:
        return UNUSABLE
    except UnusableInput as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    except EnvironmentFault as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    except StorageDefect:
        print(DEFECT, file=sys.stderr)
        return UNREADABLE
    return code


def _form_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--format",
        dest="form",
        choices=[form.name for form in COPY_FORMATS],
        help="; ".join(f"{form.name}: {form.line}" for form in COPY_FORMATS),
    )


def _list(_options: argparse.Namespace) -> int:
    path = database_path()
    if not is_there(path):
        return 0
    with Database(path) as database:
        copies = Copies(database)
        return max((_print_row(copies, copy) for copy in copies.stored()), default=0)


def _print_row(copies: Copies, copy: StoredCopy) -> int:
    row: dict[str, object] = {"copy": copy.id, "name": copy.name, "changed": copy.changed}
    try:
        row |= _progress(copies.printed(copy))
    except UnusableInput as error:
        print(json.dumps(row | {"error": str(error)}))
        print(f"{copy.id}: {error.place or 'copy'}: {error}", file=sys.stderr)
        return UNUSABLE
    print(json.dumps(row))
    return 0


def _progress(printed: Printed) -> dict[str, object]:
    shares = {name: share(printed) for name, share in _SHARES.items()}
    return {name: {"known": each.known, "all": each.all} for name, each in shares.items()}


def _show(options: argparse.Namespace) -> int:
    printed = printed_of(options.copy)
    out: Path | None = getattr(options, "out", None)
    text = _form(options.form, out).make(printed)
    if out is not None:
        write_whole(out, text)
    else:
        _print(text)
    return 0


def _print(text: str) -> None:
    """With the line ends of its format on every system."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(newline="")
    print(text, end="")


def _form(name: str | None, out: Path | None) -> CopyFormat:
    """As asked for, or else by the name of the file."""
    if name is None:
        return format_for(out or Path())
    return next(form for form in COPY_FORMATS if form.name == name)


def _validate(options: argparse.Namespace) -> int:
    found = judge_file(options.file)
    tell(*found.problems, *found.odd)
    answer: dict[str, object] = {
        "valid": found.printed is not None,
        "problems": len(found.problems),
        "warnings": len(found.odd),
    }
    if found.printed is not None:
        answer |= {"name": found.printed.name, "practice": found.printed.practice}
        answer |= _progress(found.printed)
    print(json.dumps(answer))
    return 0 if found.printed is not None else UNUSABLE
