"""The four marker colours, as the owner of the copy calls them (WS-PIC-14)."""

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.rules.corrections import COLOURS
from serengeti_companion.ui.copy.other_edits import colour_problem, own_colour
from serengeti_companion.ui.copy.told_text import ToldText
from serengeti_companion.ui.paint.player_mark import paint_mark
from serengeti_companion.ui.parts.mark_words import colour_word, mark_words
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import SEAT_COLOURS, SEAT_SHAPES, Target

_MARK = 40


class MarkPicture(QWidget):
    """A mark without a name; the field beside it says which."""

    def __init__(self, mark: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = mark
        follow(self.restyle)

    def restyle(self) -> None:
        style = current_style()
        self.setFixedSize(style.px(_MARK), style.px(Target.TOUCH))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect())
        paint_mark(painter, box, SEAT_COLOURS[self._mark], SEAT_SHAPES[self._mark])
        painter.end()


class ColourNames(QWidget):
    """`named(mark, name)` when a hand gave another name; "" = ours."""

    named = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours: tuple[str, ...] = ()
        self._grid = QGridLayout(self)
        self.fields = [self._field(mark) for mark in range(COLOURS)]
        follow(self._resize)

    def show_copy(self, printed: Printed) -> None:
        """The owner's names; ours stand there in grey."""
        self._colours = printed.colours
        for mark, field in enumerate(self.fields):
            field.set_text(own_colour(printed.colours, mark))

    def forget_drafts(self) -> None:
        """What a hand began in another copy."""
        for field in self.fields:
            field.forget()

    def _field(self, mark: int) -> ToldText:
        label = self.tr("Your name for the colour of the {mark}").format(mark=mark_words(mark))
        field = ToldText(label, self)
        field.field.setPlaceholderText(colour_word(mark))
        field.settled.connect(partial(self._settle, mark))
        self._grid.addWidget(MarkPicture(mark, self), mark, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(field, mark, 1)
        return field

    def _settle(self, mark: int, name: str) -> None:
        problem = colour_problem(self._colours, mark, name)
        if problem:
            self.fields[mark].complain(problem)
        else:
            self.named.emit(mark, name)

    def _resize(self) -> None:
        style = current_style()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(style.px(10))
        self._grid.setVerticalSpacing(style.px(4))
