"""What can be done to the Specialists of a copy; each answers the copy as it is then."""

from dataclasses import replace
from typing import Literal

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.wild.printed import (
    LONGEST_SPECIALIST,
    LONGEST_TEXT,
    Printed,
    Scale,
    SpecialistCard,
)
from serengeti_companion.games.wild.rules.specialist_terms import (
    CARDS,
    SPECIALIST_NAMES,
    Specialist,
    described,
    is_specialist_name,
)
from serengeti_companion.ui.translation import filled, told

MOST_OTHERS = CARDS - len(Specialist)

ScaleName = Literal["celebrity", "adventurer_few", "adventurer_many"]


def others(printed: Printed) -> tuple[SpecialistCard, ...]:
    """Those that the rulebook does not describe."""
    return tuple(card for card in printed.specialists if described(card.name) is None)


def put(printed: Printed, before: str, card: SpecialistCard) -> Printed:
    """`before` is this card from now on; of the six one is only kept if something is told of it."""
    cards = list(printed.specialists)
    at = next((at for at, each in enumerate(cards) if each.name == before), len(cards))
    bare = card == SpecialistCard(name=card.name) and described(card.name) is not None
    cards[at : at + 1] = [] if bare else [card]
    return replace(printed, specialists=tuple(cards))


def removed(printed: Printed, name: str) -> Printed:
    """Without that one."""
    rest = tuple(card for card in printed.specialists if card.name != name)
    return replace(printed, specialists=rest)


def scale_of(printed: Printed, name: ScaleName) -> Scale | None:
    """What is told of a scale."""
    scale: Scale | None = getattr(printed, name)
    return scale


def with_scale(printed: Printed, name: ScaleName, scale: Scale | None) -> Printed:
    """The scale is this from now on, None = not told."""
    match name:
        case "celebrity":
            return replace(printed, celebrity=scale)
        case "adventurer_few":
            return replace(printed, adventurer_few=scale)
        case "adventurer_many":
            return replace(printed, adventurer_many=scale)


def name_problem(printed: Printed, name: str, before: str = "") -> str:
    """Why a further Specialist, or the one called `before`, cannot be called that; "" = it can."""
    words = QCoreApplication.translate
    if len(name) > LONGEST_SPECIALIST:
        problem = words("Specialists", "At most {most} letters; this name has {n}.")
        return problem.format(most=LONGEST_SPECIALIST, n=len(name))
    if not is_specialist_name(name):
        return words("Specialists", "A name with letters that can be seen, please.")
    taken = [card.name for card in others(printed) if card.name != before]
    six = [*Specialist, *(told(each) for each in SPECIALIST_NAMES.values())]
    if name.casefold() in {each.casefold() for each in six}:
        problem = words("Specialists", "{name} is one of the six above: choose it there.")
        return filled(problem, name=name)
    if name.casefold() in {each.casefold() for each in taken}:
        problem = words("Specialists", "{name} is told already: choose another name.")
        return filled(problem, name=name)
    return ""


def note_problem(note: str) -> str:
    """Why a note cannot be that; "" = it can."""
    if len(note) > LONGEST_TEXT:
        problem = QCoreApplication.translate("Specialists", "At most {most} letters, not {n}.")
        return problem.format(most=LONGEST_TEXT, n=len(note))
    return ""
