"""Refusals name every reason at once; the table's word lifts what can be drawn on a table."""

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    a_board,
    a_table,
    blanks,
    cards,
    cells,
    final,
    insisted,
    played,
    refused,
    session,
    switched,
    violations,
)

from serengeti_companion.engine.session import Accepted, Rejected
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import Step
from serengeti_companion.games.wild.terms import BLANK, SpaceId, Species

(A1, C4, C5, C6, D5) = cells("A1 C4 C5 C6 D5")
LION, ZEBRA = Species.LION, Species.ZEBRA
PREDATORS_1 = SpaceId("predators-1")


def test_all_reasons_against_a_move_are_named_at_once() -> None:
    board = a_board("C4 lion", "D5 zebra")
    table = a_table(
        2, 1, board=board, coins=0, at={BEN: SpaceId("move-1")}, house=switched(overlap="effect")
    )
    bad = c.MoveAnimal(seat=BEN, path=cells("C4 D5 D6 D7 D5"), space=SpaceId("move-3"))
    assert refused(table, bad) == {
        "WS-TURN-1",  # Ann is to act
        "WS-ACT-MOVE-2",  # in Round 1
        "WS-SPACE-7",  # with 2 players
        "WS-ACT-1",  # without a Coin
        "WS-ACT-MOVE-1",  # four steps
        "WS-ACT-MOVE-3",  # one of them diagonal
        "WS-RULING-21",  # onto a Zebra
    }


def test_all_reasons_against_a_discovery_are_named_at_once() -> None:
    board = a_board("A1 lion", "A2 lion", "A3 lion")
    table = a_table(2, board=board, coins=0, at={BEN: PREDATORS_1}, passed=[ANN], turn=BEN)
    bad = c.DiscoverAnimal(seat=ANN, species=LION, cell=A1, space=PREDATORS_1)
    assert refused(table, bad) == {
        "WS-PASS-3",
        "WS-SPACE-2",
        "WS-ACT-1",
        "WS-ACT-DISC-1",
        "WS-ACT-DISC-6",
    }


def test_all_reasons_against_a_pass_are_named_at_once() -> None:
    board = a_board("C4 lion zebra")
    house = switched(freeActionsBeforePass=False)
    table = a_table(board=board, coins=4, food=1, tableaus={ANN: blanks(10)}, house=house)
    table = played(table, c.SpendFood(seat=ANN, path=(C4, C5), animal=ZEBRA))
    table = played(table, c.CorrectMap(cell=C4, animals=(LION, LION)))
    table = played(table, c.TakeCards(seat=ANN, cards=(BLANK,)))
    assert refused(table, c.PassTurn(seat=ANN)) == {
        "WS-TURN-2",
        "WS-PASS-2",
        "WS-RULING-10",
        "WS-TURN-5",
        "WS-TURN-6",
        "WS-TAB-2",
        "WS-TAB-3",
    }


def test_all_reasons_against_completing_a_card_are_named_at_once() -> None:
    board = a_board("C4 jackal", "D6 rhinoceros", "A1 lion zebra")
    table = a_table(board=board, tableaus={CEM: (41,)})
    bad = c.FilmScene(seat=CEM, card=cards(41)[0], vfx=(0,))
    assert refused(table, bad) >= {
        "WS-TURN-4",
        "WS-SCENE-5",
        "WS-RES-VFX-1",
        "WS-RULING-22",
    }


def test_every_reason_is_a_sentence_with_the_things_it_concerns() -> None:
    table = a_table(2, board=a_board("C4 zebra"), at={BEN: PREDATORS_1})
    bad = c.DiscoverAnimal(seat=ANN, species=LION, cell=C4, space=PREDATORS_1)
    told = {v.clause: (str(v.message), v.subjects) for v in violations(table, bad)}
    assert told == {
        "WS-SPACE-2": (
            "Ben stands on the 1-Coin space of Discover Predators.",
            ("space:predators-1",),
        ),
        "WS-ACT-DISC-6": ("The Zebra stands on C4 already.", ("cell:C4",)),
    }


def test_one_reason_is_not_named_twice() -> None:
    table = a_table(2, 1, board=a_board("C4 lion"))
    found = violations(table, c.MoveAnimal(seat=ANN, path=(C4, C5)))
    assert [v.clause for v in found] == ["WS-ACT-MOVE-2"]


def test_the_word_of_the_table_lifts_the_clauses_it_is_given_for_and_is_recorded() -> None:
    table = a_table(2, 1, board=a_board("C4 lion"), at={ANN: SpaceId("move-1")})
    bad = c.MoveAnimal(seat=ANN, path=(C4, C5), space=SpaceId("move-1"))
    sitting = session(table)
    answer = sitting.submit(bad, on_word={"WS-ACT-MOVE-2"})
    assert isinstance(answer, Rejected)
    # All reasons are told again, not only what is left.
    assert {v.clause for v in answer.violations} == {"WS-ACT-MOVE-2", "WS-SPACE-6"}
    assert sitting.state == table
    lifted = sitting.submit(bad, on_word={"WS-ACT-MOVE-2", "WS-SPACE-6", "WS-PASS-2"})
    assert isinstance(lifted, Accepted)
    assert sitting.last is not None
    assert sitting.last.on_word == ("WS-ACT-MOVE-2", "WS-SPACE-6")
    assert sitting.state.at(C5) == (LION,)


def test_a_legal_command_records_no_word() -> None:
    sitting = session(a_table())
    command = c.DiscoverAnimal(seat=ANN, species=LION, cell=A1)
    sitting.submit(command, on_word={"WS-TURN-1"})
    assert sitting.last is not None
    assert sitting.last.on_word == ()


