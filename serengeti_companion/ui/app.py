"""The start: one window a data folder, the look of last time, and what is said if it fails."""

import gc
import os
import signal
import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QFileSystemWatcher,
    QMessageLogContext,
    QObject,
    QSize,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.paths import user_data
from serengeti_companion.storage import single_instance
from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.ui import translation
from serengeti_companion.ui.crash import CrashHook
from serengeti_companion.ui.home import choices
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.main_window import NAME, MainWindow
from serengeti_companion.ui.paint.glyphs import app_icon
from serengeti_companion.ui.style.styling import current_style

COULD_NOT_START = 2
_FIRST_SIZE = QSize(1366, 768)


def main() -> int:
    """Open the window, or have the one that is open come forward; return the exit code."""
    # Everything is on the disk already, so Ctrl+C may end it at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    data = user_data()
    try:
        claim = single_instance.claim(data)
    except EnvironmentFault:
        claim = None  # the window tells it: opening the sessions fails on the same folder
    else:
        if claim is None:
            return _show_the_other(data)
    gc.disable()  # nothing of what a start makes is garbage
    app = _application()
    window = _window(data)
    hook = CrashHook(app)
    hook.fault_told.connect(window.notice.tell)
    hook.install(window)
    _show(window)
    QTimer.singleShot(0, partial(_settle, window, claim))
    return app.exec()


def _application() -> QApplication:
    """The application, in the language of the desktop; without a screen the program ends here."""
    said: list[str] = []
    qInstallMessageHandler(partial(_at_start, said))
    app = QApplication(sys.argv)
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


def _settle(window: MainWindow, claim: single_instance.Claim | None) -> None:
    """What can wait until the first picture is on the screen."""
    gc.freeze()
    gc.enable()
    QApplication.setWindowIcon(app_icon())
    if claim is not None:
        Doorbell(window, claim)


class Doorbell(QObject):
    """Rings when the program is started again on the same data."""

    def __init__(self, window: MainWindow, claim: single_instance.Claim) -> None:
        super().__init__(window)
        self._window = window
        self._claim = claim
        self._watcher = QFileSystemWatcher([str(claim.folder)], self)
        self._watcher.directoryChanged.connect(self.answer)
        self.answer()

    def answer(self) -> None:
        """Show the window if somebody asks for it."""
        wish = self._claim.request()
        if wish is None:
            return
        self._window.come_forward()
        if wish:
            self._window.bring_in(Path(wish))


def _show_the_other(data: Path) -> int:
    try:
        answered = single_instance.ask_to_show(data)
    except EnvironmentFault as fault:
        return _fail(fault.text)
    if answered:
        return 0
    return _fail(
        say(
            "Serengeti Companion is open already and does not answer: {path}. Close it, or end "
            "its process, and start again.",
            path=str(data),
        )
    )


def _at_start(said: list[str], kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
    """Qt talks at length and then aborts when it finds no screen; one sentence does better."""
    said.append(message)
    if kind is QtMsgType.QtFatalMsg:
        code = _fail(_no_screen(" ".join(said)))
        sys.stderr.flush()
        os._exit(code)


def _no_screen(said: str) -> Text:
    if "could not be loaded" in said or "Could not load" in said:
        return say(
            "Serengeti Companion cannot open a window, because a library of the system is missing "
            "(Qt says: {said}). `python3 packaging/run.py` tells which package holds it.",
            said=said.split("\n", maxsplit=1)[0],
        )
    return say(
        "Serengeti Companion needs a screen and there is none here: start it from a desktop "
        "session, or on a virtual screen with `xvfb-run`. `serengeti-companion --help` lists what "
        "works without one."
    )


def _fail(text: Text) -> int:
    print(f"serengeti-companion: {text}", file=sys.stderr)  # noqa: T201 -- there is no window
    return COULD_NOT_START
