"""What collected Icons are worth: Like Icons at the end, and rewards that count Icons."""

from collections.abc import Iterable

from serengeti_companion.games.wild.terms import PLANTS, Gain, Icon, RewardTerm

ICONS = tuple(Icon)

Counts = tuple[int, ...]
"""How many Icons of each kind, in the order of Icon."""

NO_ICONS: Counts = (0,) * len(ICONS)

# WS-LIKE-3, WS-TBL-LIKE: the stars of a group of 0 to 10 Like Icons.
_LIKE_STARS = (0, 0, 0, 7, 10, 14, 19, 25, 33, 41, 50)
LIKE_GROUP = 10

# WS-REWARD-4: the kinds of Icon that a reward counts. PER_PLANT counts one of three kinds.
_COUNTED: dict[Gain, tuple[Icon, ...]] = {
    Gain.PER_FOOD: (Icon.FOOD,),
    Gain.PER_VFX: (Icon.VFX,),
    Gain.PER_LEAF: (Icon.LEAF,),
    Gain.PER_FLOWER: (Icon.FLOWER,),
    Gain.PER_FRUIT: (Icon.FRUIT,),
    Gain.PER_ANIMAL: (Icon.ANIMAL,),
    Gain.PER_LIKE: (Icon.LIKE,),
    Gain.PER_RARE: (Icon.RARE,),
    Gain.PER_ANY: ICONS,
}


def like_stars(likes: int) -> int:
    """WS-LIKE-1, WS-LIKE-4: end-game stars for Like Icons, in full tens and the rest (R-60)."""
    tens, rest = divmod(likes, LIKE_GROUP)
    return _LIKE_STARS[LIKE_GROUP] * tens + _LIKE_STARS[rest]


def with_icons(counts: Counts, icons: Iterable[Icon]) -> Counts:
    """The counts once a card with these Icons is completed (WS-REWARD-6)."""
    more = tuple(icons)
    return tuple(number + more.count(icon) for icon, number in zip(ICONS, counts, strict=True))


def term_amount(term: RewardTerm, counts: Counts, plant: Icon | None = None) -> int | None:
    """How many stars or tokens a reward term gives; None = the kind to count is not known.

    `counts` include the card being completed (WS-REWARD-6); `plant` is the player's choice.
    """
    match term.gain:
        case Gain.STARS | Gain.FOOD | Gain.VFX:
            return term.amount
        case Gain.PER_PLANT:
            return None if plant is None else term.amount * _count(counts, (plant,))
        case Gain.PER_UNKNOWN:
            return None
        case kind:
            return term.amount * _count(counts, _COUNTED[kind])


def _count(counts: Counts, icons: tuple[Icon, ...]) -> int:
    return sum(counts[ICONS.index(icon)] for icon in icons)


def reward_stars(
    reward: tuple[RewardTerm, ...], counts: Counts, plant: Icon | None = None
) -> int | None:
    """The stars of a whole reward; None = a term counts Icons of a kind nobody has told."""
    amounts = [
        term_amount(term, counts, plant)
        for term in reward
        if term.gain not in {Gain.FOOD, Gain.VFX}
    ]
    known = [amount for amount in amounts if amount is not None]
    return sum(known) if len(known) == len(amounts) else None


def reward_tokens(reward: tuple[RewardTerm, ...]) -> tuple[int, int]:
    """The Food and VFX Tokens of a reward."""
    food = sum(term.amount for term in reward if term.gain is Gain.FOOD)
    vfx = sum(term.amount for term in reward if term.gain is Gain.VFX)
    return food, vfx


def asks_for_plant(reward: tuple[RewardTerm, ...]) -> bool:
    """Whether the player must choose a plant (WS-ICON-PLANT-3)."""
    return any(term.gain is Gain.PER_PLANT for term in reward)


def best_plant(counts: Counts) -> Icon:
    """The plant to propose: the one collected most (WS-RULING-47)."""
    return max(PLANTS, key=lambda plant: counts[ICONS.index(plant)])
