"""What the buttons of the start page do."""

import importlib
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from serengeti_companion.storage.sessions import StoredSession
from serengeti_companion.ui.home.home_page import HomePage
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.table_host import desk
from serengeti_companion.ui.translation import filled

if TYPE_CHECKING:
    from pathlib import Path

    from serengeti_companion.storage.scored_games import ScoredGame
    from serengeti_companion.ui.home.history import Entry
    from serengeti_companion.ui.main_window import MainWindow

_UI = "serengeti_companion.ui"
_UNDO_MS = 10_000


class HomeWiring(QObject):
    """Makes the start page and joins it to the window."""

    def __init__(self, window: "MainWindow", kept: Kept) -> None:
        super().__init__(window)
        self._window = window
        self._kept = kept
        self.home = HomePage(kept, self._formats, window)
        self.home.page_asked.connect(self._show_page)
        self.home.resume.asked.connect(window.open_session)
        for card in self.home.cards:
            card.new_asked.connect(window.show_new)
            card.practice_asked.connect(window.practise)
        self.home.open_asked.connect(window.open_session)
        self.home.look_back_asked.connect(self._look_back)
        self.home.scored_asked.connect(self._count_again)
        self.home.file_asked.connect(self.ask_file)
        self.home.export_asked.connect(self._export)
        self.home.deleted.connect(self._offer_back)
        self.home.undo_asked.connect(self._bring_back)

    def ask_file(self) -> None:
        """Open a session file that the hand picks."""
        path: Path | None = _late("home.files").ask_session_file(self._window)
        if path is not None:
            self._window.bring_in(path)

    def _show_page(self, name: str) -> None:
        if name == "rules":
            self._window.show_rules()
        else:
            self._window.show_page(name)

    def _formats(self, entry: "Entry") -> tuple[tuple[str, str, str], ...]:
        formats: tuple[tuple[str, str, str], ...] = (
            desk().formats()
            if isinstance(entry, StoredSession)
            else _late("home.scored_away").formats()
        )
        return formats

    def _export(self, entry: "Entry", name: str) -> None:
        suffix = next(suffix for known, suffix, _ in self._formats(entry) if known == name)
        title = _late("home.history").told(entry).title
        path: Path | None = _late("home.files").ask_where(self._window, title, suffix)
        if path is not None and self._give_away(entry, name, path):
            self.home.toast.tell(filled(self.tr("Written: {path}"), path=path))

    def _give_away(self, entry: "Entry", name: str, path: "Path") -> bool:
        if isinstance(entry, StoredSession):
            return self._window.host.give_away(self._kept, entry.id, name, path)
        given: bool = _late("home.scored_away").give_away(self._kept, entry, name, path)
        return given

    def _offer_back(self, deleted: str) -> None:
        words = filled(self.tr("Deleted: {title}"), title=deleted)
        self.home.toast.tell(words, self.tr("&Undo"), _UNDO_MS)

    def _bring_back(self) -> None:
        self.home.list.bring_back()

    def _look_back(self, session: int) -> None:
        _late("history.opening").look_back(self._window, self._kept, session)

    def _count_again(self, game: "ScoredGame") -> None:
        pads = _late("pads.kept_pad")
        self._window.show_made("scored", pads.counted_again(self._window, self._kept, game))


def _late(name: str) -> ModuleType:
    """What loads half a desktop, or what no start needs."""
    return importlib.import_module(f"{_UI}.{name}")
