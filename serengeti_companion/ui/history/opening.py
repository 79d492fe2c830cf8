"""How the pages of the history come into the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from serengeti_companion.storage.sessions import SessionId
from serengeti_companion.ui.history.look_back import LookBackPage
from serengeti_companion.ui.history.past import read
from serengeti_companion.ui.home.told_session import title

if TYPE_CHECKING:
    from serengeti_companion.ui.home.kept import Kept
    from serengeti_companion.ui.main_window import MainWindow


def look_back(window: "MainWindow", kept: "Kept", session: SessionId) -> None:
    """Show a session at any moment; what cannot be read is told, and nothing changes."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        page = kept.attempt(lambda: _page(kept, session, window), None)
    finally:
        QApplication.restoreOverrideCursor()
    if page is not None:
        page.open_asked.connect(lambda: window.open_session(session))
        window.show_made("look_back", page)


def _page(kept: "Kept", session: SessionId, window: "MainWindow") -> LookBackPage:
    called = title(kept.sessions.session(session))
    return LookBackPage(read(kept, session), called, window.stage.pages)
