"""What is odd about the cards of a copy, gathered card by card."""

from collections.abc import Mapping
from dataclasses import replace

from serengeti_companion.engine.texts import Text
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.sense.cards import odd_cards
from serengeti_companion.games.wild.terms import Icon, SceneCard, Slot, Species
from serengeti_companion.ui.copy.card_keeping import placed

Warnings = Mapping[int, tuple[Text, ...]]
"""By the place of the card in the copy."""


def card_warnings(printed: Printed) -> Warnings:
    """What concerns each card; what is odd about all Rare Icons concerns every card with one."""
    found: dict[int, list[Text]] = {}
    for oddity in odd_cards(printed):
        place = oddity.piece.place
        for at in _with_rare(printed) if place is None else (place,):
            found.setdefault(at, []).append(oddity.text)
    return {place: tuple(texts) for place, texts in found.items()}


def warnings_about(
    printed: Printed, card: SceneCard, instead: SceneCard | None
) -> tuple[Text, ...]:
    """What would be odd about this card if the copy told it, in the place of another."""
    then = placed(printed, card, instead)
    # Asked for with every key: only the cards that it could be held against are looked at.
    few = tuple(each for each in then.cards if each is card or _bears_on(each, card))
    place = next(at for at, each in enumerate(few) if each is card)
    return card_warnings(replace(then, cards=few)).get(place, ())


def _bears_on(other: SceneCard, card: SceneCard) -> bool:
    """It may show the same, or have one Rare Icon too many."""
    if Icon.RARE in (card.icons or ()) and Icon.RARE in (other.icons or ()):
        return True
    ours, theirs = card.slots or (), other.slots or ()
    return len(ours) == len(theirs) and _species(ours) == _species(theirs)


def _species(slots: tuple[Slot, ...]) -> set[Species]:
    return {slot.species for slot in slots}


def _with_rare(printed: Printed) -> tuple[int, ...]:
    return tuple(at for at, card in enumerate(printed.cards) if Icon.RARE in (card.icons or ()))
