"""The photo of one piece of the copy: looked at, taken in, framed, taken away and put back."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from serengeti_companion.storage.copies import CopyId
from serengeti_companion.storage.faults import EnvironmentFault, UnusableInput
from serengeti_companion.storage.photos import Corner, Photo, PhotoStore
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.photo_file import read_photo
from serengeti_companion.ui.translation import told


class PhotoModel(QObject):
    """`changed` when there is another photo, none, or other corners; `refused(sentence)`.

    `taken` when a new photo came in.
    """

    changed = Signal()
    taken = Signal()
    refused = Signal(str)

    def __init__(self, model: CopyModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._copy: CopyId | None = None
        self._piece = ""
        self._photo: Photo | None = None
        self._removed: Photo | None = None
        model.changed.connect(self._follow_copy)

    @property
    def piece(self) -> str:
        """What it is a photo of, "map 0" or "card 31"."""
        return self._piece

    @property
    def photo(self) -> Photo | None:
        """None = there is none."""
        return self._photo

    @property
    def can_be_put_back(self) -> bool:
        """Whether one was taken away or replaced since this piece is looked at."""
        return self._removed is not None

    def show_piece(self, piece: str) -> None:
        """Look at the photo of this piece from now on; "" = of none."""
        if (piece, self._model.id) != (self._piece, self._copy):
            self._piece, self._copy, self._removed = piece, self._model.id, None
            self._photo = self._kept()
            self.changed.emit()

    def take(self, path: Path) -> bool:
        """The photo in that file, in place of the one that is there."""
        try:
            picture = read_photo(path)
        except (EnvironmentFault, UnusableInput) as fault:
            self.refused.emit(told(fault.text))
            return False
        put = self._put(Photo(picture=picture), self._photo)
        if put:
            self.taken.emit()
        return put

    def set_corners(self, corners: tuple[Corner, ...]) -> None:
        """Where in the photo the piece has its corners."""
        if self._photo is not None and corners != self._photo.corners:
            self._put(replace(self._photo, corners=corners), self._removed)

    def remove(self) -> None:
        copy = self._copy
        if copy is not None and self._write(lambda: self._store.remove(copy, self._piece)):
            self._removed, self._photo = self._photo, None
            self.changed.emit()

    def put_back(self) -> None:
        """The one that was taken away or replaced last."""
        if self._removed is not None:
            self._put(self._removed, self._photo)

    def _put(self, photo: Photo, before: Photo | None) -> bool:
        copy = self._copy_there()
        if copy is None or not self._write(lambda: self._store.put(copy, self._piece, photo)):
            return False
        self._photo, self._removed = photo, before
        self.changed.emit()
        return True

    def _copy_there(self) -> CopyId | None:
        """The copy on the disk, made if it is not there yet."""
        if self._model.id is None:
            self._model.begin(self.tr("My copy"))
        self._copy = self._model.id
        return self._copy

    def _write(self, work: Callable[[], None]) -> bool:
        return self._model.kept.attempt(lambda: _done(work), otherwise=False)

    def _kept(self) -> Photo | None:
        copy = self._copy
        if copy is None or not self._piece:
            return None
        return self._model.kept.attempt(lambda: self._store.photo(copy, self._piece), None)

    def _follow_copy(self) -> None:
        self.show_piece(self._piece)

    @property
    def _store(self) -> PhotoStore:
        return self._model.kept.photos


def _done(work: Callable[[], None]) -> bool:
    work()
    return True
