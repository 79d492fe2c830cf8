"""No screen, a folder that cannot be written to, a full disk: told in a sentence, nothing lost."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from e2e.conftest import Start
from e2e.disks import Disk, as_ordinary_user, limited, read_only, small
from e2e.journal import Journal
from e2e.program import ROOT, environment

from serengeti_companion.storage.database import FILE_NAME, examine


def test_without_a_screen_the_program_says_so_and_ends(data_folder: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "serengeti_companion"],
        cwd=ROOT,
        env=environment(data_folder, None),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    (line,) = ended.stderr.splitlines()
    assert line.startswith("serengeti-companion: Serengeti Companion needs a screen")
    assert "xvfb-run" in line
    assert not (data_folder / FILE_NAME).exists()


def test_a_folder_that_cannot_be_written_to_is_told_until_it_can(
    data_folder: Path, start: Start
) -> None:
    data_folder.mkdir()
    with read_only(data_folder):
        program = start(data_folder, *as_ordinary_user())
        told = program.find("Nothing can be written here", "TextLabel").says
        assert str(data_folder) in told
        assert "SERENGETI_COMPANION_DATA" in told
    program.tap("Try again")
    program.find("Practice game of WILD")


def test_sessions_in_a_folder_that_became_read_only_are_told_and_intact(
    data_folder: Path, start: Start
) -> None:
    first = start(data_folder)
    first.tap("Practice game of WILD")
    first.find("Quick entry")
    first.enter("lion c4")
    first.find("Undo: Ann")
    first.kill()
    with read_only(data_folder):
        before = contents(data_folder)
        second = start(data_folder, *as_ordinary_user())
        second.tap("Resume")
        shown = second.find("Undo: Ann").says
        second.enter("done")
        second.find("Nothing can be written here", "NoticeBar")
        assert second.find("Undo").says == shown
        assert contents(data_folder) == before
        second.kill()
    third = start(data_folder)
    third.tap("Resume")
    assert third.find("Undo: Ann").says == shown


@pytest.mark.parametrize("disk_of", [small, limited])
def test_a_full_disk_is_told_and_the_game_goes_on_once_there_is_room(
    disk_of: Callable[[Path], AbstractContextManager[Disk]], tmp_path: Path, start: Start
) -> None:
    with disk_of(tmp_path) as disk:
        program = start(disk.data)
        program.tap("Practice game of WILD")
        program.find("Quick entry")
        program.enter("lion c4")
        shown = program.find("Undo: Ann").says
        with Journal(disk.data) as journal:
            kept, table = len(journal), journal.table
            disk.fill(program)
            program.enter("done")
            program.find("The disk", "NoticeBar")
            # The step that could not be kept did not happen, on the screen either.
            assert program.find("Undo").says == shown
            assert (len(journal), journal.table) == (kept, table)
            disk.free(program)
            program.screen.press("Return")
            program.wait(lambda: len(journal) > kept, "the step, done again")
        program.kill()
        assert examine(disk.data / FILE_NAME) == ()


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
