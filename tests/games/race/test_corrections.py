"""Everything can be set by hand, is never refused for a rule, and says so in the log."""

from dataclasses import replace

import pytest
from support.race import (
    CARCASS,
    EAGLE,
    LION,
    SCORPION,
    TRAIL,
    begun,
    card,
    events,
    liftable,
    opened,
    play,
    playing,
    refused,
)

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import A, B, EventCard, Laid, Phase, Place, Rock, Table
from serengeti_companion.games.race.printed import Printed
from serengeti_companion.games.race.terms import Skill


def test_counts_of_a_player() -> None:
    table = playing({EAGLE: 1})
    for place in Place:
        table = play(table, c.CorrectPlace(seat=A, place=place, number=9, reason="miscounted"))
    player = table.player(A)
    assert (player.hand, player.deck, player.discard) == (9, 9, 9)
    assert player.uncounted == 27 - 5 - 1
    table = play(table, c.CorrectOwned(seat=A, card=SCORPION, number=3))
    assert (table.player(A).owns(SCORPION), table.player(A).uncounted) == (3, 18)
    assert table.adjusted[8] == 3
    table = play(table, c.CorrectSupply(scorpions=5, carcasses=8))
    assert table.adjusted[8] == 0
    table = play(table, c.CorrectSavannah(seat=B, lions=2, ever=3))
    assert (table.player(B).savannah, table.player(B).ever) == (2, 3)
    laid = Laid(card=EAGLE, suns=1)
    table = play(table, c.CorrectFront(seat=A, front=(laid,), aside=()))
    assert table.player(A).front == (laid,)
    assert play(table, c.CorrectTop(seat=A, top=LION)).player(A).top is LION


def test_the_supply_and_the_moment() -> None:
    table = play(playing(), c.CorrectStack(species=EAGLE, animals=4, rock=Rock.TOP))
    assert (table.stack(EAGLE).animals, table.rocks_showing) == (4, 1)
    assert play(table, c.CorrectRemoved(species=EAGLE, number=2)).removed[0] == 2
    table = play(table, c.CorrectMarker(marker=-3), c.CorrectEvents(events=(EventCard(),)))
    assert (table.marker, table.events_left, table.drought) == (-3, 11, None)
    table = play(table, c.CorrectMoment(season=5, phase=Phase.PLAYING, active=B))
    assert (table.season, table.active) == (5, B)
    table = play(table, c.RenamePlayer(seat=B, name=" Bea ", tint=3))
    assert (table.player(B).name, table.player(B).tint) == ("Bea", 3)


@pytest.mark.clause("RL-SW-7", "RL-TRACK-5", "RL-PIC-1")
def test_switches_and_pictured_facts_may_change_during_play() -> None:
    table = play(playing(marker=5), c.SetHouseRule(name="show_owned", value=True))
    assert table.house.show_owned
    off = c.SetHouseRule(name="show_owned", value=False)
    told = GAME.tell_event(table, events(table, off)[0])
    assert str(told) == "show_owned is now false"
    copy = Printed(name="ours", track=(5, 3, 0, 3, 5), infestations=5)
    table = play(table, c.SetPrinted(printed=copy))
    assert (table.marker, table.value, table.last_season) == (2, 5, 13)
    wrong = c.SetPrinted(printed=replace(copy, track=(1, 2)))
    assert refused(table, wrong) == {"APP-1"}


