"""What outlives the window: the sessions, and what was chosen; a disk that says no is told."""

import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from serengeti_companion.storage.database import FILE_NAME, Database
from serengeti_companion.storage.faults import EnvironmentFault, UnusableInput
from serengeti_companion.storage.preferences import Preference, PreferenceStore
from serengeti_companion.storage.sessions import SessionStore
from serengeti_companion.ui.translation import told

if TYPE_CHECKING:
    from serengeti_companion.storage.copies import CopyStore
    from serengeti_companion.storage.photos import PhotoStore
    from serengeti_companion.storage.scored_games import ScoredGameStore

T = TypeVar("T")


class Kept(QObject):
    """The user's data folder, opened; raises EnvironmentFault when it cannot be used.

    `failed(sentence)` when something could not be kept or read later on.
    """

    failed = Signal(str)

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._database = Database(data / FILE_NAME)
        self.sessions = SessionStore(self._database)
        self._preferences = PreferenceStore(self._database)

    @cached_property
    def scored_games(self) -> "ScoredGameStore":
        """Games that were only scored; no start needs them."""
        module = importlib.import_module("serengeti_companion.storage.scored_games")
        store: ScoredGameStore = module.ScoredGameStore(self._database)
        return store

    @cached_property
    def copies(self) -> "CopyStore":
        """What owners told of their copies."""
        module = importlib.import_module("serengeti_companion.storage.copies")
        store: CopyStore = module.CopyStore(self._database)
        return store

    @cached_property
    def photos(self) -> "PhotoStore":
        """What owners photographed."""
        module = importlib.import_module("serengeti_companion.storage.photos")
        store: PhotoStore = module.PhotoStore(self._database)
        return store

    def get(self, preference: Preference[T]) -> T:
        """What was chosen last, or the default."""
        return self.attempt(lambda: self._preferences.get(preference), preference.default)

    def remember(self, preference: Preference[T], value: T) -> None:
        """Keep a choice for the next start."""
        with self.guarded():
            if self._preferences.get(preference) != value:
                self._preferences.set(preference, value)

    def attempt(self, work: Callable[[], T], otherwise: T) -> T:
        """What the work answers; `otherwise` when it failed, which is told by `failed`."""
        try:
            return work()
        except (EnvironmentFault, UnusableInput) as fault:
            self.failed.emit(told(fault.text))
            return otherwise

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """What the surroundings or a file refuse is told by `failed`, and the rest goes on."""
        try:
            yield
        except (EnvironmentFault, UnusableInput) as fault:
            self.failed.emit(told(fault.text))

    def close(self) -> None:
        with self.guarded():
            self._database.close()
