"""What is in the box, how it is laid out, and what of it is known (sections 1 to 3, 18)."""

from collections import Counter
from dataclasses import fields, replace

import pytest
from support.race import (
    CARCASS,
    EAGLE,
    SCORPION,
    begun,
    liftable,
    opened,
    options,
    play,
    playing,
    refused,
)

from serengeti_companion import rulebook
from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race import model
from serengeti_companion.games.race.model import A, B, Rock, SeatOptions, Stack
from serengeti_companion.games.race.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.race.setup import open_table
from serengeti_companion.games.race.terms import (
    FACTS,
    HAND,
    SPECIES,
    TRAILS,
    Skill,
    Special,
    Species,
    skills_of,
)

BOOK = rulebook.load("race")


@pytest.mark.clause(
    "RL-COMP-1", "RL-COMP-2", "RL-COMP-3", "RL-COMP-4", "RL-COMP-5", "RL-COMP-6", "RL-COMP-7",
    "RL-COMP-8", "RL-COMP-9", "RL-COMP-10", "RL-COMP-11", "RL-COMP-12", "RL-R-17", "RL-PIC-7",
    "RL-PIC-8",
)  # fmt: skip
def test_the_copy_has_what_the_box_has() -> None:
    copy = UNKNOWN_COPY
    assert [species.value for species in SPECIES] == [
        "eagle", "antelope", "lion", "hyena", "elephant", "lizard", "giraffe", "monkey",
    ]  # fmt: skip
    assert copy.animals == (9,) * 8
    assert copy.droughts == (1,) * 8
    assert (copy.infestations, copy.scorpions, copy.carcasses) == (4, 8, 8)
    trails, player_cards, rocks = 2 * TRAILS, 2, len(opened().stacks)
    wildlife = sum(copy.animals) + rocks
    assert (trails, copy.seasons, wildlife, rocks) == (10, 12, 80, 8)
    total = trails + player_cards + copy.seasons + wildlife + copy.scorpions + copy.carcasses
    assert total == 120
    # One small marker stands on one track; the large one is wherever the drought is.
    assert opened().marker == 0
    assert playing(event=model.EventCard(drought=EAGLE)).drought is EAGLE


@pytest.mark.clause("RL-COMP-13")
@pytest.mark.parametrize("players", [0, 1, 3])
def test_there_are_exactly_two_players(players: int) -> None:
    seats = tuple(SeatOptions(name=f"P{at}", tint=at) for at in range(players))
    with pytest.raises(ValueError, match=f"This game has 2 players, not {players}."):
        open_table(replace(options(), seats=seats), UNKNOWN_COPY)


@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        ((("", 0), ("Ben", 1)), "A player needs a name."),
        ((("Ben", 0), (" Ben ", 1)), "Two players are called Ben."),
        ((("Ann", 0), ("Ben", 0)), "Each player has a colour of their own, 0 to 4."),
        ((("Ann", 0), ("Ben", 5)), "Each player has a colour of their own, 0 to 4."),
    ],
)
def test_players_can_be_told_apart(seats: tuple[tuple[str, int], ...], problem: str) -> None:
    wrong = tuple(SeatOptions(name=name, tint=tint) for name, tint in seats)
    with pytest.raises(ValueError, match=problem):
        open_table(replace(options(), seats=wrong), UNKNOWN_COPY)


@pytest.mark.clause(
    "RL-SETUP-1", "RL-SETUP-2", "RL-SETUP-3", "RL-SETUP-6", "RL-SETUP-8", "RL-SETUP-9",
    "RL-SETUP-10", "RL-SETUP-11", "RL-SETUP-12", "RL-SETUP-13", "RL-R-1", "RL-STACK-13",
)  # fmt: skip
def test_the_table_is_laid_out() -> None:
    table = begun()
    assert table.marker == 0
    assert table.stacks == (Stack(animals=9, rock=Rock.HIDDEN),) * 8
    assert table.rocks_showing == 0
    assert (table.scorpions, table.carcasses) == (8, 8)
    assert (table.events, table.events_left, table.season) == ((), 12, 1)
    for player in table.players:
        assert (player.hand, player.deck, player.discard) == (5, 0, 0)
        assert player.cards == TRAILS == HAND
        assert (player.savannah, player.front, player.aside, player.top) == (0, (), (), None)
    assert (table.player(A).name, table.player(B).name) == ("Ann", "Ben")
    assert table.active == A


