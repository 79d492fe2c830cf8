"""Every way to lay cards and what comes of it, counted to a small depth and pinned in a table.

A count that changes is a rule that changed. If that is meant, write the table anew and look at it:

    PYTHONPATH=.:tests python tests/games/survive/test_branches.py
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from support.survive import PICK, begun, speed, switched

from serengeti_companion.games.survive.commands import TurnUpPredator
from serengeti_companion.games.survive.model import HouseRules, Phase, Seat, Table
from serengeti_companion.games.survive.offers import RULES, hunts, reveals
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.scoring import outcome
from serengeti_companion.games.survive.terms import (
    NAMELESS,
    NUMBERS,
    Effect,
    Extreme,
    Numbers,
    PredatorCard,
    Speed,
    WholeHerd,
)

TABLE = Path(__file__).parent / "branches.txt"
HEAD = "position turn reveals hunts catches eaten tables over winners"


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A table between two turns, and the predators that turn up in the next ones."""

    name: str
    players: int
    coming: tuple[Effect, ...]
    hands: tuple[tuple[int, ...], ...] = ()
    two: tuple[int, ...] = ()
    house: HouseRules | None = None

    def table(self) -> Table:
        """Numbers that are in no hand are safe, those above the seventh eaten."""
        table = begun(self.players, house=self.house)
        for seat, hand in enumerate(self.hands):
            gone = tuple(number for number in NUMBERS if number not in hand)
            table = table.with_colour(
                Seat(seat), safe=gone[:7], eaten=gone[7:], two=seat in self.two
            )
        if not self.hands:
            return table
        return replace(table, turn=4, removed=(NAMELESS,) * 3)


FEW = ((1, 2, 6, 9), (2, 5, 6, 12), (3, 4, 9, 10))
POSITIONS = (
    Position(name="three-speed-2", players=3, coming=(speed(2),)),
    Position(name="three-speed-4", players=3, coming=(speed(4),)),
    Position(name="three-exactly-3", players=3, coming=(Speed(x=3, compare="exactly"),)),
    Position(name="three-lowest", players=3, coming=(Extreme(which="lowest"),)),
    Position(name="three-six-seven", players=3, coming=(Numbers(numbers=(6, 7)),)),
    Position(name="three-largest", players=3, coming=(WholeHerd(which="largest"),)),
    Position(name="two-speed-3", players=2, coming=(speed(3),)),
    Position(name="few-pick", players=3, coming=(PICK,), hands=FEW),
    Position(name="few-speed-3", players=3, coming=(speed(3), speed(2)), hands=FEW),
    Position(name="few-two-cards", players=3, coming=(speed(3),), hands=FEW, two=(0, 1)),
    Position(
        name="few-own-pair-off",
        players=3,
        coming=(speed(3),),
        hands=FEW,
        two=(0, 1),
        house=switched(own_pair_is_herd=False),
    ),
    Position(
        name="last-cards",
        players=3,
        coming=(speed(3), speed(2), speed(4)),
        hands=((1, 7), (2, 3), (7, 8, 11)),
    ),
    Position(
        name="last-neutral",
        players=2,
        coming=(speed(2), speed(3)),
        hands=((1, 7), (2, 3), (4, 8)),
    ),
)


@dataclass(slots=True)
class Counts:
    """What one turn of a position comes to, over all ways to play it."""

    reveals: int = 0
    hunts: int = 0
    catches: int = 0
    eaten: int = 0
    over: int = 0
    winners: int = 0


def after(table: Table, command: object) -> Table:
    for event in RULES.resolve(table, command):  # type: ignore[arg-type]
        table = RULES.evolve(table, event)
    return table


def revealed(table: Table) -> Iterator[Table]:
    """Every table after the reveal, colours one by one in their order."""
    awaited = duties.awaited(table)
    if not awaited:
        yield table
        return
    for command in reveals(table, awaited[0]):
        if not RULES.violations(table, command):
            yield from revealed(after(table, command))


def hunted(table: Table, turn: int) -> Iterator[Table]:
    """Every table after the hunt of that turn."""
    if table.turn != turn or table.phase is not Phase.HUNTING:
        yield table
        return
    for command in hunts(table):
        assert not RULES.violations(table, command)
        yield from hunted(after(table, command), turn)


def counted(position: Position) -> Iterator[str]:
    """A line for each turn."""
    # How many ways lead to each table.
    tables = {position.table(): 1}
    for effect in position.coming:
        turn = next(iter(tables)).turn
        counts, following = Counts(), dict[Table, int]()
        for table, ways in tables.items():
            come = after(table, TurnUpPredator(card=PredatorCard(effect=effect)))
            for laid in revealed(come):
                counts.reveals += ways
                for end in hunted(laid, turn):
                    take_in(counts, table, end, ways)
                    if end.phase is not Phase.OVER:
                        following[end] = following.get(end, 0) + ways
        figures = (counts.reveals, counts.hunts, counts.catches, counts.eaten, len(following))
        line = (position.name, turn, *figures, counts.over, counts.winners)
        yield " ".join(map(str, line))
        tables = following


def take_in(counts: Counts, before: Table, end: Table, ways: int) -> None:
    eaten = sum(len(colour.eaten) for colour in end.colours) - sum(
        len(colour.eaten) for colour in before.colours
    )
    counts.hunts += ways
    counts.catches += ways * (eaten > 0)
    counts.eaten += ways * eaten
    ended = outcome(end)
    if ended is not None:
        counts.over += ways
        counts.winners += ways * len(ended.winners)


def pinned(name: str) -> list[str]:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.split()[0] == name]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_counts_of_reveals_and_outcomes_are_those_of_the_table(position: Position) -> None:
    assert list(counted(position)) == pinned(position.name)


def test_the_table_has_no_other_positions() -> None:
    head, *lines = TABLE.read_text(encoding="utf-8").splitlines()
    assert head == HEAD
    assert {line.split()[0] for line in lines} == {position.name for position in POSITIONS}


@pytest.mark.clause("SV-VAL-8", "SV-TURN-15")
def test_the_first_reveal_of_three_is_12_to_the_third_and_two_are_12_12_and_6() -> None:
    assert pinned("three-speed-2")[0].split()[2] == str(12**3)
    assert pinned("two-speed-3")[0].split()[2] == str(12 * 12 * 6)


@pytest.mark.clause("SV-PRED-12", "SV-HERD-14")
def test_what_speed_2_eats_of_three_first_cards_agrees_with_a_count_by_hand() -> None:
    # One herd of all three: 12 of three equal cards, 66 of a pair and a neighbour, 60 in a row.
    together = 12 + 3 * 11 + 3 * 11 + 6 * 10
    # No herd: three numbers with gaps, in any order; otherwise a herd of two and a lone card.
    apart = 6 * 120
    catches, eaten = map(int, pinned("three-speed-2")[0].split()[4:6])
    assert catches == 12**3 - together
    assert eaten == 3 * apart + (12**3 - together - apart)


if __name__ == "__main__":
    rows = [line for position in POSITIONS for line in counted(position)]
    TABLE.write_text("\n".join([HEAD, *rows]) + "\n", encoding="utf-8")
