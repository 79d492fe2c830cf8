"""What the app needs told in setup, typed or tapped right in the step."""

from abc import abstractmethod
from random import Random

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.terms import Species
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Weight
from serengeti_companion.ui.tables.wild.card_picker import CardPicker, finder
from serengeti_companion.ui.tables.wild.preview_card import PreviewCard
from serengeti_companion.ui.tables.wild.setup_dealing import deal_pool, draw_tiles, named, tick
from serengeti_companion.ui.tables.wild.species_picker import SpeciesPicker
from serengeti_companion.ui.translation import filled, told

_COLUMNS = 4


class SetupInput(QWidget):
    """A part of a setup step; `finished` when it was told."""

    finished = Signal()

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.model, self.dealer = model, dealer
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        follow(self.restyle)

    @property
    def table(self) -> Table:
        table: Table = self.model.state
        return table

    def restyle(self) -> None:
        self.column.setSpacing(current_style().px(8))

    def wanted(self, table: Table) -> bool:
        """Whether anything is asked here at all."""
        return True

    @abstractmethod
    def refresh(self, table: Table) -> None:
        """Show what is known; each part says how."""


class PoolInput(SetupInput):
    """Step 4: the open cards, by number or dealt."""

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, dealer, parent)
        size = self.table.pool_size
        self.note = TextLabel("", self, role=Role.MUTED)
        self.note.setWordWrap(True)
        label = self.tr("Numbers of the {n} Pool cards").format(n=size)
        self.picker = CardPicker(label, finder(self.table), size, self, previews=False)
        self.picker.committed.connect(self._lay)
        self.lay = QPushButton(self)
        self.lay.clicked.connect(self._lay)
        self._row = QHBoxLayout()
        self._row.addWidget(self.picker)
        self._row.addWidget(self.lay)
        self._row.addStretch(1)
        self._cards = [PreviewCard(parent=self) for _ in range(size)]
        grid = QGridLayout()
        for at, card in enumerate(self._cards):
            grid.addWidget(card, at // _COLUMNS, at % _COLUMNS)
        self.column.addWidget(self.note)
        self.column.addLayout(self._row)
        self.column.addLayout(grid)
        self.column.addStretch()

    def wanted(self, table: Table) -> bool:
        return named(table)

    def refresh(self, table: Table) -> None:
        lies = bool(table.pool)
        self.note.setText(
            self.tr("The Pool lies on the table.")
            if lies
            else self.tr("You need not name the cards: each is then simply “a card”.")
        )
        self.picker.setVisible(not lies and self.dealer is None)
        self.lay.setVisible(not lies)
        words = self.tr("Deal the Pool") if self.dealer else self.tr("Lay the Pool")
        self.lay.setText(words)
        self.lay.setAccessibleName(words)
        for at, preview in enumerate(self._cards):
            preview.setVisible(at < len(table.pool))
            if at < len(table.pool):
                preview.show_card(table.pool[at])

    def _lay(self) -> None:
        if self.dealer is not None:
            deal_pool(self.model, self.dealer)
        elif (cards := self.picker.cards) is None or not self.model.submit(c.LayPool(cards=cards)):
            return
        tick(self.model, 4)
        self.finished.emit()


class TilesInput(SetupInput):
    """Step 5: the animals on the Award Tiles a and b: two taps."""

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, dealer, parent)
        self._told: list[Species | None] = [None, None]
        self.place = Segmented(
            self.tr("Award Tile"), [("0", self.tr("Tile a")), ("1", self.tr("Tile b"))], self
        )
        self.draw = QPushButton(self.tr("Draw both"), self)
        self.draw.setAccessibleName(self.draw.text())
        self.draw.setVisible(dealer is not None)
        self.draw.clicked.connect(self._draw)
        self.picker = SpeciesPicker(self.tr("Animal on the Award Tile"), self)
        self.picker.picked.connect(self._take)
        row = QHBoxLayout()
        row.addWidget(self.place, 1)
        row.addWidget(self.draw)
        self.column.addLayout(row)
        self.column.addWidget(self.picker)
        self.column.addStretch()

    def refresh(self, table: Table) -> None:
        self._told = list(table.tiles)
        self._label()

    def _label(self) -> None:
        letters = (self.tr("Tile a"), self.tr("Tile b"))
        for at, (letter, animal) in enumerate(zip(letters, self._told, strict=True)):
            name = self.tr("not told") if animal is None else told(SPECIES_NAMES[animal])
            words = self.tr("{tile}: {animal}").format(tile=letter, animal=name)
            button = self.place.button(str(at))
            button.setText(words)
            button.setAccessibleName(words)

    def _take(self, species: Species) -> None:
        """One tile at a time: what was told is kept, whatever comes of the other."""
        tiles = list(self._told)
        tiles[int(self.place.value)] = species
        if not self.model.submit(c.LayAwardTiles(first=tiles[0], second=tiles[1])):
            return
        if None in tiles:
            self.place.set_value(str(tiles.index(None)))
            return
        tick(self.model, 5)
        self.finished.emit()

    def _draw(self) -> None:
        if self.dealer is not None:
            draw_tiles(self.model, self.dealer)
            tick(self.model, 5)
            self.finished.emit()


class FirstInput(SetupInput):
    """Step 12: who begins, with an offer to leave it to chance."""

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, dealer, parent)
        self._chance = Random()
        table = self.table
        choices = [(str(seat), table.player(seat).name) for seat in table.present]
        self.seat = Segmented(self.tr("First player"), choices, self)
        self.seat.chosen.connect(self._take)
        self.random = QPushButton(self.tr("Nobody knows: let chance decide"), self)
        self.random.setAccessibleName(self.random.text())
        self.random.clicked.connect(self._any)
        self.now = TextLabel("", self, weight=Weight.SEMIBOLD)
        row = QHBoxLayout()
        row.addWidget(self.random)
        row.addWidget(self.now, 1)
        self.column.addWidget(self.seat)
        self.column.addLayout(row)
        self.column.addStretch()

    def refresh(self, table: Table) -> None:
        self.seat.set_value(str(table.first))
        self.random.setVisible(len(table.present) > 1)
        words = filled(self.tr("{name} begins."), name=table.player(table.first).name)
        self.now.setText(words if 12 in table.ticked else "")

    def _take(self, key: str) -> None:
        seat = next(seat for seat in self.table.present if str(seat) == key)
        if self.model.submit(c.ChooseFirstPlayer(seat=seat)):
            tick(self.model, 12)
            self.finished.emit()

    def _any(self) -> None:
        self._take(str(self._chance.choice(self.table.present)))
