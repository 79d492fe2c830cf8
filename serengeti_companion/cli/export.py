"""`export`: a session as a file of another kind."""

import argparse
import sys
from pathlib import Path

from serengeti_companion.cli.session_input import DEFECT, UNREADABLE, UNUSABLE, with_session
from serengeti_companion.exports.formats import FORMATS
from serengeti_companion.games import catalogue
from serengeti_companion.paths import user_data
from serengeti_companion.storage.database import FILE_NAME, Database, is_there
from serengeti_companion.storage.faults import (
    EnvironmentFault,
    StorageDefect,
    UnusableInput,
    unknown_game,
)
from serengeti_companion.storage.files import write_whole
from serengeti_companion.storage.play import load_session
from serengeti_companion.storage.regular_files import names_a_file
from serengeti_companion.storage.sessions import SessionId, SessionStore, StoredSession
from serengeti_companion.storage.whole import WholeSession

NAME = "export"
HELP = "A session as a file or on standard output; without SESSION, the sessions there are."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "session",
        metavar="SESSION",
        nargs="?",
        help="number or title of a stored session, last for the one played last, or a session file",
    )
    parser.add_argument(
        "--format",
        dest="form",
        choices=[form.name for form in FORMATS],
        default=FORMATS[0].name,
        help="; ".join(f"{form.name}: {form.line}" for form in FORMATS),
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="instead of standard output")


def run(options: argparse.Namespace) -> int:
    word = options.session
    if word is not None and (word == "-" or names_a_file(word)):
        return with_session(word, lambda whole: _written(whole, options))
    path = user_data() / FILE_NAME
    if not is_there(path):
        return 0 if word is None else _none_yet(word)
    try:
        with Database(path) as database:
            return _stored(SessionStore(database), options)
    except UnusableInput as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    except EnvironmentFault as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    except StorageDefect:
        print(DEFECT, file=sys.stderr)
        return UNREADABLE


def _stored(store: SessionStore, options: argparse.Namespace) -> int:
    if options.session is None:
        print("".join(f"{_row(row)}\n" for row in store.sessions()), end="")
        return 0
    found = _found(store, options.session)
    if len(found) == 1:
        return _written(_loaded(store, found[0]), options)
    told = f"{len(found)} sessions are called {options.session}; say which by its number."
    if not found:
        told = f"There is no session and no file {options.session}. There are these sessions:"
    rows = [_row(row) for row in found or store.sessions()]
    if not rows:
        return _none_yet(options.session)
    print(told, *rows, sep="\n", file=sys.stderr)
    return UNUSABLE


def _none_yet(word: str) -> int:
    told = f"There is no file {word}, and no session here yet: {user_data() / FILE_NAME}."
    print(told, file=sys.stderr)
    return UNUSABLE


def _written(whole: WholeSession, options: argparse.Namespace) -> int:
    text = next(form for form in FORMATS if form.name == options.form).make(whole)
    if options.out:
        write_whole(options.out, text)
    else:
        print(text, end="")
    return 0


def _row(row: StoredSession) -> str:
    return f"{row.id}\t{row.last_played}\t{row.game}\t{row.title}"


def _found(store: SessionStore, word: str) -> tuple[StoredSession, ...]:
    rows = store.sessions()
    if word == "last":
        return rows[:1]
    if word.isascii() and word.isdecimal() and len(word) < 10:
        return (store.session(SessionId(int(word))),)
    return tuple(row for row in rows if row.title.casefold() == word.casefold())


def _loaded(store: SessionStore, row: StoredSession) -> WholeSession:
    game = catalogue.find(row.game)
    if game is None:
        raise unknown_game(row.game)
    loaded = load_session(store, game, row.id)
    if loaded.notice:
        print(loaded.notice, file=sys.stderr)
    return loaded.whole
