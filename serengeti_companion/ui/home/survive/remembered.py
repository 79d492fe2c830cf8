"""What the last table chose, so that the next one need not."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.survive.model import HouseRules
from serengeti_companion.games.survive.switches import SWITCHES, with_switch
from serengeti_companion.storage.preferences import Preference, numbers, one_of, words
from serengeti_companion.ui.home import kept_house
from serengeti_companion.ui.home.small_copy import PRACTICE, UNKNOWN

PLAYERS = Preference[tuple[str, ...]](name="survive.players", default=(), read=words)
"""Who played last; apart from the other games, whose tables hold fewer or more."""
TINTS = Preference[tuple[int, ...]](name="survive.colours", default=(), read=numbers)
COPY = Preference[str](name="survive.copy", default=UNKNOWN, read=one_of(PRACTICE, UNKNOWN))
HOUSE = Preference[tuple[str, ...]](name="survive.house_rules", default=(), read=words)
"""Switches that stand away from their default, "name=value"."""


def names() -> tuple[str, ...]:
    """Who plays where nobody has said so."""
    words_ = QCoreApplication.translate
    return (
        words_("Practice", "Ann"),
        words_("Practice", "Ben"),
        words_("Practice", "Cem"),
        words_("Practice", "Dee"),
        words_("Practice", "Eva"),
    )


def written(house: HouseRules) -> tuple[str, ...]:
    """What HOUSE keeps."""
    return kept_house.written(house, SWITCHES)


def read(kept: Iterable[str]) -> HouseRules:
    """The house rules of HOUSE; a switch or value that is none is at its default."""
    return kept_house.read(kept, HouseRules(), SWITCHES, with_switch)
