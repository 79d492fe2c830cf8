"""A practice table is dealt the same cards whenever it is opened."""

from dataclasses import replace

import pytest
from support.survive import begun, choosing, clauses

from serengeti_companion.games.survive.commands import RevealCards
from serengeti_companion.games.survive.dealer import Dealer
from serengeti_companion.games.survive.model import Seat
from serengeti_companion.games.survive.packs import practice_set
from serengeti_companion.games.survive.terms import INNER, NAMELESS, OUTER

NEUTRAL = Seat(2)


def test_every_predator_of_the_practice_set_comes_up_once_in_the_same_order() -> None:
    table = begun(printed=practice_set())
    first = Dealer(7).predator(table)
    for _ in range(12):
        table = replace(table, removed=(*table.removed, Dealer(7).predator(table)))
    wanted = [card.name for card in practice_set().predators for _ in range(card.copies)]
    assert sorted(card.name for card in table.removed) == sorted(wanted)
    assert table.removed[0] == first
    assert Dealer(7).predator(table) == NAMELESS
    orders = {Dealer(seed).predator(begun(printed=practice_set())).name for seed in range(30)}
    assert len(orders) > 3


@pytest.mark.clause("SV-2P-2", "SV-2P-3", "SV-2P-4")
def test_the_neutral_deck_comes_up_outer_numbers_first() -> None:
    table = choosing(2, printed=practice_set())
    came: list[int] = []
    for _ in range(12):
        numbers = Dealer(3).neutral(table)
        assert "SV-VAL-7" not in clauses(table, RevealCards(seat=NEUTRAL, numbers=numbers))
        came += numbers
        table = table.with_colour(NEUTRAL, safe=tuple(came))
    assert sorted(came[:6]) == sorted(OUTER)
    assert sorted(came[6:]) == sorted(INNER)
    two = choosing(2).with_colour(NEUTRAL, two=True)
    assert len(Dealer(3).neutral(two)) == 2
    assert Dealer(3).neutral(choosing(3)) == ()
