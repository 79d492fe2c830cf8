"""`score` for WILD: Serengeti, as promised to other programs."""

from typing import Any

import pytest
from support.command_line import Call

ANN: dict[str, Any] = {
    "name": "Ann",
    "stars": 87,
    "completed": 17,
    "icons": {"like": 14, "leaf": 12, "flower": 4, "fruit": 3},
    "specialist": "narrator",
    "specialist_stars": None,
}
BEN: dict[str, Any] = {"name": "Ben", "stars": 92, "completed": 15, "specialist": "celebrity"}


def competitive(*players: object, **more: object) -> dict[str, object]:
    return {"game": "wild", "mode": "competitive", "players": list(players), **more}


def test_the_example_is_answered_to_the_letter(call: Call) -> None:
    reply = call("score", "-", given=competitive(ANN, BEN))
    assert reply.code == 0
    assert reply.answer == {
        "players": [
            {"name": "Ann", "track": 87, "like": 60, "specialist": 36, "total": 183,
             "completed": 17, "place": 1},
            {"name": "Ben", "track": 92, "like": 0, "specialist": 0, "total": 92,
             "completed": 15, "place": 2},
        ],
        "winners": ["Ann"],
        "decided_by": "stars",
    }  # fmt: skip


@pytest.mark.clause("WS-END-4", "WS-END-5")
@pytest.mark.parametrize(
    ("completed", "winners", "decided_by"),
    [((9, 8), ["Ann"], "completed"), ((8, 9), ["Ben"], "completed"),
     ((8, 8), ["Ann", "Ben"], "shared")],
)  # fmt: skip
def test_ties_go_to_completed_cards_or_are_shared(
    call: Call, completed: tuple[int, int], winners: list[str], decided_by: str
) -> None:
    players = [
        {"name": name, "stars": 50, "completed": number}
        for name, number in zip(("Ann", "Ben"), completed, strict=True)
    ]
    answer = call("score", "-", given=competitive(*players)).answer
    assert (answer["winners"], answer["decided_by"]) == (winners, decided_by)


@pytest.mark.clause("WS-RULING-65")
def test_coop_has_the_common_track_beside_the_players(call: Call) -> None:
    given = {
        "game": "wild", "mode": "coop", "scenario": 1, "stars": 320,
        "players": [
            {"name": "Ann", "completed": 20, "icons": {"like": 4}, "specialist": "cameraman"},
            {"name": "Ben", "completed": 18, "specialist": "Pilot", "specialist_stars": 1},
        ],
    }  # fmt: skip
    answer = call("score", "-", given=given).answer
    assert (answer["team_total"], answer["target"], answer["won"]) == (331, 330, True)
    assert (answer["winners"], answer["decided_by"], answer["rank"]) == (None, None, None)
    assert answer["players"][0] == {
        "name": "Ann", "track": 0, "like": 10, "specialist": 0, "total": 10, "completed": 20,
        "place": None,
    }  # fmt: skip
    level = call("score", "-", given=given | {"stars": 319}).answer
    assert (level["team_total"], level["won"]) == (330, False)
    inclusive = given | {"stars": 319, "house_rules": {"targetInclusive": True}}
    assert call("score", "-", given=inclusive).answer["won"] is True


@pytest.mark.clause("WS-SCN-6-3")
@pytest.mark.parametrize(("stars", "rank"), [(179, "Outstanding"), (180, "Elite"), (99, None)])
def test_the_solo_challenge_gives_a_rank(call: Call, stars: int, rank: str | None) -> None:
    player = {"name": "Ann", "stars": stars, "completed": 9}
    given = {"game": "wild", "mode": "solo", "scenario": 6, "players": [player]}
    answer = call("score", "-", given=given).answer
    assert (answer["rank"], answer["target"], answer["won"]) == (rank, None, None)


@pytest.mark.clause("WS-COOPSOLO-4")
def test_a_missing_specialist_is_refused_by_its_clause(call: Call) -> None:
    player = {"name": "Ann", "stars": 200, "completed": 9}
    given = {"game": "wild", "mode": "solo", "scenario": 1, "players": [player]}
    reply = call("score", "-", given=given)
    assert reply.code == 1
    assert reply.complaints == ["1: WS-COOPSOLO-4: Ann needs a Specialist in this scenario."]


