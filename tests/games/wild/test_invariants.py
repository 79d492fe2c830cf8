"""A table that cannot be is recognised, whichever way it went wrong."""

from dataclasses import replace

import pytest
from support.tables import ANN, a_board, a_table, cards, opened, preparing

from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import (
    Entry,
    Phase,
    Seat,
    Source,
    Step,
    Table,
    Turn,
)

FINE = a_table(2, board=a_board("C4 lion", "C5 zebra hyena"), tableaus={ANN: (1, 2)})


@pytest.mark.parametrize(
    "table",
    [
        FINE,
        opened(1),
        opened(4),
        preparing(FINE, Step.DRAW),
    ],
)
def test_a_table_that_can_be_is_sound(table: Table) -> None:
    assert problems(table) == ()


def without_an_animal() -> Table:
    return replace(FINE, areas=(FINE.areas[0] - 1, *FINE.areas[1:]))


BROKEN = {
    "lion: 1 on the Map and 1 beside it": without_an_animal(),
    "lion: 4 on the Map": replace(
        FINE, board=a_board("A1 lion", "A2 lion", "A3 lion", "A4 lion"), areas=(-1, *(3,) * 11)
    ),
    "169 Scene Cards": replace(FINE, deck=FINE.deck + 1),
    "in two places": replace(FINE, discard=cards(1), deck=FINE.deck - 1),
    "-1 cards in the deck": replace(FINE, deck=-1),
    "Ann: -1 Coins": FINE.with_player(ANN, coins=-1),
    "Ann: -2 Food": FINE.with_player(ANN, food=-2),
    "Ann: -1 VFX": FINE.with_player(ANN, vfx=-1),
    "Ann: -1 completed": FINE.with_player(ANN, completed=-1),
    "Ann: -1 Icons": FINE.with_player(ANN, icons=(-1, *(0,) * 7)),
    "Ann: 5 stars, 0 by the lines": FINE.with_player(ANN, stars=5),
    "round 7": replace(FINE, round=7),
    "a round without a turn": replace(FINE, turn=None),
    "a turn outside a round": replace(FINE, phase=Phase.OVER),
    "a Preparation without a step": replace(preparing(FINE, Step.POOL), step=None),
    "a step outside Preparation": replace(FINE, step=Step.POOL),
    "yet has the turn": FINE.with_player(ANN, gone=True),
    "4 players on 2 seats": replace(FINE, players=FINE.players * 2),
    "of somebody who is not there": replace(FINE, first=Seat(-1)),
    "the turn or the First Player": replace(FINE, turn=Turn(seat=Seat(2))),
    "Ann: a number above 999999": FINE.with_player(ANN, coins=10**30),
    "a common score above 999999": replace(
        opened(1), team=10**30, common=(Entry(round=1, source=Source.BY_HAND, stars=10**30),)
    ),
    "1000000 cards in the deck": replace(FINE, deck=1_000_000),
    "at most 40 letters": FINE.with_player(ANN, name="N" * 10_000),
    "letters and signs that can be seen": FINE.with_player(ANN, name="\u202eAnn"),
    "A player needs a name": FINE.with_player(ANN, name=" "),
    "Two players are called Ann": FINE.with_player(Seat(1), name="Ann"),
    "a colour that two players have": FINE.with_player(ANN, colour=FINE.players[1].colour),
    "or that there is not": FINE.with_player(ANN, colour=99),
    "a Specialist that no card": FINE.with_player(ANN, specialist="S" * 10_000),
    "the house rule overlap": replace(
        FINE,
        house=replace(FINE.house, overlap="nonsense"),  # type: ignore[arg-type]
    ),
    "a price that cannot be": replace(
        FINE, spaces=tuple(replace(space, price=10**30) for space in FINE.spaces)
    ),
    "waits for nobody": replace(preparing(FINE, Step.DRAW), drew=FINE.seating),
}


def test_stars_that_cancel_each_other_are_bounded_one_by_one() -> None:
    up = Entry(round=1, source=Source.SCENES, stars=10**30)
    down = replace(up, source=Source.BY_HAND, stars=-(10**30))
    assert problems(FINE.with_player(ANN, ledger=(up, down))) == ("Ann: a number above 999999",)


@pytest.mark.parametrize("problem", BROKEN)
def test_each_thing_that_cannot_be_is_named(problem: str) -> None:
    assert problem in " | ".join(problems(BROKEN[problem]))
