"""The dealer of the practice table: which cards come up where nobody tells any."""

import pytest
from support.tables import ANN, a_table, cards

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer


@pytest.mark.parametrize(("pool", "missing"), [(4, 2), (6, 0), (7, 0)])
def test_as_many_cards_come_up_as_the_pool_lacks(pool: int, missing: int) -> None:
    table = a_table(2, pool=range(1, pool + 1))
    ended = Dealer(3).completed(table, c.EndTurn(seat=ANN))
    assert isinstance(ended, c.EndTurn)
    assert len(ended.revealed) == missing
    assert not set(ended.revealed) & set(table.pool)


def test_where_the_deck_runs_out_the_discard_pile_is_dealt() -> None:
    everything = cards(*range(1, 168 + 1))
    table = a_table(2, pool=everything[:5], discard=everything[5:], deck=0)
    ended = Dealer(3).completed(table, c.EndTurn(seat=ANN))
    assert isinstance(ended, c.EndTurn)
    assert set(ended.revealed) < set(table.discard)
