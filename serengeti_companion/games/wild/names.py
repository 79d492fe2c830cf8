"""The words for things on the table, as translatable texts."""

from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.wild.model import Step
from serengeti_companion.games.wild.terms import (
    BasicAction,
    Icon,
    SceneCard,
    SceneType,
    Species,
    Terrain,
)

SPECIES_NAMES = {
    Species.LION: say("Lion"),
    Species.LEOPARD: say("Leopard"),
    Species.CROCODILE: say("Crocodile"),
    Species.GIRAFFE: say("Giraffe"),
    Species.ELEPHANT: say("Elephant"),
    Species.RHINOCEROS: say("Rhinoceros"),
    Species.JACKAL: say("Jackal"),
    Species.HYENA: say("Hyena"),
    Species.VULTURE: say("Vulture"),
    Species.GAZELLE: say("Gazelle"),
    Species.ZEBRA: say("Zebra"),
    Species.WILDEBEEST: say("Wildebeest"),
}

ONE_ANIMAL = {
    Species.LION: say("a Lion"),
    Species.LEOPARD: say("a Leopard"),
    Species.CROCODILE: say("a Crocodile"),
    Species.GIRAFFE: say("a Giraffe"),
    Species.ELEPHANT: say("an Elephant"),
    Species.RHINOCEROS: say("a Rhinoceros"),
    Species.JACKAL: say("a Jackal"),
    Species.HYENA: say("a Hyena"),
    Species.VULTURE: say("a Vulture"),
    Species.GAZELLE: say("a Gazelle"),
    Species.ZEBRA: say("a Zebra"),
    Species.WILDEBEEST: say("a Wildebeest"),
}
"""The animals as one of several, in the middle of a sentence."""

SEVERAL_ANIMALS = {
    Species.LION: say("Lions"),
    Species.LEOPARD: say("Leopards"),
    Species.CROCODILE: say("Crocodiles"),
    Species.GIRAFFE: say("Giraffes"),
    Species.ELEPHANT: say("Elephants"),
    Species.RHINOCEROS: say("Rhinoceroses"),
    Species.JACKAL: say("Jackals"),
    Species.HYENA: say("Hyenas"),
    Species.VULTURE: say("Vultures"),
    Species.GAZELLE: say("Gazelles"),
    Species.ZEBRA: say("Zebras"),
    Species.WILDEBEEST: say("Wildebeests"),
}

ACTION_NAMES = {
    BasicAction.PREDATORS: say("Discover Predators"),
    BasicAction.LARGE: say("Discover Large Mammals"),
    BasicAction.SCAVENGERS: say("Discover Scavengers"),
    BasicAction.HERBIVORES: say("Discover Herbivores"),
    BasicAction.SWAP: say("Swap"),
    BasicAction.MOVE: say("Move"),
    BasicAction.TAKE: say("Take"),
    BasicAction.RENEW: say("Renew"),
}

ICON_NAMES = {
    Icon.FOOD: say("Food Icon"),
    Icon.VFX: say("VFX Icon"),
    Icon.LEAF: say("Leaf"),
    Icon.FLOWER: say("Flower"),
    Icon.FRUIT: say("Fruit"),
    Icon.ANIMAL: say("Animal"),
    Icon.LIKE: say("Like"),
    Icon.RARE: say("Rare"),
}

TERRAIN_NAMES = {
    Terrain.GRASSLANDS: say("Grasslands"),
    Terrain.WOODLANDS: say("Woodlands"),
    Terrain.WATER: say("Water"),
    Terrain.ROCK: say("Rock"),
}

TYPE_NAMES = {
    SceneType.TERRAIN: say("terrain"),
    SceneType.LINE: say("line"),
    SceneType.ADJACENCY: say("adjacency"),
}

STEP_NAMES = {
    Step.MARKER: say("A: Round Marker"),
    Step.AWARDS: say("B: Awards Ceremony"),
    Step.MIGRATION: say("B: Great Migration"),
    Step.POOL: say("C: New Pool"),
    Step.DRAW: say("D: Draw 4, keep 1"),
    Step.INCOME: say("E: Income"),
    Step.FIRST: say("F: First Player Marker"),
}


def card_name(card: SceneCard) -> Text:
    """The card's number, or "a card" for one without."""
    return say("a card") if card.number is None else say("card {number}", number=card.number)


def card_title(card: SceneCard) -> Text:
    """The same, where a line or a sentence begins."""
    if card.number is None:
        return say("A card without a number")
    return say("Card {number}", number=card.number)


def card_names(cards: tuple[SceneCard, ...]) -> Text:
    """The cards in one phrase: numbers where they are known, else how many."""
    numbers = [card.number for card in cards if card.number is not None]
    if len(numbers) == len(cards) > 0:
        listed = ", ".join(str(number) for number in numbers)
        return (
            say("card {number}", number=listed)
            if len(cards) == 1
            else say("cards {numbers}", numbers=listed)
        )
    if not cards:
        return say("no card")
    return count(len(cards), "a card", "{n} cards")
