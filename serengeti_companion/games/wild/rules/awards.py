"""The Awards Ceremony: places and stars for totals of Award Animals."""

from collections.abc import Sequence
from dataclasses import dataclass

from serengeti_companion.games.wild.rules.specialist_terms import photographer_sets

# WS-TBL-SOLOAWARD: from how many Award Animals on a lone player is 1st, by ceremony.
SOLO_MINIMUM = {1: 4, 2: 8}

# WS-AWARD-7, WS-AWARD-8: stars for each Award Animal of the total, by place.
_FACTOR = {1: 2, 2: 1}


@dataclass(frozen=True, slots=True, kw_only=True)
class Award:
    """What one total brings; place None = below 2nd, nothing (WS-AWARD-9)."""

    place: int | None
    stars: int


def competitive_ranks(totals: Sequence[int]) -> tuple[Award, ...]:
    """WS-AWARD-6 to -12: an award for each total, in order; a tie for 1st leaves 2nd open."""
    # WS-RULING-51: the next lower total is 2nd, however many share the highest.
    ranked = sorted(set(totals), reverse=True)
    return tuple(_award(ranked.index(total) + 1, total) for total in totals)


def solo_award(ceremony: int, total: int) -> Award:
    """WS-SOLO-7: 1st from the minimum on, else 2nd."""
    return _award(1 if total >= SOLO_MINIMUM[ceremony] else 2, total)


def _award(place: int, total: int) -> Award:
    if place not in _FACTOR:
        return Award(place=None, stars=0)
    return Award(place=place, stars=total * _FACTOR[place])


def award_total(animals: int, animal_icons: int, sets: int = 0) -> int:
    """WS-AWARD-4: Award Animals on completed cards, Animal Icons, and a Photographer's sets."""
    return animals + animal_icons + sets


def photographer_total(
    players: int, animals: int, animal_icons: int, likes: int, icon: str = "like"
) -> int:
    """A Photographer's total; `icon` as the switch photographerIcon has it (WS-RULING-66)."""
    if icon == "animal":
        # Reading (b): the owner's Animal Icons count in sets only.
        return award_total(animals, 0, photographer_sets(players, animal_icons))
    return award_total(animals, animal_icons, photographer_sets(players, likes))
