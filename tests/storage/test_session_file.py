"""The session file: a promise to the letter, and a sentence for everything that breaks it."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import toy
from support.folders import forbid_writing

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.journal import Played, Undone
from serengeti_companion.storage import session_file
from serengeti_companion.storage.faults import EnvironmentFault, UnusableInput
from serengeti_companion.storage.foreign import LONGEST_WORDS
from serengeti_companion.storage.play import begin_session, load_session, open_session
from serengeti_companion.storage.sessions import SessionId, SessionStore
from serengeti_companion.storage.whole import WholeSession

FILE = """\
{"format":"serengeti-session",
"version":1,
"game":"toy",
"title":"Friday 🦁",
"started":"2026-11-30T19:05:00Z",
"options":{"kind":"toy","names":["Ann","Ben"],"heap":10},
"components":{"places":["left","right"]},
"records":[
{"type":"played","at":"2026-11-30T19:06:00Z","command":{"kind":"take_pebbles","seat":1,\
"pebbles":[{"colour":"grey","weight":null}]},"events":[{"kind":"pebbles_taken","seat":1,\
"pebbles":[{"colour":"grey","weight":null}],"places":[]}],"on_word":[],"again":false},
{"type":"undone","at":null}
]}
"""
GAMES: dict[str, Game] = {"toy": toy.game()}
PLAYED: Played[Any, Any] = Played(
    command=toy.grey(1, seat=1),
    events=(toy.PebblesTaken(seat=toy.Seat(1), pebbles=toy.grey(1).pebbles),),
    at="2026-11-30T19:06:00Z",
)
WHOLE = WholeSession(
    game=GAMES["toy"],
    title="Friday 🦁",
    started="2026-11-30T19:05:00Z",
    options=toy.OPTIONS,
    components=toy.COMPONENTS,
    records=(PLAYED, Undone()),
)


def loads(text: str | bytes) -> WholeSession:
    data = text if isinstance(text, bytes) else text.encode()
    return session_file.loads(data, GAMES.get)


def changed(**values: Any) -> str:  # noqa: ANN401
    return json.dumps({**json.loads(FILE), **values})


def test_the_file_is_written_to_the_letter() -> None:
    assert session_file.dumps(WHOLE) == FILE


def test_the_file_is_read_as_the_same_session() -> None:
    assert loads(FILE) == WHOLE


def test_layout_and_a_byte_order_mark_do_not_matter() -> None:
    assert loads(json.dumps(json.loads(FILE), indent=3)) == WHOLE
    assert loads(b"\xef\xbb\xbf" + FILE.encode()) == WHOLE


def test_a_session_nobody_played_has_no_times(opening: WholeSession) -> None:
    timeless = replace(opening, started=None)
    assert loads(session_file.dumps(timeless)) == replace(timeless, game=GAMES["toy"])


def test_names_in_any_script_come_back(opening: WholeSession) -> None:
    names = ("مريم", "🦁" * LONGEST_WORDS)
    options = replace(opening, options=replace(toy.OPTIONS, names=names))
    assert loads(session_file.dumps(options)).options.names == names


def test_a_file_is_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "Friday.serengeti"
    session_file.write(path, WHOLE)
    assert session_file.read(path, GAMES.get) == WHOLE
    assert list(tmp_path.iterdir()) == [path]


def test_an_export_that_fails_keeps_the_older_file(read_only_folder: Path) -> None:
    path = read_only_folder / "Friday.serengeti"
    session_file.write(path, WHOLE)
    forbid_writing(read_only_folder)
    with pytest.raises(EnvironmentFault, match="cannot be written"):
        session_file.write(path, replace(WHOLE, title="Saturday"))
    assert session_file.read(path, GAMES.get) == WHOLE


def test_a_file_that_is_missing_or_a_folder_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "none.serengeti", tmp_path):
        with pytest.raises(EnvironmentFault, match="cannot be read"):
            session_file.read(path, GAMES.get)


def test_an_imported_session_is_resumed_and_exported_as_it_was(
    store: SessionStore, game: Game
) -> None:
    number = begin_session(store, loads(FILE))
    assert session_file.dumps(load_session(store, game, number).whole) == FILE
    assert open_session(store, game, number).session.next == PLAYED


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This file is empty."),
        (" \n", "This file is empty."),
        (FILE.encode("utf-16"), "This file is in UTF-16"),
        ("hello", "garbled from line 1, character 1 on."),
        (FILE.encode("utf-16-be"), "garbled"),
        ('{"a":"\\ud800"}', "garbled"),
        ("[" * 100_000, "nested too deep"),
        ("9" * 10_000, "garbled"),
        (FILE + FILE, "garbled"),
        ("[]", "not a session of Serengeti Companion"),
        ("null", "not a session of Serengeti Companion"),
        ("{}", "not a session of Serengeti Companion"),
        (changed(format="serengeti-components"), "not a session of Serengeti Companion"),
        (changed(version=2), "has version 2, made by a newer Serengeti Companion"),
        (changed(version=10**50), "made by a newer Serengeti Companion"),
        (changed(version=0), "does not tell its version"),
        (changed(version=True), "does not tell its version"),
        (changed(version="1"), "does not tell its version"),
        (changed(game="chess"), "does not know the game “chess”"),
        (changed(game=None), "does not know the game"),
        (changed(game=["toy"]), "does not know the game"),
        (changed(title=7), "title of this session file is not a text"),
        (changed(title="x" * 10_000), "has 10000 letters; 200 are the most"),
        (changed(started="Friday"), "not a time like"),
        (changed(started=5), "not a time like"),
        (changed(extra=1), "has no “extra”"),
        (changed(**{"x" * 10_000: 1}), "has no “xxx"),
        (changed(options={}), "The options do not fit"),
        (changed(options=None), "The options do not fit"),
        (FILE.replace('"heap":10', '"heap":1e999'), "a number is too large"),
        (changed(options={"names": ["Ann"], "heap": 1}), "No table can be set up"),
        (
            changed(options={"names": ["x" * 1001, "Ben"], "heap": 10, "kind": "toy"}),
            "The options do not fit: names.0: it has more than 1000 letters",
        ),
        (changed(components=None), "The components do not fit"),
        (changed(components={"places": 3}), "The components do not fit"),
        (changed(records={}), "records of this session file are not a list"),
        (changed(records=[{"type": "undone", "at": None}]), "Record 1 cannot be"),
        (changed(records=[{"type": "undone"}]), "Record 1 does not fit: undone.at"),
        (
            changed(records=[{"type": "undone", "at": None, "why": "x"}]),
            "Record 1 does not fit: undone.why: it is not known here",
        ),
        (changed(records=[3]), "Record 1 does not fit: it is no object with names and values"),
        (changed(records=[{"at": None}]), "Record 1 does not fit: it does not tell its kind"),
        (changed(records=[{"type": "x" * 10_000}]), "does not fit: its kind is not known here"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_one_sentence(
    text: str | bytes, sentence: str
) -> None:
    with pytest.raises(UnusableInput) as caught:
        loads(text)
    assert sentence in str(caught.value)
    assert len(str(caught.value)) < 500
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("key", json.loads(FILE))
def test_every_key_is_needed(key: str) -> None:
    lacking = {name: value for name, value in json.loads(FILE).items() if name != key}
    with pytest.raises(UnusableInput) as caught:
        loads(json.dumps(lacking))
    assert caught.value.place == key


@given(st.integers(1, len(FILE.encode()) - 4))
def test_a_file_cut_anywhere_is_told(length: int) -> None:
    with pytest.raises(UnusableInput, match=r"cut off|garbled"):
        loads(FILE.encode()[:length])


@given(st.integers(0, len(FILE.encode()) - 1), st.integers(0, 255))
def test_a_changed_byte_never_does_more_than_a_sentence(place: int, byte: int) -> None:
    data = bytearray(FILE.encode())
    data[place] = byte
    try:
        loads(bytes(data))
    except UnusableInput as error:
        assert str(error)  # noqa: PT017 -- a change may as well be harmless


def test_a_file_that_is_too_large_is_not_even_read_whole(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(session_file, "LARGEST", 1024 * 1024)
    path = tmp_path / "huge.serengeti"
    with path.open("wb") as file:
        file.truncate(1024**4)
    with pytest.raises(UnusableInput, match="larger than 1 MiB"):
        session_file.read(path, GAMES.get)


def test_too_many_records_are_told() -> None:
    records = [{"type": "undone", "at": None}] * (session_file.MOST_RECORDS + 1)
    with pytest.raises(UnusableInput, match="has 50001 records; 50000 are the most"):
        loads(changed(records=records))


@pytest.mark.parametrize("bad", [changed(records=[{"type": "undone", "at": None}]), FILE[:-40]])
def test_a_file_that_cannot_be_used_leaves_no_trace(
    store: SessionStore, begun: SessionId, bad: str
) -> None:
    before = store.sessions()

    def attempt(read: Callable[[str], WholeSession]) -> None:
        begin_session(store, read(bad))

    with pytest.raises(UnusableInput):
        attempt(loads)
    assert store.sessions() == before
    assert before[0].id == begun