@pytest.mark.clause("RL-SETUP-5", "RL-SETUP-7")
def test_a_rock_that_shows_at_setup_is_refused() -> None:
    table = opened().with_stack(EAGLE, Stack(animals=9, rock=Rock.TOP))
    assert refused(table, c.BeginPlay()) == {"RL-SETUP-7"}
    assert liftable(table, c.BeginPlay())


def test_setup_is_said_once_and_has_seven_steps() -> None:
    table = play(opened(), c.TickSetup(step=1), c.TickSetup(step=7, skipped=True))
    assert play(table, c.TickSetup(step=1)).ticked == (1, 7)
    assert refused(table, c.TickSetup(step=8)) == {"RL-SETUP-1"}
    for command in (c.BeginPlay(), c.TickSetup(step=2)):
        assert refused(begun(), command) == {"RL-SETUP-12"}
        assert not liftable(begun(), command)
    assert refused(table, c.EndTurn(seat=A)) == {"RL-SETUP-1"}


@pytest.mark.clause(
    "RL-PUB-1", "RL-PUB-2", "RL-PUB-3", "RL-PUB-4", "RL-PUB-5", "RL-PUB-6", "RL-PUB-7",
    "RL-PUB-8", "RL-PUB-9", "RL-PUB-10", "RL-PUB-16", "RL-R-31",
)  # fmt: skip
def test_what_is_public_is_on_the_table() -> None:
    table = playing({EAGLE: 2, SCORPION: 1, CARCASS: 1}, marker=-2, savannah=(1, 0))
    names = {each.name for each in fields(model.Table)}
    assert names >= {"stacks", "scorpions", "carcasses", "events", "season", "marker", "removed"}
    assert (table.drought, table.events_left, table.season) == (None, 9, 3)
    assert table.stack(EAGLE) == Stack(animals=7, rock=Rock.HIDDEN)
    assert [player.savannah for player in table.players] == [1, 0]
    player = table.player(A)
    assert (player.hand, player.deck, player.discard, player.front, player.aside) == (
        5, 6, 4, (), (),
    )  # fmt: skip
    assert (player.owns(EAGLE), player.owns(SCORPION), player.owns(CARCASS)) == (2, 1, 1)
    assert player.owns(Special.TRAIL) == 5


@pytest.mark.clause(
    "RL-PUB-11", "RL-PUB-12", "RL-PUB-13", "RL-PUB-14", "RL-PUB-15", "RL-PUB-18", "RL-COST-3",
    "RL-CARD-TRAIL-1.PRIV", "RL-CARD-TRAIL-2.PRIV", "RL-CARD-SCORPION-1.PRIV",
    "RL-CARD-SCORPION-2.PRIV", "RL-CARD-EAGLE-1.PRIV", "RL-CARD-EAGLE-2.PRIV",
    "RL-CARD-ANTELOPE-1.PRIV", "RL-CARD-ANTELOPE-2.PRIV", "RL-CARD-LION-1.PRIV",
    "RL-CARD-HYENA-1.PRIV", "RL-CARD-HYENA-2.PRIV", "RL-CARD-ELEPHANT-1.PRIV",
    "RL-CARD-ELEPHANT-2.PRIV", "RL-CARD-LIZARD-1.PRIV", "RL-CARD-LIZARD-2.PRIV",
    "RL-CARD-GIRAFFE-1.PRIV", "RL-CARD-GIRAFFE-2.PRIV", "RL-CARD-MONKEY-1.PRIV",
    "RL-CARD-MONKEY-2.PRIV", "RL-R-27",
)  # fmt: skip
def test_nothing_private_can_even_be_said() -> None:
    # Counts, and what was laid face up: no field holds a hand, a payment, a draw or a look.
    assert [each.name for each in fields(c.PlayCard)][1:] == [
        "seat", "skill", "suns", "copies", "stack", "rock_shows", "source", "found", "drawn",
        "scorpions", "lion_of", "look", "top",
    ]  # fmt: skip
    assert [each.name for each in fields(c.ShowScorpions)][1:] == [
        "seat", "shown", "drawn", "scorpions",
    ]  # fmt: skip
    assert [each.name for each in fields(c.EndTurn)][1:] == ["seat", "top"]
    places = {each.name: each.type for each in fields(model.Player)}
    assert places["hand"] is places["deck"] is places["discard"] is int
    assert {each.name for each in fields(model.Laid)} == {"card", "suns"}
    assert {each.name for each in fields(model.Stack)} == {"animals", "rock"}


