"""The page on which the corners of the Map are put into place on its photo."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.ui.copy.photo_corners import CornerEditor
from serengeti_companion.ui.copy.photo_file import decoded
from serengeti_companion.ui.copy.photo_model import PhotoModel
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role


class PhotoFramePage(QWidget):
    """Every movement is kept at once; `closed` when the hand is done."""

    closed = Signal()

    def __init__(self, photo: PhotoModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._photo = photo
        self.editor = CornerEditor(self)
        self.note = TextLabel(
            self.tr(
                "Drag each corner to where the 49 spaces end. Keys: Space takes the next corner, "
                "the arrows move it, with Shift further."
            ),
            self,
            role=Role.MUTED,
        )
        self.note.setWordWrap(True)
        self.turn = QPushButton(self.tr("Turn by a &quarter"), self)
        self.done = QPushButton(self.tr("&Done"), self)
        for button in (self.turn, self.done):
            button.setAccessibleName(spoken(button.text()))
        self.done.setProperty("kind", "primary")
        self._arrange()
        self.editor.moved.connect(self._keep)
        self.editor.finished.connect(self._close)
        self.turn.clicked.connect(self.editor.turn)
        self.done.clicked.connect(self._close)
        follow(self._resize)

    def begin(self) -> None:
        """With the photo as it is kept."""
        photo = self._photo.photo
        if photo is not None:
            self.editor.show_photo(decoded(photo.picture), photo.corners)
            self.editor.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _keep(self) -> None:
        self._photo.set_corners(self.editor.corners)

    def _close(self) -> None:
        self._keep()
        self.closed.emit()

    def _arrange(self) -> None:
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.note, 1)
        self._foot.addWidget(self.turn)
        self._foot.addWidget(self.done)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.editor, 1)
        self._column.addLayout(self._foot)

    def _resize(self) -> None:
        style = current_style()
        self._foot.setSpacing(style.px(12))
        self._column.setSpacing(style.px(8))
