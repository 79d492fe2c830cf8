"""Undo late in a long evening against undo near its start, on disk and painted."""

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.evening import Evening
from benchmarks.figures import Figure, of_runs

from serengeti_companion.games.wild import commands as c

EARLY, LATE = 20, 2000
RUNS = 120
GOAL = 1.5
SIZE = (1366, 768)


def measure() -> Iterator[Figure]:
    """Two evenings of that length side by side; in each the same is done and taken back."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        evenings = {plays: _played(Path(folder), plays) for plays in (EARLY, LATE)}
        times: dict[int, list[float]] = {plays: [] for plays in evenings}
        for _ in range(RUNS):
            for plays, evening in evenings.items():
                _correct(evening, 99)
                times[plays].append(_undo(evening))
        for evening in evenings.values():
            evening.close()
    yield of_runs(f"undo at command {LATE} against {EARLY}", times[LATE], times[EARLY], GOAL)


def _played(folder: Path, plays: int) -> Evening:
    evening = Evening(folder / f"{plays}.sqlite3", SIZE)
    while evening.model.session.plays < plays:
        _correct(evening, evening.model.session.plays % 50)
    return evening


def _correct(evening: Evening, value: int) -> None:
    seat = evening.state.seating[0]
    evening.play(c.CorrectNumber(fact="stars", value=value, seat=seat))


def _undo(evening: Evening) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    evening.model.undo()
    evening.settle()
    return (time.perf_counter() - start) * 1000
