"""`serengeti-companion`: the window without an argument, a subcommand with one."""

import argparse
import codecs
import errno
import importlib
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Protocol, TextIO, cast

from serengeti_companion import __version__

PROGRAM = "serengeti-companion"

SUBCOMMANDS = (
    "score",
    "scenes",
    "awards",
    "goal",
    "herds",
    "replay",
    "audit",
    "simulate",
    "export",
    "library",
    "doctor",
)
"""Each names a module beside this one that satisfies `Subcommand`, in the order of --help."""

USAGE = 2
"""The exit code for wrong usage, and for a file that cannot be read or written."""

_WELL_FORMED = "serengeti_companion.well_formed"
"""The error handler of what is written."""


class Subcommand(Protocol):
    """What a module of a subcommand exports."""

    NAME: str
    HELP: str

    def arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, options: argparse.Namespace) -> int:
        """Return the exit code."""


def run() -> int:
    """The whole program; return its exit code."""
    try:
        code = _run(sys.argv[1:])
    except KeyboardInterrupt:
        return 130  # as shells report an interrupted program
    except BrokenPipeError:
        _let_go_of_output()  # whoever read along, like `head`, has had enough
        return USAGE
    except OSError as error:
        _let_go_of_output()
        with suppress(OSError):  # the place for complaints may be full too
            print(f"{PROGRAM}: {_told(error)}", file=sys.stderr)
        return USAGE
    return code


def _run(arguments: Sequence[str]) -> int:
    if cast("TextIO | None", sys.stderr) is None:
        # Else what is for standard error would go among the answers.
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 -- to the end
    # A windowed program of Windows has no output, and needs none to open its window.
    if cast("TextIO | None", sys.stdout) is None:
        if arguments:
            raise OSError(errno.EBADF, "It is closed", "standard output")
        return main(arguments)
    _speak_utf8()
    try:
        code = main(arguments)
    except SystemExit as leaving:  # argparse, having said what it had to say
        code = leaving.code if isinstance(leaving.code, int) else USAGE
    sys.stdout.flush()
    return code


def main(arguments: Sequence[str]) -> int:
    """Run what the arguments say; wrong usage ends in SystemExit(2), --help in SystemExit(0)."""
    if not arguments:
        return _open_window()
    options = _parser(arguments).parse_args(arguments)
    return cast("Subcommand", options.subcommand).run(options)


def _open_window() -> int:
    # The command line never loads Qt: the window is found by name.
    return int(importlib.import_module("serengeti_companion.ui.app").main())


def _parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Companion for three Serengeti board games. Without arguments: the window.",
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    subparsers = parser.add_subparsers(title="subcommands", required=True, metavar="SUBCOMMAND")
    # Only what is asked for is loaded; --help and a wrong word show them all.
    wanted = arguments[:1] if arguments[0] in SUBCOMMANDS else SUBCOMMANDS
    for name in wanted:
        module = cast("Subcommand", importlib.import_module(f"{__package__}.{name}"))
        subparser = subparsers.add_parser(module.NAME, help=module.HELP, description=module.HELP)
        module.arguments(subparser)
        subparser.set_defaults(subcommand=module)
    return parser


def _speak_utf8() -> None:
    """A terminal or file set to less must not trip over the name of a player."""
    codecs.register_error(_WELL_FORMED, _replaced)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=_WELL_FORMED)


def _replaced(error: UnicodeError) -> tuple[bytes, int]:
    """A sign for each byte of a file's name that is not UTF-8, as other programs show it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = "\N{REPLACEMENT CHARACTER}" * (error.end - error.start)
    return signs.encode(), error.end


def _let_go_of_output() -> None:
    """Keep the interpreter from flushing into a closed or full output once more at its end."""
    if cast("TextIO | None", sys.stdout) is None:
        return
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _told(error: OSError) -> str:
    reason = error.strerror or str(error)
    if error.errno == errno.ENOENT:
        reason += ". Check the name and the folder, or write - to read standard input"
    return f"{error.filename}: {reason}." if error.filename else f"{reason}."
