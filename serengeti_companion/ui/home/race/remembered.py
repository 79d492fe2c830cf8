"""What the last table chose, so that the next one need not."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.race import terms
from serengeti_companion.games.race.model import A, B, HouseRules, Seat
from serengeti_companion.games.race.switches import SWITCHES, with_switch
from serengeti_companion.storage.preferences import Preference, numbers, one_of, words
from serengeti_companion.ui.home import kept_house
from serengeti_companion.ui.home.small_copy import PRACTICE, UNKNOWN
from serengeti_companion.ui.parts.mark_words import MARKS

HALVES = {A: "a", B: "b"}

PLAYERS = Preference[tuple[str, ...]](name="race.players", default=(), read=words)
"""Who played last, player A first."""
TINTS = Preference[tuple[int, ...]](name="race.tints", default=(), read=numbers)
"""Their marks."""
COPY = Preference[str](name="race.copy", default=UNKNOWN, read=one_of(PRACTICE, UNKNOWN))
TURNED = Preference[tuple[str, ...]](name="race.turned", default=(), read=words)
"""The halves that stand towards the other side of the screen: "a", "b"."""
HOUSE = Preference[tuple[str, ...]](name="race.house_rules", default=(), read=words)
"""Switches that stand away from their default, "name=value"."""


def names() -> tuple[str, str]:
    """Who plays where nobody has said so."""
    words_ = QCoreApplication.translate
    return words_("Practice", "Ann"), words_("Practice", "Ben")


def tints(kept: tuple[int, ...]) -> tuple[int, ...]:
    """Two different marks, those of TINTS first."""
    known = [tint for tint in kept if tint < MARKS]
    return tuple(dict.fromkeys((*known, *range(MARKS))))[: terms.PLAYERS]


def turned(kept: tuple[str, ...]) -> frozenset[Seat]:
    """The halves of TURNED."""
    return frozenset(seat for seat, half in HALVES.items() if half in kept)


def halves(turned: Iterable[Seat]) -> tuple[str, ...]:
    """What TURNED keeps."""
    return tuple(sorted(HALVES[seat] for seat in turned))


def written(house: HouseRules) -> tuple[str, ...]:
    """What HOUSE keeps."""
    return kept_house.written(house, SWITCHES)


def read(kept: Iterable[str]) -> HouseRules:
    """The house rules of HOUSE; a switch or value that is none is at its default."""
    return kept_house.read(kept, HouseRules(), SWITCHES, with_switch)
