"""Section 8: Action Spaces, their frames, locks and the ban on using one twice running."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    DEE,
    a_board,
    a_table,
    cells,
    insisted,
    legal,
    played,
    refused,
    spaces,
    violations,
    warned,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Seat, Step, Table
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.rules.spaces import candidates, is_usable, occupants
from serengeti_companion.games.wild.terms import BasicAction, SpaceId, Species

ENCLOSED, OPEN = SpaceId("predators-1"), SpaceId("predators-2")
FOR_THREE, FOR_FOUR = SpaceId("predators-3"), SpaceId("large-3")


def discover(
    seat: Seat, space: SpaceId | None = None, cell: str = "A1", species: Species = Species.LION
) -> c.DiscoverAnimal:
    return c.DiscoverAnimal(seat=seat, species=species, cell=cells(cell)[0], space=space)


@pytest.mark.clause("WS-SPACE-2", "WS-EX-5")
def test_a_space_with_a_marker_in_a_full_frame_is_taken_and_the_dearer_one_is_left() -> None:
    table = a_table(2, at={BEN: ENCLOSED})
    assert refused(table, discover(ANN, ENCLOSED)) == {"WS-SPACE-2"}
    after = played(table, discover(ANN))
    assert (after.player(ANN).space, after.player(ANN).coins) == (OPEN, 4)


def test_one_coin_is_not_told_as_several() -> None:
    table = a_table(2, coins=0)
    for space, sentence in (
        (ENCLOSED, "It costs 1 Coin; Ann has 0."),
        (OPEN, "It costs 2 Coins; Ann has 0."),
    ):
        told = [str(v.message) for v in violations(table, discover(ANN, space))]
        assert told == [sentence]
    two = c.TakeCards(seat=ANN, cards=table.pool[:2])
    told = [str(v.message) for v in violations(table, two)]
    assert "The further card costs 1 Coin; Ann has 0." in told


@pytest.mark.clause("WS-SPACE-3")
def test_a_partly_enclosed_space_takes_any_number_of_markers() -> None:
    table = a_table(4, at={BEN: OPEN, CEM: OPEN, DEE: OPEN})
    after = played(table, discover(ANN, OPEN))
    assert occupants(after, OPEN) == (ANN, BEN, CEM, DEE)


@pytest.mark.clause("WS-SPACE-4")
def test_a_marker_stays_until_its_owners_next_action() -> None:
    table = played(a_table(3, coins=2), discover(ANN, ENCLOSED), c.EndTurn(seat=ANN))
    table = played(table, discover(BEN, OPEN, "A2"), c.EndTurn(seat=BEN))
    assert table.player(ANN).space == ENCLOSED
    table = played(table, c.PassTurn(seat=CEM))
    table = played(table, c.TakeCards(seat=ANN, cards=table.pool[:1]))
    assert occupants(table, ENCLOSED) == ()
    assert table.player(ANN).space == "take-1"


@pytest.mark.clause("WS-SPACE-5", "WS-SPACE-6", "WS-EX-6", "WS-RULING-16")
def test_the_same_action_may_be_repeated_but_not_on_the_same_space() -> None:
    table = a_table(2, at={ANN: ENCLOSED})
    assert refused(table, discover(ANN, ENCLOSED)) == {"WS-SPACE-6"}
    after = played(table, discover(ANN))
    assert (after.player(ANN).space, after.player(ANN).coins) == (OPEN, 4)


@pytest.mark.clause("WS-SPACE-6", "WS-RULING-14")
def test_the_ban_covers_partly_enclosed_spaces_too() -> None:
    assert refused(a_table(2, at={ANN: OPEN}), discover(ANN, OPEN)) == {"WS-SPACE-6"}


@pytest.mark.clause("WS-SPACE-6", "WS-RULING-16")
@pytest.mark.parametrize("players", [1, 2])
def test_the_ban_holds_alone_and_for_the_last_player_left(players: int) -> None:
    passed = [BEN] if players == 2 else []
    table = played(a_table(players, passed=passed), discover(ANN, ENCLOSED), c.EndTurn(seat=ANN))
    assert refused(table, discover(ANN, ENCLOSED, "A2")) == {"WS-SPACE-6"}


@pytest.mark.clause("WS-SPACE-6")
def test_a_space_left_for_one_turn_may_be_used_again() -> None:
    table = a_table(2, passed=[BEN])
    for space, cell in ((ENCLOSED, "A1"), (OPEN, "A2"), (ENCLOSED, "A3")):
        table = played(table, discover(ANN, space, cell), c.EndTurn(seat=ANN))
    assert table.player(ANN).space == ENCLOSED


@pytest.mark.clause("WS-RULING-15", "WS-PASS-4")
def test_the_ban_does_not_reach_into_the_next_round() -> None:
    table = a_table(2, at={ANN: ENCLOSED}, coins=2, passed=[BEN])
    table = played(table, c.PassTurn(seat=ANN))
    for step in (Step.MARKER, Step.POOL, Step.DRAW, Step.INCOME, Step.FIRST):
        table = played(table, c.SkipStep(step=step))
    assert legal(table, discover(ANN, ENCLOSED))


@pytest.mark.clause("WS-SPACE-7", "WS-TBL-LOCK")
@pytest.mark.parametrize(
    ("players", "three", "four"),
    [(1, False, False), (2, False, False), (3, True, False), (4, True, True)],
)
def test_a_locked_space_is_closed_to_everyone(players: int, three: bool, four: bool) -> None:
    table = a_table(players)
    at_three = refused(table, discover(ANN, FOR_THREE))
    at_four = refused(table, discover(ANN, FOR_FOUR, species=Species.GIRAFFE))
    assert (at_three, at_four) == (
        set() if three else {"WS-SPACE-7"},
        set() if four else {"WS-SPACE-7"},
    )


@pytest.mark.clause("WS-PIC-3")
def test_the_boards_own_marks_close_further_spaces_in_round_1() -> None:
    marked = spaces("predators-1: 1 full - closed-in-round-1", "predators-2: 2 partly -")
    for round_, clauses in ((1, {"WS-PIC-3"}), (2, set())):
        table = a_table(2, round_, spaces=marked)
        assert refused(table, discover(ANN, ENCLOSED)) == clauses
        assert legal(table, discover(ANN))


@pytest.mark.clause("WS-PIC-2")
def test_an_assumed_board_has_a_closed_and_an_open_space_for_each_action() -> None:
    table = a_table(2, printed=UNKNOWN_COPY)
    for action in BasicAction:
        found = candidates(table, action)
        assert [(s.price, s.frame.value, s.label.value) for s in found] == [
            (1, "full", "-"),
            (2, "partly", "-"),
        ]


@pytest.mark.clause("WS-PIC-2")
def test_an_assumed_board_warns_and_never_refuses() -> None:
    table = a_table(2, 1, printed=UNKNOWN_COPY, at={BEN: ENCLOSED, ANN: OPEN}, coins=0)
    taken, same = discover(ANN, ENCLOSED), discover(ANN, OPEN)
    assert warned(table, taken) == {"WS-SPACE-2", "WS-ACT-1"}
    assert warned(table, same) == {"WS-SPACE-6", "WS-ACT-1"}
    assert legal(table, taken)
    assert legal(table, same)
    after = played(table, taken)
    assert (after.player(ANN).space, after.player(ANN).coins) == (ENCLOSED, 0)


@pytest.mark.clause("WS-PIC-2", "WS-ACT-MOVE-2", "WS-ACT-TAKE-2")
def test_what_the_rulebook_says_itself_is_refused_on_an_assumed_board_too() -> None:
    table = a_table(2, 1, printed=UNKNOWN_COPY, board=a_board("C4 lion"), coins=1)
    assert refused(table, c.MoveAnimal(seat=ANN, path=cells("C4 C5"))) == {"WS-ACT-MOVE-2"}
    three = c.TakeCards(seat=ANN, cards=table.pool[:3])
    assert refused(table, three) == {"WS-ACT-TAKE-2"}
    assert legal(table, c.TakeCards(seat=ANN, cards=table.pool[:2]))


@pytest.mark.clause("WS-PIC-2")
def test_the_prices_of_an_assumed_board_are_edited_in_place() -> None:
    table = a_table(2, printed=UNKNOWN_COPY)
    dearer = replace(table.spaces[0], price=3)
    table = played(table, c.CorrectSpace(space=dearer))
    assert played(table, discover(ANN, dearer.id)).player(ANN).coins == 3
    assert played(table, discover(ANN)).player(ANN).space == OPEN


def test_a_board_entered_in_part_does_not_trap_the_table() -> None:
    table = a_table(2, spaces=spaces("large-1: 1 full -"))
    assert refused(table, discover(ANN)) == {"WS-ACT-1"}
    after = insisted(table, discover(ANN))
    assert (after.player(ANN).space, after.player(ANN).coins) == (None, 6)


@pytest.mark.clause("WS-ACT-1", "WS-ACT-MOVE-2")
def test_a_space_that_does_not_exist_hides_no_other_reason() -> None:
    table = a_table(2, 1, board=a_board("C4 lion"))
    move = c.MoveAnimal(seat=ANN, path=cells("C4 C5"), space=SpaceId("move-99"))
    assert refused(table, move) == {"WS-ACT-1", "WS-ACT-MOVE-2"}


def usable(table: Table, seat: Seat) -> set[str]:
    return {str(space.id) for space in table.spaces if is_usable(table, seat, space)}


def test_the_usable_spaces_are_those_that_nothing_refuses() -> None:
    table = a_table(2, at={BEN: ENCLOSED, ANN: SpaceId("take-1")}, coins=1)
    assert usable(table, ANN) == {
        "large-1",
        "scavengers-1",
        "herbivores-1",
        "swap-1",
        "move-1",
        "renew-1",
    }
    early = a_table(2, 1)
    assert not {s for s in usable(early, ANN) if s.startswith(("swap", "move"))}


def test_a_marker_taken_off_the_board_by_leaving_frees_its_space() -> None:
    table = played(a_table(2, at={BEN: ENCLOSED}), c.SetPresence(seat=BEN, gone=True))
    assert legal(table, discover(ANN, ENCLOSED))