@pytest.mark.clause(
    "RL-PIC-1", "RL-PIC-2", "RL-PIC-3", "RL-PIC-5", "RL-R-10", "RL-R-11", "RL-TRACK-4",
    "RL-TRACK-5",
)  # fmt: skip
def test_what_is_only_pictured_is_data_with_a_default() -> None:
    assert UNKNOWN_COPY.track == (5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5)
    assert [UNKNOWN_COPY.value(step) for step in range(-5, 6)] == [5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5]
    assert playing(marker=2).favoured == A
    assert playing(marker=-2).favoured == B
    assert playing(marker=0).favoured is None
    # A copy with another track, an uneven one even.
    copy = Printed(name="ours", track=(5, 3, 1, 0, 2, 4, 5))
    table = playing(printed=copy, marker=2)
    assert (copy.steps, table.value, copy.value(-1)) == (3, 3, 2)
    assert UNKNOWN_COPY.cost(Skill.LION_1) == 4
    assert replace(copy, suns=(9,) * len(Skill)).cost(Skill.TRAIL_2) == 9


@pytest.mark.clause("RL-PIC-4", "RL-PIC-9", "RL-PIC-11", "RL-SAV-2")
def test_lions_keep_their_owner_and_everything_has_a_plain_name() -> None:
    assert [player.savannah for player in playing(savannah=(2, 1)).players] == [2, 1]
    assert {str(card) for card in (*SPECIES, *Special)} >= {"eagle", "trail", "scorpion"}
    assert [player.name for player in opened().players] == ["Ann", "Ben"]


def spoken(text: str) -> int:
    return int(text.split(maxsplit=1)[0])


@pytest.mark.clause(
    "RL-CARD-TRAIL-1.COST", "RL-CARD-TRAIL-2.COST", "RL-CARD-SCORPION-2.COST",
    "RL-CARD-EAGLE-1.COST", "RL-CARD-EAGLE-2.COST", "RL-CARD-ANTELOPE-1.COST",
    "RL-CARD-ANTELOPE-2.COST", "RL-CARD-LION-1.COST", "RL-CARD-HYENA-1.COST",
    "RL-CARD-HYENA-2.COST", "RL-CARD-ELEPHANT-1.COST", "RL-CARD-ELEPHANT-2.COST",
    "RL-CARD-LIZARD-1.COST", "RL-CARD-LIZARD-2.COST", "RL-CARD-GIRAFFE-1.COST",
    "RL-CARD-GIRAFFE-2.COST", "RL-CARD-MONKEY-1.COST", "RL-CARD-MONKEY-2.COST", "RL-PIC-5",
    "RL-PIC-6", "RL-PIC-10",
)  # fmt: skip
def test_each_skill_costs_what_the_rules_file_says() -> None:
    for skill in Skill:
        entry = BOOK.find(skill.clause("COST"))
        assert entry is not None
        assert UNKNOWN_COPY.cost(skill) == spoken(entry.text)
    assert {skill for skill in Skill if FACTS[skill].extra} == {Skill.HYENA_2, Skill.ELEPHANT_2}
    assert Counter(skill.card for skill in Skill)[Species.LION] == 1
    assert skills_of(Species.EAGLE) == (Skill.EAGLE_1, Skill.EAGLE_2)
    assert [skill.number for skill in skills_of(Species.HYENA)] == [1, 2]


@pytest.mark.clause("RL-CARD-CARCASS-1")
def test_a_carcass_has_no_skill() -> None:
    assert skills_of(CARCASS) == ()
