"""Two parts of a page side by side, or one below the other where there is no room for that."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from serengeti_companion.ui.style.styling import current_style, follow

_GAP = 16


class Halves(QWidget):
    """The first part takes what room is left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[QWidget, ...] = ()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        follow(self.restyle)

    def take(self, first: QWidget, second: QWidget) -> None:
        """Fill it."""
        self._parts = (first, second)
        self._row.addWidget(first, 1)
        self._row.addWidget(second)
        self.restyle()

    @property
    def stacked(self) -> bool:
        """Whether one part stands below the other."""
        return self._row.direction() is QBoxLayout.Direction.TopToBottom

    def minimumSizeHint(self) -> QSize:
        # As if they stood one below the other: else the page could never become that narrow.
        least = [part.minimumSizeHint().expandedTo(part.minimumSize()) for part in self._parts]
        wide = max((size.width() for size in least), default=0)
        heights = [size.height() for size in least]
        tall = sum(heights) + self._gap if self.stacked else max(heights, default=0)
        return QSize(wide, tall)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def restyle(self) -> None:
        self._row.setSpacing(self._gap)
        self._turn()

    @property
    def _gap(self) -> int:
        return current_style().px(_GAP)

    def _turn(self) -> None:
        least = [part.minimumSizeHint().expandedTo(part.minimumSize()) for part in self._parts]
        stacked = self.width() < sum(size.width() for size in least) + self._gap
        way = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        if self._row.direction() is not way:
            self._row.setDirection(way)
            self.updateGeometry()
