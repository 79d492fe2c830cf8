"""Everything that is counted at the end of A Race For Life, and what it comes to."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from serengeti_companion.engine.clauses import Violation
from serengeti_companion.games.race.final_counts import Count, FinalCounts, Line, Result
from serengeti_companion.games.race.terms import SPECIES, Special, Species
from serengeti_companion.ui.pads.count_field import CountField
from serengeti_companion.ui.pads.race_counts import (
    HIGHEST,
    CountGrid,
    points_labels,
    show_points,
)
from serengeti_companion.ui.pads.row_name import RowName
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize
from serengeti_companion.ui.tables.race.house_words import WORDS
from serengeti_companion.ui.tables.race.signs import card_name
from serengeti_companion.ui.translation import filled, told

A, MIDDLE, B = "a", "middle", "b"
_SIDES = (A, B)
_WIDE = 1240  # of the page at scale 1, below which its parts stand one over the other
_SEGMENT = 90  # for a name on a segment at scale 1
SAVANNAH, EVER, CARCASSES = "savannah", "savannah_ever", "carcasses"


class RaceSheet(QWidget):
    """`changed` whenever something was typed or chosen."""

    changed = Signal()
    clause_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.animals, self.others = CountGrid(self), CountGrid(self)
        self.rows = {str(each): self.animals.add(card_name(each), "RL-SCORE-3") for each in SPECIES}
        self.animals.finish()
        self._add_others()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._columns.setContentsMargins(0, 0, 0, 0)
        for grid in (self.animals, self.others):
            grid.counted.connect(self.changed)
            grid.clause_asked.connect(self.clause_asked)
            self._columns.addWidget(grid, 1)
        self.favours.chosen.connect(self.changed)
        self.lions.chosen.connect(self.changed)
        self.value.counted.connect(self.changed)
        follow(self._resize)

    @property
    def lions_ever(self) -> bool:
        """RL-SW-3: lions that were ever laid break a tie."""
        return self.lions.value == "ever"

    @property
    def draft(self) -> dict[str, Any]:
        """Everything as it was typed."""
        return {
            "rows": {key: [field.text for field in row.fields] for key, row in self.rows.items()},
            "favours": self.favours.value,
            "value": self.value.text,
            "lions": self.lions.value,
        }

    @property
    def is_begun(self) -> bool:
        """Whether anything is counted."""
        counted = any(any(row.numbers) for row in self.rows.values())
        return counted or self.favours.value != MIDDLE

    def fit(self, width: int) -> None:
        """On a page so wide, both parts side by side or one over the other."""
        narrow = width < current_style().px(_WIDE)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(way)

    def take(self, typed: Mapping[str, Any]) -> None:
        """Show what was typed; what is missing is 0. Nothing is emitted."""
        for key, row in self.rows.items():
            texts = typed.get("rows", {}).get(key, ("0", "0"))
            for field, text in zip(row.fields, texts, strict=True):
                field.put(text)
        self.favours.set_value(typed.get("favours", MIDDLE))
        self.value.put(typed.get("value", "0"))
        self.lions.set_value(typed.get("lions", "end"))

    def fault(self) -> str:
        """The first thing that is no count, in a sentence."""
        used = [row for key, row in self.rows.items() if key != EVER or self.lions_ever]
        for row in used:
            if None in row.numbers:
                words = self.tr("{what}: a whole number from 0 to {n}, please.")
                return words.format(what=row.words, n=HIGHEST)
        if self.favours.value != MIDDLE and self.value.number is None:
            words = self.tr("The track: a whole number from 0 to {n}, please.")
            return words.format(n=HIGHEST)
        return self._too_few_ever() if self.lions_ever else ""

    def counts(self, names: Sequence[str]) -> FinalCounts:
        """What is compared; only while nothing is at fault."""
        favoured = None if self.favours.value == MIDDLE else _SIDES.index(self.favours.value)
        a, b = (self._count(at, name) for at, name in enumerate(names))
        value = 0 if favoured is None else self.value.number or 0
        return FinalCounts(players=(a, b), favoured=favoured, value=value)

    def show_players(self, names: Sequence[str]) -> None:
        """Whose columns they are."""
        for grid in (self.animals, self.others):
            grid.show_players(names)
        for row in self.rows.values():
            row.show_players(names)
        metrics, room = self.favours.fontMetrics(), current_style().px(_SEGMENT)
        for key, name in zip(_SIDES, names, strict=True):
            button = self.favours.button(key)
            button.setText(as_written(cut(name, metrics, room)))
            button.setAccessibleName(filled(self.tr("Track: {name}"), name=name))

    def show_result(self, result: Result | None, broken: Sequence[Violation] = ()) -> None:
        """The points of every row; none = something is no count."""
        self.rows[EVER].set_visible(visible=self.lions_ever)
        self.value.setEnabled(self.favours.value != MIDDLE)
        wrong = {subject.rpartition(":")[2] for one in broken for subject in one.subjects}
        lines = (None, None) if result is None else result.players
        for key, row in self.rows.items():
            kind = str(Special.CARCASS) if key == CARCASSES else key
            row.show_points(None if kind in wrong else _points(key, line) for line in lines)
        for at, line in enumerate(lines):
            show_points(self.track_points[at], line.track if line else 0)
            told_total = "" if line is None or wrong else str(line.total)
            self.totals[at].setText(told_total.replace("-", "\N{MINUS SIGN}"))

    def _add_others(self) -> None:
        grid = self.others
        self.rows[SAVANNAH] = grid.add(self.tr("Savannah"), "RL-SCORE-8")
        self.rows[EVER] = grid.add(self.tr("Ever laid there"), "RL-R-20")
        self.rows[CARCASSES] = grid.add(self.tr("Carcasses"), "RL-SCORE-6")
        sides = ((A, "A"), (MIDDLE, self.tr("Middle")), (B, "B"))
        self.favours = Segmented(self.tr("Track"), sides, grid)
        self.favours.set_value(MIDDLE)
        grid.lay(RowName(self.tr("Track favours"), "RL-SCORE-10", grid), (self.favours,))
        self.value = CountField(self.tr("Value of the marker's spot"), grid, highest=HIGHEST)
        self.track_points = points_labels(grid)
        name = RowName(self.tr("Its value"), "RL-SCORE-10", grid)
        grid.lay(name, (self.value, QWidget(grid)), self.track_points)
        self.totals = points_labels(grid, TextSize.TITLE)
        grid.lay(RowName(self.tr("Total"), "RL-SCORE-11", grid), self.totals)
        choices = [(key, told(words)) for key, words in WORDS.values["tiebreak_lions"].items()]
        sentence = told(WORDS.sentences["tiebreak_lions"])
        self.lions = Segmented(sentence, choices, grid)
        grid.lay(RowName(self.tr("Tie: lions"), "RL-R-20", grid), (self.lions,))
        grid.finish()

    def _too_few_ever(self) -> str:
        for there, ever in zip(self.rows[SAVANNAH].numbers, self.rows[EVER].numbers, strict=True):
            if (ever or 0) < (there or 0):
                words = self.tr("At least the {n} lions that are there were laid.")
                return words.format(n=there)
        return ""

    def _count(self, at: int, name: str) -> Count:
        found = {key: row.numbers[at] or 0 for key, row in self.rows.items()}
        return Count(
            name=name,
            animals=tuple(found[species] for species in SPECIES),
            carcasses=found[CARCASSES],
            savannah=found[SAVANNAH],
            ever=found[EVER] if self.lions_ever else None,
        )

    def _resize(self) -> None:
        self._columns.setSpacing(current_style().px(12))


def _points(key: str, line: Line | None) -> int:
    if line is None or key == EVER:
        return 0
    if key in (SAVANNAH, CARCASSES):
        return line.savannah if key == SAVANNAH else line.carcasses
    return int(Species(key) in line.types)
