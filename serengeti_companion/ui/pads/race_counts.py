"""Rows of the Score pad of A Race For Life: what both players have, and the points for it."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.ui.pads.count_field import CountField
from serengeti_companion.ui.pads.row_name import RowName
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.translation import filled

HIGHEST = 99
_POINTS = 44
_NAME = 170
_A, _B = 1, 3  # the columns of the counts; the points stand behind each


class CountRow:
    """A name that leads to its rule, a field and the points for each player."""

    def __init__(self, words: str, clause: str, parent: QWidget) -> None:
        self.words = words
        self.name = RowName(words, clause, parent)
        self.fields = tuple(CountField(words, parent, highest=HIGHEST) for _ in range(2))
        self.points = points_labels(parent)

    @property
    def numbers(self) -> tuple[int | None, ...]:
        """What was counted, None where no number stands."""
        return tuple(field.number for field in self.fields)

    def show_players(self, names: Iterable[str]) -> None:
        """Say for the ear whose fields they are."""
        for field, name in zip(self.fields, names, strict=True):
            field.set_label(filled(field.tr("{what} of {name}"), what=self.words, name=name))

    def show_points(self, points: Iterable[int | None]) -> None:
        """None = they cannot be said, because more was counted than there is."""
        for label, each in zip(self.points, points, strict=True):
            show_points(label, each)

    def set_visible(self, *, visible: bool) -> None:
        for widget in (self.name, *self.fields, *self.points):
            widget.setVisible(visible)


class CountGrid(CardFrame):
    """Rows one below the other; `counted` whenever something was typed."""

    counted = Signal()
    clause_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(0, 1)
        self._heads = [TextLabel("", self, weight=Weight.BOLD) for _ in range(2)]
        for head, column in zip(self._heads, (_A, _B), strict=True):
            self._grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignHCenter)
        self._rows = 0
        follow(self._resize)

    def add(self, words: str, clause: str) -> CountRow:
        """Another row."""
        row = CountRow(words, clause, self)
        for field in row.fields:
            field.counted.connect(self.counted)
        self.lay(row.name, row.fields, row.points)
        return row

    def lay(self, name: RowName, both: Iterable[QWidget], points: Iterable[TextLabel] = ()) -> None:
        """A row of other things than two counts; one thing alone takes the room of both."""
        name.clicked.connect(lambda: self.clause_asked.emit(name.clause))
        self._rows += 1
        at, parts = self._rows, tuple(both)
        self._grid.addWidget(name, at, 0, Qt.AlignmentFlag.AlignLeft)
        for widget, column in zip(parts, (_A, _B), strict=False):
            self._grid.addWidget(widget, at, column, 1, 1 if len(parts) > 1 else 3)
        for label, column in zip(points, (_A + 1, _B + 1), strict=False):
            self._grid.addWidget(label, at, column)

    def finish(self) -> None:
        """What room is left stays below the rows."""
        self._grid.setRowStretch(self._rows + 1, 1)

    def show_players(self, names: Iterable[str]) -> None:
        for head, name in zip(self._heads, names, strict=True):
            head.setText(cut(name, head.fontMetrics(), current_style().px(_NAME)))

    def _resize(self) -> None:
        style = current_style()
        pad = style.px(14)
        self._grid.setContentsMargins(pad, style.px(6), pad, style.px(6))
        self._grid.setHorizontalSpacing(style.px(8))
        self._grid.setVerticalSpacing(style.px(3))
        for column in (_A + 1, _B + 1):
            self._grid.setColumnMinimumWidth(column, style.px(_POINTS))


def points_labels(parent: QWidget, size: TextSize = TextSize.LARGE) -> tuple[TextLabel, ...]:
    """One label a player."""
    labels = tuple(
        TextLabel("", parent, size=size, weight=Weight.BOLD, tabular=True) for _ in range(2)
    )
    for label in labels:
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return labels


def show_points(label: TextLabel, points: int | None) -> None:
    """A star for points won; a sign of its own for what cannot be."""
    if points is None:
        words, role = "!", Role.REFUSAL
    elif points > 0:
        words, role = f"\N{BLACK STAR} +{points}", Role.ACCENT
    elif points < 0:
        words, role = f"\N{MINUS SIGN}{-points}", Role.REFUSAL
    else:
        words, role = "\N{MIDDLE DOT}", Role.MUTED
    label.setText(words)
    label.set_role(role)
