"""The bell that a second start rings: the window comes forward, perhaps with a file."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject

from serengeti_companion.storage.single_instance import Claim

if TYPE_CHECKING:
    from serengeti_companion.ui.main_window import MainWindow


class Doorbell(QObject):
    """Rings when the program is started again on the same data."""

    def __init__(self, window: "MainWindow", claim: Claim) -> None:
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
