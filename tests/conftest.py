"""What every test gets: its own data folder, no screen, and a look for what it left running."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from serengeti_companion.paths import DATA_VARIABLE

# Before anything imports PySide6; the end-to-end tests start their own processes on Xvfb.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The same examples everywhere and no clock: a red test stays red until it is mended.
hypothesis.settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
)
hypothesis.settings.load_profile("repeatable")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this test's sessions and preferences go: never the real ones."""
    folder = tmp_path / "data"
    monkeypatch.setenv(DATA_VARIABLE, str(folder))
    return folder


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fails a test that leaves a thread behind."""
    before = set(threading.enumerate())
    yield
    left = [thread.name for thread in set(threading.enumerate()) - before if thread.is_alive()]
    assert not left, f"threads left running: {left}"
