"""Who plays, clockwise as they sit, each with a mark of their own."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import SeatOptions
from serengeti_companion.games.wild.rules.corrections import name_problems
from serengeti_companion.games.wild.setup import MOST_PLAYERS
from serengeti_companion.ui.home.wild.player_row import PlayerRow
from serengeti_companion.ui.parts.mark_words import MARKS
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.translation import told

FEWEST = 2  # WS-GAME-1 for a competitive game


class PlayersEditor(QWidget):
    """`changed` whenever a name, a mark, the order or the number of players did."""

    changed = Signal()

    def __init__(self, spare_names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spare_names = spare_names
        self.rows: list[PlayerRow] = []
        self._fewest, self._most = FEWEST, MOST_PLAYERS
        self._colours: Sequence[str] = ()
        self._list = QVBoxLayout()
        self.add = QPushButton(self.tr("&Add a player"), self)
        self.add.setAccessibleName(self.tr("Add a player"))
        self.add.clicked.connect(self._add_spare)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._list)
        self._column.addWidget(self.add)
        follow(self._resize)

    @property
    def seats(self) -> tuple[SeatOptions, ...]:
        """Those who play, in seating order."""
        return self.everyone[: self._most]

    @property
    def everyone(self) -> tuple[SeatOptions, ...]:
        """Also those who look on while one plays alone."""
        return tuple(
            SeatOptions(name=row.name.text().strip(), colour=row.colour) for row in self.rows
        )

    @property
    def sound(self) -> bool:
        """Whether every name can stand."""
        return self._faulty is None

    def set_players(self, names: Sequence[str], colours: Sequence[int]) -> None:
        """Begin with these players."""
        for name, colour in zip(names, colours, strict=True):
            self._append(name, colour)
        self._settle()

    def name_colours(self, names: Sequence[str]) -> None:
        """What the owner of the copy calls the first so many colours (WS-PIC-14)."""
        self._colours = names
        for row in self.rows:
            row.mark.name_colours(names)

    def show_fault(self) -> None:
        """The keyboard goes to the first name that cannot stand."""
        row = self._faulty
        if row is not None:
            row.name.setFocus()
            row.name.selectAll()

    def play_alone(self, *, alone: bool) -> None:
        """One player, the first; or as many as there were."""
        self._fewest, self._most = (1, 1) if alone else (FEWEST, MOST_PLAYERS)
        self._settle()

    @property
    def _faulty(self) -> PlayerRow | None:
        return next((row for row in self.rows[: self._most] if row.problem.text()), None)

    def _append(self, name: str, colour: int) -> PlayerRow:
        row = PlayerRow(name, colour, self)
        row.mark.name_colours(self._colours)
        row.changed.connect(self._settle)
        row.colour_picked.connect(partial(self._recolour, row))
        row.moved.connect(partial(self._move, row))
        row.dragged.connect(partial(self._drag, row))
        row.removed.connect(partial(self._remove, row))
        self.rows.append(row)
        self._list.addWidget(row)
        return row

    def _add_spare(self) -> None:
        used = {row.name.text().strip() for row in self.rows}
        name = next((name for name in self._spare_names if name not in used), "")
        taken = {row.colour for row in self.rows}
        row = self._append(name, next(c for c in range(MARKS) if c not in taken))
        self._settle()
        row.name.setFocus()
        row.name.selectAll()

    def _remove(self, row: PlayerRow) -> None:
        self.rows.remove(row)
        self._list.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._settle()

    def _recolour(self, row: PlayerRow, colour: int) -> None:
        """Whoever had that mark takes the one that becomes free."""
        for other in self.rows:
            if other is not row and other.colour == colour:
                other.set_colour(row.colour)
        row.set_colour(colour)
        self.changed.emit()

    def _move(self, row: PlayerRow, by: int) -> None:
        at = self.rows.index(row) + by
        if 0 <= at < len(self.rows):
            self._put(row, at)

    def _drag(self, row: PlayerRow, point: QPoint) -> None:
        y = self.mapFromGlobal(point).y()
        at = next((i for i, r in enumerate(self.rows) if y < r.geometry().bottom()), -1)
        at = at if at >= 0 else len(self.rows) - 1
        if at != self.rows.index(row):
            self._put(row, at)

    def _put(self, row: PlayerRow, at: int) -> None:
        self.rows.remove(row)
        self.rows.insert(at, row)
        self._list.removeWidget(row)
        self._list.insertWidget(at, row)
        self._column.activate()  # the next move of the hand is about the new places
        self._in_tab_order()
        self._settle()

    def _in_tab_order(self) -> None:
        parts = [
            part for row in self.rows for part in (row.mark, row.name, row.up, row.down, row.remove)
        ]
        for one, other in zip(parts, [*parts[1:], self.add], strict=True):
            QWidget.setTabOrder(one, other)

    def _settle(self) -> None:
        """Look at the names again, and at who can move where."""
        names: list[str] = []
        playing = min(len(self.rows), self._most)
        for number, row in enumerate(self.rows, 1):
            row.place(number, playing, self._fewest)
            row.setVisible(number <= playing)
            found = next(name_problems(row.name.text(), tuple(names)), None)
            row.complain(told(found.message) if found else "")
            names.append(row.name.text())
        self.add.setVisible(len(self.rows) < self._most)
        self.changed.emit()

    def _resize(self) -> None:
        style = current_style()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(style.px(8))
        self._list.setSpacing(style.px(6))
