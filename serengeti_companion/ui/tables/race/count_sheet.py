"""What the players counted at the end, beside what the app kept; their count rules."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QWidget

from serengeti_companion.games.race.commands import CountCards
from serengeti_companion.games.race.model import A, B, Seat, Table
from serengeti_companion.games.race.scoring import tracked
from serengeti_companion.games.race.terms import SPECIES, Special
from serengeti_companion.ui.parts.scrolled import Scrolled
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.race.correct_part import CorrectPart
from serengeti_companion.ui.tables.race.signs import card_name
from serengeti_companion.ui.tables.sheet import Sheet

_translate = QCoreApplication.translate


def told_counts(table: Table, seat: Seat) -> CountCards:
    """What was counted, or kept where nobody counted."""
    player = table.player(seat)
    kept = player.counted or tracked(player)
    return CountCards(
        seat=seat, animals=kept.animals, carcasses=kept.carcasses, savannah=kept.savannah
    )


class CountPart(CorrectPart):
    """The numbers of one player; nothing is said before `command` is asked for."""

    def __init__(self, table: Table, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(str, parent)
        self.command = told_counts(table, seat)
        for at, species in enumerate(SPECIES):
            self.add(
                card_name(species),
                lambda _, at=at: self.command.animals[at],
                lambda value, _, at=at: self._with(
                    animals=(*self.command.animals[:at], value, *self.command.animals[at + 1 :])
                ),
            )
        self.add(
            card_name(Special.CARCASS),
            lambda _: self.command.carcasses,
            lambda value, _: self._with(carcasses=value),
        )
        self.add(
            _translate("CountSheet", "Savannah"),
            lambda _: self.command.savannah,
            lambda value, _: self._with(savannah=value),
        )
        self.show_table(table)

    def _with(self, **changes: object) -> CountCards:
        self.command = replace(self.command, **changes)  # type: ignore[arg-type]
        return self.command


class CountSheet(Sheet[Table]):
    """A part for each player, and a button that says it."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(_translate("CountSheet", "Count the cards"), parent)
        self._model = model
        table: Table = model.state
        names = [(str(seat), table.player(seat).name) for seat in (A, B)]
        self.tabs = Segmented(self.tr("Player"), names, self)
        self.tabs.chosen.connect(self.show_part)
        self.parts = {str(seat): CountPart(table, seat, self) for seat in (A, B)}
        self._frames: dict[str, QScrollArea] = {}
        self.body.addWidget(self.tabs)
        for key, part in self.parts.items():
            self._frames[key] = Scrolled(part, self)
            self.body.addWidget(self._frames[key], 1)
        self.done = QPushButton(self.tr("We counted this"), self)
        self.done.setAccessibleName(self.tr("We counted this"))
        self.done.clicked.connect(self._say)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.done)
        self.body.addLayout(foot)
        self.show_part(str(A))

    def show_part(self, key: str) -> None:
        """Open a player's."""
        self.tabs.set_value(key)
        for each, frame in self._frames.items():
            frame.setVisible(each == key)

    def _say(self) -> None:
        if self._model.submit(self.parts[self.tabs.value].command):
            self.closed.emit()
