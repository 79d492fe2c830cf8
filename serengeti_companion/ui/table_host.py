"""The session that is open in the window, and how it comes and goes."""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from serengeti_companion.storage.faults import EnvironmentFault, UnusableInput
from serengeti_companion.storage.sessions import SessionId
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.keep_awake import KeepAwake
from serengeti_companion.ui.translation import told

if TYPE_CHECKING:
    from serengeti_companion.storage.whole import WholeSession
    from serengeti_companion.ui.desk import Sitting

Desk = Any
"""The module `ui.desk`: it brings pydantic and the rules, so it is loaded when first needed."""


def desk() -> Desk:
    """The desk, loaded."""
    return importlib.import_module("serengeti_companion.ui.desk")


class TableHost(QObject):
    """At most one session is open; what cannot be done is told by `failed`, and nothing changes.

    `closed`: none is open any more, which a session that takes the place of another does not tell.
    """

    failed = Signal(str)
    opened = Signal()
    clause_asked = Signal(str)
    home_asked = Signal()
    again_asked = Signal()
    view_asked = Signal()
    closed = Signal()

    def __init__(self, pages: QStackedWidget, awake: KeepAwake) -> None:
        super().__init__(pages)
        self._pages = pages
        self._awake = awake
        self.sitting: Sitting | None = None

    @property
    def title(self) -> str:
        """What the open session is called."""
        return self.sitting.title if self.sitting else ""

    @property
    def table(self) -> QWidget | None:
        """The widget of the open session."""
        return self.sitting.table if self.sitting else None

    def open(self, kept: Kept, session: int) -> None:
        """Put a session on the table, in place of the one that is there."""
        self._attempt(lambda: self._seat(kept, SessionId(session)))

    def begin(self, kept: Kept, make: "Callable[[], WholeSession]") -> None:
        """Keep a new session and put it on the table."""
        self._attempt(lambda: self._seat(kept, desk().begin(kept, make())))

    def bring_in(self, kept: Kept, path: Path) -> None:
        """Take a session file over and put it on the table."""
        self._attempt(lambda: self._seat(kept, desk().bring_in(kept, path)))

    def give_away(self, kept: Kept, session: int, name: str, path: Path) -> bool:
        """Write a session to a file, in the format of that name; whether it is written."""
        return self._attempt(lambda: desk().give_away(kept, SessionId(session), name, path))

    def close(self) -> None:
        """Clear the table; all of it is kept."""
        self.closed.emit()
        self._clear()

    def _clear(self) -> None:
        sitting, self.sitting = self.sitting, None
        if sitting is not None:
            self._awake.release()
            self._pages.removeWidget(sitting.table)
            sitting.table.deleteLater()
            sitting.deleteLater()

    def _attempt(self, work: Callable[[], None]) -> bool:
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            work()
        except (EnvironmentFault, UnusableInput) as fault:
            self.failed.emit(told(fault.text))
            return False
        finally:
            QApplication.restoreOverrideCursor()
        return True

    def _seat(self, kept: Kept, session: SessionId) -> None:
        sitting: Sitting = desk().Sitting(kept, session, self._pages)
        self._clear()
        self.sitting = sitting
        sitting.failed.connect(self.failed)
        sitting.table.clause_asked.connect(self.clause_asked)
        sitting.table.home_asked.connect(self.home_asked)
        sitting.table.play_again_asked.connect(self.again_asked)
        sitting.table.view_asked.connect(self.view_asked)
        self._pages.addWidget(sitting.table)
        self._pages.setCurrentWidget(sitting.table)
        self._awake.hold()
        self.opened.emit()
        if sitting.notice:
            self.failed.emit(sitting.notice)
