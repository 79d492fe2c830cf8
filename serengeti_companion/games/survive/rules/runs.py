"""Herds at the end of the game: runs of consecutive numbers among a colour's own safe cards."""

from collections.abc import Iterable
from dataclasses import dataclass

from serengeti_companion.games.survive.terms import UNKNOWN


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """SV-WIN-8: a herd of the end, from its lowest card to its highest."""

    first: int
    last: int

    @property
    def size(self) -> int:
        """How many cards."""
        return self.last - self.first + 1


def runs(safe: Iterable[int]) -> tuple[Run, ...]:
    """SV-WIN-7: every run of two or more, the biggest first, of equal ones the lowest first."""
    found: list[Run] = []
    for number in sorted(set(safe) - {UNKNOWN}):
        if found and number == found[-1].last + 1:
            found[-1] = Run(first=found[-1].first, last=number)
        else:
            found.append(Run(first=number, last=number))
    # SV-WIN-8: a single card is no herd. SV-WIN-13: of several biggest the lowest counts.
    herds = (run for run in found if run.size >= 2)
    return tuple(sorted(herds, key=lambda run: (-run.size, run.first)))
