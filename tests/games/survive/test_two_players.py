"""Two players and the neutral deck (section 9)."""

import pytest
from support.survive import (
    ANN,
    BEN,
    CEM,
    PICK,
    a_turn,
    begun,
    choosing,
    clauses,
    forced,
    hunt,
    hunting,
    liftable,
    opened,
    options,
    play,
    reveal,
    speed,
    switched,
)

from serengeti_companion.games.survive.commands import RevealCards, TurnUpPredator
from serengeti_companion.games.survive.model import Options, Phase, SeatOptions, Table
from serengeti_companion.games.survive.printed import UNKNOWN_COPY
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.scoring import outcome
from serengeti_companion.games.survive.setup import open_table
from serengeti_companion.games.survive.terms import INNER, NUMBERS, OUTER

NEUTRAL = CEM


def neutral(*numbers: int) -> RevealCards:
    return RevealCards(seat=NEUTRAL, numbers=numbers)


def after(*numbers: int, two: bool = False) -> Table:
    """Cards are chosen in a turn after those neutral cards became safe."""
    table = choosing(2).with_colour(NEUTRAL, safe=numbers, two=two)
    for seat in (ANN, BEN):
        table = table.with_colour(seat, safe=tuple(range(1, len(numbers) + 1)))
    return table


@pytest.mark.clause("SV-2P-1", "SV-R-25")
def test_two_players_take_a_set_each_and_an_unused_one_is_neutral() -> None:
    table = opened(2)
    assert table.neutral == NEUTRAL
    assert [colour.tint for colour in table.colours] == [0, 1, 2]
    chosen = Options(seats=options(2).seats, neutral=4)
    assert open_table(chosen, UNKNOWN_COPY).colours[NEUTRAL].tint == 4
    spread = (SeatOptions(name="Ann", tint=0), SeatOptions(name="Ben", tint=2))
    assert open_table(Options(seats=spread), UNKNOWN_COPY).colours[NEUTRAL].tint == 1
    assert opened(3).neutral is None


@pytest.mark.clause("SV-2P-2", "SV-2P-3", "SV-2P-4", "SV-EX-9")
def test_the_neutral_deck_is_six_outer_numbers_above_six_inner_ones() -> None:
    assert OUTER == (1, 2, 3, 10, 11, 12)
    assert INNER == (4, 5, 6, 7, 8, 9)
    assert [duties.neutral_half(drawn) for drawn in range(12)] == [OUTER] * 6 + [INNER] * 6


@pytest.mark.clause("SV-VAL-7", "SV-2P-4", "SV-EX-67")
def test_an_inner_number_among_the_first_six_is_refused() -> None:
    table = after(1, 12)
    assert clauses(table, neutral(7)) == {"SV-VAL-7"}
    assert not clauses(table, neutral(11))
    assert "SV-VAL-2" in clauses(after(1, 11), neutral(11))
    # The deck may have been built wrongly; the table knows what it turned up.
    assert liftable(table, neutral(7))
    assert forced(table, neutral(7)).colours[NEUTRAL].laid == (7,)


@pytest.mark.clause("SV-VAL-7", "SV-2P-4")
def test_an_outer_number_after_the_sixth_is_refused() -> None:
    table = after(*(n for n in OUTER if n != 12), 4)
    assert clauses(table, neutral(12)) == {"SV-VAL-7"}
    assert not clauses(table, neutral(5))


@pytest.mark.clause("SV-VAL-7")
@pytest.mark.parametrize(
    ("numbers", "fits"), [((12, 4), True), ((4, 12), True), ((4, 5), False), ((12, 11), False)]
)
def test_the_sixth_and_seventh_card_turned_up_together_are_one_of_each(
    numbers: tuple[int, int], fits: bool
) -> None:
    table = after(1, 2, 3, 10, *(() if 11 in numbers else (11,)), two=True)
    if 11 in numbers:
        table = table.with_colour(NEUTRAL, eaten=(9,))
    assert (clauses(table, neutral(*numbers)) == set()) is fits


@pytest.mark.clause("SV-2P-5", "SV-2P-6")
def test_each_turn_the_neutral_card_is_turned_up_with_the_players() -> None:
    table = reveal(choosing(2), "P1:3 P2:4")
    assert duties.awaited(table) == (NEUTRAL,)
    assert table.phase is Phase.CHOOSING
    assert reveal(table, "N:12").phase is Phase.HUNTING


