"""A stored session: begun, resumed at the same point, and what a damaged row costs."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from support import toy

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.session import Accepted
from serengeti_companion.storage.database import Database
from serengeti_companion.storage.faults import EnvironmentFault, StorageDefect, UnusableInput
from serengeti_companion.storage.play import Opened, begin_session, load_session, open_session
from serengeti_companion.storage.sessions import SessionId, SessionStore
from serengeti_companion.storage.whole import WholeSession


def damage(path: Path, number: int, line: bytes = b'{"type":"pl') -> None:
    """What a failing disk would do; the journal itself lets nobody."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TRIGGER records_stay_as_they_are")
        connection.execute(
            "UPDATE records SET line = CAST(? AS TEXT) WHERE number = ?", (line, number)
        )


def played(opened: Opened, *counts: int) -> Opened:
    for count in counts:
        assert isinstance(opened.session.submit(toy.grey(count)), Accepted)
    return opened


def test_a_session_is_resumed_where_it_was_left(
    store: SessionStore, game: Game, begun: SessionId
) -> None:
    first = played(open_session(store, game, begun), 1, 2, 3)
    first.session.undo()
    again = open_session(store, game, begun)
    assert again.session.states == first.session.states
    assert again.session.next == first.session.next
    assert again.notice is None
    again.session.redo()
    assert open_session(store, game, begun).session.state.taken == (6, 0)


def test_what_a_session_starts_from_comes_back(
    store: SessionStore, game: Game, begun: SessionId, opening: WholeSession
) -> None:
    loaded = load_session(store, game, begun)
    assert loaded.whole == opening
    assert loaded.notice is None


def test_a_record_carries_the_time_of_the_clock(
    store: SessionStore, game: Game, begun: SessionId
) -> None:
    opened = open_session(store, game, begun, clock=lambda: "2026-12-24T20:00:00Z")
    played(opened, 1)
    assert load_session(store, game, begun).whole.records[0].at == "2026-12-24T20:00:00Z"
    assert store.session(begun).last_played == "2026-12-24T20:00:00Z"


def test_a_session_can_bring_its_records(store: SessionStore, game: Game, begun: SessionId) -> None:
    played(open_session(store, game, begun), 1, 2)
    whole = load_session(store, game, begun).whole
    copy = begin_session(store, whole)
    assert load_session(store, game, copy).whole == whole


def test_every_step_is_on_the_disk_when_it_is_accepted(
    store: SessionStore, game: Game, begun: SessionId, database_path: Path
) -> None:
    opened = open_session(store, game, begun)
    for number in range(1, 4):
        played(opened, 1)
        with Database(database_path) as other:
            assert SessionStore(other).last_number(begun) == number


def test_a_full_disk_refuses_the_step_and_keeps_all_before(
    store: SessionStore, game: Game, begun: SessionId, database: Database
) -> None:
    opened = played(open_session(store, game, begun), 1)
    pages = database.read("PRAGMA page_count")[0][0]
    database.read(f"PRAGMA max_page_count = {pages}")
    wordy = toy.CorrectPebbles(seat=toy.Seat(0), value=5, reason="why? " * 10_000)
    with pytest.raises(EnvironmentFault, match="The disk is full"):
        opened.session.submit(wordy)
    assert opened.session.state.taken == (1, 0)
    database.read("PRAGMA max_page_count = 1000000")
    assert isinstance(opened.session.submit(wordy), Accepted)
    assert open_session(store, game, begun).session.state.taken == (5, 0)


def test_a_session_that_went_on_in_another_window_is_told(
    store: SessionStore, game: Game, begun: SessionId
) -> None:
    here = open_session(store, game, begun)
    there = open_session(store, game, begun)
    played(there, 2)
    with pytest.raises(EnvironmentFault, match="gone on in another window"):
        here.session.submit(toy.grey(1))
    assert here.session.state.taken == (0, 0)
    assert open_session(store, game, begun).session.state.taken == (2, 0)


@pytest.mark.parametrize(
    "line", [b'{"type":"pl', b"", b"\xff\xfe\x00", b'{"type":"sold","at":null}']
)
def test_a_damaged_last_row_costs_that_row_only_and_is_told(
    store: SessionStore, game: Game, begun: SessionId, database_path: Path, line: bytes
) -> None:
    played(open_session(store, game, begun), 1, 2, 3)
    damage(database_path, 3, line)
    opened = open_session(store, game, begun)
    assert opened.session.state.taken == (3, 0)
    assert opened.notice is not None
    assert "last record of this session is damaged" in str(opened.notice)
    played(opened, 1)
    again = open_session(store, game, begun)
    assert again.session.state.taken == (4, 0)
    assert again.notice is None
    assert store.session(begun).records == 3


def test_what_follows_a_damaged_row_is_left_out_and_told(
    store: SessionStore, game: Game, begun: SessionId, database_path: Path
) -> None:
    played(open_session(store, game, begun), 1, 2, 3)
    damage(database_path, 2)
    assert load_session(store, game, begun).notice is not None
    opened = open_session(store, game, begun)
    assert opened.session.state.taken == (1, 0)
    assert "last 2 records" in str(opened.notice)
    assert store.last_number(begun) == 3  # nothing was removed


def test_a_session_whose_start_is_damaged_is_told(
    store: SessionStore, game: Game, begun: SessionId, database: Database
) -> None:
    with database.transaction() as connection:
        connection.execute("UPDATE sessions SET options = '{'")
    with pytest.raises(UnusableInput):
        open_session(store, game, begun)


def test_a_stored_journal_that_does_not_fold_names_its_record(
    store: SessionStore, game: Game, begun: SessionId
) -> None:
    store.append(begun, 1, 1, None, '{"type":"undone","at":null}')
    with pytest.raises(UnusableInput, match="Record 1 cannot be") as caught:
        open_session(store, game, begun)
    assert caught.value.place == "records[1]"


def test_a_fault_of_the_rules_at_opening_is_a_defect(
    store: SessionStore, game: Game, begun: SessionId, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(open_session(store, game, begun), 1)
    monkeypatch.setattr("serengeti_companion.storage.play.checked", lambda _: None)
    broken = replace(game, open=lambda *_: None)
    with pytest.raises(StorageDefect):
        open_session(store, broken, begun)
