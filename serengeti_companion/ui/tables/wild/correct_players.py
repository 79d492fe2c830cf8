"""Corrections: names, colours, seats, who left, and who works for whom."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.rules.corrections import COLOURS
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.mark_words import mark_words, shape_word
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import SEAT_COLOURS, SEAT_SHAPES, Role
from serengeti_companion.ui.tables.wild.correction_part import CorrectionPart
from serengeti_companion.ui.tables.wild.specialist_box import SpecialistBox
from serengeti_companion.ui.translation import filled

_MARK = 32
_MOST_LETTERS = 200
"""More than a name may have: what is too long is told, not cut."""


class PlayersPart(CorrectionPart):
    """A row a player, in clockwise order."""

    def build(self) -> None:
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self.names: dict[Seat, QLineEdit] = {}
        self.colours: dict[Seat, ChoiceBox] = {}
        self.workers: dict[Seat, SpecialistBox] = {}
        self.up: dict[Seat, QPushButton] = {}
        self.leave: dict[Seat, QPushButton] = {}
        self._seating: tuple[Seat, ...] = ()
        for seat in self.table.seating:
            self._make(seat)
        note = TextLabel(self.tr("From top to bottom: clockwise."), self, role=Role.MUTED)
        self.column.addLayout(self._grid)
        self.column.addWidget(note)
        self.column.addStretch()

    def refresh(self, table: Table) -> None:
        if table.seating != self._seating:
            self._place(table)
        for seat in table.seating:
            player = table.player(seat)
            self.names[seat].setText(player.name)
            self._fill_colours(table, seat)
            self.workers[seat].refresh(table)
            employs = table.with_specialists or player.specialist is not None
            self.workers[seat].setVisible(employs)
            self.leave[seat].setText(self.tr("Return") if player.gone else self.tr("Leave"))
            words = self.tr("{name} returns") if player.gone else self.tr("{name} leaves")
            self.leave[seat].setAccessibleName(filled(words, name=player.name))
            self.up[seat].setAccessibleName(
                filled(self.tr("{name}: one seat up"), name=player.name)
            )
            self.up[seat].setEnabled(table.seating[0] != seat)

    def restyle(self) -> None:
        super().restyle()
        style = current_style()
        self._grid.setSpacing(style.px(8))
        for combo in self.colours.values():
            combo.setIconSize(QSize(style.px(_MARK), style.px(_MARK)))
        self.refresh(self.table)

    def _make(self, seat: Seat) -> None:
        name = QLineEdit(self)
        name.setMaxLength(_MOST_LETTERS)
        name.setAccessibleName(self.tr("Name of player {n}").format(n=seat + 1))
        name.editingFinished.connect(lambda: self._rename(seat))
        self.names[seat] = name
        colour = ChoiceBox(self)
        colour.activated.connect(lambda _: self._rename(seat))
        self.colours[seat] = colour
        self.workers[seat] = SpecialistBox(self.model, None, seat, self)
        self.up[seat] = QPushButton(self.tr("Up"), self)
        self.up[seat].clicked.connect(lambda: self._move_up(seat))
        self.leave[seat] = QPushButton(self)
        self.leave[seat].clicked.connect(lambda: self._toggle_presence(seat))

    def _place(self, table: Table) -> None:
        self._seating = table.seating
        for row, seat in enumerate(table.seating):
            widgets: tuple[QWidget, ...] = (
                self.colours[seat],
                self.names[seat],
                self.workers[seat],
                self.up[seat],
                self.leave[seat],
            )
            for column, widget in enumerate(widgets):
                self._grid.addWidget(widget, row, column)
        before: QWidget | None = None
        for seat in table.seating:
            if before is not None:
                self.setTabOrder(before, self.colours[seat])
            before = self.leave[seat]

    def _fill_colours(self, table: Table, seat: Seat) -> None:
        player, combo = table.player(seat), self.colours[seat]
        combo.setAccessibleName(filled(self.tr("Colour of {name}"), name=player.name))
        combo.clear()
        taken = {p.colour for at, p in enumerate(table.players) if at != seat}
        side, letter = current_style().px(_MARK), initial(player.name)
        names = table.printed.colours
        for colour in range(COLOURS):
            if colour not in taken:
                mark = mark_pixmap(
                    SEAT_COLOURS[colour],
                    SEAT_SHAPES[colour],
                    letter,
                    side,
                    self.devicePixelRatioF(),
                )
                words = mark_words(colour, names) if names else shape_word(colour)
                combo.addItem(QIcon(mark), words, colour)
        combo.setCurrentIndex(combo.findData(player.colour))

    def _rename(self, seat: Seat) -> None:
        player = self.table.player(seat)
        name, colour = self.names[seat].text(), self.colours[seat].currentData()
        if (name, colour) == (player.name, player.colour) or colour is None:
            return
        self.say(c.RenamePlayer(seat=seat, name=name, colour=colour))

    def _move_up(self, seat: Seat) -> None:
        order = list(self.table.seating)
        at = order.index(seat)
        order[at - 1], order[at] = order[at], order[at - 1]
        self.say(c.ReseatPlayers(seating=tuple(order)))

    def _toggle_presence(self, seat: Seat) -> None:
        gone = not self.table.player(seat).gone
        self.say(c.SetPresence(seat=seat, gone=gone, reason=self.reason()))
