"""What hands have to do now: a line each, with a link to its clause."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.games.race.checklist import Duty
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.race.turning import mirror
from serengeti_companion.ui.tables.wild.clause_link import ClauseLink
from serengeti_companion.ui.tables.wild.shown import show_if
from serengeti_companion.ui.translation import told


class DutiesList(QWidget):
    """`show_duties` replaces what stands there, if it is anything new."""

    clause_asked = Signal(str)

    def __init__(self, size: TextSize = TextSize.BODY, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._shown: tuple[Duty, ...] = ()
        self._below = self._turned = False
        self._widgets: list[QWidget] = []
        self.links: list[ClauseLink] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        follow(self.restyle)

    def show_duties(self, duties: tuple[Duty, ...], *, below: bool = False) -> None:
        """`below`: each link under its line, for long ones."""
        if (duties, below) == (self._shown, self._below):
            return
        self._shown, self._below = duties, below
        for widget in self._widgets:
            widget.hide()
            widget.deleteLater()
        self._widgets, self.links = [], []
        for row, duty in enumerate(duties):
            self._add(row, duty)
        self._hold()

    def set_size(self, size: TextSize) -> None:
        """Larger words, for what is read and not only glanced at."""
        self._size = size
        for words, _ in self._rows:
            if isinstance(words, TextLabel):
                words.set_size(size, Weight.REGULAR)

    def shorten(self, width: int, height: int) -> int:
        """Hide the last lines that do not fit; answers how high the others are at that width."""
        rows = self._rows
        for row in rows:
            for widget in row:
                show_if(widget, True)
        while rows:
            high = self._grid.totalHeightForWidth(width)
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

    @property
    def _rows(self) -> list[tuple[QWidget, ...]]:
        return list(zip(self._widgets[::2], self._widgets[1::2], strict=True))

    def restyle(self) -> None:
        style = current_style()
        self._grid.setHorizontalSpacing(style.px(6))
        self._grid.setVerticalSpacing(style.px(2))

    def _add(self, row: int, duty: Duty) -> None:
        words = TextLabel(told(duty.text), self, size=self._size)
        words.setWordWrap(True)
        link = ClauseLink(duty.clauses[0], self)
        link.clicked.connect(lambda: self.clause_asked.emit(duty.clauses[0]))
        self.links.append(link)
        self._widgets += [words, link]
        if self._below:
            self._grid.addWidget(words, 2 * row, 0, 1, 2)
            self._grid.addWidget(link, 2 * row + 1, 0, 1, 2)
        else:
            self._grid.addWidget(words, row, 0)
            self._grid.addWidget(link, row, 1)

    def _hold(self) -> None:
        """Everything begins at the top left, seen from where it is read."""
        side = Qt.AlignmentFlag
        top, left = side.AlignTop, side.AlignLeft
        if self._turned:
            top, left = side.AlignBottom, side.AlignRight
        for words, link in self._rows:
            self._grid.setAlignment(words, top)
            self._grid.setAlignment(link, left if self._below else top)
