"""A session file on the command line: read, checked, and what is wrong with it told."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from serengeti_companion.cli.inputs import standard_input
from serengeti_companion.games import catalogue
from serengeti_companion.storage import session_file
from serengeti_companion.storage.faults import EnvironmentFault, UnusableInput
from serengeti_companion.storage.whole import WholeSession

UNUSABLE = 1
"""The exit code for an input that does not validate."""
UNREADABLE = 2
"""The exit code for a file that cannot be read or written."""
DEFECT = (
    "What is kept here is not as this program keeps it. `serengeti-companion doctor` tells what is "
    "wrong with it."
)


def file_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a session file; - reads standard input")


def with_session(
    name: str,
    work: Callable[[WholeSession], int],
    refused: Callable[[UnusableInput], None] = lambda _: None,
) -> int:
    """Do the work with the session of that file; return the exit code.

    `refused` is called when the file, or something in it, cannot be used.
    """
    try:
        return work(_session(name))
    except UnusableInput as error:
        print(f"1: {error.place or 'JSON'}: {error}", file=sys.stderr)
        refused(error)
        return UNUSABLE
    except EnvironmentFault as error:
        print(error, file=sys.stderr)
        return UNREADABLE


def _session(name: str) -> WholeSession:
    if name == "-":
        data = standard_input(session_file.LARGEST + 1)
        return session_file.loads(data, catalogue.find)
    return session_file.read(Path(name), catalogue.find)
