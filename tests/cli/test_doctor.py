"""`doctor`: all is well, or what is not."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.command_line import Call
from support.folders import forbid_writing, lockable_folder
from support.simulated import simulated

from serengeti_companion import __version__
from serengeti_companion.paths import DATA_VARIABLE
from serengeti_companion.storage.database import FILE_NAME, Database
from serengeti_companion.storage.migrations import MIGRATIONS
from serengeti_companion.storage.play import begin_session
from serengeti_companion.storage.sessions import SessionStore


@pytest.fixture
def database_path(data_folder: Path) -> Path:
    path = data_folder / FILE_NAME
    with Database(path) as database:
        begin_session(SessionStore(database), simulated(2, seed=21))
    return path


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def test_before_the_first_start_all_is_well_and_nothing_is_made(
    call: Call, data_folder: Path
) -> None:
    reply = call("doctor")
    assert reply.code == 0
    assert f"Serengeti Companion: {__version__}" in reply.output
    assert "pyside6-essentials: 6." in reply.output
    assert f"{data_folder} (not there yet)" in reply.output
    assert "WRONG" not in reply.output
    assert not data_folder.exists()


def test_sound_sessions_are_counted(call: Call, database_path: Path) -> None:
    reply = call("doctor")
    assert reply.code == 0
    assert f"sessions: {database_path} (version {len(MIGRATIONS)}, 1 sessions)" in reply.output


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("INSERT INTO records VALUES (1, 9999, 1, NULL, '{')", "is damaged and was left out"),
        (
            'INSERT INTO records VALUES (1, 9999, 1, NULL, \'{"type":"redone","at":null}\')',
            "cannot be",
        ),
        ("UPDATE sessions SET options = '{}'", "session 1, 2 players"),
        ("UPDATE sessions SET game = 'chess'", "the game chess is not known"),
        ("PRAGMA user_version = 99", "newer version"),
        ("ALTER TABLE sessions RENAME COLUMN title TO heading", "has lost parts"),
    ],
)
def test_what_is_wrong_is_told_and_code_1(
    call: Call, database_path: Path, statement: str, told: str
) -> None:
    change(database_path, statement)
    reply = call("doctor")
    assert reply.code == 1
    (wrong,) = (line for line in reply.output.splitlines() if line.startswith("WRONG"))
    assert told in wrong


def test_a_database_that_somebody_changed_is_told_without_the_words_of_sqlite(
    call: Call, database_path: Path
) -> None:
    change(database_path, "ALTER TABLE sessions RENAME COLUMN title TO heading")
    change(database_path, "ALTER TABLE copies RENAME COLUMN name TO heading")
    for words in (["export", "1"], ["library", "list"]):
        reply = call(*words)
        assert reply.code == 2
        assert reply.complaints[0].startswith("What is kept here is not as this program keeps it.")


def test_a_garbled_database_is_told(call: Call, database_path: Path) -> None:
    database_path.write_bytes(b"rubbish" * 999)
    reply = call("doctor")
    assert reply.code == 1
    assert "is damaged" in reply.output


def test_an_empty_database_is_told_and_left_to_the_next_start(
    call: Call, database_path: Path
) -> None:
    database_path.write_bytes(b"")
    reply = call("doctor")
    assert reply.code == 1
    assert "WRONG  sessions: The file with your sessions is empty" in reply.output
    assert database_path.read_bytes() == b""
    Database(database_path).close()
    assert call("doctor").code == 0


def test_a_file_in_the_place_of_the_folder_is_told(call: Call, data_folder: Path) -> None:
    data_folder.write_text("")
    reply = call("doctor")
    assert reply.code == 1
    assert "is not a folder that can be written to" in reply.output


def test_a_folder_that_can_never_be_made_is_told(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "file" / "deep" / "deeper"))
    reply = call("doctor")
    assert reply.code == 1
    assert "is not a folder that can be written to" in reply.output


def test_a_folder_where_nobody_may_look_is_told(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lockable_folder() as folder:
        (folder / "data").mkdir()
        monkeypatch.setenv(DATA_VARIABLE, str(folder / "data"))
        for loaded in ("doctor", "export"):
            call(loaded)  # where the program lies, the user that root becomes may not look either
        forbid_writing(folder)
        reply = call("doctor")
        assert (reply.code, reply.complaints) == (1, [])
        assert "Nothing can be written here" in reply.output
        reply = call("export")
        assert reply.code == 2
        assert reply.complaints[0].startswith("Nothing can be written here")


def test_backups_are_counted(call: Call, database_path: Path) -> None:
    (database_path.parent / "backups").mkdir()
    assert "backups: 0 in" in call("doctor").output
