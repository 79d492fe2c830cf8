"""Copies as files: JSON for programs, CSV for spreadsheets; read by what is in them."""

from codecs import BOM_UTF8
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from serengeti_companion.engine.legible import shown
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.exports import copy_csv
from serengeti_companion.exports.spreadsheet import LARGEST, text_of
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.written import ComponentsError, Place
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.files import read_up_to, write_whole

# It needs pydantic, which a table that plays does without.
_COMPONENTS = "serengeti_companion.games.wild.components"

_ZIP = b"PK\x03\x04"  # what the own files of spreadsheets are
_JSON = ("{", "[")
_MARK = "serengeti-components"


@dataclass(frozen=True, kw_only=True)
class CopyFormat:
    """One format: `make` turns a copy into the text of a file."""

    name: str
    suffix: str
    line: Text
    make: Callable[[Printed], str]


def _as_json(printed: Printed) -> str:
    text: str = import_module(_COMPONENTS).dumps(printed)
    return text


COPY_FORMATS: tuple[CopyFormat, ...] = (
    CopyFormat(
        name="json",
        suffix=".json",
        line=say("All that is known of the copy, for this program and others"),
        make=_as_json,
    ),
    CopyFormat(
        name="csv",
        suffix=".csv",
        line=say("All that is known of the copy, for a spreadsheet"),
        make=copy_csv.dumps,
    ),
)


def format_for(path: Path) -> CopyFormat:
    """By the suffix; the first one for any that is not known."""
    suffix = path.suffix.lower()
    return next((form for form in COPY_FORMATS if form.suffix == suffix), COPY_FORMATS[0])


def read_copy(path: Path) -> Printed:
    """The copy in a file of either format, whatever its suffix.

    Raises UnusableInput for what is in it and EnvironmentFault where it cannot be read, each with
    one sentence.
    """
    return copy_of(read_up_to(path, LARGEST))


def copy_of(data: bytes) -> Printed:
    """As `read_copy`, of what is in a file."""
    text = text_in(data)
    return json_copy(text) if is_json(text) else copy_csv.from_text(text)


def text_in(data: bytes) -> str:
    """The text of a file, in whatever letters; raises UnusableInput."""
    if not data.removeprefix(BOM_UTF8).strip():
        raise UnusableInput(say("This file is empty. Choose a copy saved as JSON or CSV."))
    if data.startswith(_ZIP):
        raise UnusableInput(
            say("This is a spreadsheet or another packed file. Save the table as CSV in there.")
        )
    return text_of(data)


def is_json(text: str) -> bool:
    """Whether it is meant as JSON, and not as a table."""
    return text.lstrip().startswith(_JSON)


def write_copy(printed: Printed, path: Path, form: CopyFormat | None = None) -> None:
    """Write it whole or not at all, by default in the format of the suffix.

    Raises EnvironmentFault; what was there before is there still.
    """
    write_whole(path, (form or format_for(path)).make(printed))


def json_copy(text: str) -> Printed:
    """The copy in a text meant as JSON; raises UnusableInput, from the ComponentsError if any."""
    if _MARK not in text:
        raise UnusableInput(
            say(
                'This JSON is no copy: it nowhere says "{mark}". Choose a copy saved as JSON or '
                "CSV.",
                mark=_MARK,
            ),
            "format",
        )
    try:
        printed: Printed = import_module(_COMPONENTS).loads(text)
    except ComponentsError as error:
        raise UnusableInput(error.message, field(error.place)) from error
    return printed


def field(place: Place) -> str:
    """A place in a file as programs name it: sides[1].rows."""
    steps = [f"[{step}]" if isinstance(step, int) else f".{shown(step)}" for step in place]
    return "".join(steps).removeprefix(".")
