"""The facts printed on one copy of the game, each with the rulebook's default."""

from dataclasses import dataclass

from serengeti_companion.games.race.terms import (
    GAINED,
    SPECIES,
    SUNS,
    Card,
    Counts,
    Skill,
    Special,
    Species,
)

TRACK = (5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5)  # RL-PIC-1
END_VALUE = 5  # RL-END-3
ROCKS_TO_END = 5  # RL-END-2
ANIMALS = (9,) * len(SPECIES)  # RL-COMP-11
DROUGHTS = (1,) * len(SPECIES)  # RL-COMP-12
INFESTATIONS = 4  # RL-COMP-5
SCORPIONS = CARCASSES = 8  # RL-COMP-8


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """One copy (section 18).

    `track`: values of the spots from A's end to B's, the middle one between them. `animals` and
    `droughts`: how many of each species, in the order of `SPECIES`. `suns`: the cost of each skill,
    in the order of `Skill`. `practice` marks a set that is nobody's copy.
    """

    name: str
    practice: bool = False
    track: tuple[int, ...] = TRACK
    animals: tuple[int, ...] = ANIMALS
    droughts: tuple[int, ...] = DROUGHTS
    infestations: int = INFESTATIONS
    scorpions: int = SCORPIONS
    carcasses: int = CARCASSES
    suns: tuple[int, ...] = SUNS

    @property
    def seasons(self) -> int:
        """RL-SEASON-2: one season for each event card."""
        return sum(self.droughts) + self.infestations

    @property
    def counts(self) -> Counts:
        """How many of every kind there are."""
        return (*self.animals, self.scorpions, self.carcasses)

    @property
    def steps(self) -> int:
        """RL-TRACK-5: steps from the middle to an end."""
        return len(self.track) // 2

    def value(self, marker: int) -> int:
        """What is printed where the marker stands; see `Table.marker`."""
        return self.track[self.steps - marker]

    def cost(self, skill: Skill) -> int:
        """RL-PIC-5: the suns on a skill."""
        return self.suns[tuple(Skill).index(skill)]

    def number_of(self, card: Card) -> int:
        """How many cards of that kind there are for both players and the supply."""
        return 0 if card is Special.TRAIL else self.counts[GAINED.index(card)]

    def drought_cards(self, species: Species) -> int:
        """RL-EVENT-10: how many droughts name that animal."""
        return self.droughts[SPECIES.index(species)]


UNKNOWN_COPY = Printed(name="")
"""Everything as the rulebook has it, or as section 18 assumes."""


def faults(printed: Printed) -> tuple[str, ...]:
    """Why no copy can be like that; () = it can."""
    found = []
    if len(printed.track) < 3 or len(printed.track) % 2 == 0:
        found.append("The track has a middle and as many spots to either side of it.")
    if not all(0 <= value <= 99 for value in printed.track):
        found.append("A spot of the track has a value from 0 to 99.")
    per_species = (printed.animals, printed.droughts)
    if any(len(counts) != len(SPECIES) for counts in per_species):
        found.append(f"There are {len(SPECIES)} species.")
    if len(printed.suns) != len(SUNS) or not all(0 <= suns <= 9 for suns in printed.suns):
        found.append("Every skill costs 0 to 9 suns.")
    numbers = (*printed.animals, *printed.droughts, printed.infestations)
    if not all(0 <= number <= 99 for number in (*numbers, printed.scorpions, printed.carcasses)):
        found.append("There are 0 to 99 cards of a kind.")
    if not all(printed.animals) or not printed.seasons:
        found.append("There is an animal of each species, and an event.")
    return tuple(found)
