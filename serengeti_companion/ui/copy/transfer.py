"""A copy comes in from a file or goes out to one; nothing is written before it was looked at."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from serengeti_companion.engine.legible import legible, shown
from serengeti_companion.engine.texts import say
from serengeti_companion.exports.copy_files import CopyFormat, read_copy, write_copy
from serengeti_companion.exports.copy_import import free_name, joined, refuse_practice
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.storage.copies import CopyId
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.files import is_no_file
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.transfer_files import ask_copy_file, ask_copy_place
from serengeti_companion.ui.copy.transfer_panel import Decision, Incoming, TransferPanel
from serengeti_companion.ui.translation import filled


class Transfer(QObject):
    """`opened(file)` when there is something to decide in the panel, `closed` when it is over.

    `said(words, take_back)` tells what was done, and what would take it back, None = nothing.
    """

    opened = Signal(str)
    closed = Signal()
    said = Signal(str, object)

    def __init__(self, model: CopyModel, panel: TransferPanel, window: QWidget) -> None:
        super().__init__(window)
        self._model, self._panel, self._window = model, panel, window
        self._file = ""
        panel.decided.connect(self._import)
        panel.cancelled.connect(self.closed)

    def ask(self) -> None:
        """Import a file that the hand picks."""
        path = ask_copy_file(self._window)
        if path is not None:
            self.look_at(path)

    def look_at(self, path: Path) -> None:
        """Show what that file tells; what cannot be read is told by `Kept.failed`."""
        with self._model.kept.guarded():
            incoming = self._read(path)
            self._file = incoming.file
            mine = None if self._model.id is None else self._model.printed
            self._panel.begin(incoming, mine)
            self.opened.emit(incoming.file)

    def export(self, form: CopyFormat) -> None:
        """Write the copy to a file that the hand picks; photos stay where they are."""
        printed = self._model.printed
        printed = replace(printed, name=printed.name or self.tr("My copy"))
        path = ask_copy_place(self._window, printed.name, form)
        if path is None:
            return
        with self._model.kept.guarded():
            write_copy(printed, path, form)
            words = self.tr("Written: {path}")
            if self._has_photos():
                words = self.tr("Written: {path}. Photos stay on this computer.")
            self.said.emit(filled(words, path=str(path)), None)

    def _read(self, path: Path) -> Incoming:
        if is_no_file(path):
            raise UnusableInput(
                say(
                    "This is not a file: {path}. Choose a copy saved as JSON or CSV.",
                    path=str(path),
                )
            )
        theirs = read_copy(path)
        refuse_practice(theirs)
        names = [copy.name for copy in self._model.copies]
        wanted = legible(theirs.name) or legible(path.stem)
        return Incoming(file=shown(path.name), theirs=theirs, new_name=free_name(wanted, names))

    def _import(self, decision: Decision) -> None:
        """One step, which `CopyModel.undo` takes back."""
        step = filled(self.tr("import of {file}"), file=self._file)
        with self._model.kept.guarded():
            take_back = (
                self._into_mine(decision, step)
                if decision.new_name is None
                else self._into_new(decision, decision.new_name, step)
            )
            if take_back is not None:
                self.closed.emit()
                words = self.tr("Imported %n piece(s) into {name}", "", len(decision.take))
                name = self._model.printed.name
                self.said.emit(filled(words, name=name), take_back)

    def _into_mine(self, decision: Decision, step: str) -> Callable[[], None] | None:
        """What would take it back, None = it was not done."""
        printed = joined(self._model.printed, self._panel.theirs, decision.take)
        done = self._model.change(printed, step)
        return partial(self._undo, self._model.id, step) if done else None

    def _into_new(self, decision: Decision, wanted: str, step: str) -> Callable[[], None] | None:
        """As `_into_mine`."""
        printed = joined(UNKNOWN_COPY, self._panel.theirs, decision.take)
        names = [copy.name for copy in self._model.copies]
        name = free_name(wanted or self.tr("My copy"), names)
        done = self._model.begin(name, printed, step)
        return partial(self._undo, self._model.id, step) if done else None

    def _undo(self, copy: CopyId | None, step: str) -> None:
        if copy is not None and self._model.choose(copy) and self._model.undo_words == step:
            self._model.undo()

    def _has_photos(self) -> bool:
        copy = self._model.id
        return copy is not None and bool(self._model.kept.photos.pieces(copy))
