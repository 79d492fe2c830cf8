"""Runs the benchmarks and prints their table.

    python tests/benchmarks/run.py            all of them
    python tests/benchmarks/run.py start ...  some of them

A benchmark is a module in this folder with a function `measure()` that yields Figures.
Exit code 1 = a goal was missed.
"""

import importlib
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
BENCHMARKS = ("start", "command", "undo", "memory")


def main(names: list[str]) -> int:
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    figures = importlib.import_module("benchmarks.figures")
    found = [
        figure
        for name in names or BENCHMARKS
        for figure in importlib.import_module(f"benchmarks.{name}").measure()
    ]
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    print(f"{day}, Python {platform.python_version()}, {platform.platform()}\n")
    print(figures.table(found))
    return 0 if all(figure.reached for figure in found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