@pytest.mark.parametrize(
    ("command", "clause"),
    [
        (c.CorrectPlace(seat=A, place=Place.HAND, number=-1), "APP-1"),
        (c.CorrectPlace(seat=A, place=Place.HAND, number=1000), "APP-1"),
        (c.CorrectOwned(seat=A, card=TRAIL, number=4), "RL-DECK-9"),
        (c.CorrectOwned(seat=A, card=CARCASS, number=-1), "APP-1"),
        (c.CorrectSavannah(seat=A, lions=0, ever=-1), "APP-1"),
        (c.CorrectFront(seat=A, front=(Laid(card=EAGLE, suns=-1),)), "APP-1"),
        (c.CorrectStack(species=EAGLE, animals=0, rock=Rock.HIDDEN), "RL-STACK-8"),
        (c.CorrectSupply(scorpions=-1, carcasses=0), "APP-1"),
        (c.CorrectRemoved(species=EAGLE, number=-1), "APP-1"),
        (c.CorrectMarker(marker=6), "RL-TRACK-6"),
        (c.CorrectMoment(season=0, phase=Phase.EVENT, active=A), "RL-SEASON-2"),
        (c.CorrectMoment(season=13, phase=Phase.EVENT, active=A), "RL-SEASON-2"),
        (c.CorrectMoment(season=1, phase=Phase.SETUP, active=A), "RL-SEASON-2"),
        (c.CorrectEnding(season=-1), "APP-1"),
        (c.CorrectEvents(events=(EventCard(),) * 1000), "APP-1"),
        (c.RenamePlayer(seat=A, name="Ben", tint=0), "APP-1"),
        (c.RenamePlayer(seat=A, name="Ann", tint=1), "APP-1"),
        (c.SetHouseRule(name="wind", value=True), "APP-1"),
        (c.SetHouseRule(name="tiebreak_lions", value="wind"), "APP-1"),
    ],
)
def test_only_what_cannot_be_is_refused(command: c.Correction, clause: str) -> None:
    assert refused(playing(), command) == {clause}
    assert not liftable(playing(), command)


def test_the_event_of_a_turn_that_was_set_by_hand_is_the_last_one() -> None:
    moment = c.CorrectMoment(season=3, phase=Phase.PLAYING, active=A)
    assert play(begun(), moment).event is None
    drought = EventCard(drought=LION)
    told = play(begun(), moment, c.CorrectEvents(events=(EventCard(), drought)))
    assert (told.phase, told.drought) == (Phase.PLAYING, LION)
    between = play(told, c.CorrectMoment(season=4, phase=Phase.EVENT, active=A))
    assert (between.event, between.events_left) == (None, 10)


def everything(table: Table) -> tuple[c.Command, ...]:
    return (
        c.TickSetup(step=1),
        c.TickSetup(step=1, skipped=True),
        c.BeginPlay(),
        c.TurnUpEvent(card=EventCard()),
        c.TurnUpEvent(card=EventCard(drought=LION)),
        c.ShowScorpions(seat=A, shown=1),
        card(Skill.MONKEY_1, copies=(Skill.LIZARD_1,), stack=EAGLE),
        c.EndTurn(seat=A),
        c.TellRock(species=EAGLE),
        c.CountCards(seat=A, animals=(0,) * 8, carcasses=0, savannah=0),
        c.CorrectPlace(seat=A, place=Place.DECK, number=2),
        c.CorrectOwned(seat=A, card=EAGLE, number=2),
        c.CorrectSavannah(seat=A, lions=1, ever=1),
        c.CorrectFront(seat=A, front=()),
        c.CorrectTop(seat=A, top=None),
        c.CorrectStack(species=EAGLE, animals=2, rock=Rock.SECOND),
        c.CorrectSupply(scorpions=1, carcasses=1),
        c.CorrectRemoved(species=EAGLE, number=1),
        c.CorrectMarker(marker=-1),
        c.CorrectMarker(marker=0),
        c.CorrectEvents(events=()),
        c.CorrectMoment(season=2, phase=Phase.EVENT, active=A),
        c.CorrectEnding(season=None),
        c.CorrectEnding(season=2),
        c.SetPrinted(printed=table.printed),
        c.RenamePlayer(seat=A, name="Amy", tint=0),
        c.SetHouseRule(name="show_owned", value=True),
    )


def test_whatever_can_be_said_has_words() -> None:
    table = opened()
    told = [str(GAME.tell_command(table, command)) for command in everything(table)]
    assert len(set(told)) == len(told)
    assert told[6] == "Ann plays Monkey 1 as Lizard 1: Eagle"
    assert told[18] == "marker set to 1 on Ben's side"
    assert [GAME.correction(command) for command in everything(table)].count(True) == 17
