"""Whoever starts the program again on the same data gets the window that is open."""

import subprocess
import sys
from pathlib import Path

from e2e.conftest import Start
from e2e.program import ROOT, environment
from e2e.virtual_screen import VirtualScreen


def started_again(data: Path, screen: VirtualScreen) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "serengeti_companion"],
        cwd=ROOT,
        env=environment(data, screen.name),
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_second_start_shows_the_open_window_and_ends(
    data_folder: Path, screen: VirtualScreen, start: Start
) -> None:
    program = start(data_folder)
    program.tap("Practice game of WILD")
    program.find("Quick entry")
    (window,) = program.windows()
    with screen.something_in_front() as stranger:
        assert screen.front() == stranger
        second = started_again(data_folder, screen)
        assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
        program.wait(lambda: screen.front() != stranger, "the window in front")
        assert screen.front() == window["number"]
    # The same process, with the same table on it: nothing was opened twice.
    assert program.is_running
    assert program.windows() == [window]
    program.find("Quick entry")


def test_a_start_on_other_data_is_a_window_of_its_own(
    data_folder: Path, tmp_path: Path, start: Start
) -> None:
    one, other = start(data_folder), start(tmp_path / "other")
    assert one.is_running
    assert other.is_running
    assert one.windows() != other.windows()


def test_after_a_kill_the_next_start_is_not_kept_out(data_folder: Path, start: Start) -> None:
    first = start(data_folder)
    first.kill()
    second = start(data_folder)
    assert second.find("Practice game of WILD").enabled
    assert (first.is_running, second.is_running) == (False, True)
