"""Who sits at the table of the end-to-end tests: does everything once, the rest at random."""

from collections.abc import Iterator
from random import Random

from serengeti_companion.engine.clauses import standing_in_the_way
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import TABLEAU_LIMIT, Phase, Seat, Table, overlaps
from serengeti_companion.games.wild.rules import WildRules
from serengeti_companion.games.wild.simulation import next_command
from serengeti_companion.games.wild.terms import CELLS, distance

RULES = WildRules()
_TRIES = 20
WANTED: tuple[type, ...] = (
    c.DiscoverAnimal,
    c.MoveAnimal,
    c.SwapAnimals,
    c.SpendFood,
    c.TakeCards,
    c.BuyCards,
    c.RenewPool,
    c.FilmScene,
    c.DiscardCards,
    c.EndTurn,
    c.PassTurn,
)
"""All that can be done in a turn."""


class Company:
    """Plays legal moves at random, and what it has not done yet as soon as it can be done.

    `Dealer` is asked only for moves that are thought of here; what really comes up is the
    program's affair.
    """

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._dealer = Dealer(seed)
        self.done: set[type] = set()

    def next(self, table: Table) -> c.Command:
        """What is played now; ValueError when the game is over."""
        command = self._chosen(table)
        if command is None:
            raise ValueError("the game is over")
        self.done.add(type(command))
        return command

    def _chosen(self, table: Table) -> c.Command | None:
        if table.phase is Phase.ROUND and table.turn is not None and not overlaps(table):
            new = (move for move in _rare(table, table.turn.seat) if type(move) not in self.done)
            found = next(filter(lambda move: is_legal(table, move), new), None)
            if found is not None:
                return found
            # Whoever may pass does: an evening is long enough.
            passing = c.PassTurn(seat=table.turn.seat)
            if table.round > 1 and is_legal(table, passing):
                return passing
        command = next_command(table, self._chance, self._dealer)
        for _ in range(_TRIES):
            if not self._only_delays(table, command):
                break
            command = next_command(table, self._chance, self._dealer)
        return command

    def _only_delays(self, table: Table, command: c.Command | None) -> bool:
        """Trading cards for Coins makes an evening longer, and was seen already."""
        if not isinstance(command, c.DiscardCards) or c.DiscardCards not in self.done:
            return False
        return len(table.player(command.seat).tableau) <= TABLEAU_LIMIT


def is_legal(table: Table, command: c.Command) -> bool:
    return not standing_in_the_way(RULES.violations(table, command), frozenset())


def _rare(table: Table, seat: Seat) -> Iterator[c.Command]:
    """What the company might never come to by itself."""
    standing = [cell for cell in CELLS if table.at(cell)]
    free = [cell for cell in CELLS if not table.at(cell)]
    for start in standing[:4]:
        near = next((cell for cell in free if distance(start, cell) == 1), None)
        if near is not None:
            yield c.SpendFood(seat=seat, path=(start, near))
        far = next((cell for cell in free if 2 <= distance(start, cell) <= 3), None)
        if far is not None:
            yield c.MoveAnimal(seat=seat, path=(start, far))
    if len(standing) > 1:
        yield c.SwapAnimals(seat=seat, first=standing[0], second=standing[1])
    player = table.player(seat)
    if table.pool and player.coins > 1:
        yield c.TakeCards(seat=seat, cards=table.pool[:1])
        yield c.BuyCards(seat=seat, cards=table.pool[-1:])
    yield c.RenewPool(seat=seat)
    if len(player.tableau) > 4:
        yield c.DiscardCards(seat=seat, cards=player.tableau[:2])
