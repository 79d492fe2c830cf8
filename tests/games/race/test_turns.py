"""Seasons, events, turns, the deck and what is paid (sections 5 to 10)."""

import pytest
from support.race import (
    ANTELOPE,
    CARCASS,
    EAGLE,
    ELEPHANT,
    INFESTATION,
    LION,
    SCORPION,
    asked,
    begun,
    card,
    changes,
    clauses,
    events,
    forced,
    kinds,
    liftable,
    lying,
    opened,
    play,
    playing,
    refused,
    switched,
    warned,
)

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.events import HandDrawn
from serengeti_companion.games.race.model import A, B, EventCard, Laid, Phase, Rock, Table
from serengeti_companion.games.race.printed import Printed
from serengeti_companion.games.race.terms import SPECIES, Skill

DROUGHT = c.TurnUpEvent(card=EventCard(drought=EAGLE))
SPREAD = c.TurnUpEvent(card=INFESTATION)
END_A, END_B = c.EndTurn(seat=A), c.EndTurn(seat=B)


def trail(species: object = LION) -> c.PlayCard:
    return card(Skill.TRAIL_1, stack=species, rock_shows=False)


def drawn(table: Table, command: c.EndTurn = END_A) -> HandDrawn:
    return next(event for event in events(table, command) if isinstance(event, HandDrawn))


@pytest.mark.clause(
    "RL-SEASON-1", "RL-SEASON-3", "RL-SEASON-4", "RL-SEASON-5", "RL-SEASON-7", "RL-SEASON-8",
    "RL-R-33",
)  # fmt: skip
def test_a_season_is_an_event_then_a_then_b() -> None:
    table = begun()
    assert refused(table, END_A) == {"RL-SEASON-3"}
    assert liftable(table, END_A)
    table = play(table, DROUGHT)
    assert (table.active, table.phase, table.event) == (A, Phase.PLAYING, DROUGHT.card)
    assert refused(table, SPREAD) == {"RL-SEASON-1"}
    table = play(table, END_A)
    assert (table.active, table.event) == (B, DROUGHT.card)
    table = play(table, END_B)
    assert (table.season, table.phase, table.event) == (2, Phase.EVENT, None)
    assert play(table, SPREAD).active == A
    assert kinds(begun(), SPREAD) == ["event_turned_up", "scorpions_spread", "turn_began"]


@pytest.mark.clause("RL-SEASON-2", "RL-END-1", "RL-EVENT-10")
def test_there_are_twelve_seasons_and_no_more_events_than_cards() -> None:
    table = begun()
    deck = [EventCard(drought=species) for species in SPECIES] + [INFESTATION] * 4
    turns = 0
    for event in deck:
        table = play(table, c.TurnUpEvent(card=event))
        if table.phase is Phase.SCORPIONS:
            table = play(table, c.ShowScorpions(seat=A, shown=0))
        table = play(table, END_A)
        if table.phase is Phase.SCORPIONS:
            table = play(table, c.ShowScorpions(seat=B, shown=0))
        table = play(table, END_B)
        turns += 2
    assert (table.phase, table.season, turns, table.events_left) == (Phase.OVER, 12, 24, 0)
    assert refused(table, SPREAD) == {"RL-END-10", "RL-SEASON-2", "RL-EVENT-10"}


@pytest.mark.clause("RL-EVENT-10")
def test_an_event_card_does_not_come_more_often_than_it_is_there() -> None:
    table = playing(season=2, event=DROUGHT.card)
    table = play(table, END_A, END_B)
    again = c.TurnUpEvent(card=DROUGHT.card)
    assert refused(table, again) == {"RL-EVENT-10"}
    assert liftable(table, again)
    forced(table, again)
    few = Printed(name="", infestations=1)
    table = play(begun(printed=few), SPREAD, END_A, END_B)
    assert refused(table, SPREAD) == {"RL-EVENT-10"}


