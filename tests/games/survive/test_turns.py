"""A turn, step by step, and what must hold of every entry (sections 2, 4, 7 and 10)."""

from collections.abc import Callable
from dataclasses import fields, replace
from itertools import product
from typing import get_args

import pytest
from support.survive import (
    ANN,
    BEN,
    CEM,
    NAMES,
    PICK,
    a_turn,
    begun,
    cards,
    choosing,
    clauses,
    events,
    forced,
    hunt,
    hunting,
    kinds,
    liftable,
    opened,
    piles,
    play,
    reveal,
    simulated,
    speed,
    switched,
    told,
)

from serengeti_companion.engine.journal import Played
from serengeti_companion.games.survive import public
from serengeti_companion.games.survive.commands import (
    BeginPlay,
    Command,
    NoteSeason,
    ResolvePredator,
    RevealCards,
    TickSetup,
    TurnUpPredator,
)
from serengeti_companion.games.survive.model import (
    Card,
    Options,
    Phase,
    Seat,
    SeatOptions,
)
from serengeti_companion.games.survive.offers import reveals
from serengeti_companion.games.survive.printed import ASSUMED_COLOURS, UNKNOWN_COPY
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.setup import open_table
from serengeti_companion.games.survive.terms import (
    CARDS,
    INNER,
    NAMELESS,
    NUMBERS,
    OUTER,
    PREDATORS,
    SEASONS,
    SETS,
)


def shows(*numbers: int, seat: Seat = ANN) -> RevealCards:
    return RevealCards(seat=seat, numbers=numbers)


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


@pytest.mark.clause("SV-TURN-1", "SV-TURN-3")
def test_cards_before_the_predator_are_refused_and_can_be_overruled() -> None:
    table = begun()
    assert clauses(table, shows(3)) == {"SV-TURN-1", "SV-TURN-3"}
    table = forced(table, shows(3))
    assert (table.phase, table.uncounted) == (Phase.CHOOSING, -1)


@pytest.mark.clause("SV-TURN-2", "SV-TURN-11", "SV-TURN-12", "SV-TURN-15", "SV-VAL-4")
def test_a_player_who_lost_nothing_lays_exactly_one() -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:3")
    table = play(table, TurnUpPredator())
    assert duties.owed(table, ANN) == 1
    assert not clauses(table, shows(5))
    for wrong in (shows(), shows(5, 6), shows(5, 6, 7)):
        assert clauses(table, wrong) == {"SV-VAL-4", "SV-TURN-12"}
        assert liftable(table, wrong)


@pytest.mark.clause("SV-TURN-2", "SV-TURN-9", "SV-TURN-12", "SV-TURN-15", "SV-VAL-4", "SV-PUB-4")
def test_a_player_who_was_eaten_lays_exactly_two() -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:9", "P3:9")
    assert [table.colour(seat).two for seat in table.seats] == [False, False, True]
    table = play(table, TurnUpPredator())
    assert [duties.owed(table, seat) for seat in table.seats] == [1, 1, 2]
    assert not clauses(table, shows(5, 6, seat=CEM))
    assert clauses(table, shows(5, seat=CEM)) == {"SV-VAL-4", "SV-TURN-12"}


@pytest.mark.clause("SV-TURN-10", "SV-R-9", "SV-EX-34")
def test_two_cards_lost_still_owe_two() -> None:
    table = hunt(hunting("P1:1 P1:7 P2:4 P3:4", PICK), "P1:1 P1:7")
    table = play(table, TurnUpPredator())
    assert duties.owed(table, ANN) == 2
    lost_to_two = hunt(hunt(hunting("P1:1 P1:7 P2:4", PICK, PICK), "P1:1"), "P1:7")
    assert duties.owed(play(lost_to_two, TurnUpPredator()), ANN) == 2


@pytest.mark.clause("SV-TURN-13", "SV-R-8", "SV-TURN-15")
def test_with_one_card_left_and_two_due_that_one_is_laid() -> None:
    table = choosing().with_colour(ANN, two=True, safe=tuple(range(1, 12)))
    table = replace(table, turn=2, removed=(*table.removed, NAMELESS))
    assert duties.owed(table, ANN) == 1
    assert not clauses(table, shows(12))


@pytest.mark.clause("SV-TURN-14", "SV-R-10", "SV-END-3")
def test_a_player_without_cards_lays_nothing_and_is_not_awaited() -> None:
    table = choosing().with_colour(ANN, safe=NUMBERS, two=True)
    assert duties.owed(table, ANN) == 0
    assert duties.awaited(table) == (BEN, CEM)
    assert reveal(table, "P2:3 P3:9").phase is Phase.HUNTING


