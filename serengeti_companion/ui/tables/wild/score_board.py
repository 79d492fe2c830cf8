"""The middle of the table where no Map is tracked: everybody's stars, large."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.translation import filled


class ScoreBoard(QWidget):
    """A stepper for each player; in co-op and solo one for all."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        table = desk.table
        self._names: dict[Seat, PlayerName] = {}
        self.stars: dict[Seat, NumberStepper] = {}
        self.team = NumberStepper(self.tr("Common score"), 0, self, highest=9999)
        self.team.value_wanted.connect(lambda value, reason: desk.correct("team", value, reason))
        self._grid = QGridLayout(self)
        self._grid.setRowStretch(0, 1)
        for outside in (0, 3):
            self._grid.setColumnStretch(outside, 1)
        for row, seat in enumerate(table.seating, start=1):
            self._names[seat] = PlayerName(table.player(seat), self, size=TextSize.TITLE)
            stepper = NumberStepper("", 0, self, highest=9999)
            stepper.value_wanted.connect(
                lambda value, reason, seat=seat: desk.correct("stars", value, reason, seat)
            )
            self.stars[seat] = stepper
            self._grid.addWidget(self._names[seat], row, 1)
            self._grid.addWidget(stepper, row, 2, Qt.AlignmentFlag.AlignLeft)
        last = len(table.seating) + 1
        self._grid.addWidget(self.team, last, 2, Qt.AlignmentFlag.AlignLeft)
        self._grid.setRowStretch(last + 1, 1)
        follow(self._space)

    def refresh(self, table: Table) -> None:
        for seat, stepper in self.stars.items():
            player = table.player(seat)
            self._names[seat].show_player(player)
            stepper.set_label(filled(self.tr("Stars of {name}"), name=player.name))
            if stepper.value != player.stars:
                stepper.set_value(player.stars)
            for widget in (stepper, self._names[seat]):
                widget.setVisible(not table.shared_score and not player.gone)
        self.team.setVisible(table.shared_score)
        if self.team.value != table.team:
            self.team.set_value(table.team)

    def _space(self) -> None:
        style = current_style()
        self._grid.setHorizontalSpacing(style.px(24))
        self._grid.setVerticalSpacing(style.px(12))
        for stepper in (*self.stars.values(), self.team):
            stepper.setFixedWidth(style.px(260))