@pytest.mark.clause("RL-EVENT-1", "RL-EVENT-5", "RL-SEASON-6", "RL-R-34")
def test_a_drought_lasts_its_season() -> None:
    table = play(begun(), DROUGHT)
    assert table.drought is EAGLE
    assert refused(table, trail(EAGLE)) == {"RL-EVENT-2"}
    table = play(table, END_A)
    of_b = card(Skill.TRAIL_1, B, stack=EAGLE, rock_shows=False)
    assert refused(table, of_b) == {"RL-EVENT-2"}
    table = play(table, END_B)
    assert table.drought is None
    table = play(table, SPREAD)
    assert table.drought is None


@pytest.mark.clause("RL-EVENT-6", "RL-EVENT-7", "RL-EVENT-8", "RL-EX-51", "RL-EVENT-9")
@pytest.mark.clause("RL-R-21")
def test_each_infestation_brings_each_player_a_scorpion_once() -> None:
    table = begun()
    left = []
    for season in range(4):
        assert table.season == season + 1
        table = play(table, SPREAD)
        left.append(table.scorpions)
        assert [player.top for player in table.players] == [SCORPION, SCORPION]
        for seat in (A, B):
            if table.phase is Phase.SCORPIONS:
                table = play(table, c.ShowScorpions(seat=seat, shown=0))
            table = play(table, c.EndTurn(seat=seat))
    assert left == [6, 4, 2, 0]
    assert [player.owns(SCORPION) for player in table.players] == [4, 4]
    # With other counts the supply may run short: A comes first.
    three = play(begun(printed=Printed(name="", scorpions=1)), SPREAD)
    assert [player.owns(SCORPION) for player in three.players] == [1, 0]


@pytest.mark.clause(
    "RL-TURN-1", "RL-VAL-10", "RL-CARD-SCORPION-1.COST", "RL-CARD-SCORPION-1.NEED",
    "RL-CARD-SCORPION-1.DO", "RL-CARD-SCORPION-1.PUB",
)  # fmt: skip
def test_scorpions_are_shown_before_anything_is_played() -> None:
    table = playing({SCORPION: 2}, phase=Phase.SCORPIONS)
    assert refused(table, trail()) == {"RL-VAL-10"}
    assert refused(table, END_A) == {"RL-TURN-1"}
    shown = c.ShowScorpions(seat=A, shown=2)
    assert changes(table, shown) == {
        "A deck": -2, "A discard": 2, "A top": "scorpion", "marker": -2,
    }  # fmt: skip
    after = play(table, shown)
    assert after.phase is Phase.PLAYING
    assert refused(after, c.ShowScorpions(seat=A, shown=0)) == {"RL-TURN-1"}


def test_without_a_scorpion_nobody_is_asked_for_one() -> None:
    table = play(playing({}, theirs={SCORPION: 1}), END_A)
    assert (table.active, table.phase) == (B, Phase.SCORPIONS)
    table = play(table, c.ShowScorpions(seat=B, shown=0), END_B)
    assert play(table, c.TurnUpEvent(card=EventCard(drought=SPECIES[-1]))).phase is Phase.PLAYING


@pytest.mark.clause("RL-CARD-SCORPION-1.CHECK")
def test_nobody_shows_more_scorpions_than_she_owns_or_holds() -> None:
    table = playing({SCORPION: 1}, phase=Phase.SCORPIONS)
    two = c.ShowScorpions(seat=A, shown=2, scorpions=0)
    assert refused(table, two) == {"RL-CARD-SCORPION-1.CHECK"}
    assert liftable(table, two)
    forced(table, two)
    poor = playing({SCORPION: 3}, phase=Phase.SCORPIONS, hand=2)
    assert refused(poor, c.ShowScorpions(seat=A, shown=3)) == {"RL-CARD-SCORPION-1.CHECK"}
    none = c.ShowScorpions(seat=A, shown=-1)
    assert not liftable(table, none)
    sure = lying(table, A, SCORPION, 1)
    assert warned(sure, c.ShowScorpions(seat=A, shown=1)) == {"RL-VAL-7"}


