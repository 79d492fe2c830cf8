"""What the table sets by hand: never refused for a rule, always in the log."""

import pytest
from support.survive import (
    ANN,
    BEN,
    CEM,
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
    play,
    reveal,
    speed,
)

from serengeti_companion.games.survive.commands import (
    Command,
    CorrectDuty,
    CorrectMoment,
    CorrectPile,
    CorrectPlay,
    CorrectPredators,
    DescribePredator,
    Pile,
    RenamePlayer,
    ResolvePredator,
    RevealCards,
    SetHouseRule,
    SetPresence,
    TurnUpPredator,
)
from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import Phase, Predator, Seat
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.switches import SWITCHES
from serengeti_companion.games.survive.terms import NAMELESS, PredatorCard
from serengeti_companion.games.survive.wording import tell_command, tell_event


def a_row(*orders: int) -> tuple[Predator, ...]:
    return tuple(Predator(order=order, card=NAMELESS) for order in orders)


@pytest.mark.clause("SV-VAL-1")
@pytest.mark.parametrize("pile", ["eaten", "safe"])
def test_a_pile_is_set_and_the_hand_follows(pile: Pile) -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:3")
    command = CorrectPile(seat=BEN, pile=pile, numbers=(5, 0, 7), reason="miscounted")
    after = play(table, command)
    assert getattr(after.colour(BEN), pile) == (5, 0, 7)
    assert after.colour(BEN).hand == (9 if pile == "safe" else 8)
    told = str(tell_event(table, events(table, command)[0]))
    old = "2" if pile == "safe" else "nothing"
    assert told == f"{pile} cards of Ben: {old} set to 5, ?, 7 miscounted"
    assert str(tell_command(table, command)) == f"{pile} cards of Ben set by hand"


@pytest.mark.clause("SV-VAL-1", "SV-VAL-2", "SV-VAL-3")
@pytest.mark.parametrize(
    ("numbers", "clause"),
    [((13,), "SV-VAL-3"), ((5, 5), "SV-VAL-2"), ((2,), "SV-VAL-2"), ((0,) * 12, "SV-VAL-1")],
)
def test_a_pile_that_could_not_lie_there_is_refused_for_good(
    numbers: tuple[int, ...], clause: str
) -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:3")
    command = CorrectPile(seat=BEN, pile="eaten", numbers=numbers)
    assert clauses(table, command) == {clause}
    assert not liftable(table, command)


def test_cards_in_play_are_set_and_the_hunt_begins_when_all_are_there() -> None:
    table = play(choosing(), RevealCards(seat=ANN, numbers=(3,)))
    table = play(table, CorrectPlay(seat=ANN, numbers=(4,)), CorrectPlay(seat=BEN, numbers=(5,)))
    assert table.phase is Phase.CHOOSING
    table = play(table, CorrectPlay(seat=CEM, numbers=()))
    assert (table.phase, table.in_play) == (Phase.HUNTING, cards("P1:4 P2:5"))
    back = play(
        choosing(), RevealCards(seat=ANN, numbers=(3,)), CorrectPlay(seat=ANN, numbers=None)
    )
    assert ANN in duties.awaited(back)


def test_cards_in_play_outside_the_turn_or_without_a_number_are_refused_for_good() -> None:
    assert clauses(begun(), CorrectPlay(seat=ANN, numbers=(3,))) == {"APP-1"}
    assert clauses(choosing(), CorrectPlay(seat=ANN, numbers=(0,))) == {"SV-PUB-2"}
    played = choosing().with_colour(ANN, safe=(3,))
    assert clauses(played, CorrectPlay(seat=ANN, numbers=(3,))) == {"SV-VAL-2"}


@pytest.mark.clause("SV-PUB-4")
@pytest.mark.parametrize("two", [True, False])
def test_who_owes_two_cards_is_set(two: bool) -> None:
    table = play(choosing(), CorrectDuty(seat=ANN, two=two))
    assert duties.owed(table, ANN) == (2 if two else 1)


