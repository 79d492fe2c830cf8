"""Another night: how to put the table back."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.wild.cell_grid import CellGrid
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.resume_words import player_lines, table_lines

_COLUMNS = 2


class ResumeSheet(Sheet[Table]):
    """The Map as it stood, and beside it what lies on the table and before each player."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("ResumeSheet", "Put the table back")
        super().__init__(title, parent)
        self.map = CellGrid(self.tr("Map as it stood"), self, still=True)
        self.common = TextLabel("", self)
        self.common.setWordWrap(True)
        self.players: dict[Seat, TextLabel] = {}
        self.go_on = PrimaryButton(self.tr("The table stands: go on"), self)
        self.go_on.clicked.connect(self.closed)
        self._arrange(model.state)
        follow(self._follow_style)
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show the table as it is."""
        self.map.show_table(after)
        self.map.setVisible(after.tracking.map)
        self.common.setText("\n".join(table_lines(after)))
        for seat, label in self.players.items():
            label.setText("\n".join(player_lines(after, after.player(seat))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            if not event.isAutoRepeat():  # Enter on the start page may still be down
                self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _arrange(self, table: Table) -> None:
        self._grid = QGridLayout()
        for at, seat in enumerate(table.seating):
            self._add_player(table, seat, at)
        right = QVBoxLayout()
        right.addWidget(self.common)
        right.addLayout(self._grid)
        right.addStretch()
        right.addWidget(self.go_on)
        self._halves = QHBoxLayout()
        self._halves.addWidget(self.map, 1)
        self._halves.addLayout(right, 1)
        self.body.addLayout(self._halves, 1)

    def _add_player(self, table: Table, seat: Seat, at: int) -> None:
        label = TextLabel("", self)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.players[seat] = label
        row, column = at // _COLUMNS * 2, at % _COLUMNS
        self._grid.addWidget(PlayerName(table.player(seat), self), row, column)
        self._grid.addWidget(label, row + 1, column)
        self._grid.setColumnStretch(column, 1)

    def _follow_style(self) -> None:
        style = current_style()
        self._halves.setSpacing(style.px(20))
        self._grid.setHorizontalSpacing(style.px(16))
        self._grid.setVerticalSpacing(style.px(4))
