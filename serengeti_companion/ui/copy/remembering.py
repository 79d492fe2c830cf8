"""The doorway from a table to the user's copy: what the table tells is kept there, if it likes."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import reduce

from PySide6.QtCore import QObject, Signal

from serengeti_companion.games.wild.facts import Fact
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.taught import put, take_out
from serengeti_companion.storage.copies import CopyId
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import VERSION
from serengeti_companion.ui.home.kept import Kept

NAME = "remembering"
"""The name of the object: parts of the table find it among the children of their model."""


class Remembering(QObject):
    """`changed` when it is on or off now, or in another copy; `begun(number)` of a new one.

    What the disk refuses is told by `kept`, and the table goes on. `exact`: what is booked for the
    next card is what is printed on it.
    """

    changed = Signal()
    begun = Signal(int)

    def __init__(self, kept: Kept, copy: int | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(NAME)
        self.exact = False
        self._kept = kept
        self._codec = Codec(GAME)
        self._copy: CopyId | None = None
        self._printed: Printed | None = None
        self._text = ""
        self.name = ""
        if copy is not None:
            self._find(CopyId(copy))
        self._on = self._copy is not None

    @property
    def has_copy(self) -> bool:
        """Whether there is a copy to remember in; else the first fact begins one, if wished."""
        return self._copy is not None

    @property
    def on(self) -> bool:
        """Whether what the table tells is remembered."""
        return self._on

    @property
    def printed(self) -> Printed | None:
        """What the copy knows now; None without one."""
        if self._printed is None and self._copy is not None:
            self._read()
        return self._printed

    def switch(self, on: bool) -> None:
        """Remember from now on, or no longer."""
        if on != self._on:
            self._on = on
            self.changed.emit()

    def begin(self, printed: Printed) -> bool:
        """A new copy that knows this much; it is remembered in from now on."""
        copy = self._kept.attempt(lambda: self._create(printed), None)
        if copy is None:
            return False
        self._find(copy)
        self._on = True
        self.begun.emit(copy)
        self.changed.emit()
        return True

    def remember(self, facts: Iterable[Fact], said: str) -> bool:
        """Put them in; `said` names the step. Whether the copy knows more now."""
        return self._change(lambda printed: reduce(put, facts, printed), said)

    def take_out(self, facts: Iterable[Fact], said: str) -> bool:
        """As if nobody had told them; whether the copy is different now."""
        return self._change(lambda printed: reduce(take_out, facts, printed), said)

    def undo(self) -> bool:
        """Take the last step of this table back, if nobody has changed the copy since."""
        copy, written = self._copy, self._text
        if copy is None:
            return False

        def undo() -> bool:
            if self._kept.copies.content(copy).text != written:
                return False
            self._kept.copies.undo(copy)
            return True

        self._printed = None
        return self._kept.attempt(undo, False)

    def _find(self, copy: CopyId) -> None:
        stored = self._kept.attempt(lambda: self._kept.copies.copy(copy), None)
        self._printed = None
        if stored is not None and stored.trashed is None:
            self._copy, self.name = copy, stored.name or self.tr("My copy")

    def _read(self) -> None:
        copy = self._copy
        if copy is None:
            return

        def read() -> Printed:
            content = self._kept.copies.content(copy)
            printed: Printed = self._codec.read_components(content.text, content.version)
            return printed

        self._printed = self._kept.attempt(read, None)
        if self._printed is None:
            # It has been told once that it cannot be read; the evening goes on without it.
            self._copy, self._on = None, False
            self.changed.emit()

    def _change(self, change: Callable[[Printed], Printed], said: str) -> bool:
        self._read()
        before, copy = self._printed, self._copy
        if before is None or copy is None or (after := change(before)) == before:
            return False
        text = self._codec.write_components(after)

        def write() -> bool:
            self._kept.copies.write(copy, VERSION, text, said)
            return True

        written = self._kept.attempt(write, False)
        if written:
            self._printed, self._text = after, text
        return written

    def _create(self, printed: Printed) -> CopyId:
        text = self._codec.write_components(replace(printed, practice=False))
        return self._kept.copies.create(GAME.key, self._free_name(), VERSION, text)

    def _free_name(self) -> str:
        name = self.tr("My copy")
        taken = {copy.name for copy in self._kept.copies.copies(GAME.key)}
        names = (name, *(f"{name} {number}" for number in range(2, len(taken) + 2)))
        return next(each for each in names if each not in taken)
