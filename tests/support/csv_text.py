"""Tables of a copy as text."""

import csv
import io

from serengeti_companion.exports import copy_csv
from serengeti_companion.exports.copy_csv import COLUMNS
from serengeti_companion.games.wild.printed import Printed

HEADER = ",".join(COLUMNS)


def loads(text: str) -> Printed:
    """The copy that the table tells."""
    return copy_csv.loads(text.encode())


def as_text(rows: list[list[str]], separator: str = ",", end: str = "\r\n") -> str:
    """Rows as some spreadsheet writes them."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=separator, lineterminator=end, quoting=csv.QUOTE_ALL)
    writer.writerows(rows)
    return text.getvalue()
