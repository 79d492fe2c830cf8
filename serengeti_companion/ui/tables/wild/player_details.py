"""A player's Icons, filmed scenes and Award Animals: the lower half of an open panel."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.names import ICON_NAMES, SPECIES_NAMES
from serengeti_companion.games.wild.rules import ceremonies
from serengeti_companion.games.wild.terms import Icon, Species
from serengeti_companion.ui.parts.shown import show_if
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.figure import FigureArea, draw_all
from serengeti_companion.ui.translation import filled, told

_COLUMNS = 4
_Tiles = tuple[Species | None, Species | None]


class PlayerDetails(QWidget):
    """Three rows; the last one only for whoever is on turn. It may go from one to the other."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._seat = desk, Seat(0)
        self._titles: dict[tuple[str, _Tiles], list[str]] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._icons = {icon: self._icon_figure(icon) for icon in Icon}
        for number, figure in enumerate(self._icons.values()):
            self._grid.addWidget(figure, number // _COLUMNS, number % _COLUMNS)
        self._filmed = FigureArea("", "film", self)
        self._filmed.value_wanted.connect(
            lambda value, reason: desk.correct("completed", value, reason, self._seat)
        )
        self._awards = [self._award_figure(tile) for tile in range(2)]
        self._figures = (*self._icons.values(), self._filmed, *self._awards)
        for column, figure in enumerate((self._filmed, *self._awards)):
            self._grid.addWidget(figure, len(Icon) // _COLUMNS, column)

    def refresh(self, table: Table, seat: Seat, *, whole: bool) -> None:
        """Show that player as they are now."""
        self._seat = seat
        player = table.player(seat)
        titles = self._titles_of(player.name, table.tiles)
        values = [*player.icons, player.completed]
        # What they would bring to the ceremony of a tile now (WS-AWARD-4).
        values += [ceremonies.total(table, seat, tile) if tile else 0 for tile in table.tiles]
        for figure, title, value in zip(self._figures, titles, values, strict=True):
            figure.show_value(title, value)
        show_if(self._filmed, whole)
        for figure, species in zip(self._awards, table.tiles, strict=True):
            show_if(figure, whole and species is not None)
            if species is not None:
                figure.set_sign(f"animal:{species}")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_all(self._figures, painter, event.rect())
        painter.end()

    def _titles_of(self, name: str, tiles: _Tiles) -> list[str]:
        """What each figure is, put into words once for a player."""
        found = self._titles.get((name, tiles))
        if found is None:
            icon_words = self.tr("{icon} of {name}")
            award_words = self.tr("{animal} Awards, total of {name}")
            animals = [told(SPECIES_NAMES[tile]) if tile else "" for tile in tiles]
            found = [filled(icon_words, icon=told(ICON_NAMES[icon]), name=name) for icon in Icon]
            found.append(filled(self.tr("Scenes filmed by {name}"), name=name))
            found += [filled(award_words, animal=animal, name=name) for animal in animals]
            self._titles[name, tiles] = found
        return found

    def _icon_figure(self, icon: Icon) -> FigureArea:
        figure = FigureArea("", icon.value, self)
        figure.value_wanted.connect(
            lambda value, reason: self._desk.correct("icon", value, reason, self._seat, icon)
        )
        return figure

    def _award_figure(self, tile: int) -> FigureArea:
        figure = FigureArea("", "award", self)
        figure.value_wanted.connect(lambda value, reason: self._set_award(tile, value, reason))
        return figure

    def _set_award(self, tile: int, value: int, reason: str) -> None:
        """Set the animals so that the total is this; the Icons stay."""
        table = self._desk.table
        species = table.tiles[tile]
        if species is not None:
            animals = table.player(self._seat).animal(species)
            others = ceremonies.total(table, self._seat, species) - animals
            wanted = max(value - others, 0)
            self._desk.correct("animal", wanted, reason, self._seat, species)
