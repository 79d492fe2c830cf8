"""The words of the quick entry line and how far they may be shortened."""

from dataclasses import dataclass

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.terms import INDEX, PLANTS, Cell, Icon, Species, Terrain

VERBS = (
    "move",
    "swap",
    "food",
    "take",
    "buy",
    "renew",
    "film",
    "discard",
    "pass",
    "done",
    "undo",
    "redo",
    "pool",
    "terrain",
    "coins",
)
ANIMALS = tuple(species.value for species in Species)
FIRST_WORDS = (*ANIMALS, *VERBS)
PLANT_WORDS = tuple(icon.value for icon in PLANTS)
_DIGITS = 3
TERRAIN_WORDS = tuple(terrain.value for terrain in Terrain)


class Misread(Exception):  # noqa: N818 -- a word that was not understood, told to the typist
    """Carries the sentence for the person typing."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


@dataclass(frozen=True, slots=True)
class Words:
    """What was typed, in lower case, without the space named by "@2"."""

    words: tuple[str, ...]
    price: int | None

    @property
    def rest(self) -> tuple[str, ...]:
        return self.words[1:]


def split(line: str) -> Words:
    """Words apart; commas count as spaces. Misread for a price that is none."""
    words = line.lower().replace(",", " ").replace("@", " @").split()
    prices = [word for word in words if word.startswith("@")]
    if len(prices) > 1:
        raise Misread(say("One price is enough."))
    price = None
    if prices:
        figure = prices[0][1:]
        if not figure.isdecimal() or len(figure) > 2:
            raise Misread(say("Behind @ stands the price of the space, like @2."))
        price = int(figure)
    return Words(tuple(word for word in words if not word.startswith("@")), price)


def meant(word: str, choices: tuple[str, ...]) -> str:
    """The one choice that begins with the word; Misread for none or several."""
    if word in choices:
        return word
    found = [choice for choice in choices if choice.startswith(word)]
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(found)
        raise Misread(say("{word} could be {names}.", word=word, names=names))
    raise Misread(say("{word} is not understood here.", word=word))


def cell(word: str) -> Cell:
    found = Cell(word.upper())
    if found not in INDEX:
        raise Misread(say("{word} is no space; they are A1 to G7.", word=word))
    return found


def is_cell(word: str) -> bool:
    return Cell(word.upper()) in INDEX


def card_number(word: str) -> int | None:
    """None for "?", a card nobody describes."""
    if word == "?":
        return None
    if not word.isdecimal() or len(word) > _DIGITS or int(word) < 1:
        raise Misread(say("{word} is no card; name its number, or ?.", word=word))
    return int(word)


def species(word: str) -> Species:
    return Species(meant(word, ANIMALS))


def plant(word: str) -> Icon:
    return Icon(meant(word, PLANT_WORDS))


def terrain(word: str) -> Terrain:
    return Terrain(meant(word, TERRAIN_WORDS))
