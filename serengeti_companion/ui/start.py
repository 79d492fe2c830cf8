"""The window's start: the look of last time, the first picture, and what can wait until after."""

import importlib
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    QSize,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.storage.single_instance import Claim
from serengeti_companion.ui import translation
from serengeti_companion.ui.app import fail
from serengeti_companion.ui.home import choices
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.main_window import NAME, MainWindow
from serengeti_companion.ui.style.styling import current_style, make_application

_FIRST_SIZE = QSize(1366, 768)


def run(data: Path, claim: Claim | None) -> int:
    """Open the window on that folder and stay until it is closed; return the exit code."""
    app = _application()
    window = _window(data)
    _show(window)
    FirstPicture(window, partial(_settle, window, claim))
    return app.exec()


def _application() -> QApplication:
    """The application, in the language of the desktop; without a screen the program ends here."""
    said: list[str] = []
    qInstallMessageHandler(partial(_at_start, said))
    app = make_application(sys.argv)
    qInstallMessageHandler(None)
    app.setApplicationName("serengeti-companion")
    app.setApplicationDisplayName(NAME)
    app.setDesktopFileName("serengeti-companion")
    translation.install(app)
    return app


def _window(data: Path) -> MainWindow:
    style = current_style()
    try:
        kept = Kept(data)
        choices.take_up(kept)
    except EnvironmentFault:
        kept = None  # the window tries again, and tells why it cannot
    style.apply()
    return MainWindow(partial(Kept, data), kept)


def _show(window: MainWindow) -> None:
    if window.kept is not None and choices.put_back(window.kept, window):
        window.show()
        return
    room = window.screen().availableGeometry().size()
    # Without a window manager nobody maximises: then this size is what stays.
    window.resize(_FIRST_SIZE.boundedTo(room))
    if room.width() <= _FIRST_SIZE.width() or room.height() <= _FIRST_SIZE.height():
        window.showMaximized()
    else:
        window.show()


class FirstPicture(QObject):
    """Does the rest once the window has been painted: the eye is served first."""

    def __init__(self, window: MainWindow, rest: Callable[[], None]) -> None:
        super().__init__(window)
        self._rest = rest
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._rest)
        return False


def _settle(window: MainWindow, claim: Claim | None) -> None:
    importlib.import_module("serengeti_companion.ui.settle").settle(window, claim)


def _at_start(said: list[str], kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
    """Qt talks at length and then aborts when it finds no screen; one sentence does better."""
    said.append(message)
    if kind is QtMsgType.QtFatalMsg:
        code = fail(_no_screen(said))
        sys.stderr.flush()
        os._exit(code)


def _no_screen(said: list[str]) -> Text:
    reached = not any("could not connect" in line or "Failed to create wl" in line for line in said)
    if reached and any("Could not load" in line for line in said):
        return say(
            "Serengeti Companion cannot open a window, because the system lacks a library that "
            "Qt needs ({said}). In its folder, `python3 packaging/run.py` tells what to install.",
            said=said[0].split(".")[0],
        )
    return say(
        "Serengeti Companion needs a screen and there is none here: start it from a desktop "
        "session, or on a virtual screen with `xvfb-run`. `serengeti-companion --help` lists what "
        "works without one."
    )