@pytest.mark.clause("SV-VAL-5")
def test_the_predators_are_set_and_the_pile_follows() -> None:
    table = choosing()
    after = play(table, CorrectPredators(row=a_row(2, 5), removed=(NAMELESS,)))
    assert (after.draw_pile, after.uncounted) == (9, 2)
    assert [one.order for one in after.row] == [2, 5]
    # The next one is told apart from those.
    later = play(hunt(hunt(reveal(after, "P1:1 P2:2 P3:3"), ""), ""), TurnUpPredator())
    assert [one.order for one in later.row] == [2, 5, 6]
    assert clauses(table, CorrectPredators(row=a_row(1, 1), removed=())) == {"APP-1"}
    many = CorrectPredators(row=a_row(1), removed=(NAMELESS,) * 12)
    assert clauses(table, many) == {"SV-VAL-5"}


def test_the_moment_is_set_and_cards_in_play_go_back_to_the_hand_where_none_can_lie() -> None:
    table = hunting("P1:3 P2:4 P3:9", PICK)
    back = play(table, CorrectMoment(turn=4, phase=Phase.PREDATOR))
    assert (back.turn, back.in_play, back.colour(ANN).hand) == (4, (), 12)
    stays = play(table, CorrectMoment(turn=5, phase=Phase.HUNTING))
    assert stays.in_play == table.in_play
    assert play(table, CorrectMoment(turn=3, phase=Phase.OVER)).phase is Phase.OVER
    assert play(table, CorrectMoment(turn=0, phase=Phase.SETUP)).phase is Phase.SETUP


def test_a_predator_that_has_acted_stays_so_while_the_same_hunt_goes_on() -> None:
    table = hunt(hunting("P1:3 P2:4 P3:9", PICK, PICK), "")
    same = play(table, CorrectMoment(turn=3, phase=Phase.HUNTING))
    assert [one.acted for one in same.row] == [True, False]
    later = play(table, CorrectMoment(turn=4, phase=Phase.HUNTING))
    assert [one.acted for one in later.row] == [False, False]


@pytest.mark.parametrize(("turn", "phase"), [(0, Phase.PREDATOR), (3, Phase.SETUP), (100, "over")])
def test_a_moment_that_never_comes_is_refused_for_good(turn: int, phase: Phase) -> None:
    command = CorrectMoment(turn=turn, phase=Phase(phase))
    assert clauses(begun(), command) == {"APP-1"}
    assert not liftable(begun(), command)


def test_a_player_is_renamed_and_gets_another_tint() -> None:
    table = play(begun(), RenamePlayer(seat=BEN, name=" Bea ", tint=4))
    assert (table.colour(BEN).name, table.colour(BEN).tint) == ("Bea", 4)
    assert clauses(begun(), RenamePlayer(seat=BEN, name="Ann", tint=4)) == {"APP-1"}
    assert clauses(begun(), RenamePlayer(seat=BEN, name="", tint=4)) == {"APP-1"}
    assert clauses(begun(), RenamePlayer(seat=BEN, name="Ben", tint=0)) == {"SV-COMP-6"}
    assert clauses(begun(), RenamePlayer(seat=BEN, name="Ben", tint=5)) == {"SV-COMP-6"}


@pytest.mark.clause("SV-PIC-4")
def test_the_neutral_colour_gets_another_tint_and_never_a_name() -> None:
    table = play(begun(2), RenamePlayer(seat=Seat(2), name="Nobody", tint=4))
    assert (table.colours[2].name, table.colours[2].tint) == ("", 4)


def test_a_player_who_leaves_is_not_awaited_and_may_come_back() -> None:
    table = play(choosing(), RevealCards(seat=ANN, numbers=(3,)))
    table = play(table, RevealCards(seat=BEN, numbers=(4,)))
    gone = SetPresence(seat=CEM, gone=True)
    assert kinds(events(table, gone)) == ["presence_set", "hunt_began"]
    table = play(table, gone)
    assert (table.present, duties.owed(table, CEM)) == ((ANN, BEN), 0)
    assert clauses(table, RevealCards(seat=CEM, numbers=(9,))) >= {"SV-TURN-2"}
    table = play(hunt(table, ""), SetPresence(seat=CEM, gone=False), TurnUpPredator())
    assert duties.owed(table, CEM) == 1


