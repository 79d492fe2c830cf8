"""The copy that is being told: read, changed step by step, undone; the doorway to the disk."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.storage.copies import CopyId, StoredCopy
from serengeti_companion.storage.preferences import Preference, number
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import VERSION
from serengeti_companion.ui.home.kept import Kept

_MOST = 10**9
SHOWN = Preference[int](name="copy shown", default=0, read=number(0, _MOST))
"""The copy that was looked at last; 0 = none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _TakenAway:
    """A copy that undo put into the trash; what is shown since, and what was known of that."""

    copy: CopyId
    shown: CopyId | None
    text: str


class CopyModel(QObject):
    """One of the user's copies at a time; before the first change there may be none on the disk.

    `changed` when anything is different: what is known, which copy it is, the list of copies. What
    the disk refuses is told by `Kept.failed`, and nothing changes.
    """

    changed = Signal()

    def __init__(self, kept: Kept, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kept = kept
        self._codec = Codec(GAME)
        self._id: CopyId | None = None
        self._printed = UNKNOWN_COPY
        self._text = ""  # what the disk holds of it
        self._undo: str | None = None
        self._redo: str | None = None
        self._came_from: CopyId | None = None  # before the copy begun last
        self._taken_away: _TakenAway | None = None
        self._begin_with_the_last()

    @property
    def id(self) -> CopyId | None:
        """None while nothing of it is on the disk."""
        return self._id

    @property
    def printed(self) -> Printed:
        """What is known now; its name is that of the copy."""
        return self._printed

    @property
    def copies(self) -> tuple[StoredCopy, ...]:
        """Those that can be chosen, the oldest first."""
        return self.kept.attempt(lambda: self.kept.copies.copies(GAME.key), ())

    @property
    def trash(self) -> tuple[StoredCopy, ...]:
        """Those that were deleted."""
        return self.kept.attempt(lambda: self.kept.copies.trash(GAME.key), ())

    @property
    def undo_words(self) -> str | None:
        """The change that `undo` takes back, None = there is none; may be empty."""
        return self._undo

    @property
    def redo_words(self) -> str | None:
        """The change that `redo` makes again, None = there is none; may be empty."""
        return self._redo

    def change(self, printed: Printed, said: str) -> bool:
        """Keep what is known from now on, on the disk first; `said` names the change for undo."""
        if printed == self._printed:
            return True
        return self._attempt(lambda: self._write(printed, said))

    def undo(self) -> bool:
        """Where a copy began with the change, it is in the trash then, and another one comes up."""
        return self._attempt(self._take_back)

    def redo(self) -> bool:
        return self._attempt(self._do_again)

    def choose(self, copy: CopyId) -> bool:
        """Go on with another copy."""
        return self._attempt(lambda: self._choose(copy))

    def begin(self, name: str, printed: Printed = UNKNOWN_COPY, said: str = "") -> bool:
        """A copy more, and go on with it; with `said`, taking that back takes the copy away."""
        return self._attempt(lambda: self._begin(name, printed, said))

    def duplicate(self, name: str) -> bool:
        """A copy more that begins as this one, with its photos, and go on with it."""
        return self._attempt(lambda: self._duplicate(name))

    def rename(self, name: str) -> bool:
        return self._attempt(lambda: self.kept.copies.rename(self._there(), name))

    def delete(self) -> bool:
        """Into the trash; another copy comes up, or an empty sheet."""
        return self._attempt(self._delete)

    def restore(self, copy: CopyId) -> bool:
        """Out of the trash, and go on with it."""
        return self._attempt(lambda: self._restore(copy))

    def refresh(self) -> None:
        """Somebody else may have changed the copy: the table, when it learned something."""
        self._attempt(lambda: None)

    def _begin_with_the_last(self) -> None:
        known = [copy.id for copy in self.copies]
        last = CopyId(self.kept.get(SHOWN))
        if known:
            self._id = last if last in known else known[-1]
            with self.kept.guarded():
                self._load()

    def _attempt(self, work: Callable[[], object]) -> bool:
        before, done = self._id, False
        with self.kept.guarded():
            work()
            self._load()
            done = True
        if done:
            self.changed.emit()
        else:
            self._id = before
        return done

    def _write(self, printed: Printed, said: str) -> None:
        ours = replace(printed, practice=False)
        text = self._codec.write_components(ours)
        self.kept.copies.write(self._there(), VERSION, text, said)
        self._printed, self._text = ours, text  # the codec has read it back already

    def _there(self) -> CopyId:
        """The copy on the disk, made if it is not there yet."""
        return self._id or self._create(self.tr("My copy"), UNKNOWN_COPY)

    def _create(self, name: str, printed: Printed, said: str = "") -> CopyId:
        text = self._codec.write_components(replace(printed, practice=False))
        copy = self.kept.copies.create(GAME.key, name, VERSION, text, said)
        self._choose(copy)
        return copy

    def _begin(self, name: str, printed: Printed, said: str) -> None:
        before = self._id
        self._create(name, printed, said)
        self._came_from = before

    def _take_back(self) -> None:
        copy = self._id
        if copy is None:
            return
        self.kept.copies.undo(copy)
        if self.kept.copies.copy(copy).trashed is not None:
            self._leave()
            self._load()
            self._taken_away = _TakenAway(copy=copy, shown=self._id, text=self._text)

    def _do_again(self) -> None:
        taken = self._offered
        if taken is not None:
            self._restore(taken.copy)
        elif self._id is not None:
            self.kept.copies.redo(self._id)

    @property
    def _offered(self) -> _TakenAway | None:
        """What redo would bring back now: the last thing that happened was to take it away."""
        taken = self._taken_away
        if taken is None or (taken.shown, taken.text) != (self._id, self._text):
            return None
        return taken if taken.copy in {copy.id for copy in self.trash} else None

    def _leave(self) -> None:
        """Go on with the copy before this one, or another one that is left."""
        left = [copy.id for copy in self.copies]
        self._id = None
        if left:
            self._choose(self._came_from if self._came_from in left else left[-1])

    def _duplicate(self, name: str) -> None:
        before = self._there()
        copy = self._create(name, self._printed)
        self.kept.photos.duplicate(before, copy)

    def _choose(self, copy: CopyId) -> None:
        self._id = copy
        self.kept.remember(SHOWN, copy)

    def _delete(self) -> None:
        self.kept.copies.delete(self._there())
        self._came_from = None
        self._leave()

    def _restore(self, copy: CopyId) -> None:
        self.kept.copies.restore(copy)
        self._choose(copy)

    def _load(self) -> None:
        self._load_shown()
        taken = self._offered
        if taken is not None:
            self._redo = self.kept.copies.content(taken.copy).said

    def _load_shown(self) -> None:
        if self._id is None:
            self._printed, self._text, self._undo, self._redo = UNKNOWN_COPY, "", None, None
            return
        content = self.kept.copies.content(self._id)
        if content.text != self._text:
            self._printed = self._codec.read_components(content.text, content.version)
            self._text = content.text
        self._printed = replace(self._printed, name=self.kept.copies.copy(self._id).name)
        self._undo, self._redo = content.undo, content.redo
