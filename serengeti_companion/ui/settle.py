"""What a start leaves until the first picture stands: keys, crash report, icon, second starts."""

import gc
import signal

from PySide6.QtWidgets import QApplication

from serengeti_companion.storage.single_instance import Claim
from serengeti_companion.ui.crash import CrashHook
from serengeti_companion.ui.doorbell import Doorbell
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.paint.glyphs import app_icon
from serengeti_companion.ui.window_keys import add_window_keys


def settle(window: MainWindow, claim: Claim | None) -> None:
    """The window is there; now it becomes whole."""
    gc.freeze()
    gc.enable()
    # Everything is on the disk already, so Ctrl+C in a terminal may end it at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    add_window_keys(window)
    hook = CrashHook(window)
    hook.fault_told.connect(window.tell)
    hook.install()
    QApplication.setWindowIcon(app_icon())
    if claim is not None:
        Doorbell(window, claim)