def test_a_specialist_twice_is_refused(call: Call) -> None:
    reply = call("score", "-", given=competitive(ANN, BEN | {"specialist": "narrator"}))
    assert reply.complaints == ["1: WS-RULING-73: Ben: the Specialist narrator is taken already."]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"stars": 1000}, "players[0].stars"),
        ({"stars": -1}, "players[0].stars"),
        ({"stars": None}, "players[0].stars"),
        ({"stars": 87.0}, "players[0].stars"),
        ({"completed": "17"}, "players[0].completed"),
        ({"completed": True}, "players[0].completed"),
        ({"icons": []}, "players[0].icons"),
        ({"icons": {"likes": 1}}, "players[0].icons.likes"),
        ({"icons": {"like": 1000}}, "players[0].icons.like"),
        ({"name": ""}, "players[0].name"),
        ({"name": " "}, "players[0].name"),
        ({"name": 3}, "players[0].name"),
        ({"name": "A\nB"}, "players[0].name"),
        ({"name": "\ud800"}, "players[0].name"),
        ({"name": "x" * 10_000}, "players[0].name"),
        ({"specialist": ""}, "players[0].specialist"),
        ({"specialist": 3}, "players[0].specialist"),
        ({"specialist_stars": -3}, "players[0].specialist_stars"),
        ({"colour": "red"}, "players[0].colour"),
    ],
)
def test_a_wrong_field_is_named(call: Call, change: dict[str, object], where: str) -> None:
    reply = call("score", "-", given=competitive(ANN | change, BEN))
    assert reply.code == 1
    (complaint,) = reply.complaints
    assert complaint.startswith(f"1: {where}: ")
    assert len(complaint) < 200


@pytest.mark.parametrize("name", ["Zoë", "שרה", "\u202bאבא\u202c", "👩‍👩‍👧", "x" * 100, "a b"])
def test_names_of_all_writings_are_names(call: Call, name: str) -> None:
    answer = call("score", "-", given=competitive(ANN | {"name": name}, BEN)).answer
    assert answer["winners"] == [name]


@pytest.mark.parametrize(
    ("given", "where"),
    [
        (competitive(ANN), "WS-COMP-29"),
        (competitive(*[BEN | {"name": n, "specialist": None} for n in "ABCDE"]), "WS-COMP-29"),
        (competitive(ANN, BEN, mode="solo", scenario=6), "WS-SOLO-4"),
        (competitive(ANN, BEN, scenario=1), "WS-COOPSOLO-1"),
        (competitive(ANN, mode="solo"), "WS-SOLO-1"),
        (competitive(ANN, mode="solo", scenario=7), "scenario"),
        (competitive(ANN, BEN, mode="team"), "mode"),
        (competitive(ANN, BEN, stars=3), "stars"),
        (competitive(ANN, ANN | {"specialist": None}), "players[1].name"),
        (competitive(ANN, 3), "players[1]"),
        ({"game": "wild", "mode": "competitive", "players": {}}, "players"),
        ({"game": "chess"}, "game"),
        ({"mode": "competitive"}, "game"),
    ],
)
def test_a_wrong_table_is_told(call: Call, given: object, where: str) -> None:
    reply = call("score", "-", given=given)
    assert reply.code == 1
    assert reply.complaints[0].startswith(f"1: {where}: ")


def test_optional_counts_are_nothing_when_left_out_or_null(call: Call) -> None:
    bare = {"name": "Ann", "stars": 5, "completed": 0}
    nulls = bare | {"icons": None, "specialist": None, "specialist_stars": None}
    assert (
        call("score", "-", given=competitive(bare, BEN)).answer
        == call("score", "-", given=competitive(nulls, BEN)).answer
    )


def test_in_coop_players_have_no_stars_of_their_own(call: Call) -> None:
    given = competitive(ANN, BEN, mode="coop", scenario=6)
    reply = call("score", "-", given=given)
    assert [line.split(": ")[1] for line in reply.complaints] == [
        "players[0].stars",
        "players[1].stars",
    ]
