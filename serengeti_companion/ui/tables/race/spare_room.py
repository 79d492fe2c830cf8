"""What hands do, in whatever room is left: the last lines give way where there is little."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.ui.tables.race.duties_list import FacingDuties
from serengeti_companion.ui.tables.race.turning import turn


class SpareRoom(QWidget):
    """Holds the list at its foot or at its head, seen from where it is read."""

    def __init__(self, duties: FacingDuties, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.duties = duties
        self._turned = False
        self._at_foot = True
        duties.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def hold(self, *, at_foot: bool) -> None:
        """What is glanced at stands at the foot, what is read at the head."""
        self._at_foot = at_foot
        self.fit()

    def turn(self, *, turned: bool) -> None:
        """Towards the other side of the screen, or back."""
        self._turned = turned
        turn(self.duties, turned=turned)
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Show as many lines as there is room for."""
        high = self.duties.shorten(self.width(), self.height())
        low = self._at_foot is not self._turned
        top = self.height() - high if low else 0
        self.duties.setGeometry(0, top, self.width(), high)
