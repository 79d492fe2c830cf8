"""What the box holds, who plays, and what is ready before the first turn (sections 1 and 2)."""

from dataclasses import fields

import pytest
from support.survive import NAMES, begun, clauses, forced, opened, play, shows, simulated

from serengeti_companion.engine.journal import Played
from serengeti_companion.games.survive.commands import BeginPlay, TickSetup, TurnUpPredator
from serengeti_companion.games.survive.model import Card, Options, SeatOptions
from serengeti_companion.games.survive.printed import ASSUMED_COLOURS, UNKNOWN_COPY
from serengeti_companion.games.survive.setup import open_table
from serengeti_companion.games.survive.terms import (
    CARDS,
    INNER,
    NUMBERS,
    OUTER,
    PREDATORS,
    SEASONS,
    SETS,
)


def a_seat(name: str, tint: int) -> SeatOptions:
    return SeatOptions(name=name, tint=tint)


@pytest.mark.clause(
    "SV-COMP-1", "SV-COMP-2", "SV-COMP-3", "SV-COMP-4", "SV-COMP-5", "SV-PIC-2", "SV-PIC-3"
)
def test_84_cards_are_five_sets_of_12_numbers_12_predators_and_12_seasons() -> None:
    assert (SETS, PREDATORS, SEASONS) == (5, 12, 12)
    assert SETS * len(NUMBERS) == 60
    assert CARDS == 84
    assert NUMBERS == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    assert sorted(OUTER + INNER) == list(NUMBERS)


@pytest.mark.clause("SV-PIC-5")
def test_a_wildebeest_is_a_number_and_an_owner_with_no_other_symbol() -> None:
    assert [field.name for field in fields(Card)] == ["seat", "number"]


@pytest.mark.clause("SV-COMP-6", "SV-PIC-4")
def test_sets_differ_by_colour() -> None:
    assert len({colour.tint for colour in ASSUMED_COLOURS}) == SETS
    assert len({colour.name for colour in ASSUMED_COLOURS}) == SETS
    twice = Options(seats=(a_seat("Ann", 1), a_seat("Ben", 1)))
    with pytest.raises(ValueError, match="a colour of its own"):
        open_table(twice, UNKNOWN_COPY)


@pytest.mark.clause("SV-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_begins_with_all_12_cards_in_the_hand(players: int) -> None:
    table = begun(players)
    assert [table.colour(seat).hand for seat in table.player_seats] == [12] * players
    assert [table.colour(seat).name for seat in table.player_seats] == [*NAMES[:players]]


@pytest.mark.clause("SV-SETUP-2", "SV-VAL-5", "SV-PUB-1")
def test_all_12_predators_begin_in_the_draw_pile() -> None:
    table = begun()
    assert (table.draw_pile, table.row, table.removed) == (12, (), ())


@pytest.mark.clause("SV-SETUP-4", "SV-R-25")
@pytest.mark.parametrize(("players", "fits"), [(1, False), (2, True), (5, True), (6, False)])
def test_two_to_five_play(players: int, fits: bool) -> None:
    seats = tuple(a_seat(f"P{number}", number) for number in range(players))
    if fits:
        assert open_table(Options(seats=seats), UNKNOWN_COPY).players == players
    else:
        with pytest.raises(ValueError, match="This game has 2 to 5 players"):
            open_table(Options(seats=seats), UNKNOWN_COPY)


@pytest.mark.parametrize(
    ("seats", "neutral", "sentence"),
    [
        ((a_seat("", 0), a_seat("Ben", 1)), None, "A player needs a name"),
        ((a_seat("Ann", 0), a_seat(" Ann", 1)), None, "Two players are called Ann"),
        ((a_seat("Ann", 0), a_seat("Ben", 5)), None, "a colour of its own"),
        ((a_seat("Ann", 0), a_seat("Ben", 1)), 1, "a colour of its own"),
        ((a_seat("Ann", 0), a_seat("Ben", 1), a_seat("Cem", 2)), 3, "with 2 players"),
    ],
)
def test_options_that_cannot_be_are_told_in_a_sentence(
    seats: tuple[SeatOptions, ...], neutral: int | None, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        open_table(Options(seats=seats, neutral=neutral), UNKNOWN_COPY)


@pytest.mark.clause("SV-SETUP-5")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_hands_only_shrink(players: int) -> None:
    whole = simulated(players, seed=3)
    table = whole.game.open(whole.options, whole.components)
    for record in whole.records:
        assert isinstance(record, Played)
        hands = [table.colour(seat).hand for seat in table.seats]
        table = forced(table, record.command)
        assert all(
            table.colour(seat).hand <= hand for seat, hand in zip(table.seats, hands, strict=True)
        )


def test_setup_is_ticked_off_and_comes_once() -> None:
    table = play(opened(), TickSetup(step=1), TickSetup(step=1), TickSetup(step=3, skipped=True))
    assert table.ticked == (1, 3)
    assert clauses(opened(), TickSetup(step=4)) == {"SV-SETUP-1"}
    assert not clauses(opened(2), TickSetup(step=4))
    assert clauses(begun(), BeginPlay()) == {"SV-SETUP-5"}
    assert clauses(opened(), TurnUpPredator()) == {"SV-SETUP-2"}
    assert clauses(opened(), shows(3)) == {"SV-SETUP-2"}
