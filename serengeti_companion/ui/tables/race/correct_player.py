"""One player's counts, set by hand."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.race.commands import (
    Command,
    CorrectOwned,
    CorrectPlace,
    CorrectSavannah,
)
from serengeti_companion.games.race.model import Place, Seat, Table
from serengeti_companion.games.race.names import PLACE_NAMES
from serengeti_companion.games.race.terms import GAINED, Card
from serengeti_companion.ui.tables.race.correct_part import CorrectPart
from serengeti_companion.ui.tables.race.reasons import capital
from serengeti_companion.ui.tables.race.signs import card_name
from serengeti_companion.ui.translation import told

_translate = QCoreApplication.translate


def owned_part(seat: Seat, reason: Callable[[], str], parent: QWidget) -> CorrectPart:
    """What is owned; apart, because remembering it is part of play (RL-R-32)."""
    part = CorrectPart(reason, parent)
    for card in GAINED:
        _add_owned(part, seat, card)
    return part


def player_part(seat: Seat, reason: Callable[[], str], parent: QWidget) -> CorrectPart:
    """Places and lions: what lies open anyway."""
    part = CorrectPart(reason, parent)
    for place in Place:
        _add_place(part, seat, place)
    _add_lions(part, seat)
    return part


def _add_place(part: CorrectPart, seat: Seat, place: Place) -> None:
    def read(table: Table) -> int:
        return int(getattr(table.player(seat), place))

    def make(value: int, why: str) -> Command:
        return CorrectPlace(seat=seat, place=place, number=value, reason=why)

    words = _translate("CorrectPlayer", "Cards: {place}")
    part.add(words.format(place=told(PLACE_NAMES[place])), read, make)


def _add_lions(part: CorrectPart, seat: Seat) -> None:
    held: list[Table] = []

    def read(table: Table) -> int:
        held[:] = [table]
        return table.player(seat).savannah

    def make(value: int, why: str) -> Command:
        ever = held[0].player(seat).ever
        return CorrectSavannah(seat=seat, lions=value, ever=max(ever, value), reason=why)

    def read_ever(table: Table) -> int:
        return table.player(seat).ever

    def make_ever(value: int, why: str) -> Command:
        lions = held[0].player(seat).savannah
        return CorrectSavannah(seat=seat, lions=lions, ever=value, reason=why)

    part.add(_translate("CorrectPlayer", "Lions in the Savannah"), read, make)
    part.add(_translate("CorrectPlayer", "Lions ever laid there"), read_ever, make_ever)


def _add_owned(part: CorrectPart, seat: Seat, card: Card) -> None:
    def read(table: Table) -> int:
        return table.player(seat).owns(card)

    def make(value: int, why: str) -> Command:
        return CorrectOwned(seat=seat, card=card, number=value, reason=why)

    part.add(capital(card_name(card)), read, make)
