"""The file: made, migrated, backed up, refused; and what it says when the disk says no."""

import multiprocessing
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.folders import forbid_writing

from serengeti_companion.storage import database as database_module
from serengeti_companion.storage.database import Database, examine
from serengeti_companion.storage.faults import EnvironmentFault, StorageDefect
from serengeti_companion.storage.migrations import MIGRATIONS

SECOND = "ALTER TABLE sessions ADD COLUMN place TEXT;"
BROKEN = "CREATE TABLE good (x INTEGER) STRICT; CREATE TABLE sessions (x INTEGER) STRICT;"


def tables(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}


def test_the_file_and_its_folder_are_made(database_path: Path) -> None:
    Database(database_path).close()
    assert {"sessions", "records", "preferences"} <= tables(database_path)


def test_every_commit_reaches_the_disk(database: Database) -> None:
    assert database.read("PRAGMA journal_mode") == [("wal",)]
    assert database.read("PRAGMA synchronous") == [(2,)]  # FULL
    assert database.read("PRAGMA foreign_keys") == [(1,)]


def test_every_table_of_ours_is_strict(database: Database) -> None:
    rows = database.read("SELECT name, strict FROM pragma_table_list WHERE name NOT LIKE 'sqlite%'")
    assert rows
    assert {strict for _, strict in rows} == {1}


def test_a_transaction_is_all_or_nothing(database: Database) -> None:
    with pytest.raises(StorageDefect), database.transaction() as connection:
        connection.executemany("INSERT INTO preferences VALUES (?, ?)", [("a", "1"), ("b", None)])
    assert database.read("SELECT * FROM preferences") == []
    with database.transaction() as connection:
        connection.execute("INSERT INTO preferences VALUES ('a', '1')")
    assert database.read("SELECT * FROM preferences") == [("a", "1")]


def test_a_mistake_of_ours_is_a_defect(database: Database) -> None:
    with pytest.raises(StorageDefect, match="no such table"):
        database.read("SELECT * FROM nowhere")


def test_an_older_file_is_backed_up_and_then_migrated(database_path: Path) -> None:
    Database(database_path).close()
    with Database(database_path, migrations=(*MIGRATIONS, SECOND)) as database:
        assert database.version == len(MIGRATIONS) + 1
        assert database.read("SELECT place FROM sessions") == []
    (backup,) = (database_path.parent / "backups").iterdir()
    assert backup.name.startswith("companion-20")
    assert backup.name.endswith(f"-version-{len(MIGRATIONS)}.sqlite3")
    assert tables(backup) == tables(database_path)
    with closing(sqlite3.connect(backup)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)


def test_a_file_that_is_up_to_date_is_not_backed_up(database_path: Path) -> None:
    Database(database_path).close()
    Database(database_path).close()
    assert not (database_path.parent / "backups").exists()


def test_a_migration_that_fails_changes_nothing(database_path: Path) -> None:
    Database(database_path).close()
    with pytest.raises(StorageDefect):
        Database(database_path, migrations=(*MIGRATIONS, BROKEN))
    assert "good" not in tables(database_path)
    with Database(database_path) as database:
        assert database.version == len(MIGRATIONS)


