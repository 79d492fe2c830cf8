"""A scenario's table of figures, the present row and cell lit."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.ui.pads.row_name import RowName
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, Target, TextSize, Weight

PLAYERS = (1, 2, 3, 4)
NO_FIGURE = "–"


@dataclass(frozen=True, slots=True)
class Row:
    """A row: what it is for, the clause it comes from, a figure for 1 to 4 players or none."""

    name: str
    clause: str
    figures: tuple[int | None, ...]


class Figure(TextLabel):
    """One figure; `lit` = in the present row, `meant` = the one that counts."""

    def __init__(self, parent: QWidget) -> None:
        self.lit = self.meant = False
        super().__init__("", parent, size=TextSize.LARGE, tabular=True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def show_figure(self, figure: int | None, where: str, *, lit: bool, meant: bool) -> None:
        """`where` is what row and column are called."""
        self.lit, self.meant = lit, meant
        words = NO_FIGURE if figure is None else str(figure)
        self.setText(words)
        self.set_size(TextSize.LARGE, Weight.BOLD if meant else Weight.REGULAR)
        name = self.tr("{where}: none") if figure is None else self.tr("{where}: {figure}")
        self.setAccessibleName(name.format(where=where, figure=words))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.lit or self.meant:
            self._paint_ground()
        super().paintEvent(event)

    def _paint_ground(self) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = style.px(3) if self.meant else 0
        painter.setPen(QPen(style.color(Role.ACCENT), width) if self.meant else Qt.PenStyle.NoPen)
        painter.setBrush(style.color(Role.ACCENT_SOFT))
        inset = width / 2 + 1
        corner = style.px(RADIUS_SMALL)
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, corner, corner)
        painter.end()


class FigureTable(QWidget):
    """Rows by players; a row's name leads to its clause."""

    clause_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: list[RowName] = []
        self.figures: list[list[Figure]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for players in PLAYERS:
            words = self.tr("{n}P").format(n=players)
            head = TextLabel(words, self, weight=Weight.SEMIBOLD, role=Role.MUTED)
            head.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(head, 0, players)
            self._grid.setColumnStretch(players, 1)
        self._grid.setColumnStretch(0, 1)
        follow(self.restyle)

    def show_rows(self, rows: Sequence[Row], lit: int | None, players: int) -> None:
        """The table; `lit` is the present row, counted from 0."""
        while len(self.names) < len(rows):
            self._add_row()
        for at, (name, figures) in enumerate(zip(self.names, self.figures, strict=True)):
            shown = at < len(rows)
            for widget in (name, *figures):
                widget.setVisible(shown)
            if shown:
                self._show_row(at, rows[at], lit=at == lit, players=players)

    def restyle(self) -> None:
        style = current_style()
        self._grid.setHorizontalSpacing(style.px(2))
        self._grid.setVerticalSpacing(style.px(2))
        for row in self.figures:
            for figure in row:
                figure.setMinimumSize(style.px(64), style.px(Target.TOUCH))

    def _show_row(self, at: int, row: Row, *, lit: bool, players: int) -> None:
        self.names[at].lead_to(row.name, row.clause)
        for number, figure, cell in zip(PLAYERS, row.figures, self.figures[at], strict=True):
            where = self.tr("{row}, {n} players").format(row=row.name, n=number)
            cell.show_figure(figure, where, lit=lit, meant=lit and number == players)

    def _add_row(self) -> None:
        at = len(self.names) + 1
        name = RowName("", "", self)
        name.clicked.connect(lambda: self.clause_asked.emit(name.clause))
        self._grid.addWidget(name, at, 0)
        cells = [Figure(self) for _ in PLAYERS]
        for players, cell in zip(PLAYERS, cells, strict=True):
            self._grid.addWidget(cell, at, players)
        self.names.append(name)
        self.figures.append(cells)
        self.restyle()
