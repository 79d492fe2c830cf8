"""`export`: a stored session, or a session file, in another form."""

from dataclasses import replace
from pathlib import Path

import pytest
from support.command_line import Call
from support.folders import forbid_writing, lockable_folder
from support.simulated import simulated

from serengeti_companion.exports.formats import FORMATS, Format
from serengeti_companion.storage import session_file
from serengeti_companion.storage.database import FILE_NAME, Database
from serengeti_companion.storage.play import begin_session
from serengeti_companion.storage.sessions import SessionStore
from serengeti_companion.storage.whole import WholeSession


@pytest.fixture(scope="module")
def whole() -> WholeSession:
    return simulated(2, seed=21, undone=25)


@pytest.fixture
def stored(data_folder: Path, whole: WholeSession) -> None:
    with Database(data_folder / FILE_NAME) as database:
        store = SessionStore(database)
        for title, started in (("Friday", "2026-11-01T19:00:00Z"), ("Last one", None)):
            begin_session(store, replace(whole, title=title, started=started))
        begin_session(store, replace(whole, title="Friday", started=None, records=()))


@pytest.mark.usefixtures("stored")
@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
def test_a_stored_session_is_written_in_every_form(
    call: Call, whole: WholeSession, form: Format
) -> None:
    last = replace(whole, title="Last one")
    reply = call("export", "Last one", "--format", form.name)
    assert (reply.code, reply.complaints) == (0, [])
    assert reply.output == form.make(last)


@pytest.mark.usefixtures("stored")
def test_a_session_is_found_by_its_number_its_title_or_as_the_last(
    call: Call, whole: WholeSession
) -> None:
    second = call("export", "2").output
    assert session_file.loads(second.encode(), lambda _: whole.game).title == "Last one"
    assert call("export", "LAST ONE").output == second
    assert '"title":"Friday"' in call("export", "last").output


@pytest.mark.usefixtures("stored")
def test_without_a_name_the_sessions_are_listed(call: Call) -> None:
    reply = call("export")
    assert reply.code == 0
    rows = [line.split("\t") for line in reply.output.splitlines()]
    assert {(number, game, title) for number, _, game, title in rows} == {
        ("1", "wild", "Friday"),
        ("2", "wild", "Last one"),
        ("3", "wild", "Friday"),
    }


@pytest.mark.usefixtures("stored")
@pytest.mark.parametrize(
    ("word", "complaint"),
    [
        ("Friday", "2 sessions are called Friday; say which by its number."),
        ("Sunday", "There is no session and no file Sunday. There are these sessions:"),
        ("17", "There is no session number 17."),
        ("9" * 50, "There is no session and no file 999"),
    ],
)
def test_a_session_that_cannot_be_told_is_code_1(call: Call, word: str, complaint: str) -> None:
    reply = call("export", word)
    assert (reply.code, reply.output) == (1, "")
    assert reply.complaints[0].startswith(complaint)


def test_a_session_file_is_exported_too(call: Call, whole: WholeSession, tmp_path: Path) -> None:
    path = tmp_path / "x.serengeti"
    session_file.write(path, whole)
    by_name = call("export", str(path), "--format", "scores").output
    assert by_name == call("export", "-", "--format", "scores", given=path.read_text()).output
    assert by_name.startswith("round,Ann,Ben\n")


@pytest.mark.usefixtures("stored")
def test_it_is_written_to_a_file_when_asked(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "out.txt"
    reply = call("export", "2", "--format", "moves", "--out", str(path))
    assert (reply.code, reply.output) == (0, "")
    assert path.read_text() == call("export", "2", "--format", "moves").output


@pytest.mark.usefixtures("stored")
def test_a_place_that_cannot_be_written_to_is_code_2(call: Call, whole: WholeSession) -> None:
    with lockable_folder() as folder:
        assert call("export", "2", "--out", str(folder / "no" / "out.txt")).code == 2
        source = folder / "x.serengeti"
        session_file.write(source, whole)
        forbid_writing(folder)
        reply = call("export", str(source), "--out", str(folder / "out.txt"))
    assert reply.code == 2
    assert "cannot be written" in reply.complaints[0]


def test_where_nothing_was_played_there_is_nothing_to_export(call: Call, data_folder: Path) -> None:
    reply = call("export", "last")
    assert reply.code == 1
    assert reply.complaints == [
        f"There is no file last, and no session here yet: {data_folder / FILE_NAME}."
    ]
    reply = call("export")  # as `library list`
    assert (reply.code, reply.output, reply.complaints) == (0, "", [])
    assert not data_folder.exists()


@pytest.mark.parametrize("words", [["export"], ["export", "last"], ["library", "list"]])
def test_a_folder_in_the_place_of_the_sessions_is_told(
    call: Call, data_folder: Path, words: list[str]
) -> None:
    (data_folder / FILE_NAME).mkdir(parents=True)
    reply = call(*words)
    assert (reply.code, reply.output) == (2, "")
    assert "no file is in the place of your sessions" in reply.complaints[0]


def test_a_damaged_database_is_one_sentence(call: Call, data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / FILE_NAME).write_bytes(b"rubbish" * 999)
    reply = call("export", "last")
    assert reply.code == 2
    assert "is damaged" in reply.complaints[0]


@pytest.mark.usefixtures("stored")
def test_a_damaged_last_record_is_told_and_the_rest_exported(call: Call, data_folder: Path) -> None:
    with Database(data_folder / FILE_NAME) as database, database.transaction() as connection:
        connection.execute("INSERT INTO records VALUES (3, 1, 1, NULL, '{')")
    reply = call("export", "3")
    assert reply.code == 0
    assert "is damaged and was left out" in reply.complaints[0]