@pytest.mark.clause(
    "RL-CARD-SCORPION-2.NEED", "RL-CARD-SCORPION-2.DO", "RL-CARD-SCORPION-2.PUB",
    "RL-CARD-SCORPION-2.CHECK", "RL-R-3",
)  # fmt: skip
def test_a_card_is_drawn_for_each_scorpion_shown() -> None:
    table = playing({SCORPION: 3}, phase=Phase.SCORPIONS)
    shown = c.ShowScorpions(seat=A, shown=2)
    assert asked(table, shown) == {"RL-CARD-SCORPION-2.PUB"}
    told = c.ShowScorpions(seat=A, shown=2, drawn=2, scorpions=1)
    # The third scorpion is discarded, not made up for, and does not move the marker.
    assert changes(table, told) == {
        "A hand": -1, "A deck": -2, "A discard": 3, "A top": "scorpion", "marker": -2,
    }  # fmt: skip
    fewer = c.ShowScorpions(seat=A, shown=2, drawn=1, scorpions=0)
    assert refused(table, fewer) == {"RL-CARD-SCORPION-2.CHECK"}
    more = c.ShowScorpions(seat=A, shown=2, drawn=2, scorpions=2)
    assert refused(table, more) == {"RL-CARD-SCORPION-2.CHECK"}
    many = c.ShowScorpions(seat=A, shown=2, drawn=2, scorpions=3)
    assert refused(table, many) == {"RL-CARD-SCORPION-2.PUB"}
    assert not liftable(table, many)
    sure = lying(table, A, SCORPION, 1)
    assert warned(sure, told) == {"RL-VAL-7"}


@pytest.mark.clause("RL-EX-53", "RL-SW-2", "RL-R-3")
def test_when_a_scorpion_is_made_up_for_is_a_switch() -> None:
    table = playing({SCORPION: 1}, deck=4, phase=Phase.SCORPIONS)
    after = play(table, c.ShowScorpions(seat=A, shown=1))
    assert (after.player(A).hand, after.player(A).deck) == (5, 3)
    assert refused(after, card(Skill.SCORPION_2)) >= {"RL-CARD-SCORPION-2.NEED"}
    house = switched(scorpion_draw="step_optional")
    choice = playing({SCORPION: 1}, deck=4, phase=Phase.SCORPIONS, house=house)
    for number in (0, 1):
        told = c.ShowScorpions(seat=A, shown=1, drawn=number)
        assert play(choice, told).player(A).hand == 4 + number
    assert refused(choice, c.ShowScorpions(seat=A, shown=1, drawn=2)) == {
        "RL-CARD-SCORPION-2.CHECK"
    }
    house = switched(scorpion_draw="skill")
    played = playing({SCORPION: 2}, deck=4, phase=Phase.SCORPIONS, house=house)
    played = play(played, c.ShowScorpions(seat=A, shown=1))
    assert (played.player(A).hand, played.player(A).deck) == (4, 4)
    kept = play(played, card(Skill.SCORPION_2, drawn=1, scorpions=0))
    assert (kept.player(A).hand, kept.player(A).deck) == (4, 3)
    assert kept.player(A).front == (Laid(card=SCORPION),)


@pytest.mark.clause("RL-EX-54")
def test_an_empty_deck_makes_up_for_nothing() -> None:
    table = playing({SCORPION: 1}, deck=0, phase=Phase.SCORPIONS)
    after = play(table, c.ShowScorpions(seat=A, shown=1))
    assert (after.player(A).hand, after.player(A).deck, after.player(A).discard) == (4, 0, 5)


@pytest.mark.clause("RL-EX-40", "RL-TRACK-1", "RL-TRACK-2", "RL-TRACK-3", "RL-TRACK-7")
def test_the_middle_of_the_track_is_a_spot_of_its_own() -> None:
    table = playing({SCORPION: 2}, marker=1, phase=Phase.SCORPIONS)
    shown = c.ShowScorpions(seat=A, shown=2)
    moves = [event.marker for event in events(table, shown) if event.kind == "marker_moved"]
    assert moves == [0, -1]
    assert play(table, shown).favoured == B


