"""Make resources/packs/wild/practice.json: pieces of our own invention, the same on every run.

    PYTHONPATH=. python packaging/make_practice_set.py

Nothing in the set is taken from the published game, of which the rulebook's text shows two numbered
cards only. Its sums: a card is worth about as many stars as it is hard to film, where an animal
counts 2, a Terrain Condition 1, a neighbour 1, a place in a line 2.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import TypeVar

from serengeti_companion.games.wild.components import dumps
from serengeti_companion.games.wild.notation import parse_space, reward_text
from serengeti_companion.games.wild.printed import MapSide, Printed, SpecialistCard
from serengeti_companion.games.wild.terms import (
    CELLS,
    INDEX,
    SIZE,
    ActionSpace,
    BasicAction,
    Cell,
    Gain,
    Icon,
    Mark,
    MigrationCard,
    RewardTerm,
    SceneCard,
    SceneType,
    Slot,
    Species,
    Terrain,
    column_and_row,
)

TARGET = Path(__file__).parent.parent / "resources" / "packs" / "wild" / "practice.json"
NAME = "Practice set, not the published game"
SEED = 1

SIZES = (2,) * 16 + (3,) * 28 + (4,) * 12  # of the 56 patterns of each type: 41 of a species in all
CONDITIONS = (0, 1, 1, 2)  # of line and adjacency scenes, in turn
RARE = 6
ICON_COUNTS = (1, 0, 2, 1, 1, 3, 1, 0, 2, 1)  # in turn
ICON_BAG = {
    Icon.FOOD: 18,
    Icon.VFX: 16,
    Icon.LEAF: 34,
    Icon.FLOWER: 28,
    Icon.FRUIT: 28,
    Icon.ANIMAL: 28,
    Icon.LIKE: 44,
}
ICON_WORTH = {icon: 1 if icon in {Icon.LEAF, Icon.FLOWER, Icon.FRUIT} else 2 for icon in Icon}
TOKEN_WORTH = 2
REWARDS = ("stars", "per", "stars", "food", "per", "stars", "vfx", "per")  # in turn
PER_ICON = (
    *[(Gain.PER_PLANT, 1, 5)] * 8,  # amount for each icon, worth in all
    *[(Gain.PER_LEAF, 1, 4)] * 3,
    *[(Gain.PER_FLOWER, 1, 4)] * 3,
    *[(Gain.PER_FRUIT, 1, 4)] * 3,
    *[(Gain.PER_LIKE, 1, 4)] * 5,
    *[(Gain.PER_ANIMAL, 1, 3)] * 5,
    *[(Gain.PER_FOOD, 2, 4)] * 3,
    *[(Gain.PER_VFX, 2, 4)] * 3,
    *[(Gain.PER_ANY, 1, 10)] * 4,
)
PUBLISHED = "1/plant + 2 stars"  # WS-CARD-9: not to be met here
LABELS = "3P", "4P", "4P", "3P", "3P", "3P 4P", "3P 4P", "4P"  # a further space each, by action

DIFFICULTIES = {
    "cameraman": 2,
    "vfx_artist": 1,
    "celebrity": 4,
    "photographer": 2,
    "narrator": 3,
    "adventurer": 5,
}
OTHERS = (  # their stars and tokens are booked by hand
    ("Botanist", 3, "When the game ends: 1 star for each Flower Icon."),
    ("Drone Pilot", 2, "1 star for each completed line scene."),
    ("Driver", 1, "1 Food Token whenever a round begins."),
    ("Editor", 2, "1 star for two incomplete cards discarded together."),
    ("Night Watch", 4, "2 stars for each completed card with two animals of one species."),
    ("Ranger", 3, "1 star for each completed card with all four kinds of animals."),
    ("Sound Recordist", 1, "1 VFX Token for each completed adjacency scene with four animals."),
    ("Sponsor", 5, "When the game ends: 1 star for each Coin left."),
)
CELEBRITY = ((0, 0), (3, 1), (9, 2), (12, 3))
ADVENTURER_FEW = ((8, 30), (11, 24), (13, 18), (15, 12), (17, 6), (19, 3))
ADVENTURER_MANY = ((9, 30), (12, 24), (14, 18), (16, 12), (18, 6), (20, 3))

LINES = tuple(
    tuple(line)
    for start in range(SIZE)
    for forward in (CELLS[start * SIZE : (start + 1) * SIZE], CELLS[start::SIZE])
    for line in (forward, forward[::-1])
)

_Item = TypeVar("_Item")
_Ground = tuple[Terrain | None, ...]


class Dice:
    """Chance from `Random.random` alone, the one sequence that Python promises to keep."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def shuffled(self, items: Iterable[_Item]) -> list[_Item]:
        return sorted(items, key=lambda _: self._random.random())

    def pick(self, items: Sequence[_Item]) -> _Item:
        return items[int(self._random.random() * len(items))]

    def rarest(self, items: Iterable[_Item], used: "Counter[_Item]", slack: int = 0) -> _Item:
        """One of those used least, or at most `slack` more often."""
        among = list(items)
        least = min(used[item] for item in among)
        return self.pick([item for item in among if used[item] <= least + slack])


