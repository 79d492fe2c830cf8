"""`replay`: where a session file ends."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from support.command_line import Call
from support.simulated import replayed, simulated

from serengeti_companion.exports.transcript import transcript
from serengeti_companion.storage import session_file
from serengeti_companion.storage.whole import WholeSession


@pytest.fixture(scope="module")
def whole() -> WholeSession:
    return simulated(2, seed=21, undone=25)


@pytest.fixture(scope="module")
def text(whole: WholeSession) -> str:
    return session_file.dumps(whole)


def cut(text: str) -> str:
    return text[: len(text) // 2]


def swapped(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new, 1)


def test_a_finished_game_answers_its_result_in_one_line(
    call: Call, whole: WholeSession, text: str
) -> None:
    reply = call("replay", "-", given=text)
    assert reply.code == 0
    assert reply.output.count("\n") == 1
    assert set(reply.answer) == {"game", "finished", "result", "state"}
    assert reply.answer["game"] == "wild"
    assert reply.answer["finished"] is True
    assert reply.answer["result"] == whole.game.result(replayed(whole).state)


def test_a_file_is_read_by_its_name(call: Call, tmp_path: Path, text: str) -> None:
    path = tmp_path / "Friday evening.serengeti"
    path.write_text(text)
    assert call("replay", str(path)).output == call("replay", "-", given=text).output


def test_only_the_first_records_are_replayed_when_asked(
    call: Call, whole: WholeSession, text: str
) -> None:
    reply = call("replay", "-", "--until", "10", given=text)
    assert reply.code == 0
    assert reply.answer["finished"] is False
    assert reply.answer["result"] is None
    begun = call("replay", "-", "--until", "0", given=text).answer["state"]
    assert begun["phase"] == "setup"
    everything = call("replay", "-", "--until", str(len(whole.records)), given=text)
    beyond = call("replay", "-", "--until", "999999", given=text)
    assert everything.answer == beyond.answer == call("replay", "-", given=text).answer


def test_the_transcript_is_told_instead(call: Call, whole: WholeSession, text: str) -> None:
    assert call("replay", "-", "--transcript", given=text).output == transcript(whole)
    short = call("replay", "-", "--transcript", "--until", "3", given=text)
    assert "   3  " in short.output
    assert "   4  " not in short.output


@pytest.mark.parametrize("number", ["-1", "x", "1.5", ""])
def test_a_number_of_records_that_is_none_is_wrong_usage(
    call: Call, number: str, text: str
) -> None:
    reply = call("replay", "-", f"--until={number}", given=text)
    assert (reply.code, reply.output) == (2, "")
    assert "_count" not in reply.complaints[-1]


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda _: "", "1: JSON: This file is empty."),
        (lambda _: "{}", "1: format: This is not a session of Serengeti Companion."),
        (lambda _: b"\xff\xfd", "1: JSON: This file is garbled"),
        (cut, "1: JSON: This file is cut off"),
        (swapped('"version":1', '"version":9'), "1: version: This session file has"),
        (swapped('"at":null', '"at":"now"'), "1: records[1].played.at: Record 1 does"),
        (
            swapped('"records":[', '"records":[{"type":"undone","at":null},'),
            "1: records[1]: Record 1 cannot be",
        ),
    ],
)
def test_a_bad_file_is_one_sentence_and_code_1(
    call: Call, text: str, spoil: Callable[[str], str | bytes], complaint: str
) -> None:
    reply = call("replay", "-", given=spoil(text))
    assert reply.code == 1
    (said,) = reply.complaints
    assert said.startswith(complaint)
    assert json.loads(reply.output) == {"error": said.split(": ", 2)[2]}


def test_a_file_that_is_not_there_is_code_2(call: Call, tmp_path: Path) -> None:
    reply = call("replay", str(tmp_path / "none.serengeti"))
    assert (reply.code, reply.output) == (2, "")
    (said,) = reply.complaints
    assert "none.serengeti" in said


def test_a_name_in_any_script_is_told_on_any_terminal(tmp_path: Path, whole: WholeSession) -> None:
    path = tmp_path / "x.serengeti"
    session_file.write(path, replace(whole, title="مريم 🦁", records=()))
    done = subprocess.run(
        [sys.executable, "-m", "serengeti_companion", "replay", "--transcript", str(path)],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().startswith("WILD: Serengeti: \u2068مريم 🦁\u2069\n")


def test_closed_standard_input_is_code_2() -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m serengeti_companion replay - <&-"],
        capture_output=True,
        check=False,
        text=True,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