@pytest.mark.clause("RL-EX-41", "RL-TRACK-6")
def test_steps_beyond_the_end_are_lost() -> None:
    table = playing({SCORPION: 2}, marker=-4, phase=Phase.SCORPIONS)
    after = play(table, c.ShowScorpions(seat=A, shown=2))
    assert (after.marker, after.ending is not None) == (-5, True)


@pytest.mark.clause("RL-TURN-2", "RL-TURN-3", "RL-TURN-4", "RL-TURN-5", "RL-R-5", "RL-COST-2")
def test_cards_are_played_one_after_the_other_and_stay_in_front() -> None:
    table = playing({}, hand=6)
    table = play(table, trail(), trail(EAGLE))
    assert table.player(A).front == (Laid(card=trail().skill.card, suns=1),) * 2
    assert table.player(A).front_cards == 4
    # Stopping with cards in hand is legal, and so is playing none.
    assert not clauses(table, END_A)
    assert not clauses(playing(), END_A)
    for one_skill in events(table, trail()):
        assert one_skill.kind in {"card_played", "animal_tracked"}


@pytest.mark.clause("RL-TURN-6", "RL-TURN-7", "RL-R-35", "RL-PUB-9")
def test_at_the_end_front_and_hand_are_discarded_and_five_are_drawn() -> None:
    table = play(playing(), trail())
    done = play(table, c.EndTurn(seat=A, top=LION))
    player = done.player(A)
    assert (player.hand, player.front, player.deck, player.discard) == (5, (), 1, 4 + 1 + 5)
    assert player.top is LION
    assert kinds(table, END_A)[:2] == ["cleaned_up", "hand_drawn"]
    # Which card came to lie on top is the player's affair; it must be one of hers.
    assert play(table, END_A).player(A).top is None
    assert refused(table, c.EndTurn(seat=A, top=CARCASS)) == {"RL-PUB-9"}


@pytest.mark.clause("RL-TURN-11", "RL-EX-56", "RL-DECK-6")
@pytest.mark.parametrize("event", [DROUGHT, SPREAD])
def test_the_first_hand_is_five_trails(event: c.TurnUpEvent) -> None:
    table = play(begun(), event)
    assert table.phase is Phase.PLAYING  # no scorpion can be shown
    shown = c.ShowScorpions(seat=A, shown=1)
    assert refused(table, shown) >= {"RL-TURN-11"}
    more = int(event is SPREAD)
    table = play(table, trail(), trail())
    assert (table.player(A).hand, table.player(A).discard) == (1, 2 + more)
    assert refused(table, card(Skill.LION_1)) >= {"RL-TURN-11"}
    cleaned = events(table, END_A)[0]
    table_after = play(table, END_A)
    assert cleaned.kind == "cleaned_up"
    assert (table_after.player(A).hand, table_after.player(A).deck) == (5, 2 + more)
    assert table_after.player(A).discard == 0


@pytest.mark.clause("RL-VAL-10")
def test_only_whoever_has_the_turn_plays() -> None:
    table = playing(theirs={EAGLE: 1})
    of_b = card(Skill.EAGLE_2, B, drawn=1)
    assert refused(table, of_b) == {"RL-VAL-10"}
    assert liftable(table, of_b)
    forced(table, of_b)
    assert refused(table, END_B) == {"RL-VAL-10"}
    forced(table, END_B)
    assert refused(opened(), trail()) >= {"RL-SETUP-1"}


@pytest.mark.clause("RL-DECK-2", "RL-DECK-3", "RL-EX-42", "RL-DECK-8")
def test_a_short_deck_is_drawn_out_then_refreshed() -> None:
    # Clean-up leaves 3 and 12.
    table = playing(deck=3, discard=7)
    event = drawn(table)
    assert (event.first, event.refreshed, event.then) == (3, True, 2)
    player = play(table, END_A).player(A)
    assert (player.deck, player.discard, player.hand) == (10, 0, 5)


