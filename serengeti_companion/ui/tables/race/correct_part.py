"""Numbers to be set by hand, a stepper each, and choices beside them."""

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.games.race.commands import Command
from serengeti_companion.games.race.model import Table
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target
from serengeti_companion.ui.tables.by_hand_sheet import ByHandPart

Read = Callable[[Table], int]
Make = Callable[[int, str], Command]
"""The number and the reason -> what the table says."""
_COLUMNS = 3


class CorrectPart(ByHandPart[Table]):
    """`said(command)` when a number was set; fill it with `add` and `add_widget`."""

    def __init__(
        self, reason: Callable[[], str], parent: QWidget | None = None, columns: int = _COLUMNS
    ) -> None:
        super().__init__(parent)
        self._columns = columns
        self._reason = reason
        self.steppers: dict[str, NumberStepper] = {}
        self._labels: dict[str, TextLabel] = {}
        self._read: dict[str, Read] = {}
        self._at = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        follow(self.restyle)

    def add(
        self, label: str, read: Read, make: Make, *, lowest: int = 0, highest: int = 999
    ) -> None:
        """One more number."""
        stepper = NumberStepper(label, 0, self, lowest=lowest, highest=highest, side=Target.TOUCH)
        stepper.value_wanted.connect(
            lambda value, why: self.said.emit(make(value, why or self._reason()))
        )
        self.steppers[label] = stepper
        self._read[label] = read
        self.add_widget(label, stepper)

    def rename(self, label: str, words: str) -> None:
        """The number added with that label is called otherwise now."""
        self.steppers[label].set_label(words)
        self._labels[label].setText(words)

    def add_widget(self, label: str, widget: QWidget) -> None:
        """Something else that can be set."""
        row, column = self._at // self._columns, 2 * (self._at % self._columns)
        words = TextLabel(label, self)
        words.setWordWrap(True)
        self._labels[label] = words
        self._grid.addWidget(words, row, column)
        self._grid.addWidget(widget, row, column + 1)
        self._grid.setColumnStretch(column + 1, 1)
        self._grid.setRowStretch(row, 0)
        self._grid.setRowStretch(row + 1, 1)
        self._at += 1

    def show_table(self, table: Table) -> None:
        """The numbers as they are now."""
        for label, stepper in self.steppers.items():
            stepper.set_value(self._read[label](table))

    def restyle(self) -> None:
        style = current_style()
        self._grid.setHorizontalSpacing(style.px(10))
        self._grid.setVerticalSpacing(style.px(4))
