"""Sections 19 and 20: goals over what is not followed, and verdicts that are put right."""

import pytest
from support.tables import ANN, BEN, a_table, final, played, session
from support.wild_scenarios import OFF, ON, a_scenario, all_pass

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import CardTracking, HouseRules, Phase, Step, Tracking

# What is not followed


@pytest.mark.parametrize(
    ("scenario", "tracking"),
    [
        (2, Tracking(tokens=False)),
        (3, Tracking(cards=CardTracking.OFF)),
        (5, Tracking(cards=CardTracking.OFF)),
    ],
)
def test_a_goal_over_what_nobody_tracks_is_not_judged(scenario: int, tracking: Tracking) -> None:
    table = all_pass(a_scenario(scenario, 2, 2, 99, tracking=tracking, house=OFF))
    assert (table.phase, table.judged, table.lost_in) == (Phase.PREPARATION, None, None)


def test_the_score_is_always_followed() -> None:
    unwatched = Tracking(map=False, board=False, cards=CardTracking.OFF, tokens=False)
    assert all_pass(a_scenario(1, 2, 2, 0, tracking=unwatched)).lost_in == 2


# Put right by hand


def set_team(value: int) -> c.CorrectNumber:
    return c.CorrectNumber(fact="team", value=value)


def test_a_number_put_right_before_the_last_pass_is_what_counts() -> None:
    table = played(a_scenario(1, 2, 1, 0), c.PassTurn(seat=ANN), set_team(10))
    assert (table.judged, table.lost_in) == (None, None)
    assert played(table, c.PassTurn(seat=BEN)).lost_in is None


@pytest.mark.parametrize("house", [ON, OFF], ids=["on", "off"])
def test_a_number_put_right_after_the_verdict_puts_the_verdict_right(house: HouseRules) -> None:
    lost = all_pass(a_scenario(1, 2, 1, 9, house=house))
    assert lost.lost_in == 1
    met = played(lost, set_team(10))
    assert (met.phase, met.step, met.lost_in) == (Phase.PREPARATION, Step.MARKER, None)
    assert problems(met) == ()
    again = played(met, set_team(8))
    assert again.lost_in == 1
    assert again.phase is (Phase.PREPARATION if house.play_on_after_loss else Phase.OVER)


@pytest.mark.parametrize(
    ("scenario", "value", "command"),
    [
        (2, 1, c.CorrectNumber(fact="food", seat=ANN, value=9)),
        (2, 1, c.BookGain(seat=BEN, booked=c.Booking(vfx=5))),
        (3, 7, c.CorrectCards(place="tableau", seat=BEN, cards=())),
        (4, 1, set_team(0)),
        (5, 4, c.CorrectNumber(fact="completed", seat=ANN, value=5)),
        (1, 9, c.BookGain(seat=ANN, booked=c.Booking(stars=1))),
    ],
)
def test_whatever_the_goal_counts_can_be_put_right(
    scenario: int, value: int, command: c.Command
) -> None:
    lost = all_pass(a_scenario(scenario, 2, 1, value, house=OFF))
    assert (lost.lost_in, lost.phase) == (1, Phase.OVER)
    assert played(lost, command).lost_in is None
    assert played(lost, command).phase is Phase.PREPARATION


def test_a_correction_of_something_else_leaves_the_verdict() -> None:
    lost = all_pass(a_scenario(1, 2, 1, 9, house=OFF))
    for command in (
        c.CorrectNumber(fact="coins", seat=ANN, value=4),
        c.CorrectNumber(fact="food", seat=ANN, value=4),
        c.RenamePlayer(seat=ANN, name="Eva", colour=0),
    ):
        assert played(lost, command).phase is Phase.OVER


def test_once_the_marker_has_moved_a_number_put_right_changes_no_verdict() -> None:
    lost = played(all_pass(a_scenario(1, 2, 1, 9)), c.MoveRoundMarker())
    assert played(lost, set_team(500)).lost_in == 1


def test_the_loss_itself_is_set_by_hand() -> None:
    lost = played(all_pass(a_scenario(1, 2, 1, 9)), c.MoveRoundMarker())
    unlost = c.CorrectLoss(lost_in=None, reason="we counted wrong")
    assert played(lost, unlost).lost_in is None
    marked = c.CorrectLoss(lost_in=2)
    assert played(a_scenario(2, 2, 3), marked).lost_in == 2
    assert final(lost, c.CorrectLoss(lost_in=7)) == {"WS-GAME-1"}
    assert final(a_table(2), c.CorrectLoss(lost_in=1)) == {"WS-COOPSOLO-1"}


def test_going_back_to_a_round_takes_its_loss_back() -> None:
    lost = all_pass(a_scenario(1, 2, 2, 9))
    back = played(lost, c.CorrectMoment(round=2, phase=Phase.ROUND, seat=ANN))
    assert (back.lost_in, back.phase) == (None, Phase.ROUND)
    assert all_pass(back).lost_in == 2
    later = played(lost, c.CorrectMoment(round=3, phase=Phase.ROUND, seat=ANN))
    assert later.lost_in == 2


@pytest.mark.parametrize("house", [ON, OFF], ids=["on", "off"])
def test_a_verdict_is_taken_back_by_undo_and_comes_again_by_redo(house: HouseRules) -> None:
    sitting = session(a_scenario(1, 2, 1, 9, house=house))
    states = [sitting.state]
    for command in (c.PassTurn(seat=ANN), c.PassTurn(seat=BEN), set_team(10), set_team(9)):
        sitting.submit(command)
        states.append(sitting.state)
    for state in reversed(states[:-1]):
        sitting.undo()
        assert sitting.state == state
    for state in states[1:]:
        sitting.redo()
        assert sitting.state == state