LIFTED: list[tuple[str, c.Command]] = [
    ("WS-TURN-1", c.DiscoverAnimal(seat=CEM, species=LION, cell=A1)),
    ("WS-TURN-4", c.DiscardCards(seat=CEM, cards=cards(3, 4))),
    ("WS-PASS-2", c.PassTurn(seat=ANN)),
    ("WS-PASS-3", c.DiscoverAnimal(seat=BEN, species=LION, cell=A1)),
    ("WS-RULING-8", c.EndTurn(seat=ANN)),
    ("WS-TAB-2", c.PassTurn(seat=ANN)),
    ("WS-ACT-MOVE-1", c.MoveAnimal(seat=ANN, path=cells("C4 C4 C4 C4 C4"))),
    ("WS-ACT-MOVE-3", c.MoveAnimal(seat=ANN, path=cells("C4 D5 D6"))),
    ("WS-ACT-DISC-6", c.DiscoverAnimal(seat=ANN, species=ZEBRA, cell=C4)),
    ("WS-ACT-TAKE-1", c.TakeCards(seat=ANN, cards=cards(60))),
    ("WS-ACT-TAKE-2", c.BuyCards(seat=ANN, cards=cards(30))),
    ("WS-RES-FOOD-1", c.SpendFood(seat=ANN, path=(C4, C5, C6))),
    ("WS-RES-FOOD-2", c.SpendFood(seat=ANN, path=(C4, D5))),
    ("WS-SCENE-2", c.FilmScene(seat=ANN, card=cards(1)[0])),
]


@pytest.mark.parametrize(("clause", "command"), LIFTED)
def test_what_can_be_drawn_on_a_table_can_be_overruled(clause: str, command: c.Command) -> None:
    table = a_table(
        coins=3,
        board=a_board("C4 lion"),
        pool=(30, 31, 32, 33, 34, 35),
        tableaus={ANN: (*cards(1), *blanks(8)), CEM: (3, 4)},
        passed=[BEN],
    )
    assert clause in refused(table, command)
    assert not final(table, command)
    assert not problems(insisted(table, command))


FINAL: list[tuple[str, c.Command]] = [
    ("WS-TURN-5", c.EndTurn(seat=ANN)),
    ("WS-TURN-5", c.PassTurn(seat=ANN)),
    ("WS-COMP-1", c.TakeCards(seat=ANN, cards=cards(2, 2))),
    ("WS-COMP-1", c.DiscardCards(seat=ANN, cards=cards(10, 10))),
    ("WS-COMP-1", c.EndTurn(seat=ANN, revealed=cards(1))),
    ("WS-COMP-1", c.RenewPool(seat=ANN, revealed=cards(3))),
    ("WS-COMP-1", c.FilmScene(seat=ANN, card=cards(10)[0], shown=cards(3)[0])),
    ("WS-PREP-1", c.SkipStep(step=Step.POOL)),
    ("WS-PREP-2", c.BeginPlay()),
    ("WS-ACT-DISC-1", c.DiscoverAnimal(seat=ANN, species=LION, cell=A1)),
    ("WS-ACT-MOVE-1", c.MoveAnimal(seat=ANN, path=(A1, C4))),
    ("WS-ACT-SWAP-1", c.SwapAnimals(seat=ANN, first=A1, second=C4)),
    ("WS-RES-FOOD-1", c.SpendFood(seat=ANN, path=(A1, C4))),
]


@pytest.mark.parametrize(("clause", "command"), FINAL)
def test_what_could_not_be_drawn_stays_refused(clause: str, command: c.Command) -> None:
    table = a_table(
        board=a_board("C4 lion zebra", "C5 lion", "C6 lion"),
        pool=(1, 2, 6, 7, 8, 9),
        tableaus={ANN: (10,), CEM: (3, 4)},
        galleries={ANN: (5,)},
        coins=2,
    )
    assert clause in final(table, command)
    sitting = session(table)
    answer = sitting.submit(command, on_word=refused(table, command))
    assert isinstance(answer, Rejected)
    assert sitting.state == table


def test_an_overruled_price_takes_what_is_there() -> None:
    table = a_table(2, coins=1)
    command = c.TakeCards(seat=ANN, cards=blanks(3), space=SpaceId("take-2"))
    after = insisted(table, command)
    assert (after.player(ANN).coins, len(after.player(ANN).tableau)) == (0, 3)
    assert after.player(ANN).space == "take-2"


def test_a_marker_on_a_space_of_another_action_stands_there() -> None:
    table = a_table(2, coins=5)
    command = c.TakeCards(seat=ANN, cards=blanks(1), space=SpaceId("large-1"))
    assert refused(table, command) == {"WS-ACT-1"}
    after = insisted(table, command)
    assert after.player(ANN).space == "large-1"
    assert not problems(after)


def test_what_a_resumed_past_refuses_stops_there() -> None:
    sitting = session(a_table(2))
    first = c.DiscoverAnimal(seat=ANN, species=LION, cell=C4)
    second = c.DiscoverAnimal(seat=BEN, species=ZEBRA, cell=C5, space=SpaceId("herbivores-1"))
    for command in (first, c.EndTurn(seat=ANN), second, c.EndTurn(seat=BEN)):
        assert isinstance(sitting.submit(command), Accepted)
    for _ in range(4):
        sitting.undo()
    sitting.submit(c.DiscoverAnimal(seat=ANN, species=LION, cell=C5))
    answer = sitting.resubmit(skip=1)
    assert isinstance(answer, Rejected)
    assert {v.clause for v in answer.violations} == {"WS-ACT-DISC-6"}
    assert sitting.set_aside[0].command == second
