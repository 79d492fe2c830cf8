"""The facts printed on one copy of the game, as far as they are known."""

from dataclasses import dataclass

from serengeti_companion.games.survive.terms import PREDATORS, PredatorCard, SetColour

ASSUMED_COLOURS = tuple(
    SetColour(name=name, tint=tint)
    for tint, name in enumerate(("first", "second", "third", "fourth", "fifth"))
)
"""SV-PIC-4: the rulebook shows the colours only as pictures."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """One copy: the predators described so far, and its five sets by name.

    `practice` marks a set of our own invention.
    """

    name: str
    practice: bool = False
    predators: tuple[PredatorCard, ...] = ()
    colours: tuple[SetColour, ...] = ASSUMED_COLOURS

    @property
    def described(self) -> int:
        """How many of the 12 predators are described."""
        return sum(card.copies for card in self.predators)

    @property
    def is_complete(self) -> bool:
        """Whether every predator of the pile is described."""
        return self.described == PREDATORS

    def predator(self, name: str) -> PredatorCard | None:
        """The predator of that name."""
        return next((card for card in self.predators if card.name == name), None)


UNKNOWN_COPY = Printed(name="")
"""SV-PDATA-8, SV-PIC-1: the app ships no predators; each one is the table's pick."""
