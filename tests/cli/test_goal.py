"""`goal`, as promised to other programs."""

import pytest
from support.command_line import Call


def test_the_examples_are_answered_to_the_letter(call: Call) -> None:
    given = {"scenario": 5, "players": 2, "round": 1, "value": 3}
    assert call("goal", "-", given=given).answer == {"needed": 5, "compare": ">=", "met": False}
    given = {"scenario": 1, "players": 2, "final": 331}
    assert call("goal", "-", given=given).answer == {"target": 330, "won": True}


@pytest.mark.clause("WS-SCN-4-1")
@pytest.mark.parametrize(("value", "met"), [(0, True), (1, False)])
def test_a_goal_of_at_most(call: Call, value: int, met: bool) -> None:
    given = {"scenario": 4, "players": 2, "round": 1, "value": value}
    assert call("goal", "-", given=given).answer == {"needed": 0, "compare": "<=", "met": met}


@pytest.mark.clause("WS-SCN-0-2", "WS-SCN-6-1")
@pytest.mark.parametrize(("scenario", "number"), [(1, 6), (5, 6), (6, 1), (6, 6)])
def test_no_goal_is_met(call: Call, scenario: int, number: int) -> None:
    given = {"scenario": scenario, "players": 4, "round": number, "value": 0}
    assert call("goal", "-", given=given).answer == {"needed": None, "compare": None, "met": True}


@pytest.mark.clause("WS-SCN-6-3")
@pytest.mark.parametrize(
    ("players", "final", "specialists", "rank"),
    [(1, 179, False, "Outstanding"), (1, 180, False, "Elite"), (1, 99, False, None),
     (4, 1039, True, "Outstanding"), (4, 1040, True, "Elite"), (2, 290, True, "Common")],
)  # fmt: skip
def test_the_challenge_gives_a_rank(
    call: Call, players: int, final: int, specialists: bool, rank: str | None
) -> None:
    given = {"scenario": 6, "players": players, "final": final, "specialists": specialists}
    assert call("goal", "-", given=given).answer == {"target": None, "won": None, "rank": rank}


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"scenario": 0, "players": 2, "round": 1, "value": 3}, "scenario"),
        ({"scenario": 7, "players": 2, "final": 3}, "scenario"),
        ({"scenario": 1, "players": 5, "final": 3}, "players"),
        ({"scenario": 1, "players": 2, "round": 7, "value": 3}, "round"),
        ({"scenario": 1, "players": 2, "round": 1}, "value"),
        ({"scenario": 1, "players": 2, "round": 1, "value": 5000}, "value"),
        ({"scenario": 1, "players": 2, "final": 5000}, "final"),
        ({"scenario": 1, "players": 2, "final": 3, "round": 1}, "round"),
        ({"scenario": 1, "players": 2, "final": 3, "specialists": True}, "specialists"),
        ({"scenario": 6, "players": 2, "final": 3}, "specialists"),
        ({"scenario": 6, "players": 2, "final": 3, "specialists": 1}, "specialists"),
    ],
)
def test_a_wrong_field_is_named(call: Call, given: object, where: str) -> None:
    reply = call("goal", "-", given=given)
    assert (reply.code, list(reply.answer)) == (1, ["error"])
    (complaint,) = reply.complaints
    assert complaint.startswith(f"1: {where}: ")
