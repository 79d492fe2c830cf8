"""The history: listed, found, renamed, put in the trash and taken out again."""

from collections.abc import Callable

import pytest

from serengeti_companion.storage.copies import CopyStore
from serengeti_companion.storage.database import Database
from serengeti_companion.storage.faults import EnvironmentFault, StorageDefect, UnusableInput
from serengeti_companion.storage.sessions import (
    TITLE_LIMIT,
    Opening,
    SessionId,
    SessionStore,
    clean_title,
)

Create = Callable[..., SessionId]


def opening(title: str, game: str = "toy", started: str | None = None) -> Opening:
    return Opening(
        game=game, title=title, started=started, version=1, options="{}", components="{}"
    )


def titles(store: SessionStore) -> list[str]:
    return [row.title for row in store.sessions()]


def test_a_new_session_is_listed_with_what_is_known(store: SessionStore) -> None:
    number = store.create(opening("Friday", started="2026-11-30T19:05:00Z"))
    (row,) = store.sessions()
    assert (row.id, row.game, row.title) == (number, "toy", "Friday")
    assert row.started == row.last_played == "2026-11-30T19:05:00Z"
    assert not row.finished
    assert row.records == 0
    assert row.summary == {}
    assert row.trashed is None
    assert store.session(number) == row


def test_the_last_record_tells_when_and_how_much_was_played(store: SessionStore) -> None:
    number = store.create(opening("Friday"))
    store.append(number, 1, 1, "2026-12-01T19:06:00Z", "{}")
    store.append(number, 2, 1, "2026-12-01T19:07:00Z", "{}")
    row = store.session(number)
    assert row.records == 2
    assert row.last_played == "2026-12-01T19:07:00Z"


def test_the_session_played_last_comes_first(store: SessionStore) -> None:
    for day in (3, 1, 2):
        store.create(opening(f"Day {day}", started=f"2026-12-0{day}T19:00:00Z"))
    first = store.create(opening("Long ago", started="2025-01-01T19:00:00Z"))
    assert titles(store) == ["Day 3", "Day 2", "Day 1", "Long ago"]
    store.append(first, 1, 1, "2026-12-24T19:00:00Z", "{}")
    assert titles(store)[0] == "Long ago"


def test_the_session_to_resume_is_the_last_one_that_goes_on(store: SessionStore) -> None:
    assert store.last() is None
    older = store.create(opening("Older", started="2026-12-01T19:00:00Z"))
    newer = store.create(opening("Newer", started="2026-12-02T19:00:00Z"))
    row = store.last()
    assert row is not None
    assert row.id == newer
    store.note(newer, finished=True, summary={})
    row = store.last()
    assert row is not None
    assert row.id == older


def test_a_summary_comes_back_as_it_was_noted(store: SessionStore) -> None:
    number = store.create(opening("Friday"))
    store.note(number, finished=True, summary={"round": 3, "players": ["Ann", "Björn 🦁"]})
    row = store.session(number)
    assert row.finished
    assert row.summary == {"round": 3, "players": ["Ann", "Björn 🦁"]}


@pytest.mark.parametrize("damaged", ["{", "[]"])
def test_a_damaged_summary_does_not_hide_its_session(
    store: SessionStore, database: Database, damaged: str
) -> None:
    number = store.create(opening("Friday"))
    with database.transaction() as connection:
        connection.execute("UPDATE sessions SET summary = ?", (damaged,))
    (row,) = store.sessions()
    assert (row.id, row.summary) == (number, {})


def test_a_session_is_renamed(store: SessionStore) -> None:
    number = store.create(opening("Friday"))
    store.rename(number, "Saturday")
    assert titles(store) == ["Saturday"]


def test_a_session_goes_on_with_another_copy(store: SessionStore, database: Database) -> None:
    session = store.create(opening("Friday"))
    assert store.opening(session).copy is None
    copy = CopyStore(database).create("toy", "Mine", 1, "{}")
    store.use_copy(session, copy)
    assert store.opening(session).copy == copy


