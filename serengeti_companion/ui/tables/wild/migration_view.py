"""Step B: the Great Migration, by the card's number or by the spaces it clears."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.checklist import AREA_NAMES
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.rules import ceremonies
from serengeti_companion.games.wild.terms import Area, Cell, Species, area_of
from serengeti_companion.ui.parts.page_stack import PageStack
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.cell_grid import CellGrid
from serengeti_companion.ui.tables.wild.number_grid import NumberGrid
from serengeti_companion.ui.tables.wild.step_view import StepView
from serengeti_companion.ui.translation import told

if TYPE_CHECKING:
    from serengeti_companion.ui.tables.wild.migration_form import MigrationForm

_SIDE = 360


class MigrationView(StepView):
    """The Map to tap on the left, the copy's cards and who leaves on the right."""

    def build(self) -> None:
        self._card: int | None = None
        self._tapped: tuple[Cell, ...] | None = None
        self.form: MigrationForm | None = None
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
        self.describe = QPushButton(self.tr("Describe the whole card…"), self)
        self.describe.setAccessibleName(self.describe.text())
        self.describe.clicked.connect(self._open_form)
        self._arrange()

    @property
    def ready(self) -> bool:
        if self.describing:
            return self.form is not None and self.form.card is not None
        chosen = self._card is not None or self._tapped is not None
        return chosen or self.dealer is not None or not self.table.tracking.map

    @property
    def describing(self) -> bool:
        """Whether the card is being described instead of tapped."""
        return self.form is not None and not self.form.isHidden()

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
        if not self.is_same_moment(table):
            self._card, self._tapped = None, None
            self._close_form()
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
        self._side.addWidget(self.describe)
        self._side.addWidget(self.nobody)
        self._left = PageStack(self)
        self._left.addWidget(self.grid)
        self._row = QHBoxLayout()
        self._row.addWidget(self._left, 3)
        self._row.addWidget(self.panel, 2)
        self.column.addLayout(self._row, 1)

    def _drawn_by_dealer(self) -> bool:
        return self.dealer is not None and bool(self.table.printed.migrations)

    def _command(self) -> c.DrawMigration:
        card = self.form.card if self.form is not None and self.describing else None
        if card is not None:
            return c.DrawMigration(card=card.number, shown=card)
        return c.DrawMigration(card=self._card, cells=self._tapped)

    def _open_form(self) -> None:
        """All of the card, so that the copy may keep it; or back to the taps."""
        if self.describing:
            self._close_form()
            self._show()
            return
        if self.form is None:
            self.form = on_demand.migration_form(self.model, self)
            self.form.changed.connect(self._show)
            self._left.addWidget(self.form.grid)
            self._side.insertWidget(0, self.form)
        self.form.show()
        self.form.begin(self.table, self._tapped or ())
        self._card = None
        self._left.setCurrentWidget(self.form.grid)
        self._show()
        self.form.take_focus()

    def _close_form(self) -> None:
        if self.form is not None:
            self.form.hide()
        self._left.setCurrentWidget(self.grid)

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
        by_hand = self.table.tracking.map and self.dealer is None
        self.nobody.setVisible(not told_ and by_hand and not self.describing)
        learns = by_hand and self._card is None and on_demand.remembers(self.model)
        self.describe.setVisible(learns)
        words = (
            self.tr("Tap the spaces instead")
            if self.describing
            else self.tr("Describe the whole card…")
        )
        self.describe.setText(words)
        self.describe.setAccessibleName(words)
        self.changed.emit()

    def _hint_words(self) -> str:
        if not self.table.tracking.map:
            return ""
        if self.describing:
            return self.tr("Mark the squares as the card lies: brown and blue.")
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
