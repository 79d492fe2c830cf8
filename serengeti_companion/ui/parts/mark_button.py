"""A player's mark on the new-session page: a press picks another one, a drag moves the player."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QGuiApplication, QIcon, QMouseEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.mark_words import MARKS, mark_words
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import (
    SEAT_COLOURS,
    SEAT_SHAPES,
    Target,
)
from serengeti_companion.ui.translation import filled


class MarkButton(QToolButton):
    """`picked(colour)` 0 to 3; `dragged(point)` on the screen while the hand holds it."""

    picked = Signal(int)
    dragged = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour = 0
        self._name = ""
        self._colours: Sequence[str] = ()
        self._pressed: QPoint | None = None
        self._dragging = False
        self.choices = QMenu(self)
        for colour in range(MARKS):
            action = self.choices.addAction("")
            action.triggered.connect(partial(self.picked.emit, colour))
        self.clicked.connect(self._open)
        follow(self.restyle)

    def show_player(self, name: str, colour: int) -> None:
        """Whose mark it is."""
        self._name, self.colour = name, colour
        self.restyle()

    def name_colours(self, names: Sequence[str]) -> None:
        """What the owner of the copy calls the first so many colours."""
        self._colours = names
        self.restyle()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        self._dragging = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        way = (event.position().toPoint() - self._pressed).manhattanLength()
        if way >= QGuiApplication.styleHints().startDragDistance():
            self._dragging = True
            self.setDown(False)
        if self._dragging:
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        super().mouseReleaseEvent(event)

    def restyle(self) -> None:
        style = current_style()
        size = style.px(32)
        letter = initial(self._name)
        self.setIcon(_icon(self.colour, letter, size))
        self.setIconSize(QSize(size, size))
        side = style.px(Target.TOUCH)
        self.setFixedSize(side, side)
        words = self.tr("Mark of {name}: {mark}. Press to pick another, drag to move")
        said = filled(words, name=self._name, mark=mark_words(self.colour, self._colours))
        self.setAccessibleName(said)
        self.setToolTip(said)
        for colour, action in enumerate(self.choices.actions()):
            action.setIcon(_icon(colour, letter, size))
            action.setText(as_written(mark_words(colour, self._colours)))

    def _open(self) -> None:
        if not self._dragging:
            self.choices.popup(self.mapToGlobal(QPoint(0, self.height())))


def _icon(colour: int, letter: str, size: int) -> QIcon:
    made = QIcon()
    for dpr in (1.0, 2.0):
        made.addPixmap(mark_pixmap(SEAT_COLOURS[colour], SEAT_SHAPES[colour], letter, size, dpr))
    return made
