"""One accepted command to disk and painted, against a bare append and a bare repaint.

Bare: one row of the same length into SQLite, as durably, and one repaint of a window of the same
size with as many plain labels as the table has widgets in sight.
"""

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from benchmarks.bare_append import BareAppend
from benchmarks.evening import Evening, PlainWindow
from benchmarks.figures import Figure, of_runs

from serengeti_companion.games.wild.model import Phase

RUNS = 400
WARM = 30
GOAL = 2.0
SIZE = (1366, 768)
ROW = "x" * 320  # about as long as the record of a command


def measure() -> Iterator[Figure]:
    """The turns of a random game, each command followed by the least work of the same kind."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    times: dict[str, list[float]] = {"ours": [], "bare": []}
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder) / "ours.sqlite3", SIZE)
        bare = BareAppend(Path(folder) / "bare.sqlite3")
        window = PlainWindow(evening.table)
        while len(times["ours"]) < RUNS + WARM and (command := evening.next()) is not None:
            in_turn = evening.state.phase is Phase.ROUND
            ours = _timed(partial(evening.play, command))
            least = _timed(partial(_least, bare, window))
            if in_turn and evening.state.phase is Phase.ROUND:
                times["ours"].append(ours)
                times["bare"].append(least)
        window.close()
        bare.close()
        evening.close()
    yield of_runs("a command to disk and painted", times["ours"][WARM:], times["bare"][WARM:], GOAL)


def _least(bare: BareAppend, window: PlainWindow) -> None:
    bare.append(ROW)
    window.draw()


def _timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000
