"""The way to the window: one a data folder, and a sentence where it cannot open."""

import gc
import importlib
import sys
from pathlib import Path

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.paths import user_data
from serengeti_companion.storage import single_instance
from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.ui import kept_support, unread_sources

COULD_NOT_START = 2


_PLACES = (str(Path(__file__)), sys.prefix)
"""Where the program and Qt lie."""


def main() -> int:
    """Open the window, or have the one that is open come forward; return the exit code."""
    if not all(map(_is_utf8, _PLACES)):
        # Qt would end the process without a word.
        return fail(
            say(
                "Serengeti Companion lies in a folder whose name is not written in UTF-8, where "
                "Qt cannot work. Move it to another folder, or rename that one."
            )
        )
    data = user_data()
    try:
        claim = single_instance.claim(data)
    except EnvironmentFault:
        claim = None  # the window tells it: the sessions in the same folder fail too
    else:
        if claim is None:
            return _show_the_other(data)
    try:
        return _open(data, claim)
    finally:
        if claim is not None:
            claim.release()


def _open(data: Path, claim: single_instance.Claim | None) -> int:
    # Nothing of what a start makes is garbage, and looking for it takes a quarter of the time.
    gc.disable()
    try:
        # Qt comes only now: a second start is over before it.
        with kept_support.kept():
            importlib.import_module("PySide6.QtCore")
        unread_sources.leave_unread()
        start = importlib.import_module("serengeti_companion.ui.start")
        return int(start.run(data, claim))
    except Exception as error:  # noqa: BLE001 -- whatever it is, nobody is to see a traceback
        failed = importlib.import_module("serengeti_companion.ui.failed_start")
        return fail(failed.why(error))


def _is_utf8(path: str) -> bool:
    """Whether Qt, which knows no other names, can find it."""
    try:
        path.encode()
    except UnicodeEncodeError:
        return False
    return True


def _show_the_other(data: Path) -> int:
    try:
        answered = single_instance.ask_to_show(data)
    except EnvironmentFault as fault:
        return fail(fault.text)
    if answered:
        return 0
    return fail(
        say(
            "Serengeti Companion is open already and does not answer: {path}. Close it, or end "
            "its process, and start again.",
            path=str(data),
        )
    )


def fail(text: Text) -> int:
    """Say why there is no window; return the exit code."""
    print(f"serengeti-companion: {text}", file=sys.stderr)  # noqa: T201 -- there is no window
    return COULD_NOT_START
