"""Cards one below the other, in two columns once they would get too low."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.wild.card_view import CardView

_LOWEST = 82  # of a card over the whole width
_TALLEST = 132
_GAP = 5
_FEWEST = 4


class CardGrid(QWidget):
    """Keeps as many views as there are cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.views: list[CardView] = []
        self._spare: list[CardView] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self.arrange)

    def set_number(self, number: int) -> list[CardView]:
        """The new views; those too many wait for the next time."""
        fresh: list[CardView] = []
        before = len(self.views)
        while len(self.views) > number:
            view = self.views.pop()
            view.hide()
            self._spare.append(view)
        while len(self.views) < number:
            if self._spare:
                view = self._spare.pop()
            else:
                view = CardView(self)
                fresh.append(view)
            self.views.append(view)
        if len(self.views) != before:
            self.arrange()
            for view in self.views:
                view.show()
        return fresh

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(280), style.px(300))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place every card."""
        number = len(self.views)
        if not number:
            return
        style = current_style()
        gap = style.px(_GAP)
        # Room for an even number: one card more or less does not resize all the others.
        room = max(number + number % 2, _FEWEST)
        columns = 1 if (self.height() + gap) // room - gap >= style.px(_LOWEST) else 2
        rows = room // columns
        tall = min((self.height() + gap) // rows - gap, style.px(_TALLEST))
        wide = (self.width() - gap * (columns - 1)) // columns
        for at, view in enumerate(self.views):
            column, row = at % columns, at // columns
            view.setGeometry(QRect(column * (wide + gap), row * (tall + gap), wide, tall))
