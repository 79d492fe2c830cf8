"""When the program itself is at fault: a sentence and a report that can be saved, no traceback."""

import importlib
import sys
import threading
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from serengeti_companion.storage.faults import EnvironmentFault, UnusableInput
from serengeti_companion.ui.translation import told

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from serengeti_companion.ui.crash_dialog import CrashDialog

MOST = 20
"""Reports kept of one run: a fault that comes back on every repaint must not fill the memory."""


class CrashHook(QObject):
    """Takes what nobody caught. `fault_told(sentence)`: it was the surroundings, not us."""

    fault_told = Signal(str)

    def __init__(self, window: "QWidget") -> None:
        super().__init__(window)
        self.reports: list[str] = []
        self.dialog: CrashDialog | None = None
        self._window = window

    def install(self) -> None:
        """From now on nothing of that kind reaches the terminal."""
        sys.excepthook = self.take
        threading.excepthook = lambda thrown: self.take(
            thrown.exc_type, thrown.exc_value, thrown.exc_traceback
        )

    def take(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """One uncaught exception."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
        elif isinstance(error, EnvironmentFault | UnusableInput):
            self.fault_told.emit(told(error.text))
        elif len(self.reports) < MOST:
            self._tell(kind, error, trace)

    def _tell(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        # A start without a crash does not pay for the dialog.
        module = importlib.import_module("serengeti_companion.ui.crash_dialog")
        self.reports.append(module.report(kind, error, trace))
        if self.dialog is None:
            self.dialog = module.CrashDialog(self.reports, self._window)
            self.dialog.finished.connect(self._told)
            self.dialog.open()

    def _told(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = None