@dataclass(frozen=True, slots=True)
class Scene:
    """A pattern before it has rewards."""

    type: SceneType
    slots: tuple[Slot, ...]

    @property
    def hardness(self) -> int:
        conditions = sum(slot.terrain is not None for slot in self.slots)
        place = {SceneType.TERRAIN: 0, SceneType.ADJACENCY: 1, SceneType.LINE: 2}[self.type]
        others = len(self.slots) - 1
        doubled = len(self.slots) - len({slot.species for slot in self.slots})
        return 2 * len(self.slots) + conditions + place * others + doubled


def practice_set() -> str:
    """The whole file."""
    dice = Dice(SEED)
    sides = tuple(_side(dice, name, rich) for name, rich in zip("AB", (0, 1), strict=True))
    cards = dice.shuffled(_rewarded(dice, _scenes(dice, sides)))
    return dumps(
        Printed(
            name=NAME,
            practice=True,
            cards=tuple(replace(card, number=place) for place, card in enumerate(cards, start=1)),
            sides=sides,
            spaces=tuple(_spaces()),
            migrations=tuple(_migrations(dice)),
            award_tiles=tuple(Species),
            specialists=tuple(_specialists()),
            celebrity=CELEBRITY,
            adventurer_few=ADVENTURER_FEW,
            adventurer_many=ADVENTURER_MANY,
        )
    )


def _specialists() -> Iterator[SpecialistCard]:
    """The six of the rulebook's text and eight of our own."""
    for name, difficulty in DIFFICULTIES.items():
        yield SpecialistCard(name=name, difficulty=difficulty)
    for name, difficulty, note in OTHERS:
        yield SpecialistCard(name=name, difficulty=difficulty, note=note)


def _side(dice: Dice, name: str, rich: int) -> MapSide:
    """49 spaces, 12 of each terrain and one more of the `rich` one, gathered a little."""
    terrains = list(Terrain)
    ground = dice.shuffled([*terrains * 12, terrains[rich]])
    while _like_neighbours(ground) < 46:
        one, other = dice.pick(range(len(CELLS))), dice.pick(range(len(CELLS)))
        before = _like_neighbours(ground)
        ground[one], ground[other] = ground[other], ground[one]
        if _like_neighbours(ground) < before:
            ground[one], ground[other] = ground[other], ground[one]
    return MapSide(name=name, terrain=tuple(ground))


def _like_neighbours(ground: Sequence[Terrain]) -> int:
    """Of the 84 pairs of neighbours, those of one terrain."""
    across = sum(ground[at] is ground[at + 1] for at in range(len(CELLS)) if at % SIZE != SIZE - 1)
    down = sum(ground[at] is ground[at + SIZE] for at in range(len(CELLS) - SIZE))
    return across + down


def _scenes(dice: Dice, sides: Sequence[MapSide]) -> list[Scene]:
    scenes: list[Scene] = []
    for kind in SceneType:
        for turn, size in enumerate(dice.shuffled(SIZES)):
            conditions = size if kind is SceneType.TERRAIN else min(size, CONDITIONS[turn % 4])
            scene = None
            while scene is None or scene in scenes or not possible(scene, sides):
                slots = _slots(dice, scenes, size, conditions, doubled=turn % 9 == 0)
                scene = Scene(kind, slots)
            scenes.append(scene)
    return scenes


def _slots(
    dice: Dice, scenes: Sequence[Scene], size: int, conditions: int, *, doubled: bool
) -> tuple[Slot, ...]:
    """Animals and terrains that the earlier scenes show least."""
    shown = [slot for scene in scenes for slot in scene.slots]
    animals: list[Species] = []
    used = Counter(slot.species for slot in shown)
    while len(animals) < size - doubled:
        animals.append(dice.rarest([kind for kind in Species if kind not in animals], used))
    animals.extend([dice.pick(animals)] * doubled)
    terrains: list[Terrain | None] = [None] * (size - conditions)
    conditioned = Counter(slot.terrain for slot in shown if slot.terrain)
    terrains.extend(dice.rarest(Terrain, conditioned, slack=3) for _ in range(conditions))
    return tuple(
        Slot(species=animal, terrain=terrain)
        for animal, terrain in zip(dice.shuffled(animals), dice.shuffled(terrains), strict=True)
    )


def possible(scene: Scene, sides: Sequence[MapSide]) -> bool:
    """Each Map side has spaces with these terrains in the order and nearness of the type."""
    wanted = tuple(slot.terrain for slot in scene.slots)
    return all(_possible_on(scene.type, wanted, side.terrain) for side in sides)


