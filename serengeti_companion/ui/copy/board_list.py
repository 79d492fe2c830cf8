"""The list of Action Spaces with what its keys do."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild.terms import ActionSpace, SpaceId
from serengeti_companion.ui.copy.board_rows import SpaceRowPainter, SpaceRows
from serengeti_companion.ui.copy.part_list import PartList


class SpaceList(PartList):
    """Ctrl+D and Alt+arrows are told too."""

    duplicate_pressed = Signal()
    move_pressed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Action Spaces"))
        self.rows = SpaceRows(self)
        self.show_rows(self.rows, SpaceRowPainter(self))

    @property
    def space(self) -> ActionSpace | None:
        """The one of the chosen row."""
        return self.rows.space(self.currentIndex())

    def show_spaces(self, spaces: tuple[ActionSpace, ...], chosen: SpaceId | None) -> None:
        """The spaces as they are, one of them chosen; nothing is emitted."""

        def fill() -> int:
            self.rows.show_spaces(spaces)
            return self.rows.row_of(chosen)

        self.refill(fill)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = Qt.Key(event.key()), event.modifiers()
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(key)
        if step is not None and held & Qt.KeyboardModifier.AltModifier:
            self.move_pressed.emit(step)
        elif key == Qt.Key.Key_D and held & Qt.KeyboardModifier.ControlModifier:
            self.duplicate_pressed.emit()
        else:
            super().keyPressEvent(event)
