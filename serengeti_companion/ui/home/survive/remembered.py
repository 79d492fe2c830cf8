"""What the last table chose, so that the next one need not."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.survive.model import HouseRules
from serengeti_companion.games.survive.switches import BY_NAME, departures, with_switch
from serengeti_companion.storage.preferences import Preference, numbers, one_of, words

PRACTICE, UNKNOWN = "practice", "unknown"

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
    return tuple(f"{name}={str(value).lower()}" for name, value in departures(house).items())


def read(kept: Iterable[str]) -> HouseRules:
    """The house rules of HOUSE; a switch or value that is none is at its default."""
    house = HouseRules()
    for entry in kept:
        name, _, said = entry.partition("=")
        switch = BY_NAME.get(name)
        for value in switch.values if switch else ():
            if str(value).lower() == said:
                house = with_switch(house, name, value)
    return house
