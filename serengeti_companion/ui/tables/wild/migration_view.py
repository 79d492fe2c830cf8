"""Step B: the Great Migration, by the card's number or by the spaces it clears."""

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.checklist import AREA_NAMES
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.rules import ceremonies
from serengeti_companion.games.wild.terms import Area, Cell, Species, area_of
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.wild.cell_grid import CellGrid
from serengeti_companion.ui.tables.wild.number_grid import NumberGrid
from serengeti_companion.ui.tables.wild.step_view import StepView
from serengeti_companion.ui.translation import told

_SIDE = 360


class MigrationView(StepView):
    """The Map to tap on the left, the copy's cards and who leaves on the right."""

    def build(self) -> None:
        self._card: int | None = None
        self._tapped: tuple[Cell, ...] | None = None
        self.grid = CellGrid(self.tr("Map: the spaces that the card clears"), self)
        self.grid.pressed.connect(self._toggle)
        numbers = [card.number for card in self.table.printed.migrations]
        self.cards = NumberGrid(self.tr("Great Migration Card"), numbers, self, columns=4)
        self.cards.picked.connect(self.pick)
        self.heading = TextLabel("", self, size=TextSize.LARGE, weight=Weight.SEMIBOLD)
        self.heading.setWordWrap(True)
        self.leaving = TextLabel("", self, size=TextSize.LARGE)
        self.leaving.setWordWrap(True)
        self.hint = TextLabel("", self, role=Role.MUTED)
        self.hint.setWordWrap(True)
        self.nobody = QPushButton(self.tr("The card clears no animal"), self)
        self.nobody.setAccessibleName(self.nobody.text())
        self.nobody.clicked.connect(lambda: self.submit_cells(()))
        self._arrange()

    @property
    def ready(self) -> bool:
        chosen = self._card is not None or self._tapped is not None
        return chosen or self.dealer is not None or not self.table.tracking.map

    def words(self) -> str:
        if self._drawn_by_dealer() and self._card is None:
            return self.tr("Draw the top card")
        count = len(self._returning())
        if not self.table.tracking.map:
            return self.tr("They have left")
        if count == 1:
            return self.tr("1 animal leaves the Map")
        return self.tr("{n} animals leave the Map").format(n=count)

    def act(self) -> None:
        if self._drawn_by_dealer() and self._card is None and self.dealer is not None:
            number = self.dealer.migration(self.table)
            if number is not None:
                self.pick(number)
                return
        self.model.submit(self._command())

    def pick(self, number: int) -> None:
        """Show what this card clears."""
        self._card, self._tapped = number, None
        self._show()

    def submit_cells(self, cells: tuple[Cell, ...]) -> None:
        """Exactly these spaces are cleared."""
        self.model.submit(c.DrawMigration(card=self._card, cells=cells))

    def refresh(self, table: Table) -> None:
        self._card, self._tapped = None, None
        for number, button in self.cards.buttons.items():
            button.setEnabled(number not in table.migrated)
        self.cards.setVisible(bool(self.cards.buttons))
        self.grid.setVisible(table.tracking.map)
        self.grid.show_table(table)
        self._show()

    def restyle(self) -> None:
        super().restyle()
        style = current_style()
        self._row.setSpacing(style.px(24))
        self._side.setSpacing(style.px(12))
        self.panel.setMinimumWidth(style.px(_SIDE))

    def _arrange(self) -> None:
        self.panel = QWidget(self)
        self._side = QVBoxLayout(self.panel)
        self._side.setContentsMargins(0, 0, 0, 0)
        for widget in (self.cards, self.hint, self.heading, self.leaving):
            self._side.addWidget(widget)
        self._side.addStretch()
        self._side.addWidget(self.nobody)
        self._row = QHBoxLayout()
        self._row.addWidget(self.grid, 3)
        self._row.addWidget(self.panel, 2)
        self.column.addLayout(self._row, 1)

    def _drawn_by_dealer(self) -> bool:
        return self.dealer is not None and bool(self.table.printed.migrations)

    def _command(self) -> c.DrawMigration:
        return c.DrawMigration(card=self._card, cells=self._tapped)

    def _cells(self) -> tuple[Cell, ...]:
        return ceremonies.cleared(self.table, self._command()) or ()

    def _returning(self) -> tuple[tuple[Cell, Species], ...]:
        table = self.table
        return tuple((cell, animal) for cell in self._cells() for animal in table.at(cell))

    def _toggle(self, cell: Cell) -> None:
        """A tap corrects what the card said, or stands in for a card nobody entered."""
        cells = self._cells()
        if cell in cells:
            self._tapped = tuple(each for each in cells if each != cell)
        else:
            self._tapped = (*cells, cell)
        self._show()

    def _show(self) -> None:
        returning = self._returning()
        self.grid.mark(self._cells())
        self.cards.choose(self._card)
        self.heading.setText(self.tr("Back to their sections:") if returning else "")
        lines = [_homeward(area, returning) for area in Area]
        self.leaving.setText("\n".join(line for line in lines if line))
        self.hint.setText(self._hint_words())
        told_ = self._card is not None or self._tapped is not None
        self.nobody.setVisible(not told_ and self.table.tracking.map and self.dealer is None)
        self.changed.emit()

    def _hint_words(self) -> str:
        if not self.table.tracking.map:
            return ""
        if self._card is None and self._tapped is None:
            if self.cards.buttons:
                return self.tr("Tap the number of the card, or the spaces that it clears.")
            return self.tr("Tap the spaces that the card clears.")
        if not self._returning():
            return self.tr("No animal stands on a marked space.")
        return self.tr("A tap on a space adds or frees it.")


def _homeward(area: Area, returning: tuple[tuple[Cell, Species], ...]) -> str:
    """Who goes back to a section: "Predators: Lion C4, Crocodile D3"; "" for nobody."""
    here = [f"{told(SPECIES_NAMES[s])} {cell}" for cell, s in returning if area_of(s) is area]
    return f"{told(AREA_NAMES[area])}: {', '.join(here)}" if here else ""
