"""What the last table chose, so that the next one need not."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

from serengeti_companion.games.wild.known import cards as cards_told
from serengeti_companion.games.wild.model import (
    CHALLENGE,
    EVERYTHING,
    LIGHT,
    SCORE_ONLY,
    CardTracking,
    HouseRules,
    Mode,
    Options,
    SeatOptions,
    Tracking,
)
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.switches import SWITCHES, with_switch
from serengeti_companion.storage.preferences import (
    COLOURS,
    PLAYERS,
    TRACKING,
    Preference,
    flag,
    number,
    one_of,
    word,
    words,
)
from serengeti_companion.ui.home import kept_house
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.parts.mark_words import MARKS

PRESETS = {"everything": EVERYTHING, "light": LIGHT, "score": SCORE_ONLY}
PRACTICE, UNKNOWN = "practice", "unknown"
WORTH_NAMING = 100
"""So many cards of a copy have to be told before naming them at the table pays."""
_COPY = re.compile(r"copy [1-9][0-9]{0,17}")


def copy_key(number: int) -> str:
    """How one of the user's copies is remembered."""
    return f"copy {number}"


def _copy(value: object) -> str:
    key = word(value)
    if key not in {PRACTICE, UNKNOWN} and not _COPY.fullmatch(key):
        raise ValueError("not a copy")
    return key


MODE = Preference[str](name="wild.mode", default=Mode.COMPETITIVE, read=one_of(*Mode))
"""How the last table played."""
SCENARIO = Preference[int](name="wild.scenario", default=1, read=number(1, CHALLENGE))
"""The scenario played last."""
SPECIALISTS = Preference[bool](name="wild.specialists", default=False, read=flag)
"""Whether the Advanced Rules were played where they need not be."""
COPY = Preference[str](name="wild.copy", default="", read=_copy)
"""PRACTICE, UNKNOWN = one of which nothing is known yet, or `copy_key`; "" = none chosen yet."""
SIDE = Preference[int](name="wild.side", default=0, read=number(0, 9))
"""Place of the Map side in the copy."""
SWITCHED = Preference[tuple[str, ...]](name="wild.tracking", default=(), read=words)
"""What was tracked, where that was none of the presets."""
HOUSE = Preference[tuple[str, ...]](name="wild.house_rules", default=(), read=words)
"""Switches that stand away from their default, "name=value"."""


@dataclass(frozen=True, kw_only=True)
class LastTable:
    """All that a table chooses before it begins; `tracking` None = nobody has said yet."""

    names: tuple[str, ...]
    colours: tuple[int, ...]
    copy: str
    side: int
    tracking: Tracking | None
    house: HouseRules
    mode: Mode
    scenario: int
    specialists: bool

    @classmethod
    def of(
        cls, options: Options, everyone: Sequence[SeatOptions], copy: str, scenario: int
    ) -> Self:
        """What this table chose; `everyone` also looks on while one plays alone."""
        return cls(
            names=tuple(seat.name for seat in everyone),
            colours=tuple(seat.colour for seat in everyone),
            copy=copy,
            side=options.side,
            tracking=options.tracking,
            house=options.house,
            mode=options.mode,
            scenario=scenario,
            specialists=options.specialists,
        )

    @classmethod
    def read(cls, kept: Kept, names: Sequence[str]) -> Self:
        """What is remembered; `names` where nobody has played yet."""
        players = kept.get(PLAYERS) or tuple(names)
        preset = kept.get(TRACKING)
        switched = read_tracking(kept.get(SWITCHED))
        colours, house = kept.get(COLOURS), kept.get(HOUSE)
        return cls(
            names=players,
            colours=_different(colours, len(players)),
            copy=kept.get(COPY),
            side=kept.get(SIDE),
            tracking=PRESETS.get(preset) or switched,
            house=read(house),
            mode=Mode(kept.get(MODE)),
            scenario=kept.get(SCENARIO),
            specialists=kept.get(SPECIALISTS),
        )

    def write(self, kept: Kept) -> None:
        """Remember it."""
        tracking = self.tracking or LIGHT
        preset = next((key for key, value in PRESETS.items() if value == tracking), "")
        kept.remember(PLAYERS, self.names)
        kept.remember(COLOURS, self.colours)
        kept.remember(COPY, self.copy)
        kept.remember(SIDE, self.side)
        kept.remember(TRACKING, preset)
        kept.remember(SWITCHED, written_tracking(tracking))
        kept.remember(HOUSE, written(self.house))
        kept.remember(MODE, self.mode)
        kept.remember(SCENARIO, self.scenario)
        kept.remember(SPECIALISTS, self.specialists)


def suggested(printed: Printed) -> Tracking:
    """What is worth tracking with a copy of which that much is known."""
    worth = printed.practice or cards_told(printed).known >= WORTH_NAMING
    return EVERYTHING if worth else LIGHT


def _different(colours: Iterable[int], number: int) -> tuple[int, ...]:
    """That many different marks, the remembered ones first."""
    known = [colour for colour in colours if 0 <= colour < MARKS]
    return tuple(dict.fromkeys((*known, *range(MARKS))))[:number]


def written(house: HouseRules) -> tuple[str, ...]:
    """What HOUSE keeps."""
    return kept_house.written(house, SWITCHES)


def read(kept: Iterable[str]) -> HouseRules:
    """The house rules of HOUSE; a switch or value that is none is at its default."""
    return kept_house.read(kept, HouseRules(), SWITCHES, with_switch)


def written_tracking(tracking: Tracking) -> tuple[str, ...]:
    """What SWITCHED keeps."""
    parts = {"map": tracking.map, "board": tracking.board, "tokens": tracking.tokens}
    return (tracking.cards.value, *(part for part, on in parts.items() if on))


def read_tracking(kept: tuple[str, ...]) -> Tracking | None:
    """The tracking of SWITCHED; None where nothing sensible is kept."""
    if not kept or kept[0] not in set(CardTracking):
        return None
    return Tracking(
        map="map" in kept,
        board="board" in kept,
        tokens="tokens" in kept,
        cards=CardTracking(kept[0]),
    )
