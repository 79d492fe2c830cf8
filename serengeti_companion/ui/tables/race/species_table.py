"""Both players side by side: each species with its majority, then the other parts of the sum."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.games.race.model import Table
from serengeti_companion.games.race.scoring import counts, final, tracked
from serengeti_companion.games.race.terms import SPECIES, Card, Special, Species
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.race.card_picture import CardPicture
from serengeti_companion.ui.tables.race.signs import card_name
from serengeti_companion.ui.translation import filled

_ROWS = 13
_ROOMY = 30  # of a row at scale 1, from which on the words are large


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """What it is, what both have of it, what the app kept of it, and the points for it."""

    what: str
    card: Card | None = None
    has: tuple[int, int] | None = None
    kept: tuple[int, int] | None = None
    points: tuple[int, int]


class SpeciesTable(CardFrame):
    """`show_table` fills it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()
        self._shown: list[QWidget] = []
        self._size = TextSize.BODY
        self._table: Table | None = None
        self._grid = QGridLayout(self)
        for column, share in enumerate((0, 4, 3, 2, 3, 2)):
            self._grid.setColumnStretch(column, share)
        follow(self._resize)

    def show_table(self, table: Table) -> None:
        """Every part of both sums."""
        self._table = table
        for widget in self._shown:
            widget.hide()
            widget.deleteLater()
        self._shown = []
        self.rows = tuple(self._rows(table))
        for at, player in enumerate(table.players):
            self._put(0, 2 + 2 * at, player.name, weight=Weight.BOLD)
            self._put(0, 3 + 2 * at, self.tr("points"), weight=Weight.BOLD)
        for number, row in enumerate(self.rows, 1):
            self._show_row(number, row, total=number == len(self.rows))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.height() >= current_style().px(_ROWS * _ROOMY)
        size = TextSize.LARGE if roomy else TextSize.BODY
        if size is not self._size and self._table is not None:
            self._size = size
            self.show_table(self._table)

    def _rows(self, table: Table) -> Iterator[Row]:
        a, b = counts(table).players
        own, other = (tracked(player) for player in table.players)
        one, two = final(table).players
        for at, species in enumerate(SPECIES):
            yield Row(
                what=card_name(species),
                card=species,
                has=(a.animals[at], b.animals[at]),
                kept=(own.animals[at], other.animals[at]),
                points=(int(species in one.types), int(species in two.types)),
            )
        yield Row(
            what=self.tr("Savannah"),
            card=Species.LION,
            has=(a.savannah, b.savannah),
            kept=(own.savannah, other.savannah),
            points=(one.savannah, two.savannah),
        )
        yield Row(
            what=self.tr("Carcasses"),
            card=Special.CARCASS,
            has=(a.carcasses, b.carcasses),
            kept=(own.carcasses, other.carcasses),
            points=(one.carcasses, two.carcasses),
        )
        yield Row(what=self.tr("Track"), points=(one.track, two.track))
        yield Row(what=self.tr("Total"), points=(one.total, two.total))

    def _show_row(self, number: int, row: Row, *, total: bool) -> None:
        if row.card is not None:
            picture = CardPicture(row.card, self, self._size + 6)
            self._grid.addWidget(picture, number, 0, Qt.AlignmentFlag.AlignCenter)
            self._shown.append(picture)
        self._put(number, 1, row.what, weight=Weight.BOLD if total else Weight.REGULAR)
        for at in range(2):
            if row.has is not None:
                self._count(number, 2 + 2 * at, row.has[at], row.kept[at] if row.kept else 0)
            self._points(number, 3 + 2 * at, row.points[at], total=total)

    def _count(self, number: int, column: int, has: int, kept: int) -> None:
        """RL-SCORE-18: what was counted rules; what the app kept stands beside it if it differs."""
        if has == kept:
            self._put(number, column, str(has))
            return
        words = filled(self.tr("{n} (tracked {kept})"), n=has, kept=kept)
        self._put(number, column, words, role=Role.WARNING, weight=Weight.SEMIBOLD)

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
        size: TextSize | None = None,
        role: Role = Role.INK,
    ) -> None:
        size = size or self._size
        label = TextLabel(words, self, size=size, weight=weight, role=role, tabular=True)
        align = Qt.AlignmentFlag.AlignLeft if column == 1 else Qt.AlignmentFlag.AlignHCenter
        self._grid.addWidget(label, row, column, align)
        self._shown.append(label)

    def _resize(self) -> None:
        style = current_style()
        pad = style.px(16)
        self._grid.setContentsMargins(pad, style.px(8), pad, style.px(8))
        self._grid.setHorizontalSpacing(style.px(10))
        self._grid.setVerticalSpacing(0)
