"""Cold start to the first painted start page, against a bare window."""

import compileall
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.figures import Figure, of_runs

ROOT = Path(__file__).resolve().parents[2]
RUNS = 21
GOAL = 1.5


def measure() -> Iterator[Figure]:
    """Byte code is there, as an installed program has it; the page shows a session to resume."""
    for folder in ("serengeti_companion", "tests/benchmarks"):
        compileall.compile_dir(ROOT / folder, quiet=1)
    with tempfile.TemporaryDirectory() as data, _screen() as screen:
        environment = _environment(data) | screen
        _keep_a_session(environment)
        for kind in ("ours", "bare"):
            _first_paint(kind, environment)  # fills the disk's memory
        times: dict[str, list[float]] = {"ours": [], "bare": []}
        for _ in range(RUNS):
            for kind, found in times.items():
                found.append(_first_paint(kind, environment))
    where = environment["QT_QPA_PLATFORM"]
    yield of_runs(f"cold start to first paint ({where})", times["ours"], times["bare"], GOAL)


def _environment(data: str) -> dict[str, str]:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return environment | {"SERENGETI_COMPANION_DATA": data, "PYTHONPATH": str(ROOT)}


@contextmanager
def _screen() -> Iterator[dict[str, str]]:
    """An X server of our own, as people start on one; without Xvfb no screen at all."""
    if shutil.which("Xvfb") is None:
        yield {"QT_QPA_PLATFORM": "offscreen"}
        return
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        try:
            yield {"QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{number}"}
        finally:
            server.terminate()


# In a process of its own: the start that is measured must not find anything loaded.
KEEP_A_SESSION = """
from serengeti_companion.paths import user_data
from serengeti_companion.storage.database import FILE_NAME, Database
from serengeti_companion.storage.play import begin_session
from serengeti_companion.storage.sessions import SessionStore
from serengeti_companion.ui.home.wild.practice import names, practice
with Database(user_data() / FILE_NAME) as database:
    store = SessionStore(database)
    session = begin_session(store, practice())
    summary = {"names": names(), "round": 1, "rounds": 6, "phase": "round", "practice": True}
    store.note(session, finished=False, summary=summary)
"""


def _keep_a_session(environment: dict[str, str]) -> None:
    subprocess.run([sys.executable, "-c", KEEP_A_SESSION], env=environment, check=True)


def _first_paint(kind: str, environment: dict[str, str]) -> float:
    """Milliseconds from starting the process to its first picture."""
    child = Path(__file__).with_name("first_paint.py")
    begun = time.perf_counter()
    done = subprocess.run(
        [sys.executable, str(child), kind],
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    return (float(done.stdout) - begun) * 1000