def test_a_newer_file_is_refused_and_left_as_it_is(database_path: Path) -> None:
    Database(database_path).close()
    with closing(sqlite3.connect(database_path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = database_path.read_bytes()
    with pytest.raises(EnvironmentFault, match="newer version of Serengeti Companion"):
        Database(database_path)
    assert database_path.read_bytes() == before
    (problem,) = examine(database_path)
    assert "newer version" in str(problem)


@pytest.mark.parametrize("script", ["CREATE TABLE sessions (x)", "PRAGMA user_version = 3"])
def test_a_file_of_somebody_else_is_refused_and_left_as_it_is(
    database_path: Path, script: str
) -> None:
    database_path.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(database_path)) as connection:
        connection.execute(script)
    before = database_path.read_bytes()
    with pytest.raises(EnvironmentFault, match="not the file with your sessions"):
        Database(database_path)
    assert database_path.read_bytes() == before


def test_what_is_no_file_in_the_place_of_the_sessions_is_told(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (tmp_path, pipe):
        with pytest.raises(EnvironmentFault, match="no file is in the place"):
            Database(path)
        assert "no file is in the place" in str(examine(path)[0])


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    with pytest.raises(EnvironmentFault, match="cannot be made"):
        Database(tmp_path / "data" / "companion.sqlite3")
    with pytest.raises(EnvironmentFault, match="cannot be made"):
        Database(tmp_path / "data" / "deeper" / "companion.sqlite3")


def test_a_read_only_folder_is_told(read_only_folder: Path) -> None:
    forbid_writing(read_only_folder)
    with pytest.raises(EnvironmentFault, match="Nothing can be written here"):
        Database(read_only_folder / "companion.sqlite3")
    with pytest.raises(EnvironmentFault, match="Nothing can be written here"):
        Database(read_only_folder / "deeper" / "companion.sqlite3")


def test_what_was_saved_in_a_folder_that_became_read_only_is_intact(read_only_folder: Path) -> None:
    path = read_only_folder / "companion.sqlite3"
    with Database(path) as database, database.transaction() as connection:
        connection.execute("INSERT INTO preferences VALUES ('a', '1')")
    before = path.read_bytes()
    forbid_writing(read_only_folder)
    with pytest.raises(EnvironmentFault, match="Nothing can be written here"):
        Database(path)
    assert path.read_bytes() == before


def test_a_full_disk_is_told_and_what_was_saved_is_intact(database: Database) -> None:
    with database.transaction() as connection:
        connection.execute("INSERT INTO preferences VALUES ('a', '1')")
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
    with (
        pytest.raises(EnvironmentFault, match="The disk is full"),
        database.transaction() as filling,
    ):
        filling.execute("INSERT INTO preferences VALUES ('b', ?)", ("x" * 100_000,))
    assert database.read("SELECT * FROM preferences") == [("a", "1")]
    with database.transaction() as connection:
        connection.execute("PRAGMA max_page_count = 100000")
        connection.execute("INSERT INTO preferences VALUES ('b', '2')")
    assert len(database.read("SELECT * FROM preferences")) == 2


def test_a_writer_that_does_not_let_go_is_told(database_path: Path) -> None:
    with (
        Database(database_path, patience=0.05) as first,
        Database(database_path) as second,
        second.transaction(),
        pytest.raises(EnvironmentFault, match="Another program is writing"),
        first.transaction(),
    ):
        pass


@pytest.mark.parametrize("content", [b"no database at all" * 100, b"\0" * 4096])
def test_a_garbled_file_is_told_and_left_as_it_is(database_path: Path, content: bytes) -> None:
    database_path.parent.mkdir()
    database_path.write_bytes(content)
    with pytest.raises(EnvironmentFault, match="is damaged"):
        Database(database_path)
    assert database_path.read_bytes() == content
    assert "is damaged" in str(examine(database_path)[0])


def test_a_damaged_page_is_told(database_path: Path) -> None:
    with Database(database_path) as database, database.transaction() as connection:
        connection.executemany(
            "INSERT INTO preferences VALUES (?, ?)", [(f"{n}", "x" * 500) for n in range(100)]
        )
    assert examine(database_path) == ()
    content = bytearray(database_path.read_bytes())
    content[-8192:] = b"\xff" * 8192
    database_path.write_bytes(content)
    assert "is damaged" in str(examine(database_path)[0])
    with Database(database_path) as database, pytest.raises(EnvironmentFault, match="is damaged"):
        database.read("SELECT * FROM preferences")


def test_examining_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    assert len(examine(tmp_path / "companion.sqlite3")) == 1


def _open_once(path: Path) -> int:
    with Database(path) as database:
        return database.version


def test_two_first_starts_at_once_both_succeed(database_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    with context.Pool(4) as pool:
        assert pool.map(_open_once, [database_path] * 8) == [len(MIGRATIONS)] * 8


def test_statements_of_a_migration_are_told_apart_even_with_triggers() -> None:
    statements = list(database_module._statements(MIGRATIONS[0]))  # noqa: SLF001
    assert sum("CREATE TRIGGER" in statement for statement in statements) == 2
    assert all(sqlite3.complete_statement(statement) for statement in statements)
