"""One accepted command to disk and painted, against a bare append and a bare repaint.

Bare: one row of the same length into SQLite, as durably, and one repaint of a window of the same
size with as many plain labels as the table has widgets in sight. Several processes, one after the
other: where things happen to lie in one's memory moves the ratio by a tenth.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from benchmarks.figures import Figure, of_runs

ROOT = Path(__file__).resolve().parents[2]
PROCESSES = 7
RUNS = 400
WARM = 30
GOAL = 2.0
SIZE = (1366, 768)
ROW = "x" * 320  # about as long as the record of a command


def measure() -> Iterator[Figure]:
    """All that the processes measured, taken together."""
    times: dict[str, list[float]] = {"ours": [], "bare": []}
    for _ in range(PROCESSES):
        for kind, found in _in_a_process().items():
            times[kind] += found
    yield of_runs("a command to disk and painted", times["ours"], times["bare"], GOAL)


def _in_a_process() -> dict[str, list[float]]:
    paths = os.pathsep.join((str(ROOT), str(ROOT / "tests")))
    environment = os.environ | {"PYTHONPATH": paths}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    done = subprocess.run(
        [sys.executable, __file__],
        check=True,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    found: dict[str, list[float]] = json.loads(done.stdout)
    return found


def play() -> dict[str, list[float]]:
    """The turns of a random game, each command followed by the least work of the same kind."""
    from benchmarks.bare_append import BareAppend  # noqa: PLC0415 -- only where it is played
    from benchmarks.evening import Evening, PlainWindow  # noqa: PLC0415 -- they load Qt

    from serengeti_companion.games.wild.model import Phase  # noqa: PLC0415 -- and the game

    times: dict[str, list[float]] = {"ours": [], "bare": []}
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder) / "ours.sqlite3", SIZE)
        bare = BareAppend(Path(folder) / "bare.sqlite3")
        window = PlainWindow(evening.table)
        while len(times["ours"]) < RUNS + WARM and (command := evening.next()) is not None:
            in_turn = evening.state.phase is Phase.ROUND
            ours = _timed(partial(evening.play, command))
            least = _timed(partial(_least, partial(bare.append, ROW), window.draw))
            if in_turn and evening.state.phase is Phase.ROUND:
                times["ours"].append(ours)
                times["bare"].append(least)
        window.close()
        bare.close()
        evening.close()
    return {kind: found[WARM:] for kind, found in times.items()}


def _least(append: Callable[[], None], draw: Callable[[], None]) -> None:
    append()
    draw()


def _timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


if __name__ == "__main__":
    print(json.dumps(play()))
