"""`score`, `simulate`, `replay` and `audit` for Survive The Serengeti, as promised."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.command_line import Call

ANN: dict[str, Any] = {"name": "Ann", "safe": [3, 4, 5, 6, 7], "eaten": [1, 2, 8, 9, 10, 11, 12]}
BEN: dict[str, Any] = {"name": "Ben", "safe": [2, 3, 4, 5, 9, 10, 12], "eaten": [1, 6, 7, 8, 11]}
NEUTRAL: dict[str, Any] = {"safe": [1, 2, 3, 4, 5, 10], "eaten": [6, 7, 8, 11, 12]}


def ended(*players: object, **more: object) -> dict[str, object]:
    return {"game": "survive", "players": list(players), **more}


def a_player(name: str, *safe: int) -> dict[str, object]:
    return {
        "name": name,
        "safe": list(safe),
        "eaten": [number for number in range(1, 13) if number not in safe],
    }


@pytest.mark.clause("SV-WIN-17")
def test_the_example_is_answered_to_the_letter(call: Call) -> None:
    reply = call("score", "-", given=ended(ANN, BEN, neutral=NEUTRAL))
    assert (reply.code, reply.complaints) == (0, [])
    answer = reply.answer
    assert answer["players"][0].items() >= {
        "name": "Ann", "eaten": 7, "herd": {"from": 3, "to": 7, "size": 5}, "extinct": True,
    }.items()  # fmt: skip
    assert answer["neutral"].items() >= {
        "eaten": 5, "herd": {"from": 1, "to": 5, "size": 5}, "extinct": False,
    }.items()  # fmt: skip
    assert (answer["winners"], answer["decided_by"]) == (["Ann"], "extinct")
    assert list(answer) == ["players", "neutral", "winners", "decided_by"]


@pytest.mark.clause("SV-WIN-15")
def test_no_herd_is_null_and_so_is_the_neutral_colour_of_three(call: Call) -> None:
    none = [a_player(name, 1, 3, 5, 7, 9, 11) for name in ("Ann", "Ben", "Cem")]
    answer = call("score", "-", given=ended(*none)).answer
    assert [player["herd"] for player in answer["players"]] == [None] * 3
    assert (answer["winners"], answer["decided_by"], answer["neutral"]) == ([], "nobody", None)
    same = call("score", "-", given=ended(*none, neutral=None)).answer
    assert same == answer


@pytest.mark.clause("SV-SW-2", "SV-EX-44")
@pytest.mark.parametrize(
    ("value", "winners", "decided_by"),
    [("shared", ["Ann", "Ben"], "shared"), ("next_herd", ["Ben"], "next_herd")],
)
def test_the_switches_of_this_game_count(
    call: Call, value: str, winners: list[str], decided_by: str
) -> None:
    players = (
        a_player("Ann", 1, 2, 3, 4, 8, 9),
        a_player("Ben", 1, 2, 3, 4, 7, 8),
        a_player("Cem", 1, 2, 3, 5, 7, 9),
    )
    given = ended(*players, house_rules={"herd_tie": value})
    answer = call("score", "-", given=given).answer
    assert (answer["winners"], answer["decided_by"]) == (winners, decided_by)


@pytest.mark.clause("SV-VAL-1", "SV-VAL-2", "SV-VAL-3", "SV-SETUP-4", "SV-2P-1")
@pytest.mark.parametrize(
    ("given", "where"),
    [
        (ended(ANN, BEN), "SV-2P-1"),
        (ended(ANN, BEN, a_player("Cem", 1, 2), neutral=NEUTRAL), "SV-2P-1"),
        (ended(ANN, neutral=None), "SV-SETUP-4"),
        (ended(*[a_player(name, 1, 2) for name in "ABCDEF"]), "SV-SETUP-4"),
        (ended(ANN | {"eaten": [1, 2]}, BEN, neutral=NEUTRAL), "SV-VAL-1"),
        (ended(ANN | {"safe": [3, 4, 5, 6, 7, 7]}, BEN, neutral=NEUTRAL), "SV-VAL-2"),
        (ended(ANN | {"safe": [3, 4, 5, 6, 7, 8]}, BEN, neutral=NEUTRAL), "SV-VAL-2"),
        (ended(ANN | {"safe": [3, 4, 5, 6, 7, 13]}, BEN, neutral=NEUTRAL), "SV-VAL-3"),
        (ended(ANN | {"safe": [3, 4, 5, 6, 7, 0]}, BEN, neutral=NEUTRAL), "SV-VAL-3"),
        (ended(ANN, BEN, neutral={"safe": [1, 1], "eaten": []}), "SV-VAL-2"),
        (ended(ANN, BEN | {"name": "Ann"}, neutral=NEUTRAL), "players[1].name"),
        (ended(ANN | {"name": ""}, BEN, neutral=NEUTRAL), "players[0].name"),
        (ended(ANN | {"safe": "3"}, BEN, neutral=NEUTRAL), "players[0].safe"),
        (ended(ANN | {"safe": ["3"]}, BEN, neutral=NEUTRAL), "players[0].safe[0]"),
        (ended({"name": "Ann", "safe": []}, BEN, neutral=NEUTRAL), "players[0].eaten"),
        (ended(ANN | {"herd": 5}, BEN, neutral=NEUTRAL), "players[0].herd"),
        (ended(ANN, BEN, neutral=NEUTRAL | {"name": "N"}), "neutral.name"),
        (ended(ANN, BEN, neutral=[]), "neutral"),
        (ended(ANN, BEN, neutral=NEUTRAL, mode="solo"), "mode"),
        (ended(ANN, BEN, neutral=NEUTRAL, house_rules={"herd_tie": True}), "house_rules.herd_tie"),
        (ended(3, BEN, neutral=NEUTRAL), "players[0]"),
    ],
)
def test_what_breaks_a_rule_or_does_not_validate_is_told(
    call: Call, given: object, where: str
) -> None:
    reply = call("score", "-", given=given)
    assert reply.code == 1
    assert list(reply.answer) == ["error"]
    assert any(complaint.startswith(f"1: {where}: ") for complaint in reply.complaints)


def test_neutral_cards_that_were_never_laid_may_be_missing(call: Call) -> None:
    few = {"safe": [1, 2, 3], "eaten": [10, 11, 12]}
    assert call("score", "-", given=ended(ANN, BEN, neutral=few)).code == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_simulated_games_come_to_an_end_without_a_problem(
    call: Call, tmp_path: Path, players: int
) -> None:
    out = str(tmp_path / "games")
    reply = call(
        "simulate",
        "survive",
        "--players",
        str(players),
        "--games",
        "5",
        "--seed",
        "1",
        "--out",
        out,
    )
    assert (reply.code, reply.complaints) == (0, [])
    answer = reply.answer
    assert (answer["games"], answer["finished"], answer["problems"]) == (5, 5, 0)
    assert len(answer["wins"]) == players
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 5
    replay = call("replay", str(files[0])).answer
    assert (replay["game"], replay["finished"]) == ("survive", True)
    assert replay["result"]["decided_by"]
    assert (call("audit", str(files[0])).code, call("audit", str(files[0])).output) == (0, "")
    assert call("replay", str(files[0]), "--transcript").output.startswith("Survive The Serengeti")


def test_a_replay_before_the_end_has_no_result_and_an_altered_one_is_audited(
    call: Call, tmp_path: Path
) -> None:
    out = str(tmp_path / "games")
    call("simulate", "survive", "--players", "3", "--games", "1", "--seed", "2", "--out", out)
    (path,) = (tmp_path / "games").iterdir()
    early = call("replay", str(path), "--until", "9").answer
    assert (early["finished"], early["result"]) == (False, None)
    file = json.loads(path.read_text(encoding="utf-8"))
    reveal = next(one for one in file["records"] if one["command"]["kind"] == "reveal_cards")
    reveal["command"]["numbers"] = [*reveal["command"]["numbers"], 99]
    reply = call("audit", "-", given=file)
    assert reply.code == 1
    (finding,) = reply.answers
    assert {"SV-VAL-3", "SV-VAL-4"} <= set(finding["clauses"])
    assert finding["on_word"] is False


@pytest.mark.parametrize(
    "more", [("--players", "1"), ("--players", "6"), ("--players", "3", "--coop")]
)
def test_a_table_that_cannot_be_is_wrong_usage(call: Call, more: tuple[str, ...]) -> None:
    reply = call("simulate", "survive", "--games", "1", "--seed", "1", *more)
    assert reply.code == 2
    assert reply.output == ""
