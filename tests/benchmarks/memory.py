"""Resident memory with the table screen open, against a bare window."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.figures import Figure, of_runs

ROOT = Path(__file__).resolve().parents[2]
RUNS = 5
GOAL = 1.6


def measure() -> Iterator[Figure]:
    """A process each: one with the table late in an evening, one with the least window."""
    found: dict[str, list[float]] = {"ours": [], "bare": []}
    for _ in range(RUNS):
        for kind, sizes in found.items():
            sizes.append(_resident(kind))
    yield of_runs("resident memory of the table", found["ours"], found["bare"], GOAL, "MiB")


def _resident(kind: str) -> float:
    script = Path(__file__).with_name("resident.py")
    paths = os.pathsep.join((str(ROOT), str(ROOT / "tests")))
    with tempfile.TemporaryDirectory() as data:
        environment = os.environ | {"PYTHONPATH": paths, "SERENGETI_COMPANION_DATA": data}
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        done = subprocess.run(
            [sys.executable, script, kind, data],
            capture_output=True,
            check=True,
            env=environment,
            text=True,
        )
    return float(done.stdout)
