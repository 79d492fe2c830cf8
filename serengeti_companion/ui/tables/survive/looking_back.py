"""Survive The Serengeti looked back at; satisfies `ui.history.looking_back.LookingBack`.

Memory is part of play: until the end, which cards lay open in turns gone by is not told.
"""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import Phase, Table
from serengeti_companion.games.survive.terms import UNKNOWN
from serengeti_companion.ui.table_view.facts import FarFacts
from serengeti_companion.ui.tables.survive.far_view import far_view
from serengeti_companion.ui.tables.survive.memory import deed, is_hidden

__all__ = ["COUNTED_AT_THE_END", "GAME", "board", "counted", "deed", "facts", "number"]

COUNTED_AT_THE_END = True
"""Herds, where it was safe cards before."""


def facts(table: Table, now: Table) -> FarFacts:
    """What stood on the table."""
    return far_view(_covered(table) if is_hidden(table, now) else table)


def number(table: Table) -> int:
    """The turn."""
    return 0 if table.phase in {Phase.SETUP, Phase.OVER} else table.turn


def counted() -> str:
    """What the chart shows."""
    return QCoreApplication.translate("LookingBack", "Safe cards by turn")


def board(_table: Table, _parent: QWidget) -> None:
    """Everything that counts is told of the players."""


def _covered(table: Table) -> Table:
    """The table with the cards in play turned over."""
    covered = tuple(
        replace(colour, laid=(UNKNOWN,) * len(colour.laid)) if colour.laid else colour
        for colour in table.colours
    )
    return replace(table, colours=covered)