@pytest.mark.clause("RL-DECK-4", "RL-EX-43", "RL-DECK-2", "RL-DECK-8", "RL-DECK-1")
@pytest.mark.parametrize("deck", [5, 8])
def test_a_deck_of_five_or_more_is_not_refreshed(deck: int) -> None:
    table = playing(deck=deck, discard=4)
    player = play(table, END_A).player(A)
    assert (player.deck, player.discard) == (deck - 5, 9)
    assert not drawn(table).refreshed


@pytest.mark.clause("RL-DECK-7", "RL-EX-49", "RL-COST-11")
def test_what_lies_aside_or_in_the_savannah_is_not_refreshed() -> None:
    table = playing({ELEPHANT: 2}, deck=5, savannah=(1, 0))
    aside = card(Skill.ELEPHANT_1)
    table = play(table, aside, aside)
    # Nor can it pay.
    assert table.player(A).hand == 3
    player = play(table, END_A).player(A)
    assert (player.hand, player.deck, player.savannah) == (7, 0, 1)
    short = playing({ELEPHANT: 1}, deck=0, discard=0, savannah=(1, 0))
    short = play(short, aside)
    assert drawn(short).then == 4  # the four cards of hand and front, not the elephant


@pytest.mark.clause("RL-DECK-9")
def test_the_draw_of_five_never_fails_because_trails_stay() -> None:
    table = playing({})
    assert table.player(A).owns(trail().skill.card) == 5
    owned = c.CorrectOwned(seat=A, card=trail().skill.card, number=4)
    assert refused(table, owned) == {"RL-DECK-9"}
    assert not liftable(table, owned)


@pytest.mark.clause("RL-COST-5", "RL-COST-6", "RL-COST-9", "RL-R-29")
def test_exactly_the_printed_number_is_paid_from_the_rest_of_the_hand() -> None:
    table = playing({ANTELOPE: 1})
    for paid in (0, 2, 5):
        wrong = card(Skill.TRAIL_1, stack=LION, rock_shows=False, suns=paid)
        assert refused(table, wrong) == {"RL-COST-6"}
        assert liftable(table, wrong)
    assert forced(table, card(Skill.TRAIL_1, stack=LION, suns=2)).player(A).hand == 2
    negative = card(Skill.TRAIL_1, stack=LION, rock_shows=False, suns=-1)
    assert not liftable(table, negative)
    # The played card does not pay for itself.
    assert refused(playing(hand=1), trail()) == {"RL-COST-9"}
    assert not clauses(playing(hand=2), trail())


@pytest.mark.clause("RL-VAL-9")
def test_a_player_has_five_trails() -> None:
    table = playing(hand=12)
    for _ in range(5):
        table = play(table, trail())
    assert refused(table, trail()) == {"RL-VAL-9"}
    assert liftable(table, trail())
    forced(table, trail())


@pytest.mark.clause("RL-STACK-19")
def test_rocks_on_top_are_counted() -> None:
    assert (
        playing(eagle=(3, Rock.TOP), lion=(0, Rock.TOP), giraffe=(2, Rock.SECOND)).rocks_showing
        == 2
    )


@pytest.mark.clause("RL-VAL-7")
def test_what_all_saw_going_to_the_discard_is_hardly_in_hand() -> None:
    table = playing(deck=6, discard=4)
    tracked = play(table, trail())
    assert warned(tracked, card(Skill.LION_1)) == {"RL-VAL-7"}
    # So are cards that were played and cleaned up, until the discard is shuffled.
    table = playing({EAGLE: 1}, deck=10)
    table = play(table, card(Skill.EAGLE_2, drawn=0), END_A, END_B)
    table = play(table, c.TurnUpEvent(card=EventCard(drought=SPECIES[-1])))
    eagle = card(Skill.EAGLE_2, drawn=0)
    assert warned(table, eagle) == {"RL-VAL-7"}
    table = play(playing({EAGLE: 1}, deck=4), eagle, END_A, END_B)
    table = play(table, c.TurnUpEvent(card=EventCard(drought=SPECIES[-1])))
    assert not warned(table, eagle)
