"""`score`, `simulate`, `replay` and `audit` for Serengeti: A Race For Life, as promised."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.command_line import Call

ANN: dict[str, Any] = {
    "name": "Ann",
    "species": {
        "eagle": 3, "antelope": 2, "lion": 1, "hyena": 0, "elephant": 4, "lizard": 1, "giraffe": 2,
        "monkey": 3,
    },
    "carcasses": 1,
    "savannah": 0,
}  # fmt: skip
BEN: dict[str, Any] = {
    "name": "Ben",
    "species": {
        "eagle": 1, "antelope": 3, "hyena": 2, "elephant": 2, "lizard": 2, "giraffe": 1,
        "monkey": 1,
    },
    "carcasses": 2,
    "savannah": 1,
}  # fmt: skip
MIDDLE = {"favours": None, "value": 0}


def ended(a: object = ANN, b: object = BEN, **more: object) -> dict[str, object]:
    return {"game": "race", "a": a, "b": b, "track": {"favours": "a", "value": 2}} | more


def side(name: str, species: dict[str, int] | None = None, **more: int) -> dict[str, Any]:
    return {"name": name, "species": species or {}, "carcasses": 0, "savannah": 0} | more


@pytest.mark.clause("RL-EX-10", "RL-SCORE-17")
def test_the_example_is_answered_to_the_letter(call: Call) -> None:
    reply = call("score", "-", given=ended())
    assert (reply.code, reply.complaints) == (0, [])
    assert reply.answer == {
        "a": {"species": 5, "savannah": 0, "track": 2, "carcasses": 0, "total": 7},
        "b": {"species": 3, "savannah": 3, "track": 0, "carcasses": -2, "total": 4},
        "winners": ["Ann"],
        "decided_by": "points",
    }


@pytest.mark.clause("RL-EX-22", "RL-EX-21")
def test_missing_species_are_none_and_the_middle_is_nobodys(call: Call) -> None:
    poor = ended(side("Ann", carcasses=1), side("Ben"), track=MIDDLE)
    assert call("score", "-", given=poor).answer["a"]["total"] == -2
    level = ended(side("Ann"), side("Ben"), track=MIDDLE)
    answer = call("score", "-", given=level).answer
    assert (answer["winners"], answer["decided_by"]) == (["Ann", "Ben"], "shared")


@pytest.mark.clause("RL-EX-24", "RL-SW-3")
@pytest.mark.parametrize(
    ("value", "winner", "decided_by"), [("end", "Ben", "track"), ("ever", "Ann", "lions")]
)
def test_the_switch_for_the_lions_counts(
    call: Call, value: str, winner: str, decided_by: str
) -> None:
    given = ended(
        side("Ann", {"eagle": 1, "lion": 2}, savannah=1, savannah_ever=2),
        side("Ben", {"hyena": 1}, savannah=1, savannah_ever=1),
        track={"favours": "b", "value": 1},
        house_rules={"tiebreak_lions": value},
    )
    answer = call("score", "-", given=given).answer
    assert (answer["winners"], answer["decided_by"]) == ([winner], decided_by)


@pytest.mark.clause("RL-SW-1")
@pytest.mark.parametrize("value", [0, "0", 1, "1"], ids=repr)
def test_a_switch_of_numbers_is_told_as_a_number_or_a_text(call: Call, value: object) -> None:
    given = ended(house_rules={"antelope_draw_cost": value})
    assert call("score", "-", given=given).code == 0
    for wrong in (2, "2", True):
        given = ended(house_rules={"antelope_draw_cost": wrong})
        complaint = call("score", "-", given=given).complaints[0]
        assert complaint.startswith("1: house_rules.antelope_draw_cost: ")


@pytest.mark.clause("RL-VAL-1", "RL-VAL-3")
@pytest.mark.parametrize(
    ("given", "where"),
    [
        (ended(side("Ann", {"eagle": 9}), side("Ben", {"eagle": 1})), "RL-VAL-1"),
        (ended(side("Ann", {"lion": 5}), side("Ben", savannah=5)), "RL-VAL-1"),
        (ended(side("Ann", carcasses=5), side("Ben", carcasses=4)), "RL-VAL-3"),
    ],
)
def test_more_pieces_than_there_are_is_refused(call: Call, given: object, where: str) -> None:
    reply = call("score", "-", given=given)
    assert reply.code == 1
    assert list(reply.answer) == ["error"]
    assert reply.complaints[0].startswith(f"1: {where}: ")


@pytest.mark.parametrize(
    ("given", "field"),
    [
        (ended(side("Ann"), side("Ann")), "b.name"),
        (ended(side("Ann", {"zebra": 1})), "a.species.zebra"),
        (ended(side("Ann", {"lion": -1})), "a.species.lion"),
        (ended(side("Ann", savannah=2, savannah_ever=1)), "a.savannah_ever"),
        (ended(track={"favours": None, "value": 2}), "track.value"),
        (ended(track={"value": 0}), "track.favours"),
        (ended(track={"favours": "c", "value": 1}), "track.favours"),
        (ended(track={"favours": "a"}), "track.value"),
        (ended(house_rules={"tiebreak_lions": "never"}), "house_rules.tiebreak_lions"),
        ({"game": "race", "b": BEN, "track": MIDDLE}, "a"),
        (ended({"name": "Ann", "species": {}, "carcasses": 0}), "a.savannah"),
        (ended(wind=1), "wind"),
    ],
)
def test_what_does_not_validate_is_named(call: Call, given: object, field: str) -> None:
    reply = call("score", "-", given=given)
    assert reply.code == 1
    assert any(line.startswith(f"1: {field}: ") for line in reply.complaints)


def test_a_batch_is_answered_line_by_line(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    bad = ended(side("Ann", carcasses=9))
    file.write_text("\n".join(json.dumps(one) for one in (ended(), bad, ended())))
    reply = call("score", str(file))
    assert reply.code == 1
    assert ["error" in answer for answer in reply.answers] == [False, True, False]


@pytest.fixture
def games(call: Call, tmp_path: Path) -> list[Path]:
    arguments = ["simulate", "race", "--players", "2", "--games", "3", "--seed", "1"]
    reply = call(*arguments, "--out", str(tmp_path))
    assert (reply.code, reply.complaints) == (0, [])
    answer = reply.answer
    assert (answer["games"], answer["finished"], answer["problems"]) == (3, 3, 0)
    assert call(*arguments).answer == answer
    return sorted(tmp_path.glob("*.serengeti"))


def test_simulated_games_are_replayed_and_audited(call: Call, games: list[Path]) -> None:
    assert len(games) == 3
    for game in games:
        replay = call("replay", str(game)).answer
        assert (replay["game"], replay["finished"]) == ("race", True)
        assert set(replay["result"]) == {"a", "b", "winners", "decided_by"}
        audit = call("audit", str(game))
        assert (audit.code, audit.answers) == (0, [])
    half = call("replay", str(games[0]), "--until", "20").answer
    assert (half["finished"], half["result"]) == (False, None)


@pytest.mark.parametrize("more", [["--players", "3"], ["--players", "2", "--coop"]])
def test_a_table_that_cannot_be_is_wrong_usage(call: Call, more: list[str]) -> None:
    reply = call("simulate", "race", *more, "--games", "1", "--seed", "1")
    assert reply.code == 2
    assert reply.complaints[0].startswith("simulate: This game")
