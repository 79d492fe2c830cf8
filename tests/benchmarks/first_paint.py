"""A process that opens one window, tells when it was painted first, and ends.

    python first_paint.py ours    the start page of Serengeti Companion
    python first_paint.py bare    a QMainWindow with an empty QGraphicsView

It prints the moment as `time.perf_counter` of the machine counts it, in seconds.
"""

import importlib
import os
import sys
import time
from types import ModuleType
from typing import Any

SIZE = (1366, 768)


def bare() -> None:
    """The least that a window can be."""
    qt = importlib.import_module("PySide6.QtWidgets")
    app = qt.QApplication(sys.argv)
    window = qt.QMainWindow()
    window.setCentralWidget(qt.QGraphicsView(qt.QGraphicsScene(window)))
    window.resize(*SIZE)
    window.show()
    tell_first_paint(app, window)


def ours() -> None:
    """The program as the command line starts it, but for the event loop."""
    load = importlib.import_module

    def watched(name: str) -> ModuleType:
        module = load(name)
        if name.endswith("ui.start"):
            module.QApplication.exec = staticmethod(_instead_of_the_event_loop)
        return module

    vars(importlib)["import_module"] = watched
    load("serengeti_companion.cli.main").main([])


def _instead_of_the_event_loop() -> None:
    qt = sys.modules["PySide6.QtWidgets"]
    app = qt.QApplication.instance()
    window = next(w for w in app.topLevelWidgets() if isinstance(w, qt.QMainWindow))
    tell_first_paint(app, window)


def tell_first_paint(app: Any, window: Any) -> None:  # noqa: ANN401 -- Qt is loaded late
    """Go on until the window has been painted, and leave."""
    core = sys.modules["PySide6.QtCore"]

    class Watch(core.QObject):  # type: ignore[name-defined,misc]
        painted = False

        def eventFilter(self, _: Any, event: Any) -> bool:  # noqa: ANN401
            self.painted = self.painted or event.type() == core.QEvent.Type.Paint
            return False

    watch = Watch()
    window.installEventFilter(watch)
    while not watch.painted:
        app.processEvents()
    print(time.perf_counter(), flush=True)
    os._exit(0)


if __name__ == "__main__":
    {"ours": ours, "bare": bare}[sys.argv[1]]()