@pytest.mark.clause("SV-TURN-4", "SV-PUB-5")
def test_nothing_is_eaten_before_all_have_turned_up_their_cards() -> None:
    table = play(choosing(), shows(3), shows(4, seat=BEN))
    command = ResolvePredator(order=1, eaten=cards("P1:3"))
    assert clauses(table, command) == {"SV-TURN-4"}
    assert told(table, command) == ["Cards are still to be turned up: Cem."]
    # On the table's word Cem lays nothing.
    table = forced(table, command)
    assert [piles(table, seat) for seat in table.seats] == [((3,), ()), ((), (4,)), ((), ())]


@pytest.mark.clause("SV-TURN-4")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_reveals_may_be_told_in_any_order(order: tuple[int, ...]) -> None:
    table = choosing()
    for seat in order:
        assert table.phase is Phase.CHOOSING
        table = play(table, shows(seat + 1, seat=Seat(seat)))
    assert table.phase is Phase.HUNTING
    assert table.in_play == cards("P1:1 P2:2 P3:3")


@pytest.mark.clause("SV-TURN-4")
def test_a_card_after_the_reveal_is_refused_and_can_be_overruled() -> None:
    table = hunting("P1:3 P2:4 P3:9", PICK)
    assert clauses(table, shows(5)) == {"SV-TURN-4"}
    assert forced(table, shows(5)).colour(ANN).laid == (3, 5)


def test_a_colour_that_has_turned_up_lays_no_more() -> None:
    table = play(choosing(), shows(3))
    assert clauses(table, shows(5)) == {"SV-VAL-4", "SV-TURN-12", "SV-VAL-8"}


@pytest.mark.clause("SV-TURN-5", "SV-TURN-6", "SV-TURN-7", "SV-TURN-8")
def test_eaten_cards_go_to_the_discard_and_all_others_are_safe() -> None:
    table = hunting("P1:3 P2:3 P3:9", speed(2))
    found = events(table, ResolvePredator(order=1))
    assert kinds(found) == ["predator_hunted", "herds_crossed", "turn_ended", "turn_began"]
    table = hunt(table)
    assert [piles(table, seat) for seat in table.seats] == [((), (3,)), ((), (3,)), ((9,), ())]
    assert not table.in_play


@pytest.mark.clause("SV-TURN-5")
def test_predators_wait_for_the_cards() -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:3")
    command = ResolvePredator(order=1)
    assert "SV-TURN-5" in clauses(table, command)
    assert not liftable(table, command)


@pytest.mark.clause("SV-TURN-16")
def test_turns_repeat_while_anybody_holds_cards() -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:3")
    assert (table.phase, table.turn) == (Phase.PREDATOR, 2)


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
    left = (2, 3, 5, 6, 7, 8, 9, 10, 11, 12)
    assert public.hand_numbers(table, ANN) == (left if value else None)
    assert public.seen_played(table, ANN) == ((1, 4) if value else (4,))


@pytest.mark.clause("SV-PUB-6", "SV-WIN-1")
def test_at_the_end_safe_piles_are_open() -> None:
    table = replace(begun(), phase=Phase.OVER).with_colour(ANN, safe=(5, 3))
    assert public.safe_numbers(table, ANN) == (3, 5)


@pytest.mark.clause("SV-R-27")
def test_eaten_cards_are_open() -> None:
    table = begun().with_colour(ANN, eaten=(9, 2))
    assert public.eaten_numbers(table, ANN) == (2, 9)
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


@pytest.mark.clause("SV-EX-35", "SV-END-4", "SV-END-5", "SV-TURN-13")
def test_a_player_eaten_in_every_turn_is_finished_in_turn_7() -> None:
    laid = lengths(lambda _turn: True)
    assert laid == [1, 2, 2, 2, 2, 2, 1]


@pytest.mark.clause("SV-EX-36", "SV-END-4", "SV-TURN-11")
def test_a_player_eaten_in_turn_1_only_is_finished_in_turn_11() -> None:
    laid = lengths(lambda turn: turn == 1)
    assert laid == [1, 2, *(1,) * 9]
    assert len(laid) == 12 - laid.count(2)


def lengths(is_eaten: Callable[[int], bool]) -> list[int]:
    """How many cards Ann lays turn by turn, when she loses one in those turns."""
    table, laid = begun(), []
    while table.colour(ANN).hand:
        turn = table.turn
        mine = next(iter(reveals(play(table, TurnUpPredator()), ANN))).numbers
        text = " ".join(f"P1:{number}" for number in mine) + f" P2:{turn} P3:{turn}"
        table = a_turn(table, text, f"P1:{mine[0]}" if is_eaten(turn) else "")
        laid.append(len(mine))
    return laid


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


def test_the_offers_of_a_reveal_are_all_choices_of_as_many_cards_as_are_due() -> None:
    table = choosing().with_colour(ANN, eaten=(1, 2), two=True)
    assert [one.numbers for one in reveals(table, ANN)] == [
        (a, b) for a, b in product(range(3, 13), repeat=2) if a < b
    ]
