"""WILD: Serengeti looked back at; satisfies `ui.history.looking_back.LookingBack`."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.texts import Text
from serengeti_companion.games.wild.commands import Command
from serengeti_companion.games.wild.events import Event
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Phase, Table
from serengeti_companion.games.wild.terms import CELLS
from serengeti_companion.ui.table_view.facts import FarFacts
from serengeti_companion.ui.tables.wild.far_view import far_view
from serengeti_companion.ui.tables.wild.map_paint import CellSigns
from serengeti_companion.ui.tables.wild.map_view import MapView

__all__ = ["COUNTED_AT_THE_END", "GAME", "board", "counted", "deed", "facts", "number"]

COUNTED_AT_THE_END = False


class PastMap(MapView):
    """The Map of a moment, what the move changed ringed; nothing on it can be moved."""

    def show_moment(self, before: Table, after: Table) -> None:
        self.setVisible(after.tracking.map)
        self.set_table(after)
        pairs = zip(CELLS, before.board, after.board, strict=True)
        changed = frozenset(cell for cell, old, new in pairs if old != new)
        self.set_signs(CellSigns(lit=changed if before.board is not after.board else frozenset()))


def facts(table: Table, _now: Table) -> FarFacts:
    """What stood on the table."""
    return far_view(table)


def deed(table: Table, played: Played[Command, Event], _now: Table) -> Text:
    """What was done."""
    return GAME.tell_command(table, played.command)


def number(table: Table) -> int:
    """The round, its preparation with it."""
    return table.round if table.phase in {Phase.ROUND, Phase.PREPARATION} else 0


def counted() -> str:
    """What the chart shows."""
    return QCoreApplication.translate("LookingBack", "Stars by round")


def board(table: Table, parent: QWidget) -> PastMap:
    """The Map."""
    return PastMap(table, parent)
