"""What hands have to do now, told towards whoever reads it, and no more of it than fits."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from serengeti_companion.engine.checklist import Duty
from serengeti_companion.ui.parts.shown import show_if
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.duties_list import DutiesList
from serengeti_companion.ui.tables.race.turning import mirror


class FacingDuties(DutiesList):
    """Lines that may be turned, made larger or shortened."""

    def __init__(self, size: TextSize = TextSize.BODY, parent: QWidget | None = None) -> None:
        super().__init__(size, parent)
        self._below = self._turned = False

    def show_duties(self, duties: tuple[Duty, ...], *, below: bool = False) -> None:
        """`below`: each link under its line, for long ones."""
        if below is not self._below:
            super().show_duties(())
            self._below = below
        super().show_duties(duties)
        self._hold()

    def set_size(self, size: TextSize) -> None:
        """Larger words, for what is read and not only glanced at."""
        self.words_size = size
        for words, _ in self.rows:
            words.set_size(size, Weight.REGULAR)

    def shorten(self, width: int, height: int) -> int:
        """Hide the last lines that do not fit; answers how high the others are at that width."""
        rows = list(self.rows)
        for row in rows:
            for widget in row:
                show_if(widget, True)
        while rows:
            high = self.grid.totalHeightForWidth(width)
            if high <= height or len(rows) == 1:
                return high
            for widget in rows.pop():
                show_if(widget, False)
        return 0

    def turn(self, *, turned: bool) -> None:
        """Towards the other side of the screen, or back."""
        if turned is not self._turned:
            self._turned = turned
            self._hold()
        mirror(self, turned=turned)

    def lay(self, row: int, words: QWidget, link: QWidget) -> None:
        if self._below:
            self.grid.addWidget(words, 2 * row, 0, 1, 2)
            self.grid.addWidget(link, 2 * row + 1, 0, 1, 2)
        else:
            self.grid.addWidget(words, row, 0)
            self.grid.addWidget(link, row, 1)

    def _hold(self) -> None:
        """Everything begins at the top left, seen from where it is read."""
        side = Qt.AlignmentFlag
        top, left = side.AlignTop, side.AlignLeft
        if self._turned:
            top, left = side.AlignBottom, side.AlignRight
        for words, link in self.rows:
            self.grid.setAlignment(words, top)
            self.grid.setAlignment(link, left if self._below else top)
