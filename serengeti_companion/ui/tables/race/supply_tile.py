"""Scorpions and carcasses left in the supply, and how many animals hyenas have removed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.games.race.model import Table
from serengeti_companion.games.race.terms import SPECIES, Special
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.race.signs import card_name


class SupplyTile(CardFrame):
    """Three numbers with their names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.numbers: list[TextLabel] = []
        self._grid = QGridLayout(self)
        names = (card_name(Special.SCORPION), card_name(Special.CARCASS), self.tr("Removed"))
        for row, name in enumerate(names):
            number = TextLabel("", self, weight=Weight.BOLD, tabular=True)
            words = TextLabel(name, self, size=TextSize.SMALL)
            self._grid.addWidget(words, row, 0, Qt.AlignmentFlag.AlignLeft)
            self._grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignRight)
            self.numbers.append(number)
        follow(self._resize)

    def show_table(self, table: Table) -> None:
        """The numbers as they are now."""
        gone = [
            f"{card_name(species)} {number}"
            for species, number in zip(SPECIES, table.removed, strict=True)
            if number
        ]
        counts = (table.scorpions, table.carcasses, sum(table.removed))
        for label, number in zip(self.numbers, counts, strict=True):
            label.setText(str(number))
        words = self.tr("Supply: {scorpions} scorpions, {carcasses} carcasses; removed: {gone}")
        self.setAccessibleName(
            words.format(
                scorpions=table.scorpions,
                carcasses=table.carcasses,
                gone=", ".join(gone) or self.tr("none"),
            )
        )
        self.setToolTip(self.accessibleName())

    def _resize(self) -> None:
        style = current_style()
        pad = style.px(6)
        self._grid.setContentsMargins(pad, pad, pad, pad)
        self._grid.setHorizontalSpacing(style.px(2))
