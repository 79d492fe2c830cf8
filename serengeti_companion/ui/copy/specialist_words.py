"""What a Specialist does in this program, in a few words."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.wild.printed import Printed, SpecialistCard
from serengeti_companion.games.wild.rules.specialist_terms import (
    Specialist,
    described,
    specialist_name,
)
from serengeti_companion.ui.translation import told

_translate = QCoreApplication.translate


def kind(card: SpecialistCard, printed: Printed) -> str:
    """Who counts its stars: short, for the list."""
    match described(card.name):
        case None:
            return _translate("Specialists", "Booked by hand")
        case Specialist.CELEBRITY:
            return _by_scale(known=printed.celebrity is not None)
        case Specialist.ADVENTURER:
            scales = (printed.adventurer_few, printed.adventurer_many)
            return _by_scale(known=None not in scales)
        case _:
            return _translate("Specialists", "Counted by itself")


def explained(name: str) -> str:
    """The same in a sentence, for its page."""
    who = described(name)
    if who is None:
        return _translate(
            "Specialists",
            "The rulebook does not describe it: what it gives is booked by hand, during play and "
            "at the end.",
        )
    return {
        Specialist.CAMERAMAN: _translate(
            "Specialists", "Two cards completed at once: counted by itself."
        ),
        Specialist.VFX_ARTIST: _translate(
            "Specialists", "Stars for VFX Tokens spent: counted by itself."
        ),
        Specialist.PHOTOGRAPHER: _translate(
            "Specialists", "Sets of Icons at a ceremony: counted by itself."
        ),
        Specialist.NARRATOR: _translate(
            "Specialists", "Sets of Plant Icons at the end: counted by itself."
        ),
        Specialist.CELEBRITY: _translate(
            "Specialists",
            "Stars for a completed card without Icons, by the Like Icons collected. Told here, "
            "they are counted by themselves; else each such card asks.",
        ),
        Specialist.ADVENTURER: _translate(
            "Specialists",
            "Stars at the end for few completed cards. Told here, they are counted by themselves; "
            "else the end of a game asks.",
        ),
    }[who]


def difficulty(card: SpecialistCard) -> str:
    """As in "difficulty 3"."""
    if card.difficulty is None:
        return _translate("Specialists", "difficulty not told")
    return _translate("Specialists", "difficulty {n}").format(n=card.difficulty)


def row(card: SpecialistCard, printed: Printed) -> str:
    """All of a row of the list."""
    name = told(specialist_name(card.name))
    return f"{name}, {difficulty(card)}, {kind(card, printed)}"


def _by_scale(*, known: bool) -> str:
    if known:
        return _translate("Specialists", "Counted by its scale")
    return _translate("Specialists", "Asked: not all of its scale is told")
