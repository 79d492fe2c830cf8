"""A player's Icons, filmed scenes and Award Animals: the lower half of an open panel."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.names import ICON_NAMES, SPECIES_NAMES
from serengeti_companion.games.wild.rules import ceremonies
from serengeti_companion.games.wild.terms import Icon
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.figure import FigureArea, draw_all
from serengeti_companion.ui.tables.wild.shown import show_if
from serengeti_companion.ui.translation import filled, told

_COLUMNS = 4


class PlayerDetails(QWidget):
    """Three rows; the last one only for whoever is on turn. It may go from one to the other."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._seat = desk, Seat(0)
        self._titled: tuple[object, ...] = ()
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
        if (player.name, table.tiles) != self._titled:
            self._titled = player.name, table.tiles
            self._name_figures(player.name, table)
        for icon, figure in self._icons.items():
            figure.set_value(player.icon(icon))
        self._filmed.set_value(player.completed)
        show_if(self._filmed, whole)
        for figure, species in zip(self._awards, table.tiles, strict=True):
            show_if(figure, whole and species is not None)
            if species is not None:
                # What they would bring to the ceremony of that tile now (WS-AWARD-4).
                figure.set_value(ceremonies.total(table, self._seat, species))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_all(self._figures, painter, event.rect())
        painter.end()

    def _name_figures(self, name: str, table: Table) -> None:
        for icon, figure in self._icons.items():
            words = self.tr("{icon} of {name}")
            figure.set_title(filled(words, icon=told(ICON_NAMES[icon]), name=name))
        self._filmed.set_title(filled(self.tr("Scenes filmed by {name}"), name=name))
        for figure, species in zip(self._awards, table.tiles, strict=True):
            if species is not None:
                words = self.tr("{animal} Awards, total of {name}")
                figure.set_title(filled(words, animal=told(SPECIES_NAMES[species]), name=name))
                figure.set_sign(f"animal:{species}")

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
