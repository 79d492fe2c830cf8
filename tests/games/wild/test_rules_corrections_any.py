"""Corrections in any order: the table stays whole and can play on."""

from hypothesis import given
from hypothesis import strategies as st
from support import strategies
from support.tables import (
    ANN,
    BEN,
    CEM,
    a_table,
    cards,
    final,
    insisted,
    legal,
    played,
    refused,
    violations,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import Phase, Step
from serengeti_companion.games.wild.terms import BLANK, Icon, SpaceId

seats = st.sampled_from([ANN, BEN, CEM])
few_cards = st.lists(st.sampled_from([BLANK, *cards(1, 2, 3, 41, 56, 108)]), max_size=12).map(tuple)
facts: st.SearchStrategy[c.NumberFact] = st.sampled_from(
    ["stars", "coins", "food", "vfx", "completed"]
)
corrections: st.SearchStrategy[c.Correction] = st.one_of(
    st.builds(c.CorrectNumber, fact=facts, value=st.integers(0, 9999), seat=seats),
    st.builds(c.CorrectNumber, fact=st.just("deck"), value=st.integers(0, 200)),
    st.builds(
        c.CorrectNumber,
        fact=st.just("icon"),
        value=st.integers(0, 60),
        seat=seats,
        of=st.sampled_from(Icon),
    ),
    st.builds(
        c.CorrectMap,
        cell=strategies.cells,
        animals=st.lists(strategies.species, max_size=3).map(tuple),
    ),
    st.builds(c.CorrectCards, place=st.sampled_from(["pool", "discard"]), cards=few_cards),
    st.builds(
        c.CorrectCards, place=st.sampled_from(["tableau", "gallery"]), cards=few_cards, seat=seats
    ),
    st.builds(c.CorrectMoment, round=st.integers(1, 6), phase=st.just(Phase.ROUND), seat=seats),
    st.builds(
        c.CorrectMoment,
        round=st.integers(1, 6),
        phase=st.just(Phase.PREPARATION),
        step=st.sampled_from(Step),
    ),
    st.builds(c.CorrectPassed, seat=seats, passed=st.booleans()),
    st.builds(c.SetPresence, seat=seats, gone=st.booleans()),
    st.builds(c.CorrectMarker, seat=seats, space=st.sampled_from([None, SpaceId("take-1")])),
    st.builds(c.CorrectFirstPlayer, seat=seats),
    st.builds(c.ReseatPlayers, seating=st.permutations([ANN, BEN, CEM]).map(tuple)),
    st.builds(c.BookGain, seat=seats, booked=st.just(c.Booking(stars=3, food=1))),
)


@given(st.lists(corrections, max_size=12))
def test_no_row_of_corrections_breaks_the_table(commands: list[c.Correction]) -> None:
    table = a_table(3)
    for command in commands:
        found = violations(table, command)
        # A correction is possible or it is not; there is nothing to overrule.
        assert not any(v.liftable for v in found)
        if not found:
            table = played(table, command)
            assert not problems(table)


@given(st.lists(corrections, max_size=12))
def test_after_any_corrections_the_table_can_play_on(commands: list[c.Correction]) -> None:
    table = a_table(3)
    for command in commands:
        if legal(table, command):
            table = played(table, command)
    for _ in range(8):
        if table.step is not None:
            table = played(table, c.SkipStep(step=table.step))
    turn = table.turn
    assert turn is not None or table.phase is Phase.OVER
    if turn is not None:
        take = c.RenewPool(seat=turn.seat)
        assert not final(table, take)
        assert not refused(table, take) - {"WS-ACT-1", "WS-TURN-2", "WS-SPACE-6", "WS-TURN-1"}
        assert not problems(insisted(table, take))
