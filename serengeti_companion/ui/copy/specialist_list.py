"""The list of Specialists."""

from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild.printed import Printed, SpecialistCard
from serengeti_companion.ui.copy.part_list import PartList
from serengeti_companion.ui.copy.specialist_rows import SpecialistRowPainter, SpecialistRows


class SpecialistList(PartList):
    """Everybody whom the rules or the copy know."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Specialists"))
        self.rows = SpecialistRows(self)
        self.show_rows(self.rows, SpecialistRowPainter(self))

    @property
    def card(self) -> SpecialistCard | None:
        """Who is chosen."""
        return self.rows.card(self.currentIndex())

    def show_copy(self, printed: Printed, chosen: str) -> None:
        """Everybody, one of them chosen; nothing is emitted."""

        def fill() -> int:
            self.rows.show_copy(printed)
            return self.rows.row_of(chosen)

        self.refill(fill)