def test_a_deleted_session_waits_in_the_trash_and_comes_back_whole(store: SessionStore) -> None:
    number = store.create(opening("Friday"), [(None, "{}")])
    store.delete(number)
    assert store.sessions() == ()
    assert store.last() is None
    assert store.search("friday") == ()
    (row,) = store.trash()
    assert row.trashed == "2026-12-01T10:00:00Z"
    store.restore(number)
    assert titles(store) == ["Friday"]
    assert store.trash() == ()
    assert store.session(number).records == 1


def test_sessions_are_listed_by_game(store: SessionStore) -> None:
    store.create(opening("One", game="toy"))
    store.create(opening("Two", game="wild"))
    assert [row.title for row in store.sessions(game="wild")] == ["Two"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("friday", ["A Friday"]),
        ("FRIDAY a", ["A Friday"]),
        ("", ["A Friday", "Samstag für Gäste"]),
        ("GÄSTE", ["Samstag für Gäste"]),
        ("ann", ["Samstag für Gäste"]),
        ("ann friday", []),
        ("2026-12-05", ["A Friday"]),
        ("%", []),
    ],
)
def test_every_word_must_be_found_somewhere(
    store: SessionStore, words: str, found: list[str]
) -> None:
    store.create(opening("A Friday", started="2026-12-05T19:00:00Z"))
    other = store.create(opening("Samstag für Gäste", started="2026-12-04T19:00:00Z"))
    store.note(other, finished=False, summary={"players": ["Ann", "Jürgen"]})
    assert [row.title for row in store.search(words)] == found


def test_a_session_that_brings_records_is_stored_whole_or_not_at_all(store: SessionStore) -> None:
    with pytest.raises(StorageDefect):
        store.create(opening("Half"), [(None, "{}"), (None, None)])  # type: ignore[list-item]
    assert store.sessions() == ()
    number = store.create(opening("Whole"), [(None, "1"), ("2026-12-01T19:00:00Z", "2")])
    assert [(line.number, line.line) for line in store.lines(number)] == [(1, b"1"), (2, b"2")]


def test_a_record_that_another_window_added_first_is_told(store: SessionStore) -> None:
    number = store.create(opening("Friday"))
    store.append(number, 1, 1, None, "first")
    with pytest.raises(EnvironmentFault, match="in another window"):
        store.append(number, 1, 1, None, "second")
    assert [line.line for line in store.lines(number)] == [b"first"]


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE records SET line = 'x'",
        "DELETE FROM records",
        "REPLACE INTO records VALUES (1,1,1,null,'x')",
    ],
)
def test_the_journal_is_only_ever_added_to(
    store: SessionStore, database: Database, change: str
) -> None:
    number = store.create(opening("Friday"), [(None, "{}")])
    with pytest.raises(StorageDefect), database.transaction() as connection:
        connection.execute(change)
    assert [line.line for line in store.lines(number)] == [b"{}"]


def test_a_number_that_is_no_session_is_told(store: SessionStore) -> None:
    nowhere = SessionId(7)
    for ask in (store.session, store.opening, store.delete, store.restore):
        with pytest.raises(UnusableInput, match="no session number 7"):
            ask(nowhere)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Friday \n night\t", "Friday night"),
        ("a\x00b\x1bc", "a b c"),
        ("half\ud800", "half"),
        ("ليلة الجمعة", "ليلة الجمعة"),
        ("👨‍👩‍👧 lions", "👨‍👩‍👧 lions"),
        ("x" * TITLE_LIMIT, "x" * TITLE_LIMIT),
        ("", ""),
    ],
)
def test_a_title_is_one_clean_line(store: SessionStore, typed: str, kept: str) -> None:
    assert clean_title(typed) == kept
    assert store.session(store.create(opening(typed))).title == kept


def test_a_title_that_is_too_long_is_refused_and_nothing_changes(store: SessionStore) -> None:
    number = store.create(opening("Friday"))
    with pytest.raises(UnusableInput, match="has 10000 letters; 200 are the most"):
        store.rename(number, "x" * 10_000)
    with pytest.raises(UnusableInput):
        store.create(opening("x" * 10_000))
    assert titles(store) == ["Friday"]
