"""`library import`: what a file tells that a copy does not, told, and taken in as one step."""

import argparse
import json
import os
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from serengeti_companion.cli.library_copies import (
    STANDARD_INPUT,
    Copies,
    RefusedFile,
    database_path,
    read_file,
)
from serengeti_companion.engine.legible import legible, shown
from serengeti_companion.engine.texts import say
from serengeti_companion.exports.copy_import import (
    free_name,
    joined,
    refuse_practice,
    what_it_tells,
)
from serengeti_companion.games.wild.differences import Comparison, Piece, Relation
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.paths import user_data
from serengeti_companion.storage.copies import StoredCopy
from serengeti_companion.storage.database import FILE_NAME, Database, is_there
from serengeti_companion.storage.faults import EnvironmentFault, UnusableInput
from serengeti_companion.storage.sessions import clean_title
from serengeti_companion.storage.single_instance import claim


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="JSON or CSV; - reads standard input")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--into",
        metavar="COPY",
        help="number or name of a copy, last for the one changed last; if there is just one, that",
    )
    where.add_argument("--as", dest="name", metavar="NAME", help="a new copy of that name")
    parser.add_argument(
        "--take-theirs",
        action="store_true",
        help="where the copy and the file contradict each other, the file is right",
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="only tell what would be done; nothing is written"
    )


def run(options: argparse.Namespace) -> int:
    try:
        theirs = read_file(options.file)
        refuse_practice(theirs)
        with _opened(dry_run=options.dry_run) as copies:
            print(json.dumps(_imported(options, theirs, copies)))
    except (RefusedFile, UnusableInput) as error:
        print(json.dumps({"error": str(error)}))
        raise
    return 0


@contextmanager
def _opened(*, dry_run: bool) -> Iterator[Copies]:
    """The copies there are; nobody else writes to them meanwhile."""
    if not dry_run:
        with _claimed(), Database(database_path()) as database:
            yield Copies(database)
    elif is_there(database_path()):
        with Database(database_path()) as database:
            yield Copies(database)
    else:
        with TemporaryDirectory() as folder, Database(Path(folder) / FILE_NAME) as database:
            yield Copies(database)


@contextmanager
def _claimed() -> Iterator[None]:
    """A window that is open, or another import, would write over what it does not know of."""
    held = claim(user_data())
    if held is None:
        raise EnvironmentFault(
            say(
                "Serengeti Companion is open and uses these copies, or another import is at work: "
                "{path}. Close the window and wait for the other import, then import again.",
                path=str(user_data()),
            )
        )
    try:
        yield
    finally:
        held.release()


def _imported(options: argparse.Namespace, theirs: Printed, copies: Copies) -> dict[str, object]:
    """What was done, or would be."""
    target = _target(options, copies)
    mine = UNKNOWN_COPY if target is None else copies.printed(target)
    comparison = what_it_tells(mine, theirs)
    take = comparison.everything if options.take_theirs else comparison.gains
    printed = joined(mine, theirs, take)
    name = _new_name(options, theirs, copies) if target is None else target.name
    copy = None if target is None else target.id
    write = not options.dry_run and (target is None or printed != mine)
    if write and copy is None:
        copy = copies.begin(name, printed, _step(options.file))
    elif write and copy is not None:
        copies.write(copy, printed, _step(options.file))
    return {"copy": copy, "name": name, "written": write} | _summary(comparison, take)


def _target(options: argparse.Namespace, copies: Copies) -> StoredCopy | None:
    """The copy that it goes into, None = a new one; raises UnusableInput."""
    if options.name is not None:
        return None
    if options.into is not None:
        return copies.found(options.into)
    stored = copies.stored()
    if len(stored) > 1:
        names = ", ".join(f"{copy.id} {copy.name}" for copy in stored)
        raise UnusableInput(
            say(
                "There are {n} copies: say which with --into, or name a new one with --as: "
                "{names}.",
                n=len(stored),
                names=names,
            )
        )
    return stored[0] if stored else None


def _new_name(options: argparse.Namespace, theirs: Printed, copies: Copies) -> str:
    """As told, or else as the copy in the file is called, or the file itself."""
    taken = [copy.name for copy in copies.stored()]
    if options.name is None:
        file = "" if options.file == STANDARD_INPUT else options.file
        stem = os.fsencode(Path(file).stem).decode(errors="replace")  # not every name is UTF-8
        return free_name(legible(theirs.name) or legible(stem) or "My copy", taken)
    name = clean_title(options.name)
    if not name:
        raise UnusableInput(say("A new copy needs a name that can be seen."))
    if free_name(name, taken) != name:
        raise UnusableInput(
            say(
                "There is a copy called {name} already. Import into it with --into, or choose "
                "another name.",
                name=name,
            )
        )
    return name


def _step(file: str) -> str:
    """How the window calls what can be taken back."""
    name = "standard input" if file == STANDARD_INPUT else shown(Path(file).name)
    return str(say("import of {file}", file=name))


def _summary(comparison: Comparison, take: Collection[Piece]) -> dict[str, object]:
    counts: dict[str, object] = {
        relation.value: len(comparison.of(relation)) for relation in Relation
    }
    pieces = [
        {
            "piece": str(each.title),
            "relation": each.relation.value,
            "taken": each.piece in take,
            "mine": each.mine,
            "theirs": each.theirs,
        }
        for each in comparison.differences
        if each.relation is not Relation.SAME
    ]
    return counts | {"pieces": pieces}
