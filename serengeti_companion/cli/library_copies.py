"""The user's copies on the command line: found by number or name, read, begun and written."""

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from serengeti_companion.cli.inputs import standard_input
from serengeti_companion.engine.texts import say
from serengeti_companion.exports.copy_problems import Finding, Judged, judged
from serengeti_companion.exports.spreadsheet import LARGEST
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.paths import user_data
from serengeti_companion.storage.copies import CopyId, CopyStore, StoredCopy
from serengeti_companion.storage.database import FILE_NAME, Database, is_there
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.files import read_up_to
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.regular_files import names_a_file
from serengeti_companion.storage.upcasts import VERSION

PRACTICE, LAST = "practice", "last"
"""Words that stand for a copy: the practice set, and the one changed last."""

STANDARD_INPUT = "-"
_MOST_TOLD = 100  # problems of one file


class RefusedFile(Exception):  # noqa: N818 -- it is the file that is refused
    """What is wrong with a file was told already."""

    def __init__(self, first: Finding) -> None:
        super().__init__(str(first.text))


class Copies:
    """The copies in one database."""

    def __init__(self, database: Database) -> None:
        self.store = CopyStore(database)
        self._codec = Codec(GAME)

    def stored(self) -> tuple[StoredCopy, ...]:
        """Without the trash, the oldest first."""
        return self.store.copies(GAME.key)

    def found(self, word: str) -> StoredCopy:
        """The copy of that number or name; raises UnusableInput where it is not just one."""
        copies = self.stored()
        if word == LAST:
            found = sorted(copies, key=lambda copy: (copy.changed, copy.id))[-1:]
        elif word.isascii() and word.isdecimal() and len(word) < 10:
            found = [copy for copy in copies if copy.id == int(word)]
        else:
            found = [copy for copy in copies if copy.name.casefold() == word.casefold()]
        if len(found) == 1:
            return found[0]
        raise _not_one(len(found), word, copies)

    def printed(self, copy: StoredCopy) -> Printed:
        """What is known of it, under its name."""
        content = self.store.content(copy.id)
        printed: Printed = self._codec.read_components(content.text, content.version)
        return replace(printed, name=copy.name)

    def begin(self, name: str, printed: Printed, said: str) -> CopyId:
        """A copy more; taking back the change called `said` takes it away again."""
        return self.store.create(GAME.key, name, VERSION, self._text(printed), said)

    def write(self, copy: CopyId, printed: Printed, said: str) -> None:
        """What is known from now on; `said` names the change."""
        self.store.write(copy, VERSION, self._text(printed), said)

    def _text(self, printed: Printed) -> str:
        return self._codec.write_components(printed)


def database_path() -> Path:
    """Where the copies are, if there are any."""
    return user_data() / FILE_NAME


def printed_of(word: str) -> Printed:
    """The practice set, one of the copies, or the copy in a file; raises as `Copies.found`."""
    if word == PRACTICE:
        return practice_set()
    if word == STANDARD_INPUT or names_a_file(word):
        return read_file(word)
    path = database_path()
    if not is_there(path):
        raise _not_one(0, word, ())
    with Database(path) as database:
        copies = Copies(database)
        return copies.printed(copies.found(word))


def read_file(name: str) -> Printed:
    """The copy in a file; raises RefusedFile once each problem stands on standard error."""
    found = judge_file(name)
    if found.printed is None:
        tell(*found.problems)
        raise RefusedFile(found.problems[0])
    return found.printed


def judge_file(name: str) -> Judged:
    """What is in a file; raises OSError and EnvironmentFault where it cannot be read."""
    if name == STANDARD_INPUT:
        return judged(standard_input(LARGEST + 1))
    return judged(read_up_to(Path(name), LARGEST))


def tell(*findings: Finding) -> None:
    """A line each on standard error."""
    for each in findings[:_MOST_TOLD]:
        print(f"{each.line}: {each.name}: {each.text}", file=sys.stderr)
    if len(findings) > _MOST_TOLD:
        print(f"And {len(findings) - _MOST_TOLD} more like these.", file=sys.stderr)


def copy_argument(parser: argparse.ArgumentParser, *, optional: bool) -> None:
    parser.add_argument(
        "copy",
        metavar="COPY",
        nargs="?" if optional else None,
        default=LAST,
        help=f"number or name of a copy, {LAST} for the one changed last, {PRACTICE} for the "
        "practice set, or a file; - reads standard input",
    )


def _not_one(number: int, word: str, copies: tuple[StoredCopy, ...]) -> UnusableInput:
    if not copies:
        return UnusableInput(
            say("There are no copies here yet: {path}.", path=str(database_path()))
        )
    names = ", ".join(f"{copy.id} {copy.name}" for copy in copies)
    if number == 0:
        return UnusableInput(
            say("No copy is called {word}. There are these: {names}.", word=word, names=names)
        )
    return UnusableInput(
        say(
            "{number} copies are called {word}. Say which by its number: {names}.",
            number=number,
            word=word,
            names=names,
        )
    )
