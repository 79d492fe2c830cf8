"""Both players side by side: each species with its majority, then the other parts of the sum."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.games.race.model import Table
from serengeti_companion.games.race.scoring import counts, final
from serengeti_companion.games.race.terms import SPECIES
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.race.signs import card_name

Row = tuple[str, tuple[str, str], tuple[int, int]]
"""What it is, what both have of it, and the points for it."""


class SpeciesTable(CardFrame):
    """`show_table` fills it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()
        self._labels: list[TextLabel] = []
        self._grid = QGridLayout(self)
        for column, share in enumerate((4, 2, 2, 2, 2)):
            self._grid.setColumnStretch(column, share)
        follow(self._resize)

    def show_table(self, table: Table) -> None:
        """Every part of both sums."""
        for label in self._labels:
            label.hide()
            label.deleteLater()
        self._labels = []
        self.rows = tuple(self._rows(table))
        names = [player.name for player in table.players]
        head = ["", names[0], self.tr("points"), names[1], self.tr("points")]
        for column, words in enumerate(head):
            self._put(0, column, words, weight=Weight.BOLD)
        for row, (what, has, points) in enumerate(self.rows, 1):
            total = row == len(self.rows)
            weight = Weight.BOLD if total else Weight.REGULAR
            self._put(row, 0, what, weight=weight)
            for at in range(2):
                self._put(row, 1 + 2 * at, has[at])
                self._points(row, 2 + 2 * at, points[at], total=total)

    def _rows(self, table: Table) -> Iterator[Row]:
        a, b = counts(table).players
        one, two = final(table).players
        for at, species in enumerate(SPECIES):
            points = (int(species in one.types), int(species in two.types))
            yield card_name(species), (str(a.animals[at]), str(b.animals[at])), points
        savannah = (str(a.savannah), str(b.savannah))
        yield self.tr("Savannah"), savannah, (one.savannah, two.savannah)
        carcasses = (str(a.carcasses), str(b.carcasses))
        yield self.tr("Carcasses"), carcasses, (one.carcasses, two.carcasses)
        yield self.tr("Track"), ("", ""), (one.track, two.track)
        yield self.tr("Total"), ("", ""), (one.total, two.total)

    def _points(self, row: int, column: int, points: int, *, total: bool) -> None:
        if total:
            self._put(row, column, str(points), weight=Weight.BOLD, size=TextSize.TITLE)
        elif points:
            role = Role.ACCENT if points > 0 else Role.REFUSAL
            sign = "\N{BLACK STAR} +" if points > 0 else "\N{MINUS SIGN}"
            self._put(row, column, f"{sign}{abs(points)}", weight=Weight.BOLD, role=role)
        else:
            self._put(row, column, "\N{MIDDLE DOT}", role=Role.MUTED)

    def _put(
        self,
        row: int,
        column: int,
        words: str,
        *,
        weight: Weight = Weight.REGULAR,
        size: TextSize = TextSize.LARGE,
        role: Role = Role.INK,
    ) -> None:
        label = TextLabel(words, self, size=size, weight=weight, role=role, tabular=True)
        align = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignHCenter
        self._grid.addWidget(label, row, column, align)
        self._labels.append(label)

    def _resize(self) -> None:
        style = current_style()
        pad = style.px(16)
        self._grid.setContentsMargins(pad, style.px(8), pad, style.px(8))
        self._grid.setVerticalSpacing(0)
