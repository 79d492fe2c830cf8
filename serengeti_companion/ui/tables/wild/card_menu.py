"""What can be done with a card beside a tap."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Seat
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.parts.passing_menu import PassingMenu
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.gestures import pool_command
from serengeti_companion.ui.tables.wild.hints import film_command, hint


def tableau_menu(
    desk: Desk, seat: Seat, card: SceneCard, describe: Callable[[], None], parent: QWidget
) -> QMenu:
    """Film, discard, describe."""
    menu = PassingMenu(parent)
    words = QCoreApplication.translate
    film = film_command(seat, card, hint(desk.table, seat, card))
    menu.addAction(words("CardMenu", "Film it"), lambda: _played(desk, film))
    discard = c.DiscardCards(seat=seat, cards=(card,))
    menu.addAction(words("CardMenu", "Discard it for nothing"), lambda: _played(desk, discard))
    menu.addAction(words("CardMenu", "Describe it…"), describe)
    return menu


def pool_menu(desk: Desk, card: SceneCard, describe: Callable[[], None], parent: QWidget) -> QMenu:
    """Take, describe."""
    menu = PassingMenu(parent)
    words = QCoreApplication.translate
    command = pool_command(desk.table, (card,), desk.armed)
    menu.addAction(words("CardMenu", "Take it"), lambda: _played(desk, command))
    menu.addAction(words("CardMenu", "Describe it…"), describe)
    return menu


def _played(desk: Desk, command: c.TurnCommand) -> None:
    desk.play(command)
