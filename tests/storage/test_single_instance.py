"""A second start finds the first, whatever became of it."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from support.folders import forbid_writing

from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.storage.single_instance import FOLDER, Claim, ask_to_show, claim

HOLDER = """
import sys
from pathlib import Path
from serengeti_companion.storage.single_instance import claim
held = claim(Path(sys.argv[1]))
print("held" if held else "refused", flush=True)
sys.stdin.read()
"""


@contextmanager
def other_process(data: Path) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(data)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        try:
            yield process
        finally:
            process.kill()


def held(data: Path) -> Claim:
    got = claim(data)
    assert got is not None
    return got


def test_the_first_start_has_the_window_and_a_second_has_not(data_folder: Path) -> None:
    first = held(data_folder)
    assert claim(data_folder) is None
    first.release()
    held(data_folder).release()


def test_two_data_folders_have_a_window_each(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    claims = [held(one), held(two)]
    assert (claim(one), claim(two)) == (None, None)
    claims[0].release()
    assert claim(two) is None
    held(one).release()
    claims[1].release()


def test_a_window_in_another_process_is_found(data_folder: Path) -> None:
    with other_process(data_folder):
        assert claim(data_folder) is None


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_a_killed_window_leaves_no_lock(data_folder: Path, end: signal.Signals) -> None:
    with other_process(data_folder) as process:
        assert claim(data_folder) is None
        os.kill(process.pid, end)
        process.wait()
        held(data_folder).release()


@contextmanager
def in_a_thread(work: Callable[[], None]) -> Iterator[None]:
    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        thread.join()


@pytest.mark.parametrize("wish", ["", "/home/Ann/Freitag 🦁.serengeti"])
def test_the_window_hears_what_a_later_start_asks_for(data_folder: Path, wish: str) -> None:
    first = held(data_folder)
    assert first.folder == data_folder / FOLDER
    assert first.request() is None
    answers: list[bool] = []
    with in_a_thread(lambda: answers.append(ask_to_show(data_folder, wish, patience=60))):
        heard = first.request()
        while heard is None:
            heard = first.request()
    assert heard == wish
    assert answers == [True]
    assert first.request() is None
    first.release()


def test_a_window_that_does_not_answer_is_given_up_and_hears_nothing_later(
    data_folder: Path,
) -> None:
    first = held(data_folder)
    assert not ask_to_show(data_folder, patience=0)
    assert first.request() is None
    first.release()


def test_a_request_to_a_window_that_is_gone_is_not_answered_by_the_next(data_folder: Path) -> None:
    held(data_folder).release()
    (data_folder / FOLDER / "show").write_text("old.serengeti")
    first = held(data_folder)
    assert first.request() is None
    first.release()


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path, read_only_folder: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(EnvironmentFault, match="cannot be made"):
        claim(tmp_path / "file")
    forbid_writing(read_only_folder)
    with pytest.raises(EnvironmentFault, match="Nothing can be written here"):
        claim(read_only_folder)
    with pytest.raises(EnvironmentFault, match=r"disk reported an error|Nothing can be written"):
        ask_to_show(read_only_folder)