@pytest.mark.clause("SV-2P-7", "SV-R-26", "SV-EX-70")
def test_neutral_cards_make_herds_with_players_cards_and_are_hunted() -> None:
    table = hunt(hunting("P1:6 P2:10 N:11", speed(3)))
    assert [colour.eaten for colour in table.colours] == [(6,), (), ()]
    alone = hunt(hunting("P1:6 P2:7 N:11", speed(3)))
    assert alone.colours[NEUTRAL].eaten == (11,)


@pytest.mark.clause("SV-2P-8", "SV-2P-9", "SV-R-18", "SV-VAL-4")
def test_a_neutral_card_eaten_adds_two_from_the_neutral_deck_next_turn() -> None:
    table = a_turn(begun(2), "P1:3 P2:4 N:12", "N:12")
    table = play(table, TurnUpPredator())
    assert duties.owed(table, NEUTRAL) == 2
    assert clauses(table, neutral(11)) == {"SV-VAL-4", "SV-2P-10"}
    # Cards of the discard cannot come again.
    assert "SV-VAL-2" in clauses(table, neutral(11, 12))
    assert not clauses(table, neutral(11, 10))


@pytest.mark.clause("SV-2P-10", "SV-R-19", "SV-EX-69")
def test_with_one_neutral_card_left_one_is_added_and_then_none() -> None:
    table = after(*OUTER, 4, 5, 6, 7, 8, two=True)
    assert duties.owed(table, NEUTRAL) == 1
    table = play(table, neutral(9))
    assert table.colours[NEUTRAL].hand == 0
    empty = after(*OUTER, *INNER, two=True).with_colour(ANN, safe=(1,))
    assert duties.owed(empty, NEUTRAL) == 0
    assert NEUTRAL not in duties.awaited(empty)


@pytest.mark.clause("SV-2P-11")
def test_neutral_cards_have_their_own_safe_pile_and_discard() -> None:
    table = hunt(hunting("P1:6 P2:7 N:11", PICK), "")
    assert table.colours[NEUTRAL].safe == (11,)
    table = hunt(hunting("P1:6 P2:7 N:11", PICK), "N:11")
    assert (table.colours[NEUTRAL].eaten, table.colours[NEUTRAL].safe) == ((11,), ())


@pytest.mark.clause("SV-2P-12", "SV-R-19", "SV-EX-68")
def test_the_game_ends_when_both_players_are_done_whatever_the_deck_holds() -> None:
    # Ann and Ben each lose twice and so lay 12 cards in 10 turns; N loses once and lays 11.
    table = begun(2)
    deck = iter((1, 2, 3, 10, 11, 12, 4, 5, 6, 7, 8, 9))
    hand = {ANN: iter(NUMBERS), BEN: iter(NUMBERS)}
    for turn in range(1, 11):
        laid: list[str] = []
        for seat, name in ((ANN, "P1"), (BEN, "P2"), (NEUTRAL, "N")):
            source = deck if seat == NEUTRAL else hand[seat]
            laid += [f"{name}:{next(source)}" for _ in range(duties.owed(table, seat))]
        lost = {2: "P1 P2", 4: "P1 P2 N"}.get(turn, "").split()
        first = [next(card for card in laid if card.startswith(owner)) for owner in lost]
        table = a_turn(table, " ".join(laid), " ".join(first))
    assert (table.phase, table.turn) == (Phase.OVER, 10)
    left = table.colours[NEUTRAL]
    assert (left.hand, len(left.eaten) + len(left.safe)) == (1, 11)
    ended = outcome(table)
    assert ended is not None


@pytest.mark.clause("SV-2P-18")
def test_all_other_rules_stay() -> None:
    table = a_turn(begun(2), "P1:3 P2:4 N:12", "P1:3")
    table = play(table, TurnUpPredator())
    assert [duties.owed(table, seat) for seat in table.seats] == [2, 1, 1]
    assert clauses(table, RevealCards(seat=ANN, numbers=(5,))) == {"SV-VAL-4", "SV-TURN-12"}


@pytest.mark.clause("SV-2P-7", "SV-SW-1")
def test_with_the_switch_off_a_neutral_card_makes_a_pair_a_herd_of_two_colours() -> None:
    house = switched(own_pair_is_herd=False)
    assert hunt(hunting("P1:6 P1:7 P2:12", speed(2), house=house, players=2)).colours[
        ANN
    ].eaten == (6, 7)
    assert hunt(hunting("P1:6 N:7 P2:12", speed(2), house=house)).colours[ANN].eaten == ()


@pytest.mark.clause("SV-R-19", "SV-2P-10")
def test_no_neutral_card_is_added_when_no_player_chooses() -> None:
    table = after(*OUTER).with_colour(ANN, safe=NUMBERS).with_colour(BEN, safe=NUMBERS)
    assert duties.owed(table, NEUTRAL) == 0
