"""`library`: copies listed, shown, exported and judged without a window."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from support.command_line import Call
from support.folders import forbid_writing, lockable_folder
from support.library import MINE, THEIRS, copy_with, keep

from serengeti_companion.exports import copy_csv
from serengeti_companion.games.wild import components
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.storage.copies import CopyStore
from serengeti_companion.storage.database import FILE_NAME, Database
from serengeti_companion.storage.upcasts import VERSION

# list


def test_every_copy_is_listed_with_what_is_known_of_it(call: Call, data_folder: Path) -> None:
    whole = replace(practice_set(), name="Whole", practice=False)
    keep(data_folder, copy_with("My copy", MINE), whole)
    reply = call("library", "list")
    assert (reply.code, reply.complaints) == (0, [])
    first, second = reply.answers
    assert (first["copy"], first["name"]) == (1, "My copy")
    assert first["cards"] == {"known": 3, "all": 168}
    assert first["board"] == {"known": 0, "all": 1}
    assert (second["copy"], second["name"]) == (2, "Whole")
    for part in ("cards", "sides", "board", "migrations", "specialists"):
        assert second[part]["known"] == second[part]["all"]
    assert second["changed"].endswith("Z")


def test_where_there_are_no_copies_none_are_listed_and_nothing_is_made(
    call: Call, data_folder: Path
) -> None:
    reply = call("library", "list")
    assert (reply.code, reply.output) == (0, "")
    assert not data_folder.exists()


@pytest.mark.usefixtures("mine")
def test_a_copy_that_cannot_be_read_is_told_and_the_others_are_listed(
    call: Call, data_folder: Path
) -> None:
    with Database(data_folder / FILE_NAME) as database:
        CopyStore(database).create("wild", "Broken", VERSION, "{}")
    reply = call("library", "list")
    assert reply.code == 1
    assert reply.answers[0]["cards"]["known"] == 3
    assert reply.answers[1]["error"]
    assert reply.complaints[0].startswith("2: ")


# show and export


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize("word", ["1", "my COPY", "last", ""])
def test_a_copy_is_found_by_number_by_name_or_as_the_last(call: Call, word: str) -> None:
    reply = call("library", "show", *filter(None, [word]))
    assert (reply.code, reply.complaints) == (0, [])
    assert components.loads(reply.output) == copy_with("My copy", MINE)


def test_the_last_is_the_one_changed_last(call: Call, data_folder: Path) -> None:
    keep(data_folder, copy_with("First", MINE), copy_with("Second", ()))
    assert json.loads(call("library", "show").output)["name"] == "Second"


def test_the_practice_set_is_shown_and_exported_without_any_copy(
    call: Call, data_folder: Path, tmp_path: Path
) -> None:
    assert components.loads(call("library", "show", "practice").output) == practice_set()
    text = call("library", "show", "practice", "--format", "csv").output
    assert copy_csv.loads(text.encode()) == practice_set()
    out = tmp_path / "practice.csv"
    assert call("library", "export", "practice", "--out", str(out)).code == 0
    assert copy_csv.loads(out.read_bytes()) == practice_set()
    assert not data_folder.exists()


def test_a_file_is_shown_in_the_other_format(call: Call, friends: str) -> None:
    reply = call("library", "show", friends)
    assert components.loads(reply.output) == copy_with("Friends", THEIRS)
    again = call("library", "export", "-", "--format", "csv", given=reply.output).output
    assert again == Path(friends).read_bytes().decode()


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("options", "name"),
    [
        (["--format", "json"], "x.txt"),
        ([], "x.json"),
        (["--format", "csv"], "x.txt"),
        ([], "x.csv"),
    ],
)
def test_an_exported_copy_is_what_is_shown(
    call: Call, tmp_path: Path, options: list[str], name: str
) -> None:
    out = tmp_path / name
    reply = call("library", "export", "1", *options, "--out", str(out))
    assert (reply.code, reply.output) == (0, "")
    form = options[1] if options else out.suffix[1:]
    expected = call("library", "show", "1", "--format", form).output
    assert out.read_bytes().decode() == expected


@pytest.mark.parametrize(
    ("word", "complaint"),
    [
        ("nobody", "No copy is called nobody. There are these: 1 Twin, 2 twin."),
        ("17", "No copy is called 17."),
        ("9" * 50, "No copy is called 999"),
        ("TWIN", "2 copies are called TWIN. Say which by its number: 1 Twin, 2 twin."),
    ],
)
def test_a_copy_that_cannot_be_told_is_code_1(
    call: Call, data_folder: Path, word: str, complaint: str
) -> None:
    keep(data_folder, copy_with("Twin", MINE), copy_with("twin", MINE))
    for reply in (call("library", "show", word), call("library", "export", word)):
        assert (reply.code, reply.output) == (1, "")
        assert reply.complaints[0].startswith(complaint)


def test_where_there_are_no_copies_that_is_told(call: Call, data_folder: Path) -> None:
    reply = call("library", "show")
    assert reply.code == 1
    assert reply.complaints == [f"There are no copies here yet: {data_folder / FILE_NAME}."]
    assert not data_folder.exists()


def test_a_place_that_cannot_be_written_to_is_code_2(call: Call) -> None:
    with lockable_folder() as folder:
        forbid_writing(folder)
        reply = call("library", "export", "practice", "--out", str(folder / "x.json"))
    assert reply.code == 2
    assert "cannot be written" in reply.complaints[0]


def test_a_damaged_database_is_one_sentence(call: Call, data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / FILE_NAME).write_bytes(b"rubbish" * 999)
    for words in (["list"], ["show"], ["export", "1"], ["import", "-"]):
        reply = call("library", *words, given=components.dumps(copy_with("X", MINE)))
        assert reply.code == 2
        assert len(reply.complaints) == 1
        assert "is damaged" in reply.complaints[0]


# validate


def test_a_good_file_validates(call: Call, friends: str) -> None:
    reply = call("library", "validate", friends)
    assert (reply.code, reply.complaints) == (0, [])
    assert reply.answer["valid"] is True
    assert (reply.answer["name"], reply.answer["practice"]) == ("Friends", False)
    assert reply.answer["cards"] == {"known": 4, "all": 168}


def test_what_is_odd_is_told_with_its_clause_and_validates(call: Call) -> None:
    odd = copy_with("X", ("31 line: lion lion lion lion | 3 stars | like",))
    reply = call("library", "validate", "-", given=copy_csv.dumps(odd))
    assert reply.code == 0
    assert reply.answer["valid"] is True
    assert reply.answer["warnings"] == len(reply.complaints) > 0
    line, clause, sentence = reply.complaints[0].split(": ", 2)
    assert line == "3"
    assert clause.startswith("WS-")
    assert sentence.endswith(".")


def test_everything_wrong_is_told_with_line_and_field(call: Call) -> None:
    table = "piece,number,type,pattern\ncard,31,line,lyon\ncard,32,row,lion\ncard,x,,\n"
    reply = call("library", "validate", "-", given=table)
    assert reply.code == 1
    assert reply.answer == {"valid": False, "problems": 3, "warnings": 0}
    heads = [complaint.split(": ")[:2] for complaint in reply.complaints]
    assert heads == [["2", "pattern"], ["3", "type"], ["4", "number"]]


def test_a_thousand_problems_are_not_all_told(call: Call) -> None:
    table = "piece,number\n" + "card,x\n" * 1000
    reply = call("library", "validate", "-", given=table)
    assert reply.answer["problems"] == 1000
    assert len(reply.complaints) == 101
    assert reply.complaints[-1] == "And 900 more like these."


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("", "1: file: This file is empty."),
        ("{", "1: format: This JSON is no copy"),
        (b"PK\x03\x04rest", "1: file: This is a spreadsheet"),
        ('{"format":\n"serengeti-components",}', "2: JSON: This is not JSON from line 2"),
    ],
)
def test_what_is_no_copy_is_one_sentence(call: Call, given: str | bytes, complaint: str) -> None:
    reply = call("library", "validate", "-", given=given)
    assert reply.code == 1
    assert reply.answer["valid"] is False
    assert len(reply.complaints) == 1
    assert reply.complaints[0].startswith(complaint)


def test_a_file_that_cannot_be_read_is_code_2(call: Call, tmp_path: Path) -> None:
    for word in ("validate", "import"):
        reply = call("library", word, str(tmp_path / "nothing.json"))
        assert (reply.code, reply.output) == (2, "")
        assert "cannot be read" in reply.complaints[0]
    assert call("library", "validate", str(tmp_path)).code == 2


# usage


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["burn"],
        ["import"],
        ["import", "x", "--into", "1", "--as", "y"],
        ["export"],
        ["validate"],
    ],
)
def test_wrong_usage_is_code_2(call: Call, words: list[str]) -> None:
    reply = call("library", *words)
    assert (reply.code, reply.output) == (2, "")
    assert reply.complaints[0].startswith("usage:")
