"""The formats a session can be exported to, by the names the command line has for them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.exports import csv_tables, table_json
from serengeti_companion.exports.transcript import transcript
from serengeti_companion.storage import session_file
from serengeti_companion.storage.whole import WholeSession


@dataclass(frozen=True, kw_only=True)
class Format:
    """One format: `make` turns a session into the text of a file."""

    name: str
    suffix: str
    line: Text
    make: Callable[[WholeSession], str]


FORMATS: tuple[Format, ...] = (
    Format(
        name="serengeti",
        suffix=session_file.SUFFIX,
        line=say("The whole session, to open it again here or elsewhere"),
        make=session_file.dumps,
    ),
    Format(
        name="transcript",
        suffix=".txt",
        line=say("Every move in words, also what was taken back"),
        make=transcript,
    ),
    Format(
        name="moves",
        suffix=".txt",
        line=say("The moves that stand, in words"),
        make=partial(transcript, standing_only=True),
    ),
    Format(
        name="scores",
        suffix=".csv",
        line=say("The scores after each round, for a spreadsheet"),
        make=csv_tables.scores,
    ),
    Format(
        name="log", suffix=".csv", line=say("Every record, for a spreadsheet"), make=csv_tables.log
    ),
    Format(
        name="result",
        suffix=".json",
        line=say("The result with its breakdown, for programs"),
        make=table_json.result,
    ),
)
