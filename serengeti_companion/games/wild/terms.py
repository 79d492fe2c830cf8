"""What is printed on the pieces of WILD: Serengeti: animals, terrain, cards, spaces.

Glossary, in the rulebook's words: a *Scene Card* shows a pattern of *slots*; a slot is one animal
and, where a Terrain Icon is printed, its *Terrain Condition*. A *Discovery Area* is one of the four
sections of the Action Board that store the animals not on the Map. An *Action Space* is one place
for a Player Marker on the Action Board. An *Award Animal* is the species on an Award Tile.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

COLUMNS = "ABCDEFG"
SIZE = len(COLUMNS)  # WS-PIC-1: 7 x 7 until the owner says otherwise
CARDS = 168  # WS-COMP-1
COPIES = 3  # WS-SETUP-6: animals of each species

Cell = NewType("Cell", str)
"""A Map space, column letter and row number: "A1" to "G7", row 1 at the printed top."""

SpaceId = NewType("SpaceId", str)
"""An Action Space: the Basic Action and a running number, "move-2"."""

CELLS: tuple[Cell, ...] = tuple(
    Cell(f"{column}{row}") for row in range(1, SIZE + 1) for column in COLUMNS
)
"""All Map spaces, row by row from the printed top left."""

INDEX: dict[Cell, int] = {cell: number for number, cell in enumerate(CELLS)}
"""Where a cell stands in CELLS and in every 49-tuple of the model."""


class Species(StrEnum):
    """The twelve species, three animals each."""

    LION = "lion"
    LEOPARD = "leopard"
    CROCODILE = "crocodile"
    GIRAFFE = "giraffe"
    ELEPHANT = "elephant"
    RHINOCEROS = "rhinoceros"
    JACKAL = "jackal"
    HYENA = "hyena"
    VULTURE = "vulture"
    GAZELLE = "gazelle"
    ZEBRA = "zebra"
    WILDEBEEST = "wildebeest"


class Terrain(StrEnum):
    """WS-SCENE-TERR-1."""

    GRASSLANDS = "grasslands"
    WOODLANDS = "woodlands"
    WATER = "water"
    ROCK = "rock"


class Icon(StrEnum):
    """WS-ICON-4: the eight Icons."""

    FOOD = "food"
    VFX = "vfx"
    LEAF = "leaf"
    FLOWER = "flower"
    FRUIT = "fruit"
    ANIMAL = "animal"
    LIKE = "like"
    RARE = "rare"


PLANTS = (Icon.LEAF, Icon.FLOWER, Icon.FRUIT)


class SceneType(StrEnum):
    """WS-SCENE-3."""

    TERRAIN = "terrain"
    LINE = "line"
    ADJACENCY = "adjacency"


class Area(StrEnum):
    """The four Discovery Areas; each is also the Basic Action that discovers from it."""

    PREDATORS = "predators"
    LARGE = "large"
    SCAVENGERS = "scavengers"
    HERBIVORES = "herbivores"


class BasicAction(StrEnum):
    """WS-ACT-2: the eight Basic Actions."""

    PREDATORS = "predators"
    LARGE = "large"
    SCAVENGERS = "scavengers"
    HERBIVORES = "herbivores"
    SWAP = "swap"
    MOVE = "move"
    TAKE = "take"
    RENEW = "renew"


AREA_OF: dict[Species, Area] = {
    species: area
    for area, members in {
        Area.PREDATORS: (Species.LION, Species.LEOPARD, Species.CROCODILE),
        Area.LARGE: (Species.GIRAFFE, Species.ELEPHANT, Species.RHINOCEROS),
        Area.SCAVENGERS: (Species.JACKAL, Species.HYENA, Species.VULTURE),
        Area.HERBIVORES: (Species.GAZELLE, Species.ZEBRA, Species.WILDEBEEST),
    }.items()
    for species in members
}
"""WS-SETUP-7 to 10."""


class Frame(StrEnum):
    """WS-SPACE-2, -3: a fully enclosed space holds one marker, a partly enclosed one any number."""

    FULL = "full"
    PARTLY = "partly"


class Label(StrEnum):
    """WS-TBL-LOCK: from how many players on the space is open."""

    NONE = "-"
    THREE = "3P"
    FOUR = "4P"


class Mark(StrEnum):
    """A marked square of a Great Migration Card: brown always counts, blue with 4 players."""

    BROWN = "brown"
    BLUE = "blue"


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One animal of a pattern; `terrain` None = no condition (WS-RULING-41)."""

    species: Species
    terrain: Terrain | None = None


class Gain(StrEnum):
    """What a reward term gives: a fixed amount, or stars for each Icon of a kind."""

    STARS = "stars"
    FOOD = "food"
    VFX = "vfx"
    PER_FOOD = "/food"
    PER_VFX = "/vfx"
    PER_LEAF = "/leaf"
    PER_FLOWER = "/flower"
    PER_FRUIT = "/fruit"
    PER_ANIMAL = "/animal"
    PER_LIKE = "/like"
    PER_RARE = "/rare"
    PER_PLANT = "/plant"  # the player's choice of leaf, flower or fruit (WS-ICON-PLANT-3)
    PER_ANY = "/any"  # all Icons of all kinds
    PER_UNKNOWN = "/?"  # the kind is not known (WS-PIC-5)


@dataclass(frozen=True, slots=True, kw_only=True)
class RewardTerm:
    """`amount` of `gain`; with a PER_ gain, `amount` stars for each such collected Icon."""

    amount: int
    gain: Gain


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneCard:
    """A Scene Card as far as it is known; every part that is None is not known (WS-PIC-4).

    `slots` in printed order; of an adjacency scene the first is the central animal
    (WS-SCENE-ADJ-2). `SceneCard()` is "just a card", and equal to every other such card.
    """

    number: int | None = None
    type: SceneType | None = None
    slots: tuple[Slot, ...] | None = None
    reward: tuple[RewardTerm, ...] | None = None
    icons: tuple[Icon, ...] | None = None

    def __hash__(self) -> int:
        # Enough to tell cards apart, and much less work than all that is printed on them.
        return hash(self.number)

    def __str__(self) -> str:
        return "a card" if self.number is None else f"card {self.number}"


BLANK = SceneCard()
"""A card that nobody has described."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionSpace:
    """One Action Space (WS-SPACE-1, WS-PIC-2, WS-PIC-3)."""

    id: SpaceId
    action: BasicAction
    price: int
    frame: Frame
    label: Label = Label.NONE
    closed_in_round_1: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MigrationCard:
    """A Great Migration Card: its marked cells (WS-PIC-6)."""

    number: int
    brown: tuple[Cell, ...]
    blue: tuple[Cell, ...]


def area_of(species: Species) -> Area:
    """The Discovery Area an animal lives in when it is not on the Map."""
    return AREA_OF[species]


def column_and_row(cell: Cell) -> tuple[int, int]:
    """Both counted from 0, row 0 at the printed top."""
    return INDEX[cell] % SIZE, INDEX[cell] // SIZE


def walked(start: Cell, columns: int, rows: int) -> Cell:
    """The cell so many steps away, or the last one before the edge."""
    column, row = column_and_row(start)
    column, row = (min(max(at, 0), SIZE - 1) for at in (column + columns, row + rows))
    return CELLS[row * SIZE + column]


def distance(one: Cell, other: Cell) -> int:
    """Steps up, down, left or right between two cells (WS-DRV-7)."""
    (x1, y1), (x2, y2) = column_and_row(one), column_and_row(other)
    return abs(x1 - x2) + abs(y1 - y2)
