"""The photo of a side of the Map, beside the painter: whether it is shown, and its corners."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from serengeti_companion.storage.preferences import Preference, flag
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.photo_buttons import PhotoButtons
from serengeti_companion.ui.copy.photo_file import decoded
from serengeti_companion.ui.copy.photo_model import PhotoModel
from serengeti_companion.ui.paint.skin import Skin, flat
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style, follow

UNDER_THE_SPACES = Preference[bool](name="copy.photo under the map", default=True, read=flag)
"""Whether the painter shows the photo."""


class MapPhoto(QWidget):
    """`skin_changed` when the painter has to show another `skin`; `corners_asked` by a button."""

    skin_changed = Signal()
    corners_asked = Signal()

    def __init__(self, model: CopyModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = model.kept
        self.photo = PhotoModel(model, self)
        self.skin: Skin | None = None
        self.shown = TickBox(self.tr("Photo under the spaces"), self)
        self.shown.setAccessibleName(self.shown.text())
        self.shown.setChecked(self._kept.get(UNDER_THE_SPACES))
        self.corners = QPushButton(self.tr("Corners…"), self)
        self.corners.setAccessibleName(self.tr("Put the corners of the photo into place"))
        invitation = self.tr("Photograph this side from above, or drop a photo here.")
        self.buttons = PhotoButtons(self.photo, invitation, self, before=[self.corners])
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.shown)
        self._column.addWidget(self.buttons)
        self.shown.toggled.connect(self._switch)
        self.corners.clicked.connect(self.corners_asked)
        self.photo.changed.connect(self._show)
        self._show()
        follow(self._resize)

    def _switch(self, on: bool) -> None:
        self._kept.remember(UNDER_THE_SPACES, on)
        self._show()

    def _show(self) -> None:
        photo = self.photo.photo
        self.shown.setVisible(photo is not None)
        self.corners.setVisible(photo is not None)
        self.skin = None
        if photo is not None and self.shown.isChecked():
            self.skin = Skin(flat(decoded(photo.picture), photo.corners))
        self.skin_changed.emit()

    def _resize(self) -> None:
        self._column.setSpacing(current_style().px(4))
