"""The dealer of a practice table."""

import pytest
from support.race import EAGLE, INFESTATION, begun, card, play

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.cards import recounted
from serengeti_companion.games.race.dealer import Dealer, event_deck
from serengeti_companion.games.race.model import A, B, Phase, Rock
from serengeti_companion.games.race.printed import UNKNOWN_COPY
from serengeti_companion.games.race.terms import Skill


@pytest.mark.clause("RL-COMP-5", "RL-SETUP-9")
def test_twelve_events_come_up_each_as_often_as_it_is_there() -> None:
    dealer, table, dealt = Dealer(5), begun(), []
    while table.phase is not Phase.OVER:
        event = dealer.event(table)
        assert event is not None
        dealt.append(event)
        table = play(table, c.TurnUpEvent(card=event))
        for seat in (A, B):
            if table.phase is Phase.SCORPIONS:
                table = play(table, c.ShowScorpions(seat=seat, shown=0))
            table = play(table, c.EndTurn(seat=seat))
    assert sorted(dealt, key=str) == sorted(event_deck(UNKNOWN_COPY), key=str)
    assert dealer.event(table) is None
    assert Dealer(5).event(begun()) == dealt[0]
    assert len({Dealer(seed).event(begun()) for seed in range(20)}) > 1


@pytest.mark.clause("RL-SETUP-5", "RL-SETUP-6")
def test_a_rock_lies_in_one_of_nine_places_and_surfaces_there() -> None:
    places = set()
    for seed in range(60):
        dealer = Dealer(seed)
        table = play(begun(), c.TurnUpEvent(card=INFESTATION))
        taken = 0
        while table.stack(EAGLE).rock is Rock.HIDDEN:
            shows = dealer.rock_shows(table, EAGLE)
            table = recounted(table.with_player(A, hand=5, front=()))
            table = play(table, card(Skill.TRAIL_1, stack=EAGLE, rock_shows=shows))
            taken += 1
        places.add(taken + 1)
    assert places == set(range(2, 11))
