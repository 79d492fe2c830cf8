"""How the game comes to its end (section 13)."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from support.race import (
    ANTELOPE,
    EAGLE,
    HYENA,
    LIZARD,
    SCORPION,
    card,
    events,
    forced,
    kinds,
    play,
    playing,
)

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.events import EndSet
from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import (
    A,
    B,
    Ending,
    EventCard,
    Phase,
    Place,
    Rock,
    Seat,
    Table,
)
from serengeti_companion.games.race.printed import Printed
from serengeti_companion.games.race.terms import SPECIES, Skill

TOP = Rock.TOP
FOUR: dict[str, Any] = dict.fromkeys(("eagle", "antelope", "lion"), (3, TOP))
FOUR["hyena"] = (0, TOP)
FIFTH = card(Skill.TRAIL_1, stack=LIZARD, rock_shows=True)
TOWARDS = card(Skill.ANTELOPE_2)


def to_the_end(table: Table) -> Table:
    """Nobody plays anything any more."""
    while table.phase is not Phase.OVER:
        if table.phase is Phase.EVENT:
            left = [EventCard(drought=s) for s in SPECIES if EventCard(drought=s) not in
                    table.events]  # fmt: skip
            table = play(table, c.TurnUpEvent(card=(left or [EventCard()])[0]))
        elif table.phase is Phase.SCORPIONS:
            table = play(table, c.ShowScorpions(seat=table.active, shown=0))
        else:
            table = play(table, c.EndTurn(seat=table.active))
    return table


def ending(season: int, trigger: str) -> Ending:
    return Ending(season=season, trigger=trigger)  # type: ignore[arg-type]


@pytest.mark.clause("RL-END-2", "RL-END-4", "RL-EX-34", "RL-R-36", "RL-R-16")
def test_five_rocks_on_top_set_the_end_the_moment_they_show() -> None:
    table = playing(season=6, **FOUR)
    after = play(table, FIFTH)
    assert (after.rocks_showing, after.ending) == (5, ending(6, "rocks"))
    assert kinds(table, FIFTH) == ["card_played", "animal_tracked", "end_set"]
    # Six would not have been too many.
    five = replace(after, ending=None)
    assert play(five, card(Skill.TRAIL_1, stack=SPECIES[6], rock_shows=True)).rocks_showing == 6
    lone = playing(season=6, **{**FOUR, "lizard": (1, Rock.HIDDEN)})
    assert play(lone, card(Skill.TRAIL_1, stack=LIZARD)).ending == ending(6, "rocks")


@pytest.mark.clause("RL-EX-30", "RL-END-5", "RL-END-6", "RL-END-7", "RL-END-8", "RL-R-13")
def test_a_rock_swapped_down_again_changes_nothing() -> None:
    table = play(playing(season=6, **FOUR), FIFTH, c.EndTurn(seat=A))
    # B still has a turn in this season.
    assert (table.active, table.last_season) == (B, 7)
    table = play(table, card(Skill.TRAIL_2, B, stack=EAGLE))
    assert (table.rocks_showing, table.ending) == (4, ending(6, "rocks"))
    end = to_the_end(table)
    assert (end.season, len(end.events)) == (7, 7)


@pytest.mark.clause("RL-END-3", "RL-END-4")
@pytest.mark.parametrize(("marker", "seat"), [(4, A), (-4, B)])
def test_a_marker_on_a_five_sets_the_end_on_either_side(marker: int, seat: Seat) -> None:
    table = playing({ANTELOPE: 1}, seat=seat, marker=marker, season=4)
    after = play(table, card(Skill.ANTELOPE_2, seat))
    assert after.ending == ending(4, "track")
    assert to_the_end(after).season == 5


@pytest.mark.clause("RL-END-4", "RL-TRACK-5")
def test_the_scorpion_step_counts_and_so_does_a_five_on_the_way() -> None:
    table = playing({SCORPION: 2}, marker=-4, season=4, phase=Phase.SCORPIONS)
    shown = c.ShowScorpions(seat=A, shown=2)
    assert play(table, shown).ending == ending(4, "track")
    # A track may have its 5 before its end: passing it is enough.
    copy = Printed(name="", track=(9, 5, 1, 0, 1, 5, 9))
    table = playing({SCORPION: 3}, season=4, phase=Phase.SCORPIONS, printed=copy)
    passed = play(table, c.ShowScorpions(seat=A, shown=3))
    assert (passed.marker, passed.value, passed.ending) == (-3, 9, ending(4, "track"))


@pytest.mark.clause("RL-EX-31", "RL-END-10")
def test_set_in_season_eleven_it_ends_with_twelve() -> None:
    table = playing({ANTELOPE: 1}, seat=B, marker=-4, season=11)
    table = play(table, card(Skill.ANTELOPE_2, B))
    assert table.last_season == 12
    assert to_the_end(table).season == 12


@pytest.mark.clause("RL-EX-32", "RL-END-11", "RL-R-15", "RL-END-1")
def test_set_in_season_twelve_there_is_no_thirteenth() -> None:
    table = playing({SCORPION: 1}, marker=-4, season=12, phase=Phase.SCORPIONS)
    table = replace(table, events=(*table.events, *[EventCard()] * (12 - len(table.events))))
    table = play(table, c.ShowScorpions(seat=A, shown=1), c.EndTurn(seat=A))
    assert (table.active, table.last_season) == (B, 12)
    assert to_the_end(table).season == 12


@pytest.mark.clause("RL-EX-33", "RL-END-9", "RL-R-14", "RL-END-10")
def test_a_second_trigger_in_the_final_season_adds_nothing() -> None:
    table = playing({ANTELOPE: 1}, season=6, marker=4, **FOUR)
    table = play(table, FIFTH, c.EndTurn(seat=A), c.EndTurn(seat=B))
    table = play(table, c.TurnUpEvent(card=EventCard(drought=SPECIES[7])), TOWARDS)
    assert (table.marker, table.ending) == (5, ending(6, "rocks"))
    assert to_the_end(table).season == 7


@pytest.mark.clause("RL-END-10", "RL-END-1")
def test_without_a_trigger_all_twelve_are_played() -> None:
    assert playing(season=6).last_season == 12
    assert to_the_end(playing(season=9)).season == 12


@pytest.mark.clause("RL-END-12")
def test_between_turns_nothing_sets_the_end() -> None:
    table = playing(season=6, **FOUR)
    for command in (c.EndTurn(seat=A),):
        assert not any(isinstance(event, EndSet) for event in events(table, command))
    between = play(table, c.EndTurn(seat=A), c.EndTurn(seat=B))
    set_by_hand = c.CorrectStack(species=LIZARD, animals=3, rock=TOP)
    assert play(between, set_by_hand).ending is None
    infested = c.TurnUpEvent(card=EventCard(drought=None))
    changed = {event.kind for event in events(between, infested)}
    assert changed == {"event_turned_up", "scorpions_spread", "turn_began"}


@pytest.mark.clause("RL-END-4")
def test_a_hyena_that_lays_a_fifth_rock_bare_sets_the_end() -> None:
    table = playing({HYENA: 2}, season=3, **{**FOUR, "hyena": (4, TOP)})
    removal = card(Skill.HYENA_2, source=Place.HAND, stack=LIZARD, rock_shows=True)
    assert play(table, removal).ending == ending(3, "rocks")


@pytest.mark.clause("RL-END-5")
def test_the_end_can_be_set_and_lifted_by_hand() -> None:
    table = play(playing(season=6, **FOUR), FIFTH, c.CorrectEnding(season=None))
    assert (table.ending, table.last_season) == (None, 12)
    assert play(table, c.CorrectEnding(season=6)).last_season == 7
    # What is set right by hand in a turn counts like any other rock or step.
    table = play(playing(season=6), c.CorrectMarker(marker=5))
    assert table.ending == ending(6, "track")


def test_after_the_end_there_are_only_counts_and_corrections() -> None:
    end = to_the_end(playing(season=12))
    assert GAME.outcome(end) is not None
    assert GAME.next_command(end, Random(1)) is None
    assert not list(GAME.offers(end))
    again = forced(end, c.CorrectMoment(season=12, phase=Phase.PLAYING, active=B))
    assert GAME.outcome(again) is None