def test_the_game_ends_without_the_cards_of_who_left() -> None:
    table = hunting("P1:12 P2:12 P3:12", PICK)
    for seat in (ANN, BEN):
        table = table.with_colour(seat, safe=tuple(range(1, 12)))
    table = play(table, SetPresence(seat=CEM, gone=True))
    assert hunt(table, "").phase is Phase.OVER


def test_when_the_last_player_with_cards_leaves_between_turns_nothing_is_stuck() -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:3")
    for seat in (ANN, BEN):
        table = table.with_colour(seat, safe=tuple(range(1, 13)))
    table = play(table, SetPresence(seat=CEM, gone=True), TurnUpPredator())
    while table.phase is Phase.HUNTING:
        table = hunt(table)
    assert table.phase is Phase.OVER


def test_somebody_stays_at_the_table_and_so_does_the_neutral_colour() -> None:
    table = play(begun(2), SetPresence(seat=ANN, gone=True))
    assert clauses(table, SetPresence(seat=BEN, gone=True)) == {"APP-1"}
    assert clauses(table, SetPresence(seat=Seat(2), gone=True)) == {"SV-2P-1"}


@pytest.mark.clause("SV-SW-7")
@pytest.mark.parametrize(
    ("name", "value"), [(switch.name, value) for switch in SWITCHES for value in switch.values]
)
def test_every_switch_can_be_turned_during_play_and_the_log_says_so(
    name: str, value: bool | str
) -> None:
    table = hunting("P1:3 P2:4 P3:9", speed(2))
    command = SetHouseRule(name=name, value=value)
    after = play(table, command)
    assert getattr(after.house, name) == value
    told = tell_event(table, events(table, command)[0])
    assert str(told) == f"{name} is now {str(value).lower()}"


@pytest.mark.parametrize(
    ("name", "value"),
    [("herd_tie", True), ("show_memory", "on"), ("season_cards", "off"), ("wind", True)],
)
def test_a_switch_takes_its_own_values_only(name: str, value: bool | str) -> None:
    assert clauses(begun(), SetHouseRule(name=name, value=value)) == {"APP-1"}


def test_a_switch_turned_in_the_hunt_counts_for_the_next_predator() -> None:
    table = hunting("P1:6 P1:7", speed(5))
    table = play(table, SetHouseRule(name="own_pair_is_herd", value=False))
    assert hunt(table).colour(ANN).eaten == (6, 7)


COMMANDS: list[Command] = [
    CorrectPile(seat=ANN, pile="safe", numbers=(1,)),
    CorrectPlay(seat=ANN, numbers=(5,)),
    CorrectDuty(seat=ANN, two=True),
    CorrectDuty(seat=ANN, two=False),
    CorrectPredators(row=a_row(1), removed=()),
    CorrectMoment(turn=2, phase=Phase.PREDATOR),
    RenamePlayer(seat=ANN, name="Anna", tint=0),
    SetPresence(seat=ANN, gone=True),
    SetPresence(seat=ANN, gone=False),
    SetHouseRule(name="show_memory", value=True),
    DescribePredator(order=1, card=PredatorCard(name="Lion", effect=speed(3))),
]


@pytest.mark.parametrize("command", COMMANDS, ids=range(len(COMMANDS)))
def test_a_correction_has_a_name_for_undo_and_is_known_as_one(command: Command) -> None:
    table = choosing()
    assert str(tell_command(table, command))
    assert GAME.correction(command)
    assert not clauses(table, command)
    forced(table, command)


def test_a_play_is_no_correction() -> None:
    assert not GAME.correction(TurnUpPredator())
    assert not GAME.correction(ResolvePredator(order=1))


def test_corrections_are_known_during_setup_too() -> None:
    assert play(opened(), RenamePlayer(seat=ANN, name="Anna", tint=0)).colour(ANN).name == "Anna"
