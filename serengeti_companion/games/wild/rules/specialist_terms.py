"""The Specialists that the rulebook describes, and what they add to a final count."""

from enum import StrEnum

from serengeti_companion.engine.legible import is_legible
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.printed import (
    LONGEST_SPECIALIST,
    Printed,
    Scale,
    SpecialistCard,
)


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
CELEBRITY_KNOWN = {9: 2}  # WS-SPEC-CEL-2: all that the text tells of the scale

SPECIALIST_NAMES = {
    Specialist.CAMERAMAN: say("Cameraman"),
    Specialist.VFX_ARTIST: say("VFX Artist"),
    Specialist.CELEBRITY: say("Celebrity"),
    Specialist.PHOTOGRAPHER: say("Photographer"),
    Specialist.NARRATOR: say("Narrator"),
    Specialist.ADVENTURER: say("Adventurer"),
}


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


def is_specialist_name(name: str) -> bool:
    """Whether a Specialist can be called that."""
    return 0 < len(name) <= LONGEST_SPECIALIST and bool(name.strip()) and is_legible(name)


def specialist_name(name: str) -> Text:
    """What a Specialist is called; the eight others go by the owner's word."""
    known = described(name)
    return say("{name}", name=name) if known is None else SPECIALIST_NAMES[known]


def choices(printed: Printed) -> tuple[SpecialistCard, ...]:
    """Whom a player may choose: the six described, with what the owner entered, then the others."""
    entered = {card.name: card for card in printed.specialists}
    six = tuple(entered.pop(word, SpecialistCard(name=word)) for word in Specialist)
    return (*six, *entered.values())


def celebrity_stars(scale: Scale | None, likes: int) -> int | None:
    """Stars for a card without Icons, with that many Like Icons; None = not known (WS-PIC-9)."""
    if scale is None:
        return CELEBRITY_KNOWN.get(likes)
    return next((stars for least, stars in reversed(scale) if likes >= least), 0)


def adventurer_scale(printed: Printed, players: int) -> Scale | None:
    """The scale for that many players, None = not entered (WS-PIC-10)."""
    return printed.adventurer_few if few(players) else printed.adventurer_many


def adventurer_stars(scale: Scale | None, players: int, completed: int) -> int | None:
    """Stars at the end for so many completed cards; None = not known."""
    if completed > adventurer_limit(players):
        return 0
    if scale is None:
        return None
    return next((stars for most, stars in scale if completed <= most), 0)
