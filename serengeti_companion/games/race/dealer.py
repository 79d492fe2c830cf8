"""What comes up on a practice table, where no cards lie: the same again for the same seed.

Hands and decks stay the players' own affair; only what lies in the middle is dealt.
"""

from collections import Counter
from random import Random

from serengeti_companion.games.race.model import EventCard, Table
from serengeti_companion.games.race.printed import Printed
from serengeti_companion.games.race.terms import SPECIES, Species


def event_deck(printed: Printed) -> list[EventCard]:
    """RL-COMP-5: every event card of the copy."""
    droughts = [
        EventCard(drought=species)
        for species in SPECIES
        for _ in range(printed.drought_cards(species))
    ]
    return [EventCard()] * printed.infestations + droughts


class Dealer:
    """Shuffles once; what has been played decides what is next."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def event(self, table: Table) -> EventCard | None:
        """The top event card; None = there is none left."""
        deck = event_deck(table.printed)
        Random(f"{self._seed} events").shuffle(deck)
        # What was set by hand may have turned up cards out of turn: they are skipped.
        left = Counter(deck) - Counter(table.events)
        return next((card for card in deck if left[card]), None)

    def rock_shows(self, table: Table, species: Species) -> bool:
        """RL-SETUP-6: whether the rock lies open once the top animal has left."""
        animals = table.printed.number_of(species)
        above = Random(f"{self._seed} {species}").randint(1, animals)
        return table.stack(species).animals - 1 <= animals - above
