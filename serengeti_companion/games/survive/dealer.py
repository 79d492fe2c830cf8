"""What comes up on a practice table, where no cards lie: the same again for the same seed."""

from random import Random

from serengeti_companion.games.survive.model import Table
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.terms import INNER, NAMELESS, OUTER, PredatorCard


class Dealer:
    """Shuffles once; what has been played decides which card is next."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def predator(self, table: Table) -> PredatorCard:
        """The top card of the draw pile."""
        pile = [card for card in table.printed.predators for _ in range(card.copies)]
        Random(f"{self._seed} predators").shuffle(pile)
        # What was set by hand may have turned up cards out of turn: they are skipped.
        for card in (*(one.card for one in table.row), *table.removed):
            known = next((other for other in pile if other.name == card.name), None)
            if known is not None:
                pile.remove(known)
        return pile[0] if pile else NAMELESS

    def neutral(self, table: Table) -> tuple[int, ...]:
        """The neutral cards that are due, off the top of their deck."""
        seat = table.neutral
        if seat is None:
            return ()
        played = table.colour(seat).played
        deck = [number for number in self._neutral_deck() if number not in played]
        return tuple(deck[: duties.owed(table, seat)])

    def _neutral_deck(self) -> tuple[int, ...]:
        """SV-2P-2, SV-2P-3."""
        outer, inner = list(OUTER), list(INNER)
        chance = Random(f"{self._seed} neutral")
        chance.shuffle(outer)
        chance.shuffle(inner)
        return (*outer, *inner)
