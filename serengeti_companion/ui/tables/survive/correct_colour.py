"""A colour put right by hand: its piles, what it has in play, what it owes, its name."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QWidget

from serengeti_companion.games.survive import public
from serengeti_companion.games.survive.commands import (
    Command,
    CorrectDuty,
    CorrectPile,
    CorrectPlay,
    Pile,
    RenamePlayer,
    SetPresence,
)
from serengeti_companion.games.survive.model import Phase, Seat, Table
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.tables.by_hand_sheet import ByHandPart

_IN_PLAY = frozenset({Phase.CHOOSING, Phase.HUNTING})


class CorrectColour(ByHandPart[Table]):
    """`said(command)` for whatever was set; numbers are typed with spaces, ? for an unknown one."""

    def __init__(
        self, seat: Seat, reason: Callable[[], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._seat, self._reason = seat, reason
        self._table: Table | None = None
        self.name = self._field(self.tr("Name"))
        self.eaten = self._field(self.tr("Eaten"))
        self.safe = self._field(self.tr("Safe"))
        self.play = self._field(self.tr("In play"))
        self.two = TickBox(self.tr("Owes two cards at the next reveal"), self)
        self.two.setAccessibleName(self.two.text())
        self.gone = QPushButton(self)
        self.problem = TextLabel("", self, role=Role.REFUSAL)
        self._connect()
        self._arrange()
        follow(self.restyle)

    def show_table(self, table: Table) -> None:
        """What holds now; a safe pile stays hidden while memory is part of play."""
        self._table = table
        colour = table.colour(self._seat)
        neutral = self._seat == table.neutral
        self.name.setText(colour.name)
        self.eaten.setText(_written(colour.eaten))
        shown = public.safe_numbers(table, self._seat)
        self.safe.setText("" if shown is None else _written(shown))
        hidden = self.tr("{n} cards, hidden: type all of them to set them")
        self.safe.setPlaceholderText(hidden.format(n=len(colour.safe)))
        self.play.setText(_written(colour.in_play))
        self.play.setEnabled(table.phase in _IN_PLAY)
        self.two.blockSignals(True)
        self.two.setChecked(colour.two)
        self.two.blockSignals(False)
        words = self.tr("Comes back") if colour.gone else self.tr("Leaves the table")
        self.gone.setText(words)
        self.gone.setAccessibleName(words)
        for widget in (self.name, self.gone):
            widget.setEnabled(not neutral)
        self.problem.setText("")

    def restyle(self) -> None:
        style = current_style()
        self._grid.setHorizontalSpacing(style.px(12))
        self._grid.setVerticalSpacing(style.px(6))

    def _field(self, words: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setAccessibleName(words)
        return field

    def _connect(self) -> None:
        self.name.editingFinished.connect(self._rename)
        self.eaten.editingFinished.connect(lambda: self._pile("eaten", self.eaten))
        self.safe.editingFinished.connect(lambda: self._pile("safe", self.safe))
        self.play.editingFinished.connect(self._set_play)
        self.two.toggled.connect(
            lambda on: self._say(CorrectDuty(seat=self._seat, two=on, reason=self._reason()))
        )
        self.gone.clicked.connect(self._toggle_presence)

    def _arrange(self) -> None:
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for row, field in enumerate((self.name, self.eaten, self.safe, self.play)):
            self._grid.addWidget(TextLabel(field.accessibleName(), self), row, 0)
            self._grid.addWidget(field, row, 1)
        self._grid.addWidget(self.two, 4, 1)
        self._grid.addWidget(self.gone, 5, 1, Qt.AlignmentFlag.AlignLeft)
        self._grid.addWidget(self.problem, 6, 0, 1, 2)
        self._grid.setColumnStretch(1, 1)

    def _say(self, command: Command) -> None:
        self.said.emit(command)

    def _rename(self) -> None:
        if self._table is None:
            return
        colour = self._table.colour(self._seat)
        if self.name.text().strip() != colour.name:
            self._say(RenamePlayer(seat=self._seat, name=self.name.text(), tint=colour.tint))

    def _pile(self, pile: Pile, field: QLineEdit) -> None:
        if self._table is None or not (field.isModified() and field.text().strip()):
            return
        numbers = _read(field.text())
        if numbers is None:
            self.problem.setText(self.tr("Numbers with spaces, please; ? for an unknown one."))
            return
        field.setModified(False)
        self._say(CorrectPile(seat=self._seat, pile=pile, numbers=numbers, reason=self._reason()))

    def _set_play(self) -> None:
        if self._table is None or not self.play.isModified():
            return
        numbers = _read(self.play.text())
        if numbers is None:
            self.problem.setText(self.tr("Numbers with spaces, please."))
            return
        self.play.setModified(False)
        self._say(CorrectPlay(seat=self._seat, numbers=numbers or None, reason=self._reason()))

    def _toggle_presence(self) -> None:
        if self._table is not None:
            gone = not self._table.colour(self._seat).gone
            self._say(SetPresence(seat=self._seat, gone=gone, reason=self._reason()))


def _written(numbers: tuple[int, ...]) -> str:
    return " ".join("?" if number == 0 else str(number) for number in sorted(numbers))


def _read(text: str) -> tuple[int, ...] | None:
    words = text.replace(",", " ").split()
    if not all(word == "?" or (word.isdecimal() and len(word) <= 3) for word in words):
        return None
    return tuple(0 if word == "?" else int(word) for word in words)
