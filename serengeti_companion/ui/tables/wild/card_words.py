"""A Scene Card in words: for the ear, and for what a small picture cannot show."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from serengeti_companion.games.wild.names import (
    ICON_NAMES,
    SPECIES_NAMES,
    TERRAIN_NAMES,
    TYPE_NAMES,
)
from serengeti_companion.games.wild.terms import Gain, RewardTerm, SceneCard, Slot
from serengeti_companion.ui.translation import told

_CONTEXT = "CardWords"
_GAINS: dict[Gain, object] = {
    Gain.STARS: QT_TRANSLATE_NOOP("CardWords", "{n} stars"),
    Gain.FOOD: QT_TRANSLATE_NOOP("CardWords", "{n} Food"),
    Gain.VFX: QT_TRANSLATE_NOOP("CardWords", "{n} VFX"),
    Gain.PER_FOOD: QT_TRANSLATE_NOOP("CardWords", "{n} per Food Icon"),
    Gain.PER_VFX: QT_TRANSLATE_NOOP("CardWords", "{n} per VFX Icon"),
    Gain.PER_LEAF: QT_TRANSLATE_NOOP("CardWords", "{n} per Leaf"),
    Gain.PER_FLOWER: QT_TRANSLATE_NOOP("CardWords", "{n} per Flower"),
    Gain.PER_FRUIT: QT_TRANSLATE_NOOP("CardWords", "{n} per Fruit"),
    Gain.PER_ANIMAL: QT_TRANSLATE_NOOP("CardWords", "{n} per Animal"),
    Gain.PER_LIKE: QT_TRANSLATE_NOOP("CardWords", "{n} per Like"),
    Gain.PER_RARE: QT_TRANSLATE_NOOP("CardWords", "{n} per Rare"),
    Gain.PER_PLANT: QT_TRANSLATE_NOOP("CardWords", "{n} per plant"),
    Gain.PER_ANY: QT_TRANSLATE_NOOP("CardWords", "{n} per Icon"),
    Gain.PER_UNKNOWN: QT_TRANSLATE_NOOP("CardWords", "{n} per Icon (?)"),
}
_ONE_STAR = QT_TRANSLATE_NOOP("CardWords", "1 star")


def _words(source: object) -> str:
    return QCoreApplication.translate(_CONTEXT, str(source))


def gain_words(gain: Gain, amount: int) -> str:
    """One term of a reward, as "2 per Rare" or "11 stars"."""
    if gain is Gain.STARS and amount == 1:
        return _words(_ONE_STAR)
    return _words(_GAINS[gain]).format(n=amount)


def reward_words(reward: tuple[RewardTerm, ...] | None) -> str:
    """The reward in one phrase."""
    if reward is None:
        return QCoreApplication.translate("CardWords", "reward not told")
    if not reward:
        return QCoreApplication.translate("CardWords", "no reward")
    return " + ".join(gain_words(term.gain, term.amount) for term in reward)


def slot_words(slot: Slot) -> str:
    """An animal with its condition, as "Rhinoceros on Grasslands"."""
    animal = told(SPECIES_NAMES[slot.species])
    if slot.terrain is None:
        return animal
    words = QCoreApplication.translate("CardWords", "{animal} on {terrain}")
    return words.format(animal=animal, terrain=told(TERRAIN_NAMES[slot.terrain]))


def title_words(card: SceneCard) -> str:
    """The card's name, as "Card 108" or "A card"."""
    if card.number is None:
        return QCoreApplication.translate("CardWords", "A card")
    return QCoreApplication.translate("CardWords", "Card {number}").format(number=card.number)


def type_words(card: SceneCard) -> str:
    """The type, as "line"; "" where it is not known."""
    return told(TYPE_NAMES[card.type]) if card.type else ""


def card_words(card: SceneCard) -> str:
    """All that is known of a card."""
    if card.slots is None and card.reward is None and card.icons is None:
        words = QCoreApplication.translate("CardWords", "{card}, not described")
        return words.format(card=title_words(card))
    animals = ", ".join(slot_words(slot) for slot in card.slots or ())
    icons = ", ".join(told(ICON_NAMES[icon]) for icon in card.icons or ())
    parts = (title_words(card), type_words(card), animals, reward_words(card.reward), icons)
    return "; ".join(part for part in parts if part)
