"""The owner's photo of the Map as its ground on the table; loaded only where there is a photo."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QImage

from serengeti_companion.storage.photos import Photo
from serengeti_companion.storage.preferences import Preference, flag
from serengeti_companion.ui.paint.skin import Skin, flat

if TYPE_CHECKING:
    from serengeti_companion.ui.home.kept import Kept
    from serengeti_companion.ui.tables.wild.table import WildTable

ON_THE_TABLE = Preference[bool](name="wild.photo on the map", default=True, read=flag)
"""Whether tables show the photo."""


class MapPhoto(QObject):
    """The switch in the menu of a table; it is remembered for the next one."""

    def __init__(self, table: "WildTable", kept: "Kept", photo: Photo) -> None:
        super().__init__(table)
        self._table, self._kept, self._photo = table, kept, photo
        self._skin: Skin | None = None
        self.action = QAction(QCoreApplication.translate("MapView", "Photo on the Map"), self)
        self.action.setCheckable(True)
        self.action.setChecked(kept.get(ON_THE_TABLE))
        menu = table.bar.menu
        menu.insertAction(menu.actions()[-1], self.action)
        self.action.toggled.connect(self._switch)
        self._show()

    def _switch(self, on: bool) -> None:
        self._kept.remember(ON_THE_TABLE, on)
        self._show()

    def _show(self) -> None:
        on = self.action.isChecked()
        if on and self._skin is None:
            self._skin = Skin(flat(QImage.fromData(self._photo.picture), self._photo.corners))
        self._table.set_map_skin(self._skin if on else None)
