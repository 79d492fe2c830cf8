"""What every test gets: its own data folder, no screen, and a look for what it left behind."""

import gc
import inspect
import logging
import os
import sys
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
def no_thread_left_running() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    left = [thread.name for thread in set(threading.enumerate()) - before if thread.is_alive()]
    assert not left, f"threads left running: {left}"


@pytest.fixture(autouse=True)
def nothing_logged_unseen(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """Fails a test in which a warning was logged, unless it asks for `caplog` and so looks."""
    yield
    looks = "caplog" in inspect.signature(request.function).parameters
    told = [
        f"{record.name}: {record.getMessage()}"
        for record in caplog.get_records("call")
        if record.levelno >= logging.WARNING
    ]
    assert looks or not told, f"logged unseen: {told}"


@pytest.fixture(autouse=True, scope="module")
def no_timer_left_running() -> Iterator[None]:
    """Fails the last test of a file that leaves a repeating timer behind."""
    yield
    qt = sys.modules.get("PySide6.QtCore")
    if qt is None or qt.QCoreApplication.instance() is None:
        return
    qt.QCoreApplication.sendPostedEvents(None, qt.QEvent.Type.DeferredDelete)
    is_valid = sys.modules["shiboken6"].isValid
    timers = [found for found in gc.get_objects() if isinstance(found, qt.QTimer)]
    running = [timer for timer in timers if is_valid(timer) and timer.isActive()]
    left = [repr(timer) for timer in running if not timer.isSingleShot()]
    assert not left, f"timers left running: {left}"
