"""Corrections: every tracked number of a player, and the deck."""

from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.commands import NumberFact
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.names import ICON_NAMES, SPECIES_NAMES
from serengeti_companion.games.wild.rules.by_hand import number as number_now
from serengeti_companion.games.wild.terms import Icon, Species
from serengeti_companion.games.wild.wording.phrases import number_name
from serengeti_companion.ui.paint.glyphs import icon as picture_of
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.wild.correction_part import CorrectionPart
from serengeti_companion.ui.tables.wild.set_to_wiring import attach
from serengeti_companion.ui.translation import told

_PICTURE = 26
_COLUMNS = 6
_ICON_COLUMNS = 8
_PICTURES: dict[str, str] = {
    "stars": "star",
    "coins": "coin",
    "food": "food-token",
    "vfx": "vfx-token",
    "completed": "film",
    "deck": "card",
    "team": "shared",
}


class NumberTile(QPushButton):
    """A number with its name; a tap asks what to set it to, as right click and F2 do."""

    def __init__(
        self,
        model: SessionModel,
        label: str,
        fact: NumberFact,
        seat: Seat | None,
        of: Icon | Species | None = None,
    ) -> None:
        super().__init__()
        self._model, self._label = model, label
        self._command = c.CorrectNumber(fact=fact, value=0, seat=seat, of=of)
        self._picture = _PICTURES.get(fact) or (of.value if isinstance(of, Icon) else "")
        self._name = partial(number_name, fact=fact, seat=seat, of=of)
        self.set_to = attach(self, model, fact, seat, of)
        self.clicked.connect(self.set_to.open)
        self.refresh()
        follow(self.restyle)

    def refresh(self) -> None:
        """Show the number as it is."""
        value = number_now(self._model.state, self._command)
        self.setText(f"{self._label}  {value}")
        self.set_to.title = told(self._name(self._model.state))
        self.setAccessibleName(f"{self.set_to.title}: {value}")

    def restyle(self) -> None:
        style = current_style()
        self.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD, tabular=True))
        if self._picture:
            side = style.px(_PICTURE)
            self.setIcon(picture_of(self._picture, side))
            self.setIconSize(QSize(side, side))


class NumbersPart(CorrectionPart):
    """One player at a time; the tiles of all players are made once."""

    def build(self) -> None:
        table = self.table
        choices = [(str(seat), player.name) for seat, player in enumerate(table.players)]
        self.who = Segmented(self.tr("Whose numbers"), choices, self)
        self.who.chosen.connect(self._show)
        self.tiles: dict[Seat, list[NumberTile]] = {}
        self._pages: dict[Seat, QWidget] = {}
        self._grids: list[QGridLayout] = []
        self.column.addWidget(self.who)
        for seat in map(Seat, range(len(table.players))):
            self._add_player(seat)
        self.common = self._common_tiles()
        page = QWidget(self)
        self._fill(QGridLayout(page), 0, self.tr("On the table"), self.common, _COLUMNS)
        self.column.addWidget(page)
        self.column.addStretch()
        self._show("0")

    def refresh(self, table: Table) -> None:
        for tiles in (*self.tiles.values(), self.common):
            for tile in tiles:
                tile.refresh()
        for seat, player in enumerate(table.players):
            self.who.rename(str(seat), player.name)

    def restyle(self) -> None:
        super().restyle()
        for grid in self._grids:
            grid.setSpacing(current_style().px(6))

    def _show(self, key: str) -> None:
        for seat, page in self._pages.items():
            page.setVisible(str(seat) == key)

    def _add_player(self, seat: Seat) -> None:
        page = QWidget(self)
        numbers, icons = self._number_tiles(seat), self._icon_tiles(seat)
        animals = [
            NumberTile(self.model, told(SPECIES_NAMES[s]), "animal", seat, s) for s in Species
        ]
        grids = QGridLayout(page), QGridLayout(), QGridLayout()
        self._fill(grids[0], 0, "", numbers, _COLUMNS)
        self._fill(grids[1], 0, self.tr("Icons collected"), icons, _ICON_COLUMNS)
        self._fill(grids[2], 0, self.tr("Animals on completed cards"), animals, _COLUMNS)
        for row, grid in enumerate(grids[1:], start=2):
            grids[0].addLayout(grid, row, 0, 1, _COLUMNS)
        self.tiles[seat] = [*numbers, *icons, *animals]
        self._pages[seat] = page
        self.column.addWidget(page)

    def _fill(
        self, grid: QGridLayout, row: int, heading: str, tiles: list[NumberTile], columns: int
    ) -> None:
        grid.setContentsMargins(0, 0, 0, 0)
        if heading:
            label = TextLabel(heading, self, role=Role.MUTED)
            grid.addWidget(label, row, 0, 1, columns)
        for at, tile in enumerate(tiles):
            grid.addWidget(tile, row + 1 + at // columns, at % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        self._grids.append(grid)

    def _number_tiles(self, seat: Seat) -> list[NumberTile]:
        labels: dict[NumberFact, str] = {
            "stars": self.tr("Stars"),
            "coins": self.tr("Coins"),
            "food": self.tr("Food"),
            "vfx": self.tr("VFX"),
            "completed": self.tr("Completed"),
        }
        if self.table.shared_score:
            del labels["stars"]  # one common score, set below
        return [NumberTile(self.model, label, fact, seat) for fact, label in labels.items()]

    def _icon_tiles(self, seat: Seat) -> list[NumberTile]:
        return [NumberTile(self.model, told(ICON_NAMES[icon]), "icon", seat, icon) for icon in Icon]

    def _common_tiles(self) -> list[NumberTile]:
        tiles = [NumberTile(self.model, self.tr("Cards in the deck"), "deck", None)]
        if self.table.shared_score:
            tiles.append(NumberTile(self.model, self.tr("Common score"), "team", None))
        return tiles
