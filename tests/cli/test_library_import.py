"""`library import`: what of theirs is taken in, what is told of it, and what is left as it was."""

import os
from pathlib import Path
from typing import Any

import pytest
from support.command_line import Call
from support.library import MINE, THEIRS, copy_with, keep, shown, steps

from serengeti_companion.exports import copy_csv
from serengeti_companion.games.wild import components
from serengeti_companion.storage import single_instance


@pytest.mark.usefixtures("mine")
def test_what_contradicts_nothing_is_taken_in(call: Call, data_folder: Path, friends: str) -> None:
    reply = call("library", "import", friends)
    assert (reply.code, reply.complaints) == (0, [])
    answer: dict[str, Any] = reply.answer
    assert (answer["copy"], answer["name"], answer["written"]) == (1, "My copy", True)
    counts = [answer[relation] for relation in ("new", "changed", "conflict", "same")]
    assert counts == [1, 1, 1, 1]
    assert answer["pieces"][0] == {
        "piece": "Card 31",
        "relation": "conflict",
        "taken": False,
        "mine": [MINE[0]],
        "theirs": [THEIRS[0]],
    }
    assert [each["taken"] for each in answer["pieces"]] == [False, True, True]
    assert shown(call, "1") == [MINE[0], *THEIRS[1:]]
    # The window takes it back as one step.
    assert steps(data_folder, 1) == ("import of friends.csv", None)


@pytest.mark.usefixtures("mine")
def test_theirs_counts_only_when_told(call: Call, friends: str) -> None:
    call("library", "import", friends, "--take-theirs")
    assert shown(call, "1") == list(THEIRS)


@pytest.mark.usefixtures("mine")
def test_a_dry_run_tells_the_same_and_writes_nothing(
    call: Call, data_folder: Path, friends: str
) -> None:
    dry = call("library", "import", friends, "--dry-run").answer
    assert dry["written"] is False
    assert shown(call, "1") == list(MINE)
    assert steps(data_folder, 1) == (None, None)
    assert call("library", "import", friends).answer == dry | {"written": True}


def test_a_dry_run_makes_no_data_folder(call: Call, data_folder: Path, friends: str) -> None:
    answer = call("library", "import", friends, "--dry-run").answer
    assert (answer["copy"], answer["name"], answer["new"]) == (None, "Friends", 4)
    assert not data_folder.exists()


@pytest.mark.usefixtures("mine")
def test_a_file_that_tells_nothing_new_is_no_step(call: Call, data_folder: Path) -> None:
    given = call("library", "show", "1").output
    answer = call("library", "import", "-", given=given).answer
    assert (answer["written"], answer["same"], answer["pieces"]) == (False, 3, [])
    assert steps(data_folder, 1) == (None, None)


def test_without_any_copy_a_new_one_is_made(call: Call, friends: str) -> None:
    answer = call("library", "import", friends).answer
    assert (answer["copy"], answer["name"], answer["written"]) == (1, "Friends", True)
    assert components.loads(call("library", "show").output) == copy_with("Friends", THEIRS)


def test_a_copy_named_after_a_file_is_called_as_it_is_kept(call: Call, tmp_path: Path) -> None:
    path = os.fsdecode(os.fsencode(tmp_path) + b"/n\xe4d.csv")
    Path(path).write_bytes(copy_csv.dumps(copy_with("", THEIRS)).encode())
    name = call("library", "import", path).answer["name"]
    assert name == "n\N{REPLACEMENT CHARACTER}d"
    assert call("library", "list").answer["name"] == name


def test_a_copy_whose_name_cannot_be_seen_is_called_by_its_file(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "Frie\u202ends.json"
    path.write_text(components.dumps(copy_with("  ", THEIRS)), encoding="utf-8")
    assert call("library", "import", str(path)).answer["name"] == "Friends"
    assert call("library", "list").answer["name"] == "Friends"


@pytest.mark.usefixtures("mine")
def test_a_new_copy_gets_the_name_that_was_told(
    call: Call, data_folder: Path, friends: str
) -> None:
    answer = call("library", "import", friends, "--as", " Second\tedition ").answer
    assert (answer["copy"], answer["name"]) == (2, "Second edition")
    assert shown(call, "second edition") == list(THEIRS)
    assert shown(call, "1") == list(MINE)
    assert steps(data_folder, 2) == ("import of friends.csv", None)


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("MY copy", "There is a copy called MY copy already."),
        ("  ", "A new copy needs a name that can be seen."),
        ("x" * 201, "The title has 201 letters"),
    ],
)
def test_a_name_that_cannot_be_is_code_1(
    call: Call, friends: str, name: str, complaint: str
) -> None:
    reply = call("library", "import", friends, "--as", name)
    assert reply.code == 1
    assert reply.complaints[0].startswith(complaint)
    assert reply.answer["error"] == reply.complaints[0]
    assert len(call("library", "list").answers) == 1


def test_with_several_copies_it_must_be_said_which(
    call: Call, data_folder: Path, friends: str
) -> None:
    keep(data_folder, copy_with("One", MINE), copy_with("Two", ()))
    reply = call("library", "import", friends)
    assert reply.code == 1
    assert reply.complaints[0].startswith("There are 2 copies: say which with --into")
    assert "1 One, 2 Two" in reply.complaints[0]
    assert call("library", "import", friends, "--into", "two").answer["copy"] == 2
    assert shown(call, "one") == list(MINE)
    assert shown(call, "two") == list(THEIRS)
    assert call("library", "import", friends, "--into", "three").code == 1


@pytest.mark.usefixtures("mine")
def test_the_practice_set_is_never_taken_in(call: Call) -> None:
    given = call("library", "show", "practice").output
    for options in ([], ["--as", "Practice"], ["--take-theirs"]):
        reply = call("library", "import", "-", *options, given=given)
        assert reply.code == 1
        assert "never mixed with the facts of a real copy" in reply.complaints[0]
    assert shown(call, "1") == list(MINE)


@pytest.mark.usefixtures("mine")
def test_a_damaged_file_changes_nothing(call: Call, data_folder: Path) -> None:
    reply = call("library", "import", "-", given="piece,number\ncard,x\ncard,y\n")
    assert reply.code == 1
    assert [line.split(": ")[:2] for line in reply.complaints] == [["2", "number"], ["3", "number"]]
    assert reply.answer["error"].startswith('Row 2, column "number"')
    assert steps(data_folder, 1) == (None, None)


@pytest.mark.usefixtures("mine")
def test_while_the_window_or_another_import_is_at_work_nothing_is_written_behind_it(
    call: Call, data_folder: Path, friends: str
) -> None:
    held = single_instance.claim(data_folder)
    assert held is not None
    try:
        reply = call("library", "import", friends)
        assert (reply.code, reply.output) == (2, "")
        assert reply.complaints[0].startswith("Serengeti Companion is open")
        assert "or another import is at work" in reply.complaints[0]
        assert call("library", "import", friends, "--dry-run").code == 0
    finally:
        held.release()
    assert shown(call, "1") == list(MINE)
    assert call("library", "import", friends).answer["written"] is True
