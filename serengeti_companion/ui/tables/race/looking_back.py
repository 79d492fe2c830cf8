"""A Race For Life looked back at; satisfies `ui.history.looking_back.LookingBack`."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.texts import Text
from serengeti_companion.games.race.commands import Command
from serengeti_companion.games.race.events import Event
from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import Phase, Table
from serengeti_companion.ui.table_view.facts import FarFacts
from serengeti_companion.ui.tables.race.far_view import far_view

__all__ = ["COUNTED_AT_THE_END", "GAME", "board", "counted", "deed", "facts", "number"]

COUNTED_AT_THE_END = False


def facts(table: Table, _now: Table) -> FarFacts:
    """What stood on the table."""
    return far_view(table)


def deed(table: Table, played: Played[Command, Event], _now: Table) -> Text:
    """What was done."""
    return GAME.tell_command(table, played.command)


def number(table: Table) -> int:
    """The season."""
    return 0 if table.phase in {Phase.SETUP, Phase.OVER} else table.season


def counted() -> str:
    """What the chart shows."""
    return QCoreApplication.translate("LookingBack", "Points by season")


def board(_table: Table, _parent: QWidget) -> None:
    """Everything that counts is told of the two players."""
