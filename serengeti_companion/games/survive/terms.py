"""What is printed: the numbers of the wildebeest, and what a predator does as data."""

from dataclasses import dataclass
from typing import Literal

NUMBERS = tuple(range(1, 13))  # SV-COMP-5
SETS = 5  # SV-COMP-1
PREDATORS = 12  # SV-COMP-2
SEASONS = 12  # SV-COMP-3
CARDS = SETS * len(NUMBERS) + PREDATORS + SEASONS  # SV-COMP-4
INNER = (4, 5, 6, 7, 8, 9)  # SV-2P-2: at the bottom of the neutral deck
OUTER = tuple(number for number in NUMBERS if number not in INNER)  # SV-2P-3: on top of it
EXTINCT = 7  # SV-WIN-2
UNKNOWN = 0
"""Stands in a pile for a card whose number nobody told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Speed:
    """SV-PDATA-2: eats the lone cards that are `x` away from the nearest herd, 0 to 12."""

    kind: Literal["speed"] = "speed"
    x: int
    compare: Literal["at_least", "exactly"] = "at_least"


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePick:
    """SV-PDATA-3: the card decides in words; the table says who is eaten."""

    kind: Literal["table_pick"] = "table_pick"


@dataclass(frozen=True, slots=True, kw_only=True)
class Extreme:
    """SV-PDATA-4: eats the lowest or highest number in play, all copies of it."""

    kind: Literal["extreme"] = "extreme"
    which: Literal["lowest", "highest"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """SV-PDATA-5: eats every card with one of these numbers."""

    kind: Literal["numbers"] = "numbers"
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeHerd:
    """SV-PDATA-6: eats the largest or smallest herd; the table picks where that is none or two."""

    kind: Literal["herd"] = "herd"
    which: Literal["largest", "smallest"]


Effect = Speed | TablePick | Extreme | Numbers | WholeHerd
PICKED = TablePick()


@dataclass(frozen=True, slots=True, kw_only=True)
class PredatorCard:
    """SV-PDATA-1: one predator as its owner describes it; `name` "" = nobody named it."""

    name: str = ""
    copies: int = 1
    effect: Effect = PICKED
    note: str = ""


NAMELESS = PredatorCard()
"""SV-PDATA-7: a predator that nobody described."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetColour:
    """SV-PIC-4: what the owner calls a set, and which of the app's five tints stands for it."""

    name: str
    tint: int
