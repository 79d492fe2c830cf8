"""Two things side by side, or one below the other where there is no room for that."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QBoxLayout

from serengeti_companion.ui.style.styling import current_style

_BESIDE = QBoxLayout.Direction.LeftToRight
_BELOW = QBoxLayout.Direction.TopToBottom


class BesideOrBelow(QBoxLayout):
    """They stand one below the other where the least widths of both do not fit.

    `narrow` is a width at scale 1 below which they do so in any case.
    """

    def __init__(self, narrow: int = 0) -> None:
        super().__init__(_BESIDE)
        self._narrow = narrow

    def setGeometry(self, rect: QRect) -> None:
        widths = self._widths()
        needed = max(sum(widths) + self.spacing(), current_style().px(self._narrow))
        way = _BELOW if rect.width() < needed else _BESIDE
        # Too narrow for either of them is only what nobody has laid out yet.
        if way is not self.direction() and rect.width() >= max(widths):
            self.setDirection(way)
        super().setGeometry(rect)

    def minimumSize(self) -> QSize:
        """No wider than one of them: else there would never be too little room."""
        least = super().minimumSize()
        margins = self.contentsMargins()
        return QSize(max(self._widths()) + margins.left() + margins.right(), least.height())

    def _widths(self) -> list[int]:
        return [item.minimumSize().width() for item in map(self.itemAt, range(self.count()))]
