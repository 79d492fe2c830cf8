"""Whose turn it is, where the game stands and who is at the table, set by hand."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    DEE,
    a_table,
    blanks,
    cells,
    final,
    legal,
    played,
    preparing,
    whose,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import Phase, Step
from serengeti_companion.games.wild.rules.preparation import steps
from serengeti_companion.games.wild.terms import SpaceId, Species

DISCOVER = c.DiscoverAnimal(seat=ANN, species=Species.LION, cell=cells("A1")[0])


def test_whose_turn_it_is_can_be_set() -> None:
    table = played(a_table(), c.CorrectMoment(round=2, phase=Phase.ROUND, seat=CEM))
    assert whose(table) == CEM
    assert legal(table, replace(DISCOVER, seat=CEM))


def test_whose_turn_it_is_set_to_has_not_passed() -> None:
    table = a_table(passed=[CEM])
    table = played(table, c.CorrectMoment(round=2, phase=Phase.ROUND, seat=CEM))
    assert not table.player(CEM).passed
    assert legal(table, replace(DISCOVER, seat=CEM))


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_the_round_can_be_set(round_: int) -> None:
    table = played(a_table(), c.CorrectMoment(round=round_, phase=Phase.ROUND, seat=ANN))
    assert table.round == round_
    assert not problems(table)


@pytest.mark.parametrize("round_", [1, 4, 5, 6])
@pytest.mark.parametrize("step", Step)
def test_round_preparation_can_be_entered_at_any_step(round_: int, step: Step) -> None:
    moment = c.CorrectMoment(round=round_, phase=Phase.PREPARATION, step=step)
    table = played(a_table(2), moment)
    assert (table.phase, table.turn) == (Phase.PREPARATION, None)
    assert table.step is step or step not in steps(round_)
    assert not problems(table)
    # From there it goes on to the next round, whatever that round has of events.
    for _ in range(8):
        if table.step is not None:
            table = played(table, c.SkipStep(step=table.step))
    assert table.phase is Phase.ROUND
    assert not problems(table)


def test_preparation_begins_with_step_a_where_no_step_is_named() -> None:
    table = played(a_table(2), c.CorrectMoment(round=3, phase=Phase.PREPARATION))
    assert table.step is Step.MARKER


def test_leaving_preparation_by_hand_brings_everybody_back() -> None:
    table = preparing(a_table(2, 3), Step.POOL)
    table = played(table, c.CorrectMoment(round=3, phase=Phase.ROUND, seat=BEN))
    assert not any(player.passed for player in table.players)
    assert whose(played(table, replace(DISCOVER, seat=BEN), c.EndTurn(seat=BEN))) == ANN


@pytest.mark.parametrize(
    "moment",
    [
        c.CorrectMoment(round=0, phase=Phase.ROUND, seat=ANN),
        c.CorrectMoment(round=7, phase=Phase.ROUND, seat=ANN),
        c.CorrectMoment(round=2, phase=Phase.ROUND),
        c.CorrectMoment(round=2, phase=Phase.PREPARATION, seat=ANN),
    ],
)
def test_a_moment_that_cannot_be_is_not_set(moment: c.CorrectMoment) -> None:
    assert final(a_table(), moment)


def test_who_has_passed_can_be_set_both_ways() -> None:
    table = a_table(at={CEM: SpaceId("take-1")})
    out = played(table, c.CorrectPassed(seat=CEM, passed=True))
    assert (out.player(CEM).passed, out.player(CEM).space) == (True, None)
    assert out.turn == table.turn
    assert not played(out, c.CorrectPassed(seat=CEM, passed=False)).player(CEM).passed


def test_setting_the_player_to_act_as_passed_gives_the_turn_on() -> None:
    table = played(a_table(passed=[BEN]), c.CorrectPassed(seat=ANN, passed=True))
    assert whose(table) == CEM


def test_setting_the_last_one_as_passed_ends_the_round() -> None:
    table = played(a_table(2, passed=[BEN]), c.CorrectPassed(seat=ANN, passed=True))
    assert (table.phase, table.step) == (Phase.PREPARATION, Step.MARKER)


@pytest.mark.parametrize("step", [Step.MARKER, Step.DRAW])
def test_who_passed_is_not_asked_again_in_preparation(step: Step) -> None:
    table = preparing(a_table(2), step)
    assert played(table, c.CorrectPassed(seat=ANN, passed=True)).step is step


def test_a_marker_can_be_put_anywhere() -> None:
    place = c.CorrectMarker(seat=ANN, space=SpaceId("take-1"))
    table = played(a_table(at={BEN: SpaceId("take-1")}), place)
    assert table.player(ANN).space == "take-1"
    assert played(table, c.CorrectMarker(seat=ANN, space=None)).player(ANN).space is None
    assert final(table, c.CorrectMarker(seat=ANN, space=SpaceId("nowhere-1")))


def test_the_first_player_marker_can_be_given_to_anybody() -> None:
    assert played(a_table(), c.CorrectFirstPlayer(seat=DEE)).first == DEE


def test_a_player_can_be_renamed_and_recoloured() -> None:
    table = played(a_table(2), c.RenamePlayer(seat=BEN, name="  Zoë 🦁 ", colour=3))
    assert (table.player(BEN).name, table.player(BEN).colour) == ("Zoë 🦁", 3)
    assert legal(table, c.RenamePlayer(seat=ANN, name="A" * 40, colour=0))


@pytest.mark.parametrize(
    ("name", "colour"),
    [("", 1), ("  ", 1), ("Ann", 1), ("B" * 41, 1), ("a\nb", 1), ("B", 0), ("B", 4)],
)
def test_names_and_colours_are_told_apart(name: str, colour: int) -> None:
    assert final(a_table(2), c.RenamePlayer(seat=BEN, name=name, colour=colour))


def test_players_can_be_reseated() -> None:
    table = played(a_table(), c.ReseatPlayers(seating=(ANN, DEE, BEN, CEM)))
    table = played(table, DISCOVER, c.EndTurn(seat=ANN))
    assert whose(table) == DEE
    assert final(table, c.ReseatPlayers(seating=(ANN, BEN, CEM)))
    assert final(table, c.ReseatPlayers(seating=(ANN, ANN, BEN, CEM)))


def test_who_leaves_in_their_turn_gives_it_on_with_the_pool_filled() -> None:
    table = played(a_table(), c.TakeCards(seat=ANN, cards=blanks(2)))
    table = played(table, c.SetPresence(seat=ANN, gone=True, reason="the last bus"))
    assert whose(table) == BEN
    assert len(table.pool) == 6
    assert not problems(table)


def test_who_leaves_out_of_turn_is_passed_over() -> None:
    table = played(a_table(pool=blanks(5)), c.SetPresence(seat=BEN, gone=True))
    assert len(table.pool) == 5  # Ann's turn is not over
    assert whose(played(table, DISCOVER, c.EndTurn(seat=ANN))) == CEM


@pytest.mark.clause("WS-PREP-F-1")
def test_the_first_player_marker_passes_over_who_left() -> None:
    table = preparing(a_table(first=BEN), Step.FIRST)
    table = played(table, c.SetPresence(seat=CEM, gone=True), c.MoveFirstPlayer())
    assert (table.first, whose(table)) == (DEE, DEE)


@pytest.mark.parametrize("last", [c.MoveFirstPlayer(), c.SkipStep(step=Step.FIRST)])
def test_who_leaves_as_first_player_does_not_begin_the_next_round(last: c.Command) -> None:
    table = preparing(a_table(first=BEN), Step.FIRST)
    table = played(table, c.SetPresence(seat=BEN, gone=True), last)
    assert (table.first, whose(table)) == (CEM, CEM)


@pytest.mark.parametrize(("round_", "phase"), [(5, Phase.PREPARATION), (6, Phase.OVER)])
def test_the_last_one_not_passed_ends_the_round_by_leaving(round_: int, phase: Phase) -> None:
    table = a_table(3, round_, passed=[BEN, CEM])
    assert played(table, c.SetPresence(seat=ANN, gone=True)).phase is phase


def test_step_d_does_not_wait_for_who_left() -> None:
    table = preparing(a_table(2, 3), Step.DRAW)
    table = played(table, c.KeepFromFour(seat=ANN, kept=blanks(1)))
    assert table.step is Step.DRAW
    table = played(table, c.SetPresence(seat=BEN, gone=True))
    assert table.step is Step.INCOME
    assert played(table, c.ReceiveIncome()).player(BEN).coins == 6


def test_somebody_stays_at_the_table() -> None:
    table = played(a_table(2), c.SetPresence(seat=BEN, gone=True))
    assert final(table, c.SetPresence(seat=ANN, gone=True))
    assert legal(table, c.SetPresence(seat=ANN, gone=False))
    assert legal(table, DISCOVER)


def test_who_comes_back_plays_on() -> None:
    table = played(a_table(2), c.SetPresence(seat=BEN, gone=True))
    table = played(table, DISCOVER, c.SetPresence(seat=BEN, gone=False), c.EndTurn(seat=ANN))
    assert whose(table) == BEN
