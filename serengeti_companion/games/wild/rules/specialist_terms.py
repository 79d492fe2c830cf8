"""The Specialists that the rulebook describes, and what they add to a final count."""

from enum import StrEnum


class Specialist(StrEnum):
    """WS-SPEC-8: the six with a description; the other eight go by the owner's names."""

    CAMERAMAN = "cameraman"
    VFX_ARTIST = "vfx_artist"
    CELEBRITY = "celebrity"
    PHOTOGRAPHER = "photographer"
    NARRATOR = "narrator"
    ADVENTURER = "adventurer"


DEALT = 3  # WS-SPEC-2
CARDS = 14  # WS-COMP-3


def few(players: int) -> bool:
    """WS-RULING-7: the bracket of 1 to 2 players, else that of 3 to 4."""
    return players <= 2


def narrator_sets(leaf: int, flower: int, fruit: int) -> int:
    """WS-SPEC-NAR-1: sets of Leaf x 4, Flower x 1, Fruit x 1."""
    return min(leaf // 4, flower, fruit)


def narrator_stars(players: int, leaf: int, flower: int, fruit: int) -> int:
    """WS-SPEC-NAR-2, WS-SPEC-NAR-3."""
    return narrator_sets(leaf, flower, fruit) * (12 if few(players) else 10)


def photographer_sets(players: int, icons: int) -> int:
    """WS-SPEC-PHO-2, WS-SPEC-PHO-3: Award Animals for that many of the card's Icons."""
    return icons // (4 if few(players) else 3)


def adventurer_limit(players: int) -> int:
    """WS-SPEC-ADV-2, WS-SPEC-ADV-3: with more completed cards there is no bonus."""
    return 19 if few(players) else 20


def described(name: str) -> Specialist | None:
    """The Specialist of that name, None for one of the eight others."""
    return Specialist(name) if name in set(Specialist) else None
