"""`awards`, as promised to other programs."""

import pytest
from support.command_line import Call


def test_the_example_is_answered_to_the_letter(call: Call) -> None:
    totals = {"Ann": 6, "Ben": 6, "Cem": 5, "Dee": 3}
    given = {"mode": "competitive", "ceremony": 1, "totals": totals}
    reply = call("awards", "-", given=given)
    assert reply.code == 0
    assert list(reply.answer.items()) == [
        ("Ann", {"place": 1, "stars": 12}),
        ("Ben", {"place": 1, "stars": 12}),
        ("Cem", {"place": 2, "stars": 5}),
        ("Dee", {"place": None, "stars": 0}),
    ]


@pytest.mark.clause("WS-CHK-10", "WS-CHK-11", "WS-SOLO-7")
@pytest.mark.parametrize(
    ("ceremony", "total", "place", "stars"),
    [(1, 3, 2, 3), (1, 4, 1, 8), (2, 7, 2, 7), (2, 8, 1, 16)],
)
def test_alone_the_minimum_decides(
    call: Call, ceremony: int, total: int, place: int, stars: int
) -> None:
    given = {"mode": "solo", "ceremony": ceremony, "totals": {"Ann": total}}
    assert call("awards", "-", given=given).answer == {"Ann": {"place": place, "stars": stars}}


@pytest.mark.clause("WS-SW-12", "WS-RULING-54")
def test_coop_ranks_unless_a_house_rule_takes_the_minimum(call: Call) -> None:
    given = {"mode": "coop", "ceremony": 1, "totals": {"Ann": 5, "Ben": 4, "Cem": 3}}
    ranked = given | {"house_rules": {"coopAwards": "ranked"}}
    for asked in (given, ranked):
        answer = call("awards", "-", given=asked).answer
        assert [one["stars"] for one in answer.values()] == [10, 4, 0]
    minimum = given | {"house_rules": {"coopAwards": "soloMinimum"}}
    answer = call("awards", "-", given=minimum).answer
    assert [one["stars"] for one in answer.values()] == [10, 8, 3]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"mode": "team"}, "mode"),
        ({"ceremony": 3}, "ceremony"),
        ({"ceremony": 0}, "ceremony"),
        ({"totals": {"Ann": 1}}, "WS-COMP-29"),
        ({"totals": dict.fromkeys("ABCDE", 1)}, "WS-COMP-29"),
        ({"totals": {"Ann": 1, "Ben": 1}, "mode": "solo"}, "WS-SOLO-4"),
        ({"totals": {"Ann": 1, "": 1}}, "totals."),
        ({"totals": {"Ann": -1, "Ben": 1}}, "totals.Ann"),
        ({"totals": {"Ann": 1000, "Ben": 1}}, "totals.Ann"),
        ({"totals": {"Ann": None, "Ben": 1}}, "totals.Ann"),
        ({"totals": None}, "totals"),
        ({"total": {}}, "total"),
    ],
)
def test_a_wrong_field_is_named(call: Call, change: dict[str, object], where: str) -> None:
    given = {"mode": "competitive", "ceremony": 1, "totals": {"Ann": 6, "Ben": 4}} | change
    reply = call("awards", "-", given=given)
    assert (reply.code, list(reply.answer)) == (1, ["error"])
    (complaint,) = reply.complaints
    assert complaint.startswith(f"1: {where}: ")
