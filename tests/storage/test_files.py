"""What is read from and written to at a path that a person chose."""

import os
from pathlib import Path

import pytest

from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.storage.files import read_up_to, write_whole


def test_a_pipe_and_a_device_are_refused_instead_of_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (Path(os.devnull), pipe):
        with pytest.raises(EnvironmentFault, match="a pipe or a device, not a file"):
            read_up_to(path, 9)
        with pytest.raises(EnvironmentFault, match="a pipe or a device, not a file"):
            write_whole(path, "text")


@pytest.mark.parametrize("name", ["", ".", "..", "/"])
def test_a_folder_is_no_place_for_a_file(name: str) -> None:
    with pytest.raises(EnvironmentFault, match="cannot be written"):
        write_whole(Path(name), "text")


def test_what_a_shell_has_open_already_is_read() -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading), os.fdopen(writing, "wb") as file:
        file.write(b"given")
        file.flush()
        assert read_up_to(Path(f"/dev/fd/{reading}"), 4) == b"given"


def test_a_link_still_leads_to_the_file_that_was_written(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("old")
    link.symlink_to(file)
    write_whole(link, "new")
    assert link.is_symlink()
    assert file.read_text() == "new"