def _possible_on(kind: SceneType, wanted: _Ground, ground: _Ground) -> bool:
    match kind:
        case SceneType.TERRAIN:
            return _supplied(wanted, ground)
        case SceneType.LINE:
            return any(_in_order(wanted, [ground[INDEX[cell]] for cell in line]) for line in LINES)
        case SceneType.ADJACENCY:
            return any(
                wanted[0] in {None, ground[INDEX[centre]]}
                and _supplied(wanted[1:], [ground[INDEX[cell]] for cell in _around(centre)])
                for centre in CELLS
            )


def _around(centre: Cell) -> list[Cell]:
    x, y = column_and_row(centre)
    places = {cell: column_and_row(cell) for cell in CELLS if cell != centre}
    return [cell for cell, (i, j) in places.items() if max(abs(i - x), abs(j - y)) == 1]


def _supplied(wanted: Sequence[Terrain | None], found: Sequence[Terrain | None]) -> bool:
    needs = Counter(terrain for terrain in wanted if terrain)
    return len(wanted) <= len(found) and all(
        found.count(terrain) >= number for terrain, number in needs.items()
    )


def _in_order(wanted: _Ground, line: Sequence[Terrain | None]) -> bool:
    rest = iter(line)
    return all(any(terrain in {None, here} for here in rest) for terrain in wanted)


def _rewarded(dice: Dice, scenes: Sequence[Scene]) -> list[SceneCard]:
    """The hardest scenes get the Rare Icons; what icons are worth comes off the stars."""
    by_hardness = sorted(dice.shuffled(scenes), key=lambda scene: scene.hardness)
    common, hardest = by_hardness[:-RARE], by_hardness[-RARE:]
    icons = dice.shuffled([icon for icon, number in ICON_BAG.items() for _ in range(number)])
    offers = dice.shuffled(PER_ICON)
    cards = [
        _card(scene, _terms((3, Gain.PER_RARE), (scene.hardness - 4, Gain.STARS)), [Icon.RARE])
        for scene in hardest
    ]
    for turn, scene in enumerate(dice.shuffled(common)):
        shown = icons[: ICON_COUNTS[turn % len(ICON_COUNTS)]]
        while sum(ICON_WORTH[icon] for icon in shown) >= scene.hardness:
            shown.pop()
        del icons[: len(shown)]
        left = scene.hardness - sum(ICON_WORTH[icon] for icon in shown)
        reward = _reward(REWARDS[turn % len(REWARDS)], left, offers)
        cards.append(_card(scene, reward, sorted(shown, key=list(Icon).index)))
    return cards


def _card(scene: Scene, reward: tuple[RewardTerm, ...], icons: Sequence[Icon]) -> SceneCard:
    return SceneCard(type=scene.type, slots=scene.slots, reward=reward, icons=tuple(icons))


def _reward(kind: str, worth: int, offers: list[tuple[Gain, int, int]]) -> tuple[RewardTerm, ...]:
    """Stars, or what the kind asks for and stars for the rest, where it can be afforded."""
    if kind == "per":
        for offer in offers:
            gain, amount, value = offer
            reward = _terms((amount, gain), (worth - value, Gain.STARS))
            if value <= worth and reward_text(reward) != PUBLISHED:
                offers.remove(offer)
                return reward
    elif kind != "stars":
        tokens = 2 if worth >= 4 * TOKEN_WORTH else 1
        if worth >= tokens * TOKEN_WORTH:
            return _terms((tokens, Gain(kind)), (worth - tokens * TOKEN_WORTH, Gain.STARS))
    return _terms((worth, Gain.STARS))


def _terms(*amounts: tuple[int, Gain]) -> tuple[RewardTerm, ...]:
    return tuple(RewardTerm(amount=amount, gain=gain) for amount, gain in amounts if amount)


def _spaces() -> Iterator[ActionSpace]:
    for action, labels in zip(BasicAction, LABELS, strict=True):
        closed = " closed-in-round-1" if action in {BasicAction.SWAP, BasicAction.MOVE} else ""
        yield parse_space(f"{action}-1: 1 full -{closed}")
        yield parse_space(f"{action}-2: 2 partly -{closed}")
        for number, label in enumerate(labels.split(), start=3):
            yield parse_space(f"{action}-{number}: 1 full {label}{closed}")


def _migrations(dice: Dice) -> Iterator[MigrationCard]:
    used = {mark: Counter[Cell]() for mark in Mark}
    for number in range(1, 13):
        marked: dict[Mark, list[Cell]] = {mark: [] for mark in Mark}
        for mark, size in (Mark.BROWN, range(10, 15)), (Mark.BLUE, range(4, 7)):
            for _ in range(dice.pick(size)):
                taken = {*marked[Mark.BROWN], *marked[Mark.BLUE]}
                free = [cell for cell in CELLS if cell not in taken]
                marked[mark].append(dice.rarest(free, used[mark], slack=1))
            used[mark].update(marked[mark])
            marked[mark].sort(key=CELLS.index)
        yield MigrationCard(
            number=number, brown=tuple(marked[Mark.BROWN]), blue=tuple(marked[Mark.BLUE])
        )


if __name__ == "__main__":
    TARGET.write_text(practice_set(), encoding="utf-8", newline="\n")
    print(TARGET)
