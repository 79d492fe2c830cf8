"""What must hold of every entry, and what of it all may see (sections 4 and 10)."""

from dataclasses import fields, replace
from typing import get_args

import pytest
from support.survive import (
    ANN,
    a_turn,
    begun,
    cards,
    choosing,
    clauses,
    forced,
    liftable,
    opened,
    play,
    reveal,
    shows,
    switched,
    told,
)

from serengeti_companion.games.survive import public
from serengeti_companion.games.survive.commands import Command, NoteSeason, TurnUpPredator
from serengeti_companion.games.survive.model import Phase
from serengeti_companion.games.survive.rules import duties


@pytest.mark.clause("SV-PUB-1", "SV-PUB-2", "SV-PUB-3", "SV-PUB-4")
def test_what_is_public_stands_on_the_table() -> None:
    table = reveal(play(a_turn(begun(), "P1:1 P2:2 P3:9", "P3:9"), TurnUpPredator()), "P1:4")
    assert (table.draw_pile, len(table.row), len(table.removed)) == (10, 1, 1)
    assert table.in_play == cards("P1:4")
    counts = [(c.hand, len(c.eaten), len(c.safe)) for c in table.colours]
    assert counts == [(10, 0, 1), (11, 0, 1), (11, 1, 0)]
    assert [colour.two for colour in table.colours] == [False, False, True]


@pytest.mark.clause("SV-PUB-5", "SV-PUB-9")
def test_nobody_is_asked_for_a_card_that_is_not_turned_up() -> None:
    asked = {kind.__name__: [field.name for field in fields(kind)] for kind in get_args(Command)}
    assert "hand" not in {name for names in asked.values() for name in names}
    # The numbers of cards are told by turning them up, eating them, or setting piles by hand.
    assert [kind for kind, names in asked.items() if "numbers" in names] == [
        "RevealCards",
        "CorrectPile",
        "CorrectPlay",
    ]


@pytest.mark.clause("SV-PUB-6", "SV-PUB-7", "SV-PUB-8", "SV-R-24", "SV-SW-6")
@pytest.mark.parametrize("value", [False, True])
def test_the_switch_show_memory_decides_whether_worked_out_lists_are_shown(value: bool) -> None:
    table = begun(house=switched(show_memory=value))
    table = a_turn(table, "P1:1 P2:2 P3:9", "P3:9")
    table = reveal(play(table, TurnUpPredator()), "P1:4")
    assert public.safe_numbers(table, ANN) == ((1,) if value else None)
    assert public.seen_played(table, ANN) == ((1, 4) if value else (4,))


@pytest.mark.clause("SV-PUB-6", "SV-WIN-1")
def test_at_the_end_safe_piles_are_open() -> None:
    table = replace(begun(), phase=Phase.OVER).with_colour(ANN, safe=(5, 3))
    assert public.safe_numbers(table, ANN) == (3, 5)


@pytest.mark.clause("SV-R-27")
def test_eaten_cards_are_open() -> None:
    table = begun().with_colour(ANN, eaten=(9, 2))
    assert public.seen_played(table, ANN) == (2, 9)


@pytest.mark.clause("SV-VAL-1")
def test_hand_play_eaten_and_safe_are_12_and_no_more_can_be_laid() -> None:
    table = choosing().with_colour(ANN, eaten=(1, 2), safe=(3, 4, 5))
    assert table.colour(ANN).hand == 7
    few = choosing().with_colour(ANN, eaten=(0,) * 12)
    assert "SV-VAL-1" in clauses(few, shows(1))
    assert not liftable(few, shows(1))


@pytest.mark.clause("SV-VAL-2", "SV-EX-37")
@pytest.mark.parametrize(("pile", "numbers"), [("safe", (4,)), ("eaten", (4,)), ("laid", (4,))])
def test_a_number_played_before_is_refused_for_good(pile: str, numbers: tuple[int, ...]) -> None:
    table = choosing().with_colour(ANN, **{pile: numbers})
    assert "SV-VAL-2" in clauses(table, shows(4))
    assert not liftable(table, shows(4))
    assert told(table, shows(4))[0] == "Ann has played the 4."


@pytest.mark.clause("SV-VAL-2")
def test_the_same_number_twice_in_one_reveal_is_refused() -> None:
    table = choosing().with_colour(ANN, two=True)
    assert clauses(table, shows(4, 4)) == {"SV-VAL-2"}


@pytest.mark.clause("SV-VAL-3")
@pytest.mark.parametrize("number", [-1, 0, 13])
def test_numbers_outside_1_to_12_are_refused(number: int) -> None:
    assert clauses(choosing(), shows(number)) == {"SV-VAL-3"}
    assert not liftable(choosing(), shows(number))


@pytest.mark.clause("SV-VAL-8")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_in_turn_1_every_colour_lays_exactly_one(players: int) -> None:
    table = choosing(players)
    assert [duties.owed(table, seat) for seat in table.seats] == [1] * len(table.seats)
    assert "SV-VAL-8" in clauses(table, shows(4, 5))


@pytest.mark.clause("SV-VAL-9")
def test_cards_lie_in_play_from_the_reveal_to_the_end_of_the_turn_only() -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:9")
    assert all(colour.laid is None for colour in table.colours)


@pytest.mark.clause("SV-R-11", "SV-SW-5", "SV-SETUP-3", "SV-PIC-2")
@pytest.mark.parametrize("value", [False, "note"])
def test_season_cards_are_left_out_or_noted_and_never_do_anything(value: bool | str) -> None:
    table = begun(house=switched(season_cards=value))
    command = NoteSeason(note=" drought ")
    assert clauses(table, command) == (set() if value else {"SV-SETUP-3"})
    noted = forced(table, command)
    assert noted == replace(table, season="drought")
    assert a_turn(noted, "P1:1 P2:2 P3:3").season == ""
    assert not liftable(table, NoteSeason(note="two\nlines"))


@pytest.mark.clause("SV-SW-7")
def test_switches_are_stored_with_the_session() -> None:
    house = switched(herd_tie="next_herd")
    assert opened(house=house).house == house
