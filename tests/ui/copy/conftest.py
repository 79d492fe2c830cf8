"""A copy of which nothing is told yet, its page in the window, and the files of others."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.transfer import THEIRS, copy_with

from serengeti_companion.exports.copy_files import write_copy
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.main_window import MainWindow


@pytest.fixture
def model(data_folder: Path) -> Iterator[CopyModel]:
    kept = Kept(data_folder)
    yield CopyModel(kept)
    kept.close()


@pytest.fixture
def page(window: MainWindow) -> CopyPage:
    """My copy, open in the window."""
    window.show_page("copy")
    page = window.stage.pages.currentWidget()
    assert isinstance(page, CopyPage)
    return page


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where files are picked from and put."""
    folder = tmp_path / "files"
    folder.mkdir()
    return folder


@pytest.fixture
def friends(folder: Path) -> Path:
    """A file that is partly new, partly the same and partly contradicts."""
    path = folder / "friends.csv"
    write_copy(copy_with(*THEIRS), path)
    return path
