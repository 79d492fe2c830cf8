"""The practice table's dealer: says which cards come up where there are none on a real table.

It draws nothing by itself: what comes up depends on the seed and on what already lies open, so that
a session taken up again, or a turn taken back and played anew, meets the same cards.
"""

from dataclasses import dataclass, replace
from random import Random

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.cards import seen
from serengeti_companion.games.wild.model import CardTracking, Seat, Table
from serengeti_companion.games.wild.rules.opening import DEALT
from serengeti_companion.games.wild.rules.preparation import OFFERED
from serengeti_companion.games.wild.rules.specialist_terms import DEALT as SPECIALISTS
from serengeti_companion.games.wild.rules.specialist_terms import choices
from serengeti_companion.games.wild.terms import SceneCard, Species


@dataclass(frozen=True, slots=True)
class Dealer:
    """Deals from the cards, tiles and migration cards of the copy that the table uses."""

    seed: int

    def _chance(self, table: Table, purpose: str) -> Random:
        moment = (table.round, table.deck, len(table.discard), len(table.migrated))
        return Random(f"{self.seed} {purpose} {moment}")

    def cards(self, table: Table, number: int, purpose: str = "") -> tuple[SceneCard, ...]:
        """The next cards off the deck, reshuffling the discard pile when it runs out."""
        if table.tracking.cards is not CardTracking.NAMED:
            return ()
        open_numbers = {card.number for card in seen(table)}
        deck = [card for card in table.printed.cards if card.number not in open_numbers]
        chance = self._chance(table, purpose)
        found = chance.sample(deck, min(number, len(deck), table.deck))
        if len(found) < number:
            pile = [card for card in table.discard if card.number is not None]
            found += chance.sample(pile, min(number - len(found), len(pile)))
        return tuple(found)

    def pool(self, table: Table) -> tuple[SceneCard, ...]:
        """What a new Pool would show; its old cards are discarded before."""
        cleared = replace(table, pool=(), discard=table.discard + table.pool)
        return self.cards(cleared, table.pool_size, "pool")

    def opening_hand(self, table: Table, seat: Seat) -> tuple[SceneCard, ...]:
        """WS-SETUP-26: the 8 cards a player chooses from."""
        return self.cards(table, DEALT, f"opening {seat}")

    def four(self, table: Table, seat: Seat) -> tuple[SceneCard, ...]:
        """WS-PREP-D-1: the 4 cards a player chooses from."""
        return self.cards(table, OFFERED, f"four {seat}")

    def tiles(self, table: Table) -> tuple[Species, Species]:
        """WS-SETUP-18: two Award Tiles."""
        first, second = self._chance(table, "tiles").sample(table.printed.award_tiles, 2)
        return first, second

    def specialists(self, table: Table, seat: Seat) -> tuple[str, ...]:
        """WS-SPEC-2: the three that a player chooses from; nobody else is dealt them."""
        names = [card.name for card in choices(table.printed)]
        dealt = Random(f"{self.seed} specialists").sample(names, len(names))
        return tuple(dealt[seat * SPECIALISTS : (seat + 1) * SPECIALISTS])

    def migration(self, table: Table) -> int | None:
        """WS-MIG-2: the number of the top card; None where the copy knows none."""
        left = [m.number for m in table.printed.migrations if m.number not in table.migrated]
        return self._chance(table, "migration").choice(left) if left else None

    def completed(self, table: Table, command: c.Command) -> c.Command:
        """The command with the cards that come up filled in."""
        match command:
            case c.EndTurn():
                # The Pool may be too large, by hand or on the table's word.
                missing = max(0, table.pool_size - len(table.pool))
                return replace(command, revealed=self.cards(table, missing, "refill"))
            case c.RenewPool() | c.RedraftPool():
                return replace(command, revealed=self.pool(table))
            case c.LayPool():
                return replace(command, cards=self.cards(table, table.pool_size, "first pool"))
            case c.DrawMigration():
                return replace(command, card=self.migration(table))
            case _:
                return command
