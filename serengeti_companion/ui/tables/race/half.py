"""A player's half of the table: her public counts, and the button that turns it towards her."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from serengeti_companion.games.race.model import Seat, Table
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.race.player_strip import PlayerStrip
from serengeti_companion.ui.tables.race.turning import turn
from serengeti_companion.ui.translation import filled


class Half(QWidget):
    """`set_asked`: a hand wants to set something right; `turn_asked`: the button was pressed."""

    set_asked = Signal()
    turn_asked = Signal()

    def __init__(self, seat: Seat, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self.turned = False
        self.strip = PlayerStrip(seat, table, self)
        self.strip.clicked.connect(self.set_asked)
        self.turning = IconButton("turn", "", self)
        self.turning.clicked.connect(self.turn_asked)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.strip)
        # Held in the middle: the row may be higher than the button.
        self._row.addWidget(self.turning, 0, Qt.AlignmentFlag.AlignVCenter)
        self.show_table(table)
        follow(self._resize)

    def show_table(self, table: Table) -> None:
        """The counts as they are now."""
        self.strip.show_table(table)
        words = self.tr("Turn the half of {name} round")
        self.turning.set_words(filled(words, name=table.player(self._seat).name))

    def face(self, *, turned: bool) -> None:
        """Towards the other side of the screen, or back."""
        self.turned = turned
        turn(self, turned=turned)

    def _resize(self) -> None:
        self._row.setSpacing(current_style().px(6))
