"""A process that opens one window, paints it and tells its resident memory in MiB.

python resident.py ours FOLDER    the table of WILD: Serengeti, its sessions in that folder
python resident.py bare FOLDER    a QMainWindow with an empty QGraphicsView
"""

import importlib
import resource
import sys
from pathlib import Path
from typing import Any

SIZE = (1366, 768)
LONG = 300  # commands, most of a game
_STATUS = Path("/proc/self/status")


def bare(_: Path) -> Any:  # noqa: ANN401 -- kept alive by the caller
    """The least that a window can be."""
    qt = importlib.import_module("PySide6.QtWidgets")
    app = qt.QApplication(sys.argv)
    window = qt.QMainWindow()
    window.setCentralWidget(qt.QGraphicsView(qt.QGraphicsScene(window)))
    window.resize(*SIZE)
    window.show()
    app.processEvents()
    return app, window


def ours(folder: Path) -> Any:  # noqa: ANN401 -- kept alive by the caller
    """The table late in an evening, started like the program."""
    with importlib.import_module("serengeti_companion.ui.kept_support").kept():
        importlib.import_module("PySide6.QtCore")
    importlib.import_module("serengeti_companion.ui.unread_sources").leave_unread()
    evening = importlib.import_module("benchmarks.evening").Evening
    return evening(folder / "table.sqlite3", SIZE, LONG)


def resident() -> float:
    """Now, where the system tells; else the most there ever was."""
    if _STATUS.is_file():
        line = next(s for s in _STATUS.read_text().splitlines() if s.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    kept = {"ours": ours, "bare": bare}[sys.argv[1]](Path(sys.argv[2]))
    print(resident(), flush=True)
