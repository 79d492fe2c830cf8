"""How to put the table back, after another night."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from serengeti_companion.games.survive.model import Seat, Table
from serengeti_companion.games.survive.names import predator_name
from serengeti_companion.games.survive.terms import NUMBERS, UNKNOWN
from serengeti_companion.ui.parts.scrolled import Scrolled
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.survive.signs import name_of
from serengeti_companion.ui.translation import capital, told

_translate = QCoreApplication.translate
_COLUMNS = 2


class ResumeSheet(Sheet[Table]):
    """Each owner sorts the own set by it; it names safe cards, so only here and when asked for."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(_translate("ResumeSheet", "Put the table back"), parent)
        holder = QWidget(self)
        column = QVBoxLayout(holder)
        self.lines: list[TextLabel] = []
        table: Table = model.state
        column.addLayout(self._told(((words, False) for words in _row(table)), holder))
        self._grid = QGridLayout()
        for at, seat in enumerate(table.seats):
            told = self._told(_colour(table, seat), holder)
            self._grid.addLayout(told, at // _COLUMNS, at % _COLUMNS)
            self._grid.setColumnStretch(at % _COLUMNS, 1)
        column.addLayout(self._grid)
        column.addStretch()
        self.body.addWidget(Scrolled(holder, self), 1)
        follow(self._space)

    def _space(self) -> None:
        self._grid.setVerticalSpacing(current_style().px(14))

    def _told(self, lines: Iterable[tuple[str, bool]], holder: QWidget) -> QVBoxLayout:
        column = QVBoxLayout()
        for words, strong in lines:
            weight = Weight.BOLD if strong else Weight.REGULAR
            label = TextLabel(words, holder, size=TextSize.LARGE, weight=weight)
            label.setWordWrap(True)
            self.lines.append(label)
            column.addWidget(label)
        column.addStretch()
        return column


def _row(table: Table) -> Iterator[str]:
    row = ", ".join(capital(told(predator_name(one.card))) for one in table.row)
    words = _translate("ResumeSheet", "Predators in play, from the left: {row}.")
    yield words.format(row=row or _translate("ResumeSheet", "none"))
    words = _translate("ResumeSheet", "{pile} predators face down, {gone} back in the box.")
    yield words.format(pile=table.draw_pile, gone=len(table.removed))


def _colour(table: Table, seat: Seat) -> Iterator[tuple[str, bool]]:
    """What to lay where, and whether the line is a heading."""
    yield name_of(table, seat), True
    colour = table.colour(seat)
    hand = tuple(number for number in NUMBERS if number not in colour.played)
    named = (
        (_translate("ResumeSheet", "In the hand: {numbers}"), hand),
        (_translate("ResumeSheet", "In play: {numbers}"), colour.in_play),
        (_translate("ResumeSheet", "Eaten, open: {numbers}"), colour.eaten),
        (_translate("ResumeSheet", "Safe, face down: {numbers}"), colour.safe),
    )
    for words, numbers in named:
        if numbers:
            told_ = ", ".join("?" if n == UNKNOWN else str(n) for n in sorted(numbers))
            yield words.format(numbers=told_), False
