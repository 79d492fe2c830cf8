"""Numbers that say where they come from."""

from dataclasses import dataclass

from serengeti_companion.engine.texts import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreLine:
    """One row of a sheet: what it is for, how much, by which clause."""

    label: Text
    amount: int
    clause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheet:
    """A player's score; the total is the sum of the lines."""

    name: str
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """Sum of all lines."""
        return sum(line.amount for line in self.lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A player's place: 1 + how many are ahead, so shared places skip the next (1, 1, 3)."""

    name: str
    place: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The end of a game: `winners` in seating order, `decided_by` a word of the game's own."""

    winners: tuple[str, ...]
    decided_by: str
    standings: tuple[Standing, ...]


def places(keys: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The place of each key, highest first: 1 + how many keys are greater."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
