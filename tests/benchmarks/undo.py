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
RUNS = 60
GOAL = 1.5
SIZE = (1366, 768)


def measure() -> Iterator[Figure]:
    """The same correction is made, taken back and made again at both moments."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    times: dict[int, list[float]] = {EARLY: [], LATE: []}
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder) / "undo.sqlite3", SIZE)
        for moment, found in times.items():
            while evening.model.session.plays < moment:
                _correct(evening, evening.model.session.plays)
            for _ in range(RUNS):
                _correct(evening, 999)
                found.append(_undo(evening))
        evening.close()
    yield of_runs(f"undo at command {LATE} against {EARLY}", times[LATE], times[EARLY], GOAL)


def _correct(evening: Evening, value: int) -> None:
    seat = evening.state.seating[0]
    evening.play(c.CorrectNumber(fact="stars", value=value, seat=seat))


def _undo(evening: Evening) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    evening.model.undo()
    evening.settle()
    return (time.perf_counter() - start) * 1000
