"""What is printed: the kinds of cards, and the skills on them as data."""

from dataclasses import dataclass
from enum import StrEnum

from serengeti_companion.engine.texts import Text, say

PLAYERS = 2  # RL-COMP-13
TINTS = 5
"""How many colours a player may have."""
TRAILS = 5  # RL-SETUP-10: of each player, for good (RL-DECK-9)
HAND = 5  # RL-TURN-7


class Species(StrEnum):
    """RL-COMP-9, in the order in which the rules file counts them."""

    EAGLE = "eagle"
    ANTELOPE = "antelope"
    LION = "lion"
    HYENA = "hyena"
    ELEPHANT = "elephant"
    LIZARD = "lizard"
    GIRAFFE = "giraffe"
    MONKEY = "monkey"


class Special(StrEnum):
    """The cards of a player that are no animals."""

    TRAIL = "trail"
    SCORPION = "scorpion"
    CARCASS = "carcass"


Card = Species | Special
SPECIES = tuple(Species)
GAINED: tuple[Card, ...] = (*SPECIES, Special.SCORPION, Special.CARCASS)
"""Every kind of card that a player gains and loses; the five trails stay."""
Counts = tuple[int, ...]
"""How many of each kind in `GAINED`."""
NONE: Counts = (0,) * len(GAINED)


def number_of(counts: Counts, card: Card) -> int:
    """How many of that kind; trails are not among them."""
    return 0 if card is Special.TRAIL else counts[GAINED.index(card)]


def changed(counts: Counts, card: Card, by: int) -> Counts:
    """`counts` with some more, or fewer, of one kind, never below 0."""
    if card is Special.TRAIL:
        return counts
    at = GAINED.index(card)
    return (*counts[:at], max(0, counts[at] + by), *counts[at + 1 :])


class Skill(StrEnum):
    """What a card can do; the number is its place in the card reference (RL-PIC-6)."""

    TRAIL_1 = "trail_1"
    TRAIL_2 = "trail_2"
    SCORPION_2 = "scorpion_2"
    EAGLE_1 = "eagle_1"
    EAGLE_2 = "eagle_2"
    ANTELOPE_1 = "antelope_1"
    ANTELOPE_2 = "antelope_2"
    LION_1 = "lion_1"
    HYENA_1 = "hyena_1"
    HYENA_2 = "hyena_2"
    ELEPHANT_1 = "elephant_1"
    ELEPHANT_2 = "elephant_2"
    LIZARD_1 = "lizard_1"
    LIZARD_2 = "lizard_2"
    GIRAFFE_1 = "giraffe_1"
    GIRAFFE_2 = "giraffe_2"
    MONKEY_1 = "monkey_1"
    MONKEY_2 = "monkey_2"

    @property
    def card(self) -> Card:
        """The kind of card it stands on."""
        name = self.value.rpartition("_")[0]
        return Special(name) if name in set(Special) else Species(name)

    @property
    def number(self) -> int:
        """1 = listed first (upper), 2 = second (lower)."""
        return int(self.value[-1])

    def clause(self, part: str) -> str:
        """The rules file's line on it: COST, NEED, DO, PUB, PRIV or CHECK."""
        return f"RL-CARD-{self.value.replace('_', '-').upper()}.{part}"


class Aim(StrEnum):
    """What a skill has to be told."""

    NOTHING = "nothing"
    OPEN_TRACK = "open_track"  # an animal on top of a stack
    ANY_TRACK = "any_track"  # an animal, also from under a rock
    SWAP = "swap"  # a rock on top of a stack
    REMOVE = "remove"  # an animal on top of a stack, and where the second hyena is
    LOOK = "look"  # a stack of any kind
    DRAW = "draw"  # how many cards came
    SEARCH = "search"  # where one looks, and whether it was there
    LION = "lion"  # whose lion in the Savannah
    COPY = "copy"  # the skill of another animal


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillFacts:
    """One row of section 11: `extra` = it asks for more than suns; `draws` = at most so many."""

    suns: int
    aim: Aim
    extra: bool = False
    draws: int = 0
    text: Text


FACTS: dict[Skill, SkillFacts] = {
    Skill.TRAIL_1: SkillFacts(
        suns=1, aim=Aim.OPEN_TRACK, text=say("Track an animal that lies on top of its stack.")
    ),
    Skill.TRAIL_2: SkillFacts(
        suns=0, aim=Aim.SWAP, text=say("Swap a rock on top with the animal right below it.")
    ),
    Skill.SCORPION_2: SkillFacts(suns=0, aim=Aim.DRAW, draws=1, text=say("Draw 1 card.")),
    Skill.EAGLE_1: SkillFacts(
        suns=1,
        aim=Aim.SEARCH,
        text=say("Search your deck or discard for a scorpion; it goes back to the supply."),
    ),
    Skill.EAGLE_2: SkillFacts(
        suns=0, aim=Aim.DRAW, draws=2, text=say("Draw up to 2; scorpions are discarded.")
    ),
    Skill.ANTELOPE_1: SkillFacts(
        suns=1, aim=Aim.DRAW, draws=4, text=say("Draw up to 4, keep 2, discard the others.")
    ),
    Skill.ANTELOPE_2: SkillFacts(
        suns=2, aim=Aim.NOTHING, text=say("Marker 1 step towards you, then take a carcass.")
    ),
    Skill.LION_1: SkillFacts(suns=4, aim=Aim.NOTHING, text=say("Lay this lion in the Savannah.")),
    Skill.HYENA_1: SkillFacts(
        suns=1,
        aim=Aim.SEARCH,
        text=say("A carcass of your deck, discard or hand goes back to the supply."),
    ),
    Skill.HYENA_2: SkillFacts(
        suns=0,
        aim=Aim.REMOVE,
        extra=True,
        text=say("With a second hyena: the top animal of a stack leaves the game."),
    ),
    Skill.ELEPHANT_1: SkillFacts(
        suns=0, aim=Aim.NOTHING, text=say("Lay it aside; it comes back to your next hand.")
    ),
    Skill.ELEPHANT_2: SkillFacts(
        suns=3,
        aim=Aim.LION,
        extra=True,
        text=say("With a second elephant: scare a lion out of the Savannah."),
    ),
    Skill.LIZARD_1: SkillFacts(
        suns=0, aim=Aim.ANY_TRACK, text=say("Track an animal, also under a rock; your turn ends.")
    ),
    Skill.LIZARD_2: SkillFacts(
        suns=2, aim=Aim.ANY_TRACK, text=say("Track an animal, also under a rock.")
    ),
    Skill.GIRAFFE_1: SkillFacts(
        suns=0, aim=Aim.LOOK, text=say("Look at the top 2 cards of any one stack.")
    ),
    Skill.GIRAFFE_2: SkillFacts(
        suns=2, aim=Aim.OPEN_TRACK, text=say("Track an animal onto the top of your deck.")
    ),
    Skill.MONKEY_1: SkillFacts(
        suns=2, aim=Aim.COPY, text=say("Use a skill of 0 or 1 sun that shows in the supply.")
    ),
    Skill.MONKEY_2: SkillFacts(
        suns=1,
        aim=Aim.COPY,
        text=say("Search your deck for an animal; use its skill of 0 or 1 sun."),
    ),
}
SUNS = tuple(FACTS[skill].suns for skill in Skill)  # RL-PIC-5
CHEAP = 1
"""RL-CARD-MONKEY-1: a monkey uses skills of at most so many suns."""


def skills_of(card: Card) -> tuple[Skill, ...]:
    """The skills on a card, the upper first; () for a carcass."""
    return tuple(skill for skill in Skill if skill.card == card)
